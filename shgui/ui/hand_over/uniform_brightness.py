"""A drawing in one even grey: its lines stay, its light and dark areas go.

What two metres leave of a small picture is its light, averaged over some pixels. So that average is taken out
of it, by a grid that is finer than what two metres leave. A black bird and a white lizard then differ by
their lines alone, which only a reader is near enough to see.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

DARK, MIDDLE, PALE = "#404040", "#808080", "#bfbfbf"
"""The greys in which pictures to be levelled are drawn. With more contrast, lines would become too dark."""
CELLS = 30
"""Cells of the grid across the shorter side of a picture."""
_ROUNDS = 2
_GAIN = 0.9
"""Strength of the lines that remain, after they have lost half of their contrast."""
_STEP = 0.075
"""Distance of the lines of hatching, in heights of the picture."""
_INK = 0.4
_OUTLINE = 0.025
_DIRECTIONS = 12

Grid = list[list[float]]


def hatched(mask: QImage) -> QImage:
    """Hatch an icon like an engraving, so that `levelled` leaves more of it than an outline.

    `mask` is opaque where the icon is.
    """
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
    tile = QImage(step, step, QImage.Format.Format_RGB32)
    for y in range(step):
        for x in range(step):
            tile.setPixelColor(x, y, QColor(DARK if (x + y) % step < step * _INK else PALE))
    return tile


def levelled(picture: QImage, light: float, dark: str, pale: str, *, cells: int = CELLS) -> QImage:
    """Return a grey picture in shades between `dark` and `pale`, `light` on average everywhere."""
    size = picture.size()
    cell = min(size.width(), size.height()) / cells
    grid = QSize(round(size.width() / cell), round(size.height() / cell))
    wanted = _rows(_scaled(picture, grid))
    field = wanted
    for _ in range(_ROUNDS):
        # Scaling a field up smoothly softens its edges, so they are exaggerated first.
        laid = _rows(_scaled(_scaled(_picture_of(field), size), grid))
        field = [
            [value + want - had for value, want, had in zip(*rows, strict=True)]
            for rows in zip(field, wanted, laid, strict=True)
        ]
    veil = _scaled(_picture_of(field), size)
    veil.invertPixels()
    even = picture.copy()
    painter = QPainter(even)
    # Half of the picture and half of its negative: equal parts cancel out.
    painter.setOpacity(0.5)
    painter.drawImage(0, 0, veil)
    painter.end()
    return _tinted(even, light, QColor(dark), QColor(pale))


def _scaled(picture: QImage, size: QSize) -> QImage:
    ratio, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return picture.scaled(size, ratio, smooth).convertToFormat(QImage.Format.Format_Grayscale8)


def _rows(picture: QImage) -> Grid:
    line, width = picture.bytesPerLine(), picture.width()
    data = bytes(picture.constBits())
    return [[float(grey) for grey in data[y * line : y * line + width]] for y in range(picture.height())]


def _picture_of(field: Grid) -> QImage:
    width, height = len(field[0]), len(field)
    data = bytes(min(255, max(0, round(value))) for row in field for value in row)
    return QImage(data, width, height, width, QImage.Format.Format_Grayscale8).copy()


def _tinted(picture: QImage, light: float, dark: QColor, pale: QColor) -> QImage:
    shades = [_between(dark, pale, light + _GAIN * (grey - 127.5) / 127.5) for grey in range(256)]
    printed = QImage(
        bytes(picture.constBits()),
        picture.width(),
        picture.height(),
        picture.bytesPerLine(),
        QImage.Format.Format_Indexed8,
    )
    printed.setColorTable(shades)
    return printed.convertToFormat(QImage.Format.Format_RGB32)


def _between(dark: QColor, pale: QColor, part: float) -> int:
    part = min(1.0, max(0.0, part))
    return QColor.fromRgbF(
        dark.redF() + (pale.redF() - dark.redF()) * part,
        dark.greenF() + (pale.greenF() - dark.greenF()) * part,
        dark.blueF() + (pale.blueF() - dark.blueF()) * part,
    ).rgb()
