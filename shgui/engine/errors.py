"""Refusals of actions, as codes that `words` makes sentences of."""

from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Seat


class Reason(StrEnum):
    """The rule that an action breaks."""

    GAME_OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    EXECUTED = "executed"
    NOT_ON_MOVE = "not_on_move"
    ALREADY_VOTED = "already_voted"
    NOT_AN_ACTION = "not_an_action"
    WRONG_PHASE = "wrong_phase"
    TARGET_UNKNOWN = "target_unknown"
    TARGET_SELF = "target_self"
    TARGET_EXECUTED = "target_executed"
    TARGET_LAST_PRESIDENT = "target_last_president"
    TARGET_LAST_CHANCELLOR = "target_last_chancellor"
    TARGET_INVESTIGATED = "target_investigated"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    VETO_LOCKED = "veto_locked"
    VETO_REFUSED = "veto_refused"
    SHUFFLE_MISMATCH = "shuffle_mismatch"


OUT_OF_TURN = frozenset((Reason.NO_SUCH_SEAT, Reason.EXECUTED, Reason.NOT_ON_MOVE, Reason.ALREADY_VOTED))
"""Reasons that concern the seat, not the action."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The answer to an action that is not possible; nothing has changed."""

    reason: Reason
    target: Seat | None = None
