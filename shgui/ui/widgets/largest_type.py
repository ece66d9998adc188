"""The largest size at which a set of texts fits into its room."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics

from shgui.ui.theme import Family, make_font

_ENDLESS = 1 << 16


def find_largest_size(wanted: int, least: int, fits: Callable[[int], bool], *, step: int = 1) -> int:
    """Return the largest size up to the wanted one with which everything fits, or else the least."""
    return next((size for size in range(wanted, least, -step) if fits(size)), least)


def measure_text_height(text: str, family: Family, pixels: int, width: int, *, bold: bool = False) -> int:
    """Return the height of a text that a label breaks at this width; endless where a word is too wide."""
    metrics = QFontMetrics(make_font(family, pixels, bold=bold))
    if any(metrics.horizontalAdvance(word) > width for word in text.split()):
        return _ENDLESS
    room, wraps = QRect(0, 0, width, _ENDLESS), int(Qt.TextFlag.TextWordWrap)
    return metrics.boundingRect(room, wraps, text).height() if text else 0
