"""Actions and movement in Neovim, through its own commands: what the story for every editor does not go into."""

import functools
import json
from collections.abc import Callable

from . import actions, documents
from .neovim import Neovim
from .report import expect, expect_that
from .waiting import settled, wait_for

# Applies the action of a title, at the first diagnostic of a code.
FIX = """
  local code, title = ...
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    if tostring(diagnostic.code) == code then
      vim.api.nvim_win_set_cursor(0, { diagnostic.lnum + 1, diagnostic.col })
      vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title == title end })
      return true
    end
  end
  return false
"""
FIX_ALL = "vim.lsp.buf.code_action({ apply = true, context = { only = { 'source.fixAll' }, diagnostics = {} } })"
HIGHLIGHTS = """
  local lines = {}
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(0, -1, 0, -1, { details = true })) do
    if (mark[4].hl_group or ''):match('^LspReference') then
      table.insert(lines, mark[2] + 1)
    end
  end
  table.sort(lines)
  return lines
"""


def open_text(neovim: Neovim, name: str, text: str) -> None:
    path = neovim.write(name, text)
    neovim.command(f"edit! {path}")
    wait_for(neovim.is_attached, what="the server to be attached")


def fixes_of_each_kind(neovim: Neovim, fixes: list[actions.Fix]) -> None:
    """The first fix of every check that has one, on the example of its page."""
    for number, fix in enumerate(fixes):
        # Each in a file of its own, with the ending that declares what it is.
        open_text(neovim, f"{number}{fix.name}", fix.text)
        wait_for(lambda: fix.code in [code for _, _, code in neovim.diagnostics()], what=f"the diagnostic {fix.code}")
        expect_that(neovim.nvim.exec_lua(FIX, fix.code, fix.title), f"{fix.code} is there")
        wanted = actions.without_times(fix.fixed).rstrip("\n")
        wait_for(
            lambda: actions.without_times(neovim.text()).rstrip("\n"), lambda text: text == wanted,
            f"{fix.code}, {fix.title}: {wanted!r}",
        )


def fix_all(neovim: Neovim) -> None:
    """All at once, and back with one key."""
    open_text(neovim, "eight.apns", documents.EIGHT_FAULTS)
    wait_for(lambda: len(neovim.diagnostics()), lambda count: count == 8, "eight diagnostics")
    neovim.lua(FIX_ALL)
    wait_for(neovim.text, lambda text: text == documents.EIGHT_FIXED, f"{documents.EIGHT_FIXED!r}")
    wait_for(lambda: not neovim.diagnostics(), what="the diagnostics to go")
    neovim.to_normal_mode()
    neovim.terminal.type("u")
    wait_for(neovim.text, lambda text: text == documents.EIGHT_FAULTS, "the text as it was, by one undo")


def refactoring(neovim: Neovim) -> None:
    """From the menu, where its edit is not there before it is chosen."""
    open_text(neovim, "alert.apns", documents.TIDY + "\n")
    neovim.go_to(2, "alert")
    neovim.fix("Write `alert` as an object")
    wanted = documents.TIDY.replace('"Gate 12 closes"', '{ "body": "Gate 12 closes" }') + "\n"
    wait_for(neovim.text, lambda text: text == wanted, f"{wanted!r}")


def turning_off(neovim: Neovim) -> None:
    """Writes the project's configuration; once it is saved, the finding is gone."""
    open_text(neovim, "off.apns", documents.THREE_FAULTS)
    wait_for(lambda: len(neovim.diagnostics()), lambda count: count == 3, "three diagnostics")
    expect_that(
        neovim.nvim.exec_lua(FIX, "wrong-type", "Turn off `wrong-type` for this project"), "the diagnostic is there")
    wait_for(lambda: neovim.evaluate("bufexists('.apns-lsp.json')"), what="the configuration's buffer")
    neovim.command("silent wall")
    wait_for(lambda: (neovim.project / ".apns-lsp.json").exists(), what="the file")
    written = json.loads((neovim.project / ".apns-lsp.json").read_text())
    expect(written, {"severities": {"wrong-type": "off"}}, "the configuration")
    wait_for(lambda: "wrong-type" not in [code for _, _, code in neovim.diagnostics()], what="the diagnostic to go")


def symbols(neovim: Neovim) -> None:
    """`gO`, as Neovim maps it, lists them in a window."""
    open_text(neovim, "symbols.apns", documents.SOUND)
    neovim.to_normal_mode()
    neovim.terminal.type("gO")
    listed = wait_for(
        lambda: neovim.evaluate("map(getloclist(0), {_, item -> [item.lnum, item.text]})"), what="the list of symbols")
    for line, name in documents.SYMBOLS:
        expect_that(
            any(at == line and name in text for at, text in listed), f"{name} is listed on line {line}: {listed!r}")


def folding(neovim: Neovim) -> None:
    """Closes the fold of `aps`."""
    open_text(neovim, "fold.apns", documents.SOUND)
    neovim.go_to(3)
    wait_for(lambda: neovim.evaluate("foldlevel(3)"), lambda level: level >= 2, "the server's folds")
    neovim.terminal.type("zc")
    wait_for(lambda: neovim.evaluate("[foldclosed(3), foldclosedend(3)]"), lambda at: at == [2, 5], "lines 2 to 5 folded")


def highlight(neovim: Neovim) -> None:
    """The same key elsewhere in the document."""
    open_text(neovim, "highlight.apns", documents.REPEATED_KEY)
    neovim.go_to(4, "id")
    neovim.lua("vim.lsp.buf.document_highlight()")
    wait_for(lambda: neovim.lua(HIGHLIGHTS), lambda lines: lines == documents.REPEATED_ON, "the key's places")
    neovim.lua("vim.lsp.buf.clear_references()")
    expect(settled(lambda: neovim.lua(HIGHLIGHTS)), [], "what is highlighted afterwards")


def parts() -> dict[str, Callable[[Neovim], None]]:
    """The checks' fixes in portions, so that none takes long."""
    fixes, size = actions.first_fixes(), 12
    steps = {}
    for start in range(0, len(fixes), size):
        part = fixes[start : start + size]
        steps[f"fixes, {part[0].code} to {part[-1].code}"] = functools.partial(fixes_of_each_kind, fixes=part)
    return steps


STEPS: dict[str, Callable[[Neovim], None]] = {
    **parts(),
    "fix all, and undo": fix_all,
    "a refactoring": refactoring,
    "turning a check off": turning_off,
    "symbols in a list": symbols,
    "closing a fold": folding,
    "highlights": highlight,
}
