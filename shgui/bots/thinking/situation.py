"""What a player thinks about, and what comes of it."""

from dataclasses import dataclass, field

from shgui.bots.thinking.reasons import BotReason
from shgui.engine.actions import Action
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.claims import Claim


@dataclass(frozen=True, slots=True)
class PublicClaim:
    """After so many events of the history these claims stood."""

    events: int
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class BotSituation:
    """Everything that a seat may decide by, and nothing else.

    `told` ascends, with one entry for each change of what stands. `legal` is empty where the seat isn't on
    move. `character` is a key of CHARACTERS. `seed` has sixteen bytes or more and is of this seat and this
    question alone.
    """

    view: PlayerView
    legal: tuple[Action, ...]
    told: tuple[PublicClaim, ...]
    character: str
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class BotOccasion:
    """Something that a seat saw and may speak of: a hand or the deck of that round, or somebody's party."""

    kind: type[Claim]
    round: int
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What is done, and what may be said of it once all have seen it."""

    action: Action
    reason: BotReason | None = None
