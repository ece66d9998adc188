"""Small print in a given space, for words that are forgotten once they are read.

Unlike `paint.text` nothing is measured into a cache here.
"""

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
    known: str = ""
    """A second cell at the right edge of the same line."""
    before: float = 0.0
    """Room above it, in lines."""


def draw_passages(
    painter: QPainter,
    rect: QRectF,
    passages: Sequence[Passage],
    font: QFont,
    ink: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One below the other, from the top; all of them smaller if there are many."""
    painter.save()
    painter.setPen(ink)
    flags = _WRAP | int(align)
    size = min(font.pixelSize(), fitting_size(rect, passages, font))
    y = rect.top()
    for passage in passages:
        set_in = _sized(font, size, passage.bold)
        painter.setFont(set_in)
        metrics = QFontMetricsF(set_in)
        y += passage.before * metrics.lineSpacing()
        height = _height(metrics, passage, rect.width(), flags)
        line = QRectF(rect.left(), y, rect.width(), height)
        if passage.known:
            _draw_row(painter, line, passage, metrics)
        else:
            painter.drawText(line, flags, passage.text)
        y += height
    painter.restore()


def _draw_row(painter: QPainter, line: QRectF, passage: Passage, metrics: QFontMetricsF) -> None:
    """Name and knowledge, with points between them to lead the eye."""
    painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft), passage.text)
    painter.drawText(line, int(Qt.AlignmentFlag.AlignRight), passage.known)
    gap = metrics.averageCharWidth()
    begin = line.left() + metrics.horizontalAdvance(passage.text) + gap
    end = line.right() - metrics.horizontalAdvance(passage.known) - gap
    if end - begin < gap:
        return
    pen = QPen(painter.pen())
    pen.setWidthF(max(1.0, metrics.height() / 18))
    pen.setDashPattern([1, 4])
    painter.save()
    painter.setPen(pen)
    baseline = line.top() + metrics.ascent()
    painter.drawLine(QPointF(begin, baseline), QPointF(end, baseline))
    painter.restore()


def fitting_size(rect: QRectF, passages: Sequence[Passage], font: QFont) -> int:
    """The largest pixel size up to the font's at which all of it has room."""
    size = font.pixelSize()
    while size > _LEAST_PIXELS and not _fits(rect, passages, font, size):
        size -= 1
    return size


def _fits(rect: QRectF, passages: Sequence[Passage], font: QFont, size: int) -> bool:
    height = 0.0
    for passage in passages:
        metrics = QFontMetricsF(_sized(font, size, passage.bold))
        height += _height(metrics, passage, rect.width(), _WRAP) + passage.before * metrics.lineSpacing()
        if passage.known and metrics.horizontalAdvance(f"{passage.text}  {passage.known}") > rect.width():
            return False
    return height <= rect.height()


def _height(metrics: QFontMetricsF, passage: Passage, width: float, flags: int) -> float:
    if passage.known:
        return metrics.lineSpacing()
    return metrics.boundingRect(QRectF(0, 0, width, 1e5), flags, passage.text).height()


def _sized(font: QFont, size: int, bold: bool) -> QFont:
    sized = QFont(font)
    sized.setPixelSize(size)
    sized.setBold(bold)
    return sized
