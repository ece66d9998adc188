"""One line for each event, by the rules that are played."""

from __future__ import annotations

import pytest

from shgui.engine import events
from shgui.engine.types import Outcome
from shgui.words.catalogue import Catalogue
from shgui.words.event_texts import describe_event, describe_events, get_concerned_seats
from tests.words import samples
from tests.words.samples import NAMES, ROLES, F, L


def line(words: Catalogue, event: events.Event, rules: str = "official") -> str:
    return describe_event(words, event, NAMES, rules)


def test_every_event_has_a_sample() -> None:
    assert samples.without_sample(events.Event, samples.EVENTS) == set()


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.GameBegan(7, "pl", "01"), "A game for 7 players begins: Polish rulebook"),
        (events.RoundBegan(2, 0, False), "Round 2. Presidential Candidate: Ana"),
        (events.RoundBegan(2, 0, True), "Round 2, Special Election. Presidential Candidate: Ana"),
        (events.ChancellorNominated(0, 1), "Chancellor Candidate: Ola"),
        (events.VotesRevealed(((0, True), (1, False), (2, True))), "Votes: Ja! 2, Nein! 1"),
        (events.GovernmentElected(0, 1), "Government elected. President: Ana. Chancellor: Ola"),
        (events.TrackerAdvanced(2), "Election Tracker: 2 of 3"),
        (events.PlayerInvestigated(0, 2), "Investigated: Piotr"),
        (events.PlayerExecuted(0, 2), "Executed: Piotr"),
        (events.DeckReshuffled(12), "Deck and discards are shuffled together: 12 Policies"),
    ],
)
def test_a_line_says_what_happened(words: Catalogue, event: events.Event, told: str) -> None:
    assert line(words, event) == told


def test_the_chancellor_lays_the_policy(words: Catalogue) -> None:
    told = line(words, events.PolicyEnacted(L, 2, 0, 1))
    assert told == "Liberal Policy enacted, 2 of 5. Laid by the Chancellor (Ola)"


def test_by_the_norwegian_book_the_president_lays_the_policy(words: Catalogue) -> None:
    told = line(words, events.PolicyEnacted(F, 2, 0, 1), "nb")
    assert told == "Fascist Policy enacted, 2 of 6. Laid by the President (Ana)"


def test_by_the_portuguese_book_hitlers_role_card_is_shown(words: Catalogue) -> None:
    ended = events.GameEnded(Outcome.HITLER_EXECUTED, ROLES)
    assert line(words, ended, "pt_BR") == "The role card is shown. The Liberals win: Hitler is executed."
    assert line(words, ended) == "The Liberals win: Hitler is executed."


def test_an_announcement_leaves_out_what_goes_without_saying(words: Catalogue) -> None:
    happened = (events.PoliciesDrawn(0), events.VetoUnlocked(), events.TrackerReset())
    assert describe_events(words, happened, NAMES, "official") == line(words, events.VetoUnlocked())


def test_an_announcement_has_a_line_for_each_event(words: Catalogue) -> None:
    happened = (events.VotesRevealed(((0, True),)), events.GovernmentElected(0, 1))
    assert describe_events(words, happened, NAMES, "official").splitlines() == [
        "Votes: Ja! 1, Nein! 0",
        "Government elected. President: Ana. Chancellor: Ola",
    ]


@pytest.mark.parametrize(
    ("event", "seats"),
    [
        (events.RoundBegan(1, 3, False), {3}),
        (events.GovernmentElected(1, 2), {1, 2}),
        (events.PlayerExecuted(1, 4), {1, 4}),
        (events.VotesRevealed(((0, True), (3, False))), {0, 3}),
        (events.TrackerReset(), set()),
    ],
)
def test_an_event_is_found_by_the_players_it_tells_of(event: events.Event, seats: set[int]) -> None:
    assert get_concerned_seats(event) == seats
