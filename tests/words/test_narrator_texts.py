"""Every spoken line has a sentence, and events reveal no more than all saw."""

from __future__ import annotations

import pytest

from shgui.engine.events import (
    ChancellorCleared,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GameEnded,
    GovernmentElected,
    GovernmentRejected,
    PlayerExecuted,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    TrackerAdvanced,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VetoUnlocked,
    VotesRevealed,
)
from shgui.engine.types import Outcome, Policy, Power, Role
from shgui.words.catalogue import Catalogue
from shgui.words.narrator_texts import (
    OPENING_LINES,
    PUBLIC_LINES,
    REHEARSAL_LINES,
    SENTENCES,
    NarratorLine,
    get_pause_text,
    list_narrator_lines,
)


@pytest.mark.parametrize("line", NarratorLine)
def test_every_line_is_a_sentence_of_its_own(words: Catalogue, line: NarratorLine) -> None:
    text = SENTENCES[line](words)
    assert text.endswith(".")
    assert [other for other in NarratorLine if SENTENCES[other](words) == text] == [line]
    assert "{" not in text


def test_every_line_belongs_to_one_occasion() -> None:
    assert (*OPENING_LINES, *REHEARSAL_LINES, *PUBLIC_LINES) == tuple(NarratorLine)


def test_the_pause_has_words_for_those_who_look(words: Catalogue) -> None:
    assert get_pause_text(words)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (GovernmentElected(0, 1), NarratorLine.GOVERNMENT_ELECTED),
        (GovernmentRejected(0, 1), NarratorLine.GOVERNMENT_REJECTED),
        (PolicyEnacted(Policy.LIBERAL, 1, 0, 1), NarratorLine.LIBERAL_POLICY),
        (PolicyEnacted(Policy.FASCIST, 1, 0, 1), NarratorLine.FASCIST_POLICY),
        (ChancellorCleared(1), NarratorLine.NOT_HITLER),
        (ChaosBroke(Policy.FASCIST, 2), NarratorLine.CHAOS),
        (DeckReshuffled(17), NarratorLine.RESHUFFLED),
        (VetoProposed(1), NarratorLine.VETO_PROPOSED),
        (VetoRefused(0), NarratorLine.VETO_REFUSED),
        (VetoAgreed(0), NarratorLine.VETO),
        (VetoUnlocked(), NarratorLine.VETO_UNLOCKED),
        (PowerGranted(Power.INVESTIGATE, 0), NarratorLine.POWER_INVESTIGATE),
        (PowerGranted(Power.SPECIAL_ELECTION, 0), NarratorLine.POWER_SPECIAL_ELECTION),
        (PowerGranted(Power.PEEK, 0), NarratorLine.POWER_PEEK),
        (PowerGranted(Power.EXECUTE, 0), NarratorLine.POWER_EXECUTE),
        (GameEnded(Outcome.FIVE_LIBERAL_POLICIES, (Role.HITLER,)), NarratorLine.LIBERALS_WIN),
        (GameEnded(Outcome.HITLER_EXECUTED, (Role.HITLER,)), NarratorLine.LIBERALS_WIN),
        (GameEnded(Outcome.SIX_FASCIST_POLICIES, (Role.HITLER,)), NarratorLine.FASCISTS_WIN),
        (GameEnded(Outcome.HITLER_CHANCELLOR, (Role.HITLER,)), NarratorLine.FASCISTS_WIN),
    ],
)
def test_an_event_is_said(event: Event, line: NarratorLine) -> None:
    assert list_narrator_lines([event]) == (line,)


def test_events_are_said_in_their_order_and_small_ones_not_at_all() -> None:
    events = (VotesRevealed(((0, True),)), GovernmentElected(0, 1), TrackerAdvanced(1), VetoUnlocked())
    assert list_narrator_lines(events) == (NarratorLine.GOVERNMENT_ELECTED, NarratorLine.VETO_UNLOCKED)


def test_an_execution_is_answered_only_where_another_round_begins() -> None:
    executed, over = PlayerExecuted(0, 1), GameEnded(Outcome.HITLER_EXECUTED, ())
    assert list_narrator_lines([executed, RoundBegan(5, 2, special=False)]) == (NarratorLine.GAME_GOES_ON,)
    assert list_narrator_lines([executed]) == ()
    assert list_narrator_lines([executed, over]) == (NarratorLine.LIBERALS_WIN,)
    assert list_narrator_lines([RoundBegan(5, 2, special=False)]) == ()


def test_every_line_on_the_game_is_said_of_some_event_or_where_the_roles_turn() -> None:
    events: list[Event] = [
        GovernmentElected(0, 1),
        GovernmentRejected(0, 1),
        ChancellorCleared(1),
        *(PolicyEnacted(policy, 1, 0, 1) for policy in Policy),
        ChaosBroke(Policy.LIBERAL, 1),
        DeckReshuffled(17),
        VetoProposed(1),
        VetoRefused(0),
        VetoAgreed(0),
        VetoUnlocked(),
        *(PowerGranted(power, 0) for power in Power),
        PlayerExecuted(0, 1),
        RoundBegan(2, 2, special=False),
        *(GameEnded(outcome, ()) for outcome in Outcome),
    ]
    assert {*list_narrator_lines(events), NarratorLine.ENDED_EARLY} == set(PUBLIC_LINES)
