"""A guided round with fixed roles and cards, which shows how a game goes. It is never saved.

The President, a Liberal, passes one policy of each kind, and the Chancellor, a Fascist, enacts the Fascist
one. Votes and the target of the power are free, because they don't change what follows.
"""

from collections.abc import Sequence
from enum import IntEnum

from shgui.engine.actions import Action, Discard, Enact, Investigate, Nominate, Vote
from shgui.engine.apply import apply
from shgui.engine.components import POLICIES
from shgui.engine.deal import new_game
from shgui.engine.editions import OFFICIAL, get_edition
from shgui.engine.errors import Refusal
from shgui.engine.events import Event
from shgui.engine.state import Rigging, State
from shgui.engine.types import Phase, Policy, Role, Seat
from shgui.engine.view import PlayerView, view_for

NAMES = ("Ana", "Piotr", "Marta", "Igor", "Ola", "Lucia", "Bruno", "Ingrid", "Max")
"""So many that the first Fascist policy brings a power."""
PRESIDENT, CHANCELLOR = 0, 1

_ROLES = {1: Role.FASCIST, 3: Role.HITLER, 6: Role.FASCIST, 8: Role.FASCIST}
_NEIN_VOTERS = (2, 6)
_TOP_CARDS = (Policy.FASCIST, Policy.LIBERAL, Policy.FASCIST)

Move = tuple[Seat, Action]


class DemoScene(IntEnum):
    """A stage of the guided round; each follows from the one before."""

    DEALT = 0
    NOMINATED = 1
    ELECTED = 2
    PASSED = 3
    ENACTED = 4
    INVESTIGATED = 5


class Demo:
    """The states of all stages, so that one can go back and forth."""

    def __init__(self) -> None:
        self._scenes = [_deal_demo()]
        self._add_remaining()

    def view(self, scene: DemoScene, seat: Seat | None) -> PlayerView:
        """Return what this seat knows in the scene, or with None what everyone sees."""
        return view_for(self._scenes[scene], seat)

    def events_between(self, earlier: DemoScene, later: DemoScene) -> tuple[Event, ...]:
        return self._scenes[later].history[len(self._scenes[earlier].history) :]

    def why_not(self, scene: DemoScene, seat: Seat, action: Action) -> Refusal | None:
        """Return why this action isn't possible in the scene; None where it is."""
        answer = apply(self._scenes[scene], seat, action)
        return answer if isinstance(answer, Refusal) else None

    def play(self, scene: DemoScene, moves: Sequence[Move]) -> bool:
        """Make these moves in the scene, unless they change what follows; return whether they were made."""
        after = _play_moves(self._scenes[scene], moves)
        if _outline(after) != _outline(self._scenes[scene + 1]):
            return False
        self._scenes[scene + 1 :] = [after]
        self._add_remaining()
        return True

    def _add_remaining(self) -> None:
        """Add the remaining scenes by the fixed moves."""
        for scene in list(DemoScene)[len(self._scenes) :]:
            self._scenes.append(_play_moves(self._scenes[-1], _SCRIPT[scene]))


def _deal_demo() -> State:
    seats = range(len(NAMES))
    rest = list(POLICIES)
    for card in _TOP_CARDS:
        rest.remove(card)
    rigging = Rigging(
        roles=tuple(_ROLES.get(seat, Role.LIBERAL) for seat in seats),
        deck=(*_TOP_CARDS, *rest),
        first=PRESIDENT,
    )
    state, _ = new_game(len(NAMES), get_edition(OFFICIAL), rigging=rigging)
    return state


def _play_moves(state: State, moves: Sequence[Move]) -> State:
    """Return the state after these moves; a move that is refused changes nothing."""
    for seat, action in moves:
        moved = apply(state, seat, action)
        if not isinstance(moved, Refusal):
            state, _ = moved
    return state


def _outline(state: State) -> tuple[Phase, Seat | None, list[Policy], int, int]:
    """Return the part of a state that must be the same however the round was played."""
    return state.phase, state.chancellor, sorted(state.hand), state.fascist, state.tracker


_SCRIPT: dict[DemoScene, tuple[Move, ...]] = {
    DemoScene.NOMINATED: ((PRESIDENT, Nominate(CHANCELLOR)),),
    DemoScene.ELECTED: tuple((seat, Vote(seat not in _NEIN_VOTERS)) for seat in range(len(NAMES))),
    DemoScene.PASSED: ((PRESIDENT, Discard(Policy.FASCIST)),),
    DemoScene.ENACTED: ((CHANCELLOR, Enact(Policy.FASCIST)),),
    DemoScene.INVESTIGATED: ((PRESIDENT, Investigate(_NEIN_VOTERS[0])),),
}
