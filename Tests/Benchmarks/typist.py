"""Does with a server what an editor does while somebody types, for the scripts that look at what runs then."""

import json
from pathlib import Path

from language_server import payload

ROOT = Path(__file__).resolve().parents[2]
CLIENT = json.loads((ROOT / "Tests/LanguageServerTests/Clients/vscode.json").read_text())["capabilities"]
URI = "file:///benchmark/a.apns"


class Typist:
    """Asks a server for one thing again and again, as an editor does while somebody types."""

    def __init__(self, server):
        self.server = server
        self.text = payload(3_600).replace('"aps": {\n', '"aps": {\n    \n', 1)
        self.version = 1
        server.open(URI, self.text)

    def change(self, line, start, end, text):
        self.version += 1
        self.server.write(self.server.edit(URI, self.version, line, start, end, text))

    def type(self, line, column, text):
        """Types it, asks for diagnostics, takes it away, and asks again."""
        for edit in ((column, column, text), (column, column + len(text), "")):
            self.change(line, *edit)
            self.server.diagnostics(URI)

    def ask(self, method, **params):
        return self.server.request(f"textDocument/{method}", {"textDocument": {"uri": URI}, **params})

    def type_fault(self):
        self.type(self.text.count("\n", 0, len(self.text) // 2), 0, "x")

    def type_text(self):
        self.type(3, 28, "a")

    def complete_key(self):
        self.change(2, 4, 4, '""')
        self.ask("completion", position={"line": 2, "character": 5}, context={"triggerKind": 1})
        self.change(2, 4, 6, "")

    def complete_value(self):
        self.ask("completion", position={"line": 5, "character": 16})

    def hover(self):
        self.ask("hover", position={"line": 6, "character": 10})

    def format(self):
        self.ask("formatting", options={"tabSize": 4, "insertSpaces": True})

    def select(self):
        place = {"line": 3, "character": 10}
        self.ask("documentHighlight", position=place)
        self.ask("codeAction", range={"start": place, "end": place}, context={"diagnostics": []})

    def show(self):
        for method in ("documentSymbol", "foldingRange", "codeLens", "documentLink"):
            self.ask(method)
        self.ask("inlayHint", range={"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}})


# What is waited for most comes first.
ACTIONS = [
    Typist.type_text, Typist.type_fault, Typist.complete_key, Typist.complete_value, Typist.hover, Typist.format,
    Typist.select, Typist.show,
]  # fmt: skip
KEY_PRESSES = ACTIONS[:2]
