"""Everything that lies behind the first page: the first picture is painted before any of it is imported."""

import linecache
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QWidget

from shgui.ui.data_folder import NewPlace
from shgui.ui.file_dialogs import FileDialogs
from shgui.ui.game.bot_session import BotSession, MakeBots
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.game.game_maker import GameMaker
from shgui.ui.game.phone_session import PhoneSession
from shgui.ui.home.home_actions import Home
from shgui.ui.home.notices import Notices
from shgui.ui.home.offered_game import OfferedGame
from shgui.ui.library_access import Archive, LibraryError
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.new_game.new_game_actions import NewTables
from shgui.ui.saved_games.saved_games import SavedGames
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.page_registry import PageMaker
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.widgets.themed import UiContext

if TYPE_CHECKING:
    from shgui.library.finished_game import FinishedGame
    from shgui.narrator.voice.voice import Voice
    from shgui.table.answers import Answer
    from shgui.table.table_reader import TableReader
    from shgui.ui.after_game.replay_page import ReplayPage
    from shgui.ui.after_game.review import Review
    from shgui.ui.game.game_outputs import GameOutputs
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.game.phone_session import PhoneServices
    from shgui.ui.phones.joining import Joining
    from shgui.ui.printed.printed_controller import PrintedController

MakeReview = Callable[["TableReader", "FinishedGame"], "Review"]


class AppServices:
    """Made once, when the first of them is entered, and kept to the end of the program."""

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        archive: Archive,
        version: str,
        make_voice: "Callable[[], Voice]",
        make_review: MakeReview,
        make_followers: "Callable[[], GameOutputs]",
        make_phones: "Callable[[], PhoneServices]",
        make_bots: MakeBots,
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._archive = archive
        self._new_place = NewPlace(window, preferences, archive)
        self._make_review = make_review
        self.games = CurrentGame(self._make_controller, self._make_printed, self._review_of)
        self._make_followers = make_followers
        self._make_phones = make_phones
        self._joining: Joining | None = None
        self.phones = PhoneSession(self._meet_phones, self._say_failure, self._say_trouble_of_phones)
        self.games.phones = self.phones
        self.bots = BotSession(make_bots, self._say_failure_of_bots, window)
        self.games.bots = self.bots
        self.notices = Notices(archive, preferences)
        offered = OfferedGame(archive, self.games, self.notices)
        self.home = Home(window, preferences, offered, self.notices)
        self._keep_players()
        preferences.changed.connect(self._keep_players)
        tables = NewTables(window, preferences, archive, self.games, self.home)
        dialogs = FileDialogs(window, preferences)
        saved = SavedGames(window, preferences, archive, self.games, self.home, offered, dialogs)
        self.navigator = Router(window, self.games, self.home, tables, saved, preferences, self._lead_joining)
        self.phones.show_page = self.navigator.open_phones_for
        self.voice = SharedVoice(preferences, make_voice)
        self._pages = PageMaker(
            self.navigator,
            saved,
            preferences,
            archive,
            self.voice,
            version,
            self.phones,
            self._lead_joining,
            dialogs.save,
        )
        self._game_maker = GameMaker(
            window, self.navigator, preferences, make_followers, self._say_failure, self.phones, self.bots
        )

    def make_page(self, name: PageName, ui: UiContext) -> QWidget:
        page = self._pages.make(name, ui)
        if name is PageName.WATCH:
            self._make_followers().follow_watching(cast("ReplayPage", page))
        self.forget_sources()
        return page

    def forget_sources(self) -> None:
        """PySide reads the source of each imported module, by way of the cache that tracebacks use."""
        linecache.clearcache()

    def _keep_players(self) -> None:
        """Switched off, what was kept of players is gone at once."""
        wanted = self._preferences.settings.keep_evenings
        if wanted != self._archive.keeps_players:
            try:
                self._archive.keep_players(wanted)
            except LibraryError as trouble:
                self.notices.add_trouble(trouble)

    def _lead_joining(self) -> "Joining":
        """Made with the first wish for it."""
        from shgui.ui.phones.joining import Joining

        if self._joining is None:
            self._joining = Joining(self._window, self._preferences, self.phones, self.games)
        return self._joining

    def _meet_phones(self) -> "PhoneServices":
        # Somebody tells who comes and goes, whether or not the code has been shown.
        self._lead_joining()
        return self._make_phones()

    def _make_controller(self) -> "GameSession":
        return self._game_maker.controller()

    def _make_printed(self) -> "PrintedController":
        return self._game_maker.printed_controller()

    def _review_of(self, table: "TableReader") -> "Review | None":
        """LibraryError where the saved game can't be read."""
        if table.record() is None:
            return None
        with self._archive.evening() as evening:
            return self._make_review(table, evening.finished(table.game))

    def _say_failure_of_bots(self, answer: "Answer | None") -> None:
        """What the table couldn't keep; nothing, where nobody thinks for them any more."""
        from shgui.words import bot_texts

        if answer is None:
            self._window.refuse(bot_texts.get_bots_failed_text(self._preferences.words))
        else:
            self._say_failure(answer, of_bot=True)

    def _say_trouble_of_phones(self, code: str) -> None:
        from shgui.words import joining_texts

        self._window.refuse(joining_texts.get_trouble_text(self._preferences.words, code))

    def _say_failure(self, answer: "Answer", *, of_bot: bool = False) -> None:
        from shgui.storage.journal_errors import JournalProblem
        from shgui.table.answers import NotSaved
        from shgui.ui.failures import failure

        table = self.games.any_table
        if table is not None:
            sentence = failure(self._preferences.words, answer, table, self._archive.path)
            is_moved = isinstance(answer, NotSaved) and answer.problem is JournalProblem.FILE_MOVED
            # What can be done about a file that was moved stands in the question.
            self._window.refuse(sentence.partition("\n")[0] if is_moved else sentence)
            if is_moved:
                # A bot tries the same step again and again; people do it when they like.
                self._new_place.offer(again=not of_bot)
