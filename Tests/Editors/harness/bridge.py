"""Joins an editor in a browser, which speaks over a WebSocket, with a server on standard input and output."""

import subprocess
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve


class Bridge:
    def __init__(self, server: Path, directory: Path):
        self.server, self.directory = server, directory
        self.started: list[subprocess.Popen[bytes]] = []
        self.listener = serve(self._join, "127.0.0.1", 0, max_size=None)
        self.port = self.listener.socket.getsockname()[1]
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.listener.shutdown()

    def _join(self, editor: ServerConnection) -> None:
        server = subprocess.Popen(
            [str(self.server)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=self.directory
        )
        self.started.append(server)
        threading.Thread(target=self._send_answers, args=(server, editor), daemon=True).start()
        try:
            for message in editor:
                body = message.encode() if isinstance(message, str) else message
                server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
                server.stdin.flush()
        except (ConnectionClosed, BrokenPipeError):
            pass
        server.stdin.close()
        server.wait()

    def _send_answers(self, server: subprocess.Popen[bytes], editor: ServerConnection) -> None:
        while header := server.stdout.readline():
            length = 0
            while header.strip():
                name, _, value = header.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
                header = server.stdout.readline()
            try:
                editor.send(server.stdout.read(length).decode())
            except ConnectionClosed:
                return
