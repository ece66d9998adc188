"""The narrator's buttons: a step back, again, pause or go on, on, sound, end."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.theme import Text
from shgui.ui.widgets.type_button import Kind, TypeButton
from shgui.words.catalogue import Catalogue


class NarratorBand(QWidget):
    def __init__(self, renderer: Renderer, parent: QWidget) -> None:
        super().__init__(parent)
        self._words: Catalogue | None = None
        self._paused = False
        self.end = TypeButton(renderer, self, names.NARRATOR_END, kind=Kind.QUIET, mark=Mark.CLOSE)
        self.mute = TypeButton(renderer, self, names.NARRATOR_MUTE, kind=Kind.QUIET, mark=Mark.SOUND)
        self.mute.setCheckable(True)
        self.mute.set_compact(True)
        self.back = TypeButton(renderer, self, names.NARRATOR_BACK, mark=Mark.LEFT)
        self.again = TypeButton(renderer, self, names.NARRATOR_AGAIN, mark=Mark.UNDO)
        self.skip = TypeButton(renderer, self, names.NARRATOR_SKIP, mark=Mark.RIGHT)
        self.pause = TypeButton(
            renderer, self, names.NARRATOR_PAUSE, kind=Kind.PRIMARY, size=Text.LABEL, mark=Mark.PAUSE
        )
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.end)
        self._row.addWidget(self.mute)
        self._row.addStretch(1)
        for button in (self.back, self.again, self.skip, self.pause):
            self._row.addWidget(button)
        for button in self.buttons:
            # All as high as the highest.
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        self.set_renderer(renderer)

    @property
    def buttons(self) -> tuple[TypeButton, ...]:
        return (self.end, self.mute, self.back, self.again, self.skip, self.pause)

    def set_renderer(self, renderer: Renderer) -> None:
        for button in self.buttons:
            button.set_renderer(renderer)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(renderer.theme.space.small)

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        # Translators: button: ends the narration before it is over; max 16
        self.end.set_words(words.pgettext("narrator", "End"))
        self.mute.set_words(words.gettext("Mute all sounds"))
        # Translators: button: the narrator says the step before; max 16
        self.back.set_words(words.pgettext("narrator", "Back"))
        # Translators: button: the narrator says this step once more; max 16
        self.again.set_words(words.pgettext("narrator", "Again"))
        # Translators: button: the narrator goes to the next step at once; max 16
        self.skip.set_words(words.pgettext("narrator", "Skip"))
        self.show_paused(self._paused)

    def show_muted(self, muted: bool) -> None:
        self.mute.setChecked(muted)
        self.mute.set_sign(Mark.MUTE if muted else Mark.SOUND)

    def show_paused(self, paused: bool) -> None:
        self._paused = paused
        self.pause.set_sign(Mark.PLAY if paused else Mark.PAUSE)
        if self._words is not None:
            # Translators: button of the narrator; max 16
            going, standing = (
                self._words.pgettext("narrator", "Pause"),
                self._words.pgettext("narrator", "Continue"),
            )
            self.pause.set_words(standing if paused else going)
