"""The fairness check in words."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from shgui.engine.fairness import Check, Finding
from shgui.words import verification
from shgui.words.catalogue import Catalogue

PROVEN = "Everything left to chance in this game was fixed from the start. The game was fair."
NOT_PROVEN = "This record does not prove that the game was fair."


def report(words: Catalogue, failed: Collection[Check] = ()) -> tuple[str, ...]:
    findings = [Finding(check, check not in failed) for check in Check]
    return verification.verification(words, "c0ffee", findings)


@pytest.mark.parametrize("check", Check)
def test_every_check_says_what_held_and_what_did_not(words: Catalogue, check: Check) -> None:
    held, failed = (verification.finding_line(words, check, holds) for holds in (True, False))
    assert held != failed


def test_a_fair_game_has_a_line_for_every_check(words: Catalogue) -> None:
    told = report(words)
    assert (told[0], told[-1]) == ("Fingerprint of the game: c0ffee", PROVEN)
    assert len(told) == len(Check) + 2


def test_one_failed_check_is_enough_to_prove_nothing(words: Catalogue) -> None:
    told = report(words, {Check.DECK_FOLLOWS_SEED})
    assert "The deck does not follow from the seed." in told
    assert told[-1] == NOT_PROVEN


def test_of_a_game_that_goes_on_only_that_is_said(words: Catalogue) -> None:
    told = report(words, set(Check))
    assert told[1:] == ("The game is not over: its seed stays sealed, so nothing can be checked yet.",)


def test_where_cards_were_laid_by_hand_nothing_is_said_of_the_seed_and_them(words: Catalogue) -> None:
    unmade = {check for check in Check if check.name.endswith("_SEED") or check is Check.OUTCOME_FOLLOWS}
    told = report(words, {Check.LEFT_TO_CHANCE, *unmade})
    assert told[2] == "The seed was chosen or cards were laid by hand, so chance did not decide."
    assert told[-2] == "It could not be checked whether the cards followed from the seed."
    assert not any("do not follow" in line or "does not follow" in line for line in told)


def test_a_game_that_was_not_dealt_by_chance_tells_of_no_fingerprint(words: Catalogue) -> None:
    findings = [Finding(check, holds=False) for check in Check]
    told = verification.verification(words, "", findings)
    assert not any("Fingerprint of the game" in line for line in told)
