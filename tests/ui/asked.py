"""What pages ask for: ways to other pages, deeds, changed settings. Noted, and nothing comes of it."""

from typing import cast

from PySide6.QtCore import QObject, Signal

from shgui.library.finished_game import FinishedGame
from shgui.library.groups import PlayedGroup
from shgui.library.library import SavedGame
from shgui.ui.new_game.new_game_form import NewTable
from shgui.ui.new_game.practice_request import PracticeWanted
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings


class RecordingNavigator:
    def __init__(self) -> None:
        self.asked: list[str] = []
        self.begun: list[NewTable] = []
        self.practised: list[PracticeWanted] = []

    def go_home(self) -> None:
        self.asked.append("home")

    def go_back(self) -> None:
        self.asked.append("back")

    def open_new_table(self) -> None:
        self.asked.append("new table")

    def open_practice(self) -> None:
        self.asked.append("practice")

    def begin_practice(self, wanted: PracticeWanted) -> None:
        self.practised.append(wanted)

    def open_printed_table(self) -> None:
        self.asked.append("printed table")

    def begin_game(self, wanted: NewTable) -> None:
        self.begun.append(wanted)

    def play_again(self) -> None:
        self.asked.append("again")

    def open_review(self) -> None:
        self.asked.append("review")

    def open_saved_games(self) -> None:
        self.asked.append("saved games")

    def go_on_with(self, game: SavedGame) -> None:
        self.asked.append(f"go on with {game.game}")

    def watch(self, game: FinishedGame, step: int = 0) -> None:
        self.asked.append(f"watch {len(game.steps)} steps from {step}")

    def open_saved_review(self, game: SavedGame) -> None:
        self.asked.append(f"review {game.game}")

    def open_group(self, group: PlayedGroup) -> None:
        self.asked.append(f"group {group.founded_by}")

    def watch_saved(self, game: SavedGame) -> None:
        self.asked.append(f"watch {game.game}")

    def open_phones(self) -> None:
        self.asked.append("phones")

    def open_settings(self) -> None:
        self.asked.append("settings")

    def open_help(self) -> None:
        self.asked.append("help")

    def open_guide(self) -> None:
        self.asked.append("guide")

    def open_narrator(self) -> None:
        self.asked.append("narrator")

    def open_about(self) -> None:
        self.asked.append("about")


class RecordingDeeds:
    """What is chosen on the first page."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def go_on(self) -> None:
        self.done.append("go on")

    def go_on_other(self) -> None:
        self.done.append("go on with the other")

    def ask_to_set_aside(self) -> None:
        self.done.append("set aside")

    def choose_language(self, code: str) -> None:
        self.done.append(f"speak {code}")

    def answer_notice(self, action: str) -> None:
        self.done.append(f"answer {action}")


class RecordingSavedGames:
    """What is chosen on the page of saved games."""

    def __init__(self) -> None:
        self.done: list[str] = []

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

    def ask_to_forget(self) -> None:
        self.done.append("forget")


class RecordingPreferences(QObject):
    """Settings that stay as they are, whatever is chosen."""

    changed = Signal()

    def __init__(self, languages: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__()
        self.settings = Settings()
        self.languages = languages
        self.made: list[tuple[str, object]] = []

    def change(self, **changes: object) -> None:
        self.made.extend(changes.items())

    @property
    def given(self) -> Preferences:
        """As a page is given them."""
        return cast(Preferences, self)
