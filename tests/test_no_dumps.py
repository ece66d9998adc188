"""A program that dies leaves no image of its memory."""

import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from shgui import cli, no_dumps
from shgui.referee import referee as referee

if sys.platform != "win32":
    import resource

    def test_a_program_that_is_aborted_leaves_nothing(root: Path, tmp_path: Path) -> None:
        dying = (
            "import os, resource; hard = resource.getrlimit(resource.RLIMIT_CORE)[1]; "
            "resource.setrlimit(resource.RLIMIT_CORE, (hard, hard)); "
            "from shgui.no_dumps import write_no_dumps; write_no_dumps(); os.abort()"
        )
        done = subprocess.run([sys.executable, "-c", dying], cwd=tmp_path, env=_with(root), check=False)
        assert done.returncode == -signal.SIGABRT
        assert list(tmp_path.iterdir()) == []

    def test_no_core_is_allowed_from_then_on(root: Path) -> None:
        asking = (
            "import resource; from shgui.no_dumps import write_no_dumps; write_no_dumps(); "
            "write_no_dumps(); print(*resource.getrlimit(resource.RLIMIT_CORE))"
        )
        told = subprocess.run(
            [sys.executable, "-c", asking], env=_with(root), capture_output=True, text=True, check=True
        ).stdout.split()
        # Less than a page is less than any file; one byte means to Linux that no handler is run either.
        assert all(0 <= int(limit) <= 1 for limit in told)

    def test_a_limit_that_was_stricter_stays(monkeypatch: pytest.MonkeyPatch) -> None:
        limits: list[tuple[int, int]] = []
        monkeypatch.setattr(resource, "getrlimit", lambda _which: (0, 0))
        monkeypatch.setattr(resource, "setrlimit", lambda _which, limit: limits.append(limit))
        monkeypatch.setattr(no_dumps, "_FILTER", Path("/nowhere/at/all"))
        no_dumps.write_no_dumps()
        assert limits == [(0, 0)]


if sys.platform == "linux":

    def test_no_memory_is_in_what_is_dumped_nevertheless(root: Path) -> None:
        asking = (
            "from shgui.no_dumps import write_no_dumps; write_no_dumps(); "
            "print(open('/proc/self/coredump_filter').read())"
        )
        told = subprocess.run(
            [sys.executable, "-c", asking], env=_with(root), capture_output=True, text=True, check=True
        ).stdout
        assert int(told, 16) == 0


def test_windows_is_told_to_report_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, int] = {}

    class Kernel:
        """The functions of kernel32 that are used."""

        def GetErrorMode(self) -> int:  # noqa: N802
            return 0x8000

        def SetErrorMode(self, mode: int) -> None:  # noqa: N802
            told["mode"] = mode

        def WerSetFlags(self, flags: int) -> None:  # noqa: N802
            told["flags"] = flags

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=Kernel()), raising=False)
    monkeypatch.setattr(no_dumps, "ctypes", ctypes, raising=False)
    no_dumps.write_no_dumps()
    assert told == {"mode": 0x8003, "flags": 0x9}


def _with(root: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(root)}


@pytest.mark.parametrize(
    ("arguments", "place", "name"), [([], "shgui.app", "run"), (["referee"], referee.__name__, "main")]
)
def test_it_is_seen_to_before_there_is_a_secret(
    arguments: list[str], place: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []

    def served(*_: object) -> int:
        happened.append(name)
        return 0

    monkeypatch.setattr(f"{place}.{name}", served)
    monkeypatch.setattr(cli, "write_no_dumps", lambda: happened.append("no dumps"))
    assert cli.main(arguments) == 0
    assert happened == ["no dumps", name]
