"""What is kept of a crash: where in the program it happened, and nothing of any game.

Names, cards and roles live in the values of variables and in the messages of exceptions. A report has
neither: only the kinds of exceptions, and files, lines and functions.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from shgui.storage.files import replace_with

if TYPE_CHECKING:
    from types import TracebackType

REPORT = "crash.txt"
SEEN = "crash-seen.txt"


def report(error: BaseException, version: str) -> str:
    """The report as a text; `version` is that of the program."""
    return "\n".join([*_versions(version), "", *_chain(error), ""])


class CrashReports:
    """One report, in the folder of the games, until the user has been told of it."""

    def __init__(self, folder: Path, version: str) -> None:
        self._folder = folder
        self._version = version

    def write(self, error: BaseException) -> Path | None:
        """Where it was written, or None where that wasn't possible."""
        path = self._folder / REPORT
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            replace_with(path, report(error, self._version).encode())
        except OSError:
            return None
        return path

    def unseen(self) -> Path | None:
        """The report of a crash that nobody was told of yet; from now on it counts as told."""
        path, seen = self._folder / REPORT, self._folder / SEEN
        try:
            if path.is_symlink() or not path.is_file():  # no report of ours
                return None
            path.replace(seen)
        except OSError:
            return None
        return seen


def _versions(version: str) -> list[str]:
    import platform

    from PySide6 import __version__ as qt_version

    return [
        f"shgui {version}",
        f"Python {platform.python_version()}",
        f"PySide6 {qt_version}",
        f"System {platform.system()} {platform.release()} {platform.machine()}",
    ]


def _chain(error: BaseException) -> Iterator[str]:
    yield f"{type(error).__module__}.{type(error).__qualname__}"
    yield from _frames(error.__traceback__)
    before = error.__cause__ or error.__context__
    if before is not None:
        yield "after"
        yield from _chain(before)


def _frames(tracebacks: "TracebackType | None") -> Iterator[str]:
    while tracebacks is not None:
        code = tracebacks.tb_frame.f_code
        yield f"  {_place(code.co_filename)}:{tracebacks.tb_lineno} {code.co_qualname}"
        tracebacks = tracebacks.tb_next


def _place(filename: str) -> str:
    """The path below the folder it was imported from: the rest may hold the user's name."""
    path = Path(filename)
    roots = sorted((Path(entry) for entry in sys.path if entry), key=lambda root: -len(root.parts))
    for root in roots:
        if path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    return path.name
