"""The chronicle, round by round."""

from __future__ import annotations

from typing import get_args

import pytest

from shgui.engine import events
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.errors import Refusal
from shgui.engine.state import State
from shgui.table.log_lines import (
    ClaimKind,
    ClaimNoted,
    ClaimWithdrawn,
    GameEndedEarly,
    LanguageChanged,
    Remarked,
    SlipTakenBack,
    StandInSat,
    VotingChanged,
)
from shgui.table.log_lines import Line as TableLine
from shgui.table.options import Voting
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import LogEntry, LogRound, build_log, format_entries
from tests.words.samples import CLAIMS, NAMES

BEGAN = events.GameBegan(7, "official", "01")
FIRST = events.RoundBegan(1, 0, False)
NOMINATED = events.ChancellorNominated(0, 1)
CALLED = events.SpecialElectionCalled(0, 4)
SPECIAL = events.RoundBegan(2, 4, True)


def told(words: Catalogue, *entries: LogEntry) -> tuple[LogRound, ...]:
    return build_log(words, entries, NAMES, "official")


def texts(round_: LogRound) -> list[str]:
    return [line.text for line in round_.lines]


@pytest.fixture(scope="module")
def finished() -> State:
    """A whole game of seven in which everybody takes the first thing that is allowed."""
    state, _ = new_game(7, get_edition("official"), bytes(32))
    while state.outcome is None:
        seat = state.on_move[0]
        moved = apply(state, seat, list_legal_actions(state, seat)[0])
        assert not isinstance(moved, Refusal)
        state, _ = moved
    return state


def test_the_table_knows_no_entry_that_has_no_words() -> None:
    others = set(get_args(TableLine)) - set(get_args(events.Event))
    assert others == {
        SlipTakenBack,
        ClaimNoted,
        ClaimWithdrawn,
        Remarked,
        StandInSat,
        LanguageChanged,
        VotingChanged,
        GameEndedEarly,
    }


def test_who_sat_there_before_is_named_in_what_happened_before(words: Catalogue) -> None:
    entries = (
        FIRST,
        NOMINATED,
        StandInSat(1, "Ela", "Iwo"),
        events.GovernmentElected(0, 1),
        StandInSat(1, "Iwo", "Ola"),
        events.VotesRevealed(((0, True), (1, False))),
    )
    (first,) = told(words, *entries)
    assert texts(first) == [
        "Chancellor Candidate: Ela",
        "Another person takes over: Iwo (before: Ela)",
        "Government elected. President: Ana. Chancellor: Iwo",
        "Another person takes over: Ola (before: Iwo)",
        "Votes: Ja! 1, Nein! 1",
    ]
    assert first.lines[-1].names[:2] == ("Ana", "Ola")
    assert first.lines[0].names[:2] == ("Ana", "Ela")
    assert [line.seats for line in first.lines if isinstance(line.source, StandInSat)] == [{1}, {1}]


def test_a_change_of_language_or_voting_is_told(words: Catalogue) -> None:
    entries = (
        FIRST,
        LanguageChanged(0, "pl"),
        LanguageChanged(1, "../qaa"),
        VotingChanged(Voting.BALLOTS, 2),
        VotingChanged(Voting.HANDS, 12),
    )
    (first,) = told(words, *entries)
    assert texts(first) == [
        "New language of the private screens: Polski (Ana)",
        "New language of the private screens: ../qaa (Ola)",
        "From round 2 on, everybody votes in secret.",
        "From round 12 on, you vote by thumb.",
    ]
    some = format_entries(words, (entries[3], entries[1]), entries, NAMES, "official")
    assert some == f"{texts(first)[0]}\n{texts(first)[2]}"
    assert format_entries(words, (), entries, NAMES, "official") == ""


def test_a_language_takes_the_place_of_the_one_before(words: Catalogue) -> None:
    entries = (
        FIRST,
        LanguageChanged(1, "pl"),
        LanguageChanged(0, "nb"),
        LanguageChanged(1, "ru"),
        SPECIAL,
        LanguageChanged(1, "it"),
        StandInSat(1, "Ola", "Ela"),
        LanguageChanged(1, "pl"),
    )
    first, second = told(words, *entries)
    assert texts(first) == ["New language of the private screens: Norsk bokmål (Ana)"]
    assert texts(second) == [
        "New language of the private screens: Italiano (Ola)",
        "Another person takes over: Ela (before: Ola)",
        "New language of the private screens: Polski (Ela)",
    ]


def test_lines_stand_under_the_heading_of_their_round(words: Catalogue) -> None:
    before, first, second = told(words, BEGAN, FIRST, NOMINATED, CALLED, SPECIAL)
    assert (before.number, before.heading) == (0, None)
    assert first.heading is not None
    assert first.heading.text == "Round 1. Presidential Candidate: Ana"
    assert texts(first) == [
        "Chancellor Candidate: Ola",
        "Special Election. Chosen as Presidential Candidate: Igor",
    ]
    assert (second.number, second.lines) == (2, ())


def test_nothing_happened_yet(words: Catalogue) -> None:
    assert told(words) == ()


def test_a_slip_stays_and_is_struck_out(words: Catalogue) -> None:
    (first,) = told(words, FIRST, NOMINATED, SlipTakenBack((NOMINATED,)))
    assert [(line.text, line.undone) for line in first.lines] == [
        ("Chancellor Candidate: Ola", True),
        ("Taken back: “Chancellor Candidate: Ola”", False),
    ]


def test_only_the_slip_is_struck_out_when_the_same_choice_is_made_again(words: Catalogue) -> None:
    (first,) = told(words, FIRST, NOMINATED, SlipTakenBack((NOMINATED,)), NOMINATED)
    assert [line.undone for line in first.lines] == [True, False, False]


def test_a_round_that_began_by_a_slip_goes_back_into_the_round_before(words: Catalogue) -> None:
    other = events.SpecialElectionCalled(0, 5)
    again = events.RoundBegan(2, 5, True)
    first, second = told(words, FIRST, CALLED, SPECIAL, SlipTakenBack((CALLED, SPECIAL)), other, again)
    assert [(line.text, line.undone) for line in first.lines] == [
        ("Special Election. Chosen as Presidential Candidate: Igor", True),
        ("Round 2, Special Election. Presidential Candidate: Igor", True),
        ("Taken back: “Special Election. Chosen as Presidential Candidate: Igor”", False),
        ("Special Election. Chosen as Presidential Candidate: Lucia", False),
    ]
    assert second.heading is not None
    assert second.heading.text == "Round 2, Special Election. Presidential Candidate: Lucia"


def test_slips_can_be_taken_back_one_after_the_other(words: Catalogue) -> None:
    nominated = events.ChancellorNominated(4, 1)
    (first,) = told(
        words,
        FIRST,
        CALLED,
        SPECIAL,
        nominated,
        SlipTakenBack((nominated,)),
        SlipTakenBack((CALLED, SPECIAL)),
    )
    assert [line.undone for line in first.lines] == [True, True, True, False, False]


def test_a_claim_stands_where_it_was_made(words: Catalogue) -> None:
    (first,) = told(words, FIRST, ClaimNoted(CLAIMS[ClaimKind.DREW]))
    assert texts(first) == ["Ola claims to have drawn: Fascist, Fascist, Liberal"]


def test_a_late_claim_stands_under_the_round_it_speaks_of(words: Catalogue) -> None:
    first, second = told(words, FIRST, SPECIAL, ClaimNoted(CLAIMS[ClaimKind.SAW_PARTY]))
    assert texts(first) == ["Ola claims to have seen a party (Marta): Fascist"]
    assert texts(second) == []


def test_a_claim_that_is_made_anew_is_a_new_line(words: Catalogue) -> None:
    claim = ClaimNoted(CLAIMS[ClaimKind.SAW_PARTY])
    (first,) = told(words, FIRST, claim, claim)
    said = "Ola claims to have seen a party (Marta): Fascist"
    assert texts(first) == [said, f"Corrected: {said}"]
    assert [line.undone for line in first.lines] == [True, False]


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (ClaimKind.DREW, "Ola takes back the claim to have drawn: Fascist, Fascist, Liberal"),
        (ClaimKind.RECEIVED, "Piotr takes back the claim to have received: Fascist, Liberal"),
        (
            ClaimKind.PEEKED,
            "Ola takes back the claim to have seen on top of the deck: Fascist, Fascist, Liberal",
        ),
        (ClaimKind.SAW_PARTY, "Ola takes back the claim to have seen a party (Marta): Fascist"),
    ],
)
def test_a_withdrawn_claim_is_struck_out_and_a_line_says_so_in_its_round(
    words: Catalogue, kind: ClaimKind, line: str
) -> None:
    claim = CLAIMS[kind]
    first, second = told(words, FIRST, ClaimNoted(claim), SPECIAL, ClaimWithdrawn(claim))
    assert texts(first)[1] == line
    assert [line.undone for line in first.lines] == [True, False]
    assert {line.seats for line in first.lines} == {first.lines[0].seats}
    assert texts(second) == []


def test_what_is_claimed_after_it_was_withdrawn_corrects_nothing(words: Catalogue) -> None:
    claim = CLAIMS[ClaimKind.DREW]
    noted = ClaimNoted(claim)
    (first,) = told(words, FIRST, noted, ClaimWithdrawn(claim), noted, noted)
    said = "Ola claims to have drawn: Fascist, Fascist, Liberal"
    assert texts(first)[2:] == [said, f"Corrected: {said}"]
    assert [line.undone for line in first.lines] == [True, False, True, False]


def test_other_claims_stand_when_one_is_withdrawn(words: Catalogue) -> None:
    others = [ClaimNoted(CLAIMS[kind]) for kind in (ClaimKind.RECEIVED, ClaimKind.PEEKED)]
    drew = CLAIMS[ClaimKind.DREW]
    (first,) = told(words, FIRST, others[0], ClaimNoted(drew), others[1], ClaimWithdrawn(drew))
    assert [line.undone for line in first.lines] == [False, True, False, False]


def test_a_line_is_found_by_its_players(words: Catalogue) -> None:
    (first,) = told(words, FIRST, NOMINATED, ClaimNoted(CLAIMS[ClaimKind.SAW_PARTY]))
    assert [line.seats for line in first.lines] == [{0, 1}, {1, 3}]


def test_the_chronicle_has_a_line_for_every_event(words: Catalogue, finished: State) -> None:
    rounds = build_log(words, finished.history, NAMES, "official")
    lines = sum(len(each.lines) + (each.heading is not None) for each in rounds)
    assert lines == len(finished.history)
