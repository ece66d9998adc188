"""The log of a set-up, and its line of progress."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from set_up_log import Fetched, SetUpLog, without_habits


def test_what_a_command_says_is_in_the_log_and_not_on_the_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = SetUpLog(tmp_path / "new" / "set-up.log")
    log.say("Fetching.")
    program = "import sys; print('out'); print('err', file=sys.stderr); print('50 %')"
    assert log.run([sys.executable, "-c", program], heard=lambda line: line if "%" in line else None)
    told = log.path.read_text(encoding="utf-8").splitlines()
    assert {"Fetching.", "out", "err"} <= set(told)
    assert "50 %" not in told
    assert capsys.readouterr().out == "Fetching.\n"


def test_a_failure_shows_the_end_of_the_log_and_where_it_lies(tmp_path: Path) -> None:
    log = SetUpLog(tmp_path / "set-up.log")
    assert not log.run([sys.executable, "-c", "print('no such mirror'); raise SystemExit(1)"])
    with pytest.raises(SystemExit) as ended:
        log.fail("The libraries could not be installed.")
    assert "no such mirror" in str(ended.value)
    assert str(ended.value).endswith(f"The libraries could not be installed. The whole log: {log.path}")


def test_a_terminal_shows_how_far_it_is_on_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    log = SetUpLog(tmp_path / "set-up.log")
    log.run([sys.executable, "-c", "print('12345'); print('1')"], heard=lambda line: line)
    shown = capsys.readouterr().out
    assert shown == "\r12345\r1    \r \r"
    assert "\n" not in shown


def test_what_was_fetched_stays_counted_when_it_is_moved_away(tmp_path: Path) -> None:
    fetched = Fetched(tmp_path, total=9)
    assert fetched.look() == "  0 of about 9 MB fetched"
    wheel = tmp_path / "pip-unpack-x" / "a.whl"
    wheel.parent.mkdir()
    wheel.write_bytes(bytes(3_000_000))
    assert fetched.look() == "  3 of about 9 MB fetched"
    wheel.unlink()
    wheel.with_name("b.whl").write_bytes(bytes(8_000_000))
    assert fetched.look() == "  11 of about 11 MB fetched"


def test_a_folder_that_goes_while_it_is_looked_through_takes_nothing_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pip-unpack-x", "pip-unpack-y"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.whl").write_bytes(bytes(3_000_000))
    (tmp_path / "pip-selfcheck").write_text("no folder", encoding="utf-8")
    fetched = Fetched(tmp_path, total=9)
    assert fetched.look() == "  6 of about 9 MB fetched"
    (tmp_path / "pip-unpack-y" / "b.whl").write_bytes(bytes(1_000_000))
    scandir, listdir = os.scandir, os.listdir

    def taken_away(path: str | Path) -> str | Path:
        if Path(path) == tmp_path / "pip-unpack-x":
            Path(path).rename(tmp_path / "gone")
        return path

    # Whichever of both a folder is read by.
    monkeypatch.setattr(os, "scandir", lambda path: scandir(taken_away(path)))
    monkeypatch.setattr(os, "listdir", lambda path: listdir(taken_away(path)))
    assert fetched.look() == "  7 of about 9 MB fetched"
    assert (tmp_path / "gone").exists()


def test_no_folder_yet_is_nothing_fetched(tmp_path: Path) -> None:
    assert Fetched(tmp_path / "not_yet", total=9).look() == "  0 of about 9 MB fetched"


def test_what_was_announced_before_is_there_even_if_nobody_saw_it_come(tmp_path: Path) -> None:
    fetched = Fetched(tmp_path, total=20)
    for line in ("Collecting a", "  Downloading a-1.whl (9.6 MB)", "  Downloading b-1.whl (400 kB)"):
        assert fetched.heard(line) is None
    assert fetched.look() == "  10 of about 20 MB fetched"
    fetched.heard("Downloading c-1.whl (30 MB)")
    fetched.heard("Installing collected packages: a, b, c")
    assert fetched.look() == "  unpacking what was fetched"


def test_no_habit_of_python_is_passed_on_and_where_libraries_come_from_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")
    monkeypatch.setenv("PIP_TIMEOUT", "60")
    log = SetUpLog(tmp_path / "set-up.log")
    log.run([sys.executable, "-c", "import os; print(*os.environ)"])
    names = log.path.read_text(encoding="utf-8").splitlines()[-1].split()
    assert "PIP_TIMEOUT" in names
    assert not [name for name in names if name.startswith("PYTHON")]
    assert without_habits()["PIP_TIMEOUT"] == "60"
