"""Settings as a printed page: two columns with headings, or one below the other, parted by hairlines."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.themed import Themed, UiContext

Row = tuple[PlainLabel, QWidget]
"""The label of a setting, and its widget."""
_NARROW = 34
"""A column as wide as so many capitals has room for its choices side by side."""


class SettingsColumns(Themed, QWidget):
    def __init__(self, ui: UiContext, columns: Sequence[Sequence[Row]]) -> None:
        super().__init__(ui)
        self._headings: list[PlainLabel] = []
        self._columns: list[QVBoxLayout] = []
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        for rows in columns:
            self._layout.addLayout(self._column(rows), 1)

    def set_headings(self, headings: Sequence[str]) -> None:
        for label, heading in zip(self._headings, headings, strict=True):
            label.setText(heading)

    def update_theme(self) -> None:
        space = self.ui.theme.space
        for column in self._columns:
            column.setSpacing(space.small)
        self._layout.setContentsMargins(0, space.tight, space.medium, space.small)
        self._layout.setSpacing(space.page)
        self._arrange()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """One below the other is possible, too."""
        widest = max(column.minimumSize().width() for column in self._columns)
        return QSize(widest, self._layout.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.ui.theme.type.capitals(Text.CONTROL) * _NARROW * len(self._columns)
        beside = self.width() >= wide
        ways = QBoxLayout.Direction
        self._layout.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    def _column(self, rows: Sequence[Row]) -> QVBoxLayout:
        column = QVBoxLayout()
        heading = PlainLabel(wraps=True, voice="heading")
        column.addWidget(heading)
        column.addWidget(Rule(self.ui, RuleWeight.MAIN))
        for place, (title, field) in enumerate(rows):
            if place:
                column.addWidget(Rule(self.ui, RuleWeight.HAIR))
            column.addWidget(title)
            column.addWidget(field)
        column.addStretch(1)
        self._headings.append(heading)
        self._columns.append(column)
        return column
