"""Claims at a table reach bots, and their claims reach the table."""

import itertools
from random import Random

from shgui.bots.seats.seat_claims import list_standing_claims, to_bot_occasion, to_table_claim
from shgui.bots.thinking.situation import BotOccasion, StandingClaims
from shgui.engine.events import ChancellorNominated, GameBegan, PoliciesDrawn, RoundBegan
from shgui.engine.types import Party, Policy
from shgui.reasoning import claim_values
from shgui.review.claim_conversion import to_reasoning_claim
from shgui.storage.journal import Journal
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Line, Occasion, SlipTakenBack
from tests.table.play import a_claim, decide, done, table_for

L, F = Policy.LIBERAL, Policy.FASCIST
BEGAN: tuple[Line, ...] = (GameBegan(5, "official", ""), RoundBegan(1, 2, False), PoliciesDrawn(2))
DREW = Occasion(1, 2, ClaimKind.DREW)
CLAIM = Claim(DREW, (F, L, F))
OTHER = Claim(DREW, (F, F, F))
PARTY = Claim(Occasion(1, 2, ClaimKind.SAW_PARTY, 4), party=Party.FASCIST)


def test_each_change_is_told_with_all_that_stood_then() -> None:
    lines = (*BEGAN, ClaimNoted(CLAIM), ClaimNoted(PARTY), ClaimNoted(OTHER), ClaimWithdrawn(PARTY))
    drew, corrected = claim_values.DrewClaim(2, 1, (F, L, F)), claim_values.DrewClaim(2, 1, (F, F, F))
    saw = claim_values.PartyClaim(2, 4, Party.FASCIST)
    assert list_standing_claims(lines) == (
        StandingClaims(3, (drew,)),
        StandingClaims(3, (drew, saw)),
        StandingClaims(3, (saw, corrected)),
        StandingClaims(3, (corrected,)),
    )


def test_what_is_said_twice_is_no_change() -> None:
    assert len(list_standing_claims((*BEGAN, ClaimNoted(CLAIM), ClaimNoted(CLAIM)))) == 1


def test_of_what_was_taken_back_nothing_is_left() -> None:
    slip = ChancellorNominated(2, 3)
    lines = (*BEGAN, ClaimNoted(CLAIM), slip, ClaimNoted(OTHER), SlipTakenBack((slip,)))
    told = list_standing_claims(lines)
    assert [each.events for each in told] == [3, 3]
    assert told[-1].claims == (to_reasoning_claim(OTHER),)
    undone = (*BEGAN, ClaimNoted(CLAIM), SlipTakenBack((BEGAN[2],)))  # type: ignore[arg-type]
    assert list_standing_claims(undone) == ()


def test_at_real_tables_it_ascends_and_ends_with_what_stands(journal: Journal) -> None:
    table, rng = table_for(journal, 7, claims=True), Random(3)
    for _ in range(150):
        if not table.view(None).on_move:
            break
        if table.occasions and rng.random() < 0.3:
            table.note_claim(a_claim(table, rng))
        decide(table, rng)(table)
        told = list_standing_claims(table.chronicle)
        events = [each.events for each in told]
        assert events == sorted(events)
        assert all(each.events <= len(table.view(None).history) for each in told)
        for one, other in itertools.pairwise(told):
            assert one.claims != other.claims


def test_a_claim_comes_back_as_the_table_notes_it() -> None:
    for claim in (
        CLAIM,
        PARTY,
        Claim(Occasion(3, 0, ClaimKind.RECEIVED), (L, F)),
        Claim(Occasion(3, 0, ClaimKind.PEEKED), (L, F, F)),
    ):
        assert to_table_claim(to_reasoning_claim(claim), claim.occasion) == claim


def test_a_seat_is_asked_about_what_it_saw() -> None:
    assert to_bot_occasion(DREW) == BotOccasion(claim_values.DrewClaim, 1)
    assert to_bot_occasion(PARTY.occasion) == BotOccasion(claim_values.PartyClaim, 1, 4)


def test_a_claim_about_something_else_isnt_what_was_asked(journal: Journal) -> None:
    table = table_for(journal, claims=True)
    for seat in table.unseen:
        done(table.note_secret_shown(seat))
    noted = to_table_claim(claim_values.ReceivedClaim(3, 2, (L, F)), DREW)
    assert noted.occasion == Occasion(2, 3, ClaimKind.RECEIVED)
