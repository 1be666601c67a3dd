"""What each fix makes of the example on its check's page, as it stands in the golden file of the actions' own tests."""

import re
from dataclasses import dataclass

from .readme import ROOT

GOLDEN = ROOT / "Tests" / "PayloadFeaturesTests" / "Golden" / "actions.txt"
# Codes whose text an editor does not keep as it is: marks, line ends and bytes that it takes for its own.
NOT_IN_AN_EDITOR = {"byte-order-mark", "control-character", "empty-document", "invalid-utf8", "invisible-character"}
OFF_BY_DEFAULT = {"alert-without-sound", "stale-timestamp"}


@dataclass
class Fix:
    code: str
    name: str
    text: str
    title: str
    fixed: str


def visible_to_real(text: str) -> str:
    """The golden file writes control characters as their pictures."""
    return re.sub("[\u2400-\u241f]", lambda match: chr(ord(match.group()) - 0x2400), text)


def without_times(text: str) -> str:
    """The present time is another one each time."""
    return re.sub(r"\b1[7-9]\d{8}\b", "NOW", text)


def first_fixes() -> list[Fix]:
    """The first fix of each check that has one."""
    fixes = []
    for section in GOLDEN.read_text().split("\n\n"):
        header, text, *actions = section.rstrip("\n").split("\n")
        code, name = header.removeprefix("# ").split(", ")
        # A mistake in the configuration is also said in a message, which Neovim wants to be read before anything else.
        if code == "more" or name == ".apns-lsp.json" or code in NOT_IN_AN_EDITOR | OFF_BY_DEFAULT:
            continue
        for title, fixed in zip(actions[::2], actions[1::2]):
            kind, _, title = title.partition(": ")
            if kind in ("fix", "preferred fix"):
                fixed = visible_to_real(fixed.removeprefix("    "))
                fixes.append(Fix(code, name, visible_to_real(text), title, fixed))
                break
    return fixes
