"""Verdicts of whole games, with and without claims, ended in the middle or played to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from shgui.engine.types import Party, Role
from shgui.review.curves import SuspicionCurve
from shgui.review.deductions import ConclusionKind
from shgui.review.game_review import GameReview
from shgui.review.verdicts import Verdict, VerdictKind
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from shgui.words.verdict_texts import describe_verdict
from tests.review.games import played
from tests.review.laid import told
from tests.review.verdict_truth import is_true
from tests.table.play import NAMES

LONGEST = 150
"""Five lines below a portrait."""
ENDS = {VerdictKind.HITLER_ELECTED, VerdictKind.HITLER_SHOT, VerdictKind.HITLER_AT_LARGE}


def stories() -> Iterator[GameReview]:
    for seed in range(24):
        size = 5 + seed % 6
        last_round = 3 + seed % 5 if seed % 4 == 3 else None
        yield told(played(size, seed, claims=seed % 5 != 4, last_round=last_round).game)


@pytest.fixture(scope="module")
def judged() -> list[tuple[GameReview, tuple[Verdict, ...], tuple[SuspicionCurve, ...]]]:
    return [(story, story.choose_verdicts(), story.list_curves()) for story in stories()]


Judged = list[tuple[GameReview, tuple[Verdict, ...], tuple[SuspicionCurve, ...]]]


def test_every_player_of_every_game_has_a_verdict(judged: Judged) -> None:
    for story, verdicts, _ in judged:
        assert [each.seat for each in verdicts] == list(range(len(story.game.players)))


def test_no_verdict_says_what_is_untrue(judged: Judged) -> None:
    for story, verdicts, _ in judged:
        assert [each for each in verdicts if not is_true(story.game, each)] == []


def test_a_verdict_has_the_chance_at_which_the_curve_of_its_player_ends(judged: Judged) -> None:
    for _, verdicts, curves in judged:
        assert [each for each in verdicts if each.chance not in (0, curves[each.seat].chances[-1])] == []


def test_the_verdict_on_hitler_says_the_end(judged: Judged) -> None:
    for story, verdicts, _ in judged:
        hitler = story.game.roles.index(Role.HITLER)
        assert {each.seat for each in verdicts if each.kind in ENDS} == {hitler}
        assert all(each.deed is None for each in verdicts if each.seat != hitler)


@pytest.mark.parametrize("language", list_languages())
def test_verdicts_are_short_in_every_language(judged: Judged, language: str) -> None:
    words = load_catalogue(language)
    texts = [describe_verdict(words, each, NAMES) for _, verdicts, _ in judged for each in verdicts]
    assert [text for text in texts if len(text) > LONGEST or set("{}") & set(text)] == []


def test_conclusions_are_true_where_liberals_are_honest(judged: Judged) -> None:
    concluded = Counter[ConclusionKind]()
    for story, _, _ in judged:
        roles = story.game.roles
        for each in story.list_conclusions():
            fascists = [seat for seat in each.seats if roles[seat].party is Party.FASCIST]
            concluded[each.kind] += 1
            assert {
                ConclusionKind.ELECTION_CLEARED: roles.index(Role.HITLER) not in each.seats,
                ConclusionKind.EXECUTION_CLEARED: roles.index(Role.HITLER) not in each.seats,
                ConclusionKind.FASCIST: len(fascists) == len(each.seats),
                ConclusionKind.LIBERAL: not fascists,
                ConclusionKind.NOTHING_FITS: False,
            }.get(each.kind, len(fascists) > 0)
    assert set(concluded) == set(ConclusionKind) - {ConclusionKind.NOTHING_FITS}
