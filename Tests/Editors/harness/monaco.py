"""VS Code's editor component Monaco, in a headless Chromium."""

import http.server
import importlib.util
import json
import threading
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from . import processes
from .bridge import Bridge
from .documents import Diagnostic
from .editor import Editor
from .report import expect_that
from .waiting import settled, wait_for

# Monaco's names for 1, 2, 4 and 8.
SEVERITIES = {8: "error", 4: "warning", 2: "information", 1: "hint"}
PAGE = Path(__file__).resolve().parent.parent / "monaco"


def component() -> Path:
    """Where Monaco's files are: in the wheel that carries it. (Importing that would want Qt.)"""
    package = importlib.util.find_spec("qtmonaco")
    if package is None or package.origin is None:
        raise RuntimeError("the Python package qtmonaco is not installed")
    return Path(package.origin).parent


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves the page, and below `js_build/` the editor."""

    def translate_path(self, path: str) -> str:
        plain = path.split("?")[0].lstrip("/")
        root = component() if plain.startswith("js_build/") else PAGE
        return str(root / (plain or "index.html"))

    def log_message(self, *_: object) -> None:
        pass


class Monaco(Editor):
    name = "Monaco"
    # Its client pulls diagnostics, and keeps those of a closed document. VS Code itself takes them away.
    lacks = {"diagnostics go on closing"}

    def __init__(self, server: Path):
        super().__init__(server)
        self.bridge = Bridge(server, self.project)
        self.files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
        threading.Thread(target=self.files.serve_forever, daemon=True).start()
        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1000,640"]:
            options.add_argument(argument)
        options.add_argument(f"--user-data-dir={self.scratch / 'chromium'}")
        self.browser = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
        self.browser.get(f"http://127.0.0.1:{self.files.server_port}/?bridge={self.bridge.port}")
        wait_for(lambda: self.run("return window.ready === true"), what="Monaco")

    def run(self, script: str, *arguments: Any) -> Any:
        return self.browser.execute_script(script, *arguments)

    @property
    def process(self) -> int:
        return self.browser.service.process.pid

    def servers(self) -> list[int]:
        return [server.pid for server in self.bridge.started if processes.is_running(server.pid)]

    def crash(self) -> None:
        # The server's parent is the bridge, which must see the editor go and stay itself.
        for process in processes.family(self.process):
            processes.kill(process.identifier)

    def end(self) -> None:
        try:
            self.browser.quit()
        except Exception:  # It may have crashed, as the story wanted.
            pass
        finally:
            self.files.shutdown()
            self.bridge.close()

    def screen(self) -> str:
        return "\n".join(element.text for element in self.find(".monaco-editor"))

    def screenshot(self, path: Path) -> None:
        self.browser.save_screenshot(str(path))

    def find(self, selector: str) -> list[WebElement]:
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def texts(self, selector: str) -> list[str]:
        """What the elements that are shown say, read at one moment: Monaco makes them anew at any time."""
        shown = "[...document.querySelectorAll(arguments[0])].filter((e) => e.offsetParent !== null)"
        found = self.run(f"return {shown}.map((e) => e.textContent)", selector)
        # Monaco draws spaces as such that do not break.
        return [text.replace("\u00a0", " ") for text in found if text.strip()]

    def press(self, *keys: str) -> None:
        """Presses keys together."""
        actions = ActionChains(self.browser)
        for key in keys:
            actions.key_down(key)
        for key in reversed(keys):
            actions.key_up(key)
        actions.perform()

    def open(self, path: Path) -> None:
        self.run("show(arguments[0], arguments[1])", path.as_uri(), path.read_text())

    def is_attached(self) -> bool:
        return bool(self.servers())

    def close(self) -> None:
        self.run("window.closed = editor.getModel().uri; editor.getModel().dispose()")

    def text(self) -> str:
        return self.run("return editor.getModel()?.getValue() ?? ''")

    def diagnostics(self) -> list[Diagnostic]:
        markers = self.run(
            "return monaco.editor.getModelMarkers({ resource: editor.getModel()?.uri ?? window.closed })"
            ".map((m) => [m.startLineNumber, m.severity, m.code?.value ?? m.code ?? ''])"
        )
        return [(line, SEVERITIES[severity], str(code)) for line, severity, code in markers]

    def type(self, text: str) -> None:
        for character in text:
            before = self.run("return JSON.stringify([editor.getModel().getValue(), editor.getPosition()])")
            ActionChains(self.browser).send_keys(character).perform()
            wait_for(
                lambda: self.run("return JSON.stringify([editor.getModel().getValue(), editor.getPosition()])"),
                lambda now: now != before, f"the typed {character!r}",
            )
            settled(self.suggestions, times=4)

    def go_to(self, line: int, word: str = "") -> None:
        text = self.text().splitlines()[line - 1]
        column = text.index(word) + 1 if word else len(text) + 1
        self.run("editor.setPosition({ lineNumber: arguments[0], column: arguments[1] })", line, column)

    def suggestions(self) -> list[str]:
        return self.texts(".suggest-widget.visible .monaco-list-row .label-name")

    def suggest(self) -> None:
        self.press(Keys.CONTROL, Keys.SPACE)

    def accept(self, label: str) -> None:
        def focused() -> str:
            rows = self.find(".suggest-widget.visible .monaco-list-row.focused .label-name")
            return rows[0].text if rows else ""

        for _ in self.suggestions():
            if focused() == label:
                break
            before = focused()
            self.press(Keys.ARROW_DOWN)
            wait_for(focused, lambda now: now != before, "another selection")
        self.press(Keys.ENTER)
        wait_for(lambda: not self.find(".suggest-widget.visible"), what="the menu to close")
        settled(self.text)

    def hover(self) -> str:
        self.run("editor.trigger('story', 'editor.action.showHover', {})")
        return wait_for(
            lambda: "\n".join(part.text for part in self.find(".monaco-hover .hover-contents")).strip(),
            lambda shown: shown and "Loading" not in shown, "the hover",
        )

    def fix(self, title: str) -> None:
        self.run("editor.trigger('story', 'editor.action.quickFix', {})")
        titles = ".action-widget .monaco-list-row.action"
        rows = wait_for(lambda: self.texts(titles), what="the list of actions")
        expect_that(any(title in row for row in rows), f"{title!r} is in the list: {rows!r}")
        for _ in rows:
            if title in self.find(f"{titles}.focused")[0].text:
                break
            self.press(Keys.ARROW_DOWN)
        self.press(Keys.ENTER)

    def format(self) -> None:
        self.run("editor.trigger('story', 'editor.action.formatDocument', {})")

    def outline(self) -> list[str]:
        # Monaco has no panel for it; the list of "Go to Symbol" is what it shows.
        self.run("editor.trigger('story', 'editor.action.quickOutline', {})")
        return self.texts(".quick-input-list .monaco-list-row")

    def folds(self) -> list[tuple[int, int]]:
        # A fold's sign in the margin says that it is there; where it ends shows when it is closed.
        return [(self.line_at(sign), 0) for sign in self.find(".margin .codicon-folding-expanded")]

    def line_at(self, sign: WebElement) -> int:
        line = self.run("return arguments[0].closest('.margin-view-overlays > div')?.textContent ?? ''", sign)
        return int(json.loads(line.strip() or "0"))

    def hints(self) -> list[str]:
        return self.texts(".view-line span[class*='dyn-rule']")

    def lenses(self) -> list[str]:
        return self.texts(".codelens-decoration")
