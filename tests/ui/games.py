"""Games dealt by hand, for tests that need to know what lies where."""

from shgui.engine.actions import Action, Nominate, Vote
from shgui.engine.apply import apply
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.errors import Refusal
from shgui.engine.state import Rigging, State
from shgui.engine.types import Policy, Role, Seat
from shgui.engine.view import PlayerView, view_for

SEED = bytes(range(32))


def roles(players: int) -> tuple[Role, ...]:
    """Seat 0 is Hitler, the next are Fascists, the others Liberals."""
    fascists = (players - 3) // 2
    return (Role.HITLER, *(Role.FASCIST,) * fascists, *(Role.LIBERAL,) * (players - fascists - 1))


def deck(start: str) -> tuple[Policy, ...]:
    """A deck that begins with these cards, such as "FFL"; the others follow, Fascist first."""
    rest = "F" * (11 - start.count("F")) + "L" * (6 - start.count("L"))
    return tuple(Policy(card) for card in start + rest)


def game(players: int = 7, first: Seat = 0, cards: str = "") -> State:
    rigging = Rigging(roles=roles(players), deck=deck(cards), first=first)
    return new_game(players, get_edition("official"), SEED, rigging)[0]


def after(state: State, *moves: tuple[Seat, Action]) -> State:
    for seat, action in moves:
        answer = apply(state, seat, action)
        assert not isinstance(answer, Refusal), answer
        state = answer[0]
    return state


def elected(state: State, chancellor: Seat) -> State:
    """The candidate nominates this seat and everybody votes for them."""
    state = after(state, (state.president, Nominate(chancellor)))
    return after(state, *((seat, Vote(True)) for seat in state.alive))


def table_view(state: State) -> PlayerView:
    return view_for(state, None)
