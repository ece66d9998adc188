"""A player at the end of a game: the role card, face down until it turns, and the name below it."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Seat
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import ASPECTS, BackDrawable, CardBack, RoleDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_text, fit_text
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext

NAME_SHARE = 0.24
"""Height of the name, in heights of the widget."""


class CardSide(Enum):
    BACK = auto()
    TURNING = auto()
    """The card is moving: its place is empty."""
    FACE = auto()


class EndRole(Picture):
    def __init__(self, ui: UiContext, parent: QWidget, seat: Seat) -> None:
        super().__init__(ui, parent, name=names.end_role(seat))
        self._name = self._description = ""
        self._drawable: RoleDrawable | None = None
        self._won = self._dead = self._bot = False
        self.side = CardSide.BACK

    def cover(self) -> None:
        """Lay the card face down, without a rosette."""
        self._won = False
        self.turn(CardSide.BACK)

    def show_player(
        self, name: str, drawable: RoleDrawable, description: str, *, dead: bool, bot: bool
    ) -> None:
        """`description` is for a screen reader once the card lies open."""
        self._name, self._drawable, self._description = name, drawable, description
        self._dead, self._bot = dead, bot
        self._write()
        self.update()

    def pin_rosette(self) -> None:
        self._won = True
        self.update()

    def turn(self, side: CardSide) -> None:
        self.side = side
        self._write()
        self.update()

    def _write(self) -> None:
        self.setAccessibleName(self._description if self.side is CardSide.FACE else self._name)

    @property
    def card_rect(self) -> QRect:
        """The rectangle of the card, in the page's coordinates."""
        return self._card.translated(self.pos())

    @property
    def _card(self) -> QRect:
        height = round(self.height() * (1 - NAME_SHARE))
        width = min(self.width(), round(height * ASPECTS[RoleDrawable]))
        return QRect((self.width() - width) // 2, 0, width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        card = QRectF(self._card)
        if self.side is CardSide.BACK:
            self.ui.renderer.draw(painter, card, BackDrawable(CardBack.ROLE))
        elif self.side is CardSide.FACE and self._drawable is not None:
            self.ui.renderer.draw(painter, card, self._drawable)
            if self._won:
                self._paint_rosette(painter, card)
        self._paint_name(painter)
        painter.end()

    def _paint_name(self, painter: QPainter) -> None:
        theme = self.ui.theme
        room = QRectF(self.rect())
        room.setTop(self._card.bottom() + 1 + theme.space.hair)
        capitals = min(theme.type.capitals(Text.LABEL), room.height() * 0.42)
        family = theme.type.family(Text.LABEL)
        ink = colour(theme.palette.ink)
        signs = [mark for mark, holds in ((Icon.BOT, self._bot), (Icon.DEAD, self._dead)) if holds]
        if signs:
            side = capitals * 1.4
            taken = side * 1.2 * len(signs)
            width = fit_text(self._name, family, capitals, room.width() - taken, room.height()).width
            room.setLeft(room.center().x() - (width + taken) / 2)
            for mark in signs:
                sign = QRectF(room.left(), room.center().y() - side / 2, side, side)
                self.ui.renderer.paint_icon(painter, sign, mark, paper=theme.palette.ground)
                room.setLeft(room.left() + side * 1.2)
            draw_text(painter, room, self._name, family, capitals, ink, align=Qt.AlignmentFlag.AlignLeft)
        else:
            draw_text(painter, room, self._name, family, capitals, ink)

    def _paint_rosette(self, painter: QPainter, card: QRectF) -> None:
        """Paint the rosette over the corner of a winner's card, as the topmost layer."""
        side = card.width() * 0.3
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(card.topRight() + QPointF(-side * 0.42, side * 0.5))
        sign.moveRight(min(sign.right(), self.rect().right()))
        palette = self.ui.theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.card))
        painter.drawEllipse(sign)
        inner = sign.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12)
        self.ui.renderer.paint_icon(painter, inner, Icon.WIN, ink=palette.on_card, paper=palette.card)
