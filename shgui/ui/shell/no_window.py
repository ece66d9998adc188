"""Making the application, so that a sentence is left where Qt can't open any window."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

FAILED = 1


@contextmanager
def windows_or_words(explain: Callable[[str], str]) -> Iterator[None]:
    """Make the application in here. If Qt can't, `explain` words its last message, and the program ends.

    What Qt has to say besides is told afterwards, as ever: it matters only where it goes on.
    """
    told: list[str] = []

    def hear(kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            told.append(message)
            return
        print(f"shgui: {explain(message)}", file=sys.stderr, flush=True)  # noqa: T201  # there is no window
        os._exit(FAILED)  # Qt would abort as soon as this returns

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for message in told:
        print(message, file=sys.stderr)  # noqa: T201  # as Qt would have
