"""Random games for messages: tables, hands and decisions of every phase, at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from shgui.engine.actions import AnswerVeto, CallSpecialElection, Execute, Investigate, Nominate
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.errors import Refusal
from shgui.engine.events import PlayerInvestigated
from shgui.engine.state import State
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView, view_for
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import list_occasions
from shgui.table.private_tasks import TASK_OF_PHASE, TaskKind
from shgui.table.public_choices import PublicChoice
from shgui.words.catalogue import Catalogue, load_catalogue
from tests.engine.random_play import SIZES, game, states

NAMES = (
    *("Ana", "Łucja", "Bartholomew-Maximilian", "Марта", "Igor"),
    *("Lucia", 'Bruno "Bo"', "Ingrid", "名前", "Max\\{name}"),
)
LANGUAGES = ("en", "pl", "pt_BR", "it", "nb", "ru")


_SEEDS = {5: 152, 6: 375, 7: 301, 8: 329, 9: 106, 10: 16}

Deed = Nominate | Investigate | CallSpecialElection | Execute

_CHOICES: Mapping[Phase, Callable[[Seat], Deed]] = {
    Phase.NOMINATE: Nominate,
    Phase.INVESTIGATE: Investigate,
    Phase.SPECIAL_ELECTION: CallSpecialElection,
    Phase.EXECUTE: Execute,
}


@cache
def speaking(language: str) -> Catalogue:
    return load_catalogue(language)


@cache
def game_states(players: int) -> tuple[State, ...]:
    """Return the states of a game with all phases that there are at this size."""
    return tuple(states(game(players, "official", _SEEDS[players])))


def of_each_phase() -> Iterator[State]:
    """Return the last state of each phase in the games of all sizes."""
    for players in SIZES:
        yield from {state.phase: state for state in game_states(players)}.values()


def public_table(state: State, *, awaited: tuple[Seat, ...] = ()) -> TableScene:
    view = view_for(state, None)
    return TableScene(
        view=view,
        names=NAMES[: view.players],
        chronicle=view.history,
        occasions=list_occasions(view.history),
        awaited=awaited,
        away=frozenset({1}),
    )


def due(view: PlayerView, seat: Seat) -> TaskKind:
    """Return the task of this seat: that of the phase, or a look at the role."""
    if view.phase is Phase.VOTE and seat in view.alive:
        return TaskKind.BALLOT
    purpose = TASK_OF_PHASE.get(view.phase)
    return purpose if purpose is not None and seat in view.on_move else TaskKind.ROLE


def list_private_tasks() -> dict[TaskKind, tuple[State, Seat]]:
    """Return a state and a seat for each kind of private task."""
    found: dict[TaskKind, tuple[State, Seat]] = {}
    for state in of_each_phase():
        for seat in state.on_move:
            found.setdefault(due(view_for(state, seat), seat), (state, seat))
    found[TaskKind.PARTY] = _investigated()
    return found


def _investigated() -> tuple[State, Seat]:
    """Return the state in which an investigated party is shown."""
    for state in (state for players in SIZES for state in game_states(players)):
        for event in state.history[-2:]:
            if isinstance(event, PlayerInvestigated):
                return state, event.president
    raise AssertionError("nobody is investigated")


def acts(state: State, seat: Seat) -> tuple[PublicChoice, ...]:
    """Return the public choices of this state."""
    if state.on_move != (seat,):
        return ()
    if state.phase is Phase.VETO_ANSWER:
        return tuple(PublicChoice(AnswerVeto(consent), None) for consent in (False, True))
    action = _CHOICES.get(state.phase)
    if action is None:
        return ()
    others = (action(other) for other in range(state.setup.players) if other != seat)
    return tuple(PublicChoice(each, _refusal(state, seat, each)) for each in others)


def _refusal(state: State, seat: Seat, action: Deed) -> Refusal | None:
    if action in list_legal_actions(state, seat):
        return None
    outcome = apply(state, seat, action)
    assert isinstance(outcome, Refusal)
    return outcome
