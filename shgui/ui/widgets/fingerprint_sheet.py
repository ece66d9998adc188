"""The fingerprint of a game, large enough to be read across the room and photographed."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shgui.presentation.scenes import FingerprintScene
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.digits import fit_largest_digits, paint_digits
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.paint.strokes import paint_swelled_rule
from shgui.ui.paint.text import FittedText, draw_fitted, draw_text, fit_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext
from shgui.words import verification_texts
from shgui.words.verification_texts import list_deal_notes, split_fingerprint

_ACROSS = (4, 8)
"""Groups side by side: two rows, or one where there is no room for two."""
_HEAD = 0.16
_TOLD = 0.26
_BETWEEN = 1.1
"""Above a sentence, in heights of its capitals."""


class FingerprintSheet(Picture):
    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent, name=names.FINGERPRINT_DIGITS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._shown: FingerprintScene | None = None

    @property
    def groups(self) -> tuple[str, ...]:
        return () if self._shown is None else split_fingerprint(self._shown.digits)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences below the digits; other deals are mentioned only if there were any."""
        if self._shown is None:
            return ()
        words, shown = self.ui.words, self._shown
        what_for = words.gettext(
            "Photograph it or write it down: compared after the game, it shows whether the deal was changed."
        )
        if shown.times is None and shown.deal == 1:
            return (what_for,)
        return what_for, " ".join(list_deal_notes(words, shown.deal, shown.earlier, shown.times))

    def show_fingerprint(self, shown: FingerprintScene) -> None:
        self._shown = shown
        self.update_texts()

    def update_texts(self) -> None:
        self.setAccessibleName(verification_texts.get_fingerprint_heading(self.ui.words))
        self.setAccessibleDescription("\n".join((" ".join(self.groups), *self.sentences)))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._shown is None:
            return
        theme = self.ui.theme
        ink, soft = colour(theme.palette.ink), colour(theme.palette.ink_soft)
        painter = make_smooth_painter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), SheetDrawable())
        room, digits = self._room, self._digits_room
        head = QRectF(room.left(), room.top(), room.width(), room.height() * _HEAD * 0.85)
        title = verification_texts.get_fingerprint_heading(self.ui.words).upper()
        capitals = theme.type.capitals(Text.HEADLINE)
        draw_text(painter, head, title, Family.POSTER, capitals, ink, lines=1)
        paint_swelled_rule(painter, room.left(), room.right(), digits.top(), room.height() * 0.016, ink)
        paint_digits(
            painter, digits, self.groups, fit_largest_digits(len(self.groups), digits, *_ACROSS), ink
        )
        below = digits.bottom()
        for place, told in enumerate(self._fitted_sentences):
            line = QRectF(room.left(), below + told.capitals * _BETWEEN, room.width(), told.height)
            draw_fitted(painter, line, told, Family.TEXT, soft if place else ink)
            below = line.bottom()
        painter.end()

    @property
    def _room(self) -> QRectF:
        side = self.ui.theme.space.unit * 5
        return QRectF(self.rect()).adjusted(side * 1.8, side * 0.9, -side * 1.8, -side * 1.6)

    @property
    def _digits_room(self) -> QRectF:
        room = self._room
        told = sum(each.height + each.capitals * _BETWEEN for each in self._fitted_sentences)
        return room.adjusted(0, room.height() * (_HEAD + 0.02), 0, -told)

    @property
    def _fitted_sentences(self) -> list[FittedText]:
        """The sentences, small enough to leave most of the sheet to the digits."""
        room = self._room
        capitals = self.ui.theme.type.capitals(Text.LABEL) * 0.6
        share = room.height() * _TOLD / max(1, len(self.sentences))
        return [fit_text(told, Family.TEXT, capitals, room.width(), share) for told in self.sentences]
