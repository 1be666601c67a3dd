"""What a story asks of an editor."""

import os
import shutil
import tempfile
from abc import ABC, abstractmethod
from pathlib import Path

from . import processes
from .documents import Diagnostic
from .terminal import Terminal

SIZE = (100, 30)


class Editor(ABC):
    """One editor, started fresh for one story, with a home folder and a project folder of its own."""

    #: As the table of editors names it.
    name: str
    #: The steps of the story that this editor, or its client, has no command for.
    lacks: set[str] = set()
    #: What is typed in an empty file before "Live Activity: start" is chosen.
    begin_of_template = "live"
    #: The steps that few editors know how to do.
    has: set[str] = set()

    def __init__(self, server: Path):
        self.scratch = Path(tempfile.mkdtemp(prefix="apns-editor-"))
        self.home, self.project = self.scratch / "home", self.scratch / "project"
        binaries = self.scratch / "bin"
        for folder in (self.home, self.project, binaries):
            folder.mkdir()
        # The editors find the server as a user's does: by its name, on the path.
        (binaries / "apns-lsp").symlink_to(server)
        self.environment = {
            "HOME": str(self.home),
            "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}",
            "XDG_CONFIG_HOME": str(self.home / ".config"),
            "XDG_DATA_HOME": str(self.home / ".local" / "share"),
            "XDG_STATE_HOME": str(self.home / ".local" / "state"),
            "XDG_CACHE_HOME": str(self.home / ".cache"),
            "TERM": "screen-256color",
            "LC_ALL": "C.UTF-8",
        }

    def write(self, name: str, text: str) -> Path:
        path = self.project / name
        path.write_text(text)
        return path

    def servers(self) -> list[int]:
        return [p.identifier for p in processes.servers_below(self.process)]

    def screen_or_nothing(self) -> str:
        """For a report about a failure, of an editor that may have ended."""
        try:
            return self.screen()
        except Exception:
            return ""

    def crash(self) -> None:
        """Kills the editor, the process that the server belongs to above all."""
        servers = set(self.servers())
        parents = {p.parent for p in processes.processes() if p.identifier in servers}
        for identifier in parents | {self.process}:
            processes.kill(identifier)

    def quit(self) -> None:
        """Ends the editor and removes its folders."""
        self.end()
        shutil.rmtree(self.scratch, ignore_errors=True)

    @property
    @abstractmethod
    def process(self) -> int:
        """The editor's process, from which the server descends."""

    @abstractmethod
    def end(self) -> None: ...

    @abstractmethod
    def screen(self) -> str: ...

    @abstractmethod
    def open(self, path: Path) -> None: ...

    @abstractmethod
    def is_attached(self) -> bool:
        """Whether the server takes part in the document that is shown."""

    @abstractmethod
    def close(self) -> None:
        """Closes the document, not the editor."""

    @abstractmethod
    def text(self) -> str: ...

    @abstractmethod
    def diagnostics(self) -> list[Diagnostic]: ...

    @abstractmethod
    def type(self, text: str) -> None:
        """Types characters at the end of the line, one at a time, so that the editor can react to each."""

    def insert(self) -> None:
        """Gets ready to type, where that is a mode."""

    @abstractmethod
    def go_to(self, line: int, word: str = "") -> None:
        """Moves to the beginning of a word on a line, or to the line's end."""

    @abstractmethod
    def suggestions(self) -> list[str]:
        """The labels that the menu shows, from the top; empty without a menu."""

    @abstractmethod
    def suggest(self) -> None:
        """Asks for completion where the editor does not by itself."""

    @abstractmethod
    def accept(self, label: str) -> None:
        """Takes a suggestion from the menu, and leaves insert mode."""

    @abstractmethod
    def hover(self) -> str: ...

    @abstractmethod
    def fix(self, title: str) -> None:
        """Applies the quick fix of that title at the cursor, through the editor's own menu."""

    @abstractmethod
    def format(self) -> None: ...

    def start_json_server(self) -> None:
        """Has a server for JSON take part, as its own documentation tells."""
        raise NotImplementedError

    def servers_here(self) -> set[str]:
        """The names of all servers that take part in the document that is shown."""
        raise NotImplementedError

    def outline(self) -> list[str]:
        raise NotImplementedError

    def folds(self) -> list[tuple[int, int]]:
        """First and last line of each fold, counted from 1."""
        raise NotImplementedError

    def hints(self) -> list[str]:
        raise NotImplementedError

    def lenses(self) -> list[str]:
        """What is shown beside or above the payload about it as a whole."""
        raise NotImplementedError


class TerminalEditor(Editor):
    """An editor that runs in a terminal."""

    terminal: Terminal

    def start(self, command: list[str], size: tuple[int, int] = SIZE) -> None:
        self.terminal = Terminal(command, self.project, self.environment, size)

    @property
    def process(self) -> int:
        return self.terminal.process

    def end(self) -> None:
        self.terminal.close()

    def screen(self) -> str:
        return self.terminal.screen()
