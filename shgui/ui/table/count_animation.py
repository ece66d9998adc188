"""The countdown before everyone shows a thumb: three words over the boards, then "Now!"."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPixmap

from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, colour
from shgui.ui.widgets.animation_stage import Animation, AnimationEvent, Travel
from shgui.words.catalogue import Catalogue
from shgui.words.prompt_texts import get_countdown_call

_STEPS = (3, 2, 1, 0)


def build_count_animation(
    renderer: Renderer,
    ratio: float,
    words: Catalogue,
    boards: QRectF,
    said: Callable[[int], None],
    done: Callable[[], None],
) -> Animation:
    """Build the countdown. `said` is called with 3, 2, 1 and 0, `done` at the end."""
    motion = renderer.theme.motion
    length = float(motion.hold)
    height = boards.height() * 0.42
    place = QRectF(0, 0, min(boards.width() * 0.62, height * 2.4), height)
    place.moveCenter(boards.center())
    # Each word appears a little larger than it stays.
    grow = 0.0 if motion.reduced else 0.07
    wide, high = place.width() * grow, place.height() * grow
    large = place.adjusted(-wide, -high, wide, high)
    travels = [
        Travel(
            large,
            place,
            _paint_word(renderer, ratio, get_countdown_call(words, left), place),
            index * length,
            length,
        )
        for index, left in enumerate(_STEPS)
    ]
    cues = [AnimationEvent(index * length, partial(said, left)) for index, left in enumerate(_STEPS)]
    return Animation(tuple(travels), (*cues, AnimationEvent(len(_STEPS) * length, done)), showpiece=True)


def _paint_word(renderer: Renderer, ratio: float, word: str, place: QRectF) -> QPixmap:
    pixmap = QPixmap(QSize(round(place.width() * ratio), round(place.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = make_smooth_painter(pixmap)
    area = QRectF(0, 0, place.width(), place.height())
    renderer.draw(painter, area, SheetDrawable())
    margin = area.height() * 0.18
    room = area.adjusted(margin, margin, -margin, -margin)
    draw_text(
        painter, room, word, Family.POSTER, area.height() * 0.42, colour(renderer.theme.palette.ink), lines=1
    )
    painter.end()
    return pixmap
