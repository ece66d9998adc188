"""How a round begins and how a game ends."""

from functools import cache

from shgui.engine.eligibility import eligible
from shgui.engine.events import Event, GameEnded, RoundBegan
from shgui.engine.knowledge import Memory
from shgui.engine.state import State
from shgui.engine.types import Outcome, Phase, Seat

_NOMINATE = Phase.NOMINATE


def next_round(state: State, events: list[Event]) -> None:
    """The presidency passes clockwise, after a special election to the left of whoever called it."""
    passed_by = state.president if state.resume is None else state.resume
    state.resume = None
    begin_round(state, _next_living(state.alive, passed_by), False, events)


def begin_round(state: State, candidate: Seat, special: bool, events: list[Event]) -> None:
    state.round = number = state.round + 1
    state.president = candidate
    state.chancellor = None
    state.veto_refused = False
    state.phase = _NOMINATE
    state.on_move = (candidate,)
    state.eligible = eligible(state.alive, candidate, state.term_limits)
    events.append(RoundBegan(number, candidate, special))


@cache
def _next_living(alive: tuple[Seat, ...], seat: Seat) -> Seat:
    """The nearest living seat clockwise."""
    return next((living for living in alive if living > seat), alive[0])


def end_game(state: State, outcome: Outcome, events: list[Event]) -> None:
    state.phase = Phase.OVER
    state.on_move = ()
    state.outcome = outcome
    events.append(GameEnded(outcome, state.setup.roles))


def remember(state: State, seat: Seat, learnt: Memory) -> None:
    """Adds to what one seat alone knows."""
    memories = list(state.memories)
    memories[seat] += (learnt,)
    state.memories = tuple(memories)
