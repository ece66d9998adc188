"""A round told afterwards, and who trusted whom."""

from __future__ import annotations

from shgui.engine.types import Party, Role
from shgui.review.knowers import Knower
from shgui.review.trust import Ballot, JaCount, TrustRow
from shgui.words.catalogue import Catalogue
from shgui.words.round_texts import describe_knowers, format_change, format_one_lied
from shgui.words.trust_texts import describe_cell, describe_order, describe_row
from tests.words.samples import NAMES


def test_who_knew_what_at_a_large_table(words: Catalogue) -> None:
    known = (
        Knower(0, (), ()),
        Knower(1, (), ((0, Party.LIBERAL),)),
        Knower(2, ((3, Role.FASCIST), (4, Role.HITLER)), ()),
        Knower(3, ((2, Role.FASCIST), (4, Role.HITLER)), ()),
        Knower(4, (), ()),
    )
    assert describe_knowers(words, known, NAMES) == (
        "The Fascists and Hitler were known to: Piotr and Marta."
        " Ola had seen a party: Ana, Liberal. No more than all: Ana and Igor."
    )


def test_who_knew_what_at_a_small_one(words: Catalogue) -> None:
    known = (Knower(3, ((4, Role.HITLER),), ()), Knower(4, ((3, Role.FASCIST),), ()))
    assert (
        describe_knowers(words, known, NAMES)
        == "Marta knew a role: Igor, Hitler. Igor knew a role: Marta, Fascist."
    )


def test_two_accounts_leave_one_of_two(words: Catalogue) -> None:
    assert format_one_lied(words, (7, 0), NAMES) == (
        "If Liberals keep their word, at least one of the two is a Fascist: Ingrid and Ana."
    )
    assert format_change(words, 0.27, 0.6) == "27 → 60 in 100"


ROW = TrustRow(0, ((), (Ballot(1, ja=True), Ballot(2, ja=False))), JaCount(2, 4), JaCount(1, 3), 8)


def test_a_row_of_trust_is_counted_out(words: Catalogue) -> None:
    assert describe_row(words, ROW, NAMES) == (
        "Ana. Ja! to governments of Liberals alone: 2 of 4. Ja! to governments with a Fascist: 1 of 3."
    )
    assert (
        describe_cell(words, 0, 1, ROW.on[1], NAMES) == "Ana, governments with this player (Ola): Ja!, Nein!"
    )
    assert describe_cell(words, 0, 1, (), NAMES) == "Ana, governments with this player (Ola): no vote."


def test_who_was_executed_votes_no_further(words: Catalogue) -> None:
    assert describe_order(words, (ROW,), NAMES) == (
        "In the order of the rounds. The executed vote no further: Ana (round 8)."
    )
    alive = TrustRow(0, (), JaCount(0, 0), JaCount(0, 0), None)
    assert describe_order(words, (alive,), NAMES) == "In the order of the rounds."
