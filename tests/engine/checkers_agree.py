"""Both checkers on many games, whole and forged: `python -m tests.engine.checkers_agree 500`."""

from __future__ import annotations

import random
import sys

from shgui.engine.fairness import Check, Verdict, verify
from shgui.engine.record import BadRecord, record_from_json
from tests.engine.forgeries import FORGERIES, Game, forged, random_game
from tests.engine.independent_checker import check

SAME_QUESTION = {
    "left to chance": Check.LEFT_TO_CHANCE,
    "fingerprint": Check.DEAL_FITS_FINGERPRINT,
    "roles": Check.ROLES_FOLLOW_SEED,
    "first candidate": Check.FIRST_CANDIDATE_FOLLOWS_SEED,
    "deck": Check.DECK_FOLLOWS_SEED,
    "reshuffles": Check.RESHUFFLES_FOLLOW_SEED,
    "end": Check.END_FITS_ACTIONS,
    "noted fingerprint": Check.FINGERPRINT_AS_WRITTEN_DOWN,
    "noted end": Check.END_AS_WRITTEN_DOWN,
}


class DisagreementError(Exception):
    """The two checkers think otherwise of a game."""


def compare(game: Game, fingerprint: str, end: str) -> bool:
    """Return whether the game passes with what was written down; DisagreementError if checkers differ."""
    theirs = check(game, fingerprint, end)
    try:
        ours = verify(record_from_json(game), fingerprint, end)
    except BadRecord:
        ours = None
    if ours is None or game["version"] < 3:
        if all(theirs.values()) or (ours is not None and ours.sound):
            raise DisagreementError(theirs)
        return False
    _compare_checks(theirs, ours)
    if ours.sound is not all(theirs.values()):
        raise DisagreementError(theirs, ours)
    return ours.sound


def _compare_checks(theirs: dict[str, bool], ours: Verdict) -> None:
    told = {finding.check: finding.holds for finding in ours.findings}
    replayed = told[Check.ACTIONS_FOLLOW_RULES] and told[Check.OUTCOME_FOLLOWS]
    for name, question in SAME_QUESTION.items():
        # Where the actions lead nowhere, ours has nothing to compare cards with.
        if theirs[name] is not told[question] and (replayed or not question.endswith("_seed")):
            raise DisagreementError(name, theirs, ours)


def agree(first: int, count: int) -> int:
    """Compares so many games and all their forgeries; how many records that were."""
    compared = 0
    for number in range(first, first + count):
        game = random_game(number)
        fingerprint, end = game["commitment"][:32], game["end"][:32]
        if not compare(game, fingerprint, end):
            raise DisagreementError("a game as it was played doesn't pass", number)
        for forge in FORGERIES:
            if compare(forged(game, forge, random.Random(number)), fingerprint, end):
                raise DisagreementError("a forgery passes", forge.__name__, number)
        compared += 1 + len(FORGERIES)
    return compared


if __name__ == "__main__":
    print(f"{agree(0, int(sys.argv[1]))} records, no disagreement")  # noqa: T201
