"""A list of plain rows that tells its views no more than what changed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shgui.words.catalogue import Catalogue

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex


class RowModel(QAbstractListModel, Generic[Row]):
    """Subclasses say what a row shows (`told`) and which of its facts have a role of their own (`facts`)."""

    def __init__(self, words: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: tuple[Row, ...] = ()

    def told(self, words: Catalogue, row: Row) -> str:
        raise NotImplementedError

    def facts(self) -> Mapping[int, Callable[[Row], object]]:
        raise NotImplementedError

    def set_rows(self, rows: Sequence[Row]) -> None:
        before, after = self._rows, tuple(rows)
        if len(before) != len(after):
            self.beginResetModel()
            self._rows = after
            self.endResetModel()
            return
        self._rows = after
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(place), self.index(place))

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.told(self._words, row)
        fact = self.facts().get(role)
        return None if fact is None else fact(row)
