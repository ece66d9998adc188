"""Small print for secrets. Unlike `paint.text`, it caches nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

_LEAST_PIXELS = 8
_WRAP = int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class Passage:
    text: str
    bold: bool = False
    before: float = 0.0
    """Space above the passage, in lines."""


def draw_passages(
    painter: QPainter,
    rect: QRectF,
    passages: Sequence[Passage],
    font: QFont,
    ink: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw passages from the top down; all in a smaller size if they don't fit."""
    painter.save()
    painter.setPen(ink)
    flags = _WRAP | int(align)
    size = font.pixelSize()
    while size > _LEAST_PIXELS and not _fits(rect, passages, font, size):
        size -= 1
    y = rect.top()
    for passage in passages:
        set_in = _sized(font, size, passage.bold)
        painter.setFont(set_in)
        metrics = QFontMetricsF(set_in)
        y += passage.before * metrics.lineSpacing()
        height = _height(metrics, passage, rect.width())
        painter.drawText(QRectF(rect.left(), y, rect.width(), height), flags, passage.text)
        y += height
    painter.restore()


def wrapped(text: str, width: float, font: QFont, *, bold: bool, lines: int) -> tuple[str, ...] | None:
    """Break a text into exactly this many lines, the last ones maybe empty; None if it doesn't fit."""
    metrics = QFontMetricsF(_sized(font, font.pixelSize(), bold))
    broken = [""]
    for word in text.split(" "):
        longer = f"{broken[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= width or not broken[-1]:
            broken[-1] = longer
        else:
            broken.append(word)
    if len(broken) > lines or any(metrics.horizontalAdvance(line) > width for line in broken):
        return None
    return (*broken, *("",) * (lines - len(broken)))


def draw_line_filled_with_hatching(
    painter: QPainter, rect: QRectF, text: str, font: QFont, ink: QColor, *, bold: bool
) -> None:
    """Draw one line, filled up with slanting hairlines like a sum on a cheque: all look equally long."""
    set_in = _sized(font, font.pixelSize(), bold)
    metrics = QFontMetricsF(set_in)
    painter.save()
    painter.setFont(set_in)
    painter.setPen(ink)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
    height = metrics.xHeight() * 0.62
    left = rect.left() + (metrics.horizontalAdvance(text) + height if text else 0.0)
    if rect.right() - left > height:
        top = rect.center().y() + metrics.xHeight() * 0.5 - height
        painter.setClipRect(QRectF(left, top, rect.right() - left, height))
        painter.setPen(QPen(ink, max(0.8, height * 0.17)))
        x = left - height
        while x < rect.right():
            painter.drawLine(QPointF(x, top + height), QPointF(x + height * 0.7, top))
            x += height * 0.72
    painter.restore()


def _fits(rect: QRectF, passages: Sequence[Passage], font: QFont, size: int) -> bool:
    height = 0.0
    for passage in passages:
        metrics = QFontMetricsF(_sized(font, size, passage.bold))
        height += _height(metrics, passage, rect.width()) + passage.before * metrics.lineSpacing()
    return height <= rect.height()


def _height(metrics: QFontMetricsF, passage: Passage, width: float) -> float:
    return metrics.boundingRect(QRectF(0, 0, width, 1e5), _WRAP, passage.text).height()


def _sized(font: QFont, size: int, bold: bool) -> QFont:
    sized = QFont(font)
    sized.setPixelSize(size)
    sized.setBold(bold)
    return sized
