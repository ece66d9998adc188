"""What follows from each card or ballot of an open hand, and when a role lay open before."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from shgui.engine.types import Policy
from shgui.words import hand_over
from shgui.words.catalogue import Catalogue


class HandResult(NamedTuple):
    """What follows if a place is chosen: in one sentence, and a word below every card."""

    sentence: str
    tags: tuple[str, ...]


def ballots(words: Catalogue, by_place: Sequence[bool]) -> tuple[HandResult, ...]:
    """By place: what is voted."""
    # Translators: below the ballot that a player has chosen; max 16
    tag = words.pgettext("card", "Your vote")
    return tuple(
        HandResult(
            hand_over.ballot_chosen(words, ja), tuple(tag if other is ja else "" for other in by_place)
        )
        for ja in by_place
    )


def discards(words: Catalogue, by_place: Sequence[Policy]) -> tuple[HandResult, ...]:
    """By place: what the President puts away, and passes on."""
    # Translators: below the two cards that the President passes on; max 16
    passed_on = words.pgettext("card", "Passed on")
    return _put_away(words, by_place, hand_over.put_away_by_president, passed_on)


def enactments(words: Catalogue, by_place: Sequence[Policy]) -> tuple[HandResult, ...]:
    """By place: what the Chancellor puts away, and enacts."""
    # Translators: below the card that the Chancellor enacts; max 16
    enacted = words.pgettext("card", "Enacted")
    return _put_away(words, by_place, hand_over.put_away_by_chancellor, enacted)


def discard(words: Catalogue) -> str:
    # Translators: below the card that the President or the Chancellor discards, in large type; max 14
    return words.pgettext("card", "Discard")


def pass_to(words: Catalogue, chancellor: str) -> str:
    # Translators: below each of the two cards that the President passes on, in large type; {name} is the
    # Chancellor; max 16 besides the name
    return words.pgettext("card", "Pass to {name}").format(name=chancellor)


def with_fates(words: Catalogue, results: Sequence[HandResult], kept: str) -> tuple[HandResult, ...]:
    """Return the results with the words of a page that has room for a name: `kept`, or "Discard"."""
    away, places = discard(words), range(len(results))
    return tuple(
        HandResult(result.sentence, tuple(away if place == chosen else kept for place in places))
        for chosen, result in enumerate(results)
    )


def last_shown(words: Catalogue, at: datetime | None, rounds: int, *, today: bool) -> str:
    """When a role was last opened; `at` is None where only the rounds that were over are known."""
    if at is None:
        return hand_over.shown_before(words, rounds)
    time = words.time(at) if today else words.moment(at)
    return hand_over.shown_before_at(words, time, rounds)


def _put_away(
    words: Catalogue,
    by_place: Sequence[Policy],
    sentence: Callable[[Catalogue, tuple[Policy, ...], Policy], str],
    kept: str,
) -> tuple[HandResult, ...]:
    # Translators: below the card that the President or the Chancellor puts away; max 16
    discarded = words.pgettext("card", "Discarded")
    return tuple(
        HandResult(
            sentence(words, tuple(by_place), card),
            tuple(discarded if place == chosen else kept for place in range(len(by_place))),
        )
        for chosen, card in enumerate(by_place)
    )
