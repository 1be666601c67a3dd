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

TIMESTAMP = """\
{
  "aps": {
    "event": "update",
    "timestamp": 1764493200,
    "content-state": { "stops": 3 }
  }
}
"""
# 1764493200 s after the beginning of 1970.
DATE = "2025-11-30 09:00:00 UTC"

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

# A payload in a file that another server formats. What VS Code's JSON formatter makes of it: a line for each member,
# where ours would keep short objects on one.
REQUEST = '{ "tests": [ { "aps": { "badge": "5", "thread-id": 7 } } ] }\n'
REQUEST_FOUND: list[Diagnostic] = [(1, "error", "wrong-type"), (1, "error", "wrong-type")]
REQUEST_FORMATTED = """\
{
  "tests": [
    {
      "aps": {
        "badge": "5",
        "thread-id": 7
      }
    }
  ]
}
"""

NO_PAYLOAD = '{ "name": "site", "badge": "5", "tags": ["a",], }\n'

# Wrong quotes, a key in the wrong object, a number in quotes, a misspelled key, `true` for 1, a misspelled value, a
# comment, a comma too many.
EIGHT_FAULTS = """\
{
  'aps': {
    "alert": { "title": "Gate 12", "thread-id": "gate" },
    "badge": "5",
    "targetContentId": "gate-12",
    "mutable-content": true,
    "interruption-level": "timeSensitive", // soon
    "sound": "default",
  }
}
"""
EIGHT_FIXED = """\
{
  "aps": {
    "alert": { "title": "Gate 12" },
    "badge": 5,
    "target-content-id": "gate-12",
    "mutable-content": 1,
    "interruption-level": "time-sensitive",
    "sound": "default",
    "thread-id": "gate"
  }
}
"""

# Line and name.
SYMBOLS = [(2, "aps"), (3, "alert"), (4, "interruption-level"), (7, "train")]

REPEATED_KEY = """\
{
  "aps": { "alert": "Gate 12 closes" },
  "flights": [
    { "id": 1 },
    { "id": 2 }
  ],
  "id": 3
}
"""
REPEATED_ON = [4, 5, 7]
