"""Moments of games: a state, and what follows from it with all that is told then."""

from collections.abc import Callable

from shgui.engine.actions import (
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.events import Event
from shgui.engine.state import State
from shgui.engine.types import Policy
from tests.ui.games import after, elected, game

FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL

Pair = tuple[State, State]


def told(pair: Pair) -> tuple[Event, ...]:
    before, behind = pair
    return behind.history[len(before.history) :]


def nominated() -> Pair:
    return game(10), after(game(10), (0, Nominate(4)))


def voted(*nein: int) -> Pair:
    before = after(game(10), (0, Nominate(4)))
    return before, after(before, *((seat, Vote(seat not in nein)) for seat in range(10)))


def close_vote() -> Pair:
    return voted(2, 4, 6, 8)


def rejected() -> Pair:
    return voted(*range(10))


def asked(*, hitler: bool = False) -> Pair:
    """Seat 0 is Hitler."""
    state = game(10, first=1)
    state.fascist = 3
    before = after(state, (1, Nominate(0 if hitler else 5)))
    return before, after(before, *((seat, Vote(True)) for seat in range(10)))


def hitler_elected() -> Pair:
    return asked(hitler=True)


def enacted(policy: Policy = FASCIST, laid: int = 3) -> Pair:
    state = game(10, cards=policy.value * 3)
    state.fascist = laid
    before = after(elected(state, 4), (0, Discard(policy)))
    return before, after(before, (4, Enact(policy)))


def liberal_enacted() -> Pair:
    return enacted(LIBERAL)


def unlocked() -> Pair:
    return enacted(FASCIST, 4)


def executed(*, hitler: bool = False) -> Pair:
    state = game(10, first=1, cards="FFF")
    state.fascist = 3
    before = after(elected(state, 4), (1, Discard(FASCIST)), (4, Enact(FASCIST)))
    return before, after(before, (1, Execute(0 if hitler else 5)))


def hitler_executed() -> Pair:
    return executed(hitler=True)


def chaos() -> Pair:
    before, _ = voted()
    before.tracker = 2
    return before, after(before, *((seat, Vote(False)) for seat in range(10)))


def veto_proposed() -> Pair:
    state = game(10, first=1, cards="FFL")
    state.fascist = 5
    before = after(elected(state, 4), (1, Discard(FASCIST)))
    return before, after(before, (4, ProposeVeto()))


def veto_answered(*, agreed: bool) -> Pair:
    before = veto_proposed()[1]
    return before, after(before, (1, AnswerVeto(agreed)))


def veto_agreed() -> Pair:
    return veto_answered(agreed=True)


def veto_refused() -> Pair:
    return veto_answered(agreed=False)


def investigated() -> Pair:
    before = enacted(laid=0)[1]
    return before, after(before, (0, Investigate(6)))


def special_election() -> Pair:
    before = enacted(laid=2)[1]
    return before, after(before, (0, CallSpecialElection(6)))


def reshuffled() -> Pair:
    state = game(10, cards="FFF")
    state.discards, state.deck = state.deck[5:], state.deck[:5]
    before = after(elected(state, 4), (0, Discard(FASCIST)))
    return before, after(before, (4, Enact(FASCIST)))


MOMENTS: tuple[Callable[[], Pair], ...] = (
    nominated,
    close_vote,
    rejected,
    asked,
    hitler_elected,
    enacted,
    liberal_enacted,
    unlocked,
    executed,
    hitler_executed,
    chaos,
    veto_proposed,
    veto_agreed,
    veto_refused,
    investigated,
    special_election,
    reshuffled,
)
