"""Vim in a terminal; its state is asked for over one of its own JSON channels."""

import json
import socket
from pathlib import Path
from typing import Any

from .documents import Diagnostic
from .readme import code_block
from .vi import Vi
from .waiting import PATIENCE, wait_for

SEVERITIES = {"E": "error", "W": "warning", "I": "information"}


class Channel:
    """The other end of a channel that Vim opens (`:help channel-commands`)."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.settimeout(PATIENCE)
        self.port = self.listener.getsockname()[1]
        self.number = 0

    def accept(self) -> None:
        self.connection, _ = self.listener.accept()
        self.connection.settimeout(PATIENCE)
        self.reader = self.connection.makefile("r", encoding="utf-8")

    def evaluate(self, expression: str) -> Any:
        # Vim answers to a negative number.
        self.number -= 1
        self.connection.sendall(json.dumps(["expr", expression, self.number]).encode())
        while True:
            number, value = json.loads(self.reader.readline())
            if number == self.number:
                return value

    def close(self) -> None:
        self.listener.close()
        if hasattr(self, "connection"):
            self.connection.close()


class VimWithALE(Vi):
    name = "Vim with ALE"
    # The first three ALE does not do, and its menu shows whole texts, not the names of templates; for other JSON the
    # page's set-up does not start the server.
    lacks = {"outline", "folding", "hints", "lenses", "a payload from nothing", "silence on other JSON"}

    def __init__(self, server: Path):
        super().__init__(server)
        (self.home / ".vimrc").write_text(code_block("editors/vim/README.md", "vim"))
        self.channel = Channel()
        self.start(["vim", "-c", f"let g:story = ch_open('127.0.0.1:{self.channel.port}')"])
        self.channel.accept()

    def end(self) -> None:
        super().end()
        self.channel.close()

    def evaluate(self, expression: str) -> Any:
        return self.channel.evaluate(expression)

    def is_attached(self) -> bool:
        return bool(self.servers()) and self.evaluate("get(b:, 'ale_linted', 0)") > 0

    def diagnostics(self) -> list[Diagnostic]:
        found = self.evaluate("ale#engine#GetLoclist(bufnr(''))")
        return [(d["lnum"], SEVERITIES[d["type"]], str(d.get("code", ""))) for d in found]

    def hover(self) -> str:
        self.command("ALEHover")
        # A short text is echoed below, a long one fills the screen until a key is pressed.
        before = self.text()
        return wait_for(self.screen, lambda shown: shown.count("interruption-level") > before.count("interruption-level"))

    def fix(self, title: str) -> None:
        # The list comes at once or after a while, and waits for an answer.
        self.to_normal_mode()
        self.terminal.type(":ALECodeAction\r")
        screen = wait_for(self.screen, lambda text: title in text, f"{title!r} in the list")
        if ") " in screen:
            number = next(line.strip().split(")")[0] for line in screen.splitlines() if title in line)
            self.terminal.type(f"{number}\r")

    def format(self) -> None:
        self.command("ALEFix")
