"""Errors that no one catches: in a slot, or inside Qt."""

import sys
from types import TracebackType
from typing import Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

# The plugin that draws without a screen says so at every window that has a least size.
_ALWAYS_SAID = "propagateSizeHints"
_GRAVE = (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class ErrorCollector:
    """Collects uncaught errors, and messages of Qt, while it is entered."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.warnings: list[str] = []

    def __enter__(self) -> Self:
        self._hook = sys.excepthook
        sys.excepthook = self._on_exception
        qInstallMessageHandler(self._on_qt_message)
        return self

    def __exit__(self, *_: object) -> None:
        qInstallMessageHandler(None)
        sys.excepthook = self._hook

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, _where: TracebackType | None
    ) -> None:
        self.errors.append(f"{kind.__name__}: {error}")

    def _on_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind in _GRAVE:
            self.errors.append(message)
        elif kind is QtMsgType.QtWarningMsg and _ALWAYS_SAID not in message and message not in self.warnings:
            self.warnings.append(message)
