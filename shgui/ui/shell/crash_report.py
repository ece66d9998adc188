"""The text of a crash report: kinds of exceptions, files, lines and functions.

Names, cards and roles are in values of variables and in messages of exceptions: a report has neither.
"""

import platform
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6 import __version__ as qt_version


def describe_crash(error: BaseException, version: str) -> str:
    versions = (
        f"shgui {version}",
        f"Python {platform.python_version()}",
        f"PySide6 {qt_version}",
        f"System {platform.system()} {platform.release()} {platform.machine()}",
    )
    return "\n".join([*versions, "", *_list_exception_lines(error), ""])


def _list_exception_lines(error: BaseException) -> Iterator[str]:
    yield f"{type(error).__module__}.{type(error).__qualname__}"
    tracebacks = error.__traceback__
    while tracebacks is not None:
        code = tracebacks.tb_frame.f_code
        yield f"  {_shorten_path(code.co_filename)}:{tracebacks.tb_lineno} {code.co_qualname}"
        tracebacks = tracebacks.tb_next
    before = error.__cause__ or error.__context__
    if before is not None:
        yield "after"
        yield from _list_exception_lines(before)


def _shorten_path(filename: str) -> str:
    """Return the path below the folder it was imported from: the rest may hold the user's name."""
    path = Path(filename)
    roots = sorted((Path(entry) for entry in sys.path if entry), key=lambda root: -len(root.parts))
    for root in roots:
        if path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    return path.name
