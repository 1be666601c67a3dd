"""The client's end of the Language Server Protocol: messages over a server's standard input and output."""

import itertools
import json
import queue
import subprocess
import threading
from collections.abc import Callable
from typing import Any

from .waiting import PATIENCE, NeverHappened


class Refused(Exception):
    """The server answered with an error."""


class Connection:
    """Sends requests and notifications; hands what the server asks and tells to two functions.

    One thread reads. `answer` and `hear` run in the thread that waits, between one message and the next.
    """

    def __init__(self, server: subprocess.Popen[bytes]):
        self.server = server
        self.numbers = itertools.count(1)
        self.inbox: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self.answer: Callable[[str, Any], Any] = lambda method, parameters: None
        self.hear: Callable[[str, Any], None] = lambda method, parameters: None
        threading.Thread(target=self._read, daemon=True).start()

    def request(self, method: str, parameters: Any) -> Any:
        number = next(self.numbers)
        self._send({"id": number, "method": method, "params": parameters})
        while True:
            message = self._take(PATIENCE)
            if message is None:
                raise NeverHappened(f"an answer to {method} within {PATIENCE:.0f} s")
            if "method" in message:
                self._handle(message)
            elif message["id"] == number:
                if "error" in message:
                    raise Refused(f"{method}: {message['error']}")
                return message["result"]
            else:
                raise RuntimeError(f"an answer to nothing that was asked: {message!r}")

    def notify(self, method: str, parameters: Any) -> None:
        self._send({"method": method, "params": parameters})

    def listen(self) -> None:
        """Handles what came without being waited for."""
        while message := self._take(0):
            self._handle(message)

    def _handle(self, message: dict[str, Any]) -> None:
        method, parameters = message["method"], message.get("params")
        if "id" in message:
            self._send({"id": message["id"], "result": self.answer(method, parameters)})
        else:
            self.hear(method, parameters)

    def _take(self, patience: float) -> dict[str, Any] | None:
        try:
            return self.inbox.get(timeout=patience) if patience else self.inbox.get_nowait()
        except queue.Empty:
            return None

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def _read(self) -> None:
        while header := self.server.stdout.readline():
            length = 0
            while header.strip():
                name, _, value = header.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
                header = self.server.stdout.readline()
            self.inbox.put(json.loads(self.server.stdout.read(length)))
