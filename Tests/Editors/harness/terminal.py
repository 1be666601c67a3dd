"""A terminal of a fixed size, in which a program runs as it does in front of a person: `tmux` on a socket of its own."""

import os
import shlex
import subprocess
import uuid
from pathlib import Path


class Terminal:
    def __init__(self, command: list[str], directory: Path, environment: dict[str, str], size: tuple[int, int]):
        self.socket = f"apns-{uuid.uuid4().hex[:8]}"
        columns, rows = size
        line = "exec " + shlex.join(command)
        self._tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows), "-c", str(directory), line,
            environment=environment,
        )
        self._tmux("set-option", "-g", "escape-time", "0")

    @property
    def process(self) -> int:
        """The identifier of the program's process."""
        return int(self._tmux("display-message", "-p", "#{pane_pid}").strip())

    def type(self, text: str) -> None:
        """Sends characters as they are."""
        self._tmux("send-keys", "-l", "--", text)

    def press(self, *keys: str) -> None:
        """Sends keys by name: `Enter`, `Escape`, `C-y`."""
        self._tmux("send-keys", *keys)

    def screen(self, colours: bool = False) -> str:
        """What is seen, a line a row."""
        return self._tmux("capture-pane", "-p", *(["-e"] if colours else []))

    def close(self) -> None:
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], capture_output=True, check=False)

    def _tmux(self, *arguments: str, environment: dict[str, str] | None = None) -> str:
        return subprocess.run(
            ["tmux", "-L", self.socket, *arguments], capture_output=True, text=True, check=True,
            env={**os.environ, **(environment or {})},
        ).stdout
