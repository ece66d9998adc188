"""Claims that exclude each other if both come from Liberals."""

from __future__ import annotations

import pytest

from shgui.engine.events import ChaosBroke, DeckReshuffled, Event, PoliciesDrawn, RoundBegan
from shgui.engine.types import Policy
from shgui.review.course import Course, TimedClaim, TimedEvent, build_course
from shgui.review.exclusions import find_exclusions
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from tests.review.laid import LaidGame, cards


def number(game: LaidGame) -> int:
    return len(find_exclusions(build_course(game.finished().steps)))


@pytest.mark.parametrize(
    ("drew", "received", "excluded"),
    [
        ("FFF", "FF", 0),
        ("FFF", "FL", 1),
        ("LFF", "FF", 1),
        ("LFF", "LF", 0),
        ("FFL", "LL", 1),
        ("LLF", "LF", 1),
        ("LFL", "LL", 0),
        ("LLL", "LL", 0),
        ("LLL", "FL", 1),
    ],
)
def test_a_president_who_keeps_no_liberal_card_says_what_was_received(
    drew: str, received: str, excluded: int
) -> None:
    game = LaidGame("LLLFH", "LFF")
    game.round(1, "F", "F")
    game.drew(1, 0, drew)
    game.received(1, 1, received)
    assert number(game) == excluded


def after_a_peek() -> LaidGame:
    """Seat 2 of five has seen the top three."""
    game = LaidGame("LLLFH", "F" * 9 + "LFF")
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    return game


@pytest.mark.parametrize(
    ("peeked", "received", "excluded"), [("LFF", "LF", 0), ("FFF", "LF", 1), ("LFF", "LL", 1)]
)
def test_nobody_receives_what_was_not_on_top(peeked: str, received: str, excluded: int) -> None:
    game = after_a_peek()
    game.round(1, "F", "L")
    game.peeked(3, 2, peeked)
    game.received(4, 1, received)
    assert number(game) == excluded


@pytest.mark.parametrize(("drew", "excluded"), [("FFF", 0), ("LFF", 0), ("LLF", 1)])
def test_after_chaos_the_two_cards_below_the_first_are_still_known(drew: str, excluded: int) -> None:
    game = after_a_peek()
    for chancellor in (1, 2, 3):
        game.round(chancellor, nein=range(5))
    game.round(2, "F", "F")
    game.peeked(3, 2, "LFF")
    game.drew(7, 1, drew)
    assert number(game) == excluded


def test_after_a_government_nothing_is_known_any_more() -> None:
    game = after_a_peek()
    game.round(1, "F", "L")
    game.round(2, "L", "L")
    game.peeked(3, 2, "LLL")
    game.drew(5, 4, "FFF")
    assert number(game) == 0


def test_claims_about_different_sessions_never_exclude_each_other() -> None:
    game = LaidGame("LLLFH", "LFFLFF")
    game.round(1, "F", "F")
    game.round(2, "F", "F")
    game.drew(1, 0, "LLL")
    game.received(2, 2, "FF")
    assert number(game) == 0


def test_it_counts_from_the_later_of_the_two() -> None:
    game = LaidGame("LLLFH", "LFF")
    game.round(1, "F", "F")
    game.received(1, 1, "FF")
    game.drew(1, 0, "LFF")
    (found,) = find_exclusions(build_course(game.finished().steps))
    assert found.step == len(game.finished().steps) - 2
    assert (found.earlier.occasion.seat, found.later.occasion.seat) == (0, 1)


@pytest.mark.parametrize(("shuffled", "excluded"), [(True, 0), (False, 1)])
def test_what_was_on_top_before_a_reshuffle_says_nothing_of_what_came_after(
    shuffled: bool, excluded: int
) -> None:
    between: list[Event] = [DeckReshuffled(12)] if shuffled else []
    history: list[Event] = [
        RoundBegan(1, 0, special=False),
        RoundBegan(2, 1, special=False),
        ChaosBroke(Policy.LIBERAL, 1),
        *between,
        RoundBegan(3, 2, special=False),
        PoliciesDrawn(2),
    ]
    said = (
        TimedClaim(Claim(Occasion(1, 0, ClaimKind.PEEKED), cards("LLL")), 1, None),
        TimedClaim(Claim(Occasion(3, 2, ClaimKind.DREW), cards("FFF")), 2, None),
    )
    course = Course(tuple(TimedEvent(event, step) for step, event in enumerate(history)), said)
    assert len(find_exclusions(course)) == excluded
