"""What Vim and Neovim have in common: keys, and expressions that tell their state."""

from abc import abstractmethod
from pathlib import Path
from typing import Any

from .editor import TerminalEditor
from .waiting import settled, wait_for


class Vi(TerminalEditor):
    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of a Vim expression."""

    def open(self, path: Path) -> None:
        self.command(f"edit {path}")
        wait_for(lambda: self.evaluate("expand('%:t')"), lambda name: name == path.name, "the buffer")
        wait_for(self.is_attached, what="the server to be attached")

    def command(self, line: str) -> None:
        """Types a command below the text."""
        self.to_normal_mode()
        self.terminal.type(f":{line}\r")
        wait_for(lambda: self.evaluate("mode()"), lambda mode: mode != "c", "the command to be taken")

    def to_normal_mode(self) -> None:
        if self.evaluate("mode()") != "n":
            self.terminal.press("Escape")
            wait_for(lambda: self.evaluate("mode()"), lambda mode: mode == "n", "normal mode")

    def close(self) -> None:
        self.command("bdelete!")

    def text(self) -> str:
        return "\n".join(self.evaluate("getline(1, '$')")) + "\n"

    def type(self, text: str) -> None:
        self.insert()
        for character in text:
            before = self.cursor()
            self.terminal.type(character)
            wait_for(lambda: self.cursor() != before, what=f"the typed {character!r}")
            settled(self.suggestions, times=4)

    def insert(self) -> None:
        if self.evaluate("mode()") != "i":
            self.terminal.type("A")
            wait_for(lambda: self.evaluate("mode()"), lambda mode: mode == "i", "insert mode")

    def cursor(self) -> Any:
        return self.evaluate("[getline('.'), getpos('.')]")

    def go_to(self, line: int, word: str = "") -> None:
        column = self.text().splitlines()[line - 1].index(word) + 1 if word else 999
        self.command(f"call cursor({line}, {column})")
        wait_for(lambda: self.evaluate("line('.')"), lambda at: at == line, f"line {line}")

    def menu(self) -> dict[str, Any]:
        return self.evaluate("complete_info(['items', 'pum_visible', 'selected'])")

    def suggest(self) -> None:
        self.terminal.press("C-x", "C-o")

    def suggestions(self) -> list[str]:
        menu = self.menu()
        return [item.get("abbr") or item["word"] for item in menu["items"]] if menu["pum_visible"] else []

    def accept(self, label: str) -> None:
        index = self.suggestions().index(label)
        while (selected := self.menu()["selected"]) != index:
            self.terminal.press("C-n" if selected < index else "C-p")
            wait_for(lambda: self.menu()["selected"], lambda now: now != selected, "another selection")
        self.terminal.press("C-y")
        wait_for(lambda: not self.menu()["pum_visible"], what="the menu to close")
        settled(self.text)
        # A snippet's field may be selected.
        self.to_normal_mode()
