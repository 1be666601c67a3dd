"""What the checks of robustness share: their list, the program, a place to work in. Standard library only."""

import json
import os
import select
import shutil
import stat
import subprocess
import tempfile
import time
from pathlib import Path

# Seconds in which a healthy program surely ends or answers.
SOON = 20

CLEAN = '{"aps":{"alert":"a","sound":"default"}}\n'
# One finding that has a safe fix.
FAULTY = '{"aps":{"alert":"a","sound":"default",}}\n'

CHECKS = []


class Failed(Exception):
    """A check that does not hold; the message says what was seen."""


class Skipped(Exception):
    """A check that this machine does not allow; the message says why."""


def check(function):
    """Adds a check; its documentation is its name. It gets the `Place` that it works in."""
    CHECKS.append(function)
    return function


def expect(condition, seen):
    if not condition:
        raise Failed(str(seen))


class Place:
    """A folder of a check's own, and the program to be checked. `user` is somebody without rights over it."""

    def __init__(self, binary: Path):
        self.folder = Path(tempfile.mkdtemp(prefix="apns-lsp-robustness-"))
        self.folder.chmod(0o755)
        # The user without rights cannot read the folder that the program was built in.
        self.program = self.folder / "program" / "apns-lsp"
        self.program.parent.mkdir()
        shutil.copy(binary, self.program)
        self.work = self.folder / "work"
        self.work.mkdir()
        self.user = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        self.started = []

    def close(self):
        for process in self.started:
            if process.poll() is None:
                process.kill()
                process.wait()
        for path, _, _ in os.walk(self.work):
            if not os.access(path, os.W_OK):
                os.chmod(path, stat.S_IRWXU)
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, name, text=CLEAN) -> Path:
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def run(self, *arguments, seconds=SOON, allowed=(0, 1, 2), **options):
        """Runs the program to its end. Another exit code than those allowed fails; a signal has a negative one."""
        options.setdefault("cwd", self.work)
        options.setdefault("stdin", subprocess.DEVNULL)
        if "input" in options:
            del options["stdin"]
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        try:
            done = subprocess.run([self.program, *arguments], timeout=seconds, check=False, **options)
        except subprocess.TimeoutExpired:
            raise Failed(f"{arguments} was not done after {seconds} s") from None
        expect(done.returncode in allowed, f"{arguments} ended with {done.returncode}")
        return done

    def server(self, *arguments, under=(), **options):
        """Starts the server, where wanted under another program."""
        session = Session([*under, self.program, *arguments], **{"cwd": self.work, **options})
        self.started.append(session.process)
        return session


class Session:
    """A server over pipes that is read with a time limit."""

    def __init__(self, command, **options):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0, **options)
        self.buffer = b""
        self.count = 0

    @staticmethod
    def frame(message) -> bytes:
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def write(self, data: bytes):
        view = memoryview(data)
        while view:
            view = view[self.process.stdin.write(view) or 0:]

    def notify(self, method, params=None):
        self.write(self.frame({"method": method, "params": params}))

    def request(self, method, params=None):
        """The result; what else comes before it is passed over."""
        self.count += 1
        self.write(self.frame({"id": self.count, "method": method, "params": params}))
        while True:
            message = self.read()
            if message.get("id") == self.count and "method" not in message:
                expect("result" in message, message.get("error"))
                return message["result"]

    def read(self):
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, _, rest = self.buffer.partition(b"\r\n\r\n")
        length = int(head.rpartition(b":")[2])
        self.buffer = rest
        while len(self.buffer) < length:
            self.fill()
        body, self.buffer = self.buffer[:length], self.buffer[length:]
        return json.loads(body)

    def fill(self):
        ready, _, _ = select.select([self.process.stdout], [], [], SOON)
        expect(ready, f"no answer for {SOON} s")
        data = os.read(self.process.stdout.fileno(), 1 << 16)
        expect(data, "the server ended")
        self.buffer += data

    def initialize(self, folder: Path | None = None, **params):
        uri = folder.as_uri() if folder else None
        self.request("initialize", {
            "processId": None, "rootUri": uri, "capabilities": {"textDocument": {"diagnostic": {}}}, **params})
        self.notify("initialized", {})

    def open(self, uri, text):
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "apns", "version": 1, "text": text}})

    def findings(self, uri):
        return [item["code"] for item in self.request(
            "textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]]

    def files(self) -> dict:
        """How many findings each file of the workspace has."""
        items = self.request("workspace/diagnostic", {"previousResultIds": []})["items"]
        return {item["uri"]: len(item["items"]) for item in items}

    def code(self, seconds=SOON):
        """The exit code, once it is there."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Failed(f"it still runs after {seconds} s") from None

    def finish(self):
        """Shuts the server down as it should be, which shows that it lives."""
        self.request("shutdown")
        self.notify("exit")
        expect(self.code() == 0, f"exit code {self.process.returncode}")


def ended(pid: int, seconds: float) -> bool:
    """Whether a process that is not a child of this one ends in that time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.1)
    return False
