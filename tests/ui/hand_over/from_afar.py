"""What two metres leave of a private page, for tests.

That is taken to be the page blurred by 8 pixels of a window 720 pixels high, where a card is 122 pixels wide:
a tenth of a degree on a screen of 24 inches. Light is measured from 0 to 100, as the display is told it.
"""

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

HALF = 2
"""The pictures are measured at half their size: what is blurred by 8 pixels loses nothing by it."""
BLUR = 8.0 / HALF

Field = list[list[float]]


def light(image: QImage) -> Field:
    size = image.size() / HALF
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.convertToFormat(QImage.Format.Format_Grayscale8).scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth
    )
    grey = small.convertToFormat(QImage.Format.Format_Grayscale8)
    data, line = bytes(grey.constBits()), grey.bytesPerLine()
    rows = (data[y * line : y * line + grey.width()] for y in range(grey.height()))
    return [[value / 2.55 for value in row] for row in rows]


def blurred(field: Field) -> Field:
    reach = round(BLUR * 3)
    kernel = [math.exp(-((at / BLUR) ** 2) / 2) for at in range(-reach, reach + 1)]
    whole = sum(kernel)

    def along(row: list[float]) -> list[float]:
        around = [row[0]] * reach + row + [row[-1]] * reach
        window = len(kernel)
        return [
            sum(part * value for part, value in zip(kernel, around[at : at + window], strict=True)) / whole
            for at in range(len(row))
        ]

    across = [along(row) for row in field]
    down = [along(list(column)) for column in zip(*across, strict=True)]
    return [list(row) for row in zip(*down, strict=True)]


def mean(field: Field) -> float:
    whole = math.fsum(math.fsum(row) for row in field)
    return whole / (len(field) * len(field[0]))


def spread(fields: list[Field]) -> float:
    """The greatest difference in any one place."""
    places = zip(*([value for row in field for value in row] for field in fields), strict=True)
    return float(max(max(place) - min(place) for place in places))
