"""Checks of the record of a finished game, which anyone who has it can make.

A record by itself proves little, as its writer may have chosen all of it. It proves as much as agrees with
what players wrote down: the fingerprint before the first role, the end after the last action.
"""

from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.fingerprint import compute_end, compute_fingerprint, is_fingerprint, parse_written_digits
from shgui.engine.record import VERSION, BadRecord, Record, build_ending, replay


class Check(StrEnum):
    FINISHED = "finished"
    """The game is over, so that its seed is open."""
    LEFT_TO_CHANCE = "left_to_chance"
    """The record doesn't say that anything was set by hand or that the seed was chosen."""
    SEED_FITS_FINGERPRINT = "seed_fits_fingerprint"
    """Version 1: the fingerprint in the record was made of its seed, number of players and rules."""
    DEAL_FITS_FINGERPRINT = "deal_fits_fingerprint"
    """The fingerprint in the record was made of its seed, names, seats, rules and number of the deal; from
    version 3 on also of the seats that the program plays, and how."""
    FINGERPRINT_AS_WRITTEN_DOWN = "fingerprint_as_written_down"
    ACTIONS_FOLLOW_RULES = "actions_follow_rules"
    """Every action was allowed by the edition's rules when it was made."""
    ROLES_FOLLOW_SEED = "roles_follow_seed"
    FIRST_CANDIDATE_FOLLOWS_SEED = "first_candidate_follows_seed"
    DECK_FOLLOWS_SEED = "deck_follows_seed"
    RESHUFFLES_FOLLOW_SEED = "reshuffles_follow_seed"
    OUTCOME_FOLLOWS = "outcome_follows"
    NOBODY_HAD_WON = "nobody_had_won"
    """The record says that the table ended the game early, and its actions lead to no outcome."""
    END_FITS_ACTIONS = "end_fits_actions"
    """The end in the record is the last link of the chain of its actions, and of its changes of seats."""
    END_AS_WRITTEN_DOWN = "end_as_written_down"


class Proof(StrEnum):
    """The result of all checks together."""

    NOTHING = "nothing"
    """A check doesn't hold, or can't be made."""
    ITSELF = "itself"
    """The record agrees with itself and was compared with nothing: its writer may have chosen all of it."""
    ONLY_FINGERPRINT = "only_fingerprint"
    """Seed, names, rules and deal are those of the fingerprint. Words and actions were not compared."""
    ONLY_END = "only_end"
    """The record is that of the end, whole. Whether its seed was there before roles were seen stays open."""
    OLD_DEAL = "old_deal"
    """Version 1 and its fingerprint: the cards didn't move. It never bound names, seats and actions."""
    NOTHING_MOVED = "nothing_moved"
    """Both agree: nothing moved after the fingerprint. Its maker may still have chosen the seed."""
    NOBODY_CHOSE = "nobody_chose"
    """The table also added words after the fingerprint: nobody chose the deal, unless someone who typed the
    words knew the seed.
    """


@dataclass(frozen=True)
class CheckResult:
    check: Check
    holds: bool


@dataclass(frozen=True)
class Verdict:
    """The result of checking a game's record."""

    fingerprint: str
    """The fingerprint of the record; empty where it has none."""
    end: str
    words: str
    deal: int | None
    """None for a record of version 1, which doesn't say."""
    findings: tuple[CheckResult, ...]
    """The checks that concern this record, in order. One that could not be made does not hold."""
    proof: Proof
    version: int = VERSION
    """The version of the record."""
    bots: tuple[tuple[str, str | None], ...] = ()
    """Each seat at the deal by its name, and the kind of bot that played it, or None for a person; empty
    where persons played all, and before version 3."""
    seat_changes: tuple[tuple[str, str | None], ...] = ()
    """The seat changes in order: the name at the deal, and the kind of bot, or None for a person."""

    @property
    def sound(self) -> bool:
        """Whether every check that was made holds; `proof` says what that proves."""
        return all(finding.holds for finding in self.findings)


def verify(record: Record, fingerprint: str | None = None, end: str | None = None) -> Verdict:
    """Check the record, and compare it with the digits that were written down, where they are given.

    Raise NotWrittenDown for fewer than 32 digits or other text. Spaces, hyphens and capitals don't matter.
    """
    noted = None if fingerprint is None else parse_written_digits(fingerprint)
    noted_end = None if end is None else parse_written_digits(end)
    held = _find_passed_checks(record)
    if noted is not None and record.commitment.startswith(noted):
        held.add(Check.FINGERPRINT_AS_WRITTEN_DOWN)
    if noted_end is not None and record.end.startswith(noted_end):
        held.add(Check.END_AS_WRITTEN_DOWN)
    left_out = _list_skipped_checks(
        record, compares_start=noted is not None, compares_end=noted_end is not None
    )
    findings = tuple(CheckResult(check, check in held) for check in Check if check not in left_out)
    sound = all(finding.holds for finding in findings)
    return Verdict(
        fingerprint=record.commitment if is_fingerprint(record.commitment) else "",
        end=record.end if is_fingerprint(record.end) else "",
        words=record.words,
        deal=record.deal if record.version > 1 else None,
        findings=findings,
        proof=_judge_proof(record, noted is not None, noted_end is not None) if sound else Proof.NOTHING,
        version=record.version,
        bots=tuple(zip(record.names, record.bots, strict=False)),
        seat_changes=tuple((record.names[change.seat], change.bot) for change in record.seat_changes),
    )


def _list_skipped_checks(record: Record, *, compares_start: bool, compares_end: bool) -> set[Check]:
    left_out = {Check.DEAL_FITS_FINGERPRINT if record.version == 1 else Check.SEED_FITS_FINGERPRINT}
    left_out.add(Check.OUTCOME_FOLLOWS if record.is_broken_off else Check.NOBODY_HAD_WON)
    if record.version == 1:
        left_out.add(Check.END_FITS_ACTIONS)
    if not compares_start:
        left_out.add(Check.FINGERPRINT_AS_WRITTEN_DOWN)
    if not compares_end:
        left_out.add(Check.END_AS_WRITTEN_DOWN)
    return left_out


def _judge_proof(record: Record, compared_start: bool, compared_end: bool) -> Proof:
    if not compared_start:
        return Proof.ONLY_END if compared_end else Proof.ITSELF
    if record.version == 1:
        return Proof.OLD_DEAL
    if not compared_end:
        return Proof.ONLY_FINGERPRINT
    return Proof.NOBODY_CHOSE if record.words else Proof.NOTHING_MOVED


def _find_passed_checks(record: Record) -> set[Check]:
    ending = record.ending
    if ending is None or record.seed is None:
        return set()
    held = {Check.FINISHED}
    if not record.rigging.is_rigged:
        held.add(Check.LEFT_TO_CHANCE)
    if (
        compute_fingerprint(len(record.names), record.edition, record.seed, record.sitting)
        == record.commitment
    ):
        held |= {Check.SEED_FITS_FINGERPRINT, Check.DEAL_FITS_FINGERPRINT}
    if compute_end(record.commitment, record.words, record.moves, record.seat_changes) == record.end:
        held.add(Check.END_FITS_ACTIONS)
    try:
        replayed = build_ending(replay(record))
    except BadRecord:
        return held
    held.add(Check.ACTIONS_FOLLOW_RULES)
    if replayed is None or record.rigging.is_rigged:
        return held
    follows = {
        Check.ROLES_FOLLOW_SEED: replayed.roles == ending.roles,
        Check.FIRST_CANDIDATE_FOLLOWS_SEED: replayed.first == ending.first,
        Check.DECK_FOLLOWS_SEED: replayed.deck == ending.deck,
        Check.RESHUFFLES_FOLLOW_SEED: replayed.reshuffles == ending.reshuffles,
        Check.OUTCOME_FOLLOWS: replayed.outcome is ending.outcome,
        Check.NOBODY_HAD_WON: replayed.outcome is None,
    }
    return held | {check for check, holds in follows.items() if holds}
