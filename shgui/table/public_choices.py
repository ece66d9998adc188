"""What whoever is on move decides before all eyes: all that can be answered, and what of it is possible."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from shgui.engine import actions
from shgui.engine.actions import Action
from shgui.engine.errors import Refusal
from shgui.engine.phases.powers import POWERS
from shgui.engine.types import Phase, Seat
from shgui.table.table_reader import TableReader

Choice = actions.Nominate | actions.PowerAction
"""What can be done to a seat."""

_CHOICES: Mapping[Phase, Callable[[Seat], Choice]] = {
    Phase.NOMINATE: actions.Nominate,
    **{power.phase: rule.action for power, rule in POWERS.items() if "target" in rule.action.__match_args__},
}
"""What is done to the seat that is chosen, in phases in which one is."""


class PublicChoice(NamedTuple):
    action: Action
    refusal: Refusal | None
    """Why it isn't possible; None where it is."""


def public_acts(table: TableReader, seat: Seat) -> tuple[PublicChoice, ...]:
    """All that this seat is asked to choose from before all eyes; nothing while it isn't asked.

    Seats come in their order, without the own one; of the answers to a veto the refusal comes first.
    """
    view = table.view(None)
    if view.on_move != (seat,) or table.unseen or table.newcomers:
        return ()
    if view.phase is Phase.VETO_ANSWER:
        return tuple(PublicChoice(actions.AnswerVeto(consent), None) for consent in (False, True))
    choice = _CHOICES.get(view.phase)
    if choice is None:
        return ()
    others = (choice(other) for other in range(view.players) if other != seat)
    return tuple(PublicChoice(action, table.why_not(seat, action)) for action in others)
