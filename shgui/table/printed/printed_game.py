"""A game with printed cards: the screen has the boards and the rules, and knows no secret.

The engine plays it like every other game, but its cards and roles mean nothing: before a step that depends on
a card, all cards become the one that everyone saw; before one that depends on Hitler, that role is given to
the player who said so. Only the sizes of the piles are ever shown. They never make a policy impossible: while
a game goes on, at least two liberal and six fascist ones are not on the boards.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import get_args

from shgui.engine.actions import AnswerVeto, Discard, Enact, Execute, ProposeVeto
from shgui.engine.apply import apply
from shgui.engine.chance import SEED_BYTES
from shgui.engine.deal import new_game
from shgui.engine.editions import Edition
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import (
    ChancellorCleared,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GameEnded,
    PlayerExecuted,
    TrackerAdvanced,
    TrackerReset,
)
from shgui.engine.state import Rigging, State
from shgui.engine.types import Phase, Policy, Role, Seat
from shgui.engine.view import PlayerView, view_for
from shgui.table.answers import NotDone, TableReason
from shgui.table.entries import ClaimEntry, VotesEntry, WithdrawalEntry
from shgui.table.log_lines import Line, Occasion, list_occasions
from shgui.table.position import NotPossible, apply_votes, build_claim_line
from shgui.table.printed.printed_facts import ChaosPolicy, Fact, FirstCandidate, HitlerAnswered, PublicAction
from shgui.table.seating import Player

_SESSION = (Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT)
_PASSED = 2


class PrintedQuestion(StrEnum):
    """A question that isn't a phase of the engine."""

    FIRST_CANDIDATE = "first_candidate"
    IS_HITLER = "is_hitler"
    """Whether the elected Chancellor is Hitler."""
    POLICY = "policy"
    """The policy that the session enacted; which cards were drawn is never asked."""
    CHAOS_POLICY = "chaos_policy"
    WAS_HITLER = "was_hitler"
    """Whether the executed player was Hitler."""


TableQuestion = PrintedQuestion | Phase
"""A question to the table; a phase asks for its own action."""


@dataclass(frozen=True, slots=True)
class PendingFact:
    """A step that waits for an answer which only the printed cards have."""

    fact: VotesEntry | AnswerVeto | Execute
    ask: PrintedQuestion
    events: tuple[Event, ...]
    """The events of it that everyone has seen already."""
    about: Seat | None = None


@dataclass(frozen=True, slots=True)
class PrintedPosition:
    fact: Fact
    state: State
    pending: PendingFact | None
    lines: tuple[Line, ...]
    events: tuple[Event, ...]
    """The events that followed from the fact."""


@dataclass(frozen=True, slots=True)
class PrintedGame:
    """A game with printed cards, as a value: `after` and `undone` return new ones."""

    players: tuple[Player, ...]
    edition: Edition
    positions: tuple[PrintedPosition, ...] = ()

    # Questions

    @property
    def asks(self) -> TableQuestion:
        if not self.positions:
            return PrintedQuestion.FIRST_CANDIDATE
        now = self.positions[-1]
        if now.pending is not None:
            return now.pending.ask
        return PrintedQuestion.POLICY if now.state.phase in _SESSION else now.state.phase

    @property
    def about(self) -> Seat | None:
        """The player who is asked whether he is Hitler."""
        pending = self.positions[-1].pending if self.positions else None
        return None if pending is None else pending.about

    @property
    def may_propose_veto(self) -> bool:
        if self.asks is not PrintedQuestion.POLICY:
            return False
        state = self.positions[-1].state
        return state.veto_unlocked and not state.veto_refused

    @property
    def view(self) -> PlayerView | None:
        """Everything that is public; None before the first candidate is known."""
        if not self.positions:
            return None
        now = self.positions[-1]
        view = view_for(now.state, None)
        view.roles = None
        view.history = tuple(map(_without_roles, view.history))
        return view if now.pending is None else _add_pending_events(view, now.pending)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The game log, without undone facts."""
        return self.positions[-1].lines if self.positions else ()

    @property
    def last_events(self) -> tuple[Event, ...]:
        return self.positions[-1].events if self.positions else ()

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        view = self.view
        return () if view is None else list_occasions(view.history)

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(position.fact for position in self.positions)

    # Facts

    def after(self, fact: Fact) -> "PrintedGame | NotPossible":
        """Return the game with another fact, or why the rules make it impossible."""
        position = self._enter_fact(fact)
        return (
            replace(self, positions=(*self.positions, position))
            if isinstance(position, PrintedPosition)
            else position
        )

    def undone(self) -> "PrintedGame | NotDone":
        if not self.positions:
            return NotDone(TableReason.NOTHING_TO_TAKE_BACK)
        return replace(self, positions=self.positions[:-1])

    def _enter_fact(self, fact: Fact) -> PrintedPosition | NotPossible:
        if isinstance(fact, FirstCandidate):
            return self._begin_with_candidate(fact)
        if not self.positions:
            return Refusal(Reason.WRONG_PHASE)
        now = self.positions[-1]
        if now.state.phase is Phase.OVER:
            return Refusal(Reason.GAME_OVER)
        if isinstance(fact, ClaimEntry | WithdrawalEntry):
            line = build_claim_line(fact, now.state.history, now.lines)
            return (
                line
                if isinstance(line, NotDone)
                else replace(now, fact=fact, lines=(*now.lines, line), events=())
            )
        if now.pending is not None:
            return _position_after_answer(now, now.pending, fact)
        if isinstance(fact, HitlerAnswered | ChaosPolicy):
            return Refusal(Reason.WRONG_PHASE)
        return _position_after_fact(now, fact)

    def _begin_with_candidate(self, fact: FirstCandidate) -> PrintedPosition | NotPossible:
        if self.positions:
            return Refusal(Reason.WRONG_PHASE)
        if type(fact.seat) is not int or not 0 <= fact.seat < len(self.players):
            return Refusal(Reason.NO_SUCH_SEAT)
        dealt = Rigging(first=fact.seat)
        state, events = new_game(len(self.players), self.edition, bytes(SEED_BYTES), dealt)
        nobody = (Role.LIBERAL,) * len(self.players)
        return PrintedPosition(fact, _with_roles(state, nobody), None, events, events)


def _position_after_fact(
    now: PrintedPosition, fact: PublicAction | VotesEntry
) -> PrintedPosition | NotPossible:
    after = _apply(now.state, fact)
    if not isinstance(after, State):
        return after
    events = after.history[len(now.state.history) :]
    pending = None
    if isinstance(fact, VotesEntry | AnswerVeto | Execute):
        pending = _find_pending_fact(now.state, fact, events)
    if pending is None:
        return _build_position(now, fact, after, events)
    return replace(now, fact=fact, pending=pending, lines=now.lines + pending.events, events=pending.events)


def _position_after_answer(
    now: PrintedPosition, pending: PendingFact, fact: Fact
) -> PrintedPosition | NotPossible:
    if isinstance(fact, ChaosPolicy) and pending.ask is PrintedQuestion.CHAOS_POLICY:
        if type(fact.policy) is not Policy:
            return Refusal(Reason.NOT_AN_ACTION)
        before = _with_cards(now.state, fact.policy)
    elif isinstance(fact, HitlerAnswered) and pending.about is not None:
        before = now.state
        if fact.hitler:
            roles = list(before.setup.roles)
            roles[pending.about] = Role.HITLER
            before = _with_roles(before, tuple(roles))
    else:
        return Refusal(Reason.WRONG_PHASE)
    after = _apply(before, pending.fact)
    if not isinstance(after, State):
        return after
    shown = len(before.history) + len(pending.events)
    return _build_position(now, fact, after, after.history[shown:])


def _build_position(
    now: PrintedPosition, fact: Fact, state: State, events: tuple[Event, ...]
) -> PrintedPosition:
    seen = tuple(map(_without_roles, events))
    return PrintedPosition(fact, state, None, now.lines + seen, seen)


def _apply(state: State, fact: PublicAction | VotesEntry) -> State | NotPossible:
    if isinstance(fact, VotesEntry):
        return apply_votes(state, fact.ballots) if state.phase is Phase.VOTE else Refusal(Reason.WRONG_PHASE)
    if not isinstance(fact, get_args(PublicAction)):
        return Refusal(Reason.NOT_AN_ACTION)
    if isinstance(fact, Enact) and state.phase in _SESSION and type(fact.card) is Policy:
        state = _with_cards(state, fact.card)
    if isinstance(fact, Enact | ProposeVeto) and state.phase is Phase.PRESIDENT_DISCARD:
        # The President's discard isn't entered: it follows from the Chancellor's.
        passed = apply(state, state.president, Discard(state.hand[0]))
        if isinstance(passed, Refusal):
            return passed
        state, _ = passed
    moved = apply(state, state.on_move[0], fact)
    return moved if isinstance(moved, Refusal) else moved[0]


def _find_pending_fact(
    before: State, fact: VotesEntry | AnswerVeto | Execute, events: tuple[Event, ...]
) -> PendingFact | None:
    """Return the question on which a step depends; None where there is none, or everyone knows the answer."""
    known = {event.chancellor for event in before.history if isinstance(event, ChancellorCleared)}
    for place, event in enumerate(events):
        match event:
            case ChaosBroke():
                return PendingFact(fact, PrintedQuestion.CHAOS_POLICY, events[:place])
            case ChancellorCleared(seat) if seat not in known:
                return PendingFact(fact, PrintedQuestion.IS_HITLER, events[:place], seat)
            case PlayerExecuted(_, seat) if seat not in known:
                return PendingFact(fact, PrintedQuestion.WAS_HITLER, events[: place + 1], seat)
            case _:
                pass
    return None


def _add_pending_events(view: PlayerView, pending: PendingFact) -> PlayerView:
    """Return the view before the step, with what everyone has seen since."""
    view.history += pending.events
    view.on_move = ()
    if isinstance(pending.fact, AnswerVeto):
        view.discard_pile += _PASSED
    for event in pending.events:
        match event:
            case TrackerAdvanced(tracker):
                view.tracker = tracker
            case TrackerReset():
                view.tracker = 0
            case DeckReshuffled(cards):
                view.draw_pile, view.discard_pile = cards, 0
            case PlayerExecuted(_, seat):
                view.alive = tuple(other for other in view.alive if other != seat)
            case _:
                pass
    return view


def _with_cards(state: State, policy: Policy) -> State:
    """Return the same piles and the same hand, of this policy alone."""
    return replace(
        state,
        deck=(policy,) * len(state.deck),
        discards=(policy,) * len(state.discards),
        hand=(policy,) * len(state.hand),
    )


def _with_roles(state: State, roles: tuple[Role, ...]) -> State:
    return replace(state, setup=replace(state.setup, roles=roles))


def _without_roles(event: Event) -> Event:
    return GameEnded(event.outcome, ()) if isinstance(event, GameEnded) else event
