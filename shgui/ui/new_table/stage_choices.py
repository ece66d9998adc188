"""How an evening sounds: asked of the table, and kept among the settings of this computer."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtWidgets import QVBoxLayout, QWidget

from shgui.ui import names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings
from shgui.ui.theme import Text
from shgui.ui.widgets.choice_row import ChoiceRow
from shgui.ui.widgets.plain import PlainLabel
from shgui.words.catalogue import Catalogue


class Heard(StrEnum):
    SOUND = "sound"
    VOICE = "voice"
    """And the sounds, too."""
    SILENCE = "silence"


_MARKS: Mapping[str, Mark] = {Heard.SOUND: Mark.SOUND, Heard.VOICE: Mark.SOUND, Heard.SILENCE: Mark.MUTE}


class StageChoices(QWidget):
    """Whatever is chosen holds at once, as on the page of settings, and shows what is chosen there."""

    def __init__(self, renderer: Renderer, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._heard_title = PlainLabel(wraps=True)
        self._heard = ChoiceRow(renderer, names.NEW_TABLE_SOUND, list(Heard), _MARKS)
        self._heard_note = PlainLabel(wraps=True)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self._heard_title, self._heard, self._heard_note):
            self._layout.addWidget(widget)
        self._heard_title.setProperty("type", Text.CONTROL.value)
        self._heard_note.setProperty("voice", "soft")
        self.set_renderer(renderer)
        self._follow()
        self._heard.chosen.connect(self._choose_heard)
        preferences.changed.connect(self._follow)

    @property
    def stops(self) -> list[QWidget]:
        """Where the keyboard stops, in order."""
        return self._heard.stops

    def set_renderer(self, renderer: Renderer) -> None:
        self._heard.set_renderer(renderer)
        self._layout.setSpacing(renderer.theme.space.tight)

    def retranslate(self, words: Catalogue) -> None:
        title = words.gettext("Sound, voice or silence?")
        self._heard_title.setText(title)
        self._heard.set_words(
            (
                # Translators: sounds alone, without a voice that says what happens
                words.pgettext("heard at the table", "Sound"),
                words.pgettext("heard at the table", "Sound and voice"),
                words.pgettext("heard at the table", "Silence"),
            ),
            title,
        )
        # Translators: the voice that says what happens at the table
        self._heard_note.setText(words.gettext("The voice reads only what everybody sees."))

    def _choose_heard(self) -> None:
        heard = Heard(self._heard.value)
        if heard is Heard.SILENCE:
            self._preferences.change(muted=True)
        else:
            self._preferences.change(muted=False, spoken_events=heard is Heard.VOICE)

    def _follow(self) -> None:
        self._heard.choose(heard_with(self._preferences.settings))


def heard_with(settings: Settings) -> Heard:
    if settings.muted:
        return Heard.SILENCE
    return Heard.VOICE if settings.spoken_events else Heard.SOUND
