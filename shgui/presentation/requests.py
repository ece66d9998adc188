"""What players want, as values: said by the pages of a game, done or refused by whoever leads it.

Where the rules know what is wanted, it is the engine's own action, and the seat that asks for it is whoever
the page shows to be asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from shgui.engine.actions import AnswerVeto, ProposeVeto, Vote
from shgui.engine.types import Seat
from shgui.table.log_lines import Claim, Occasion
from shgui.table.options import Voting
from shgui.table.printed.printed_facts import Fact
from shgui.table.public_choices import Choice
from shgui.table.seating import Player


@dataclass(frozen=True, slots=True)
class DealRequest:
    """The table has seen the fingerprint."""

    typed: str
    """The word that it adds to chance, as it was typed; it may be none."""


@dataclass(frozen=True, slots=True)
class CountHandsRequest:
    votes: Mapping[Seat, bool]


@dataclass(frozen=True, slots=True)
class Continue:
    """The one answer to what is shown to all."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The last slip, or the last entry in a printed game, was a mistake."""


@dataclass(frozen=True, slots=True)
class NoteClaimRequest:
    claim: Claim


@dataclass(frozen=True, slots=True)
class WithdrawClaim:
    """Somebody doesn't claim any more what was claimed of this."""

    occasion: Occasion


@dataclass(frozen=True, slots=True)
class ShowRoleRequest:
    """Somebody wants to see the own role again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChangeBallot:
    seat: Seat


@dataclass(frozen=True, slots=True)
class UseScreenRequest:
    """The phone of this seat is gone, or its player goes on at the screen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OtherPhoneRequest:
    """A phone takes this seat, with a word that the screen shows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowCodeRequest:
    """Somebody wants to join by phone."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """Another person plays on in this seat."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class ChooseLanguage:
    """For the private screens of this seat."""

    seat: Seat
    language: str


@dataclass(frozen=True, slots=True)
class ChooseVoting:
    """For the whole table, from the next round on."""

    voting: Voting


@dataclass(frozen=True, slots=True)
class OpenHandRequest:
    """Holding begins. Whoever knows the secret answers at once."""


@dataclass(frozen=True, slots=True)
class ChooseCardRequest:
    """Which card of the hand, as the table gave it, the action is about: the one that the President discards,
    the one that the Chancellor enacts.
    """

    place: int


@dataclass(frozen=True, slots=True)
class DoneLookingRequest:
    """Role, party or the top of the deck was looked at."""


@dataclass(frozen=True, slots=True)
class CloseHandRequest:
    """The name shows again: whoever opens the sheet next may be somebody else."""


@dataclass(frozen=True, slots=True)
class ReturnScreenRequest:
    """The screen returns to the table unused."""


@dataclass(frozen=True, slots=True)
class RevealRequest:
    """The screen lies on the table again, and all want to see what has happened."""


@dataclass(frozen=True, slots=True)
class Finish:
    """A printed game that is over is put away."""


Decision = Choice | AnswerVeto
"""What one player decides before all eyes."""


@dataclass(frozen=True, slots=True)
class EndGameRequest:
    """The table ends the game, and all roles are turned."""


OpenChange = StandIn | ChooseLanguage | ChooseVoting | EndGameRequest
"""What anybody may change at any time, told to everybody."""

ClaimWish = NoteClaimRequest | WithdrawClaim
PhoneWish = UseScreenRequest | OtherPhoneRequest | ShowCodeRequest
"""Said at the table of who has a phone. The game knows nothing of it."""

TableWish = (
    Decision
    | CountHandsRequest
    | Continue
    | Undo
    | ClaimWish
    | ShowRoleRequest
    | ChangeBallot
    | OpenChange
    | PhoneWish
)
HandOverWish = (
    OpenHandRequest
    | Vote
    | ChooseCardRequest
    | ProposeVeto
    | DoneLookingRequest
    | CloseHandRequest
    | ReturnScreenRequest
)
Wish = DealRequest | TableWish | HandOverWish | RevealRequest
PrintedWish = Fact | Undo | Finish
