"""The opening has the order of steps that each rulebook prints, as read from the books."""

from __future__ import annotations

import pytest

from shgui.narrator.opening_script import (
    NarrationStep,
    OpeningAction,
    build_opening,
    build_rehearsal,
    is_small_game,
    list_actions,
)
from shgui.words.narrator_texts import OPENING_LINES, REHEARSAL_LINES, NarratorLine

# C all close their eyes · C+ with a fist · O Fascist and Hitler open · G Hitler gives a sign · F the Fascists
# open · T Hitler's thumb · K the Fascists see whose it is · P pause · X all close · X+ hands down · Xf only
# the Fascists close · A all open · S speak up.
SMALL_GAMES = {
    "en": "C O P X A S",
    "pl": "C O P X A S",
    "pt_BR": "C O P X A S",
    "it": "C O P X A S",
    "nb": "C O G P X A S",
    "ru": "C O Xf A S",
}
LARGE_GAMES = {
    "en": "C+ F T K P X+ A S",
    "pl": "C+ F T K P X+ A S",
    "pt_BR": "C+ T F K P X+ A S",
    "it": "C+ F T K P X+ A S",
    "nb": "C+ F T K P X+ A S",
    "ru": "C F T K Xf A S",
}
LETTERS = {
    "C": OpeningAction.ALL_CLOSE,
    "C+": OpeningAction.ALL_CLOSE_WITH_FIST,
    "O": OpeningAction.FASCISTS_AND_HITLER_OPEN,
    "G": OpeningAction.HITLER_SIGNALS,
    "F": OpeningAction.FASCISTS_OPEN,
    "T": OpeningAction.HITLER_THUMB,
    "K": OpeningAction.FASCISTS_NOTE_HITLER,
    "P": OpeningAction.PAUSE,
    "X": OpeningAction.CLOSE_AGAIN,
    "X+": OpeningAction.CLOSE_AGAIN_HANDS_DOWN,
    "Xf": OpeningAction.FASCISTS_CLOSE,
    "A": OpeningAction.ALL_OPEN,
    "S": OpeningAction.SPEAK_UP,
}
SIZES = (5, 6, 7, 8, 9, 10)


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("language", SMALL_GAMES)
def test_the_steps_come_in_the_order_of_the_book(language: str, players: int) -> None:
    order = (SMALL_GAMES if players <= 6 else LARGE_GAMES)[language]
    assert [step.deed for step in build_opening(language, players)] == [
        LETTERS[each] for each in order.split()
    ]


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("language", SMALL_GAMES)
def test_each_step_but_the_pause_says_one_line_of_its_own(language: str, players: int) -> None:
    steps = build_opening(language, players)
    said = [step.says for step in steps if step.deed is not OpeningAction.PAUSE]
    assert None not in said
    assert len(set(said)) == len(said)
    assert set(said) <= set(OPENING_LINES)
    assert all(step.says is None for step in steps if step.deed is OpeningAction.PAUSE)


@pytest.mark.parametrize("players", [7, 8, 9, 10])
@pytest.mark.parametrize("language", LARGE_GAMES)
def test_hitlers_thumb_is_down_before_anybody_else_looks(language: str, players: int) -> None:
    said = [step.says for step in build_opening(language, players)]
    lowered = {NarratorLine.CLOSE_AGAIN_HANDS_DOWN, NarratorLine.FASCISTS_CLOSE_THUMB_DOWN}.intersection(said)
    assert (
        said.index(NarratorLine.HITLER_THUMB) < said.index(lowered.pop()) < said.index(NarratorLine.ALL_OPEN)
    )


def test_hitler_closes_the_eyes_again_where_only_the_fascists_are_told_to() -> None:
    assert NarratorLine.FASCIST_AND_HITLER_CLOSE in [step.says for step in build_opening("ru", 5)]


def test_a_language_without_a_book_follows_the_official_one() -> None:
    assert list_actions("eo", 8) == list_actions("en", 8)


def test_hitler_knows_the_fascist_with_six_players_and_not_with_seven() -> None:
    assert is_small_game(6)
    assert not is_small_game(7)


@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.parametrize("language", SMALL_GAMES)
def test_the_rehearsal_explains_every_sign_of_the_opening_once(language: str, players: int) -> None:
    said = [step.says for step in build_rehearsal(language, players)]
    assert (said[0], said[-1]) == (NarratorLine.REHEARSAL_BEGINS, NarratorLine.REHEARSAL_ENDS)
    assert len(set(said)) == len(said)
    assert set(said) <= set(REHEARSAL_LINES)
    signs = {
        OpeningAction.ALL_CLOSE_WITH_FIST: NarratorLine.TRY_FIST,
        OpeningAction.HITLER_SIGNALS: NarratorLine.TRY_SMALL_SIGN,
        OpeningAction.HITLER_THUMB: NarratorLine.TRY_THUMB,
        OpeningAction.CLOSE_AGAIN_HANDS_DOWN: NarratorLine.TRY_HANDS_DOWN,
    }
    wanted = [sign for deed, sign in signs.items() if deed in list_actions(language, players)]
    assert [sign for sign in signs.values() if sign in said] == wanted


def test_the_rehearsal_keeps_the_order_of_the_book() -> None:
    said = [step.says for step in build_rehearsal("pt_BR", 8)]
    assert (
        said.index(NarratorLine.TRY_THUMB)
        < said.index(NarratorLine.TRY_LOOK)
        < said.index(NarratorLine.TRY_NOTE)
    )


def test_every_line_of_the_opening_and_the_rehearsal_is_said_somewhere() -> None:
    books = [(language, players) for language in SMALL_GAMES for players in SIZES]
    steps: set[NarrationStep] = {
        step for book in books for step in (*build_opening(*book), *build_rehearsal(*book))
    }
    assert {step.says for step in steps} - {None} == {*OPENING_LINES, *REHEARSAL_LINES}
