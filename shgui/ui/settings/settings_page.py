"""The page of settings, which take effect at once."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from shgui.narrator.voice.recordings import LANGUAGES_WITH_ACCENT
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.library_access import LibraryAccess
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import (
    CLOCK_MINUTES,
    SYSTEM,
    TEXT_PERCENTS,
    BotPace,
    MotionChoice,
    SchemeChoice,
    Settings,
)
from shgui.ui.shell.router import Router
from shgui.ui.table.animation.scripts import format_pace_lengths, get_pace_names
from shgui.ui.theme import Pace, Text, ViewingDistance
from shgui.ui.widgets.aside_page import BesidePage
from shgui.ui.widgets.choice_row import ChoiceRow
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.ruled_slider import RuledSlider
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.table_rules import format_clock_minutes
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.wrapped_check import WrappedCheckBox
from shgui.words import bot_texts, home_texts, key_moment_texts, terms
from shgui.words.narrator_texts import format_accent_warning

SettingRow = tuple[PlainLabel, QWidget]
_NARROW = 34
"""A column as wide as so many capitals has room for its choices side by side."""


class SettingsColumns(Themed, QWidget):
    """Titled columns of settings, side by side where the page is wide enough."""

    def __init__(self, ui: UiContext, columns: Sequence[Sequence[SettingRow]]) -> None:
        super().__init__(ui)
        self._headings: list[PlainLabel] = []
        self._columns: list[QVBoxLayout] = []
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        for rows in columns:
            self._layout.addLayout(self._make_column(rows), 1)

    def set_headings(self, headings: Sequence[str]) -> None:
        for label, heading in zip(self._headings, headings, strict=True):
            label.setText(heading)

    def update_theme(self) -> None:
        space = self.ui.theme.space
        for column in self._columns:
            column.setSpacing(space.small)
        self._layout.setContentsMargins(0, space.tight, space.medium, space.small)
        self._layout.setSpacing(space.page)
        self._arrange()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        widest = max(column.minimumSize().width() for column in self._columns)
        return QSize(widest, self._layout.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.ui.theme.type.capitals(Text.CONTROL) * _NARROW * len(self._columns)
        beside = self.width() >= wide
        direction = QBoxLayout.Direction
        self._layout.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    def _make_column(self, rows: Sequence[SettingRow]) -> QVBoxLayout:
        column = QVBoxLayout()
        heading = PlainLabel(wraps=True, voice="heading")
        column.addWidget(heading)
        column.addWidget(Rule(self.ui, RuleWeight.MAIN))
        for place, (title, field) in enumerate(rows):
            if place:
                column.addWidget(Rule(self.ui, RuleWeight.HAIR))
            column.addWidget(title)
            column.addWidget(field)
        column.addStretch(1)
        self._headings.append(heading)
        self._columns.append(column)
        return column


HOLD, PRESS = "hold", "press"
_VOLUME_STEP = 10
_PLAYERS = 7
"""The number of players for which the cost of a pace is shown: the middle of what is possible."""
_LOOKS = 5
"""The number of settings for the appearance; the others are about the table."""


class SettingsPage(BesidePage):
    def __init__(
        self, ui: UiContext, router: Router, preferences: Preferences, library_access: LibraryAccess
    ) -> None:
        super().__init__(ui, router, names.SETTINGS, names.SETTINGS_BACK)
        self._preferences = preferences
        self._library_access = library_access
        self._languages: tuple[tuple[str, str], ...] = ()
        self._language = DropList(names.SETTINGS_LANGUAGE, narrow=True)
        self._scheme = ChoiceRow(ui, names.SETTINGS_SCHEME, [str(scheme) for scheme in SchemeChoice])
        self._percent = RuledSlider(names.SETTINGS_TEXT_SIZE, len(TEXT_PERCENTS) - 1, 1)
        self._percent_text = PlainLabel(voice="figure")
        self._distance = ChoiceRow(ui, names.SETTINGS_DISTANCE, [str(far) for far in ViewingDistance])
        self._motion = ChoiceRow(ui, names.SETTINGS_MOTION, [str(choice) for choice in MotionChoice])
        self._pace = ChoiceRow(ui, names.SETTINGS_PACE, [str(pace) for pace in Pace])
        self._pace_note = PlainLabel(wraps=True, voice="soft")
        self._volume = RuledSlider(names.SETTINGS_VOLUME, 100, _VOLUME_STEP)
        self._volume_text = PlainLabel(voice="figure")
        self._mute = WrappedCheckBox(names.SETTINGS_MUTE)
        self._spoken = WrappedCheckBox(names.SETTINGS_SPOKEN_EVENTS)
        self._accent = PlainLabel(wraps=True, voice="soft", name=names.SETTINGS_ACCENT)
        self._reveal = ChoiceRow(ui, names.SETTINGS_REVEAL, (HOLD, PRESS))
        self._clock = DropList(names.SETTINGS_CLOCK, narrow=True)
        for minutes in CLOCK_MINUTES:
            self._clock.addItem("", minutes)
        self._bots = ChoiceRow(ui, names.SETTINGS_BOTS, [str(pace) for pace in BotPace])
        self._bots_note = PlainLabel(wraps=True, voice="soft")
        self._evenings = WrappedCheckBox(names.SETTINGS_EVENINGS)
        self._evenings_note = PlainLabel(wraps=True, voice="soft")
        self._folders_text = PlainLabel(wraps=True, name=names.SETTINGS_FOLDERS)
        self._labels = [PlainLabel(wraps=True, voice="name") for _ in range(12)]
        self._lay_out()
        self._connect()
        preferences.changed.connect(self._show_preferences)
        self._show_preferences()

    def show_settings(self, settings: Settings, languages: Sequence[tuple[str, str]]) -> None:
        """Show settings without changing any. `languages` are codes and endonyms."""
        self._languages = tuple(languages)
        boxes = (self._language, self._clock, self._percent, self._volume)
        checks = (self._mute, self._spoken, self._evenings)
        blockers = [QSignalBlocker(box) for box in (*boxes, *checks)]
        self._fill_languages()
        self._language.setCurrentIndex(max(0, self._language.findData(settings.language)))
        self._scheme.choose(str(settings.scheme))
        nearest = min(TEXT_PERCENTS, key=lambda percent: abs(percent - settings.text_percent))
        self._percent.setValue(TEXT_PERCENTS.index(nearest))
        self._distance.choose(str(settings.distance))
        self._motion.choose(str(settings.motion))
        self._pace.choose(str(settings.pace))
        self._bots.choose(str(settings.bot_pace))
        self._volume.setValue(settings.volume)
        self._mute.setChecked(settings.muted)
        self._spoken.setChecked(settings.spoken_events)
        self._evenings.setChecked(settings.keep_evenings)
        self._reveal.choose(HOLD if settings.hold_to_see else PRESS)
        self._clock.setCurrentIndex(max(0, self._clock.findData(settings.clock_minutes)))
        for blocker in blockers:
            blocker.unblock()
        self._show_numbers()

    def update_theme(self) -> None:
        super().update_theme()
        self._show_pace_lengths()

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        self.title.setText(words.gettext("Settings"))
        titles = (
            words.gettext("Language"),
            words.gettext("Colours"),
            words.gettext("Text size"),
            words.gettext("Distance to the screen"),
            words.gettext("Animations"),
            key_moment_texts.get_pace_label(words),
            words.gettext("Sound"),
            words.gettext("Private screens"),
            words.gettext("Discussion clock"),
            # Translators: setting: how long seats that the program plays take to act; max 32
            words.pgettext("setting", "How fast bots act"),
            home_texts.get_saved_games_heading(words),
            # Translators: setting: the folders on the disk that the program writes to
            words.gettext("Folders"),
        )
        self.about.setText(words.gettext("They take effect at once"))
        self._columns.set_headings(
            (words.pgettext("settings", "Looks"), words.pgettext("settings", "At the table"))
        )
        for label, title in zip(self._labels, titles, strict=True):
            label.setText(title)
        system = words.pgettext("setting", "Same as the system")
        self._fill_languages()
        self._scheme.set_words(
            (
                system,
                words.pgettext("colours", "Light"),
                words.pgettext("colours", "Dark"),
                words.pgettext("colours", "High contrast"),
            ),
            titles[1],
        )
        self._distance.set_words(
            (
                # Translators: how far players sit from the screen
                words.pgettext("distance", "Laptop"),
                # Translators: how far players sit from the screen
                words.pgettext("distance", "Across the table"),
                # Translators: how far players sit from the screen
                words.pgettext("distance", "Television"),
            ),
            titles[3],
        )
        self._motion.set_words(
            (system, words.pgettext("motion", "All"), words.pgettext("motion", "Reduced")), titles[4]
        )
        self._pace.set_words(get_pace_names(words), titles[5])
        self._show_pace_lengths()
        self._reveal.set_words(
            (words.gettext("Hold to see"), words.gettext("Press to show and hide")), titles[7]
        )
        self._mute.set_words(words.gettext("Mute all sounds"))
        # Translators: setting: a voice says elections, enacted policies, powers, chaos and the end of a game
        self._spoken.set_words(words.gettext("Announce what happens at the table"))
        self._bots.set_words(tuple(bot_texts.PACES[pace](words) for pace in BotPace), titles[9])
        self._bots_note.setText(
            words.gettext(
                "How long a bot takes depends on nothing that it knows. Any fresh press of a key shortens it."
            )
        )
        self._evenings.set_words(
            # Translators: check box among the settings
            words.gettext("Keep statistics of groups and players")
        )
        self._evenings_note.setText(
            words.gettext(
                "Only on this computer. Switched off, nothing is kept about players but their saved games."
                " Everything can be forgotten on the page of evenings."
            )
        )
        self._accent.setVisible(words.language in LANGUAGES_WITH_ACCENT)
        self._accent.setText(format_accent_warning(words, words.language))
        for index in range(self._clock.count()):
            self._clock.setItemText(index, format_clock_minutes(words, int(self._clock.itemData(index))))
        for widget, title in (
            (self._language, titles[0]),
            (self._percent, titles[2]),
            (self._volume, words.gettext("Volume")),
            (self._clock, titles[8]),
        ):
            widget.setAccessibleName(title)
        self._show_numbers()
        self.show_folders(self._library_access.folders)

    def help_topic(self) -> str:
        return "hand_over"

    def set_focus_first(self) -> None:
        self._language.setFocus()

    def _show_preferences(self) -> None:
        self.show_settings(self._preferences.settings, self._preferences.languages)
        self.show_folders(self._library_access.folders)

    def _fill_languages(self) -> None:
        blocker = QSignalBlocker(self._language)
        chosen = self._language.currentData()
        self._language.clear()
        self._language.addItem(self.ui.words.pgettext("setting", "Same as the system"), SYSTEM)
        for code, endonym in self._languages:
            self._language.addItem(endonym, code)
        self._language.setCurrentIndex(max(0, self._language.findData(chosen)))
        blocker.unblock()

    def _show_numbers(self) -> None:
        # Translators: a number of per cent; mind the space before the sign where the language wants one
        text = self.ui.words.gettext("{number}%")
        percent = TEXT_PERCENTS[self._percent.value()]
        self._percent_text.setText(text.format(number=self.ui.words.number(percent)))
        self._volume_text.setText(text.format(number=self.ui.words.number(self._volume.value())))

    def _show_pace_lengths(self) -> None:
        """Show how long a round takes at each pace, which depends on animations."""
        words = self.ui.words
        self._pace.set_notes(format_pace_lengths(words, _PLAYERS, self.ui.theme.motion))
        # Translators: below how long a round takes; {players} is a number of players, such as "7 players"
        counted = words.gettext("Worked out for a table of {players}.").format(
            players=terms.format_player_count(words, _PLAYERS)
        )
        self._pace_note.setText(f"{counted} {key_moment_texts.get_hurry_hint(words)}")

    def show_folders(self, folders: UserFolders) -> None:
        """Show the folders that the program writes to; they aren't chosen here."""
        words = self.ui.words
        lines = [
            words.gettext("Games are kept in {folder}").format(folder=folders.data),
            words.gettext("Settings are kept in {folder}").format(folder=folders.settings),
        ]
        if folders.portable:
            lines.insert(
                0,
                words.gettext(
                    "Portable: everything is kept beside the program, the keys to saved games too."
                ),
            )
        self._folders_text.setText("\n".join(lines))

    def _connect(self) -> None:
        self._percent.valueChanged.connect(self._show_numbers)
        self._volume.valueChanged.connect(self._show_numbers)
        changes: tuple[tuple[SignalInstance, str, Callable[[], object]], ...] = (
            (self._language.activated, "language", self._language.currentData),
            (self._scheme.chosen, "scheme", lambda: SchemeChoice(self._scheme.value)),
            (self._percent.valueChanged, "text_percent", lambda: TEXT_PERCENTS[self._percent.value()]),
            (self._distance.chosen, "distance", lambda: ViewingDistance(self._distance.value)),
            (self._motion.chosen, "motion", lambda: MotionChoice(self._motion.value)),
            (self._pace.chosen, "pace", lambda: Pace(self._pace.value)),
            (self._volume.valueChanged, "volume", self._volume.value),
            (self._mute.toggled, "muted", self._mute.isChecked),
            (self._spoken.toggled, "spoken_events", self._spoken.isChecked),
            (self._evenings.toggled, "keep_evenings", self._evenings.isChecked),
            (self._bots.chosen, "bot_pace", lambda: BotPace(self._bots.value)),
            (self._reveal.chosen, "hold_to_see", lambda: self._reveal.value == HOLD),
            (self._clock.activated, "clock_minutes", self._clock.currentData),
        )
        for changed, setting, get_value in changes:
            changed.connect(partial(self._change_setting, setting, get_value))

    def _change_setting(self, setting: str, get_value: Callable[[], object], *_signalled: object) -> None:
        self._preferences.change(**{setting: get_value()})

    def _lay_out(self) -> None:
        fields = (
            self._language,
            self._scheme,
            _place_beside_slider(self._percent, self._percent_text),
            self._distance,
            self._motion,
            _stack_widgets(self._pace, self._pace_note),
            _stack_widgets(
                _place_beside_slider(self._volume, self._volume_text, self._mute), self._spoken, self._accent
            ),
            self._reveal,
            self._clock,
            _stack_widgets(self._bots, self._bots_note),
            _stack_widgets(self._evenings, self._evenings_note),
            self._folders_text,
        )
        rows = tuple(zip(self._labels, fields, strict=True))
        self._columns = SettingsColumns(self.ui, (rows[:_LOOKS], rows[_LOOKS:]))
        self.set_body(wrap_in_scroll_area(self._columns))


def _stack_widgets(*widgets: QWidget) -> QWidget:
    layout = QVBoxLayout()
    layout.setSpacing(0)
    return _wrap_in_widget(layout, widgets)


def _place_beside_slider(slider: RuledSlider, *further: QWidget) -> QWidget:
    layout = QHBoxLayout()
    layout.addWidget(slider, 1)
    return _wrap_in_widget(layout, further)


def _wrap_in_widget(layout: QBoxLayout, widgets: Sequence[QWidget]) -> QWidget:
    layout.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        layout.addWidget(widget)
    holder = QWidget()
    holder.setLayout(layout)
    return holder
