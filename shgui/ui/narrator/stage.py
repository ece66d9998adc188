"""The narrator's line in letters for the whole room: icons, and the sentence in one or two languages."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shgui.narrator.narration import Narration, NarrationStatus
from shgui.narrator.voice.voice import get_line_text
from shgui.ui import widget_names as names
from shgui.ui.paint.art import Inks
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.text import FittedText, draw_fitted, draw_text, fit_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import PaintedButton
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.narrator_texts import NarratorLine, get_pause_text


class Sign(StrEnum):
    """A gesture of the players; the value is the drawing in assets/icons/."""

    EYES_CLOSED = "eye-closed"
    EYES_OPEN = "eye"
    FIST = "fist"
    THUMB = "thumb"


@dataclass(frozen=True, slots=True)
class NarratorSentence:
    text: str
    is_current: bool = True
    """False while the other language is spoken: this one is painted in the second ink."""


@dataclass(frozen=True, slots=True)
class NarratorScene:
    heading: str = ""
    signs: tuple[Sign, ...] = ()
    sentences: tuple[NarratorSentence, ...] = ()
    step: int = 0
    steps: int = 0
    """A mark for each step at the foot; none for nought."""
    note: str = ""
    """In the second voice, at the foot."""


_CLOSED, _OPEN, _FIST, _THUMB = Sign.EYES_CLOSED, Sign.EYES_OPEN, Sign.FIST, Sign.THUMB
_SIGNS: Mapping[NarratorLine | None, tuple[Sign, ...]] = {
    None: (_OPEN,),
    NarratorLine.ALL_CLOSE: (_CLOSED,),
    NarratorLine.ALL_CLOSE_WITH_FIST: (_CLOSED, _FIST),
    NarratorLine.FASCIST_AND_HITLER_OPEN: (_OPEN,),
    NarratorLine.HITLER_SIGNALS: (_OPEN,),
    NarratorLine.FASCISTS_OPEN: (_OPEN,),
    NarratorLine.HITLER_THUMB: (_CLOSED, _THUMB),
    NarratorLine.FASCISTS_NOTE_HITLER: (_OPEN, _THUMB),
    NarratorLine.CLOSE_AGAIN: (_CLOSED,),
    NarratorLine.CLOSE_AGAIN_HANDS_DOWN: (_CLOSED,),
    NarratorLine.FASCIST_AND_HITLER_CLOSE: (_CLOSED,),
    NarratorLine.FASCISTS_CLOSE_THUMB_DOWN: (_CLOSED,),
    NarratorLine.ALL_OPEN: (_OPEN,),
    NarratorLine.SPEAK_UP: (_OPEN,),
    NarratorLine.TRY_CLOSED_EYES: (_CLOSED,),
    NarratorLine.TRY_FIST: (_FIST,),
    NarratorLine.TRY_SMALL_LOOK: (_OPEN,),
    NarratorLine.TRY_SMALL_SIGN: (_OPEN,),
    NarratorLine.TRY_LOOK: (_OPEN,),
    NarratorLine.TRY_THUMB: (_THUMB,),
    NarratorLine.TRY_NOTE: (_THUMB, _OPEN),
    NarratorLine.TRY_CLOSE_AGAIN: (_CLOSED,),
    NarratorLine.TRY_HANDS_DOWN: (_CLOSED,),
    NarratorLine.TRY_END: (_OPEN,),
}


def get_signs(line: NarratorLine | None) -> tuple[Sign, ...]:
    """Return the icons of what players do at this line; None is the pause."""
    return _SIGNS.get(line, ())


def build_narrator_scene(
    words: Catalogue, narration: Narration, *, rehearsing: bool, voice_lost: bool
) -> NarratorScene:
    """Return the present picture. `words` are the table's; the lines are in the narration's languages."""
    if narration.status is NarrationStatus.DONE:
        if rehearsing:
            text = words.gettext("Now you know the signs. Continue, and the opening begins.")
        else:
            text = words.gettext("The opening is over. Enjoy the game!")
        return NarratorScene(signs=(_OPEN,), sentences=(NarratorSentence(text),))
    current, line = narration.current, narration.current.line
    note = words.gettext(
        "The sound of this computer does not respond, so nothing can be heard. The text continues at the same"
        " pace."
    )
    return NarratorScene(
        heading=_get_heading(words, narration, rehearsing),
        signs=get_signs(line),
        sentences=tuple(
            NarratorSentence(get_step_text(line, language), line is None or language == current.language)
            for language in narration.languages
        ),
        step=current.step,
        steps=len(narration.steps),
        note=note if voice_lost else "",
    )


def get_step_text(line: NarratorLine | None, language: str) -> str:
    """Return the text shown for a line; None is the pause in which players look."""
    return get_pause_text(load_catalogue(language)) if line is None else get_line_text(line, language)


def _get_heading(words: Catalogue, narration: Narration, rehearsing: bool) -> str:
    if narration.status is NarrationStatus.PAUSED:
        # Translators: above the line that the narrator will go on with; max 32
        return words.pgettext("narrator", "Paused")
    # Translators: above the lines of the rehearsal; max 40
    return words.pgettext("narrator", "Rehearsal, with open eyes") if rehearsing else ""


_LARGEST = 2.1
"""Sentences are at most so much larger than the name on a hand-over sheet."""
_LINES = 4


class NarratorStage(PaintedButton):
    """Fills its room and shrinks its type only when a sentence would not fit. A tap anywhere pauses and
    continues."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent, names.NARRATOR_STAGE)
        # The keyboard has a button for it.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.scene = NarratorScene()

    def show_scene(self, scene: NarratorScene) -> None:
        if scene == self.scene:
            return
        self.scene = scene
        self.setAccessibleName(" ".join(sentence.text for sentence in scene.sentences))
        self.setAccessibleDescription(f"{scene.heading} {scene.note}".strip())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(640, 360)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(320, 160)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        space = self.ui.theme.space
        room = QRectF(self.rect()).adjusted(space.medium, 0, -space.medium, 0)
        room = self._paint_heading(painter, room)
        room = self._paint_foot(painter, room)
        room = self._paint_signs(painter, room)
        self._paint_sentences(painter, room)
        painter.end()

    def _paint_heading(self, painter: QPainter, room: QRectF) -> QRectF:
        if not self.scene.heading:
            return room
        theme = self.ui.theme
        capitals = theme.type.capitals(Text.LABEL) * 0.8
        line = QRectF(room.left(), room.top(), room.width(), capitals * 1.6)
        soft = colour(theme.palette.ink_soft)
        draw_text(painter, line, self.scene.heading, theme.type.family(Text.LABEL), capitals, soft, lines=1)
        return room.adjusted(0, line.height(), 0, 0)

    def _paint_foot(self, painter: QPainter, room: QRectF) -> QRectF:
        """Paint the marks of the steps and the note above them; return the room that is left."""
        theme = self.ui.theme
        side = theme.space.small * 1.25
        bottom = room.bottom()
        if self.scene.steps:
            self._paint_marks(painter, QRectF(room.left(), bottom - side, room.width(), side), side)
            bottom -= side + theme.space.large
        if self.scene.note:
            family, capitals = theme.type.family(Text.BODY), theme.type.capitals(Text.BODY)
            fitted = fit_text(self.scene.note, family, capitals, room.width(), lines=3)
            line = QRectF(room.left(), bottom - fitted.height, room.width(), fitted.height)
            soft = colour(theme.palette.ink_soft)
            draw_text(painter, line, self.scene.note, family, capitals, soft, lines=3)
            bottom = line.top() - theme.space.small
        return QRectF(room.left(), room.top(), room.width(), max(0.0, bottom - room.top()))

    def _paint_marks(self, painter: QPainter, row: QRectF, side: float) -> None:
        palette, line = self.ui.theme.palette, max(2, self.ui.theme.space.stroke)
        pitch = side * 1.9
        left = row.center().x() - (self.scene.steps * pitch - (pitch - side)) / 2
        for step in range(self.scene.steps):
            box = QRectF(left + step * pitch, row.top(), side, side)
            here = step == self.scene.step
            if step <= self.scene.step:
                painter.fillRect(box, colour(palette.accent if here else palette.ink))
            painter.setPen(colour(palette.rule))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2))

    def _paint_signs(self, painter: QPainter, room: QRectF) -> QRectF:
        signs = self.scene.signs
        if not signs:
            return room
        palette = self.ui.theme.palette
        share = 0.24 if len(self.scene.sentences) > 1 else 0.3
        side = min(room.height() * share, room.width() / (len(signs) * 1.4))
        inks = Inks(palette.ink, palette.ground, palette.liberal, palette.fascist_print)
        left = room.center().x() - side * (len(signs) * 1.3 - 0.3) / 2
        for place, sign in enumerate(signs):
            box = QRectF(left + place * side * 1.3, room.top(), side, side)
            self.ui.renderer.art.paint(painter, box, f"icons/{sign.value}", inks)
        return room.adjusted(0, side * 1.05, 0, 0)

    def _paint_sentences(self, painter: QPainter, room: QRectF) -> None:
        sentences = self.scene.sentences
        if not sentences:
            return
        theme = self.ui.theme
        family = theme.type.family(Text.COVER)
        gap = theme.space.page
        room = room.adjusted(gap, gap, -gap, -gap)
        height = (room.height() - gap * (len(sentences) - 1)) / len(sentences)
        largest = theme.type.capitals(Text.COVER) * _LARGEST
        sizes = [fit_evenly(each.text, family, largest, room.width(), height).capitals for each in sentences]
        for place, sentence in enumerate(sentences):
            cell = QRectF(room.left(), room.top() + place * (height + gap), room.width(), height)
            ink = theme.palette.ink if sentence.is_current else theme.palette.ink_soft
            # Two languages stand in one size: neither is the small print of the other.
            fitted = fit_evenly(sentence.text, family, min(sizes), cell.width(), cell.height())
            draw_fitted(painter, cell, fitted, family, colour(ink))


def fit_evenly(text: str, family: Family, capitals: float, width: float, height: float) -> FittedText:
    """Fit a text as large as possible, with equal line spacing whether or not lines have accents."""
    fitted = _space_evenly(fit_text(text, family, capitals, width, height, lines=_LINES))
    if fitted.height <= max(height, 0.0):
        return fitted
    smaller = fitted.capitals * height / fitted.height
    return _space_evenly(fit_text(text, family, smaller, width, height, lines=_LINES))


def _space_evenly(fitted: FittedText) -> FittedText:
    """Return the same lines with the widest of their spacings between all of them."""
    first = fitted.baselines[0]
    leading = max((below - above for above, below in pairwise(fitted.baselines)), default=0.0)
    baselines = tuple(first + line * leading for line in range(len(fitted.lines)))
    growth = baselines[-1] - fitted.baselines[-1]
    return fitted._replace(
        baselines=baselines, height=fitted.height + growth, middle=fitted.middle + growth / 2
    )
