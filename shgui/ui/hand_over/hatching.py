"""Icons hatched like engravings, so that `levelled` leaves more of them than an outline."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from shgui.ui.hand_over.uniform_brightness import DARK, MIDDLE, PALE

_STEP = 0.075
"""Distance of the lines, in heights of the picture."""
_INK = 0.4
_OUTLINE = 0.025
_DIRECTIONS = 12


def hatched(mask: QImage) -> QImage:
    """Return a hatched picture of a mask, which is opaque where the icon is."""
    height = mask.height()
    outline = _filled(mask, QBrush(QColor(DARK)))
    lines = _filled(mask, QBrush(_tile(max(3, round(height * _STEP)))))
    picture = QImage(mask.size(), QImage.Format.Format_RGB32)
    picture.fill(QColor(MIDDLE))
    painter = QPainter(picture)
    for number in range(_DIRECTIONS):
        angle = 2 * pi * number / _DIRECTIONS
        painter.drawImage(QPointF(cos(angle), sin(angle)) * (height * _OUTLINE), outline)
    painter.drawImage(0, 0, lines)
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


def _filled(mask: QImage, brush: QBrush) -> QImage:
    sign = QImage(mask.size(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sign)
    painter.fillRect(sign.rect(), brush)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, mask)
    painter.end()
    return sign


def _tile(step: int) -> QImage:
    """Return a tile with one slanting line."""
    tile = QImage(step, step, QImage.Format.Format_RGB32)
    for y in range(step):
        for x in range(step):
            tile.setPixelColor(x, y, QColor(DARK if (x + y) % step < step * _INK else PALE))
    return tile
