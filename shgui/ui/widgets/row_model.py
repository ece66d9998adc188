"""A list model whose rows are domain objects."""

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The row itself; ask `get_row` for it."""

ModelIndex = QModelIndex | QPersistentModelIndex


class TextRow(Protocol):
    @property
    def told(self) -> str: ...


Row = TypeVar("Row", bound=TextRow)


class RowModel(QAbstractListModel, Generic[Row]):
    _rows: tuple[Row, ...] = ()

    def set_rows(self, rows: Iterable[Row]) -> None:
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: ModelIndex = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return row.told
            case _:
                return row if role == ROW_ROLE else None


def get_row(index: ModelIndex, kind: type[Row]) -> Row:
    row = index.data(ROW_ROLE)
    if not isinstance(row, kind):
        raise TypeError(f"no row of {kind.__name__}")
    return row
