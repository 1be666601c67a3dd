"""Drives a language server over its standard streams, for the scripts that measure it. Standard library only."""

import json
import subprocess
import sys
import time
from pathlib import Path

DEFAULT = Path(__file__).resolve().parents[2] / ".build/release/apns-lsp"


class LanguageServer:
    """A running server that has answered `initialize`, as a client that pulls diagnostics sees it."""

    def __init__(self, command=DEFAULT, capabilities=None, under=()):
        """`under` is a command that runs the server, such as a profiler."""
        self.started = time.perf_counter()
        self.process = subprocess.Popen([*under, str(command)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last_id = 0
        wanted = capabilities or {"textDocument": {"diagnostic": {}, "hover": {"contentFormat": ["markdown"]}}}
        self.request("initialize", {"processId": None, "rootUri": None, "capabilities": wanted})
        self.start_time = time.perf_counter() - self.started
        self.notify("initialized", {})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    # Messages

    @staticmethod
    def frame(message) -> bytes:
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def write(self, data: bytes):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.write(self.frame({"method": method, "params": params}))

    def request_frame(self, method, params) -> bytes:
        self.last_id += 1
        return self.frame({"id": self.last_id, "method": method, "params": params})

    def request(self, method, params):
        self.write(self.request_frame(method, params))
        return self.answer()

    def answer(self):
        """The result of the last request that was written; what comes before it is passed over."""
        while True:
            message = self.read()
            if message.get("id") == self.last_id and "method" not in message:
                if "error" in message:
                    sys.exit(f"{message['error']}")
                return message["result"]

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            sys.exit("the server ended")
        return json.loads(self.process.stdout.read(length))

    # Documents

    def open(self, uri, text):
        document = {"uri": uri, "languageId": "apns", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    @staticmethod
    def edit(uri, version, line, start, end, text) -> bytes:
        places = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
        change = {"range": places, "text": text}
        params = {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}
        return LanguageServer.frame({"method": "textDocument/didChange", "params": params})

    def diagnostics(self, uri):
        return self.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})

    # The process

    def status(self, name) -> int:
        """A number of /proc/PID/status: VmRSS and VmHWM in kB, Threads."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(name + ":"):
                return int(line.split()[1])
        return 0

    @property
    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    @property
    def cpu(self) -> float:
        """Seconds of processor time of all threads so far."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def payload(size: int) -> str:
    """A payload of about so many bytes, indented, with as much custom data as it takes; its last line is `}`."""
    item = '      { "id": %d, "name": "order driver", "note": "parcel café window", "tags": ["street", "minute"] }'
    items = [item % number for number in range(max(1, (size - 300) // 96))]
    head = (
        '{\n  "aps": {\n    "alert": { "title": "Order", "body": "Your parcel is near 📦" },\n    "badge": 3,\n'
        '    "sound": "default",\n    "mutable-content": 1\n  },\n  "order": {\n    "items": [\n'
    )
    return head + ",\n".join(items) + "\n    ]\n  }\n}\n"
