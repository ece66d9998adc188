"""Opening reviews and replays of finished games: the one on the table, saved ones, and records."""

from pathlib import Path

from shgui.engine.fairness import verify
from shgui.engine.record import BadRecord, record_to_json, replay
from shgui.engine.types import Phase
from shgui.library.finished_game import FinishedGame, replay_record
from shgui.library.library import SavedGame
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord, read_record
from shgui.storage.journal_errors import JournalError
from shgui.table.table_reader import TableReader
from shgui.ui.after_game.review import Review
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.home.home_actions import HomeActions
from shgui.ui.home.notices import UnreadableFile
from shgui.ui.library_access import LibraryAccess
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router


class Reviews:
    """Where a game can't be read the home page says why."""

    def __init__(
        self,
        router: Router,
        library_access: LibraryAccess,
        games: CurrentGame,
        home: HomeActions,
    ) -> None:
        self._router = router
        self._library_access = library_access
        self._games = games
        self._home = home

    def open_of_table(self) -> None:
        """Open the review of the finished game on the table."""
        table = self._games.table
        if table is None:
            return
        try:
            made = self._review_of(table)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._open(made)

    def open_saved(self, game: SavedGame) -> None:
        self._open(self.of_saved(game))

    def open_record(self, path: Path) -> None:
        """Open the game of a record: on its players' table nobody sits any more."""
        try:
            made = read_review(path)
        except UnreadableRecord as error:
            self._home.show_unreadable(UnreadableFile(path, error.problem, error.detail))
        else:
            self._open(made)

    def watch_saved(self, game: SavedGame) -> None:
        """Replay a saved game that is over."""
        try:
            finished = self._library_access.library.finished(game.game)
        except JournalError as trouble:
            self._home.show_trouble(trouble, game)
        else:
            self._router.open(PageName.WATCH, finished)

    def of_saved(self, game: SavedGame) -> Review | None:
        """Return the review of a saved game that is over; None, with a notice, where it can't be read."""
        try:
            return self._review_of(self._library_access.library.resume(game.game))
        except JournalError as trouble:
            self._home.show_trouble(trouble, game)
            return None

    def _open(self, made: Review | None) -> None:
        if made is not None:
            self._router.open(PageName.REVIEW, made)

    def _review_of(self, table: TableReader) -> Review | None:
        if table.record() is None:
            return None
        return make_review(table, self._library_access.library.finished(table.game))


def make_review(table: TableReader, game: FinishedGame) -> Review:
    """Return the review of a table whose game is over."""
    record = table.record()
    if record is None:
        raise ValueError(table)
    # The table itself is the witness of the fingerprint that it showed and of the end that it reached.
    verdict = verify(record, table.fingerprint or None, record.end or None)
    return Review(verdict, record_to_json(record), game)


def read_review(path: Path) -> Review:
    """Return the review of a recorded game; UnreadableRecord where the file has no finished game."""
    record = read_record(path)
    if record.seed is None:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    try:
        state = replay(record)
    except BadRecord as error:
        raise UnreadableRecord(RecordProblem.DAMAGED) from error
    if state.phase is not Phase.OVER:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    return Review(verify(record), record_to_json(record), replay_record(record, "en"))
