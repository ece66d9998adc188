"""Screens and public table of the reference: see `followed_reference`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Self

from shgui.engine import actions
from shgui.engine.errors import Refusal
from shgui.engine.events import (
    ChancellorNominated,
    Event,
    GameBegan,
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesPassed,
    PoliciesPeeked,
    PolicyEnacted,
    SpecialElectionCalled,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VotesRevealed,
)
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.table.log_lines import Line, Occasion, TableLine
from shgui.table.options import Voting
from shgui.table.private_tasks import PrivateTask, TaskKind, list_private_tasks
from shgui.table.public_choices import Choice


class Ask(StrEnum):
    phase: Phase | None
    choice: Callable[[Seat], Choice] | None

    def __new__(
        cls, code: str, phase: Phase | None = None, choice: Callable[[Seat], Choice] | None = None
    ) -> Self:
        ask = str.__new__(cls, code)
        ask._value_ = code
        ask.phase = phase
        ask.choice = choice
        return ask

    NOMINATE = "nominate", Phase.NOMINATE, actions.Nominate
    COUNT_HANDS = "count_hands", Phase.VOTE
    OPEN_BALLOTS = "open_ballots"
    ANSWER_VETO = "answer_veto", Phase.VETO_ANSWER
    INVESTIGATE = "investigate", Phase.INVESTIGATE, actions.Investigate
    SPECIAL_ELECTION = "special_election", Phase.SPECIAL_ELECTION, actions.CallSpecialElection
    EXECUTE = "execute", Phase.EXECUTE, actions.Execute
    HAND_OVER = "hand_over"
    ON_PHONES = "on_phones"
    ON_BOTS = "on_bots"
    FINISH = "finish"


@dataclass(frozen=True, slots=True)
class FingerprintScreen:
    pass


@dataclass(frozen=True, slots=True)
class TableScreen:
    ask: Ask
    seat: Seat | None = None
    purpose: TaskKind | None = None


@dataclass(frozen=True, slots=True)
class HandOverScreen:
    seat: Seat
    purpose: TaskKind


@dataclass(frozen=True, slots=True)
class ToTableScreen:
    on_stage: bool = False
    reveals: bool = field(default=True, compare=False)


@dataclass(frozen=True, slots=True)
class EndScreen:
    pass


Screen = FingerprintScreen | TableScreen | HandOverScreen | ToTableScreen | EndScreen


@dataclass(frozen=True, slots=True)
class Progress:
    voting: Voting = Voting.HANDS
    unseen: frozenset[Seat] = frozenset()
    newcomers: frozenset[Seat] = frozenset()
    elsewhere: frozenset[Seat] = frozenset()
    bots: frozenset[Seat] = frozenset()
    alone: Seat | None = None
    asked: HandOverScreen | None = None
    going_round: bool = False
    to_table: ToTableScreen | None = None
    ended: bool = False


ASKED: Mapping[str, Ask] = {ask.phase: ask for ask in Ask if ask.phase is not None}


def screen_now(view: PlayerView, progress: Progress) -> Screen:
    if ended_by_table(view):
        return EndScreen()
    if progress.to_table is not None:
        return progress.to_table
    if progress.asked is not None:
        return progress.asked
    due = _due(view, progress)
    private = next((HandOverScreen(*moment) for moment in due if moment.seat not in progress.elsewhere), None)
    if private is not None and not (progress.alone is not None and private.purpose is TaskKind.BALLOT):
        return _in_private(private, progress)
    if due and not (due[0].purpose is TaskKind.BALLOT and thumbs_to_count(view, progress.elsewhere)):
        on_bots = all(moment.seat in progress.bots for moment in due)
        return TableScreen(Ask.ON_BOTS if on_bots else Ask.ON_PHONES, None, due[0].purpose)
    if view.phase is Phase.OVER:
        return EndScreen() if progress.ended else TableScreen(Ask.FINISH)
    if view.phase is Phase.VOTE:
        return TableScreen(Ask.COUNT_HANDS)
    seat = view.on_move[0]
    return TableScreen(Ask.ON_BOTS if seat in progress.bots else ASKED[view.phase], seat)


def _in_private(private: HandOverScreen, progress: Progress) -> Screen:
    if progress.going_round or progress.alone is not None:
        return private
    if private.purpose is TaskKind.BALLOT:
        return TableScreen(Ask.OPEN_BALLOTS)
    return TableScreen(Ask.HAND_OVER, private.seat, private.purpose)


def missing_elsewhere(view: PlayerView, progress: Progress) -> tuple[Seat, ...]:
    return tuple(moment.seat for moment in _due(view, progress) if moment.seat in progress.elsewhere)


def thumbs_to_count(view: PlayerView, elsewhere: frozenset[Seat]) -> tuple[Seat, ...]:
    if elsewhere.isdisjoint(view.alive):
        return view.alive
    return tuple(seat for seat in view.alive if seat not in elsewhere and seat not in view.voted)


def ended_by_table(view: PlayerView) -> bool:
    return view.phase is Phase.OVER and view.outcome is None


def after_events(progress: Progress, events: Iterable[Event]) -> Progress:
    if all(isinstance(event, PoliciesPassed) for event in events):
        return progress
    return replace(progress, going_round=False)


_STAGED = VotesRevealed | PolicyEnacted | VetoProposed | PlayerInvestigated
_TOGETHER = _STAGED | VetoAgreed | VetoRefused | SpecialElectionCalled | PlayerExecuted
_DEEDS = _TOGETHER | GameBegan | ChancellorNominated | PoliciesPassed | PoliciesPeeked


def must_be_seen_by_all(events: Iterable[Event]) -> bool:
    return any(isinstance(event, _STAGED) for event in events)


def reveals_anything(events: Iterable[Event]) -> bool:
    return any(isinstance(event, _STAGED) and not isinstance(event, PlayerInvestigated) for event in events)


def looked_at_together(events: Iterable[Event]) -> bool:
    return any(isinstance(event, _TOGETHER) for event in events)


def last_deed(history: Sequence[Event]) -> int:
    return next((n for n in range(len(history) - 1, -1, -1) if isinstance(history[n], _DEEDS)), 0)


def last_told(history: Sequence[Event]) -> int:
    start = last_deed(history)
    return start - 1 if start and isinstance(history[start - 1], PoliciesPassed) else start


def ends_together(history: Sequence[Event]) -> bool:
    return isinstance(history[last_deed(history)], _TOGETHER)


def ends_in_private(history: Sequence[Event], voting: Voting) -> bool:
    last = history[last_deed(history)]
    return voting is Voting.BALLOTS if isinstance(last, VotesRevealed) else isinstance(last, _STAGED)


def _due(view: PlayerView, progress: Progress) -> tuple[PrivateTask, ...]:
    return list_private_tasks(view, progress.voting, progress.unseen, progress.newcomers, progress.elsewhere)


@dataclass(frozen=True, slots=True)
class PublicTable:
    view: PlayerView
    screen: Screen
    names: tuple[str, ...]
    events: tuple[Event, ...] = ()
    choices: tuple[Seat, ...] = ()
    refusals: Mapping[Seat, Refusal] = field(default_factory=dict)
    may_take_back: bool = False
    voting: Voting = Voting.HANDS
    discussion_seconds: int | None = None
    chronicle: tuple[Line, ...] = ()
    claims: bool = False
    occasions: tuple[Occasion, ...] = ()
    told: tuple[TableLine, ...] = ()
    languages: tuple[str, ...] = ()
    next_voting: Voting = Voting.HANDS
    printed: bool = False
    dealing: bool = False
    elsewhere: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()
    bots: frozenset[Seat] = frozenset()
    phones_open: bool = False
    missing: tuple[Seat, ...] = ()
    beside: str = ""
    retold: str = ""
