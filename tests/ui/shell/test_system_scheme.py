"""The scheme before the system has been asked, and after."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.storage.user_folders import UserFolders
from shgui.ui.settings.settings import SchemeChoice, Settings, SettingsFile
from shgui.ui.shell.appearance import Appearance, SystemScheme
from shgui.ui.theme import Scheme
from tests.ui.programs import Started

NONE, HIGH = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast
UNKNOWN, LIGHT, DARK = Qt.ColorScheme.Unknown, Qt.ColorScheme.Light, Qt.ColorScheme.Dark


class Wishes(QObject):
    contrastPreferenceChanged = Signal(Qt.ContrastPreference)  # noqa: N815

    def __init__(self, contrast: Qt.ContrastPreference) -> None:
        super().__init__()
        self.contrast = contrast
        self.asked = 0

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        self.asked += 1
        return self.contrast


class Hints(QObject):
    colorSchemeChanged = Signal(Qt.ColorScheme)  # noqa: N815

    def __init__(self, scheme: Qt.ColorScheme, wishes: Wishes) -> None:
        super().__init__()
        self.scheme, self._wishes = scheme, wishes

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self.scheme

    def accessibility(self) -> Wishes:
        return self._wishes


class System:
    """A system as an application sees it; `dark` is its palette."""

    def __init__(
        self, *, dark: bool = False, scheme: Qt.ColorScheme = LIGHT, contrast: Qt.ContrastPreference = NONE
    ) -> None:
        self.wishes = Wishes(contrast)
        self.hints = Hints(scheme, self.wishes)
        self._own = QPalette(QColor("#303030" if dark else "#efefef"))
        self._set = QPalette(QColor("#000080"))

    def styleHints(self) -> Hints:  # noqa: N802
        return self.hints

    def setPalette(self, palette: QPalette) -> None:  # noqa: N802
        self._set = self._own if palette == QPalette() else palette

    def palette(self) -> QPalette:
        return self._set

    def setStyleSheet(self, sheet: str) -> None:  # noqa: N802
        """Do nothing: there is no window."""

    @property
    def application(self) -> QApplication:
        return cast(QApplication, self)


@pytest.mark.parametrize(
    ("dark", "heard", "scheme"),
    [
        (False, Scheme.LIGHT, Scheme.LIGHT),
        (True, Scheme.LIGHT, Scheme.DARK),
        (False, Scheme.DARK, Scheme.DARK),
        (False, Scheme.CONTRAST, Scheme.CONTRAST),
        (True, Scheme.CONTRAST, Scheme.CONTRAST),
    ],
)
def test_the_first_picture_is_as_the_system_wished_last_and_dark_where_its_palette_is(
    dark: bool, heard: Scheme, scheme: Scheme
) -> None:
    system = System(dark=dark, contrast=HIGH)
    assert SystemScheme(system.application, heard).scheme is scheme
    assert system.wishes.asked == 0


def test_where_nothing_was_heard_yet_the_system_is_asked_before_anything_is_shown() -> None:
    system = System(contrast=HIGH)
    shown = SystemScheme(system.application, None)
    assert shown.known_scheme is None
    assert (shown.scheme, system.wishes.asked) == (Scheme.CONTRAST, 1)
    assert shown.known_scheme is Scheme.CONTRAST


@pytest.mark.parametrize(
    ("told", "contrast", "scheme"),
    [
        (LIGHT, NONE, Scheme.LIGHT),
        (DARK, NONE, Scheme.DARK),
        (UNKNOWN, NONE, Scheme.LIGHT),
        (DARK, HIGH, Scheme.CONTRAST),
    ],
)
@pytest.mark.parametrize("heard", Scheme)
def test_what_the_system_answers_counts_for_more_than_what_was_heard(
    told: Qt.ColorScheme, contrast: Qt.ContrastPreference, scheme: Scheme, heard: Scheme
) -> None:
    shown = SystemScheme(System(scheme=told, contrast=contrast).application, heard)
    shown.ask_system()
    assert (shown.scheme, shown.known_scheme) == (scheme, scheme)


@pytest.mark.parametrize(("told", "scheme"), [(UNKNOWN, Scheme.DARK), (LIGHT, Scheme.LIGHT)])
def test_its_palette_counts_where_it_does_not_say(told: Qt.ColorScheme, scheme: Scheme) -> None:
    shown = SystemScheme(System(dark=True, scheme=told).application, Scheme.LIGHT)
    shown.ask_system()
    assert shown.scheme is scheme


def looks_of(system: System, settings: Settings) -> Appearance:
    return Appearance(system.application, resources.assets(), settings, 600)


def test_looks_change_only_where_the_system_wishes_for_something_else_now(qapp: QApplication) -> None:
    system = System()
    looks = looks_of(system, Settings(system_scheme=Scheme.LIGHT))
    changes: list[Scheme] = []
    looks.changed.connect(lambda: changes.append(looks.theme.palette.scheme))
    looks.ask_system()
    assert changes == []
    system.wishes.contrast = HIGH
    looks.ask_system()
    assert (changes, looks.system_scheme) == ([Scheme.CONTRAST], Scheme.CONTRAST)
    system.wishes.contrast = NONE
    system.wishes.contrastPreferenceChanged.emit(NONE)
    system.hints.scheme = DARK
    system.hints.colorSchemeChanged.emit(DARK)
    assert changes == [Scheme.CONTRAST, Scheme.LIGHT, Scheme.DARK]


def test_contrast_stays_while_a_desktop_has_only_told_of_dark_and_light(qapp: QApplication) -> None:
    system = System(scheme=DARK)
    looks = looks_of(system, Settings(system_scheme=Scheme.CONTRAST))
    system.hints.colorSchemeChanged.emit(DARK)
    assert looks.theme.palette.scheme is Scheme.CONTRAST


def test_a_scheme_that_was_chosen_stays_whatever_the_system_wishes(qapp: QApplication) -> None:
    system = System(dark=True, scheme=DARK, contrast=HIGH)
    looks = looks_of(system, Settings(scheme=SchemeChoice.LIGHT))
    assert system.wishes.asked == 0
    looks.ask_system()
    assert (looks.theme.palette.scheme, looks.system_scheme) == (Scheme.LIGHT, Scheme.CONTRAST)


def test_what_the_system_wished_is_kept_for_the_next_start(qapp: QApplication, tmp_path: Path) -> None:
    folders = UserFolders(tmp_path / "data", tmp_path / "settings")
    started = Started(qapp, folders, "en")
    started.close()
    settings, _ = SettingsFile(folders.settings / "settings.json").load()
    assert settings.system_scheme is Scheme.LIGHT
