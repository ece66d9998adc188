"""Requests of the pages of a game, as values. `GameSession` does them or ignores them.

An action of the rules is the engine's own value; the seat it is for is the one that the page asks.
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
    """Deal, now that everyone has seen the fingerprint."""

    typed: str
    """The words to mix into the seed, as players typed them; may be empty."""


@dataclass(frozen=True, slots=True)
class CountHandsRequest:
    votes: Mapping[Seat, bool]


@dataclass(frozen=True, slots=True)
class Continue:
    """Go on from what everyone has seen."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the last slip, or the last entry in a printed game."""


@dataclass(frozen=True, slots=True)
class NoteClaimRequest:
    claim: Claim


@dataclass(frozen=True, slots=True)
class WithdrawClaim:
    occasion: Occasion


@dataclass(frozen=True, slots=True)
class ShowRoleRequest:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChangeBallot:
    seat: Seat


@dataclass(frozen=True, slots=True)
class UseScreenRequest:
    """Take a seat from its phone back to the screen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OtherPhoneRequest:
    """Let a phone take this seat, with a word that the screen shows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowCodeRequest:
    """Show how to join by phone."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let another player play on in this seat."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class ChooseLanguage:
    """Change the language of this seat's private pages."""

    seat: Seat
    language: str


@dataclass(frozen=True, slots=True)
class ChooseVoting:
    """Change how everyone votes, from the next round on."""

    voting: Voting


@dataclass(frozen=True, slots=True)
class OpenHandRequest:
    """Open the hand: its player holds it."""


@dataclass(frozen=True, slots=True)
class ChooseCardRequest:
    """Discard or enact the card at this place of the hand, as the table gave it."""

    place: int


@dataclass(frozen=True, slots=True)
class DoneLookingRequest:
    """End a look at a role, a party or the top of the deck."""


@dataclass(frozen=True, slots=True)
class CloseHandRequest:
    """Close the hand: the next person to open it may be another one."""


@dataclass(frozen=True, slots=True)
class ReturnScreenRequest:
    """Return the screen to the table, with nothing done."""


@dataclass(frozen=True, slots=True)
class RevealRequest:
    """Reveal what happened, now that the screen is back on the table."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Put away a printed game that is over."""


Decision = Choice | AnswerVeto
"""Decisions of one player in front of everyone."""


@dataclass(frozen=True, slots=True)
class EndGameRequest:
    """End the game early, and reveal all roles."""


OpenChange = StandIn | ChooseLanguage | ChooseVoting | EndGameRequest
"""Changes that anyone may make at any time, in front of everyone."""

ClaimChange = NoteClaimRequest | WithdrawClaim
SeatPhoneRequest = UseScreenRequest | OtherPhoneRequest | ShowCodeRequest
"""Requests about who has a phone. The game's rules know nothing of them."""

TableRequest = (
    Decision
    | CountHandsRequest
    | Continue
    | Undo
    | ClaimChange
    | ShowRoleRequest
    | ChangeBallot
    | OpenChange
    | SeatPhoneRequest
)
HandOverRequest = (
    OpenHandRequest
    | Vote
    | ChooseCardRequest
    | ProposeVeto
    | DoneLookingRequest
    | CloseHandRequest
    | ReturnScreenRequest
)
PageRequest = DealRequest | TableRequest | HandOverRequest | RevealRequest
PrintedRequest = Fact | Undo | Finish
