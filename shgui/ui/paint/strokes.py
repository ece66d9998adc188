"""Painting rules, frames, hatching, shadows and ornaments, as in a printer's workshop."""

import math
from collections.abc import Iterator
from itertools import pairwise

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRegion

from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.ink import fill_path, fill_rect, make_solid_path
from shgui.ui.theme import colour

_SHADOW_LAYERS = 5
_ROWS = 32
"""Rows that are painted at once. Qt shares more rows among threads and waits for them: that takes longer than
painting the few pixels round a sheet.
"""


def paint_frame(painter: QPainter, context: PaintContext, rect: QRectF, width: float, ink: QColor) -> None:
    """Paint a rectangular frame of whole device pixels inside `rect`."""
    outer, stroke = context.snap_rect(rect), context.snap_line_width(width)
    inner = outer.adjusted(stroke, stroke, -stroke, -stroke)
    path = QPainterPath()
    path.addRect(outer)
    path.addRect(inner)
    fill_path(painter, path, ink)


def paint_double_frame(
    painter: QPainter, context: PaintContext, rect: QRectF, width: float, ink: QColor
) -> QRectF:
    """Paint a thick and a thin rule, as round a proclamation; return the room inside."""
    paint_frame(painter, context, rect, width, ink)
    gap = context.snap_line_width(width) + context.snap_line_width(width * 0.9)
    inner = rect.adjusted(gap, gap, -gap, -gap)
    paint_frame(painter, context, inner, width * 0.35, ink)
    thin = context.snap_line_width(width * 0.35)
    return inner.adjusted(thin, thin, -thin, -thin)


def paint_rule(
    painter: QPainter, context: PaintContext, left: float, right: float, y: float, width: float, ink: QColor
) -> None:
    thick = context.snap_line_width(width)
    top = context.snap(y - thick / 2)
    painter.fillRect(QRectF(context.snap(left), top, context.snap(right) - context.snap(left), thick), ink)


def paint_swelled_rule(
    painter: QPainter, left: float, right: float, y: float, width: float, ink: QColor
) -> None:
    """Paint a rule that is thickest in the middle and runs out to points, with a lozenge."""
    middle, half = (left + right) / 2, width / 2
    path = make_solid_path()
    path.moveTo(left, y)
    path.quadTo(QPointF(middle, y - half * 2), QPointF(right, y))
    path.quadTo(QPointF(middle, y + half * 2), QPointF(left, y))
    lozenge = width * 1.9
    path.moveTo(middle - lozenge, y)
    for across, down in ((0, -lozenge), (lozenge, 0), (0, lozenge), (-lozenge, 0)):
        path.lineTo(middle + across, y + down)
    fill_path(painter, path, ink)


def paint_hatching(
    painter: QPainter, context: PaintContext, area: QPainterPath, step: float, width: float, ink: QColor
) -> None:
    """Paint parallel strokes rising to the right over an area: the Fascist pattern."""
    step = max(step, 2 / context.ratio)
    painter.save()
    painter.setClipPath(area, QtCore.Qt.ClipOperation.IntersectClip)
    pen = QPen(ink, max(width, 1 / context.ratio))
    pen.setCapStyle(QtCore.Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    bounds = area.boundingRect()
    reach = bounds.height()
    for index in range(math.ceil((bounds.width() + reach) / step) + 1):
        x = bounds.left() - reach + index * step
        painter.drawLine(QPointF(x, bounds.bottom()), QPointF(x + reach, bounds.top()))
    painter.restore()


def make_rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_shadow(
    painter: QPainter, context: PaintContext, rect: QRectF, radius: float, height: float
) -> None:
    """Paint a soft shadow down to the right: the lamp hangs top left."""
    if not context.palette.texture:
        return
    painter.save()
    painter.setPen(QtCore.Qt.PenStyle.NoPen)
    painter.setBrush(_make_shadow_ink(context))
    for around, grow in _shadow_layers(rect, height):
        painter.drawRoundedRect(around, radius + grow, radius + grow)
    painter.restore()


def paint_sheet_shadow(painter: QPainter, context: PaintContext, rect: QRectF, height: float) -> None:
    """Paint the shadow of a large sheet that will cover `rect`: only round about it."""
    if not context.palette.texture:
        return
    painter.save()
    bounds = rect.adjusted(-height, -height, height * 2, height * 2).toRect()
    painter.setClipRegion(QRegion(bounds) - QRegion(rect.toRect()))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    shade = _make_shadow_ink(context)
    for around, _ in _shadow_layers(rect, height):
        for strip in _split_into_strips(around.toRect()):
            fill_rect(painter, strip, shade)
    painter.restore()


def _make_shadow_ink(context: PaintContext) -> QColor:
    ink = colour(context.palette.shadow)
    ink.setAlphaF((0.26 if context.palette.texture == 1.0 else 0.5) / _SHADOW_LAYERS)
    return ink


def _shadow_layers(rect: QRectF, height: float) -> Iterator[tuple[QRectF, float]]:
    """Yield each layer of a shadow, and by how much it is wider than the thing that throws it."""
    moved = rect.translated(height * 0.35, height * 0.6)
    for layer in range(_SHADOW_LAYERS):
        grow = height * (layer + 1) / _SHADOW_LAYERS * 0.5
        yield moved.adjusted(-grow, -grow, grow, grow), grow


def _split_into_strips(rect: QRect) -> list[QRectF]:
    below = rect.top() + rect.height()
    edges = (*range(rect.top(), below, _ROWS), below)
    return [QRectF(rect.left(), top, rect.width(), foot - top) for top, foot in pairwise(edges)]


def paint_outline(
    painter: QPainter, path: QPainterPath, width: float, ink: QColor, *, dashed: bool = False
) -> None:
    pen = QPen(ink, width)
    pen.setJoinStyle(QtCore.Qt.PenJoinStyle.MiterJoin)
    if dashed:
        pen.setDashPattern([4, 3])
    painter.strokePath(path, pen)


def paint_edge(
    painter: QPainter, rect: QRectF, radius: float, width: float, ink: QColor, *, dashed: bool = False
) -> None:
    """Paint a line inside the rim of a sheet; astride it, it would be twice as wide and half as strong."""
    half = width / 2
    paint_outline(
        painter, make_rounded_path(rect.adjusted(half, half, -half, -half), radius), width, ink, dashed=dashed
    )
