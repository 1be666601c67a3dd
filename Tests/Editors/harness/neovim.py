"""Neovim in a terminal; its state is asked for over its own RPC."""

from pathlib import Path
from typing import Any

import pynvim

from . import json_server
from .documents import Diagnostic
from .editor import SIZE
from .readme import code_block
from .vi import Vi
from .waiting import wait_for

SEVERITIES = ["error", "warning", "information", "hint"]

DIAGNOSTICS = """
  local found = {}
  for _, d in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, { d.lnum + 1, d.severity, tostring(d.code) })
  end
  return found
"""
FLOAT = """
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), '\\n')
    end
  end
  return ''
"""
OUTLINE = """
  local names = {}
  local function add(symbols)
    for _, symbol in ipairs(symbols or {}) do
      table.insert(names, symbol.name)
      add(symbol.children)
    end
  end
  local client = vim.lsp.get_clients({ bufnr = 0, name = 'apns_lsp' })[1]
  if client and client:supports_method('textDocument/documentSymbol') then
    local parameters = { textDocument = vim.lsp.util.make_text_document_params() }
    local answer = client:request_sync('textDocument/documentSymbol', parameters, 5000, 0)
    add(answer and answer.result)
  end
  return names
"""
# Folds nest; a line where the level rises begins one.
FOLDS = """
  vim.cmd('normal! zx')
  vim.cmd('normal! zR')
  local folds, open = {}, {}
  for line = 1, vim.fn.line('$') + 1 do
    local level = vim.fn.foldlevel(line)
    while #open > level do
      table.insert(folds, { table.remove(open), line - 1 })
    end
    while #open < level do
      table.insert(open, line)
    end
  end
  return folds
"""
HINTS = """
  local labels = {}
  for _, hint in ipairs(vim.lsp.inlay_hint.get({ bufnr = 0 })) do
    local label = hint.inlay_hint.label
    if type(label) == 'table' then
      label = table.concat(vim.tbl_map(function(part) return part.value end, label))
    end
    table.insert(labels, label)
  end
  return labels
"""
# As `lsp/jsonls.lua` of nvim-lspconfig has it.
JSON_SERVER = """
  vim.lsp.config('jsonls', {
    cmd = ..., filetypes = { 'json', 'jsonc' }, init_options = { provideFormatter = true }, root_markers = { '.git' },
  })
  vim.lsp.enable('jsonls')
  vim.opt.expandtab, vim.opt.shiftwidth = true, 2
"""
SERVERS = """
  return vim.tbl_map(function(client) return client.name end, vim.lsp.get_clients({ bufnr = 0 }))
"""

LENSES = """
  return vim.tbl_map(function(lens) return lens.command.title end, vim.lsp.codelens.get(0))
"""


class Neovim(Vi):
    name = "Neovim"
    has = {"beside a JSON server"}

    def __init__(self, server: Path, size: tuple[int, int] = SIZE):
        super().__init__(server)
        configuration = self.home / ".config" / "nvim"
        configuration.mkdir(parents=True)
        (configuration / "init.lua").write_text(code_block("editors/neovim/README.md", "lua"))
        socket = str(self.scratch / "nvim.socket")
        self.start(["nvim", "--listen", socket], size)
        self.nvim = wait_for(lambda: self.attach(socket), what="Neovim's socket")

    @staticmethod
    def attach(socket: str) -> pynvim.Nvim | None:
        """None before Neovim listens, which it does a moment after the socket is there."""
        try:
            return pynvim.attach("socket", path=socket)
        except (FileNotFoundError, ConnectionRefusedError):
            return None

    def evaluate(self, expression: str) -> Any:
        return self.nvim.eval(expression)

    def lua(self, code: str) -> Any:
        return self.nvim.exec_lua(code)

    def is_attached(self) -> bool:
        return self.lua("return #vim.lsp.get_clients({ bufnr = 0, name = 'apns_lsp' }) > 0")

    def diagnostics(self) -> list[Diagnostic]:
        return [(line, SEVERITIES[severity - 1], code) for line, severity, code in self.lua(DIAGNOSTICS)]

    def hover(self) -> str:
        self.terminal.type("K")
        return wait_for(lambda: self.lua(FLOAT), what="the hover window")

    def fix(self, title: str) -> None:
        # Neovim 0.11's own key for code actions.
        self.terminal.type("gra")
        screen = wait_for(self.screen, lambda text: title in text, f"{title!r} in the list")
        number = next(line.strip().split(":")[0] for line in screen.splitlines() if title in line and ": " in line)
        self.terminal.type(f"{number}\r")

    def format(self) -> None:
        self.command("lua vim.lsp.buf.format()")

    def start_json_server(self) -> None:
        self.nvim.exec_lua(JSON_SERVER, json_server.command())

    def servers_here(self) -> set[str]:
        return set(self.lua(SERVERS))

    def outline(self) -> list[str]:
        return self.lua(OUTLINE)

    def folds(self) -> list[tuple[int, int]]:
        return [(first, last) for first, last in self.lua(FOLDS)]

    def hints(self) -> list[str]:
        return self.lua(HINTS)

    def lenses(self) -> list[str]:
        return self.lua(LENSES)
