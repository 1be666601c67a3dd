"""Makes `payload.schema.json` of the other schema files. The rule is in README.md.

Without arguments it reports whether the file is up to date; with `--write` it writes it.
"""

import sys
from urllib.parse import quote

from plain_text import plain_text
from schema_files import SHARED, path_of, sources, text_of

MARKDOWN = (
    "The JSON that a server sends to the Apple Push Notification service, or an envelope around it. "
    "What stands in the document decides what it is: a notification, a Live Activity, a request to Firebase and so on."
)


def member(*names):
    """True for an object that has these members."""
    return {"type": "object", "required": list(names)}


def any_member(*names):
    """True for an object that has one of these members."""
    return {"type": "object", "anyOf": [{"required": [name]} for name in names]}


def holding(name, condition):
    """True for an object whose member of this name is as the condition says; no editor offers the name for it."""
    return {**member(name), "properties": {name: {**condition, "doNotSuggest": True}}}


def in_aps(*names):
    """True for a payload whose `aps` has one of these members."""
    return holding("aps", any_member(*names))


def without_aps(condition):
    return {"allOf": [condition, {"not": {"required": ["aps"]}}]}


APPLE = [
    ("live-activity", in_aps("event", "content-state")),
    ("widgets", in_aps("content-changed")),
    ("safari-website", in_aps("url-args")),
    ("push-to-talk", in_aps("ptt-push-type")),
]
CHAIN = [
    ("web-push", member("web_push")),
    ("fcm-v1", without_aps(holding("message", {"type": "object"}))),
    ("fcm-legacy", without_aps({"allOf": [any_member("to", "registration_ids"), any_member("notification", "data")]})),
    ("sns", without_aps(any_member("APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX", "MACOS", "MACOS_SANDBOX"))),
    ("mdm", without_aps(member("mdm"))),
    ("file-provider", without_aps(member("container-identifier"))),
    ("start", {"type": "object", "maxProperties": 0}),
    *APPLE,
    ("simulator", member("Simulator Target Bundle")),
]
OTHERWISE = "notification"
UNDETECTED = ["voip", "complication", "location", "wallet"]


def choose(chain, otherwise):
    """The branches as nested `if`, `then`, `else`."""
    if not chain:
        return {"$ref": f"#/$defs/{otherwise}"}
    family, condition = chain[0]
    return {"if": condition, "then": {"$ref": f"#/$defs/{family}"}, "else": choose(chain[1:], otherwise)}


class Bundle:
    def __init__(self):
        self.sources = sources()
        self.definitions = {}
        chain = [family for family, _ in CHAIN if family != "start"]
        self.families = [OTHERWISE, *chain, *UNDETECTED]
        for family in self.families:
            self.locals_of(family)
        self.locals_of("definitions")

    def locals_of(self, name):
        for key, value in self.sources[name].get("$defs", {}).items():
            if key in self.definitions or key in self.families:
                sys.exit(f"{key} is defined twice")
            self.definitions[key] = value

    def rewritten(self, node):
        """A schema without references to other files, and without keywords beside a reference."""
        if isinstance(node, list):
            return [self.rewritten(item) for item in node]
        if not isinstance(node, dict):
            return node
        if isinstance(node.get("$ref"), str):
            name = node["$ref"].removeprefix(SHARED).removeprefix("#/$defs/")
            beside = {key: value for key, value in node.items() if key != "$ref"}
            if not beside:
                return {"$ref": f"#/$defs/{name}"}
            return self.rewritten({**self.definitions[name], **beside})
        result = {key: self.rewritten(value) for key, value in node.items()}
        notes = node.get("x-apns")
        if isinstance(notes, dict) and "order" in notes:
            result["suggestSortText"] = f"{notes['order']:03}"
        if isinstance(notes, dict) and notes.get("embeds") == "payload":
            result["allOf"] = [{"$ref": "#/$defs/embedded"}]
        return result

    def body(self, family):
        dropped = ("$schema", "$id", "$defs")
        return self.rewritten({key: value for key, value in self.sources[family].items() if key not in dropped})

    def start(self):
        """What an empty object is offered: the members of every family that is not deprecated."""
        members = {}
        for family in self.families:
            if self.sources[family].get("deprecated"):
                continue
            for key in self.sources[family].get("properties", {}):
                members.setdefault(key, {"$ref": f"#/$defs/{family}/properties/{quote(key)}"})
        return {"title": "Empty so far", "properties": members}

    def schema(self):
        snippets = [item for family in self.families for item in self.sources[family].get("defaultSnippets", [])]
        embedded = {"if": member("aps"), "then": choose(APPLE, OTHERWISE)}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "urn:apns-lsp:schema:payload",
            "title": "APNs payload",
            "description": plain_text(MARKDOWN),
            "markdownDescription": MARKDOWN,
            "type": "object",
            "defaultSnippets": snippets,
            **choose(CHAIN, OTHERWISE),
            "$defs": {
                **{family: self.body(family) for family in self.families},
                "start": self.start(),
                "embedded": embedded,
                **{key: self.rewritten(value) for key, value in self.definitions.items()},
            },
        }


def main():
    path = path_of("payload")
    text = text_of(Bundle().schema())
    if "--write" in sys.argv:
        path.write_text(text, encoding="utf-8")
        return 0
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        print(f"{path.name} is out of date: run bundle.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
