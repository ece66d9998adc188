"""The rounds of a finished game as rows: each is one `ReviewRound`."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shgui.ui.review.review_rows import ReviewRound


class ReviewRole(IntEnum):
    ROUND = Qt.ItemDataRole.UserRole


class ReviewModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rounds: tuple[ReviewRound, ...] = ()

    def show_rounds(self, rounds: Sequence[ReviewRound]) -> None:
        self.beginResetModel()
        self._rounds = tuple(rounds)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self._rounds)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._rounds):
            return None
        told = self._rounds[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return told.told
            case ReviewRole.ROUND:
                return told
            case _:
                return None
