"""The meaning of each reason, and whether it is true."""

from collections.abc import Callable, Mapping

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.reasons import ReasonCode as Code
from shgui.engine.actions import Action, AnswerVeto, CallSpecialElection, Execute, Investigate, Nominate, Vote
from shgui.engine.components import HITLER_ZONE, TRACKER_FIELDS
from shgui.engine.types import Party, Policy, Seat
from shgui.engine.view import PlayerView
from tests.bots.public_record import PublicRecord

L, F = Policy.LIBERAL, Policy.FASCIST

TRUSTING = {
    Code.JA_TRUSTS,
    Code.JA_LIBERAL_POLICY,
    Code.JA_VOUCHED,
    Code.NOMINATES_TRUSTED,
    Code.NOMINATES_LIBERAL_POLICY,
    Code.NOMINATES_VOUCHED,
    Code.CALLS_TRUSTED,
    Code.BELIEVES,
}
"""Reasons that trust the player named first."""
ON_ANOTHERS_WORD = {
    Code.NEIN_ACCUSED: Party.FASCIST,
    Code.EXECUTES_ACCUSED: Party.FASCIST,
    Code.JA_VOUCHED: Party.LIBERAL,
    Code.NOMINATES_VOUCHED: Party.LIBERAL,
}
"""Reasons by what the second player claims about the first."""
IN_ONES_OWN_CAUSE = {Code.CLAIM_CONTRADICTS_ME, Code.ACCUSER_LIES}
OF_ONESELF = {
    *ON_ANOTHERS_WORD,
    Code.NEIN_CANNOT_BOTH,
    Code.EXECUTES_CANNOT_BOTH,
    Code.CANNOT_BOTH,
    Code.JA_TRUSTS,
}
"""Here the speaker may be one of two, behind somebody else's name: what is said has words for it."""
AS_COMMENTS = {*IN_ONES_OWN_CAUSE, Code.BELIEVES, Code.CANNOT_BOTH, Code.DOUBTS}

Asked = Callable[[PlayerView, PublicRecord, tuple[Seat, ...]], bool]


def _contradiction(_view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return record.contradict(about[0], about[1])


def _word_against_word(view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return record.says(about[0], about[1], Party.FASCIST) or _contradiction(view, record, about)


def _in_government(view: PlayerView, _record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return all(seat in (view.president, view.chancellor) for seat in about)


def _brought_fascist(view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    blames = view.seat is not None and record.past.has_enacted_without_critic(about[0], view.seat, F)
    return _in_government(view, record, about) and blames


def _brought_liberal(_view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return record.has_enacted(about[0], L)


def _maybe_hitler(view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    dangerous = view.fascist >= HITLER_ZONE and about == (view.chancellor,)
    return dangerous and about[0] not in record.cleared


def _not_hitler(_view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return about[0] in record.cleared


def _said_ja(_view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return record.said_ja_to_fascist(about[0])


def _may_come_next(view: PlayerView, _record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return about[0] in view.alive and about[0] not in (view.president, view.chancellor)


def _before_chaos(view: PlayerView, _record: PublicRecord, _about: tuple[Seat, ...]) -> bool:
    return view.tracker == TRACKER_FIELDS - 1


def _others_unaccused(view: PlayerView, record: PublicRecord, _about: tuple[Seat, ...]) -> bool:
    government = (view.president, view.chancellor)
    return view.seat not in government and not any(
        record.accused(seat) for seat in government if seat is not None
    )


def _unknown(_view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    governed = any(record.has_enacted(about[0], policy) for policy in Policy)
    return not governed and not record.accused(about[0])


def _of_our_government(view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return view.seat is not None and record.speaks_of_their_government(about[0], view.seat)


def _accuses_me(view: PlayerView, record: PublicRecord, about: tuple[Seat, ...]) -> bool:
    return view.seat is not None and record.says(about[0], view.seat, Party.FASCIST)


_FACTS: Mapping[Code, Asked] = {
    Code.NEIN_CANNOT_BOTH: _contradiction,
    Code.EXECUTES_CANNOT_BOTH: _contradiction,
    Code.CANNOT_BOTH: _contradiction,
    Code.BELIEVES: _word_against_word,
    Code.NEIN_DISTRUSTS: _in_government,
    Code.JA_TRUSTS: _in_government,
    Code.NEIN_FASCIST_POLICY: _brought_fascist,
    Code.NEIN_MAYBE_HITLER: _maybe_hitler,
    Code.NEIN_VOTES: _said_ja,
    Code.NEIN_OTHERS_BETTER: _may_come_next,
    Code.JA_LIBERAL_POLICY: _brought_liberal,
    Code.NOMINATES_LIBERAL_POLICY: _brought_liberal,
    Code.JA_NOT_HITLER: _not_hitler,
    Code.NOMINATES_NOT_HITLER: _not_hitler,
    Code.JA_CHAOS: _before_chaos,
    Code.JA_NOTHING_KNOWN: _others_unaccused,
    Code.NOMINATES_UNKNOWN: _unknown,
    Code.CLAIM_CONTRADICTS_ME: _of_our_government,
    Code.ACCUSER_LIES: _accuses_me,
}
"""Judgements of one's own stand in no such table."""


def is_so(reason: BotReason, view: PlayerView, record: PublicRecord) -> bool:
    """Return whether all have seen or heard what the reason is about."""
    code, about = reason.code, reason.about
    if view.seat in about and code not in OF_ONESELF:
        return False
    if code in ON_ANOTHERS_WORD:
        return about[1] in view.alive and record.says(about[1], about[0], ON_ANOTHERS_WORD[code])
    return code not in _FACTS or _FACTS[code](view, record, about)


def fits_action(reason: BotReason, action: Action) -> bool:
    """Return whether the reason suits such an act and its target."""
    begins, target = reason.code.partition("_")[0], reason.about[:1]
    match action:
        case Vote(ja):
            return begins == ("ja" if ja else "nein")
        case Nominate(seat):
            return begins == "nominates" and target == (seat,)
        case Investigate(seat):
            return begins == "investigates" and target == (seat,)
        case CallSpecialElection(seat):
            return begins == "calls" and target == (seat,)
        case Execute(seat):
            return begins == "executes" and target == (seat,)
        case AnswerVeto(consent):
            return consent and reason.code is Code.VETO_AGREES
        case _:
            return reason.code is Code.VETO_TWO_FASCIST
