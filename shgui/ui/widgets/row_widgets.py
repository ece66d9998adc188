"""A view whose items are widgets of their own: focus, keys and screen readers find each of them."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex


class ShowsRow(Protocol):
    def show_row(self, row: QPersistentModelIndex) -> None:
        """Show what the model tells of this row; an invalid one is not there."""


class RowWidgets(QObject):
    """Binds every widget to the row of its place, and tells it when the row has changed."""

    def __init__(self, model: QAbstractItemModel, widgets: Sequence[ShowsRow], parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._widgets = widgets
        model.dataChanged.connect(self._show)
        model.modelReset.connect(self._bind)
        self._bind()

    def _bind(self) -> None:
        self._show_rows(0, len(self._widgets) - 1)

    def _show(self, first: QModelIndex, last: QModelIndex) -> None:
        self._show_rows(first.row(), min(last.row(), len(self._widgets) - 1))

    def _show_rows(self, first: int, last: int) -> None:
        for number in range(first, last + 1):
            self._widgets[number].show_row(QPersistentModelIndex(self._model.index(number, 0)))
