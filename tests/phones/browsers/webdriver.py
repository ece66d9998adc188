"""WebKit, Safari's engine, by the protocol of WebDriver. Needs an X server and a driver for each phone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from socket import create_server
from types import TracebackType
from typing import Any, Self

from tests.patience import SECONDS

DRIVER = "WebKitWebDriver"
_BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
_NARROW = (
    "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; -gtk-icon-transform: scale(0) }"
)
"""The browser's own bar would make its window wider than a phone."""


class Refused(AssertionError):
    """An error that the driver reports."""


class WebKit:
    """The browser of one phone, with one page and no lasting storage; a context manager."""

    def __init__(self, display: str, width: int = 375, height: int = 667) -> None:
        """`display` is the name of the X server."""
        driver = shutil.which(DRIVER)
        assert driver is not None, f"{DRIVER} isn't installed; packaging/test.py does it"
        assert _BROWSERS, "WebKit's MiniBrowser isn't installed; packaging/test.py does it"
        with create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        # Its sandbox wants rights that a container doesn't have.
        environment = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        environment["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"
        environment["GDK_BACKEND"] = "x11"
        self._folder = tempfile.TemporaryDirectory(prefix="webkit", ignore_cleanup_errors=True)
        looks = Path(self._folder.name, "gtk-3.0")
        looks.mkdir()
        (looks / "gtk.css").write_text(_NARROW)
        environment["XDG_CONFIG_HOME"] = self._folder.name
        self._process = subprocess.Popen(
            [driver, f"--port={self._port}", "--host=127.0.0.1"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait_for_driver()
        options = {"binary": str(_BROWSERS[-1]), "args": ["--automation"]}
        told = self._call(
            "POST", "", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        )
        self._session = f"/{told['sessionId']}"
        self._send("POST", "/window/rect", {"width": width, "height": height, "x": 0, "y": 0})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._send("DELETE", "")
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

    def _wait_for_driver(self) -> None:
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self._port}/status", timeout=5):
                    return
            except urllib.error.URLError:
                time.sleep(0.05)
        raise Refused("the driver doesn't answer")

    def _send(self, method: str, path: str, body: object = None) -> Any:
        return self._call(method, self._session + path, body)

    def _call(self, method: str, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}/session{path}",
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Refused(f"{method} {path}: {error.read().decode()}") from error

    def go(self, address: str) -> None:
        self._send("POST", "/url", {"url": address})

    def reload(self) -> None:
        self._send("POST", "/refresh", {})

    def evaluate(self, script: str) -> Any:
        return self._send("POST", "/execute/sync", {"script": f"return ({script})", "args": []})

    def press(self, x: float, y: float) -> None:
        self._pointer(_moved(x, y), {"type": "pointerDown", "button": 0})

    def slide(self, x: float, y: float) -> None:
        self._pointer(_moved(x, y))

    def lift(self) -> None:
        self._pointer({"type": "pointerUp", "button": 0})

    def tap(self, x: float, y: float) -> None:
        self._pointer(_moved(x, y), {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def type(self, text: str) -> None:
        """Type into the focused field."""
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._send("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": keys}]})

    def _pointer(self, *acts: dict[str, object]) -> None:
        hand = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}}
        self._send("POST", "/actions", {"actions": [{**hand, "actions": list(acts)}]})


def _moved(x: float, y: float) -> dict[str, object]:
    return {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
