"""python -m harness.table: writes the table of editors and features from the results of the last runs.

With --check it only compares, and fails if the page says something else.
"""

import json
import sys

from .__main__ import RESULTS
from .readme import ROOT
from .story import STEPS

PAGE = ROOT / "editors" / "README.md"
ORDER = ["Neovim", "Vim with ALE", "Emacs with eglot", "Emacs with lsp-mode", "Monaco", "VS Code's client"]
BEGIN, END = "<!-- results -->\n", "<!-- end of results -->\n"


def table(results: dict[str, dict[str, bool]]) -> str:
    editors = sorted(results, key=ORDER.index)
    rows = [["", *editors], ["---", *[":-:"] * len(editors)]]
    for feature in STEPS:
        marks = {True: "yes", False: "**no**", None: "–"}
        rows.append([feature, *[marks[results[editor].get(feature)] for editor in editors]])
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def main() -> int:
    page = PAGE.read_text()
    before, rest = page.split(BEGIN)
    old, behind = rest.split(END)
    new = "\n" + table(json.loads(RESULTS.read_text())) + "\n"
    if "--check" in sys.argv:
        return int(new != old)
    PAGE.write_text(before + BEGIN + new + END + behind)
    return 0


if __name__ == "__main__":
    sys.exit(main())
