"""The unfinished games that the home page offers: a group's, and one of practice."""

from functools import partial
from typing import TYPE_CHECKING

from shgui.storage.journal_errors import JournalError
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.home.notices import DamagedGame, Notices
from shgui.ui.library_access import LibraryAccess
from shgui.words.bot_texts import list_names_marking_bots
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.library.library import SavedGame
    from shgui.storage.journal import GameId


class OfferedGame:
    """Problems with saved games become notices of the home page."""

    def __init__(self, library_access: LibraryAccess, games: CurrentGame, notices: Notices) -> None:
        self._library_access = library_access
        self._games = games
        self._notices = notices
        self._offered: tuple[SavedGame, ...] = ()
        self.any_saved = False

    def find(self) -> None:
        self._offered, self.any_saved = (), False
        if not self._library_access.holds_games:
            return
        try:
            library = self._library_access.library
            for damaged in library.set_damaged_aside():
                self._notices.add(DamagedGame(damaged.names, damaged.started))
            self._offered = library.list_games_to_continue()
            self.any_saved = library.any_saved()
            self._notices.add_findings(library.findings())
        except JournalError as trouble:
            self._notices.add_trouble(trouble)

    @property
    def is_practice(self) -> bool:
        """True if the newer game is practice; then the other one, if there is one, is a group's."""
        return bool(self._offered) and self._offered[0].practice

    def lines(self, words: Catalogue) -> tuple[str, ...]:
        """Return who plays each of them, and since when, the newest first."""
        return tuple(_describe_game(words, game) for game in self._offered)

    def continue_offered(self, place: int = 0) -> bool:
        """Put one of them on the table; return whether it is there now."""
        return place < len(self._offered) and self.continue_saved(self._offered[place])

    def continue_saved(self, game: "SavedGame") -> bool:
        """Put a saved game on the table, offered or not; return whether it is there now."""
        try:
            library = self._library_access.library
            if game.printed:
                begin = partial(self._games.begin_printed, library.resume_printed(game.game))
            else:
                begin = partial(self._games.begin, library.resume(game.game), resumed=True)
            if game.set_aside:
                library.offer_again(game.game)
        except JournalError as trouble:
            self.note(trouble, game)
            return False
        begin()
        return True

    def note(self, trouble: JournalError, game: "SavedGame") -> None:
        """Note for the home page why a game can't be opened; stop offering it if it is damaged."""
        if trouble.problem == "damaged_game":
            self._notices.add(DamagedGame(game.names, game.started))
            self._set_aside(game.game)
        else:
            self._notices.add_trouble(trouble)

    def set_aside(self) -> None:
        """Stop offering the newest game."""
        if self._offered:
            self._set_aside(self._offered[0].game)

    def leave_game(self) -> None:
        """Let go of the game on the table; it is saved."""
        self.set_finished_aside()
        self._games.leave()

    def set_finished_aside(self) -> None:
        """Stop offering a game whose roles have been revealed."""
        if self._games.finished is not None:
            self._set_aside(self._games.finished.game)

    def _set_aside(self, game: "GameId") -> None:
        try:
            self._library_access.library.set_aside(game)
        except JournalError as trouble:
            self._notices.add_trouble(trouble)


def _describe_game(words: Catalogue, game: "SavedGame") -> str:
    names = words.row_of(list_names_marking_bots(words, game.names, game.bots))
    if game.started is None:
        return names
    # Translators: who plays an unfinished game, and since when
    text = words.gettext("{names} – begun {moment}")
    return text.format(names=names, moment=words.moment(game.started.astimezone()))
