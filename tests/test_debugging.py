"""The lines of `--debug` on standard error."""

from __future__ import annotations

import io
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui import debugging
from shgui.debugging import ROOT, DebugLog, DebugLogHandler


class Wall:
    """A clock that shows what the test says."""

    def __init__(self) -> None:
        self.shows = 100.0

    def __call__(self) -> float:
        return self.shows


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def told(wall: Wall) -> Iterator[tuple[DebugLog, io.StringIO]]:
    written = io.StringIO()
    log = DebugLog(wall)
    logger, lines = logging.getLogger(ROOT), DebugLogHandler(written, log)
    logger.addHandler(lines)
    logger.setLevel(logging.DEBUG)
    yield log, written
    logger.removeHandler(lines)
    logger.setLevel(logging.NOTSET)


def test_a_line_says_when_where_and_what(told: tuple[DebugLog, io.StringIO], wall: Wall) -> None:
    log, written = told
    wall.shows += 1.5
    log.write("page", "home")
    assert written.getvalue() == "    1.500  page      home\n"


def test_nothing_says_how_long_the_screen_was_in_somebodys_hands(
    told: tuple[DebugLog, io.StringIO], wall: Wall
) -> None:
    log, written = told
    log.pause()
    wall.shows += 60
    log.write_public("table", "PoliciesPassed")
    log.resume()
    log.write_waiting()
    wall.shows += 1
    log.write("page", "table")
    assert written.getvalue().split() == ["0.000", "table", "PoliciesPassed", "1.000", "page", "table"]


def test_what_all_learn_of_waits_until_they_see_the_table(told: tuple[DebugLog, io.StringIO]) -> None:
    log, written = told
    log.pause()
    log.write_public("table", "PolicyEnacted")
    log.write_public("table", "saved")
    log.resume()
    # Somebody looks at the help before the screen lies on the table again.
    log.write("page", "help")
    assert [line.split()[2] for line in written.getvalue().splitlines()] == ["help"]
    log.write_waiting()
    log.write_public("table", "RoundBegan")
    lines = [line.split()[2] for line in written.getvalue().splitlines()]
    assert lines == ["help", "PolicyEnacted", "saved", "RoundBegan"]


def test_in_somebodys_hands_only_what_is_public_is_told_and_a_failure_once(
    told: tuple[DebugLog, io.StringIO],
) -> None:
    log, written = told
    log.pause()
    log.write("qt", "warning: role-hitler.svg")
    for _ in range(3):
        log.write_once("table", "not saved")
    log.resume()
    log.write_once("table", "not saved")
    log.write_once("table", "not saved")
    assert [line.split(maxsplit=1)[1] for line in written.getvalue().splitlines()] == [
        "table     not saved"
    ] * 3


def test_what_cannot_be_written_is_told_no_more_and_stops_nothing(wall: Wall) -> None:
    class Full(io.StringIO):
        def write(self, _text: str) -> int:
            raise OSError("no space left")

    log = DebugLog(wall)
    logger, lines = logging.getLogger(ROOT), DebugLogHandler(Full(), log)
    logger.addHandler(lines)
    logger.setLevel(logging.DEBUG)
    log.write("page", "home")
    logger.setLevel(logging.NOTSET)
    assert lines not in logger.handlers


def test_without_standard_error_nothing_is_told() -> None:
    before = list(logging.getLogger(ROOT).handlers)
    debugging.begin_log(None).write("page", "home")
    logging.getLogger(ROOT).setLevel(logging.NOTSET)
    assert logging.getLogger(ROOT).handlers == before


# The program as a process of its own

CLOSES = """
import sys
import shgui.app as app
from PySide6.QtCore import QTimer

opens = app.Program.open
def open_and_close(program, record):
    opens(program, record)
    program.preferences.change(muted=True, data_folder="/somebody's folder")
    QTimer.singleShot(0, program.window.close)

app.Program.open = open_and_close
from shgui.cli import main
code = main({arguments!r})
print("shgui.debugging" in sys.modules)
sys.exit(code)
"""


def start(home: Path, *arguments: str, **how: int) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP", "APPDATA", "LOCALAPPDATA"):
        env.pop(name, None)
    return subprocess.run(
        [sys.executable, "-c", CLOSES.format(arguments=list(arguments))],
        env=env,
        stdout=subprocess.PIPE,
        stderr=how.get("stderr", subprocess.PIPE),
        text=True,
        timeout=60,
        check=False,
    )


def test_the_start_is_told_step_by_step_and_a_changed_folder_without_its_name(tmp_path: Path) -> None:
    done = start(tmp_path, "--debug", "--lang", "pl")
    lines = [line.split(maxsplit=2) for line in done.stderr.splitlines()]
    told = [(room, what) for _, room, what in lines]
    times = [float(time) for time, _, _ in lines]
    assert done.returncode == 0
    assert [what for room, what in told if room == "start"][:3] == ["loaded", "application", "program"]
    assert ("page", "home") in told
    assert ("looks", "language=pl") in told
    assert {("settings", "muted=True"), ("settings", "data_folder")} <= set(told)
    assert "somebody" not in done.stderr
    assert str(tmp_path) not in done.stderr
    assert times == sorted(times)


def test_without_the_option_nothing_that_it_needs_is_loaded(tmp_path: Path) -> None:
    assert start(tmp_path, "--lang", "pl").stdout == "False\n"


def test_a_log_that_nobody_reads_does_not_end_the_program(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = start(tmp_path, "--debug", stderr=writing)
    os.close(writing)
    assert (done.returncode, done.stdout) == (0, "True\n")
