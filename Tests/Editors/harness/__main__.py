"""python -m harness NAME…: tells the story to each of the named editors."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from . import story
from .editor import Editor
from .readme import ROOT, check_readme
from .report import Report

RESULTS = ROOT / ".build" / "editors" / "results.json"


def server() -> Path:
    """`APNS_LSP`, else the release build, else the debug build."""
    given = os.environ.get("APNS_LSP")
    candidates = [Path(given)] if given else [ROOT / ".build" / kind / "apns-lsp" for kind in ("release", "debug")]
    for candidate in candidates:
        if candidate.is_file():
            return candidate.resolve()
    sys.exit("no apns-lsp: build it with `swift build`, or name it in APNS_LSP")


def editor(name: str) -> Callable[[Path], Editor]:
    # Each needs packages that the others do not.
    if name == "neovim":
        from .neovim import Neovim
        return Neovim
    if name == "vim":
        from .vim import VimWithALE
        return VimWithALE
    if name == "emacs-eglot":
        from .emacs import EmacsWithEglot
        return EmacsWithEglot
    if name == "emacs-lsp-mode":
        from .emacs import EmacsWithLSPMode
        return EmacsWithLSPMode
    if name == "monaco":
        from .monaco import Monaco
        return Monaco
    if name == "vscode":
        from .vscode import VSCode
        return VSCode
    sys.exit(f"no story for {name}")


def main() -> int:
    check_readme()
    report, binary = Report(), server()
    for name in sys.argv[1:]:
        start = editor(name)
        print(f"{name}:", flush=True)
        story.tell(lambda: start(binary), report)
        if name == "neovim":
            from . import neovim_actions
            story.tell(lambda: start(binary), report, neovim_actions.STEPS)
    report.write(RESULTS)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
