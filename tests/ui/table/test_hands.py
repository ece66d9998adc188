"""Thumbs as they are tapped in."""

from shgui.presentation.selection import HandCount, HandCountPhase


def test_the_first_tap_is_ja_and_every_other_turns_the_thumb() -> None:
    hands = HandCount((0, 1)).with_turned(0)
    assert hands.ballots == ((0, True),)
    assert hands.with_turned(0).ballots == ((0, False),)


def test_all_at_once_is_one_tap_and_complete() -> None:
    hands = HandCount((0, 1, 3)).with_all(False)
    assert hands.ballots == ((0, False), (1, False), (3, False))
    assert hands.is_complete


def test_it_is_complete_when_every_voter_is_in() -> None:
    hands = HandCount((0, 2)).with_turned(0)
    assert not hands.is_complete
    assert hands.with_turned(2).is_complete


def test_tapping_ends_the_talk() -> None:
    assert HandCount((0, 2)).with_turned(2).phase is HandCountPhase.ENTERING


def test_a_round_of_ten_takes_under_ten_taps_however_it_goes() -> None:
    """All, then the exceptions; with the count and the reveal."""
    for ja in range(11):
        exceptions = min(ja, 10 - ja)
        assert 2 + 1 + exceptions < 10
