"""Emacs in a terminal, with eglot or lsp-mode; its state is asked for through `emacsclient`."""

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

from .documents import Diagnostic
from .editor import TerminalEditor
from .readme import code_block
from .waiting import NeverHappened, settled, wait_for

PAGE = "editors/emacs/README.md"

SEVERITIES = ["error", "warning", "information", "hint"]

LAST_LINES = """
;; What a story needs and a person does not: a way in, no questions on closing, no words about compiling packages.
(setq native-comp-async-report-warnings-errors nil native-comp-deferred-compilation nil)
(setq server-name "story" server-socket-dir "{scratch}" confirm-kill-processes nil)
(setq make-backup-files nil auto-save-default nil create-lockfiles nil)
(server-start)
"""


class Emacs(TerminalEditor):
    #: How the page's set-up turns on another client than eglot.
    hook = "#'eglot-ensure"
    # eglot completes symbols, and the names of templates are several words.
    begin_of_template = ""
    # There is no command for the first two; for other JSON the page's set-up does not start the server.
    lacks = {"folding", "hints", "lenses", "silence on other JSON"}

    def __init__(self, server: Path):
        super().__init__(server)
        setup = code_block(PAGE, "elisp").replace("#'eglot-ensure", self.hook)
        (self.home / ".emacs").write_text(setup + LAST_LINES.format(scratch=self.scratch))
        # A repository, as a project is one.
        (self.project / ".git").mkdir()
        self.start(["emacs", "-nw", "--no-splash"])
        wait_for(lambda: (self.scratch / "story").exists(), what="Emacs's socket")

    def evaluate(self, form: str) -> Any:
        """The value of a form in the buffer that is shown, by way of JSON."""
        shown = f"(with-current-buffer (window-buffer (selected-window)) {form})"
        wrapped = f"(base64-encode-string (encode-coding-string (json-encode {shown}) 'utf-8) t)"
        done = subprocess.run(
            ["emacsclient", "-s", str(self.scratch / "story"), "--eval", f"(progn (require 'json) {wrapped})"],
            capture_output=True, text=True, check=False, timeout=20,
        )
        if done.returncode:
            raise RuntimeError(f"emacsclient: {done.stderr.strip()}")
        return json.loads(base64.b64decode(done.stdout.strip().strip('"')))

    def command(self, name: str) -> None:
        self.terminal.press("M-x")
        wait_for(lambda: "M-x" in self.prompt(), what="the prompt for a command")
        self.terminal.type(f"{name}\r")

    def prompt(self) -> str:
        """What Emacs asks below the text; empty if it asks nothing."""
        asked = "(with-current-buffer (window-buffer (active-minibuffer-window)) (minibuffer-prompt))"
        return self.evaluate(f'(if (active-minibuffer-window) {asked} "")') or ""

    def open(self, path: Path) -> None:
        self.terminal.press("C-x", "C-f")
        wait_for(lambda: "Find file" in self.screen(), what="the prompt for a file")
        self.terminal.press("C-a", "C-k")
        self.terminal.type(f"{path}\r")
        self.answer_questions()
        wait_for(lambda: self.evaluate("(buffer-name)"), lambda name: name == path.name, "the buffer")
        wait_for(self.is_attached, what="the server to be attached")
        # Flymake begins with the first command after that.
        self.terminal.press("C-l")

    def answer_questions(self) -> None:
        """A client may ask something when it sees a project for the first time."""

    def is_attached(self) -> bool:
        return self.evaluate("(and (fboundp 'eglot-managed-p) (eglot-managed-p) t)") is True

    def close(self) -> None:
        self.evaluate("(progn (set-buffer-modified-p nil) t)")
        self.closed = self.evaluate("(buffer-name)")
        self.terminal.press("C-x", "k", "Enter")
        wait_for(lambda: self.evaluate("(buffer-name)"), lambda name: name != self.closed, "the buffer to close")

    def text(self) -> str:
        return self.evaluate("(buffer-substring-no-properties (point-min) (point-max))")

    def diagnostics(self) -> list[Diagnostic]:
        form = """(vconcat (mapcar (lambda (d) (vector (line-number-at-pos (flymake-diagnostic-beg d))
                                            (symbol-name (flymake-diagnostic-type d))
                                            (flymake-diagnostic-text d)))
                          (and (bound-and-true-p flymake-mode) (flymake-diagnostics))))"""
        return [(line, severity(kind), code(text)) for line, kind, text in self.evaluate(form)]

    def type(self, text: str) -> None:
        for character in text:
            before = self.evaluate("(buffer-size)")
            self.terminal.type(character)
            wait_for(lambda: self.evaluate("(buffer-size)"), lambda now: now != before, f"the typed {character!r}")

    def go_to(self, line: int, word: str = "") -> None:
        place = f"(search-forward {json.dumps(word)} (line-end-position)) (goto-char (match-beginning 0))"
        self.evaluate(f"(progn (goto-char (point-min)) (forward-line {line - 1}) {place if word else '(end-of-line)'} t)")

    def suggest(self) -> None:
        self.terminal.press("C-M-i")

    def suggestions(self) -> list[str]:
        # The list is laid out in columns; each suggestion has the same text property.
        form = """(let (found)
          (when (get-buffer-window "*Completions*")
            (with-current-buffer "*Completions*"
              (let ((place (point-min)))
                (while (setq place (next-single-property-change place 'mouse-face))
                  (when (get-text-property place 'mouse-face)
                    (push (buffer-substring-no-properties
                           place (next-single-property-change place 'mouse-face nil (point-max)))
                          found))))))
          (vconcat (nreverse found)))"""
        return [label.strip() for label in self.evaluate(form)]

    def accept(self, label: str) -> None:
        self.terminal.press("C-x", "o")
        wait_for(lambda: self.evaluate("(buffer-name)"), lambda name: name == "*Completions*", "the list")
        found = f"(progn (goto-char (point-min)) (re-search-forward \"{label}\\\\_>\") (goto-char (match-beginning 0)) t)"
        self.evaluate(found)
        self.terminal.press("Enter")
        wait_for(lambda: self.evaluate("(buffer-name)"), lambda name: name != "*Completions*", "the choice")
        settled(self.text, times=4)

    def hover(self) -> str:
        # What is shown below the text comes with a movement; the key shows all of it.
        self.terminal.press("C-f", "C-b")
        wait_for(lambda: self.evaluate("(if eldoc-last-message t :json-false)"), what="the documentation below the text")
        self.terminal.press("C-h", ".")
        form = """(let ((window (seq-find (lambda (w) (string-match-p "eldoc" (buffer-name (window-buffer w))))
                                          (window-list))))
          (if window (with-current-buffer (window-buffer window)
                       (buffer-substring-no-properties (point-min) (point-max))) ""))"""
        return wait_for(lambda: self.evaluate(form), what="the documentation's window")

    def fix(self, title: str) -> None:
        self.command("eglot-code-actions")
        self.choose(title)

    def choose(self, title: str) -> None:
        """Takes an action from the prompt; with a single action there is none."""
        try:
            wait_for(self.prompt, lambda asked: asked and "M-x" not in asked, patience=2)
        except NeverHappened:
            return
        self.terminal.type(title)
        self.terminal.press("Enter")

    def format(self) -> None:
        self.command("eglot-format-buffer")

    def outline(self) -> list[str]:
        form = """(let (names)
          (named-let walk ((entries (funcall imenu-create-index-function)))
            (dolist (entry entries)
              (push (car entry) names)
              (when (listp (cdr entry)) (walk (cdr entry)))))
          (vconcat (nreverse names)))"""
        return self.evaluate(form)


class EmacsWithEglot(Emacs):
    name = "Emacs with eglot"


class EmacsWithLSPMode(Emacs):
    name = "Emacs with lsp-mode"
    hook = "#'lsp-deferred"

    def answer_questions(self) -> None:
        wait_for(self.screen, lambda text: "Import project root" in text, "the question about the project")
        self.terminal.type("i")

    def diagnostics(self) -> list[Diagnostic]:
        # Flymake shows them with their messages alone, from the list that has their codes.
        form = """(let (found)
          (seq-doseq (d (or (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics t)) []))
            (push (vector (1+ (lsp-get (lsp-get (lsp-get d :range) :start) :line))
                          (lsp-get d :severity) (lsp-get d :code))
                  found))
          (vconcat found))"""
        if not super().diagnostics():
            return []
        return [(line, SEVERITIES[severity - 1], code) for line, severity, code in self.evaluate(form)]

    def is_attached(self) -> bool:
        return self.evaluate("(and (bound-and-true-p lsp-mode) (lsp-workspaces) t)") is True

    def hover(self) -> str:
        self.command("lsp-describe-thing-at-point")
        form = """(let ((window (get-buffer-window "*lsp-help*")))
          (if window (with-current-buffer (window-buffer window)
                       (buffer-substring-no-properties (point-min) (point-max))) ""))"""
        return wait_for(lambda: self.evaluate(form), what="the help window")

    def fix(self, title: str) -> None:
        self.command("lsp-execute-code-action")
        self.choose(title)

    def format(self) -> None:
        self.command("lsp-format-buffer")


def severity(kind: str) -> str:
    """Flymake's type, of which each client has its own."""
    for name in ("error", "warning"):
        if name in kind:
            return name
    return "note"


def code(text: str) -> str:
    """eglot writes `source [code]: message`."""
    return text.split("[", 1)[1].split("]", 1)[0] if "[" in text else ""
