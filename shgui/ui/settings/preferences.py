"""The settings as they hold now, and what follows from them at once: appearance and language."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from shgui.ui.settings.settings import Settings, SettingsFile
from shgui.ui.shell.appearance import Appearance
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import choose_language, get_endonym, list_languages


class Preferences(QObject):
    language_changed = Signal()
    changed = Signal()

    def __init__(
        self,
        file: SettingsFile,
        settings: Settings,
        appearance: Appearance,
        language: str | None = None,
    ) -> None:
        """`language` is the one asked for at this start, until another is chosen."""
        super().__init__()
        self.settings = settings
        self.saved = True
        """Settings that can't be written down hold all the same."""
        self._file = file
        self._appearance = appearance
        self._asked = language
        self._available = list_languages()
        self._system = choose_language(known=self._available)
        self.words = load_catalogue(self.language)

    @property
    def language(self) -> str:
        if self._asked is not None:
            return self._asked
        known = self.settings.language in self._available
        return self.settings.language if known else self._system

    @property
    def languages(self) -> tuple[tuple[str, str], ...]:
        """Codes, and what each language calls itself."""
        return tuple((code, get_endonym(code)) for code in self._available)

    def save(self, **changes: Any) -> None:
        """Save settings that nothing follows from, such as the place of the window."""
        self.settings = self.settings.with_changes(**changes)
        self.saved = self._file.save(self.settings)

    def change(self, **changes: Any) -> None:
        """Change and save settings, and update appearance and language."""
        if "language" in changes:
            self._asked = None
        self.save(**changes)
        self._appearance.follow_settings(self.settings)
        if self.words.language != self.language:
            self.words = load_catalogue(self.language)
            self.language_changed.emit()
        self.changed.emit()
