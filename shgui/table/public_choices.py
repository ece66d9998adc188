"""Choices that the player on move makes in front of everyone: all answers, and which of them are possible."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from shgui.engine import actions
from shgui.engine.actions import Action
from shgui.engine.errors import Refusal
from shgui.engine.phases.powers import POWERS
from shgui.engine.types import Phase, Seat
from shgui.table.table_reader import TableReader

Choice = actions.Nominate | actions.PowerAction
"""An action with a seat as its target."""

_CHOICES: Mapping[Phase, Callable[[Seat], Choice]] = {
    Phase.NOMINATE: actions.Nominate,
    **{power.phase: rule.action for power, rule in POWERS.items() if "target" in rule.action.__match_args__},
}
"""The action on the chosen seat, in phases in which one is chosen."""


class PublicChoice(NamedTuple):
    action: Action
    refusal: Refusal | None
    """The reason why it isn't possible; None where it is."""


def list_public_choices(table: TableReader, seat: Seat) -> tuple[PublicChoice, ...]:
    """Return the choices of this seat in front of everyone; none while it isn't asked.

    Seats come in their order, without its own; of the answers to a veto, the refusal comes first.
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
