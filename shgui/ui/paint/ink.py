"""Filling with one colour, without the cost of Qt's namespace at start.

PySide makes the 1,195 names of the namespace `Qt` all at once, as soon as one is needed: by us, or to find
out what an argument may be converted from (a colour for a brush; `QPen(colour)`; `setPen`). That takes a
tenth of a start. So modules of the first picture import `QtCore`, in which `QtCore.Qt` isn't looked up before
it is used, and fill by these functions. A test says where a name is needed all the same.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen


def make_brush(ink: QColor) -> QBrush:
    """Return `QBrush(ink)`."""
    pen = QPen()
    pen.setColor(ink)
    return pen.brush()


def fill_path(painter: QPainter, path: QPainterPath, ink: QColor) -> None:
    painter.fillPath(path, make_brush(ink))


def fill_rect(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Fill like `QPainter.fillRect`, whose first call has PySide make all named gradients of Qt."""
    path = QPainterPath()
    path.addRect(rect)
    fill_path(painter, path, ink)


def make_solid_path() -> QPainterPath:
    """Return an empty path that fills where its outlines overlap (`WindingFill`).

    Qt fills strokes that way, and this path lies in the gaps of its dashes.
    """
    line = QPainterPath()
    line.lineTo(1.0, 0.0)
    pen = QPen()
    pen.setDashPattern([1.0, 2.0])
    pen.setDashOffset(1.5)
    return QPainterPathStroker(pen).createStroke(line)
