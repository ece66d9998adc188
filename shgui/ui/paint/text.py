"""Words in a given space: never clipped, never elided.

A text that fits stays at its size; one that doesn't is broken into lines; if even then a line is too wide,
the whole shrinks once to exactly the size that fits. Lines are set by their capitals, so that words sit in
the optical middle whether or not a letter has an accent or a tail.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from shgui.ui.theme import Family, font_of

# From one baseline to the next in capitals: room for a Polish acute above and a Cyrillic tail below.
_LEADING = 1.52
_REFERENCE = 100.0


@dataclass(frozen=True, slots=True)
class Fitted:
    lines: tuple[str, ...]
    pixels: float
    """Font size."""
    capitals: float
    width: float

    @property
    def leading(self) -> float:
        return self.capitals * _LEADING

    @property
    def height(self) -> float:
        """From the top of the first line's capitals to the last baseline."""
        return self.capitals + self.leading * (len(self.lines) - 1)


@lru_cache(maxsize=4096)
def width_of(text: str, family: Family, bold: bool = False) -> float:
    """Width at a font size of 1 pixel."""
    return QFontMetricsF(font_of(family, _REFERENCE, bold=bold)).horizontalAdvance(text) / _REFERENCE


def fit(
    text: str,
    family: Family,
    capitals: float,
    width: float,
    height: float | None = None,
    *,
    lines: int = 2,
    bold: bool = False,
) -> Fitted:
    """The largest setting with at most these capitals that keeps inside width and height."""
    best = Fitted((text,), 0.0, 0.0, 0.0)
    for broken in _breaks(text, lines):
        natural = max(width_of(line, family, bold) for line in broken)
        size = capitals / family.capitals
        if natural > 0:
            size = min(size, width / natural)
        if height is not None:
            block = family.capitals * (1 + _LEADING * (len(broken) - 1))
            size = min(size, height / block)
        if size > best.pixels * 1.001:
            best = Fitted(broken, size, size * family.capitals, natural * size)
    return best


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    family: Family,
    capitals: float,
    colour: QColor,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    lines: int = 2,
    bold: bool = False,
) -> Fitted:
    """Set a text in the optical middle of `rect`; left, right or centred across."""
    fitted = fit(text, family, capitals, rect.width(), rect.height(), lines=lines, bold=bold)
    draw_fitted(painter, rect, fitted, family, colour, align=align, bold=bold)
    return fitted


def draw_fitted(
    painter: QPainter,
    rect: QRectF,
    fitted: Fitted,
    family: Family,
    colour: QColor,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    bold: bool = False,
) -> None:
    font = font_of(family, fitted.pixels, bold=bold)
    font.setPixelSize(max(1, int(fitted.pixels)))
    painter.save()
    painter.setFont(font)
    painter.setPen(colour)
    # The whole-pixel font is a little smaller than the fitted one: place lines by what is really drawn.
    drawn = font.pixelSize()
    capitals = drawn * family.capitals
    block = capitals + fitted.leading * (len(fitted.lines) - 1)
    baseline = rect.center().y() - block / 2 + capitals
    for line in fitted.lines:
        width = width_of(line, family, bold) * drawn
        left = rect.center().x() - width / 2
        if align & Qt.AlignmentFlag.AlignLeft:
            left = rect.left()
        elif align & Qt.AlignmentFlag.AlignRight:
            left = rect.right() - width
        painter.drawText(QPointF(left, baseline), line)
        baseline += fitted.leading
    painter.restore()


@lru_cache(maxsize=1024)
def _breaks(text: str, lines: int) -> tuple[tuple[str, ...], ...]:
    """All ways to break a text at spaces into one to `lines` lines, fewest lines first."""
    words = text.split()
    if not words:
        return (("",),)
    ways: list[tuple[str, ...]] = []
    for count in range(1, min(lines, len(words)) + 1):
        for cuts in combinations(range(1, len(words)), count - 1):
            edges = (0, *cuts, len(words))
            ways.append(tuple(" ".join(words[start:end]) for start, end in pairwise(edges)))
    return tuple(ways)
