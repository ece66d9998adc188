"""The moments at which bots speak, and let others speak."""

from dataclasses import replace

import pytest

from shgui.bots.seats.talk import (
    MOST_COMMENTS,
    MOST_REASONS,
    RemarkQueue,
    count_unread_remarks,
    find_commenters,
    find_last_claim_line,
    was_said_already,
)
from shgui.engine.events import ChancellorNominated, Event, PoliciesDrawn, RoundBegan, VotesRevealed
from shgui.engine.types import Phase, Policy
from shgui.engine.view import PlayerView
from shgui.storage.journal import Journal
from shgui.table.log_lines import (
    Claim,
    ClaimKind,
    ClaimNoted,
    ClaimWithdrawn,
    Line,
    Occasion,
    Remark,
    Remarked,
    SlipTakenBack,
)
from tests.table.play import table_for

L, F = Policy.LIBERAL, Policy.FASCIST
NOTED = ClaimNoted(Claim(Occasion(1, 2, ClaimKind.DREW), (L, F, F)))
BOTS = (1, 2, 3, 4)
NOMINATED = ChancellorNominated(1, 2)
VOTED = VotesRevealed(((0, True),))


@pytest.fixture
def view(journal: Journal) -> PlayerView:
    return table_for(journal, 5).view(None)


def speakers(lines: tuple[Line, ...], view: PlayerView) -> list[int]:
    return [seat for seat, _ in find_commenters(lines, view, BOTS)]


def test_others_say_something_of_a_claim(view: PlayerView) -> None:
    assert speakers((PoliciesDrawn(2), NOTED), view) == [1, 3, 4]
    assert next(iter(find_commenters((PoliciesDrawn(2), NOTED), view, BOTS))) == (1, 2)


def test_each_speaks_once_and_few_do(view: PlayerView) -> None:
    first = Remarked(Remark(3, "doubts", (2,)))
    assert speakers((NOTED, first), view) == [1, 4]
    assert speakers((NOTED, *[first] * MOST_COMMENTS), view) == []


def test_nobody_speaks_of_both_claims_of_a_session(view: PlayerView) -> None:
    received = ClaimNoted(Claim(Occasion(1, 3, ClaimKind.RECEIVED), (F, F)))
    doubted = Remarked(Remark(4, "doubts", (2,)))
    assert speakers((PoliciesDrawn(2), NOTED, doubted, received), view) == [1, 2]
    assert speakers((NOTED, doubted, PoliciesDrawn(2), received), view) == [1, 2, 4]


def test_what_another_has_said_of_a_claim_is_known_until_something_happens() -> None:
    remark, lines = Remark(4, "cannot_both", (3, 2)), (NOTED, Remarked(Remark(1, "cannot_both", (2, 3))))
    assert was_said_already(lines, remark)
    assert not was_said_already(lines, Remark(4, "doubts", (2,)))
    assert not was_said_already((*lines, NOMINATED), remark)


def test_what_has_been_passed_over_is_let_be(view: PlayerView) -> None:
    assert speakers((), view) == []
    assert speakers((NOTED, RoundBegan(2, 3, False)), view) == []
    assert speakers((NOTED, ClaimWithdrawn(NOTED.claim)), view) == []


def test_nobody_interrupts_a_government_or_speaks_from_the_dead(view: PlayerView) -> None:
    assert speakers((NOTED,), replace(view, phase=Phase.PRESIDENT_DISCARD)) == []
    assert speakers((NOTED,), replace(view, alive=(0, 1, 2))) == [1]


def test_the_last_change_of_claims_is_found() -> None:
    assert find_last_claim_line(()) == 0
    assert find_last_claim_line((PoliciesDrawn(2), NOTED, Remarked(Remark(3, "doubts")))) == 2


def test_what_is_being_read_is_what_nothing_has_followed() -> None:
    said = Remarked(Remark(3, "doubts", (2,)))
    assert count_unread_remarks((), BOTS) == 0
    assert count_unread_remarks((said,), BOTS) == 1
    assert count_unread_remarks((said, PoliciesDrawn(2), said, said), BOTS) == 2
    assert count_unread_remarks((said, SlipTakenBack((VOTED,)), said), BOTS) == 1
    assert count_unread_remarks((said, said, PoliciesDrawn(2)), BOTS) == 0


def test_what_bots_claim_is_read_as_remarks_are_and_what_people_claim_was_heard() -> None:
    said = Remarked(Remark(3, "doubts", (2,)))
    received = ClaimNoted(Claim(Occasion(1, 3, ClaimKind.RECEIVED), (F, F)))
    assert count_unread_remarks((PoliciesDrawn(2), NOTED, received), BOTS) == 2
    assert count_unread_remarks((PoliciesDrawn(2), said, NOTED, said), (1, 3, 4)) == 2
    assert count_unread_remarks((said, ClaimWithdrawn(NOTED.claim)), BOTS) == 1


@pytest.mark.parametrize(
    ("history", "moved"),
    [((), False), ((VOTED,), False), ((VOTED, PoliciesDrawn(1)), False), ((VOTED, NOMINATED), True)],
)
def test_a_reason_waits_until_something_else_is_done(history: tuple[Event, ...], moved: bool) -> None:
    sayings = RemarkQueue([(1, Remark(1, "doubts"))])
    sayings.drop_stale((RoundBegan(1, 0, False), *history))
    assert sayings.waiting == (() if moved else ((1, Remark(1, "doubts")),))


class TestSayings:
    def test_a_reason_is_due_when_all_have_seen_what_it_is_for(self, view: PlayerView) -> None:
        sayings, events = RemarkQueue(), len(view.history)
        sayings.add(events, Remark(1, "ja_nothing_known"))
        assert list(sayings.list_due(view)) == []
        seen = replace(view, history=(*view.history, VOTED))
        assert list(sayings.list_due(seen)) == [(events, Remark(1, "ja_nothing_known"))]

    def test_of_all_who_voted_few_say_why(self, view: PlayerView) -> None:
        sayings = RemarkQueue()
        for seat in range(5):
            sayings.add(0, Remark(seat, "doubts", ((seat + 1) % 5,)))
        assert len(list(sayings.list_due(view))) == MOST_REASONS

    def test_nobody_says_what_another_says(self, view: PlayerView) -> None:
        sayings = RemarkQueue()
        first, other = Remark(1, "cannot_both", (2, 3)), Remark(4, "doubts", (2,))
        for remark in (first, Remark(0, "cannot_both", (3, 2)), other):
            sayings.add(0, remark)
        assert [remark for _, remark in sayings.list_due(view)] == [first, other]

    def test_a_government_is_silent_while_it_has_cards(self, view: PlayerView) -> None:
        sayings = RemarkQueue()
        sayings.add(0, Remark(1, "doubts"))
        assert list(sayings.list_due(replace(view, phase=Phase.PRESIDENT_DISCARD, president=1))) == []

    def test_what_was_said_or_is_stale_isnt_said(self, view: PlayerView) -> None:
        sayings = RemarkQueue()
        said, other = Remark(1, "doubts"), Remark(2, "ja_chaos")
        sayings.add(0, said)
        sayings.add(0, other)
        sayings.remove(said)
        assert [remark for _, remark in sayings.list_due(view)] == [other]
        sayings.drop_seat(2)
        assert list(sayings.list_due(view)) == []
        sayings.add(0, said)
        sayings.drop_stale((VOTED, NOMINATED))
        assert list(sayings.list_due(view)) == []
