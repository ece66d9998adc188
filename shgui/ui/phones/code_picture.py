"""Pictures of the code, of the address and of the word."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.text import draw_text, fit_text
from shgui.ui.phones.joining_scene import Squares
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext

MARGIN = 4
"""White squares around a code."""
_PAPER, _INK = "#ffffff", "#000000"
"""The same in every scheme: phones can't read light on dark."""
_FEWEST_SQUARES = 41 + 2 * MARGIN
_ADDRESS_CAPITALS = 0.076
"""Capitals of an address, in heights of the window: it has to be readable from three metres."""


class JoiningCodePicture(Picture):
    """The code. Each of its squares covers whole pixels."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.PHONES_CODE)
        self._squares: Squares = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_code(self, squares: Squares) -> None:
        self._squares = squares
        self.update()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        side = _FEWEST_SQUARES * 4 + 4 * self._frame_width
        return QSize(side, side)

    def sizeHint(self) -> QSize:  # noqa: N802
        side = round(self.ui.theme.space.unit * 85)
        return QSize(side, side)

    @property
    def _frame_width(self) -> int:
        return max(2, self.ui.theme.space.stroke)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if not self._squares:
            return
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        across = len(self._squares) + 2 * MARGIN
        room = (min(self.width(), self.height()) - 4 * self._frame_width) * ratio
        size = max(1, int(room // across))
        side = size * across
        left = round((self.width() * ratio - side) / 2)
        top = round((self.height() * ratio - side) / 2)
        # In pixels of the display, so that no edge is blurred.
        painter.scale(1 / ratio, 1 / ratio)
        frame = round(self._frame_width * ratio)
        sheet = QRect(left, top, side, side)
        painter.fillRect(sheet.adjusted(-frame, -frame, frame, frame), colour(self.ui.theme.palette.ink))
        painter.fillRect(sheet, colour(_PAPER))
        ink = colour(_INK)
        for y, row in enumerate(self._squares, MARGIN):
            for x, black in enumerate(row, MARGIN):
                if black:
                    painter.fillRect(QRect(left + x * size, top + y * size, size, size), ink)
        painter.end()


class AddressPicture(Picture):
    """The address, in one line of the page's largest letters."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._address = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_address(self, address: str) -> None:
        self._address = address
        self.setAccessibleName(address)
        self.updateGeometry()
        self.update()

    @property
    def capitals(self) -> float:
        return self.ui.theme.type.height * _ADDRESS_CAPITALS

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, round(self.capitals * 1.3))

    def sizeHint(self) -> QSize:  # noqa: N802
        wide = fit_text(self._address, Family.GOTHIC, self.capitals, 1e6, lines=1).width
        return QSize(round(wide) + 2, round(self.capitals * 1.3))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        ink, capitals = colour(self.ui.theme.palette.ink), self.capitals
        room, left = QRectF(self.rect()), Qt.AlignmentFlag.AlignLeft
        draw_text(painter, room, self._address, Family.GOTHIC, capitals, ink, align=left, lines=1)
        painter.end()


class JoiningWordPicture(Picture):
    """The word that is typed with the address, on a slip of paper."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_word(self, word: str) -> None:
        # In capitals, though phones accept lower case, too.
        self._word = word.upper()
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    @property
    def _capitals(self) -> float:
        return self.ui.theme.type.as_drawn.capitals(Text.HEADLINE)

    def sizeHint(self) -> QSize:  # noqa: N802
        wide = fit_text(self._word, Family.POSTER, self._capitals, 1e6, lines=1).width
        return QSize(round(wide + self._capitals * 1.2), round(self._capitals * 1.75))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        palette, line = self.ui.theme.palette, max(2, self.ui.theme.space.stroke)
        painter = make_smooth_painter(self)
        painter.setPen(QPen(colour(palette.ink), line))
        painter.setBrush(colour(palette.raised))
        half = line / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
        room = QRectF(self.rect()).adjusted(self._capitals * 0.4, 0, -self._capitals * 0.4, 0)
        draw_text(painter, room, self._word, Family.POSTER, self._capitals, colour(palette.ink), lines=1)
        painter.end()
