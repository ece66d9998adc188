"""The input and the result of a bot's decision."""

from dataclasses import dataclass, field

from shgui.bots.thinking.reasons import BotReason
from shgui.engine.actions import Action
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.claim_values import Claim


@dataclass(frozen=True, slots=True)
class StandingClaims:
    """The claims that were valid after so many events of the history."""

    events: int
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class BotSituation:
    """All that a seat may decide by. `claim_history` ascends, with one entry for each change of the valid
    claims. `legal` is empty where the seat isn't on move. `character` is a key of CHARACTERS. `seed` has
    sixteen bytes or more and belongs to this seat and this question alone."""

    view: PlayerView
    legal: tuple[Action, ...]
    claim_history: tuple[StandingClaims, ...]
    character: str
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class BotOccasion:
    """Something a seat saw and may make a claim about: a hand or the deck of that round, or a party."""

    kind: type[Claim]
    round: int
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, and a reason that may be given once everyone has seen it."""

    action: Action
    reason: BotReason | None = None
