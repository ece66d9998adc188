"""Setting words in a given space: never clipped, and shortened only by `elide_text`.

A text that doesn't fit is broken into lines; if something still sticks out, the whole shrinks to exactly the
size that fits. Lines are set by their capitals; the room for accents and tails is measured, not guessed.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from shgui.ui.paint.ink import fill_path, make_solid_path
from shgui.ui.theme import Family, make_font

if TYPE_CHECKING:
    from PySide6.QtCore import Qt

LEGIBLE = 11.0
"""The smallest size in pixels that can be read on a small window."""
# Between the lowest tail of one line and the highest accent of the next, in capitals.
_GAP = 0.3
_REFERENCE = 200.0
_OWN_FACE = QFont.Tag("PATH")
# How much larger a text has to be in uneven lines, and in one line more.
_WORTH_IT, _WORTH_A_LINE = 1.15, 1.04
# The fewest letters of a part of a word that stands on a line of its own.
_LETTERS = 3


class _MeasuredLine(NamedTuple):
    """A line at a font size of one pixel: everything scales with it."""

    text: str
    width: float
    rise: float
    """The height from the baseline to the highest point: a capital, or its accent."""
    fall: float


class _OutlinedWord(NamedTuple):
    """A word at the size of reference."""

    outline: QPainterPath
    rise: float
    fall: float
    right: float
    """The end of its last letter, which may be beyond the beginning of the next word."""


class FittedText(NamedTuple):
    lines: tuple[str, ...]
    pixels: float
    capitals: float
    width: float
    baselines: tuple[float, ...]
    """The baselines below the highest point of the block."""
    height: float
    middle: float
    """The optical middle below the highest point: half-way from first capitals to last baseline."""


def is_legible(fitted: FittedText) -> bool:
    return fitted.pixels > LEGIBLE - 0.01


def measure_width(text: str, family: Family, bold: bool = False) -> float:
    """Return the width at a font size of one pixel."""
    return _measure_line(text, family, bold).width


@lru_cache(maxsize=512)
def fit_text(
    text: str,
    family: Family,
    capitals: float,
    width: float,
    height: float | None = None,
    *,
    lines: int = 2,
    bold: bool = False,
) -> FittedText:
    """Return the largest setting with at most these capitals inside width and height."""
    size = capitals / family.capitals

    def set_in(count: int) -> Iterator[FittedText]:
        for broken in _list_breaks(text, count):
            yield _fit_lines(
                [_measure_line(line, family, bold) for line in broken], family, size, width, height
            )

    (best,) = set_in(1)
    for count in range(2, lines + 1):
        if best.pixels >= size:
            # Nothing can be larger.
            break
        more = _choose_evenest(set_in(count), size)
        if more is not None and more.pixels > best.pixels * _WORTH_A_LINE:
            best = more
    return best


def _choose_evenest(settings: Iterable[FittedText], size: float) -> FittedText | None:
    best: FittedText | None = None
    for setting in settings:
        if best is None or setting.pixels > best.pixels * _WORTH_IT:
            best = setting
        if best.pixels >= size:
            break
    return best


def _fit_lines(
    measured: list[_MeasuredLine], family: Family, size: float, width: float, height: float | None
) -> FittedText:
    natural = max(line.width for line in measured)
    if natural > 0:
        size = min(size, max(width, 0.0) / natural)
    block = _build_block(measured, family, size)
    if height is not None and block.height > max(height, 0.0):
        block = _build_block(measured, family, size * max(height, 0.0) / block.height)
    return block


def find_common_capitals(
    texts: list[str], family: Family, capitals: float, width: float, height: float
) -> float:
    """Return one size for words that stand side by side: that of the longest."""
    sizes = (fit_text(text, family, capitals, width, height).capitals for text in texts)
    return min(sizes, default=capitals)


def elide_text(text: str, family: Family, capitals: float, width: float, height: float) -> str:
    """Return the text, without its end if only that keeps it at these capitals."""
    short = text
    for length in range(len(text) - 1, 0, -1):
        if fit_text(short, family, capitals, width, height).capitals >= capitals - 0.01:
            break
        short = f"{text[:length].rstrip(' -')}…"
    return short


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    family: Family,
    capitals: float,
    colour: QColor,
    *,
    align: "Qt.AlignmentFlag | None" = None,
    lines: int = 2,
    bold: bool = False,
) -> FittedText:
    """Set a text in the optical middle of `rect`; left, right or centred across."""
    fitted = fit_text(text, family, capitals, rect.width(), rect.height(), lines=lines, bold=bold)
    draw_fitted(painter, rect, fitted, family, colour, align=align, bold=bold)
    return fitted


def draw_fitted(
    painter: QPainter,
    rect: QRectF,
    fitted: FittedText,
    family: Family,
    colour: QColor,
    *,
    align: "Qt.AlignmentFlag | None" = None,
    bold: bool = False,
) -> None:
    """Set a text already fitted, in the optical middle of `rect`."""
    # Outlines, not cached glyphs: the same words are then the same pixels, first time or hundredth.
    top = rect.center().y() - fitted.middle
    top = max(rect.top(), min(top, rect.bottom() - fitted.height))
    scale = fitted.pixels / _REFERENCE
    for line, baseline in zip(fitted.lines, fitted.baselines, strict=True):
        width = measure_width(line, family, bold) * fitted.pixels
        left = rect.center().x() - width / 2
        if align is not None and align & QtCore.Qt.AlignmentFlag.AlignLeft:
            left = rect.left()
        elif align is not None and align & QtCore.Qt.AlignmentFlag.AlignRight:
            left = rect.right() - width
        # Word by word: a path takes the longer to paint, the more lies side by side in it.
        for word, start in _place_words(line, family, bold):
            place = QTransform(scale, 0, 0, scale, left + start * scale, top + baseline)
            fill_path(painter, _outline_word(word, family, bold).outline * place, colour)


def _build_block(measured: list[_MeasuredLine], family: Family, size: float) -> FittedText:
    capital = family.capitals
    first_rise = max(capital, measured[0].rise)
    baselines = [first_rise]
    for above, below in pairwise(measured):
        gap = max(above.fall, 0.0) + max(capital, below.rise) + _GAP * capital
        baselines.append(baselines[-1] + gap)
    height = baselines[-1] + max(measured[-1].fall, 0.0)
    middle = (first_rise - capital + baselines[-1]) / 2
    return FittedText(
        lines=tuple(line.text for line in measured),
        pixels=size,
        capitals=capital * size,
        width=max(line.width for line in measured) * size,
        baselines=tuple(baseline * size for baseline in baselines),
        height=height * size,
        middle=middle * size,
    )


@lru_cache(maxsize=1024)
def _measure_line(text: str, family: Family, bold: bool) -> _MeasuredLine:
    written = [word for word in text.split(" ") if word]
    words = [_outline_word(word, family, bold) for word in written]
    advance = _get_metrics(family, bold).horizontalAdvance(text)
    overhang = 0.0
    if words:
        # Asking how wide a word is takes a third as long as outlining it.
        last = advance if written == [text] else _get_metrics(family, bold).horizontalAdvance(written[-1])
        overhang = max(words[-1].right - last, 0.0)
    return _MeasuredLine(
        text,
        (advance + overhang) / _REFERENCE,
        max((word.rise for word in words), default=0.0) / _REFERENCE,
        max((word.fall for word in words), default=0.0) / _REFERENCE,
    )


@lru_cache(maxsize=128)
def _outline_word(word: str, family: Family, bold: bool) -> _OutlinedWord:
    outline = make_solid_path()
    outline.addText(QPointF(0, 0), _make_reference_font(family, bold), word)
    bounds = outline.boundingRect()
    return _OutlinedWord(outline, -bounds.top(), bounds.bottom(), bounds.right())


@lru_cache(maxsize=256)
def _place_words(line: str, family: Family, bold: bool) -> tuple[tuple[str, float], ...]:
    metrics = _get_metrics(family, bold)
    words = line.split(" ")
    starts = (" ".join((*words[:index], "")) for index in range(len(words)))
    return tuple(
        (word, metrics.horizontalAdvance(start)) for word, start in zip(words, starts, strict=True) if word
    )


@lru_cache(maxsize=4)
def _get_metrics(family: Family, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_make_reference_font(family, bold))


@lru_cache(maxsize=4)
def _make_reference_font(family: Family, bold: bool) -> QFont:
    """Return the font at the size of reference, by an axis for which no font has a face of its own.

    Qt outlines letters as far off their place as it has last drawn any of the same face: by a few hundredths
    of a pixel, but differently whatever was drawn before.
    """
    font = make_font(family, _REFERENCE, bold=bold)
    font.setVariableAxis(_OWN_FACE, 1.0)
    return font


@lru_cache(maxsize=64)
def _list_breaks(text: str, lines: int) -> tuple[tuple[str, ...], ...]:
    """Return all ways to break a text into so many lines, the most even first.

    Lines don't break at a no-break space. A line that ended in the text goes on like any other.
    """
    parts = [part for word in text.replace("\n", " ").split(" ") if word for part in _split_word(word)] or [
        ""
    ]
    broken = [
        tuple("".join(parts[start:end]).rstrip(" ") for start, end in pairwise((0, *cuts, len(parts))))
        for cuts in combinations(range(1, len(parts)), lines - 1)
    ]
    return tuple(sorted(broken, key=lambda way: (max(map(len, way)), -min(map(len, way)))))


def _split_word(word: str) -> Iterator[str]:
    """Yield the parts that stay on one line: a word with its space, or its parts with their hyphens."""
    start = 0
    for at, letter in enumerate(word):
        before, behind = word[max(0, at - _LETTERS) : at], word[at + 1 : at + 1 + _LETTERS]
        if letter == "-" and all(len(part) == _LETTERS and part.isalpha() for part in (before, behind)):
            yield word[start : at + 1]
            start = at + 1
    yield f"{word[start:]} "
