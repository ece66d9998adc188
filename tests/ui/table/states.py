"""States of a game, played up to by rule, that the table page is tested with."""

from shgui.engine.actions import Discard, Enact, Nominate, ProposeVeto, Vote
from shgui.engine.state import State
from shgui.engine.types import Policy
from tests.ui.games import after, elected, game

FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL


def enacted(state: State, chancellor: int, policy: Policy) -> State:
    state = elected(state, chancellor)
    put_away = next((card for card in state.hand if card is not policy), policy)
    return after(state, (state.president, Discard(put_away)), (chancellor, Enact(policy)))


def with_fascist(players: int, count: int) -> State:
    """The Fascist policy of that number has just been enacted."""
    state = game(players, cards="FFF")
    state.fascist = count - 1
    return enacted(state, 3, FASCIST)


def vetoed() -> State:
    state = game(cards="FFF")
    state.fascist = 5
    return after(elected(state, 3), (0, Discard(FASCIST)), (3, ProposeVeto()))


def nominated(players: int = 7) -> State:
    return after(game(players), (0, Nominate(1)))


def second_round() -> State:
    """Seat 1 nominates; 0 was President, 3 Chancellor."""
    return enacted(game(cards="LLL"), 3, LIBERAL)


def revealed(state: State, *against: int) -> State:
    return after(state, *((seat, Vote(seat not in against)) for seat in state.alive))
