"""Processes as `ps` shows them, on Linux and macOS alike."""

import os
import signal
import subprocess
from dataclasses import dataclass


@dataclass(frozen=True)
class Process:
    identifier: int
    parent: int
    state: str
    command: str


def processes() -> list[Process]:
    lines = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,state=,command="], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    fields = (line.split(None, 3) for line in lines)
    return [Process(int(f[0]), int(f[1]), f[2], f[3]) for f in fields if len(f) == 4]


def family(ancestor: int) -> list[Process]:
    """A process and all that descend from it."""
    everything, members = processes(), {ancestor}
    while children := {p.identifier for p in everything if p.parent in members} - members:
        members |= children
    return [process for process in everything if process.identifier in members]


def servers_below(ancestor: int) -> list[Process]:
    """The running `apns-lsp` processes that descend from a process."""
    return [
        process
        for process in family(ancestor)
        if "apns-lsp" in process.command.split(" --")[0].rsplit("/", 1)[-1] and not process.state.startswith("Z")
    ]


def is_running(identifier: int) -> bool:
    """Whether a process is there and is not just waiting for its exit status to be fetched."""
    return any(p.identifier == identifier and not p.state.startswith("Z") for p in processes())


def kill(identifier: int) -> None:
    """Ends a process at once, as a crash does: it cannot tell its children."""
    try:
        os.kill(identifier, signal.SIGKILL)
    except ProcessLookupError:
        pass
