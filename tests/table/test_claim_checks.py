"""Claims that cannot be true, by what the whole table has seen."""

from shgui.engine.events import ChaosBroke, Event, PoliciesDrawn, PolicyEnacted, RoundBegan
from shgui.engine.types import Party, Policy
from shgui.table.claim_checks import Contradiction, contradiction
from shgui.table.lines import Claim, ClaimKind, Occasion

L, F = Policy.LIBERAL, Policy.FASCIST


def enacted(number: int, policy: Policy) -> tuple[Event, ...]:
    return RoundBegan(number, 0, False), PoliciesDrawn(0), PolicyEnacted(policy, 1, 0, 1)


def cards(number: int, kind: ClaimKind, *told: Policy) -> Claim:
    return Claim(Occasion(number, 0, kind), told)


def test_what_was_enacted_was_among_the_cards() -> None:
    history = enacted(1, L)
    for kind in (ClaimKind.DREW, ClaimKind.RECEIVED):
        assert contradiction(cards(1, kind, F, F, F), history) is Contradiction.ENACTED
        assert contradiction(cards(1, kind, F, F, L), history) is None


def test_what_another_round_enacted_says_nothing() -> None:
    history = (*enacted(1, F), *enacted(2, L))
    assert contradiction(cards(1, ClaimKind.DREW, F, F, F), history) is None


def test_a_deck_has_six_liberal_policies_in_all() -> None:
    history = tuple(event for number in range(1, 5) for event in enacted(number, L))
    now = (*history, *enacted(5, L))
    assert contradiction(cards(5, ClaimKind.DREW, L, L, L), now) is Contradiction.TOO_MANY
    assert contradiction(cards(5, ClaimKind.DREW, L, L, F), now) is None


def test_who_saw_the_top_of_the_deck_saw_what_came_of_it() -> None:
    history = (*enacted(1, F), *enacted(2, L))
    assert contradiction(cards(1, ClaimKind.PEEKED, F, F, F), history) is Contradiction.ENACTED
    assert contradiction(cards(1, ClaimKind.PEEKED, F, L, F), history) is None


def test_chaos_turned_the_very_first_of_them() -> None:
    history = (*enacted(1, F), RoundBegan(2, 1, False), ChaosBroke(L, 1), RoundBegan(3, 2, False))
    assert contradiction(cards(1, ClaimKind.PEEKED, F, L, L), history) is Contradiction.ENACTED
    assert contradiction(cards(1, ClaimKind.PEEKED, L, F, F), history) is None


def test_whether_a_party_was_seen_nobody_else_can_know() -> None:
    claim = Claim(Occasion(1, 0, ClaimKind.SAW_PARTY, 3), party=Party.LIBERAL)
    assert contradiction(claim, enacted(1, F)) is None
