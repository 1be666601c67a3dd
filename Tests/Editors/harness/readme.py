"""The set-up that an editor's page tells: the stories run with that, so that the page cannot be wrong."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# Stands on the pages for the checkout's folder.
CHECKOUT = "~/apns-lsp"


def check_readme() -> None:
    """The short set-ups of the README are those of the pages, which the stories run with."""
    for page, language in [("neovim", "lua"), ("vim", "vim"), ("emacs", "elisp")]:
        if code_block("README.md", language) != code_block(f"editors/{page}/README.md", language):
            raise RuntimeError(f"README.md and editors/{page}/README.md tell different set-ups")


def code_block(page: str, language: str, index: int = 0) -> str:
    """The code block number `index` in that language, with the checkout's folder put in."""
    text = (ROOT / page).read_text()
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return blocks[index].replace(CHECKOUT, str(ROOT))
