"""Drop-down lists below their titles, side by side where they fit."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.plain import PlainLabel

_AT_ITS_FOOT = Qt.AlignmentFlag.AlignBottom


class TitledFields(QWidget):
    def __init__(self, pairs: Sequence[tuple[PlainLabel, DropList]]) -> None:
        super().__init__()
        self._pairs = tuple(pairs)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for _title, field in self._pairs:
            field.currentTextChanged.connect(self._arrange)
        self._arrange()

    def set_spacing(self, between: int, below: int) -> None:
        self._grid.setHorizontalSpacing(between)
        self._grid.setVerticalSpacing(below)
        self._arrange()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """One below the other is possible, too."""
        widest = max(field.minimumSizeHint().width() for _title, field in self._pairs)
        return QSize(widest, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        gap = self._grid.horizontalSpacing()
        widest = max(
            max(title.fontMetrics().horizontalAdvance(title.text()), field.room_for_chosen)
            for title, field in self._pairs
        )
        fits = (self.width() + gap) // (widest + gap + 1) >= len(self._pairs)
        columns = len(self._pairs) if fits else 1
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(len(self._pairs)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for place, (title, field) in enumerate(self._pairs):
            row, column = divmod(place, columns)
            self._grid.addWidget(title, 2 * row, column, _AT_ITS_FOOT)
            self._grid.addWidget(field, 2 * row + 1, column)
