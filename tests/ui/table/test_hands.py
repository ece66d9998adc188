"""Thumbs as they are tapped in."""

from shgui.ui.table.hand_count import Doing, HandCount


def test_the_first_tap_is_ja_and_every_other_turns_the_thumb() -> None:
    hands = HandCount((0, 1))
    hands.turn(0)
    assert hands.ballots == {0: True}
    hands.turn(0)
    assert hands.ballots == {0: False}


def test_all_at_once_is_one_tap_and_complete() -> None:
    hands = HandCount((0, 1, 3))
    hands.all(False)
    assert hands.ballots == {0: False, 1: False, 3: False}
    assert hands.complete


def test_it_is_complete_when_every_voter_is_in() -> None:
    hands = HandCount((0, 2))
    hands.turn(0)
    assert not hands.complete
    hands.turn(2)
    assert hands.complete


def test_whoever_has_no_vote_cannot_be_tapped() -> None:
    hands = HandCount((0, 2))
    hands.turn(1)
    assert hands.ballots == {}
    assert hands.doing is Doing.TALKING


def test_tapping_ends_the_talk() -> None:
    hands = HandCount((0, 2))
    hands.turn(2)
    assert hands.doing is Doing.TAPPING


def test_a_round_of_ten_takes_under_ten_taps_however_it_goes() -> None:
    """All, then the exceptions; with the count and the reveal."""
    for ja in range(11):
        exceptions = min(ja, 10 - ja)
        assert 2 + 1 + exceptions < 10
