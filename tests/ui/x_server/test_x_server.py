"""On a real X server keys repeat by themselves, and Qt doesn't always know it: nothing may come of it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

import pytest

from shgui.ui import widget_names as names
from tests.ui.x_server.screen import Screen

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="an X server is a matter of Linux")

_PATIENCE = 120.0
"""Seconds, for a machine that has a lot to do."""
_MANY = 40
_RETURN, _SPACE = "key 16777220", "key 32"


class Desk:
    """The program on the screen, and what it has told so far."""

    def __init__(self, screen: Screen, program: subprocess.Popen[str]) -> None:
        self.screen = screen
        self._program = program
        self._lines: Queue[str] = Queue()
        self.heard: list[str] = []
        self._listener = Thread(target=self._listen)
        self._listener.start()

    def _listen(self) -> None:
        assert self._program.stdout is not None
        for line in self._program.stdout:
            self._lines.put(line.strip())

    def hear(self, wanted: str, times: int = 1) -> list[str]:
        """What is told until a line that begins so has come so often."""
        told: list[str] = []
        deadline = time.monotonic() + _PATIENCE
        while times:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                raise AssertionError(f"no {wanted!r} after {self.heard[-20:]}") from None
            told.append(line)
            self.heard.append(line)
            times -= line.startswith(wanted)
        return told

    def do(self, deed: str) -> list[str]:
        assert self._program.stdin is not None
        self._program.stdin.write(f"{deed}\n")
        self._program.stdin.flush()
        return self.hear(f"did {deed}")

    @property
    def window(self) -> int:
        return next(int(line.split()[1]) for line in self.do("where") if line.startswith("window"))

    def place(self, name: str) -> tuple[int, int] | None:
        """Where this can be clicked; None where it can't be seen."""
        for line in self.do("where"):
            if line.startswith(f"place {name} ") and line.endswith("True"):
                _, _, x, y, _ = line.split()
                return int(x), int(y)
        return None

    def go_behind(self) -> None:
        """From the table to the first player."""
        self.screen.tap("Return")
        self.hear("screen seat")
        assert self.place(names.HAND_OVER_HOLD) is not None

    def end(self) -> None:
        assert self._program.stdin is not None
        self._program.stdin.close()
        self._program.wait(_PATIENCE)
        self._listener.join()
        assert self._program.stdout is not None
        self._program.stdout.close()


@pytest.fixture
def desk(tmp_path: Path, root: Path) -> Iterator[Desk]:
    with Screen() as screen:
        environment = {**os.environ, "DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"}
        program = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.x_server.watched_program", str(tmp_path)],
            cwd=root,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        desk = Desk(screen, program)
        try:
            desk.hear("screen table")
            desk.screen.focus(desk.window)
            yield desk
        finally:
            desk.end()


def opened(told: list[str]) -> int:
    return told.count("open")


def test_enter_held_after_a_look_leads_nobody_on(desk: Desk) -> None:
    desk.go_behind()
    desk.screen.down("space")
    desk.hear("open")
    desk.screen.up("space")
    desk.hear("hidden")
    desk.screen.down("Return")
    desk.hear("screen seat1")
    told = desk.hear(_RETURN, _MANY)
    assert set(told) == {_RETURN}
    # Space as well, while the finger still lies on Enter: it has to be held.
    told = desk.do("tell_taps_from_holds")
    for _ in range(5):
        desk.screen.tap("space")
        told += desk.hear(_SPACE)
    told += desk.do("where")
    desk.screen.up("Return")
    assert not opened(told)
    assert not any(line.startswith("screen") for line in told)


@pytest.mark.parametrize("beside", [None, "m"])
def test_held_space_stays_open_until_it_has_to_hide(desk: Desk, beside: str | None) -> None:
    """With another key down Qt takes every repeat of Space for a release and a press."""
    desk.go_behind()
    if beside is not None:
        desk.screen.down(beside)
        desk.hear("key 77")
    desk.screen.down("space")
    desk.hear("open")
    told = desk.hear(_SPACE, 15)
    assert {line for line in told if not line.startswith("key")} == set()
    assert "hidden" in desk.do("wait_too_long")
    told = desk.hear(_SPACE, _MANY)
    assert {line for line in told if not line.startswith("key")} == set()

    desk.screen.up("space")
    desk.screen.down("space")
    desk.hear("open")
    desk.screen.up("space")
    desk.hear("hidden")


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("cause", ["focus", "window", "minimise", "resize", "menu", "theme"])
def test_what_had_to_hide_opens_only_when_space_is_pressed_anew(desk: Desk, cause: str) -> None:
    desk.go_behind()
    window = desk.window
    desk.screen.down("space")
    desk.hear("open")
    match cause:
        case "focus":
            desk.screen.focus(1)
            desk.hear("hidden")
            desk.screen.focus(window)
        case "window":
            other = desk.screen.cover()
            desk.hear("hidden")
            desk.screen.uncover(other)
            desk.screen.focus(window)
        case "minimise":
            desk.do("minimise")
            desk.do("restore")
            desk.screen.focus(window)
        case "resize":
            desk.screen.resize(window, 1100, 700)
            desk.hear("hidden")
        case _:
            desk.do(cause)
    assert desk.heard.count("hidden") == 1
    told = desk.hear(_SPACE, _MANY)
    assert not opened(told)
    if cause == "menu":
        desk.screen.tap("Escape")
    desk.screen.up("space")
    desk.screen.down("space")
    assert opened(desk.hear("open")) == 1
    desk.screen.up("space")
    desk.hear("hidden")


def test_a_held_shortcut_is_one(desk: Desk) -> None:
    desk.screen.down("Control")
    desk.screen.down("m")
    desk.hear("muted True")
    told = desk.hear("key 77", _MANY)
    desk.screen.up("m")
    desk.screen.up("Control")
    assert not any(line.startswith("muted") for line in told)


def test_the_second_half_of_a_double_click_meets_nothing(desk: Desk) -> None:
    at = desk.place(names.TABLE_CONFIRM)
    assert at is not None
    desk.screen.click(*at, times=3)
    desk.hear("screen seat0")
    desk.hear("click", 3 - desk.heard.count("click"))
    page = desk.place(names.HAND_OVER_HOLD)
    assert page is not None
    desk.screen.click(*page, times=3)
    desk.hear("click", 3)
    assert "open" not in desk.heard
