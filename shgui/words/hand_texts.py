"""Texts beside open cards and ballots, and about the last time a role was shown."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shgui.engine.types import Policy
from shgui.table.role_showings import LastShown
from shgui.words import hand_over_texts, terms
from shgui.words.catalogue import Catalogue


class HandResult(NamedTuple):
    """The result of choosing a place: a sentence, and a word below every card."""

    sentence: str
    tags: tuple[str, ...]


def list_ballot_results(words: Catalogue, by_place: Sequence[bool]) -> tuple[HandResult, ...]:
    """Return what follows from choosing each ballot, by place."""
    # Translators: below the ballot that a player has chosen; max 16
    tag = words.pgettext("card", "Your vote")
    return tuple(
        HandResult(
            # Translators: {ballot} is Ja! or Nein!
            words.gettext("Your vote: {ballot}").format(ballot=terms.get_ballot_word(ja)),
            tuple(tag if other is ja else "" for other in by_place),
        )
        for ja in by_place
    )


def list_discard_results(words: Catalogue, by_place: Sequence[Policy]) -> tuple[HandResult, ...]:
    """Return what follows if the President discards each card, by place."""
    # Translators: below the two cards that the President passes on; max 16
    passed_on = words.pgettext("card", "Passed on")
    return _list_card_results(words, by_place, hand_over_texts.format_president_choice, passed_on)


def list_enactment_results(words: Catalogue, by_place: Sequence[Policy]) -> tuple[HandResult, ...]:
    """Return what follows if the Chancellor discards each card, by place."""
    # Translators: below the card that the Chancellor enacts; max 16
    enacted = words.pgettext("card", "Enacted")
    return _list_card_results(words, by_place, hand_over_texts.format_chancellor_choice, enacted)


def format_pass_label(words: Catalogue, chancellor: str) -> str:
    # Translators: below each of the two cards that the President passes on, in large type; {name} is the
    # Chancellor; max 16 besides the name
    return words.pgettext("card", "Pass to {name}").format(name=chancellor)


def relabel_results(words: Catalogue, results: Sequence[HandResult], kept: str) -> tuple[HandResult, ...]:
    """Return the results with large labels below the cards: `kept`, or "Discard"."""
    # Translators: below the card that the President or the Chancellor discards, in large type; max 14
    away, places = words.pgettext("card", "Discard"), range(len(results))
    return tuple(
        HandResult(result.sentence, tuple(away if place == chosen else kept for place in places))
        for chosen, result in enumerate(results)
    )


def format_last_shown(words: Catalogue, last: LastShown | None) -> str:
    """Say when a role was last opened; None where it never was."""
    if last is None:
        # Translators: of the own role; the same place will hold “Last shown: 21:14, after round 3”
        return words.gettext("Not shown before")
    at, rounds = last.showing.at, last.showing.rounds
    if at is None:
        return hand_over_texts.format_last_shown_round(words, rounds)
    time = words.time(at) if last.today else words.moment(at)
    return hand_over_texts.format_last_shown_time(words, time, rounds)


def _list_card_results(
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
