"""A scripted client that announces what VS Code announces, and does what its client library does.

It is no editor: it shows that the server's answers are right for VS Code, not how VS Code draws them.
"""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

from .buffer import Buffer
from .connection import Connection
from .documents import Diagnostic
from .editor import Editor
from .processes import is_running
from .readme import ROOT

CLIENT = ROOT / "Tests" / "LanguageServerTests" / "Clients" / "vscode.json"
SETTINGS = ROOT / "editors" / "vscode" / "settings.json"
SEVERITIES = ["error", "warning", "information", "hint"]


class VSCode(Editor):
    name = "VS Code's client"

    def __init__(self, server: Path):
        super().__init__(server)
        self.settings = json.loads(SETTINGS.read_text())
        # The process that VS Code calls the extension host.
        self.host = subprocess.Popen(["sleep", "1000"])
        command = [self.settings["glspc.server.command"], *self.settings.get("glspc.server.commandArguments", [])]
        self.server = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=self.project,
            env={"PATH": self.environment["PATH"], "HOME": str(self.home)},
        )
        self.connection = Connection(self.server)
        self.connection.answer, self.connection.hear = self._answer, self._hear
        self.buffer: Buffer | None = None
        self.found: dict[str, list[dict[str, Any]]] = {}
        self.results: dict[str, str] = {}
        self.workspace_results: dict[str, str] = {}
        self.menu: list[dict[str, Any]] = []
        #: Where the cursor was when the server was asked for the menu.
        self.asked_at = 0
        self.registered: list[str] = []
        folder = {"uri": self.project.as_uri(), "name": self.project.name}
        self.abilities = self.connection.request("initialize", {
            "processId": self.host.pid, "clientInfo": {"name": "Visual Studio Code", "version": "1.96.2"},
            "locale": "en", "rootPath": str(self.project), "rootUri": folder["uri"], "workspaceFolders": [folder],
            "capabilities": json.loads(CLIENT.read_text())["capabilities"],
            "initializationOptions": self.settings.get("glspc.server.initializationOptions", {}), "trace": "off",
        })["capabilities"]
        self.connection.notify("initialized", {})

    def _answer(self, method: str, parameters: Any) -> Any:
        if method == "workspace/configuration":
            return [None for _ in parameters["items"]]
        if method == "client/registerCapability":
            self.registered += [registration["method"] for registration in parameters["registrations"]]
        return None

    def _hear(self, method: str, parameters: Any) -> None:
        if method == "textDocument/publishDiagnostics":
            raise RuntimeError("diagnostics are pushed to a client that pulls them")

    # Processes.

    @property
    def process(self) -> int:
        return self.host.pid

    def servers(self) -> list[int]:
        return [self.server.pid] if is_running(self.server.pid) else []

    def crash(self) -> None:
        """Only the process that the client named goes: the pipes stay open, so that the server must watch it."""
        self.host.kill()
        self.host.wait()

    def end(self) -> None:
        for process in (self.host, self.server):
            process.kill()
            process.wait()

    def screen(self) -> str:
        return self.buffer.text if self.buffer else ""

    # The document.

    def open(self, path: Path) -> None:
        self.buffer = Buffer(path.as_uri(), path.read_text())
        self.connection.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.buffer.uri, "languageId": self._language(path), "version": 1, "text": self.buffer.text,
        }})
        self._pull()

    def _language(self, path: Path) -> str:
        associations = self.settings["files.associations"]
        language = next((associations[glob] for glob in associations if path.match(glob)), "json")
        assert language in self.settings["glspc.server.languageId"], f"the settings leave {path.name} to others"
        return language

    def is_attached(self) -> bool:
        return self.buffer is not None

    def close(self) -> None:
        self.connection.notify("textDocument/didClose", self._whole())
        # Where the server looks at the whole workspace, the client asks once more after closing, and then leaves the
        # file to that.
        self._pull()
        del self.results[self.buffer.uri]

    def text(self) -> str:
        return self.buffer.text

    def _whole(self) -> dict[str, Any]:
        return {"textDocument": {"uri": self.buffer.uri}}

    def _here(self) -> dict[str, Any]:
        return {**self._whole(), "position": self.buffer.position(self.buffer.cursor)}

    def _change(self, changes: list[dict[str, Any]]) -> None:
        if changes:
            identifier = {"uri": self.buffer.uri, "version": self.buffer.version}
            self.connection.notify(
                "textDocument/didChange", {"textDocument": identifier, "contentChanges": changes})
            self._pull()

    def _edit(self, edits: list[dict[str, Any]]) -> None:
        replaced = [
            (self.buffer.offset(e["range"]["start"]), self.buffer.offset(e["range"]["end"]), e["newText"]) for e in edits
        ]
        self._change(self.buffer.replace(replaced))

    def _pull(self) -> None:
        """Asks for diagnostics, as the client does after each change."""
        uri, provider = self.buffer.uri, self.abilities["diagnosticProvider"]
        asked = {**self._whole(), "identifier": provider.get("identifier")}
        if self.results.get(uri):
            asked["previousResultId"] = self.results[uri]
        report = self.connection.request("textDocument/diagnostic", asked)
        if report["kind"] == "full":
            self.found[uri] = report["items"]
        self.results[uri] = report.get("resultId", "")

    def pull_workspace(self) -> None:
        """Asks for the findings of all files, as the client does every other second."""
        asked = {"identifier": self.abilities["diagnosticProvider"].get("identifier"), "previousResultIds": [
            {"uri": uri, "value": value} for uri, value in self.workspace_results.items()
        ]}
        for report in self.connection.request("workspace/diagnostic", asked)["items"]:
            # What it asked of an open document goes before.
            if report["kind"] == "full" and report["uri"] not in self.results:
                self.found[report["uri"]] = report["items"]
            self.workspace_results[report["uri"]] = report.get("resultId", "")

    def diagnostics(self) -> list[Diagnostic]:
        self.connection.listen()
        return [
            (d["range"]["start"]["line"] + 1, SEVERITIES[d["severity"] - 1], d["code"])
            for d in self.found.get(self.buffer.uri, [])
        ]

    def go_to(self, line: int, word: str = "") -> None:
        text = self.buffer.text.split("\n")[line - 1]
        start = sum(len(other) + 1 for other in self.buffer.text.split("\n")[: line - 1])
        self.buffer.cursor = start + (text.index(word) if word else len(text))

    # Completion.

    def type(self, text: str) -> None:
        for character in text:
            self._change(self.buffer.typed(character))
            triggers = self.abilities["completionProvider"].get("triggerCharacters", [])
            if character in triggers:
                self._complete({"triggerKind": 2, "triggerCharacter": character})
            elif character.isalpha() and not self.menu:
                self._complete({"triggerKind": 1})

    def suggest(self) -> None:
        self._complete({"triggerKind": 1})

    def _complete(self, context: dict[str, Any]) -> None:
        answer = self.connection.request("textDocument/completion", {**self._here(), "context": context})
        defaults = {} if isinstance(answer, list) else (answer or {}).get("itemDefaults", {})
        items = answer if isinstance(answer, list) else (answer or {}).get("items", [])
        self.menu = [self._with_defaults(item, defaults) for item in items]
        self.asked_at = self.buffer.cursor

    @staticmethod
    def _with_defaults(item: dict[str, Any], defaults: dict[str, Any]) -> dict[str, Any]:
        item = {**{k: v for k, v in defaults.items() if k != "editRange"}, **item}
        if "editRange" in defaults and "textEdit" not in item:
            place = defaults["editRange"]
            place = place if "insert" in place else {"range": place}
            item["textEdit"] = {**place, "newText": item.get("textEditText", item["label"])}
        return item

    def _shown(self) -> list[dict[str, Any]]:
        """What the menu keeps of the answer: items whose filter text has what stands before the cursor."""

        def fits(item: dict[str, Any]) -> bool:
            place = self._insertion(item)["start"]
            assert place["line"] == self._here()["position"]["line"], "an item reaches over the line"
            typed = self.buffer.text[self.buffer.offset(place) : self.buffer.cursor].lower()
            letters = iter(item.get("filterText", item["label"]).lower())
            return all(letter in letters for letter in typed)

        return sorted(filter(fits, self.menu), key=lambda item: item.get("sortText", item["label"]))

    def _insertion(self, item: dict[str, Any]) -> dict[str, Any]:
        edit = item["textEdit"]
        return edit["insert"] if "insert" in edit else edit["range"]

    def suggestions(self) -> list[str]:
        return [item["label"] for item in self._shown()]

    def accept(self, label: str) -> None:
        item = next(item for item in self._shown() if item["label"] == label)
        self.menu = []
        if self.abilities["completionProvider"].get("resolveProvider"):
            item = {**item, **self.connection.request("completionItem/resolve", item)}
        text = item["textEdit"]["newText"]
        text = plain(text) if item.get("insertTextFormat") == 2 else text
        # What was typed since the server was asked is replaced, too.
        place = self._insertion(item)
        end = self.buffer.offset(place["end"]) + self.buffer.cursor - self.asked_at
        edits = [{"range": {"start": place["start"], "end": self.buffer.position(end)}, "newText": text}]
        self._edit(edits + item.get("additionalTextEdits", []))

    # The rest.

    def hover(self) -> str:
        answer = self.connection.request("textDocument/hover", self._here())
        assert answer["contents"]["kind"] == "markdown"
        return answer["contents"]["value"]

    def fix(self, title: str) -> None:
        at = self._here()["position"]
        around = [d for d in self.found[self.buffer.uri] if d["range"]["start"]["line"] == at["line"]]
        actions = self.connection.request("textDocument/codeAction", {
            **self._whole(), "range": {"start": at, "end": at},
            "context": {"diagnostics": around, "only": ["quickfix"], "triggerKind": 1},
        })
        action = next(action for action in actions if action["title"] == title)
        if "edit" not in action:
            action = self.connection.request("codeAction/resolve", action)
        changes = action["edit"].get("documentChanges") or [
            {"textDocument": {"uri": uri, "version": None}, "edits": edits}
            for uri, edits in action["edit"]["changes"].items()
        ]
        for change in changes:
            assert change["textDocument"]["uri"] == self.buffer.uri, "the fix is for another file"
            assert change["textDocument"]["version"] in (None, self.buffer.version), "the fix is for another version"
            self._edit(change["edits"])

    def format(self) -> None:
        assert self.settings["[json]"]["editor.defaultFormatter"] == "zsol.vscode-glspc"
        options = {"tabSize": self.settings["[json]"]["editor.tabSize"], "insertSpaces": True}
        self._edit(self.connection.request("textDocument/formatting", {**self._whole(), "options": options}) or [])

    def outline(self) -> list[str]:
        def names(symbols: list[dict[str, Any]]) -> list[str]:
            return [name for s in symbols for name in [s["name"], *names(s.get("children", []))]]

        return names(self.connection.request("textDocument/documentSymbol", self._whole()) or [])

    def folds(self) -> list[tuple[int, int]]:
        folds = self.connection.request("textDocument/foldingRange", self._whole()) or []
        return [(fold["startLine"] + 1, fold["endLine"] + 1) for fold in folds]

    def lenses(self) -> list[str]:
        lenses = self.connection.request("textDocument/codeLens", self._whole()) or []
        return [lens["command"]["title"] for lens in lenses]

    def hints(self) -> list[str]:
        everything = self.buffer.range(0, len(self.buffer.text))
        hints = self.connection.request("textDocument/inlayHint", {**self._whole(), "range": everything}) or []
        return [h["label"] if isinstance(h["label"], str) else "".join(p["value"] for p in h["label"]) for h in hints]


def plain(snippet: str) -> str:
    """What a snippet puts in before anything is typed into its places."""
    text = re.sub(r"\$\{\d+\|((?:\\.|[^,|\\])*)[^}]*\|\}", r"\1", snippet)
    while text != (text := re.sub(r"(?<!\\)\$\{\d+:((?:\\.|[^{}$\\])*)\}", r"\1", text)):
        pass
    text = re.sub(r"(?<!\\)\$(?:\d+|\{\d+\})", "", text)
    return re.sub(r"\\([$}\\,|])", r"\1", text)
