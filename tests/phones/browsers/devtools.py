"""Chromium by its own protocol (DevTools): one browser with any number of separate contexts."""

from __future__ import annotations

import base64
import json
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections import deque
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from machine import BROWSERS
from websockets.sync.client import connect

from tests.patience import SECONDS

Message = dict[str, Any]

_SILENT = (
    "--headless=new",
    # The tests may run as root; nothing but our own page is ever loaded.
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--no-default-browser-check",
    "--no-pings",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    "--disable-sync",
    "--metrics-recording-only",
    "--disable-features=Translate,MediaRouter,OptimizationHints,AutofillServerCommunication,DialMediaRouteProvider",
    # Pages behind others work as each phone does, in somebody's hand.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--mute-audio",
    "--remote-debugging-port=0",
    "--force-renderer-accessibility=complete",
)


class Failed(AssertionError):
    """The browser refused, or a script in it failed."""


def program() -> Path:
    programs = BROWSERS[0].programs
    found = next((path for path in map(shutil.which, programs) if path), None)
    assert found is not None, f"none of {programs} is installed"
    return Path(found)


def profile_parent(program: Path, home: Path) -> Path | None:
    """Return where the profile folder of this browser has to be; None means anywhere.

    A snap, which Ubuntu's chromium-browser starts, shares no other folder with the tests.
    """
    is_snap = program.resolve().name == "snap" or b"/snap/bin/chromium" in program.read_bytes()[:10_000]
    return home / "snap" / "chromium" / "common" if is_snap else None


class Chromium:
    """The running browser; a context manager."""

    def __init__(self, resolver: str = "") -> None:
        """`resolver` has the form of `--host-resolver-rules`."""
        browser, home = program(), Path(pwd.getpwuid(os.getuid()).pw_dir)
        parent = profile_parent(browser, home)
        if parent is not None:
            parent.mkdir(parents=True, exist_ok=True)
        self._folder = tempfile.TemporaryDirectory(prefix="chromium", dir=parent, ignore_cleanup_errors=True)
        rules = (f"--host-resolver-rules={resolver}",) if resolver else ()
        self._process = subprocess.Popen(
            [browser, *_SILENT, *rules, f"--user-data-dir={self._folder.name}", "about:blank"],
            env={**os.environ, "HOME": str(home)} if parent is not None else None,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(self._told_address(), max_size=None, compression=None, ping_interval=None)
        )
        self._number = 0
        self._events: dict[str, deque[Message]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()
        self._process.terminate()
        self._process.wait()
        # Its children write a last time when it is gone.
        self._folder.cleanup()

    def _told_address(self) -> str:
        told = Path(self._folder.name, "DevToolsActivePort")
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            if told.is_file() and len(lines := told.read_text().split()) == 2:
                return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            time.sleep(0.02)
        raise Failed("Chromium doesn't tell where it listens")

    def tab(self, width: int = 360, height: int = 780, languages: str = "en", name: str = "") -> Tab:
        """Open a tab in a context of its own. `name` ends its `User-Agent`."""
        context = self.send("Target.createBrowserContext", disposeOnDetach=True)["browserContextId"]
        target = self.send(
            "Target.createTarget", url="about:blank", browserContextId=context, width=width, height=height
        )["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Tab(self, session, (width, height), languages, name)

    def send(self, method: str, session: str = "", **parameters: object) -> Message:
        self._number += 1
        number = self._number
        message: Message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self._socket.send(json.dumps(message))
        deadline = time.monotonic() + SECONDS
        while True:
            # A page may tell of itself for ever, and never answer.
            heard = self.hear(deadline - time.monotonic())
            if heard.get("id") == number:
                if "error" in heard:
                    raise Failed(f"{method}: {heard['error']}")
                result: Message = heard["result"]
                return result

    def hear(self, patience: float) -> Message:
        heard: Message = json.loads(self._socket.recv(timeout=patience))
        if "method" in heard:
            self._events.setdefault(heard.get("sessionId", ""), deque(maxlen=5000)).append(heard)
        return heard

    def events(self, session: str) -> deque[Message]:
        """Return the events of this page, oldest first."""
        return self._events.setdefault(session, deque(maxlen=5000))


class Tab:
    """The browser of one phone, with one page."""

    def __init__(
        self, browser: Chromium, session: str, size: tuple[int, int], languages: str, name: str
    ) -> None:
        self._browser = browser
        self._session = session
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=size[0],
            height=size[1],
            deviceScaleFactor=1,
            mobile=True,
        )
        self.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
        agent = self.evaluate("navigator.userAgent")
        self.send("Emulation.setUserAgentOverride", userAgent=f"{agent} {name}", acceptLanguage=languages)

    def send(self, method: str, **parameters: object) -> Message:
        return self._browser.send(method, self._session, **parameters)

    @property
    def events(self) -> deque[Message]:
        return self._browser.events(self._session)

    def go(self, address: str) -> None:
        """Load a page completely."""
        self.send("Page.navigate", url=address)
        self.evaluate(
            "new Promise(r => document.readyState === 'complete' ? r() : addEventListener('load', () => r()))"
        )

    def evaluate(self, script: str) -> Any:
        told = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in told:
            raise Failed(f"{script}: {told['exceptionDetails']}")
        return told["result"].get("value")

    # Fingers

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])

    def press(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def slide(self, x: float, y: float) -> None:
        self._touch("touchMove", (x, y))

    def lift(self) -> None:
        self._touch("touchEnd")

    def tap(self, x: float, y: float) -> None:
        self.press(x, y)
        self.lift()

    def type(self, text: str) -> None:
        """Type into the focused field."""
        self.send("Input.insertText", text=text)

    # What befalls a phone

    def reload(self) -> None:
        self.send("Page.reload")

    def freeze(self) -> None:
        """Hide the page and freeze it."""
        self._window("minimized")
        self.send("Page.setWebLifecycleState", state="frozen")

    def thaw(self) -> None:
        self.send("Page.setWebLifecycleState", state="active")
        self._window("normal")

    def _window(self, state: str) -> None:
        number = self.send("Browser.getWindowForTarget")["windowId"]
        self.send("Browser.setWindowBounds", windowId=number, bounds={"windowState": state})

    def picture(self) -> bytes:
        return base64.b64decode(self.send("Page.captureScreenshot")["data"])

    # What can be found out of it

    def accessible(self) -> list[Message]:
        nodes: list[Message] = self.send("Accessibility.getFullAXTree")["nodes"]
        return nodes

    def complaints(self, host: str) -> list[str]:
        """Return exceptions and errors of the page, and requests to other hosts."""
        told = []
        for event in self.events:
            parameters = event["params"]
            match event["method"]:
                case "Runtime.exceptionThrown":
                    told.append(str(parameters["exceptionDetails"]))
                case "Log.entryAdded" if parameters["entry"]["level"] in ("error", "warning"):
                    told.append(str(parameters["entry"]))
                case "Network.requestWillBeSent":
                    url = parameters["request"]["url"]
                    if not url.startswith((f"http://{host}/", "data:", "about:")):
                        told.append(url)
        return told

    def history(self) -> list[Message]:
        entries: list[Message] = self.send("Page.getNavigationHistory")["entries"]
        return entries
