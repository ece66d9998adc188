"""Pages for a picture: whatever is pressed on them, nothing comes of it."""

from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shgui.table.evening import SavedGame
from shgui.table.finished_game import FinishedGame
from shgui.table.paths import UserFolders
from shgui.table.played_groups import PlayedGroup
from shgui.ui.archive import Archive
from shgui.ui.home.home_page import HomePage
from shgui.ui.narrator.narrator_page import NarratorPage
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.new_table.offered_table import NewTable
from shgui.ui.new_table.rows_by_phone import NOBODY_BY_PHONE
from shgui.ui.paint.renderer import Renderer
from shgui.ui.practice.wanted import PracticeWanted
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings
from shgui.ui.window.page_maker import PageMaker
from shgui.ui.window.pages import PageName


class Nowhere:
    """Leads to no page, and does nothing on the first one."""

    def save(self, _file: object, _say: object) -> None: ...

    def go_home(self) -> None: ...

    def go_back(self) -> None: ...

    def open_new_table(self) -> None: ...

    def open_practice(self) -> None: ...

    def begin_practice(self, wanted: PracticeWanted) -> None: ...

    def open_printed_table(self) -> None: ...

    def begin_game(self, wanted: NewTable) -> None: ...

    def play_again(self) -> None: ...

    def open_review(self) -> None: ...

    def open_saved_games(self) -> None: ...

    def go_on_with(self, game: SavedGame) -> None: ...

    def watch(self, game: FinishedGame, step: int = 0) -> None: ...

    def open_saved_review(self, game: SavedGame) -> None: ...

    def set_aside(self, game: SavedGame) -> None: ...

    def offer_again(self, game: SavedGame) -> None: ...

    def ask_to_delete(self, game: SavedGame) -> None: ...

    def save_record(self, game: SavedGame) -> None: ...

    def import_records(self) -> None: ...

    def ask_to_forget(self) -> None: ...

    def watch_saved(self, game: SavedGame) -> None: ...

    def open_group(self, group: PlayedGroup) -> None: ...

    def open_phones(self) -> None: ...

    def open_network(self) -> None: ...

    def choose_network(self, address: str) -> None: ...

    def close_network(self) -> None: ...

    def hand_over(self, word: str) -> None: ...

    def turn_down(self) -> None: ...

    def open_settings(self) -> None: ...

    def open_help(self) -> None: ...

    def open_guide(self) -> None: ...

    def open_narrator(self) -> None: ...

    def open_about(self) -> None: ...

    def go_on(self) -> None: ...

    def ask_to_set_aside(self) -> None: ...

    def choose_language(self, code: str) -> None: ...

    def answer_notice(self, action: str) -> None: ...


class _FirstSettings(QObject):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.settings = Settings()
        self.languages: tuple[tuple[str, str], ...] = ()


def make_page(name: PageName, renderer: Renderer) -> QWidget:
    preferences = cast(Preferences, _FirstSettings())
    if name is PageName.NARRATOR:
        # Without the voice of this computer.
        return NarratorPage(renderer, Nowhere(), preferences)
    if name is PageName.HOME:
        return HomePage(renderer, Nowhere(), Nowhere())
    archive = Archive(UserFolders(Path("games"), Path("settings")), "en")
    voice = cast(SharedVoice, None)
    way = Nowhere()
    maker = PageMaker(way, way, preferences, archive, voice, "0.1.0", NOBODY_BY_PHONE, Nowhere, way.save)
    return maker.make(name, renderer)
