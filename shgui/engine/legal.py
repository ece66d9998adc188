"""The actions that are possible now, each distinct one once."""

from shgui.engine.actions import PROPOSE_VETO, VETO_ANSWERS, VOTES, Action, Discard, Enact, Nominate
from shgui.engine.phases.powers import POWERS
from shgui.engine.state import State
from shgui.engine.types import Phase, Power, Seat


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that `apply` would accept from this seat; none if it isn't on move."""
    if seat not in state.on_move:
        return ()
    match state.phase:
        case Phase.NOMINATE:
            return tuple(Nominate(target) for target in state.eligible)
        case Phase.VOTE:
            return VOTES
        case Phase.PRESIDENT_DISCARD:
            return tuple(Discard(card) for card in sorted(set(state.hand)))
        case Phase.CHANCELLOR_ENACT:
            cards = tuple(Enact(card) for card in sorted(set(state.hand)))
            may_veto = state.veto_unlocked and not state.veto_refused
            return (*cards, PROPOSE_VETO) if may_veto else cards
        case Phase.VETO_ANSWER:
            return VETO_ANSWERS
        case power:
            return POWERS[Power(power)].options(state)
