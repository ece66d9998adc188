"""A look at all texts of a window: whether anything in it interprets what it shows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QAbstractButton, QLabel, QPlainTextEdit, QWidget

from tests.ui.hostile import HOSTILE


class MarkupWatch:
    """Looks for anything in a window that reads what it shows."""

    def __init__(self) -> None:
        self.faults: dict[str, str] = {}
        self.said: set[str] = set()

    def look(self, window: QWidget, place: str) -> None:
        for thing in (window, *window.findChildren(QObject)):
            for fault in self._faults_of(thing):
                self.faults.setdefault(f"{type(thing).__name__} {thing.objectName()}: {fault}", place)

    def _faults_of(self, thing: QObject) -> Iterator[str]:
        match thing:
            case QLabel():
                self.said.add(thing.text())
                if thing.textFormat() is not Qt.TextFormat.PlainText:
                    yield "not plain"
            case QAbstractButton():
                if not thing.shortcut().isEmpty() and _hostile(thing.accessibleName() + thing.text()):
                    yield "a key"
            case QAction():
                if _hostile(f"{thing.text()}{thing.toolTip()}{thing.statusTip()}{thing.whatsThis()}"):
                    yield "a name in a menu"
            case QAbstractItemModel():
                yield from _items(thing)
            case QTextDocument() if not _of_plain_editor(thing):
                yield "a document"
        if isinstance(thing, QWidget):
            self.said |= {thing.accessibleName(), thing.accessibleDescription()}
            yield from _around(thing)


def _of_plain_editor(document: QTextDocument) -> bool:
    control = document.parent()
    return control is not None and isinstance(control.parent(), QPlainTextEdit)


def _around(widget: QWidget) -> Iterator[str]:
    if Markup.mightBeRichText(widget.toolTip()) and _hostile(widget.toolTip()):
        yield "a tool tip"
    if _hostile(f"{widget.windowTitle()}{widget.statusTip()}{widget.whatsThis()}{widget.styleSheet()}"):
        yield "a name where none belongs"


def _items(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        for role in (
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.StatusTipRole,
            Qt.ItemDataRole.WhatsThisRole,
        ):
            if model.index(row, 0).data(role):
                yield str(role)


def _hostile(text: str) -> bool:
    return any(name in text for name in HOSTILE)
