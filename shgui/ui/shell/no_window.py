"""Making the application, so that a sentence is left where Qt can't open any window."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

FAILED = 1


@contextmanager
def explain_no_window(explain: Callable[[str], str]) -> Iterator[None]:
    """Make the application in here. If Qt can't, `explain` words its last message, and the program ends."""
    messages: list[str] = []

    def handle(kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            messages.append(message)
            return
        print(f"shgui: {explain(message)}", file=sys.stderr, flush=True)  # noqa: T201  # there is no window
        os._exit(FAILED)  # Qt would abort as soon as this returns

    before = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for message in messages:
        print(message, file=sys.stderr)  # noqa: T201  # as Qt would have
