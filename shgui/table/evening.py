"""What a group finds when it comes to the table: its last game, its earlier games, itself, its settings."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from shgui.engine.record import Record
from shgui.engine.state import FAIR, Rigging
from shgui.engine.types import Outcome
from shgui.table.box_table import BoxTable, is_box
from shgui.table.journal import GameId, GameSummary, Journal
from shgui.table.journal_errors import JournalProblem
from shgui.table.options import Options, default_options, options_from_json
from shgui.table.saved_game import OPTIONS, group_of
from shgui.table.seating import Player, player_from_json
from shgui.table.table import Table


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the list. With a problem it can be set aside, but not opened."""

    game: GameId
    started: datetime
    names: tuple[str, ...]
    outcome: Outcome | None
    rounds: int | None
    problem: JournalProblem | None
    box: bool = False
    """Played with the printed box: `resume_box` opens it."""


class Evening:
    """Everything here may raise a JournalError."""

    def __init__(self, journal: Journal, system_language: str) -> None:
        self._journal = journal
        self._system_language = system_language

    def unfinished(self) -> tuple[SavedGame, ...]:
        """The games to go on with, the newest first."""
        return tuple(
            _saved(summary)
            for summary in self._journal.games()
            if summary.outcome is None and not summary.set_aside
        )

    def to_go_on_with(self) -> SavedGame | None:
        """The game that is offered: the last unfinished one, or the last of all if nobody left its end."""
        newest = self._journal.games()[:1]
        if newest and _waits_at_its_end(newest[0]):
            return _saved(newest[0])
        return next(iter(self.unfinished()), None)

    def finished(self) -> tuple[SavedGame, ...]:
        """The games that were dealt here, each with its record."""
        return tuple(
            _saved(summary)
            for summary in self._journal.games()
            if summary.outcome is not None and not is_box(summary.public)
        )

    def groups(self) -> tuple[tuple[Player, ...], ...]:
        """The groups of earlier evenings in their seats, the one that played last first."""
        return tuple(
            tuple(player_from_json(player) for player in group["players"]) for group in self._journal.groups()
        )

    def forget_group(self, players: Sequence[Player]) -> None:
        self._journal.forget_group(group_of(players))

    def options(self) -> Options:
        """As the last table had them."""
        told = self._journal.settings().get(OPTIONS)
        if told is None:
            return default_options(self._system_language)
        try:
            return options_from_json(told)
        except (KeyError, TypeError, ValueError):
            # A version that knew other rules or choices saved them.
            return default_options(self._system_language)

    def start(
        self,
        players: Sequence[Player],
        options: Options,
        *,
        seed: bytes | None = None,
        rigging: Rigging = FAIR,
        awaits_words: bool = False,
    ) -> Table:
        """A new game at a new table; as `Table.start`."""
        return Table.start(
            players, options, self._journal, seed=seed, rigging=rigging, awaits_words=awaits_words
        )

    def resume(self, game: GameId) -> Table:
        return Table.resume(self._journal, game)

    def start_box(self, players: Sequence[Player], options: Options) -> BoxTable:
        """A new game with the printed box; as `BoxTable.start`."""
        return BoxTable.start(players, options, self._journal)

    def resume_box(self, game: GameId) -> BoxTable:
        return BoxTable.resume(self._journal, game)

    def set_aside(self, game: GameId) -> None:
        """The game is not offered any more. It stays in the journal."""
        self._journal.set_aside(game)

    def record(self, game: GameId) -> Record | None:
        """A finished game for export; None while it isn't finished."""
        return Table.resume(self._journal, game).record()


def _waits_at_its_end(summary: GameSummary) -> bool:
    """Over, and not set aside since: the roles may not have been turned before the program ended."""
    over = summary.outcome is not None and not summary.set_aside
    return over and summary.problem is None and not is_box(summary.public)


def _saved(summary: GameSummary) -> SavedGame:
    try:
        names = tuple(str(player["name"]) for player in summary.public["players"])
        told = summary.outcome
        outcome = None if told is None else Outcome(told["outcome"])
        rounds = None if told is None else int(told["rounds"])
    except (KeyError, TypeError, ValueError):
        return SavedGame(summary.game, summary.started, (), None, None, JournalProblem.DAMAGED_GAME)
    return SavedGame(
        summary.game, summary.started, names, outcome, rounds, summary.problem, is_box(summary.public)
    )
