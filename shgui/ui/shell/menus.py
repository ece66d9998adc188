"""The actions of menus and their keys, and when each can be chosen."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from shgui.ui import widget_names as names
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.help.shortcuts import ShortcutsDialog
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import TEXT_PERCENTS
from shgui.ui.shell.main_window import MainWindow, MenuBar
from shgui.ui.shell.pages import BESIDE_PAGES, PageName
from shgui.ui.shell.router import Router
from shgui.ui.widgets.plain import escape_shortcut
from shgui.words import home_texts
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.ui.new_game.new_game_page import NewTablePage
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.table.table_page import TablePage


class _ActionEntry(NamedTuple):
    name: str
    keys: tuple[str, ...] = ()
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


_GAME = (
    _ActionEntry("new_table", ("Ctrl+N",)),
    _ActionEntry("saved_games", ("Ctrl+J",)),
    _ActionEntry("role_again", ("Ctrl+R",)),
    _ActionEntry("take_back", ("Ctrl+Z",)),
    _ActionEntry("phones", ("Ctrl+P",)),
    _ActionEntry("goes_home"),
    _ActionEntry("end_now"),
    None,
    _ActionEntry("narrator", ("Ctrl+O",)),
    _ActionEntry("home", ("Ctrl+H",)),
    _ActionEntry("settings", ("Ctrl+,",), role=QAction.MenuRole.PreferencesRole),
    _ActionEntry("quit", ("Ctrl+Q",), role=QAction.MenuRole.QuitRole),
)
_VIEW = (
    _ActionEntry("full_screen", ("F11",), checkable=True),
    _ActionEntry("second_screen", ("Ctrl+2",), checkable=True),
    _ActionEntry("chronicle", ("Ctrl+L",)),
    None,
    _ActionEntry("larger", ("Ctrl++", "Ctrl+=")),
    _ActionEntry("smaller", ("Ctrl+-",)),
    None,
    _ActionEntry("mute", ("Ctrl+M",), checkable=True),
)
_HELP = (
    _ActionEntry("help", ("F1", "?")),
    _ActionEntry("guide", ("Ctrl+G",)),
    _ActionEntry("shortcuts", ("Ctrl+K",)),
    None,
    _ActionEntry("about", role=QAction.MenuRole.AboutRole),
)


class Menus(QObject):
    """`menus["quit"].triggered` and so on; `languages.triggered` when one of them is chosen."""

    def __init__(self, window: QMainWindow, bar: MenuBar) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        self._fill_menu(bar.game, _GAME)
        self._fill_menu(bar.view, _VIEW)
        self._fill_menu(bar.help, _HELP)
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
        """Return words and keys of every action that has a key, as the platform writes them."""
        native = QKeySequence.SequenceFormat.NativeText
        return tuple(
            (action.text(), action.shortcut().toString(native))
            for action in self._actions.values()
            if not action.shortcut().isEmpty()
        )

    def set_languages(self, languages: Sequence[tuple[str, str]], current: str) -> None:
        """Take over codes and endonyms; they are listed when the menu is opened."""
        self._spoken, self._current = languages, current

    def set_words(self, words: Catalogue) -> None:
        self._language.setTitle(words.pgettext("menu", "Language"))
        for name, text in _list_texts(words).items():
            self._actions[name].setText(text)

    def _fill_menu(self, menu: QMenu, entries: Sequence[_ActionEntry | None]) -> None:
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
                action = QAction(escape_shortcut(endonym), self.languages, checkable=True)
                action.setData(code)
                action.setObjectName(names.menu_action(f"language.{code}"))
                self._language.addAction(action)
        for action in self.languages.actions():
            action.setChecked(action.data() == self._current)


def _list_texts(words: Catalogue) -> dict[str, str]:
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


_OUT_OF_GAME = (*BESIDE_PAGES, PageName.GUIDE)


class MenuActions(QObject):
    def __init__(
        self, window: MainWindow, menus: Menus, router: Router, games: CurrentGame, preferences: Preferences
    ) -> None:
        super().__init__(window)
        self._window = window
        self._router = router
        self._menus = menus
        self._games = games
        self._preferences = preferences
        self._update_texts()
        preferences.language_changed.connect(self._update_texts)
        preferences.changed.connect(self._refresh)
        window.page_shown.connect(self._refresh)
        window.state_changed.connect(self._refresh)
        menus["new_table"].triggered.connect(partial(router.open, PageName.NEW_TABLE))
        menus["saved_games"].triggered.connect(partial(router.open, PageName.SAVED_GAMES))
        menus["role_again"].triggered.connect(self._open_role_list)
        menus["take_back"].triggered.connect(self._undo)
        menus["phones"].triggered.connect(partial(router.open, PageName.PHONES))
        menus["goes_home"].triggered.connect(self._open_player_list)
        menus["end_now"].triggered.connect(self._ask_to_end)
        menus["narrator"].triggered.connect(partial(router.open, PageName.NARRATOR))
        menus["home"].triggered.connect(partial(router.open, PageName.HOME))
        menus["settings"].triggered.connect(partial(router.open, PageName.SETTINGS))
        menus["quit"].triggered.connect(window.close)
        menus["full_screen"].toggled.connect(window.set_full_screen)
        menus["chronicle"].triggered.connect(self._toggle_chronicle)
        menus["larger"].triggered.connect(self._larger_text)
        menus["smaller"].triggered.connect(self._smaller_text)
        menus["mute"].toggled.connect(self._set_mute)
        menus["help"].triggered.connect(self._open_help)
        menus["guide"].triggered.connect(partial(router.open, PageName.GUIDE))
        menus["shortcuts"].triggered.connect(self._show_shortcuts)
        menus["about"].triggered.connect(partial(router.open, PageName.ABOUT))
        menus.languages.triggered.connect(self._choose_language)
        self._refresh()

    def _open_help(self) -> None:
        self._router.open(PageName.HELP, self._window.help_topic())

    def _open_role_list(self) -> None:
        if self._can_show_role:
            self._table_page.open_role_list()

    def _undo(self) -> None:
        games = self._games
        if self._window.current is PageName.PRINTED and games.printed is not None:
            games.printed.undo()
        elif games.session is not None:
            games.session.undo()

    def _open_player_list(self) -> None:
        if self._window.current is PageName.TABLE:
            self._table_page.open_player_list()

    def _ask_to_end(self) -> None:
        if self._window.current is PageName.TABLE:
            self._table_page.ask_to_end()

    def _toggle_chronicle(self) -> None:
        if self._window.current is PageName.PRINTED:
            cast("PrintedPage", self._window.page(PageName.PRINTED)).toggle_game_log()
        else:
            self._table_page.toggle_game_log()

    def _choose_language(self) -> None:
        self._preferences.change(language=self._menus.chosen_language)

    def _set_mute(self, muted: bool) -> None:
        self._preferences.change(muted=muted)

    def _larger_text(self) -> None:
        self._change_text_size(1)

    def _smaller_text(self) -> None:
        self._change_text_size(-1)

    def _change_text_size(self, step: int) -> None:
        now = self._preferences.settings.text_percent
        further = [percent for percent in TEXT_PERCENTS if (percent - now) * step > 0]
        if further:
            self._preferences.change(text_percent=further[0] if step > 0 else further[-1])

    def _show_shortcuts(self) -> None:
        ShortcutsDialog(self._window.ui, self._window, self._menus.list_keys()).open()

    def _update_texts(self) -> None:
        self._menus.set_words(self._preferences.words)
        self._menus.set_languages(self._preferences.languages, self._preferences.language)

    def _refresh(self) -> None:
        menus, current = self._menus, self._window.current
        session, printed = self._games.session, self._games.printed
        in_game = self._games.table is not None and current not in _OUT_OF_GAME
        at_printed = current is PageName.PRINTED
        menus["role_again"].setEnabled(in_game and self._can_show_role)
        menus["take_back"].setEnabled(
            (in_game and session is not None and session.can_undo)
            or (at_printed and printed is not None and printed.may_undo)
        )
        menus["phones"].setEnabled(self._can_phones_join)
        for name in ("goes_home", "end_now"):
            menus[name].setEnabled(in_game and current is PageName.TABLE)
        menus["chronicle"].setEnabled((in_game and current is PageName.TABLE) or at_printed)
        menus["saved_games"].setEnabled(current is not PageName.SAVED_GAMES)
        menus["home"].setEnabled(current is not PageName.HOME)
        menus["mute"].setChecked(self._preferences.settings.muted)
        menus["full_screen"].setChecked(self._window.isFullScreen())

    @property
    def _can_phones_join(self) -> bool:
        """True at a new table, and in a game that the program deals until it is over."""
        current = self._window.current
        if current is PageName.NEW_TABLE:
            return cast("NewTablePage", self._window.page(current)).offers_phones
        beside = current is PageName.PRINTED or current in _OUT_OF_GAME
        return self._games.table is not None and not beside and not self._games.finished

    @property
    def _can_show_role(self) -> bool:
        return self._games.session is not None and self._games.session.can_show_role

    @property
    def _table_page(self) -> "TablePage":
        return cast("TablePage", self._window.page(PageName.TABLE))
