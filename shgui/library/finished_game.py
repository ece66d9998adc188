"""A finished game, step by step, as the table saw it: for the review and the replay.

It is made of a game in the journal or of a record, by the same `position.step` that played it. A `PublicStep`
holds only what was public at that step. What one seat knew then, its role included, is asked for by
`FinishedGame.seen_by`, and comes through the same view as during play.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import pairwise

from shgui.engine.deal import new_game
from shgui.engine.fairness import verify
from shgui.engine.record import Record
from shgui.engine.types import Outcome, Phase, Role, Seat
from shgui.engine.view import PlayerView, view_for
from shgui.library.imported_games import seat_changes_of
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord
from shgui.storage.journal import GameId, Journal
from shgui.table.entries import Acted, EndedEarly, Entry
from shgui.table.log_lines import Claim, ClaimNoted, ClaimWithdrawn, Line, Occasion, SlipTakenBack
from shgui.table.options import Options, Voting
from shgui.table.position import Position, beginning, played_again
from shgui.table.saved_game import group_of, restore
from shgui.table.seating import Player, players_of_record


class NotOver(ValueError):
    """A game that goes on: nothing of it is told again."""


@dataclass(frozen=True, slots=True)
class PublicStep:
    """A moment of the game as all saw it."""

    number: int
    """The deal is step 0."""
    round: int
    """In which it was done. What followed of itself may be the beginning of the next one."""
    view: PlayerView
    """The table in the middle, after it. Who had a ballot in the box before it was opened, nobody kept."""
    lines: tuple[Line, ...]
    """The chronicle, with all that was said, up to here."""
    gained: int
    """How many of its lines came with this step."""
    players: tuple[Player, ...]
    """Who sat there then."""
    voting: Voting
    """How votes were taken in the round that the view shows."""

    @property
    def new(self) -> tuple[Line, ...]:
        """What was done, and what followed of itself."""
        return self.lines[len(self.lines) - self.gained :]

    @property
    def claims(self) -> tuple[Claim, ...]:
        """What was claimed and not withdrawn, the last word on each occasion, in the order it was said."""
        standing: dict[Occasion, Claim] = {}
        for line in self.lines:
            if isinstance(line, ClaimNoted):
                standing.pop(line.claim.occasion, None)
                standing[line.claim.occasion] = line.claim
            elif isinstance(line, ClaimWithdrawn):
                standing.pop(line.withdrawn.occasion, None)
        return tuple(standing.values())


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """Made by `finished_game`, `recorded_game` and `told_again`."""

    players: tuple[Player, ...]
    """Those of the deal."""
    options: Options
    """As the table was laid."""
    played: datetime | None
    """When it began; None where a record is all that is left of it."""
    fingerprint: str
    """Empty for a game that was laid by hand."""
    deal: int
    """Which of the evening it was for the same players, counted from one."""
    steps: tuple[PublicStep, ...]
    """From the deal to the end, one for each change that the table saw."""
    _moments: tuple[Position, ...] = field(repr=False)

    @property
    def outcome(self) -> Outcome | None:
        """None where the table ended it early."""
        return self.steps[-1].view.outcome

    @property
    def group(self) -> str:
        """The identity of those who sat down together, in whatever order."""
        return group_of(self.players).identity

    @property
    def roles(self) -> tuple[Role, ...]:
        """By seat: what was hidden up to the last step."""
        roles = self.steps[-1].view.roles
        if roles is None:
            raise NotOver
        return roles

    def seen_by(self, step: int, seat: Seat) -> PlayerView:
        """What this seat knew at that step: role, allies, hand, and in `memory` all that it had looked at."""
        return view_for(self._moments[step].state, seat)

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
        steps = tuple(replace(self.steps[old], number=new) for new, old in enumerate(numbers))
        return replace(self, steps=steps, _moments=tuple(self._moments[old] for old in numbers))


def finished_game(journal: Journal, game: GameId) -> FinishedGame:
    """JournalError where it can't be read, NotOver where it isn't over."""
    kept = restore(journal, game)
    if not kept.positions:
        raise NotOver
    sealed = kept.sealed
    return told_again(kept.positions, kept.options, kept.started, sealed.fingerprint, sealed.sitting.deal)


def recorded_game(record: Record, language: str) -> FinishedGame:
    """The game that a record tells, for readers of this language; UnreadableRecord where it tells of none.

    Whether it was played fairly is for `engine.fairness` to say.
    """
    if record.seed is None:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    options = Options(record.edition, language)
    try:
        players = players_of_record(record.names, record.bots, language)
        dealt, _ = new_game(len(players), record.edition, record.seed, record.rigging, record.sitting)
        entries = _entries(record, players)
        moments = tuple(played_again(beginning(players, dealt), entries, options))
    except ValueError as error:
        raise UnreadableRecord(RecordProblem.DAMAGED) from error
    broken_off = record.ending is not None and record.ending.outcome is None
    if broken_off and moments[-1].state.phase is not Phase.OVER:
        moments = (*moments[:-1], *played_again(moments[-1], (EndedEarly(),), options))
    try:
        return told_again(moments, options, None, record.commitment, record.deal)
    except NotOver as error:
        raise UnreadableRecord(RecordProblem.UNFINISHED) from error


def _entries(record: Record, players: Sequence[Player]) -> Iterator[Entry]:
    *changes, at_the_end = seat_changes_of(record, players)
    for before, (seat, action) in zip(changes, record.moves, strict=True):
        yield from before
        yield Acted(seat, action)
    yield from at_the_end


def fits_fingerprint(record: Record, fingerprint: str) -> bool:
    """Return whether the record of a finished game fits the fingerprint that was shown before the roles."""
    return verify(record, fingerprint).sound


def told_again(
    moments: Sequence[Position],
    options: Options,
    played: datetime | None = None,
    fingerprint: str = "",
    deal: int = 1,
) -> FinishedGame:
    """A game from all its moments, the deal first; NotOver where the last of them isn't its end."""
    if moments[-1].state.phase is not Phase.OVER:
        raise NotOver
    # What brought no line was seen by nobody else: a look at the own role, a ballot before the last one.
    seen = (moments[0], *(after for before, after in pairwise(moments) if after.lines != before.lines))
    steps = tuple(_steps(seen, options))
    return FinishedGame(moments[0].players, options, played, fingerprint, deal, steps, seen)


def _steps(moments: tuple[Position, ...], options: Options) -> Iterator[PublicStep]:
    before = 0, moments[0].state.round
    for number, moment in enumerate(moments):
        lines, round_ = before
        yield PublicStep(
            number,
            round_,
            view_for(moment.state, None),
            moment.lines,
            len(moment.lines) - lines,
            moment.players,
            moment.voting(options),
        )
        before = len(moment.lines), moment.state.round
