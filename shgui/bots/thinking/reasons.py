"""Reasons for acts, as codes that hold only public facts. `about` names seats in the order that stands beside
each code. The second may be the speaker, as a witness or with a different story."""

from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Seat


class ReasonCode(StrEnum):
    NEIN_CANNOT_BOTH = "nein_cannot_both"
    """a, b: they can't both have told the truth."""
    NEIN_DISTRUSTS = "nein_distrusts"
    """a"""
    NEIN_FASCIST_POLICY = "nein_fascist_policy"
    """a: a Fascist policy came of a's government."""
    NEIN_ACCUSED = "nein_accused"
    """a, b: b says that a is a Fascist."""
    NEIN_MAYBE_HITLER = "nein_maybe_hitler"
    """c: where it would end the game c might be Hitler."""
    NEIN_VOTES = "nein_votes"
    """a: voted for governments that went wrong."""
    NEIN_OTHERS_BETTER = "nein_others_better"
    """a: rather the candidate who comes next."""
    JA_TRUSTS = "ja_trusts"
    """a, b"""
    JA_LIBERAL_POLICY = "ja_liberal_policy"
    """a: a Liberal policy came of a's government."""
    JA_NOT_HITLER = "ja_not_hitler"
    """c: can't be Hitler any more."""
    JA_VOUCHED = "ja_vouched"
    """a, b: b has seen a's party, and says Liberal."""
    JA_CHAOS = "ja_chaos"
    JA_NOTHING_KNOWN = "ja_nothing_known"
    NOMINATES_TRUSTED = "nominates_trusted"
    """c"""
    NOMINATES_LIBERAL_POLICY = "nominates_liberal_policy"
    """c"""
    NOMINATES_NOT_HITLER = "nominates_not_hitler"
    """c"""
    NOMINATES_VOUCHED = "nominates_vouched"
    """c, b: b has seen c's party, and says Liberal."""
    NOMINATES_UNKNOWN = "nominates_unknown"
    """c"""
    INVESTIGATES_UNSURE = "investigates_unsure"
    """t"""
    INVESTIGATES_SUSPECT = "investigates_suspect"
    """t"""
    CALLS_TRUSTED = "calls_trusted"
    """t: to be President in a special election."""
    EXECUTES_SUSPECT = "executes_suspect"
    """t"""
    EXECUTES_ACCUSED = "executes_accused"
    """t, b: b says that t is a Fascist."""
    EXECUTES_CANNOT_BOTH = "executes_cannot_both"
    """t, b: they can't both have told the truth."""
    VETO_TWO_FASCIST = "veto_two_fascist"
    VETO_AGREES = "veto_agrees"
    CLAIM_CONTRADICTS_ME = "claim_contradicts_me"
    """a: what a says of our government isn't so."""
    BELIEVES = "believes"
    """a, b: of the two, a."""
    CANNOT_BOTH = "cannot_both"
    """a, b"""
    ACCUSER_LIES = "accuser_lies"
    """a: calls me a Fascist, and lies."""
    DOUBTS = "doubts"
    """a"""


@dataclass(frozen=True, slots=True)
class BotReason:
    code: ReasonCode
    about: tuple[Seat, ...] = ()
