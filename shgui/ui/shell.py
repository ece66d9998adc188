"""What is at hand everywhere: menus, settings, help, language and looks, and the way back from them."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from shgui.ui.archive import Archive
from shgui.ui.game_room import GameRoom
from shgui.ui.home.front_desk import FrontDesk
from shgui.ui.looks import Looks
from shgui.ui.main_window import MainWindow
from shgui.ui.menus import Menus
from shgui.ui.narrator.opening_room import OpeningRoom
from shgui.ui.pages import PageName
from shgui.ui.play import Play
from shgui.ui.printed.printed_play import PrintedPlay
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import TEXT_PERCENTS
from shgui.words import doors

if TYPE_CHECKING:
    from shgui.table.answers import Answer
    from shgui.ui.help.about_page import AboutPage
    from shgui.ui.help.guide_page import GuidePage
    from shgui.ui.help.help_page import HelpPage
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.settings.settings_page import SettingsPage

_BESIDE = (PageName.SETTINGS, PageName.HELP, PageName.ABOUT, PageName.NARRATOR)
"""Pages that are looked at from anywhere and left to where one was."""
_OUT_OF_GAME = (*_BESIDE, PageName.GUIDE)


class Shell(QObject):
    def __init__(
        self,
        window: MainWindow,
        menus: Menus,
        looks: Looks,
        preferences: Preferences,
        archive: Archive,
        play: Play,
        printed: PrintedPlay,
        desk: FrontDesk,
        room: GameRoom,
        opening: OpeningRoom,
        version: str,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._menus = menus
        self._looks = looks
        self._preferences = preferences
        self._archive = archive
        self._play = play
        self._printed = printed
        self._desk = desk
        self._room = room
        self._opening = opening
        self._version = version
        self._left = PageName.HOME
        self._left_for_guide = PageName.HOME
        self._connect()

    def start(self) -> None:
        """Make the first page; the window itself is shown by the caller."""
        self._speak()
        self._desk.go_home()

    # Pages beside the game

    def open_settings(self) -> None:
        page = self._settings_page()
        page.show_settings(self._preferences.settings, self._preferences.languages)
        page.show_folders(self._archive.folders)
        self._look_aside(PageName.SETTINGS)

    def open_help(self) -> None:
        """How to play, at the topic of what is on the window."""
        if self._window.current is PageName.HELP:
            return
        topic = self._window.help_topic()
        page = self._help_page()
        table = self._play.table or self._printed.table
        if table is not None:
            page.play_by(table.options.edition.name, len(table.players))
        page.show_topic(topic)
        self._look_aside(PageName.HELP)

    def open_guide(self) -> None:
        """The guided first round, from its beginning. One can look aside from it, as from a game."""
        if self._window.current is PageName.GUIDE:
            return
        current = self._left if self._window.current in _BESIDE else self._window.current
        if current is not None and current is not PageName.GUIDE:
            self._left_for_guide = current
        self._guide_page().begin(hold=self._preferences.settings.hold_to_see)
        self._window.show_page(PageName.GUIDE)
        self._refresh_menus()

    def leave_guide(self) -> None:
        self._window.show_page(self._left_for_guide)
        self._refresh_menus()

    def open_narrator(self) -> None:
        """The opening for groups with the printed game, for as many as sit at the table, by its rulebook."""
        self._room.hush()
        table = self._play.table or self._printed.table
        if table is None:
            self._opening.offer()
        else:
            self._opening.offer(len(table.players), table.options.edition.name)
        self._look_aside(PageName.NARRATOR)

    def open_about(self) -> None:
        self._about_page().show_version(self._version)
        self._look_aside(PageName.ABOUT)

    def go_back(self) -> None:
        """From settings, help or about to where one was."""
        self._window.show_page(self._left)
        self._refresh_menus()

    def _look_aside(self, name: PageName) -> None:
        current = self._window.current
        if current is not None and current not in _BESIDE:
            self._left = current
        self._window.show_page(name)
        self._refresh_menus()

    # Settings that are at hand everywhere

    def choose_language(self, code: str) -> None:
        self._preferences.change(language=code)

    def set_mute(self, muted: bool) -> None:
        self._preferences.change(muted=muted)

    def larger_text(self) -> None:
        self._step_text(1)

    def smaller_text(self) -> None:
        self._step_text(-1)

    def show_shortcuts(self) -> None:
        from shgui.ui.help.shortcuts import Shortcuts

        words = self._preferences.words
        Shortcuts(self._looks.renderer, self._window, words, self._menus.list_keys()).open()

    def close(self) -> None:
        """The window is closing: where it was is kept, and the games are let go of."""
        self._preferences.change(**self._window.placed())
        self._desk.leave_end()
        self._room.close()
        self._opening.close()
        self._archive.close()

    def _take_back(self) -> None:
        if self._window.current is PageName.PRINTED:
            self._printed.undo()
        else:
            self._play.take_back()

    def _toggle_chronicle(self) -> None:
        if self._window.current is PageName.PRINTED:
            cast("PrintedPage", self._window.page(PageName.PRINTED)).toggle_chronicle()
        else:
            self._room.toggle_chronicle()

    def _step_text(self, step: int) -> None:
        now = self._preferences.settings.text_percent
        further = [percent for percent in TEXT_PERCENTS if (percent - now) * step > 0]
        if further:
            self._preferences.change(text_percent=further[0] if step > 0 else further[-1])

    def _change(self, name: str, value: object) -> None:
        self._preferences.change(**{name: value})

    # What follows from what

    def _tell_settings(self) -> None:
        """Settings that were changed by menu or key show on their page, too."""
        if self._window.current is PageName.SETTINGS:
            self._settings_page().show_settings(self._preferences.settings, self._preferences.languages)
        self._refresh_menus()

    def _uncheck_second_screen(self) -> None:
        self._menus["second_screen"].setChecked(False)

    def _speak(self) -> None:
        words = self._preferences.words
        self._window.setWindowTitle(doors.title(words))
        self._menus.retranslate(words)
        self._menus.show_languages(self._preferences.languages, self._preferences.language)
        self._window.retranslate(words)
        if self._window.has_page(PageName.HOME):
            self._desk.tell_home()

    def _dress(self) -> None:
        self._window.set_renderer(self._looks.renderer)

    def _refresh_menus(self) -> None:
        menus, play = self._menus, self._play
        in_game = play.table is not None and self._window.current not in _OUT_OF_GAME
        menus["role_again"].setEnabled(in_game and play.may_ask_role)
        at_printed = self._window.current is PageName.PRINTED
        menus["take_back"].setEnabled(
            (in_game and play.may_take_back) or (at_printed and self._printed.may_undo)
        )
        menus["chronicle"].setEnabled((in_game and self._window.current is PageName.TABLE) or at_printed)
        menus["home"].setEnabled(self._window.current is not PageName.HOME)
        menus["mute"].setChecked(self._preferences.settings.muted)
        menus.set_full_screen(self._window.isFullScreen())

    def _say_failure(self, answer: "Answer") -> None:
        from shgui.ui.failures import failure

        table = self._play.table or self._printed.table
        if table is not None:
            self._window.refuse(failure(self._preferences.words, answer, table, self._archive.path))

    def _connect(self) -> None:
        menus, window = self._menus, self._window
        menus["new_table"].triggered.connect(self._desk.open_new_table)
        menus["role_again"].triggered.connect(self._room.ask_role)
        menus["chronicle"].triggered.connect(self._toggle_chronicle)
        menus["second_screen"].toggled.connect(self._room.set_second_screen)
        menus["take_back"].triggered.connect(self._take_back)
        menus["narrator"].triggered.connect(self.open_narrator)
        menus["home"].triggered.connect(self._desk.go_home)
        menus["settings"].triggered.connect(self.open_settings)
        menus["quit"].triggered.connect(window.close)
        menus["full_screen"].toggled.connect(window.set_full_screen)
        menus["larger"].triggered.connect(self.larger_text)
        menus["smaller"].triggered.connect(self.smaller_text)
        menus["mute"].toggled.connect(self.set_mute)
        menus["help"].triggered.connect(self.open_help)
        menus["guide"].triggered.connect(self.open_guide)
        menus["shortcuts"].triggered.connect(self.show_shortcuts)
        menus["about"].triggered.connect(self.open_about)
        menus.language_chosen.connect(self.choose_language)
        window.height_changed.connect(self._looks.follow_height)
        window.state_changed.connect(self._refresh_menus)
        window.closing.connect(self.close)
        self._looks.changed.connect(self._dress)
        self._preferences.language_changed.connect(self._speak)
        self._play.screen_changed.connect(self._refresh_menus)
        self._play.failed.connect(self._say_failure)
        self._printed.screen_changed.connect(self._refresh_menus)
        self._printed.failed.connect(self._say_failure)
        self._printed.help_wanted.connect(self.open_help)
        self._printed.narrator_wanted.connect(self.open_narrator)
        self._desk.page_changed.connect(self._refresh_menus)
        self._desk.page_changed.connect(self._room.hush)
        self._room.page_changed.connect(self._refresh_menus)
        self._room.second_screen_closed.connect(self._uncheck_second_screen)
        self._room.same_group_wanted.connect(self._desk.same_group_again)
        self._room.home_wanted.connect(self._desk.go_home)
        self._preferences.changed.connect(self._tell_settings)
        self._desk.help_wanted.connect(self.open_help)
        self._desk.guide_wanted.connect(self.open_guide)
        self._desk.narrator_wanted.connect(self.open_narrator)
        self._opening.closed.connect(self.go_back)
        self._opening.mute_chosen.connect(self.set_mute)
        self._desk.settings_wanted.connect(self.open_settings)

    # Pages, connected when they are first made

    def _settings_page(self) -> "SettingsPage":
        is_new = not self._window.has_page(PageName.SETTINGS)
        page = cast("SettingsPage", self._window.page(PageName.SETTINGS))
        if is_new:
            page.changed.connect(self._change)
            page.back_wanted.connect(self.go_back)
        return page

    def _help_page(self) -> "HelpPage":
        is_new = not self._window.has_page(PageName.HELP)
        page = cast("HelpPage", self._window.page(PageName.HELP))
        if is_new:
            page.back_wanted.connect(self.go_back)
        return page

    def _guide_page(self) -> "GuidePage":
        is_new = not self._window.has_page(PageName.GUIDE)
        page = cast("GuidePage", self._window.page(PageName.GUIDE))
        if is_new:
            page.back_wanted.connect(self.leave_guide)
        return page

    def _about_page(self) -> "AboutPage":
        is_new = not self._window.has_page(PageName.ABOUT)
        page = cast("AboutPage", self._window.page(PageName.ABOUT))
        if is_new:
            page.back_wanted.connect(self.go_back)
        return page
