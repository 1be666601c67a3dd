"""check.py FOLDER: holds the messages of the server's tests against the types of LSP, as `lsprotocol` has them.

`APNS_LSP_TRANSCRIPTS=FOLDER swift test --filter LanguageServerTests` writes them: a file for each session, a message
on each line. What the server says must be of its type, and have no member that LSP does not know. What the clients
of editors' fixtures say must be of its type, too; other tests say only what they need, or break the rules on purpose.
"""

import collections
import json
import sys
from pathlib import Path

import lsprotocol.converters
from lsprotocol import types

converter = lsprotocol.converters.get_converter()


def request_type(method):
    return types.METHOD_TO_TYPES[method][0]


def response_type(method):
    return types.METHOD_TO_TYPES[method][1]


def without_nulls(value):
    """`null` and a missing member are the same here."""
    if isinstance(value, dict):
        return {name: without_nulls(member) for name, member in value.items() if member is not None}
    if isinstance(value, list):
        return [without_nulls(element) for element in value]
    return value


def differences(message, known, path=""):
    """Where a message says what its type does not hold, and so what a client would not read, or reads as another."""
    if isinstance(message, dict) and isinstance(known, dict):
        for name in message:
            if name not in known:
                yield f"{path}/{name}"
            else:
                yield from differences(message[name], known[name], f"{path}/{name}")
    elif isinstance(message, list) and isinstance(known, list):
        for index, (one, other) in enumerate(zip(message, known)):
            yield from differences(one, other, f"{path}/{index}")
    elif message != known:
        yield path


class Session:
    def __init__(self, counts):
        self.counts = counts
        # Method by who asked and the id.
        self.asked = {}

    def check(self, speaker, message):
        """What is wrong with a message; None if nothing is."""
        kind, name = self.kind(speaker, message)
        if kind is None:
            return f"no message of LSP: {name}"
        try:
            value = converter.structure(message, kind)
            known = converter.unstructure(value, kind)
        except Exception as problem:  # cattrs raises many kinds.
            return f"{name}: {type(problem).__name__}: {problem}"
        self.counts[speaker, name] += 1
        if speaker == "server":
            unknown = list(differences(without_nulls(message), without_nulls(known)))
            if unknown:
                return f"{name}: LSP knows no such {', '.join(unknown)}"
        return None

    def kind(self, speaker, message):
        method, identifier = message.get("method"), json.dumps(message.get("id"))
        if method is not None:
            if "id" in message:
                self.asked["server" if speaker == "server" else "client", identifier] = method
            return (request_type(method) if method in types.METHOD_TO_TYPES else None), method
        other = "client" if speaker == "server" else "server"
        if "error" in message:
            return types.ResponseErrorMessage, "an error"
        method = self.asked.get((other, identifier))
        return (response_type(method) if method in types.METHOD_TO_TYPES else None), f"the answer to {method}"


def main(folder):
    counts, failures = collections.Counter(), []
    files = sorted(Path(folder).glob("*.jsonl"))
    for file in files:
        session = Session(counts)
        for line in file.read_bytes().splitlines():
            try:
                entry = json.loads(line)
            except (ValueError, RecursionError):  # A test sent no JSON, or brackets without end, and means it.
                continue
            speaker, message = entry["by"], entry["message"]
            if not isinstance(message, dict):
                continue
            problem = session.check(speaker, message)
            if problem and speaker != "tester":
                failures.append(f"{file.name}: the {speaker}: {problem}\n    {json.dumps(message)[:400]}")
    for failure in failures[:20]:
        print(failure)
    total = {who: sum(n for (by, _), n in counts.items() if by == who) for who in ("server", "client")}
    kinds = {who: len({name for by, name in counts if by == who}) for who in ("server", "client")}
    print(
        f"{len(files)} sessions: {total['server']} messages of the server of {kinds['server']} kinds, {total['client']} "
        f"of clients of {kinds['client']} kinds; {len(failures)} are not of LSP"
    )
    return 1 if failures or not total["server"] else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
