"""The texts that the stories open, and what an editor must make of them. Counted by hand."""

# Line, severity, code.
Diagnostic = tuple[int, str, str]

THREE_FAULTS = """\
{
  "aps": {
    "alert": { "title": "Table free", "body": "Your table for two is ready" },
    "badge": "5",
    "mutableContent": 1,
    "sound": "default",
  }
}
"""
THREE_FAULTS_FOUND: list[Diagnostic] = [
    (4, "error", "wrong-type"),
    (5, "error", "misspelled-key"),
    (6, "error", "trailing-comma"),
]
RENAMED = (5, "misspelled-key", "Rename to `mutable-content`", '    "mutable-content": 1,')

SOUND = """\
{
  "aps": {
    "alert": { "title": "Train 81", "body": "Leaves from platform 4" },
    "interruption-level": "time-sensitive",
    "relevance-score": 0.9
  },
  "train": { "number": 81, "stops": ["Lund", "Malmö"] }
}
"""
# The line of `interruption-level`, and a word that Apple's page has on it.
HOVERED = (4, "interruption-level", "time-sensitive")
OUTLINE = ["aps", "alert", "interruption-level", "relevance-score", "train"]

# As an API answers: without a line ending at the end, which an editor need not add while it formats.
UNTIDY = '{"aps":{"alert":"Gate 12 closes","badge":1},\n  "gate":12}'
TIDY = """\
{
  "aps": { "alert": "Gate 12 closes", "badge": 1 },
  "gate": 12
}"""

VALUE_WANTED = """\
{
  "aps": {
    "alert": "Hello",
    "interruption-level": 
  }
}
"""
INTERRUPTION_LEVELS = {"active", "critical", "passive", "time-sensitive"}

# What Apple's page on starting Live Activities by push demands of one.
START_KEYS = ["event", "timestamp", "content-state", "attributes-type", "attributes", "alert"]

NO_PAYLOAD = '{ "name": "site", "badge": "5", "tags": ["a",], }\n'
