"""Filling with one colour, for the first picture and after it.

PySide makes the 1,195 names of the namespace `Qt` all at once, as soon as one is needed: by us, or to find
out what an argument may be converted from (a colour for a brush; `QPen(colour)`; `setPen`). That takes a
tenth of a start. So what the first picture is made of imports `QtCore`, in which `QtCore.Qt` isn't looked up
before it is used, and is filled here. Where a name is needed all the same, a test says so.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen


def brush(ink: QColor) -> QBrush:
    """`QBrush(ink)`."""
    pen = QPen()
    pen.setColor(ink)
    return pen.brush()


def fill(painter: QPainter, path: QPainterPath, ink: QColor) -> None:
    painter.fillPath(path, brush(ink))


def fill_rect(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """As `QPainter.fillRect`, which has PySide make all named gradients of Qt when it is first called."""
    path = QPainterPath()
    path.addRect(rect)
    fill(painter, path, ink)


def solid_path() -> QPainterPath:
    """Empty; where outlines that are added overlap, it is filled, too (`WindingFill`).

    What Qt makes of a stroke is filled so, and this one lies in the gap of its dashes.
    """
    line = QPainterPath()
    line.lineTo(1.0, 0.0)
    pen = QPen()
    pen.setDashPattern([1.0, 2.0])
    pen.setDashOffset(1.5)
    return QPainterPathStroker(pen).createStroke(line)
