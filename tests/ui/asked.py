"""Services for pages that are tested alone: they note what they are asked for, and nothing comes of it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from unittest.mock import MagicMock

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shgui.library.finished_game import FinishedGame
from shgui.library.groups import PlayedGroup
from shgui.library.library import SavedGame
from shgui.services import AppServices, import_library
from shgui.storage.user_folders import UserFolders
from shgui.table.seating import NewTableRow
from shgui.ui.after_game.reviews import Reviews
from shgui.ui.ending.end_page import EndPage
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.game.game_session import GameSession
from shgui.ui.game.phone_session import PhoneSession
from shgui.ui.home.earlier_games import EarlierGames
from shgui.ui.home.home_page import HomePage, LateWidgets
from shgui.ui.home.notice_sheet import NoticeSheet
from shgui.ui.library_access import LibraryAccess
from shgui.ui.narrator.narrator_page import NarratorPage
from shgui.ui.new_game.game_starter import GameStarter
from shgui.ui.new_game.new_game_form import NewTable, PracticeRequest
from shgui.ui.printed.printed_controller import PrintedController
from shgui.ui.saved_games.saved_games import SavedGames
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings
from shgui.ui.shell.page_registry import PAGES
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import UiContext


class RecordingRouter(Router):
    def __init__(self) -> None:
        QObject.__init__(self)
        self.asked: list[str] = []
        """The pages that were opened, with their content, and "back", "review", "again" and the like."""
        self.reviews = RecordingReviews(self.asked)
        self.starter = RecordingStarter(self.asked)

    def open(self, page: PageName, *content: object) -> None:
        self.asked.append(" ".join((page, *map(_told, content))))

    def back(self) -> None:
        self.asked.append("back")


class RecordingStarter(GameStarter):
    def __init__(self, asked: list[str] | None = None, *, can_begin_again: bool = True) -> None:
        self.asked = [] if asked is None else asked
        self.begun: list[NewTable] = []
        self.practised: list[PracticeRequest] = []
        self._can_begin_again = can_begin_again

    @property
    def can_begin_again(self) -> bool:
        return self._can_begin_again

    def begin(self, wanted: NewTable) -> None:
        self.begun.append(wanted)

    def begin_practice(self, wanted: PracticeRequest) -> None:
        self.practised.append(wanted)

    def begin_again(self) -> None:
        self.asked.append("again")


class NoPhones(PhoneSession):
    """The phones where there are none."""

    def __init__(self) -> None:
        self.rows = ()

    def offer(self, rows: Sequence[NewTableRow]) -> None: ...

    def unseat(self, phone: bytes) -> None: ...

    def subscribe_arrivals(self, callback: Callable[[], None]) -> None: ...


class RecordingReviews(Reviews):
    def __init__(self, asked: list[str]) -> None:
        self.asked = asked

    def open_of_table(self) -> None:
        self.asked.append("review")

    def open_saved(self, game: SavedGame) -> None:
        self.asked.append(f"review {game.game}")

    def watch_saved(self, game: SavedGame) -> None:
        self.asked.append(f"watch {game.game}")


def no_game() -> CurrentGame:
    """A table on which no game can be begun."""

    def make_session() -> GameSession:
        raise NotImplementedError

    def make_printed() -> PrintedController:
        raise NotImplementedError

    return CurrentGame(RecordingRouter(), make_session, make_printed)


def home_page(
    ui: UiContext,
    router: RecordingRouter | None = None,
    preferences: "RecordingPreferences | None" = None,
) -> HomePage:
    router, preferences = router or RecordingRouter(), preferences or RecordingPreferences()
    return HomePage(
        ui, router, preferences.given, LateWidgets(NoticeSheet, EarlierGames, wrap_in_scroll_area)
    )


def end_page(ui: UiContext, router: RecordingRouter | None = None) -> EndPage:
    """Return a page that notes everything that its buttons ask for in the list of the router."""
    router = router or RecordingRouter()
    return EndPage(ui, router, router.reviews, router.starter)


def make_page(name: PageName, ui: UiContext, languages: tuple[tuple[str, str], ...] = ()) -> QWidget:
    """Return a page that does nothing, whatever is pressed on it; the narrator's has no voice."""
    router, preferences = RecordingRouter(), RecordingPreferences(languages).given
    if name is PageName.NARRATOR:
        return NarratorPage(ui, router, preferences, no_game())
    services = SimpleNamespace(
        ui=ui,
        router=router,
        preferences=preferences,
        library_access=LibraryAccess(UserFolders(Path("games"), Path("settings")), "en", import_library),
        games=no_game(),
        game_starter=router.starter,
        reviews=router.reviews,
        saved_games=RecordingSavedGames(router.asked),
        phones=NoPhones(),
        joining=MagicMock(),
        file_dialogs=MagicMock(),
        outputs=MagicMock(),
    )
    return cast(QWidget, PAGES[name](cast(AppServices, services)))


def _told(content: object) -> str:
    match content:
        case FinishedGame(steps=steps):
            return f"{len(steps)} steps"
        case PlayedGroup(founded_by=game):
            return game
        case _:
            return str(content)


class RecordingSavedGames(SavedGames):
    """The actions of the page of saved games."""

    def __init__(self, asked: list[str]) -> None:
        self.done: list[str] = []
        self.asked = asked

    def open_page(self) -> None:
        self.done.append("list")

    def continue_game(self, game: SavedGame) -> None:
        self.asked.append(f"go on with {game.game}")

    def set_aside(self, game: SavedGame) -> None:
        self.done.append(f"set aside {game.game}")

    def offer_again(self, game: SavedGame) -> None:
        self.done.append(f"offer again {game.game}")

    def ask_to_delete(self, game: SavedGame) -> None:
        self.done.append(f"delete {game.game}")

    def save_record(self, game: SavedGame) -> None:
        self.done.append(f"save {game.game}")

    def import_records(self) -> None:
        self.done.append("import")

    def ask_to_delete_all(self) -> None:
        self.done.append("forget")


class RecordingPreferences(QObject):
    """Settings that stay as they are, whatever is chosen."""

    changed = Signal()
    language_changed = Signal()

    def __init__(self, languages: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__()
        self.settings = Settings()
        self.languages = languages
        self.language = "en"
        self.made: list[tuple[str, object]] = []

    def change(self, **changes: object) -> None:
        self.made.extend(changes.items())

    @property
    def given(self) -> Preferences:
        """The same, typed as a page gets it."""
        return cast(Preferences, self)
