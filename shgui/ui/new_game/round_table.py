"""A table seen from above, with everybody in the seat that was typed."""

from math import cos, pi, sin, tau

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from shgui.engine.components import FEWEST_PLAYERS
from shgui.table.seating import Player
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext
from shgui.words import terms

_LOWEST = 16
"""The least height in modules; with less room there is no picture."""
_FLATTEST = 0.25
"""Height, as a part of the width: plates would hide the edge of a flatter table."""
_HIGHEST = 44
_WIDEST = 0.3
"""The share of the width for one plate."""
_ROW = 0.92
"""The share of a plate in the room that it has among its neighbours."""


class RoundTable(Picture):
    """A picture, which gives way to whatever is asked; the names are typed and moved elsewhere."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._players: tuple[Player, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def seat(self, players: tuple[Player, ...]) -> None:
        """Show these players, and empty seats where they are too few; their number stands in the middle."""
        self._players = players
        self.setAccessibleName(terms.format_player_count(self.ui.words, len(players)))
        self.update()

    def update_theme(self) -> None:
        super().update_theme()
        self.setMaximumHeight(round(self.ui.theme.space.unit * _HIGHEST))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(self.ui.theme.space.unit * 40), 0)

    sizeHint = minimumSizeHint  # noqa: N815

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.height() < max(self.ui.theme.space.unit * _LOWEST, self.width() * _FLATTEST):
            return
        painter = make_smooth_painter(self)
        count = max(len(self._players), FEWEST_PLAYERS)
        plate = self._build_plate_rect(count)
        middle = QRectF(self.rect()).center()
        across = (self.width() - plate.width()) / 2 - 1
        down = (self.height() - plate.height()) / 2 - 1
        # The edge of the table runs inside the outermost plates, so that it is seen between them.
        edge = QRectF(0, 0, across * 2, down * 2)
        edge.moveCenter(middle)
        self._paint_top(painter, edge)
        rows = _count_rows(count)
        for place in range(count):
            # Clockwise from the bottom left, as players see it who sit in front of the screen.
            angle = pi / 2 + tau * (place + 0.5) / count
            row = min(place, count - 1 - place)
            height = down * (1 - 2 * row / (rows - 1))
            centre = middle + QPointF(across * cos(angle), height)
            self._paint_seat(painter, place, plate.translated(centre - plate.center()))
        painter.end()

    def _build_plate_rect(self, count: int) -> QRectF:
        unit = self.ui.theme.space.unit
        # Neighbours at head and foot lie side by side, and never on one another.
        beside = sin(pi / count) * _ROW
        width = min(self.width() * min(_WIDEST, beside / (1 + beside)), unit * 22)
        height = min(width / 3, self.height() / _count_rows(count) * _ROW)
        return QRectF(0, 0, round(width), round(height))

    def _paint_top(self, painter: QPainter, top: QRectF) -> None:
        theme = self.ui.theme
        line = max(1, theme.space.stroke)
        painter.setPen(QPen(colour(theme.palette.ink), line))
        painter.setBrush(colour(theme.palette.paper))
        painter.drawEllipse(top)
        painter.setBrush(colour(theme.palette.paper, 0.0))
        painter.setPen(QPen(colour(theme.palette.rule), max(1, theme.space.hair)))
        inset = theme.space.small
        painter.drawEllipse(top.adjusted(inset, inset, -inset, -inset))
        text = QRectF(0, 0, top.width() * 0.5, top.height() * 0.36)
        text.moveCenter(top.center())
        family = theme.type.family(Text.LABEL)
        capitals = theme.type.capitals(Text.LABEL) * 0.8
        draw_text(painter, text, self.accessibleName(), family, capitals, colour(theme.palette.ink))

    def _paint_seat(self, painter: QPainter, place: int, rect: QRectF) -> None:
        theme = self.ui.theme
        palette = theme.palette
        line = max(1, theme.space.hair)
        player = self._players[place] if place < len(self._players) else None
        painter.setBrush(colour(palette.raised if player else palette.paper))
        pen = QPen(colour(palette.ink if player else palette.rule), line)
        if not player:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawRect(rect)
        strip = QRectF(rect.left(), rect.top(), rect.height() * 0.5, rect.height())
        if player:
            painter.fillRect(strip, colour(palette.ink))
        number = colour(palette.paper if player else palette.ink_soft)
        family = theme.type.family(Text.LABEL)
        above = QRectF(strip)
        if player and player.bot:
            above.setHeight(strip.height() * 0.5)
            inset = strip.width() * 0.1
            sign = strip.adjusted(inset, above.height(), -inset, -inset)
            self.ui.renderer.paint_icon(painter, sign, Icon.BOT, ink=palette.paper, paper=palette.ink)
        draw_text(painter, above, str(place + 1), family, rect.height() * 0.28, number, lines=1)
        if player:
            margin = rect.height() * 0.14
            room = QRectF(rect).adjusted(strip.width() + margin, 0, -margin, 0)
            draw_text(painter, room, player.name, family, rect.height() * 0.36, colour(palette.ink))


def _count_rows(count: int) -> int:
    """Return how many seats lie one above the other; an odd one is at the head."""
    return (count + 1) // 2
