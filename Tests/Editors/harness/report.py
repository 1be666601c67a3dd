"""Counts what passed and what failed, and says each."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


class Mismatch(Exception):
    """An editor shows something else than it should."""


def expect(found: Any, wanted: Any, what: str) -> None:
    if found != wanted:
        raise Mismatch(f"{what}\n      wanted: {wanted!r}\n      found:  {found!r}")


def expect_that(condition: bool, what: str) -> None:
    if not condition:
        raise Mismatch(what)


@dataclass
class Report:
    # By editor, then by feature.
    results: dict[str, dict[str, bool]] = field(default_factory=dict)

    def record(self, editor: str, feature: str, failure: str | None, screen: str = "") -> None:
        self.results.setdefault(editor, {})[feature] = failure is None
        print(f"  {'ok  ' if failure is None else 'FAIL'}  {feature}", flush=True)
        if failure is not None:
            print(f"      {failure}")
            for line in screen.splitlines():
                if line.strip(" ~"):
                    print(f"      | {line}")

    @property
    def passed(self) -> int:
        return sum(ok for features in self.results.values() for ok in features.values())

    @property
    def failed(self) -> int:
        return sum(not ok for features in self.results.values() for ok in features.values())

    def write(self, path: Path) -> None:
        """Keeps the results, by editor; those of editors that this run left out stay."""
        kept = json.loads(path.read_text()) if path.exists() else {}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({**kept, **self.results}, indent=2) + "\n")
