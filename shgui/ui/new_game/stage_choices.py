"""How an evening sounds and how fast it goes: asked of the table, and kept among this computer's settings."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtWidgets import QVBoxLayout, QWidget

from shgui.engine.components import FEWEST_PLAYERS
from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings
from shgui.ui.table.animation.cost import pace_costs, pace_names
from shgui.ui.theme import Pace, Text
from shgui.ui.widgets.choice_row import ChoiceRow
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import key_moment_texts


class HearingChoice(StrEnum):
    SOUND = "sound"
    VOICE = "voice"
    """And the sounds, too."""
    SILENCE = "silence"


_MARKS: Mapping[str, Icon] = {
    HearingChoice.SOUND: Icon.SOUND,
    HearingChoice.VOICE: Icon.SOUND,
    HearingChoice.SILENCE: Icon.MUTE,
}


class StageChoices(Themed, QWidget):
    """Whatever is chosen holds at once, as on the page of settings, and shows what is chosen there."""

    def __init__(self, ui: UiContext, preferences: Preferences) -> None:
        super().__init__(ui)
        self._preferences = preferences
        self._players = FEWEST_PLAYERS
        self._heard_title = PlainLabel(wraps=True, size=Text.CONTROL)
        self._heard = ChoiceRow(ui, names.NEW_TABLE_SOUND, list(HearingChoice), _MARKS)
        self._heard_note = PlainLabel(wraps=True, soft=True)
        self._pace_title = PlainLabel(wraps=True, size=Text.CONTROL)
        self._pace = ChoiceRow(ui, names.NEW_TABLE_PACE, list(Pace))
        self._pace_note = PlainLabel(wraps=True, soft=True)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._parts: list[QVBoxLayout] = []
        for part in (
            (self._heard_title, self._heard, self._heard_note),
            (self._pace_title, self._pace, self._pace_note),
        ):
            column = QVBoxLayout()
            for widget in part:
                column.addWidget(widget)
            self._layout.addLayout(column)
            self._parts.append(column)
        self._follow()
        self._heard.chosen.connect(self._choose_heard)
        self._pace.chosen.connect(self._choose_pace)
        preferences.changed.connect(self._follow)

    @property
    def stops(self) -> list[QWidget]:
        """Where the keyboard stops, in order."""
        return [*self._heard.stops, *self._pace.stops]

    def count_players(self, players: int) -> None:
        """What a pace costs depends on how many vote."""
        self._players = max(FEWEST_PLAYERS, players)
        self._tell_costs()

    def update_theme(self) -> None:
        self._layout.setSpacing(self.ui.theme.space.small + self.ui.theme.space.tight)
        for part in self._parts:
            part.setSpacing(self.ui.theme.space.tight)
        self._tell_costs()

    def update_texts(self) -> None:
        words = self.ui.words
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
        self._pace_title.setText(key_moment_texts.get_pace_label(words))
        self._pace.set_words(pace_names(words), key_moment_texts.get_pace_label(words))
        self._pace_note.setText(key_moment_texts.get_hurry_hint(words))
        self._tell_costs()

    def _choose_heard(self) -> None:
        heard = HearingChoice(self._heard.value)
        if heard is HearingChoice.SILENCE:
            self._preferences.change(muted=True)
        else:
            self._preferences.change(muted=False, spoken_events=heard is HearingChoice.VOICE)

    def _choose_pace(self) -> None:
        self._preferences.change(pace=Pace(self._pace.value))

    def _follow(self) -> None:
        self._heard.choose(heard_with(self._preferences.settings))
        self._pace.choose(self._preferences.settings.pace)

    def _tell_costs(self) -> None:
        motion = self.ui.theme.motion
        self._pace.set_notes(pace_costs(self.ui.words, self._players, motion))


def heard_with(settings: Settings) -> HearingChoice:
    if settings.muted:
        return HearingChoice.SILENCE
    return HearingChoice.VOICE if settings.spoken_events else HearingChoice.SOUND
