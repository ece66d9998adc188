"""Pauses and seeds follow from the chance of the table and from what everybody knows of a question."""

import inspect
from itertools import product
from statistics import mean

import pytest

from shgui.bots.seats.pace import (
    _SPANS,
    HURRIED,
    Asked,
    BotTempo,
    PauseWeight,
    hurried_pause,
    pause,
    reading_pause,
    seed,
)
from shgui.engine.types import Phase
from shgui.ui.settings.settings import BotPace
from shgui.ui.table.speech_notes import get_glance_time

CHANCE = bytes(16)
ASKED = Asked(3, 5, Phase.VOTE, "act")
OTHERS = (
    Asked(4, 5, Phase.VOTE, "act"),
    Asked(3, 6, Phase.VOTE, "act"),
    Asked(3, 5, Phase.NOMINATE, "act"),
    Asked(3, 5, Phase.VOTE, "claim"),
)


def test_the_paces_are_those_of_the_settings() -> None:
    assert {str(pace) for pace in BotTempo} == {str(pace) for pace in BotPace}


def test_nothing_else_is_known_when_a_pause_is_drawn() -> None:
    assert list(inspect.signature(pause).parameters) == ["chance", "pace", "weight", "asked"]
    assert Asked._fields == ("seat", "round", "phase", "question")


@pytest.mark.parametrize("pace", BotTempo)
@pytest.mark.parametrize("weight", PauseWeight)
def test_every_pause_of_a_span_is_as_likely_as_any_other(pace: BotTempo, weight: PauseWeight) -> None:
    shortest, longest = _SPANS[pace][weight]
    drawn = [
        pause(CHANCE, pace, weight, Asked(seat, number, phase, "act"))
        for seat, number, phase in product(range(10), range(1, 21), Phase)
    ]
    assert shortest <= min(drawn) < shortest + (longest - shortest) / 50
    assert longest >= max(drawn) > longest - (longest - shortest) / 50
    assert abs(mean(drawn) - (shortest + longest) / 2) < (longest - shortest) / 30


@pytest.mark.parametrize("pace", [BotTempo.HUMAN, BotTempo.SLOW])
def test_what_two_say_can_be_read_before_somebody_goes_on(pace: BotTempo) -> None:
    """Even if they say it at the same moment, and whoever is on move is as quick as can be."""
    remark = "I voted Nein! Ana and Piotr can’t both have told the truth."
    claim = "Piotr claims to have drawn: Fascist, Fascist, Liberal"
    glances = 2 * max(get_glance_time(said) for said in (remark, claim))
    assert _SPANS[pace][PauseWeight.ACT][0] + reading_pause(pace, 2) >= glances
    assert reading_pause(pace, 0) == 0


def test_a_hurried_pause_is_shorter_than_any_other() -> None:
    drawn = [hurried_pause(CHANCE, Asked(seat, 1, Phase.VOTE, "act")) for seat in range(10)]
    assert all(HURRIED[0] <= each <= HURRIED[1] for each in drawn)
    assert HURRIED[1] < _SPANS[BotTempo.QUICK][PauseWeight.ACT][0]


@pytest.mark.parametrize("other", OTHERS)
def test_each_question_has_its_own(other: Asked) -> None:
    assert seed(CHANCE, other) != seed(CHANCE, ASKED)
    assert pause(CHANCE, BotTempo.HUMAN, PauseWeight.ACT, other) != pause(
        CHANCE, BotTempo.HUMAN, PauseWeight.ACT, ASKED
    )


def test_the_same_question_has_the_same_and_another_game_another() -> None:
    assert seed(CHANCE, ASKED) == seed(CHANCE, Asked(*ASKED))
    assert seed(CHANCE, ASKED) != seed(bytes(15) + b"1", ASKED)
    assert len(seed(CHANCE, ASKED)) >= 16


def test_a_pause_tells_nothing_of_a_seed() -> None:
    assert seed(CHANCE, ASKED)[:8] != pause(CHANCE, BotTempo.HUMAN, PauseWeight.ACT, ASKED).to_bytes(8, "big")
