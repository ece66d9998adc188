"""The ways from page to page. Whoever has a way on for a person is given them, and takes it directly."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from shgui.library.finished_game import FinishedGame
    from shgui.library.groups import PlayedGroup
    from shgui.library.library import SavedGame
    from shgui.ui.new_game.new_game_form import NewTable
    from shgui.ui.new_game.practice_request import PracticeWanted


class Navigator(Protocol):
    def go_home(self) -> None:
        """To the first page. A game on the table is let go of; it is kept."""

    def go_back(self) -> None:
        """Return to the page that the present one was opened on; a game that was let go of is resumed."""

    def open_new_table(self) -> None:
        """Who plays, and by which rules."""

    def open_printed_table(self) -> None:
        """The same for a group that plays with its own cards."""

    def open_practice(self) -> None:
        """A game of one person among bots."""

    def begin_practice(self, wanted: "PracticeWanted") -> None:
        """Its roles are dealt at once."""

    def begin_game(self, wanted: "NewTable") -> None:
        """At the table that a group has chosen."""

    def play_again(self) -> None:
        """Another game of the group that has just played, by the same rules."""

    def open_review(self) -> None:
        """The finished game on the table, from its beginning."""

    def watch(self, game: "FinishedGame", step: int = 0) -> None:
        """A finished game on its table once more, from this step on; from its beginning it plays."""

    def open_saved_games(self) -> None:
        """All games of this computer. A game on the table is let go of; it is kept."""

    def go_on_with(self, game: "SavedGame") -> None:
        """At the step where it was left, behind a neutral screen."""

    def open_saved_review(self, game: "SavedGame") -> None:
        """The review of a game that is kept here."""

    def open_group(self, group: "PlayedGroup") -> None:
        """How its games went."""

    def watch_saved(self, game: "SavedGame") -> None:
        """A finished game that is kept here on its table once more."""

    def open_phones(self) -> None:
        """How players join by phone, from the new table and from a game."""

    def open_settings(self) -> None: ...

    def open_help(self) -> None:
        """How to play, at the topic of what is on the window."""

    def open_guide(self) -> None:
        """The guided first round, from its beginning."""

    def open_narrator(self) -> None:
        """The opening of the printed game, for as many as sit at the table, by its rulebook."""

    def open_about(self) -> None: ...
