"""The story that every editor is told: what a person does with a payload, step by step, and what must be seen."""

import json
import re
from collections.abc import Callable

from . import documents, processes
from .editor import Editor
from .report import Report, expect, expect_that
from .waiting import NeverHappened, settled, time_limit, wait_for


def diagnostics(editor: Editor) -> None:
    editor.open(editor.write("faults.apns", documents.THREE_FAULTS))
    wait_for(lambda: len(editor.diagnostics()) >= len(documents.THREE_FAULTS_FOUND), what="three diagnostics")
    found = settled(lambda: sorted(editor.diagnostics()))
    expect(found, documents.THREE_FAULTS_FOUND, "the diagnostics of three faults")


def quick_fix(editor: Editor) -> None:
    line, code, title, fixed = documents.RENAMED
    editor.open(editor.write("fix.apns", documents.THREE_FAULTS))
    wait_for(lambda: code in [c for _, _, c in editor.diagnostics()], what=f"the diagnostic {code}")
    editor.go_to(line, "mutableContent")
    editor.fix(title)
    text = wait_for(editor.text, lambda text: fixed in text, f"the line {fixed!r}")
    expect(text.splitlines()[line - 1], fixed, "the mended line")
    wait_for(lambda: code not in [c for _, _, c in editor.diagnostics()], what=f"{code} to go")
    expect(len(editor.diagnostics()), 2, "the number of diagnostics that are left")


def key_completion(editor: Editor) -> None:
    editor.open(editor.write("key.apns", ""))
    editor.type('{"aps":{"')
    suggestions = offered(editor, "alert")
    expect(name(suggestions[0]), "alert", "the first suggestion")
    editor.accept(suggestions[0])
    text = editor.text()
    expect_that(text.startswith('{"aps":{"alert"'), f"the key is there once: {text!r}")
    expect(text.count('"') % 2, 0, f"quotes left open in {text!r}")


def value_completion(editor: Editor) -> None:
    editor.open(editor.write("value.apns", documents.VALUE_WANTED))
    editor.go_to(4)
    editor.type('"')
    suggestions = offered(editor, "time-sensitive")
    labels = {name(label) for label in suggestions}
    expect(labels, documents.INTERRUPTION_LEVELS, "the values of interruption-level")
    editor.accept(next(label for label in suggestions if name(label) == "time-sensitive"))
    value = json.loads(editor.text())["aps"]["interruption-level"]
    expect(value, "time-sensitive", "the accepted value")


def name(suggestion: str) -> str:
    """The key or value that a suggestion begins with: ALE shows the whole text that it puts in."""
    found = re.match(r'"?([\w-]+)', suggestion)
    return found.group(1) if found else suggestion


def offered(editor: Editor, label: str) -> list[str]:
    """The suggestions, once the label is among them; asks for them where the editor does not by itself."""

    def has_it() -> bool:
        suggestions = editor.suggestions()
        return label in suggestions or label in map(name, suggestions)

    try:
        wait_for(has_it, patience=2)
    except NeverHappened:
        editor.suggest()
        wait_for(has_it, what=f"the suggestion {label}")
    return settled(editor.suggestions)


def template(editor: Editor) -> None:
    """The one-minute story: an empty file becomes the start of a Live Activity, and nothing is wrong with it."""
    editor.open(editor.write("live.apns", ""))
    editor.insert()
    editor.type(editor.begin_of_template)
    label = "Live Activity: start"
    offered(editor, label)
    editor.accept(label)
    aps = json.loads(editor.text())["aps"]
    expect(aps["event"], "start", "the event")
    expect(set(documents.START_KEYS) - set(aps), set(), "the keys that Apple demands and the payload lacks")
    expect(settled(editor.diagnostics, times=20), [], "the diagnostics of the payload")


def hover(editor: Editor) -> None:
    line, word, said = documents.HOVERED
    editor.open(editor.write("hover.apns", documents.SOUND))
    editor.go_to(line, word)
    shown = editor.hover()
    for wanted in [word, said]:
        expect_that(wanted in shown, f"the hover says {wanted!r}: {shown!r}")


def formatting(editor: Editor) -> None:
    editor.open(editor.write("format.apns", documents.UNTIDY))
    editor.format()
    wanted = documents.TIDY
    wait_for(lambda: without_last_line_end(editor.text()), lambda text: text == wanted, f"the text {wanted!r}")
    editor.format()
    expect(settled(lambda: without_last_line_end(editor.text())), wanted, "the text, formatted a second time")


def without_last_line_end(text: str) -> str:
    """Some editors end the last line only in the file."""
    return text.removesuffix("\n")


def outline(editor: Editor) -> None:
    editor.open(editor.write("outline.apns", documents.SOUND))
    names = wait_for(editor.outline, what="an outline")
    for wanted in documents.OUTLINE:
        expect_that(any(wanted in name for name in names), f"{wanted} is in the outline {names!r}")


def folding(editor: Editor) -> None:
    editor.open(editor.write("folds.apns", documents.SOUND))
    folds = wait_for(editor.folds, what="folds")
    expect_that(any(first == 2 for first, _ in folds), f"`aps` folds from line 2: {folds!r}")


def hints(editor: Editor) -> None:
    editor.open(editor.write("hints.apns", documents.TIMESTAMP))
    wait_for(lambda: any(documents.DATE in hint for hint in editor.hints()), what="the date behind the timestamp")


def lenses(editor: Editor) -> None:
    editor.open(editor.write("lens.apns", documents.SOUND))
    shown = wait_for(editor.lenses, what="the lens of the payload")
    expect_that("4096" in shown[0] and "alert" in shown[0], f"the lens tells the size and the push type: {shown!r}")


def silence(editor: Editor) -> None:
    editor.open(editor.write("package.json", documents.NO_PAYLOAD))
    expect(settled(editor.diagnostics, times=20), [], "the diagnostics of JSON without a payload")


def beside(editor: Editor) -> None:
    """With a server for JSON beside ours, each file has one formatter, and each finding stands there once."""
    editor.start_json_server()
    editor.open(editor.write("payload.apns.json", documents.UNTIDY))
    expect(editor.servers_here(), {"apns_lsp"}, "the servers of a payload file")
    editor.format()
    wait_for(lambda: without_last_line_end(editor.text()), lambda text: text == documents.TIDY, "our layout")

    editor.open(editor.write("requests.json", documents.REQUEST))
    wait_for(lambda: editor.servers_here() == {"apns_lsp", "jsonls"}, what="both servers")
    wait_for(editor.diagnostics, what="diagnostics")
    expect(settled(lambda: sorted(editor.diagnostics()), times=20), documents.REQUEST_FOUND, "the diagnostics of both")
    editor.format()
    wait_for(editor.text, lambda text: text == documents.REQUEST_FORMATTED, "the layout of the JSON server")
    editor.format()
    expect(settled(editor.text, times=20), documents.REQUEST_FORMATTED, "the text, formatted a second time")
    editor.go_to(5, "badge")
    expect_that("whole number" in editor.hover(), "the explanation is ours")


def closing(editor: Editor) -> None:
    editor.open(editor.write("close.apns", documents.THREE_FAULTS))
    wait_for(editor.diagnostics, what="diagnostics")
    editor.close()
    wait_for(lambda: not editor.diagnostics(), what="the diagnostics to go")


def ending(editor: Editor) -> None:
    editor.open(editor.write("end.apns", documents.SOUND))
    servers = wait_for(editor.servers, what="a running server")
    editor.crash()
    wait_for(lambda: not any(map(processes.is_running, servers)), what="the server to end")


STEPS: dict[str, Callable[[Editor], None]] = {
    "diagnostics": diagnostics,
    "quick fixes": quick_fix,
    "completion of keys": key_completion,
    "completion of values": value_completion,
    "a payload from nothing": template,
    "hover": hover,
    "formatting": formatting,
    "outline": outline,
    "folding": folding,
    "hints": hints,
    "lenses": lenses,
    "silence on other JSON": silence,
    "beside a JSON server": beside,
    "diagnostics go on closing": closing,
    "ends with the editor": ending,
}

RARE = {"beside a JSON server"}


def tell(
    start: Callable[[], Editor], report: Report, steps: dict[str, Callable[[Editor], None]] = STEPS
) -> None:
    """Runs every step that the editor knows, each in an editor started afresh."""
    for feature, step in steps.items():
        editor = start()
        try:
            if feature in editor.lacks or feature in RARE - editor.has:
                continue
            failure, screen = None, ""
            try:
                with time_limit():
                    step(editor)
            except Exception as problem:  # A step that fails must not keep the others from running.
                failure, screen = f"{type(problem).__name__}: {problem}", editor.screen_or_nothing()
            report.record(editor.name, feature, failure, screen)
        finally:
            editor.quit()
