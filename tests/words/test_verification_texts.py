"""The meaning of a record's checks in words."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from shgui.engine.fairness import Check, CheckResult, Proof, Verdict
from shgui.table.earlier_deals import DealFate
from shgui.words import verification_texts
from shgui.words.catalogue import Catalogue

FINGERPRINT = "0123456789abcdef" * 4
END = FINGERPRINT[::-1]


def judged(failed: Collection[Check] = (), proof: Proof = Proof.NOBODY_CHOSE, said: str = "koń") -> Verdict:
    findings = tuple(CheckResult(check, check not in failed) for check in Check)
    return Verdict(FINGERPRINT, END, said, 3, findings, Proof.NOTHING if failed else proof)


def report(words: Catalogue, failed: Collection[Check] = ()) -> tuple[str, ...]:
    return verification_texts.list_verification_report(words, judged(failed))


@pytest.mark.parametrize("check", Check)
def test_every_check_says_what_held_and_what_did_not(words: Catalogue, check: Check) -> None:
    held, failed = (verification_texts.CHECKS[check][0 if holds else 1](words) for holds in (True, False))
    assert held != failed


def test_every_proof_has_a_sentence_of_its_own(words: Catalogue) -> None:
    assert len({verification_texts.PROOFS[proof](words) for proof in Proof}) == len(Proof)


def test_thirty_two_digits_are_shown_in_groups() -> None:
    assert verification_texts.split_fingerprint(FINGERPRINT) == ("0123", "4567", "89ab", "cdef") * 2
    assert verification_texts.format_fingerprint(FINGERPRINT) == " ".join(("0123 4567 89ab cdef",) * 2)


def test_a_report_has_what_was_sealed_and_a_line_for_every_check(words: Catalogue) -> None:
    told = report(words)
    assert told[:4] == (
        "Fingerprint of the game: 0123 4567 89ab cdef 0123 4567 89ab cdef",
        "Final fingerprint of the game: fedc ba98 7654 3210 fedc ba98 7654 3210",
        "Number of the deal that evening: 3",
        "The table’s own words: “koń”",
    )
    assert told[-1].startswith(
        "Proven: nothing that the two fingerprints seal was changed after they were shown. No one chose"
    )
    assert len(told) == len(Check) + 5


def test_without_words_and_without_a_number_that_is_said_or_left_out(words: Catalogue) -> None:
    assert "The table added no words of its own." in verification_texts.list_verification_report(
        words, judged(said="")
    )
    old = Verdict(FINGERPRINT, "", "", None, judged().findings, Proof.OLD_DEAL)
    told = "\n".join(verification_texts.list_verification_report(words, old))
    assert not any(
        start in told for start in ("Final fingerprint of the game:", "Number of the deal", "The table added")
    )


def test_the_proof_speaks_of_who_said_the_words_and_of_who_typed_them(words: Catalogue) -> None:
    told = verification_texts.PROOFS[Proof.NOBODY_CHOSE](words)
    assert "whoever said the table’s words and whoever typed them did not know the seed" in told
    assert "compare the words above with those that you heard" in told


def test_the_seats_of_the_program_are_told_and_what_binds_them(words: Catalogue) -> None:
    seats = (("Ana", None), ("Ida", "bold"), ("Jo", "easy"), ("Ola", None))
    verdict = replace(judged(), bots=seats, seat_changes=(("Ana", "careful"), ("Ida", None), ("Jo", "mad")))
    told = verification_texts.list_checks(words, verdict)
    assert told[2:6] == (
        "Played by the program from the deal on: Ida (Bold) and Jo (Easy)",
        "During the game, taken over by the program: Ana (Careful)",
        "During the game, back to a person: Ida",
        "During the game, taken over by the program: Jo (mad)",
    )
    assert told[6].startswith(
        "Where the program plays, it decides by chance that follows from seed and words"
    )
    assert len(told) == len(Check) + 7


def test_an_older_record_says_what_nothing_seals_in_it(words: Catalogue) -> None:
    told = verification_texts.list_checks(words, replace(judged(), version=2))
    assert told[2].startswith("In this older format, capitals, spaces and punctuation of the words changed")
    assert len(told) == len(Check) + 3


def test_one_failed_check_is_enough_to_prove_nothing(words: Catalogue) -> None:
    told = report(words, {Check.DECK_FOLLOWS_SEED})
    assert "The deck does not follow from the seed." in told
    assert told[-1] == "This record proves nothing about the game."


def test_of_a_game_that_goes_on_only_that_is_said(words: Catalogue) -> None:
    told = report(words, set(Check))
    assert told[1:] == ("The game is not over: its seed stays sealed, so nothing can be checked yet.",)


def test_where_cards_were_laid_by_hand_nothing_is_said_of_the_seed_and_them(words: Catalogue) -> None:
    unmade = {check for check in Check if check.name.endswith("_SEED") or check is Check.OUTCOME_FOLLOWS}
    told = report(words, {Check.LEFT_TO_CHANCE, *unmade})
    assert "The seed was chosen or cards were laid by hand, so chance did not decide." in told
    assert told[-2] == "It could not be checked whether the cards followed from the seed."
    assert not any("do not follow" in line or "does not follow" in line for line in told)


def test_a_game_that_was_not_dealt_by_chance_tells_of_no_fingerprint(words: Catalogue) -> None:
    by_hand = Verdict("", "", "", 1, judged(set(Check)).findings, Proof.NOTHING)
    told = verification_texts.list_verification_report(words, by_hand)
    assert not any("Fingerprint of the game" in line for line in told)


def test_the_first_deal_of_an_evening_has_no_earlier_ones(words: Catalogue) -> None:
    assert verification_texts.list_deal_notes(words, 1, ()) == (
        "This is the first deal on this computer in twelve hours.",
    )


def test_earlier_deals_are_counted_and_named(words: Catalogue) -> None:
    fates = (DealFate.FINISHED, DealFate.SET_ASIDE_UNSEEN, DealFate.FINISHED)
    assert verification_texts.list_deal_notes(words, 4, fates) == (
        "This is deal 4 on this computer in twelve hours, whoever played.",
        "Deals 1 and 3 were played to the end.",
        "Deal 2 was set aside before anybody saw a role.",
    )


def test_the_times_of_the_last_deal_and_of_this_one_are_told(words: Catalogue) -> None:
    times = (datetime(2026, 11, 18, 20, 0).astimezone(), datetime(2026, 11, 19, 9, 5).astimezone())
    told = verification_texts.list_deal_notes(words, 1, (), times)
    last, now = map(words.moment, times)
    assert told[1:] == (f"Last deal: {last}. This deal: {now}.",)
    told = verification_texts.list_deal_notes(words, 1, (), (times[0], times[0] + timedelta(hours=1)))
    assert [" ".join(line.split()) for line in told[1:]] == ["Last deal: 20:00. This deal: 21:00."]


@pytest.mark.parametrize("fate", DealFate)
def test_every_fate_has_a_sentence(words: Catalogue, fate: DealFate) -> None:
    assert len(set(verification_texts.list_deal_notes(words, 2, (fate,)))) == 2
