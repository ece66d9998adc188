"""Painting stamps. Their wear comes from one seed: no stamp reveals anything by its spots."""

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform

from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import StampDrawable
from shgui.ui.paint.strokes import make_rounded_path, paint_outline
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, colour

_WIDEST = 5.3
_SEED = 1933
_WEAR = (384, 128)
_SPOTS = 1650
_CORNERS = [(math.cos(math.tau * corner / 6), math.sin(math.tau * corner / 6)) for corner in range(6)]


def paint_stamp(painter: QPainter, rect: QRectF, stamp: StampDrawable, context: PaintContext) -> None:
    """Paint a stamp a little askew; straight where nothing may move, and unworn in high contrast."""
    palette = context.palette
    width, height = _compute_plate_size(rect.width(), rect.height(), math.radians(abs(stamp.angle)))
    straight = not palette.texture or context.theme.motion.reduced
    size = rect.size() * context.ratio
    image = QImage(
        max(1, round(size.width())), max(1, round(size.height())), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(0)
    print_ = QPainter(image)
    print_.setRenderHint(QPainter.RenderHint.Antialiasing)
    print_.scale(context.ratio, context.ratio)
    print_.translate(rect.width() / 2, rect.height() / 2)
    print_.rotate(0 if straight else stamp.angle)
    plate = QRectF(-width / 2, -height / 2, width, height)
    _paint_ink(print_, plate, stamp, context)
    if palette.texture:
        _wear_ink_off(print_, plate)
    print_.end()
    painter.drawImage(rect, image)


def _compute_plate_size(width: float, height: float, lean: float) -> tuple[float, float]:
    """Return the largest plate whose turned corners stay inside, with the least height of a stamp."""
    across, up = math.cos(lean), math.sin(lean)
    wide = (width * across - height * up) / (across**2 - up**2)
    high = (height * across - width * up) / (across**2 - up**2)
    if high > 0 and wide > 0 and wide / high <= _WIDEST:
        return wide, high
    high = min(width / (_WIDEST * across + up), height / (_WIDEST * up + across))
    return high * _WIDEST, high


def _paint_ink(painter: QPainter, plate: QRectF, stamp: StampDrawable, context: PaintContext) -> None:
    palette = context.palette
    ink = colour(palette.ink if stamp.themed else palette.on_bill)
    side = plate.height()
    stroke = side * 0.065
    half = stroke / 2
    paint_outline(
        painter, make_rounded_path(plate.adjusted(half, half, -half, -half), side * 0.054), stroke, ink
    )
    inset = side * 0.117
    thin = side * 0.018
    paint_outline(
        painter, make_rounded_path(plate.adjusted(inset, inset, -inset, -inset), side * 0.02), thin, ink
    )
    room = plate.adjusted(side * 0.24, inset, -side * 0.24, -inset)
    draw_text(painter, room, stamp.word.upper(), Family.POSTER, side * 0.626, ink, lines=1)


def _wear_ink_off(painter: QPainter, plate: QRectF) -> None:
    across, down = _WEAR
    scale = plate.height() / down
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.setTransform(QTransform.fromScale(scale, scale), combine=True)
    half = plate.width() / 2 / scale
    start = -half
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    while start < half:
        painter.drawImage(QPointF(start, -down / 2), _make_wear_mask())
        start += across


@lru_cache(maxsize=1)
def _make_wear_mask() -> QImage:
    """Return a mask that is opaque where ink is missing."""
    chance = random.Random(_SEED)  # noqa: S311  (wear, not secrets)
    across, down = _WEAR
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("black"))
    for _ in range(_SPOTS):
        size = chance.uniform(0.5, 1.45) + 2.4 * chance.random() ** 7
        painter.drawPolygon(_make_spot(chance.uniform(0, across), chance.uniform(0, down), size, chance))
    painter.end()
    return image


def _make_spot(x: float, y: float, size: float, chance: random.Random) -> QPolygonF:
    turn, stretch = chance.uniform(0, math.tau), chance.uniform(1.0, 2.4)
    along, aside = math.cos(turn), math.sin(turn)
    points = []
    for across, down in _CORNERS:
        reach = size * chance.uniform(0.55, 1.2)
        long, short = reach * across * stretch, reach * down
        points.append(QPointF(x + long * along - short * aside, y + long * aside + short * along))
    return QPolygonF(points)
