"""The files of `schemas/`: reading, writing and walking them."""

import json
import pathlib

SCHEMAS = pathlib.Path(__file__).resolve().parents[2] / "schemas"
TESTS = pathlib.Path(__file__).resolve().parent
SHARED = "definitions.schema.json#/$defs/"


def name_of(path):
    """The name of a schema: its file name up to the first dot."""
    return path.name.split(".")[0]


def path_of(name):
    return SCHEMAS / f"{name}.schema.json"


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def text_of(value):
    """The one way in which a schema file is written: two spaces, members in their order, characters as they are."""
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def sources():
    """The schema files that people write, by name: all but the bundle."""
    paths = sorted(SCHEMAS.glob("*.schema.json"))
    return {name_of(path): read(path) for path in paths if name_of(path) != "payload"}


def subschemas(node):
    """The schemas directly inside a schema, each with its place as a list of member names and indices."""
    for keyword in ("properties", "$defs"):
        for key, value in node.get(keyword, {}).items():
            yield [keyword, key], value
    for keyword in ("items", "additionalProperties"):
        if isinstance(node.get(keyword), dict):
            yield [keyword], node[keyword]
    for index, value in enumerate(node.get("oneOf", [])):
        yield ["oneOf", index], value


def walk(node, place=()):
    """A schema and all schemas inside it, each with its place."""
    yield list(place), node
    for step, value in subschemas(node):
        yield from walk(value, [*place, *step])


def resolved(node, root, shared):
    """A schema with its reference followed; keywords beside the reference win. `root` is the file it stands in."""
    reference = node.get("$ref")
    if reference is None:
        return node, root
    if reference.startswith(SHARED):
        root, name = shared, reference.removeprefix(SHARED)
    else:
        name = reference.removeprefix("#/$defs/")
    target, root = resolved(root["$defs"][name], root, shared)
    return {**target, **{key: value for key, value in node.items() if key != "$ref"}}, root
