"""Widgets to choose from in an open dossier: cards and the veto. A closed dossier hides them."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from shgui.ui.hand_over.private_renderer import PUT_AWAY, PrivateRenderer
from shgui.ui.paint.card_drawing import get_card_body
from shgui.ui.paint.context import PaintContext, make_smooth_painter
from shgui.ui.paint.drawables import Drawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.strokes import make_rounded_path, paint_outline, paint_shadow
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, colour
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import PaintedButton

_ROOM = 8
"""Margin for the frame around a chosen place, in pixels of the drawing."""
_UP = 10
_ABOVE = 15
"""Height of the disc with the check mark above the card."""
_TILT = -6
"""Angle of a discarded card, in degrees."""


class Fate(Enum):
    """The state of a card, a ballot or the veto."""

    OPEN = auto()
    """Nothing is chosen, or something that doesn't change this."""
    CHOSEN = auto()
    """A chosen ballot or veto: lifted, framed and checked."""
    KEPT = auto()
    """A Policy that is passed on or enacted: lifted."""
    PUT_AWAY = auto()
    """A Policy that is discarded: struck through, turned and smaller."""


class PrivatePlace(PaintedButton):
    """Something to choose. Only assistive technologies press it: a pointer holds the page instead."""

    def __init__(self, ui: UiContext, parent: QWidget, name: str) -> None:
        super().__init__(ui, parent, name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fate = Fate.OPEN
        self._place = QRectF()
        self._unit = 1.0
        self._capitals = 7.0

    def lie_at(self, place: QRectF, unit: float, capitals: float) -> None:
        """Lie at `place`, without the margin; a pixel of the drawing is `unit` pixels."""
        self._unit = unit
        self._capitals = capitals
        room = _ROOM * unit
        above = (_UP + _ABOVE) * unit
        around = place.adjusted(-room, -above, room, room).toAlignedRect()
        self.setGeometry(around)
        self._place = place.translated(-around.left(), -around.top())

    def show_fate(self, fate: Fate) -> None:
        """Show this fate; only open dossiers do."""
        if fate is not self.fate:
            self.fate = fate
            self.update()

    @property
    def place(self) -> QRectF:
        """The rectangle of the card in this widget; higher if it is lifted."""
        lifted = self.fate in (Fate.CHOSEN, Fate.KEPT)
        return self._place.translated(0, -_UP * self._unit) if lifted else self._place

    def _paint_marks(self, painter: QPainter, body: QRectF) -> None:
        unit = self._unit
        palette = self.ui.theme.palette
        if self.hasFocus():
            out = 6.5 * unit
            ring = make_rounded_path(body.adjusted(-out, -out, out, out), 7 * unit)
            paint_outline(painter, ring, 2.5 * unit, colour(palette.accent))
        if self.fate is not Fate.CHOSEN:
            return
        out = 4.5 * unit
        ring = make_rounded_path(body.adjusted(-out, -out, out, out), 6 * unit)
        paint_outline(painter, ring, 3 * unit, colour(palette.on_card))
        self._paint_disc(painter, QPointF(body.center().x(), body.top() - 1 * unit), Icon.CHECK)

    def _paint_disc(self, painter: QPainter, at: QPointF, mark: Icon) -> None:
        unit = self._unit
        palette = self.ui.theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.card))
        painter.drawEllipse(at, 18 * unit, 18 * unit)
        painter.setBrush(colour(palette.on_card))
        painter.drawEllipse(at, 15 * unit, 15 * unit)
        side = 18 * unit
        sign = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        self._context(painter).paint_icon(painter, sign, mark, palette.card, palette.on_card)

    def _context(self, painter: QPainter) -> PaintContext:
        return PaintContext(self.ui.theme, self.ui.renderer.art, painter.device().devicePixelRatioF())

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.ignore()

    mouseMoveEvent = mouseReleaseEvent = mouseDoubleClickEvent = mousePressEvent  # noqa: N815

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class PrivateCard(PrivatePlace):
    """A card that keeps no face: it asks the dossier whenever it is painted."""

    def __init__(
        self,
        ui: UiContext,
        ink: PrivateRenderer,
        parent: QWidget,
        name: str,
        front: Callable[[], Drawable | None],
    ) -> None:
        """`front` returns the front of the card; None while the dossier is closed."""
        super().__init__(ui, parent, name)
        self._ink = ink
        self._front = front

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        drawable = self._front()
        if drawable is None:
            return
        painter = make_smooth_painter(self)
        if self.fate is Fate.PUT_AWAY:
            self._paint_put_away(painter, drawable)
        else:
            if self.fate is Fate.KEPT:
                body = get_card_body(self.place)
                paint_shadow(painter, self._context(painter), body, 5 * self._unit, 14 * self._unit)
            self._ink.draw(painter, self.place, drawable, self._capitals)
        self._paint_marks(painter, get_card_body(self.place))
        painter.end()

    def _paint_put_away(self, painter: QPainter, drawable: Drawable) -> None:
        """Paint a discarded card. All look alike, so that no one can tell the party from afar."""
        centre, unit = self.place.center(), self._unit
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(centre)
        painter.rotate(_TILT)
        painter.scale(PUT_AWAY, PUT_AWAY)
        painter.translate(-centre)
        self._ink.draw(painter, self.place, drawable, self._capitals, PUT_AWAY)
        painter.restore()
        reach = QPointF(self.place.width() * 0.43, -self.place.height() * 0.43)
        palette = self.ui.theme.palette
        for width, ink in ((11 * unit, palette.card), (7 * unit, palette.on_card)):
            pen = QPen(colour(ink), width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(centre - reach, centre + reach)
        self._paint_disc(painter, centre, Icon.CLOSE)


class VetoOption(PrivatePlace):
    """The veto as one more thing to choose, beside the cards."""

    def set_words(self, words: str) -> None:
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        palette, unit = theme.palette, self._unit
        painter = make_smooth_painter(self)
        area = self.place
        painter.fillRect(area, colour(palette.on_card))
        line = 2 * unit
        painter.fillRect(area.adjusted(line, line, -line, -line), colour(palette.card))
        side = area.height() * 0.36
        sign = QRectF(area.center().x() - side / 2, area.top() + area.height() * 0.22, side, side)
        self._context(painter).paint_icon(painter, sign, Icon.VETO, palette.on_card, palette.card)
        pad = 6 * unit
        room = QRectF(
            area.left() + pad, sign.bottom(), area.width() - 2 * pad, area.bottom() - sign.bottom() - pad
        )
        capitals = self._capitals * 1.3
        draw_text(painter, room, self.accessibleName(), Family.GOTHIC, capitals, colour(palette.on_card))
        self._paint_marks(painter, area)
        painter.end()
