"""A finished game with its public log, for the review and the replay.

It is made from a game in the journal or from a record, by the same `apply_entry` that played it. The log
holds only what was public at each step. `FinishedGame.view_of_seat` returns what one seat knew then, its role
included, through the same view as during play.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import pairwise

from shgui.engine.deal import new_game
from shgui.engine.record import Record
from shgui.engine.types import Outcome, Phase, Role, Seat
from shgui.engine.view import PlayerView, view_for
from shgui.library.imported_games import list_seat_changes
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord
from shgui.storage.journal import GameId, Journal
from shgui.table.entries import ActionEntry, EndedEarlyEntry, Entry
from shgui.table.log_lines import SlipTakenBack
from shgui.table.options import Options
from shgui.table.position import Position, replay_entries, start_position
from shgui.table.public_log import PublicLog, PublicStep
from shgui.table.saved_game import build_group, restore_game
from shgui.table.seating import Player, list_recorded_players


class GameNotOver(ValueError):
    """Raised for a game that isn't over: it has no review and no replay."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """Made by `load_finished_game`, `replay_record` and `build_finished_game`."""

    players: tuple[Player, ...]
    """Those of the deal."""
    options: Options
    """The options of the game."""
    played: datetime | None
    """The time of its deal; None for a record."""
    fingerprint: str
    """Empty for a rigged game."""
    deal: int
    """The number of its deal."""
    steps: PublicLog
    """The public steps from the deal to the end."""
    _positions: tuple[Position, ...] = field(repr=False)
    """The position at each step."""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None where the table ended the game early."""
        return self.steps[-1].view.outcome

    @property
    def group(self) -> str:
        """The identity of those who sat down together, in whatever order."""
        return build_group(self.players).identity

    @property
    def roles(self) -> tuple[Role, ...]:
        """The role of each seat, hidden up to the last step."""
        return self._positions[-1].state.setup.roles

    def view_of_seat(self, step: int, seat: Seat) -> PlayerView:
        """Return what this seat knew at that step: role, allies, hand, in `memory` all it had looked at."""
        return view_for(self._positions[step].state, seat)

    @property
    def standing_steps(self) -> tuple[int, ...]:
        """The numbers of all steps but those that were undone, and those that undid them."""
        standing: list[PublicStep] = []
        for step in self.steps:
            if not any(isinstance(line, SlipTakenBack) for line in step.new):
                standing.append(step)
                continue
            # The history is as long again as before the slip; what was said meanwhile goes with it.
            while len(standing[-1].view.history) > len(step.view.history):
                standing.pop()
        return tuple(step.number for step in standing)

    def with_steps(self, numbers: Sequence[int]) -> "FinishedGame":
        """Return the same game with these steps alone, numbered anew."""
        steps = PublicLog(replace(self.steps[old], number=new) for new, old in enumerate(numbers))
        return replace(self, steps=steps, _positions=tuple(self._positions[old] for old in numbers))


def load_finished_game(journal: Journal, game: GameId) -> FinishedGame:
    """Return a game from the journal; JournalError where it can't be read, NotOver where it isn't over."""
    kept = restore_game(journal, game)
    if not kept.positions:
        raise GameNotOver
    sealed = kept.sealed
    return build_finished_game(
        kept.positions, kept.options, kept.started, sealed.fingerprint, sealed.sitting.deal
    )


def replay_record(record: Record, language: str) -> FinishedGame:
    """Return the game of a record, for readers of this language; UnreadableRecord where there is none.

    `engine.fairness` says whether it was played fairly.
    """
    if record.seed is None:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    options = Options(record.edition, language)
    try:
        players = list_recorded_players(record.names, record.bots, language)
        dealt, _ = new_game(len(players), record.edition, record.seed, record.rigging, record.sitting)
        entries = _list_record_entries(record, players)
        positions = tuple(replay_entries(start_position(players, dealt), entries, options))
    except ValueError as error:
        raise UnreadableRecord(RecordProblem.DAMAGED) from error
    if record.is_broken_off and positions[-1].state.phase is not Phase.OVER:
        positions = (*positions[:-1], *replay_entries(positions[-1], (EndedEarlyEntry(),), options))
    try:
        return build_finished_game(positions, options, None, record.commitment, record.deal)
    except GameNotOver as error:
        raise UnreadableRecord(RecordProblem.UNFINISHED) from error


def _list_record_entries(record: Record, players: Sequence[Player]) -> Iterator[Entry]:
    *changes, at_the_end = list_seat_changes(record, players)
    for before, (seat, action) in zip(changes, record.moves, strict=True):
        yield from before
        yield ActionEntry(seat, action)
    yield from at_the_end


def build_finished_game(
    positions: Sequence[Position],
    options: Options,
    played: datetime | None = None,
    fingerprint: str = "",
    deal: int = 1,
) -> FinishedGame:
    """Return the game with these positions, the deal first; NotOver where the last of them isn't its end."""
    if positions[-1].state.phase is not Phase.OVER:
        raise GameNotOver
    # A look at the own role, or a ballot before the last one, brought no line: nobody else saw it.
    seen = (
        positions[0],
        *(after for before, after in pairwise(positions) if after.lines != before.lines),
    )
    steps = PublicLog()
    for position in seen:
        steps.record(position, view_for(position.state, None), options)
    return FinishedGame(positions[0].players, options, played, fingerprint, deal, steps, seen)
