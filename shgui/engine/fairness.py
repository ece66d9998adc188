"""Was the chance of a finished game fixed from the start? Anybody who has its record can check."""

from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.deal import commitment
from shgui.engine.record import BadRecord, Record, ending_of, replay


class Check(StrEnum):
    FINISHED = "finished"
    """The game is over, so that its seed is open."""
    LEFT_TO_CHANCE = "left_to_chance"
    """Nothing was laid by hand, and nobody chose the seed."""
    SEED_FITS_FINGERPRINT = "seed_fits_fingerprint"
    """The seed is the one that the fingerprint was made of before the first role was looked at."""
    ACTIONS_FOLLOW_RULES = "actions_follow_rules"
    """Every action was allowed by the edition's rules when it was made."""
    ROLES_FOLLOW_SEED = "roles_follow_seed"
    FIRST_CANDIDATE_FOLLOWS_SEED = "first_candidate_follows_seed"
    DECK_FOLLOWS_SEED = "deck_follows_seed"
    RESHUFFLES_FOLLOW_SEED = "reshuffles_follow_seed"
    OUTCOME_FOLLOWS = "outcome_follows"


@dataclass(frozen=True)
class Finding:
    check: Check
    holds: bool


@dataclass(frozen=True)
class Verdict:
    fingerprint: str
    findings: tuple[Finding, ...]

    @property
    def fair(self) -> bool:
        return all(finding.holds for finding in self.findings)


def verify(record: Record) -> Verdict:
    """Every check, in order. One that cannot be made does not hold."""
    held = _holding(record)
    return Verdict(record.commitment, tuple(Finding(check, check in held) for check in Check))


def _holding(record: Record) -> set[Check]:
    told = record.ending
    if told is None or record.seed is None:
        return set()
    held = {Check.FINISHED}
    if not record.rigging.by_hand:
        held.add(Check.LEFT_TO_CHANCE)
    if commitment(len(record.names), record.edition, record.seed) == record.commitment:
        held.add(Check.SEED_FITS_FINGERPRINT)
    try:
        replayed = ending_of(replay(record))
    except BadRecord:
        return held
    held.add(Check.ACTIONS_FOLLOW_RULES)
    if replayed is None or record.rigging.by_hand:
        return held
    follows = {
        Check.ROLES_FOLLOW_SEED: replayed.roles == told.roles,
        Check.FIRST_CANDIDATE_FOLLOWS_SEED: replayed.first == told.first,
        Check.DECK_FOLLOWS_SEED: replayed.deck == told.deck,
        Check.RESHUFFLES_FOLLOW_SEED: replayed.reshuffles == told.reshuffles,
        Check.OUTCOME_FOLLOWS: replayed.outcome is told.outcome,
    }
    return held | {check for check, holds in follows.items() if holds}
