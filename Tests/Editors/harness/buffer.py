"""A text as VS Code's editor keeps it: lines of UTF-16 units, edits with versions, brackets that close themselves."""

from typing import Any

Position = dict[str, int]

PAIRS = {"{": "}", "[": "]", '"': '"'}
# In front of these an opened bracket is closed at once.
CLOSES_BEFORE = " \t\r\n;:.,=}])>"


class Buffer:
    def __init__(self, uri: str, text: str):
        self.uri, self.text, self.version = uri, text, 1
        self.cursor = 0
        # The places of brackets that closed themselves; typing one steps over it.
        self.closed: set[int] = set()

    def position(self, offset: int) -> Position:
        start = self.text.rfind("\n", 0, offset) + 1
        return {"line": self.text.count("\n", 0, offset), "character": units(self.text[start:offset])}

    def offset(self, position: Position) -> int:
        start = 0
        for _ in range(position["line"]):
            start = self.text.index("\n", start) + 1
        end, left = start, position["character"]
        while left > 0 and end < len(self.text) and self.text[end] != "\n":
            left -= units(self.text[end])
            end += 1
        return end

    def range(self, start: int, end: int) -> dict[str, Position]:
        return {"start": self.position(start), "end": self.position(end)}

    def typed(self, character: str) -> list[dict[str, Any]]:
        """Types a character, and gives the changes as a client sends them; none if it only steps over a bracket."""
        at = self.cursor
        if at in self.closed and self.text[at : at + 1] == character:
            self.closed.discard(at)
            self.cursor += 1
            return []
        following = self.text[at : at + 1]
        pair = PAIRS.get(character, "") if not following or following in CLOSES_BEFORE else ""
        if character == '"' and self.text[self.text.rfind("\n", 0, at) + 1 : at].count('"') % 2:
            pair = ""
        changes = self.replace([(at, at, character + pair)])
        self.cursor = at + 1
        if pair:
            self.closed.add(at + 1)
        return changes

    def replace(self, edits: list[tuple[int, int, str]]) -> list[dict[str, Any]]:
        """Makes edits that do not overlap, the last one first, and gives the changes in that order."""
        changes = []
        for start, end, text in sorted(edits, key=lambda edit: edit[0], reverse=True):
            changes.append({"range": self.range(start, end), "rangeLength": units(self.text[start:end]), "text": text})
            self.text = self.text[:start] + text + self.text[end:]
            grown = len(text) - (end - start)
            self.closed = {place + grown if place >= end else place for place in self.closed if not start < place < end}
            if self.cursor >= end:
                self.cursor += grown
        self.version += 1
        return changes


def units(text: str) -> int:
    """UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2
