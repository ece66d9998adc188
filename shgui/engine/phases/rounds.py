"""The beginning of rounds and the end of a game."""

from dataclasses import replace

from shgui.engine.eligibility import list_eligible_seats
from shgui.engine.events import Event, GameEnded, RoundBegan
from shgui.engine.knowledge import Memory
from shgui.engine.state import State
from shgui.engine.types import Outcome, Phase, Seat


def begin_next_round(state: State, events: list[Event]) -> None:
    """Pass the presidency clockwise; after a special election, from the President who called it."""
    passed_by = state.president if state.resume is None else state.resume
    state.resume = None
    candidate = next((seat for seat in state.alive if seat > passed_by), state.alive[0])
    begin_round(state, candidate, False, events)


def begin_round(state: State, candidate: Seat, special: bool, events: list[Event]) -> None:
    state.round += 1
    state.president = candidate
    state.chancellor = None
    state.veto_refused = False
    state.phase = Phase.NOMINATE
    state.on_move = (candidate,)
    state.eligible = list_eligible_seats(state, candidate)
    events.append(RoundBegan(state.round, candidate, special))


def end_game(state: State, outcome: Outcome, events: list[Event]) -> None:
    state.phase = Phase.OVER
    state.on_move = ()
    state.outcome = outcome
    events.append(GameEnded(outcome, state.setup.roles))


def end_early(state: State) -> State:
    """Return the state of a game that its players end now: over, without an outcome, nothing secret."""
    return replace(state, phase=Phase.OVER, on_move=())


def add_memory(state: State, seat: Seat, memory: Memory) -> None:
    memories = list(state.memories)
    memories[seat] += (memory,)
    state.memories = tuple(memories)
