"""The narrator's buttons: end, mute, back, again, skip, pause."""

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Text
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton


class NarratorButtons(Themed, QWidget):
    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self._paused = False
        self.end = TypeButton(ui, self, names.NARRATOR_END, kind=ButtonKind.QUIET, mark=Icon.CLOSE)
        self.mute = TypeButton(ui, self, names.NARRATOR_MUTE, kind=ButtonKind.QUIET, mark=Icon.SOUND)
        self.mute.setCheckable(True)
        self.mute.set_compact(True)
        self.back = TypeButton(ui, self, names.NARRATOR_BACK, mark=Icon.LEFT)
        self.again = TypeButton(ui, self, names.NARRATOR_AGAIN, mark=Icon.UNDO)
        self.skip = TypeButton(ui, self, names.NARRATOR_SKIP, mark=Icon.RIGHT)
        self.pause = TypeButton(
            ui, self, names.NARRATOR_PAUSE, kind=ButtonKind.PRIMARY, size=Text.LABEL, mark=Icon.PAUSE
        )
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.end)
        self._row.addWidget(self.mute)
        self._row.addStretch(1)
        for button in (self.back, self.again, self.skip, self.pause):
            self._row.addWidget(button)
        for button in (self.end, self.mute, self.back, self.again, self.skip, self.pause):
            # All as high as the highest.
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)

    def update_theme(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(self.ui.theme.space.small)

    def update_texts(self) -> None:
        words = self.ui.words
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
        self.mute.set_icon(Icon.MUTE if muted else Icon.SOUND)

    def show_paused(self, paused: bool) -> None:
        self._paused = paused
        self.pause.set_icon(Icon.PLAY if paused else Icon.PAUSE)
        words = self.ui.words
        # Translators: button of the narrator; max 16
        going, standing = words.pgettext("narrator", "Pause"), words.pgettext("narrator", "Continue")
        self.pause.set_words(standing if paused else going)
