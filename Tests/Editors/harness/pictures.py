"""python -m harness.pictures: writes what the pages show, from the editors as they run.

The block of text in `README.md` is a terminal with Neovim in it, `editors/vscode/monaco.png` the picture of Monaco.
"""

import re

from pathlib import Path

from . import documents
from .__main__ import server
from .neovim import Neovim
from .readme import ROOT
from .waiting import settled, wait_for

SIZE = (96, 19)


def neovim_screens(binary: Path) -> list[str]:
    """A finding, suggestions, and an explanation."""
    screens = []
    editor = Neovim(binary, size=SIZE)
    try:
        editor.command("set linebreak pumheight=9 noruler noshowcmd laststatus=0 shortmess+=F")
        editor.open(editor.write("reminder.apns", documents.THREE_FAULTS))
        wait_for(lambda: len(editor.diagnostics()) == 3, what="diagnostics")
        editor.go_to(5, "mutableContent")
        editor.terminal.press("C-w")
        editor.terminal.type("d")
        wait_for(lambda: "misspelled-key" in editor.screen(), what="the message")
        screens.append(picture(editor))
        editor.open(editor.write("new.apns", ""))
        editor.type('{"aps":{"')
        wait_for(editor.suggestions, what="suggestions")
        screens.append(picture(editor))
        editor.to_normal_mode()
        editor.open(editor.write("train.apns", documents.SOUND))
        editor.go_to(4, "interruption-level")
        editor.hover()
        screens.append(picture(editor))
    finally:
        editor.quit()
    return screens


def picture(editor: Neovim) -> str:
    """The screen, without the empty lines below the text and without a typed command."""
    lines = settled(editor.screen).splitlines()
    lines = [line.rstrip() for line in lines if line.strip() != "~" and not line.startswith((":", "-- "))]
    return "\n".join(lines).rstrip()


def monaco_picture(binary: Path, path: Path) -> None:
    from .monaco import Monaco

    editor = Monaco(binary)
    try:
        editor.browser.set_window_size(1000, 490)
        editor.open(editor.write("reminder.apns", documents.THREE_FAULTS))
        wait_for(lambda: len(editor.diagnostics()) == 3, what="diagnostics")
        editor.go_to(5, "mutableContent")
        editor.hover()
        settled(editor.screen)
        editor.screenshot(path)
    finally:
        editor.quit()


def main() -> None:
    binary = server()
    screens = neovim_screens(binary)
    page = ROOT / "README.md"
    block = "```text\n" + "\n\n".join(screens) + "\n```\n"
    text = re.sub(r"^```text\n.*?^```\n", lambda _: block, page.read_text(), count=1, flags=re.MULTILINE | re.DOTALL)
    page.write_text(text)
    monaco_picture(binary, ROOT / "editors" / "vscode" / "monaco.png")


if __name__ == "__main__":
    main()
