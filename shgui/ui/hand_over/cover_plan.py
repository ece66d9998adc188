"""The layout of the neutral page, without widgets.

The dossier is the same rectangle for every task and language, closed and open. Below it is room for what
opens it, so that a finger there covers nothing in the dossier.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize

from shgui.ui.theme import Theme

_HEIGHT = 691
"""Height of the page for which the measures below were drawn."""
_WIDTH = 720
"""Least width of that page."""
_FOOT = 533
"""Bottom of the dossier, however high it is."""


@dataclass(frozen=True, slots=True)
class CoverPlan:
    unit: float
    """The size of a pixel of the drawing, in pixels of this page."""
    intro: QRectF
    """The place of the text before the name."""
    name: QRectF
    below: QRectF
    """The place of the text below the name."""
    dossier: QRectF
    ring: QRectF
    ring_words: QRectF
    button: QRectF
    """The place of a button for everyone, instead of the ring."""
    done: QRectF
    """The place of the button that ends the task: where the table has its button, too."""


def plan_cover(size: QSize, theme: Theme) -> CoverPlan:
    """Divide a page of this size.

    Larger sentences need a higher dossier, so that its cards stay as large: it takes the air around the name.
    """
    unit = min(size.height() / _HEIGHT, size.width() / _WIDTH)
    top = (size.height() - unit * _HEIGHT) / 2
    middle = size.width() / 2

    def centred(y: float, width: float, height: float) -> QRectF:
        across = min(width * unit, size.width() - 32 * unit)
        return QRectF(middle - across / 2, top + y * unit, across, height * unit)

    ring = centred(549, 94, 94)
    done_width = 230 * unit
    done = QRectF(size.width() - 20 * unit - done_width, size.height() - 69 * unit, done_width, 56 * unit)
    words_half = min(300 * unit, done.left() - 12 * unit - middle)
    words_top = QPointF(middle - words_half, top + 650 * unit)
    drawn, larger = (23, 59, 157, 215), (3, 40, 130, 170)
    intro, name, below, dossier = larger if theme.type.enlarged else drawn
    return CoverPlan(
        unit=unit,
        intro=centred(intro, 1240, 36),
        name=centred(name, 1240, 88),
        below=centred(below, 1240, 36),
        dossier=centred(dossier, 680, _FOOT - dossier),
        ring=ring,
        ring_words=QRectF(words_top.x(), words_top.y(), words_half * 2, 30 * unit),
        button=centred(565, 360, 76),
        done=done,
    )
