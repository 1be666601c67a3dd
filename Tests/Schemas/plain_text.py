"""Keeps each `description` of the schema files equal to its `markdownDescription` without the Markdown.

Without arguments it reports the files that differ; with `--write` it mends them.
"""

import re
import sys

from schema_files import path_of, read, sources, text_of


def plain_text(markdown):
    """Markdown as a person reads it without a renderer: no back quotes, code indented, links as `title: address`."""
    lines = []
    in_code = False
    for line in markdown.split("\n"):
        if line.startswith("```"):
            in_code = not in_code
        elif in_code:
            lines.append("  " + line)
        else:
            line = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", r"\1: \2", line)
            lines.append(line.replace("`", ""))
    return "\n".join(lines)


def mend(node):
    """Sets the plain text beside every Markdown text of a schema, its enumerations and its snippets."""
    if isinstance(node, list):
        for item in node:
            mend(item)
    elif isinstance(node, dict):
        if isinstance(node.get("markdownDescription"), str):
            node["description"] = plain_text(node["markdownDescription"])
        if isinstance(node.get("markdownEnumDescriptions"), list):
            node["enumDescriptions"] = [plain_text(text) for text in node["markdownEnumDescriptions"]]
        for value in node.values():
            mend(value)


def main():
    differing = []
    for name in sources():
        path = path_of(name)
        schema = read(path)
        mend(schema)
        if text_of(schema) != path.read_text(encoding="utf-8"):
            differing.append(name)
            if "--write" in sys.argv:
                path.write_text(text_of(schema), encoding="utf-8")
    for name in differing:
        print(f"{path_of(name).name}: the plain descriptions or the layout differ")
    return 1 if differing and "--write" not in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
