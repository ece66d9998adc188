"""The menus and their keys. Every action can be reached without the menu bar, too."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from shgui.ui import widget_names as names
from shgui.ui.shell.main_window import MenuBar
from shgui.ui.widgets.plain import without_shortcut
from shgui.words import home_texts
from shgui.words.catalogue import Catalogue


class _Entry(NamedTuple):
    name: str
    keys: tuple[str, ...] = ()
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


_GAME = (
    _Entry("new_table", ("Ctrl+N",)),
    _Entry("saved_games", ("Ctrl+J",)),
    _Entry("role_again", ("Ctrl+R",)),
    _Entry("take_back", ("Ctrl+Z",)),
    _Entry("phones", ("Ctrl+P",)),
    _Entry("goes_home"),
    _Entry("end_now"),
    None,
    _Entry("narrator", ("Ctrl+O",)),
    _Entry("home", ("Ctrl+H",)),
    _Entry("settings", ("Ctrl+,",), role=QAction.MenuRole.PreferencesRole),
    _Entry("quit", ("Ctrl+Q",), role=QAction.MenuRole.QuitRole),
)
_VIEW = (
    _Entry("full_screen", ("F11",), checkable=True),
    _Entry("second_screen", ("Ctrl+2",), checkable=True),
    _Entry("chronicle", ("Ctrl+L",)),
    None,
    _Entry("larger", ("Ctrl++", "Ctrl+=")),
    _Entry("smaller", ("Ctrl+-",)),
    None,
    _Entry("mute", ("Ctrl+M",), checkable=True),
)
_HELP = (
    _Entry("help", ("F1", "?")),
    _Entry("guide", ("Ctrl+G",)),
    _Entry("shortcuts", ("Ctrl+K",)),
    None,
    _Entry("about", role=QAction.MenuRole.AboutRole),
)


class Menus(QObject):
    """`menus["quit"].triggered` and so on; `languages.triggered` when one of them is chosen."""

    def __init__(self, window: QMainWindow, bar: MenuBar) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        self._fill(bar.game, _GAME)
        self._fill(bar.view, _VIEW)
        self._fill(bar.help, _HELP)
        self._language = QMenu(window.menuBar())
        bar.view.insertMenu(self._actions["mute"], self._language)
        self._language.aboutToShow.connect(self._list_languages)
        self.languages = QActionGroup(self)
        self._spoken: Sequence[tuple[str, str]] = ()
        self._current = ""

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    @property
    def chosen_language(self) -> str:
        return str(self.languages.checkedAction().data())

    def list_keys(self) -> tuple[tuple[str, str], ...]:
        """Words and keys of every action that has a key, as the platform writes them."""
        native = QKeySequence.SequenceFormat.NativeText
        return tuple(
            (action.text(), action.shortcut().toString(native))
            for action in self._actions.values()
            if not action.shortcut().isEmpty()
        )

    def set_full_screen(self, on: bool) -> None:
        self._actions["full_screen"].setChecked(on)

    def show_languages(self, languages: Sequence[tuple[str, str]], current: str) -> None:
        """Codes and endonyms. They are listed when the menu is opened."""
        self._spoken, self._current = languages, current

    def set_words(self, words: Catalogue) -> None:
        self._language.setTitle(words.pgettext("menu", "Language"))
        for name, text in _texts(words).items():
            self._actions[name].setText(text)

    def _fill(self, menu: QMenu, entries: Sequence[_Entry | None]) -> None:
        for entry in entries:
            if entry is None:
                menu.addSeparator()
                continue
            action = menu.addAction("")
            action.setObjectName(names.menu_action(entry.name))
            action.setCheckable(entry.checkable)
            action.setMenuRole(entry.role)
            action.setShortcuts([QKeySequence(key) for key in entry.keys])
            self._actions[entry.name] = action
            # With the menu bar alone the keys would die when a platform hides it.
            self._window.addAction(action)

    def _list_languages(self) -> None:
        if not self.languages.actions():
            for code, endonym in self._spoken:
                action = QAction(without_shortcut(endonym), self.languages, checkable=True)
                action.setData(code)
                action.setObjectName(names.menu_action(f"language.{code}"))
                self._language.addAction(action)
        for action in self.languages.actions():
            action.setChecked(action.data() == self._current)


def _texts(words: Catalogue) -> dict[str, str]:
    return {
        "new_table": words.pgettext("menu", "New table"),
        "saved_games": home_texts.get_saved_games_heading(words),
        "role_again": words.pgettext("menu", "Show me my role again…"),
        "take_back": words.pgettext("menu", "Take back"),
        # Translators: menu and tool of a game: shows the code for late or lost phones; max 24
        "phones": words.pgettext("menu", "Code for phones"),
        "goes_home": words.pgettext("menu", "Somebody goes home…"),
        "end_now": words.pgettext("menu", "End now and turn the roles over…"),
        "narrator": words.pgettext("menu", "Read the opening aloud"),
        "home": words.pgettext("menu", "Back to the home page"),
        "settings": words.pgettext("menu", "Settings"),
        "quit": words.pgettext("menu", "Quit (the game is kept)"),
        "full_screen": words.pgettext("menu", "Full screen"),
        "second_screen": words.pgettext("menu", "Table on second screen"),
        "chronicle": words.pgettext("menu", "Chronicle"),
        "larger": words.pgettext("menu", "Larger text"),
        "smaller": words.pgettext("menu", "Smaller text"),
        "mute": words.pgettext("menu", "Mute"),
        "help": words.pgettext("menu", "How to play"),
        "guide": words.pgettext("menu", "Guided first round"),
        "shortcuts": words.pgettext("menu", "Keyboard shortcuts"),
        "about": words.pgettext("menu", "About"),
    }
