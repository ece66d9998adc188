"""Painting the veil of an animation, a card's gap and shadow on it, and the line of the winners."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shgui.ui.paint.animation_drawables import DeepShadowDrawable, GapDrawable, WinnersDrawable
from shgui.ui.paint.card_drawing import get_card_body
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.strokes import rounded
from shgui.ui.paint.text import draw_fitted, draw_text, fit
from shgui.ui.theme import Family


def paint_gap(painter: QPainter, rect: QRectF, gap: GapDrawable, context: PaintContext) -> None:
    """Paint dashes, and nothing of what is below the veil."""
    del gap
    body = context.snapped(get_card_body(rect))
    side = min(body.width(), body.height())
    width = context.line(side * 0.035)
    pen = QPen(context.colour(context.palette.on_veil), width)
    pen.setDashPattern([3.5, 2.5])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    half = width / 2
    painter.strokePath(rounded(body.adjusted(half, half, -half, -half), side * 0.035), pen)


def paint_deep_shadow(
    painter: QPainter, rect: QRectF, shadow: DeepShadowDrawable, context: PaintContext
) -> None:
    """Paint the shadow of a card that is drawn into the same rectangle."""
    del shadow
    if not context.palette.texture:
        return
    body = get_card_body(rect)
    side = body.width()
    cast = body.translated(side * 8 / 312, side * 12 / 312)
    painter.fillPath(rounded(cast, side * 0.035), QColor(0, 0, 0, 128))


def paint_winners(painter: QPainter, rect: QRectF, winners: WinnersDrawable, context: PaintContext) -> None:
    """Paint wood type between the side's icons, on the table itself."""
    palette = context.palette
    ink = context.colour(palette.ink)
    share = 0.62 if winners.line else 1.0
    head = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * share)
    side = min(head.height() * 0.92, rect.width() * 0.12)
    gap = side * 0.42
    widest = rect.width() - 2 * (side + gap)
    fitted = fit(winners.text.upper(), Family.POSTER, head.height() * 0.62, widest, head.height(), lines=1)
    middle = head.center()
    draw_fitted(painter, head, fitted, Family.POSTER, ink)
    for x in (middle.x() - fitted.width / 2 - gap - side, middle.x() + fitted.width / 2 + gap):
        sign = QRectF(x, middle.y() - side / 2, side, side)
        context.mark(painter, sign, winners.mark, palette.on_card, palette.card)
    if winners.line:
        below = QRectF(rect.left(), head.bottom(), rect.width(), rect.bottom() - head.bottom())
        draw_text(painter, below, winners.line, Family.GOTHIC, below.height() * 0.46, ink, lines=1)
