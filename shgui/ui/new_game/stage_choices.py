"""Choices of sound and pace on the page of a new table; they are settings of this computer."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtWidgets import QVBoxLayout, QWidget

from shgui.engine.components import FEWEST_PLAYERS
from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings
from shgui.ui.table.animation.scripts import format_pace_lengths, get_pace_names
from shgui.ui.theme import Pace, Text
from shgui.ui.widgets.choice_row import ChoiceRow
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import key_moment_texts


class SoundChoice(StrEnum):
    SOUND = "sound"
    VOICE = "voice"
    """A voice, and the sounds, too."""
    SILENCE = "silence"


_MARKS: Mapping[str, Icon] = {
    SoundChoice.SOUND: Icon.SOUND,
    SoundChoice.VOICE: Icon.SOUND,
    SoundChoice.SILENCE: Icon.MUTE,
}


class StageChoices(Themed, QWidget):
    """Choices take effect at once, and follow those on the page of settings."""

    def __init__(self, ui: UiContext, preferences: Preferences) -> None:
        super().__init__(ui)
        self._preferences = preferences
        self._players = FEWEST_PLAYERS
        self._sound_title = PlainLabel(wraps=True, size=Text.CONTROL)
        self._sound = ChoiceRow(ui, names.NEW_TABLE_SOUND, list(SoundChoice), _MARKS)
        self._sound_note = PlainLabel(wraps=True, voice="soft")
        self._pace_title = PlainLabel(wraps=True, size=Text.CONTROL)
        self._pace = ChoiceRow(ui, names.NEW_TABLE_PACE, list(Pace))
        self._pace_note = PlainLabel(wraps=True, voice="soft")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._parts: list[QVBoxLayout] = []
        for part in (
            (self._sound_title, self._sound, self._sound_note),
            (self._pace_title, self._pace, self._pace_note),
        ):
            column = QVBoxLayout()
            for widget in part:
                column.addWidget(widget)
            self._layout.addLayout(column)
            self._parts.append(column)
        self._show_settings()
        self._sound.chosen.connect(self._choose_sound)
        self._pace.chosen.connect(self._choose_pace)
        preferences.changed.connect(self._show_settings)

    @property
    def stops(self) -> list[QWidget]:
        return [*self._sound.stops, *self._pace.stops]

    def count_players(self, players: int) -> None:
        """Update the cost of each pace, which depends on how many vote."""
        self._players = max(FEWEST_PLAYERS, players)
        self._show_costs()

    def update_theme(self) -> None:
        self._layout.setSpacing(self.ui.theme.space.small + self.ui.theme.space.tight)
        for part in self._parts:
            part.setSpacing(self.ui.theme.space.tight)
        self._show_costs()

    def update_texts(self) -> None:
        words = self.ui.words
        title = words.gettext("Sound, voice or silence?")
        self._sound_title.setText(title)
        self._sound.set_words(
            (
                # Translators: sounds alone, without a voice that says what happens
                words.pgettext("heard at the table", "Sound"),
                words.pgettext("heard at the table", "Sound and voice"),
                words.pgettext("heard at the table", "Silence"),
            ),
            title,
        )
        # Translators: the voice that says what happens at the table
        self._sound_note.setText(words.gettext("The voice reads only what everybody sees."))
        self._pace_title.setText(key_moment_texts.get_pace_label(words))
        self._pace.set_words(get_pace_names(words), key_moment_texts.get_pace_label(words))
        self._pace_note.setText(key_moment_texts.get_hurry_hint(words))
        self._show_costs()

    def _choose_sound(self) -> None:
        choice = SoundChoice(self._sound.value)
        if choice is SoundChoice.SILENCE:
            self._preferences.change(muted=True)
        else:
            self._preferences.change(muted=False, spoken_events=choice is SoundChoice.VOICE)

    def _choose_pace(self) -> None:
        self._preferences.change(pace=Pace(self._pace.value))

    def _show_settings(self) -> None:
        self._sound.choose(get_sound_choice(self._preferences.settings))
        self._pace.choose(self._preferences.settings.pace)

    def _show_costs(self) -> None:
        motion = self.ui.theme.motion
        self._pace.set_notes(format_pace_lengths(self.ui.words, self._players, motion))


def get_sound_choice(settings: Settings) -> SoundChoice:
    if settings.muted:
        return SoundChoice.SILENCE
    return SoundChoice.VOICE if settings.spoken_events else SoundChoice.SOUND
