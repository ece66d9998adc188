"""What a set-up does: every word of it into a log, and how far it is on one line of a terminal.

Standard library only: it runs where nothing is installed yet.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, NoReturn

_A_LOOK_EVERY = 0.3
_LINES_TOLD = 15
_DOWNLOADING = re.compile(r"\s*Downloading \S+ \((?P<size>[0-9.]+) (?P<unit>[kM]B)\)")
_APT = re.compile(r"(?P<what>dl|pm)status:[^:]*:(?P<percent>[0-9.]+):")


def without_habits() -> dict[str, str]:
    """The environment without the PYTHON* variables of this machine: none may change what is run or checked.

    PIP_* stays: it says where libraries are to be had.
    """
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


class SetUpLog:
    """The log of one set-up, begun anew."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        path.write_text("", encoding="utf-8")
        self._shown = ""

    def say(self, text: str) -> None:
        """A line for whoever waits, and for the log."""
        self._show("")
        print(text, flush=True)
        self.note(text)

    def run(
        self,
        command: Sequence[str],
        *,
        heard: Callable[[str], str | None] = lambda _: None,
        look: Callable[[], str] | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> bool:
        """Whether the command succeeded. Its output goes into the log.

        `heard` gets each line and answers how far it is, or None for a line that belongs into the log; `look`
        answers the same whenever it is asked.
        """
        self.note(" ".join(("+", *command)))
        over = threading.Event()
        watcher = threading.Thread(target=self._watch, args=(look, over), daemon=True)
        given = {**without_habits(), "DEBIAN_FRONTEND": "noninteractive", **(environment or {})}
        with subprocess.Popen(command, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as child:
            watcher.start()
            assert child.stdout is not None  # noqa: S101  # it was asked for
            self._listen(child.stdout, heard)
        over.set()
        watcher.join()
        self._show("")
        return child.returncode == 0

    def fail(self, what: str) -> NoReturn:
        """Ends the program, with the last lines of the log."""
        self._show("")
        said = self.path.read_text(encoding="utf-8", errors="replace").splitlines()[-_LINES_TOLD:]
        sys.exit("\n".join([*said, f"{what} The whole log: {self.path}"]))

    def _listen(self, output: IO[bytes], heard: Callable[[str], str | None]) -> None:
        for raw in output:
            line = raw.decode(errors="replace").rstrip()
            far = heard(line)
            if far is None:
                self.note(line)
            else:
                self._show(far)

    def note(self, line: str) -> None:
        """Write a line into the log alone."""
        with self.path.open("a", encoding="utf-8", errors="replace") as file:
            print(line, file=file)

    def _watch(self, look: Callable[[], str] | None, over: threading.Event) -> None:
        while look is not None and not over.wait(_A_LOOK_EVERY):
            self._show(look())

    def _show(self, far: str) -> None:
        """Writes over what was shown before. Where there is no terminal nothing is shown at all."""
        if sys.stdout.isatty() and far != self._shown:
            print("\r" + far.ljust(len(self._shown)), end="" if far else "\r", flush=True)
            self._shown = far


class Fetched:
    """How far pip is, by what it says and by what has come into the folder where it keeps what it fetches."""

    def __init__(self, folder: Path, total: int) -> None:
        self._folder, self._total = folder, total
        self._announced: list[float] = []
        self._sizes: dict[Path, int] = {}
        self._unpacking = False

    def heard(self, line: str) -> str | None:
        announced = _DOWNLOADING.match(line)
        if announced is not None:
            self._announced.append(float(announced["size"]) / (1000 if announced["unit"] == "kB" else 1))
        self._unpacking |= line.startswith("Installing collected packages")
        return None

    def look(self) -> str:
        if self._unpacking:
            return "  unpacking what was fetched"
        # What was announced before the last is there; files come and go too fast to be seen each.
        megabytes = round(max(self._seen() / 1e6, sum(self._announced[:-1])))
        return f"  {megabytes} of about {max(self._total, megabytes)} MB fetched"

    def _seen(self) -> int:
        # pip takes folders away while they are looked through; what was counted before stays counted.
        with suppress(OSError):
            for folder in self._folder.glob("pip-*"):
                self._look_into(folder)
        return sum(self._sizes.values())

    def _look_into(self, folder: Path) -> None:
        with suppress(OSError):
            for path in folder.iterdir():
                with suppress(OSError):
                    self._sizes[path] = max(path.stat().st_size, self._sizes.get(path, 0))


def heard_from_apt(megabytes: float) -> Callable[[str], str | None]:
    """Reads what APT::Status-Fd tells."""

    def heard(line: str) -> str | None:
        told = _APT.match(line)
        if told is None:
            return None
        percent = float(told["percent"])
        if told["what"] == "dl":
            return f"  {megabytes * percent / 100:.0f} of {megabytes:.0f} MB fetched"
        return f"  {percent:.0f} % installed"

    return heard
