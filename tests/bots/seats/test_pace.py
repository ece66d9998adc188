"""Pauses and seeds follow from the chance of the table and from what everybody knows of a question."""

import inspect
from itertools import product
from statistics import mean

import pytest

from shgui.bots.seats.pace import (
    _PAUSE_SPANS,
    HURRIED_SPAN,
    BotTempo,
    PauseWeight,
    QuestionFacts,
    compute_reading_pause,
    derive_seed,
    draw_hurried_pause,
    draw_pause,
)
from shgui.engine.types import Phase
from shgui.ui.settings.settings import BotPace
from shgui.ui.table.speech_notes import compute_glance_ms

CHANCE = bytes(16)
ASKED = QuestionFacts(3, 5, Phase.VOTE, "act")
OTHERS = (
    QuestionFacts(4, 5, Phase.VOTE, "act"),
    QuestionFacts(3, 6, Phase.VOTE, "act"),
    QuestionFacts(3, 5, Phase.NOMINATE, "act"),
    QuestionFacts(3, 5, Phase.VOTE, "claim"),
)


def test_the_paces_are_those_of_the_settings() -> None:
    assert {str(pace) for pace in BotTempo} == {str(pace) for pace in BotPace}


def test_nothing_else_is_known_when_a_pause_is_drawn() -> None:
    assert list(inspect.signature(draw_pause).parameters) == ["chance", "pace", "weight", "asked"]
    assert QuestionFacts._fields == ("seat", "round", "phase", "question")


@pytest.mark.parametrize("pace", BotTempo)
@pytest.mark.parametrize("weight", PauseWeight)
def test_every_pause_of_a_span_is_as_likely_as_any_other(pace: BotTempo, weight: PauseWeight) -> None:
    shortest, longest = _PAUSE_SPANS[pace][weight]
    drawn = [
        draw_pause(CHANCE, pace, weight, QuestionFacts(seat, number, phase, "act"))
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
    glances = 2 * max(compute_glance_ms(said) for said in (remark, claim))
    assert _PAUSE_SPANS[pace][PauseWeight.ACT][0] + compute_reading_pause(pace, 2) >= glances
    assert compute_reading_pause(pace, 0) == 0


def test_a_hurried_pause_is_shorter_than_any_other() -> None:
    drawn = [draw_hurried_pause(CHANCE, QuestionFacts(seat, 1, Phase.VOTE, "act")) for seat in range(10)]
    assert all(HURRIED_SPAN[0] <= each <= HURRIED_SPAN[1] for each in drawn)
    assert HURRIED_SPAN[1] < _PAUSE_SPANS[BotTempo.QUICK][PauseWeight.ACT][0]


@pytest.mark.parametrize("other", OTHERS)
def test_each_question_has_its_own(other: QuestionFacts) -> None:
    assert derive_seed(CHANCE, other) != derive_seed(CHANCE, ASKED)
    assert draw_pause(CHANCE, BotTempo.HUMAN, PauseWeight.ACT, other) != draw_pause(
        CHANCE, BotTempo.HUMAN, PauseWeight.ACT, ASKED
    )


def test_the_same_question_has_the_same_and_another_game_another() -> None:
    assert derive_seed(CHANCE, ASKED) == derive_seed(CHANCE, QuestionFacts(*ASKED))
    assert derive_seed(CHANCE, ASKED) != derive_seed(bytes(15) + b"1", ASKED)
    assert len(derive_seed(CHANCE, ASKED)) >= 16


def test_a_pause_tells_nothing_of_a_seed() -> None:
    assert derive_seed(CHANCE, ASKED)[:8] != draw_pause(
        CHANCE, BotTempo.HUMAN, PauseWeight.ACT, ASKED
    ).to_bytes(8, "big")
