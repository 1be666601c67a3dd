"""Checks the files of `schemas/`, and with them the payloads of this folder. Needs `jsonschema`; see README.md."""

import json
import re
import sys

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

import plain_text
from schema_files import SCHEMAS, TESTS, path_of, read, resolved, sources, walk

KEYWORDS = set(
    "$schema $id $ref $defs $comment title description markdownDescription type enum const enumDescriptions "
    "markdownEnumDescriptions properties required additionalProperties items minimum maximum minLength minItems "
    "maxItems oneOf default examples deprecated deprecationMessage doNotSuggest suggestSortText defaultSnippets "
    "x-apns".split()
)
BESIDE_REFERENCE = set(
    "$ref title description markdownDescription x-apns deprecated default examples defaultSnippets suggestSortText".split()
)
# Families that cannot be told by what stands in a payload.
UNDETECTED = ["voip", "complication", "location", "wallet"]
CONFIRMED = {"apple", "third-party", "unconfirmed"}
NOW = "1764500400"

FACTS = """
aps alert badge sound thread-id category content-available mutable-content target-content-id interruption-level
relevance-score filter-criteria timestamp event content-state stale-date dismissal-date attributes-type attributes
input-push-token input-push-channel content-changed url-args ptt-push-type title subtitle body launch-image
title-loc-key title-loc-args subtitle-loc-key subtitle-loc-args loc-key loc-args action-loc-key action summary-arg
summary-arg-count critical name volume mdm container-identifier domain web_push notification navigate lang tag dir icon
silent data app_badge mutable image vibrate renotify require_interaction actions gcm.message_id message apns headers
payload fcm_options live_activity_token APNS APNS_SANDBOX default to registration_ids
""".split() + ["Simulator Target Bundle", "WatchKit Simulator Actions"]

failures = []
passed = 0


def expect(condition, message):
    global passed
    if condition:
        passed += 1
    else:
        failures.append(message)


class Schemas:
    """All schema files, with validators for them and for the schemas inside them."""

    def __init__(self):
        self.files = sources()
        self.shared = self.files["definitions"]
        self.families = [name for name in self.files if name != "definitions"]
        resources = [(path_of(name).name, Resource.from_contents(schema)) for name, schema in self.files.items()]
        self.registry = Registry().with_resources(resources)

    def validator(self, name, pointer=""):
        return Draft202012Validator({"$ref": f"{path_of(name).name}#{pointer}"}, registry=self.registry)

    def nodes(self):
        for name, schema in self.files.items():
            for place, node in walk(schema):
                yield name, place, node, *resolved(node, schema, self.shared)


def pointer(place):
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1").replace("%", "%25") for step in place)


def snippet_value(body):
    """What an editor makes of a snippet when the person accepts every placeholder as it is."""
    if isinstance(body, list):
        return [snippet_value(item) for item in body]
    if isinstance(body, dict):
        return {snippet_value(key): snippet_value(value) for key, value in body.items()}
    if not isinstance(body, str):
        return body
    text = re.sub(r"\$\{\d+:([^{}]*)\}", r"\1", body.replace("$CURRENT_SECONDS_UNIX", NOW))
    return json.loads(text[1:]) if text.startswith("^") else text


def check_dialect(schemas):
    for path in sorted(SCHEMAS.glob("*.schema.json")):
        Draft202012Validator.check_schema(read(path))
    expect(plain_text.main() == 0, "a plain description differs from its Markdown: run plain_text.py --write")
    for name, place, node, *_ in schemas.nodes():
        where = f"{name}{pointer(place)}"
        expect(set(node) <= KEYWORDS, f"{where}: unknown keyword {set(node) - KEYWORDS}")
        expect("$ref" not in node or set(node) <= BESIDE_REFERENCE, f"{where}: keyword beside $ref")


def check_example(where, markdown):
    """The example of a documentation is JSON: a value, members of an object, or one member a line."""
    for code in re.findall(r"```json\n(.*?)\n```", markdown, re.DOTALL):
        readings = [code, "{" + code + "}", "{" + ",".join(code.split("\n")) + "}"]
        valid = False
        for text in readings:
            try:
                json.loads(text)
                valid = True
            except json.JSONDecodeError:
                pass
        expect(valid, f"{where}: the example is not JSON: {code}")


def check_documentation(schemas):
    names = set()
    for name, place, _, full, _ in schemas.nodes():
        where = f"{name}{pointer(place)}"
        if "enumDescriptions" in full:
            described = len(full["enum"]) == len(full["markdownEnumDescriptions"])
            expect(described, f"{where}: a value without documentation")
        if len(place) < 2 or place[-2] != "properties":
            continue
        names.add(place[-1])
        markdown = full.get("markdownDescription", "")
        notes = full.get("x-apns", {})
        expect(markdown.count("```json") == 1 or place[-1] == "wellKnownRootKeys", f"{where}: no example")
        expect("<" not in re.sub(r"```.*?```|`[^`]*`", "", markdown, flags=re.DOTALL), f"{where}: HTML in the text")
        expect(isinstance(notes.get("order"), int), f"{where}: no order")
        expect("enum" not in full or "markdownEnumDescriptions" in full, f"{where}: values without documentation")
        offers = {"type", "const", "enum", "default", "examples", "defaultSnippets"} & set(full)
        expect(offers, f"{where}: an editor cannot offer a value")
        if name != "configuration":
            expect(notes.get("confirmed") in CONFIRMED, f"{where}: how well confirmed?")
            expect(str(notes.get("source", "")).startswith("https://"), f"{where}: no source")
            expect(re.search(r"\n\n\[[^\]]+\]\(https://[^)]+\)$", markdown), f"{where}: no link at the end")
        check_example(where, markdown)
    for fact in FACTS:
        expect(fact in names, f"no schema has the key {fact}")


def check_values(schemas):
    for name, place, node, _, _ in schemas.nodes():
        validator = schemas.validator(name, pointer(place))
        where = f"{name}{pointer(place)}"
        values = list(node.get("examples", []))
        values += [node["default"]] if "default" in node else []
        values += [snippet_value(snippet["body"]) for snippet in node.get("defaultSnippets", [])]
        for value in values:
            expect(validator.is_valid(value), f"{where}: {json.dumps(value)} is not valid against its own schema")


def check_payloads(schemas):
    whole = Draft202012Validator(read(path_of("payload")))
    detected = [name for name in schemas.families if name not in [*UNDETECTED, "configuration"]]
    rejected = read(TESTS / "rejected.json")
    differences = read(TESTS / "disagreements.json")
    for family in schemas.families:
        validator = schemas.validator(family)
        accepted_files = sorted((TESTS / "accepted" / family).glob("*.json"))
        rejected_files = sorted((TESTS / "rejected" / family).glob("*.json"))
        expect(len(accepted_files) >= 5, f"{family}: {len(accepted_files)} accepted payloads, at least five wanted")
        expect(len(rejected_files) >= 10, f"{family}: {len(rejected_files)} rejected payloads, at least ten wanted")
        for path in accepted_files:
            errors = [error.message for error in validator.iter_errors(read(path))]
            expect(not errors, f"accepted/{family}/{path.name}: {errors}")
            if family in detected:
                errors = [error.message for error in whole.iter_errors(read(path))]
                expect(not errors, f"accepted/{family}/{path.name}, by payload.schema.json: {errors}")
        for path in rejected_files:
            key = f"{family}/{path.name}"
            expect(key in rejected, f"{key} is not in rejected.json")
            valid = validator.is_valid(read(path))
            known = differences.get(key, {}).get("validator")
            expect(valid == (known == "valid"), f"{key}: {'valid' if valid else 'invalid'} for a JSON Schema validator")
    for key in rejected:
        expect((TESTS / "rejected" / key).exists(), f"{key} of rejected.json does not exist")
    for key, difference in differences.items():
        expect(key in rejected and difference.get("reason"), f"{key} of disagreements.json has no payload or no reason")


def main():
    schemas = Schemas()
    for check in (check_dialect, check_documentation, check_values, check_payloads):
        check(schemas)
    for failure in failures:
        print(failure)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
