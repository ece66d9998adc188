"""A list of plain rows that tells its views no more than what changed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shgui.words.catalogue import Catalogue

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
Facts = Mapping[int, Callable[[Catalogue, Row], object]]
"""What is answered for which role. Enumerations go out as their text: views may keep data in a QVariant."""


class RowModel(QAbstractListModel, Generic[Row]):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: Catalogue | None = None
        self._rows: tuple[Row, ...] = ()

    def facts(self) -> Facts[Row]:
        raise NotImplementedError

    def show_rows(self, words: Catalogue, rows: Sequence[Row]) -> None:
        """These rows, told in this language."""
        before, after = self._rows, tuple(rows)
        other_words, self._words = words is not self._words, words
        if len(before) != len(after):
            self.beginResetModel()
            self._rows = after
            self.endResetModel()
            return
        self._rows = after
        if other_words and after:
            self.dataChanged.emit(self.index(0), self.index(len(after) - 1))
            return
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(place), self.index(place))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._words is None or not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        fact = self.facts().get(role)
        return None if fact is None else fact(self._words, self._rows[index.row()])
