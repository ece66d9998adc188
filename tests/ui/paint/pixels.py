"""Where a face leaves ink, pixel by pixel."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from shgui.ui.paint.drawables import Drawable
from shgui.ui.paint.renderer import Renderer

_QUARTER = QTransform().rotate(-90)
AROUND = 20
"""Pixels of empty ground left round a face."""


def drawn(renderer: Renderer, drawable: Drawable, width: int, height: int) -> QImage:
    """The face on empty ground, so that what reaches beyond its rectangle is seen."""
    image = QImage(width + 2 * AROUND, height + 2 * AROUND, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    renderer.draw(painter, QRectF(AROUND, AROUND, width, height), drawable, keep=False)
    painter.end()
    return image


def ink_of(image: QImage) -> QRect:
    """The smallest rectangle round all that isn't empty."""
    blank = QImage(image.size(), image.format())
    blank.fill(QColor(0, 0, 0, 0))
    return difference(image, blank)


def difference(one: QImage, other: QImage) -> QRect:
    """The smallest rectangle round all pixels in which two pictures differ."""
    rows = [y for y in range(one.height()) if _row(one, y) != _row(other, y)]
    if not rows:
        return QRect()
    turned, turned_other = (image.transformed(_QUARTER) for image in (one, other))
    columns = [y for y in range(turned.height()) if _row(turned, y) != _row(turned_other, y)]
    left, right = one.width() - 1 - columns[-1], one.width() - 1 - columns[0]
    return QRect(left, rows[0], right - left + 1, rows[-1] - rows[0] + 1)


def colours(image: QImage) -> Iterator[QColor]:
    """Every colour of the picture once."""
    for value in {image.pixel(x, y) for y in range(image.height()) for x in range(image.width())}:
        yield QColor.fromRgba(value)


def _row(image: QImage, y: int) -> bytes:
    line = image.bytesPerLine()
    return bytes(image.constBits()[y * line : y * line + image.width() * 4])
