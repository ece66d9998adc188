"""The digits of a fingerprint or an end in the review, to be compared."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.digits import DigitRows, fit_largest_digits, paint_digits
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext

_ACROSS = (4, 2)
_LARGEST = 1.5
"""The largest digit, relative to the capitals of body text."""
_HEAD = 2.0
"""The height of the line above the digits, in its capitals."""


class SealedDigits(Picture):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._title = ""
        self.groups: tuple[str, ...] = ()

    def show_digits(self, title: str, groups: tuple[str, ...]) -> None:
        """Show the digits under a title; hide the widget where there are none."""
        self._title, self.groups = title, groups
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(groups))
        self.setVisible(bool(groups))
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return round(self._head + self._rows(width).height)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        ink, left = colour(theme.palette.ink), Qt.AlignmentFlag.AlignLeft
        head = QRectF(0, 0, self.width(), self._head)
        family, capitals = theme.type.family(Text.BODY), theme.type.capitals(Text.BODY)
        draw_text(painter, head, self._title, family, capitals, ink, align=left, lines=1)
        rows = self._rows(self.width())
        room = QRectF(0, head.bottom(), rows.width, rows.height)
        paint_digits(painter, room, self.groups, rows, ink)
        painter.end()

    @property
    def _head(self) -> float:
        return self.ui.theme.type.capitals(Text.BODY) * _HEAD

    def _rows(self, width: int) -> DigitRows:
        """Return the rows, with fewer groups side by side where digits would be smaller than sentences."""
        capitals = self.ui.theme.type.capitals(Text.BODY)
        room = QRectF(0, 0, width, 1e5)
        settings = [fit_largest_digits(len(self.groups), room, across) for across in _ACROSS]
        rows = next((each for each in settings if each.capitals >= capitals), settings[-1])
        return rows._replace(capitals=min(rows.capitals, capitals * _LARGEST))
