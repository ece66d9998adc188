"""Strips as they are told: a place and a sentence for every moment."""

from __future__ import annotations

from shgui.reasoning.beliefs import Reading
from shgui.review.game_review import GameReview
from shgui.ui.after_game.review_scenes import StoryFilter, build_strips
from shgui.words import suspicion_texts
from shgui.words.catalogue import Catalogue
from tests.review.games import played
from tests.review.laid import LaidGame, told
from tests.table.play import NAMES

EYES = StoryFilter(None, hitler=False, roles_open=True)


def test_a_moment_tells_how_many_ways_it_left_where_it_ruled_some_out(english: Catalogue) -> None:
    story = told(played(7, 3).game)
    ways = [belief.ways for belief in story.list_beliefs(None, Reading.PROVEN)]
    strip = build_strips(english, story, NAMES[:7], EYES).strips[0]
    changed = [place for place in range(1, len(strip.moments)) if ways[place] != ways[place - 1]]
    assert [place for place, moment in enumerate(strip.moments) if moment.left] == changed
    first = strip.moments[changed[0]]
    assert first.left == suspicion_texts.format_deals_left(english, ways[changed[0]], 105)
    assert first.whole == f"{first.sentence} {first.left}"


def test_where_no_way_is_left_somebody_lied_or_erred(english: Catalogue) -> None:
    game = LaidGame("LLFHL", "FFL" * 4)
    for number, chancellor in ((1, 1), (2, 2), (3, 0), (4, 4)):
        game.round(chancellor, "F", "L")
        game.drew(number, number - 1, "LLF")
        game.received(number, chancellor, "LF")
    shown = build_strips(english, game.story(), NAMES[:5], EYES)
    broken = suspicion_texts.get_contradiction_text(english)
    assert shown.notes == (broken,)
    assert [moment.left for moment in shown.strips[0].moments].count(broken) == 1


def test_moments_stand_where_the_story_has_them(english: Catalogue) -> None:
    story = told(played(5, 3).game)
    strip = build_strips(english, story, NAMES[:5], EYES).strips[0]
    assert [moment.at for moment in strip.moments] == [moment.at for moment in story.moments]


def test_until_its_moments_are_computed_a_strip_says_how_far_it_goes(english: Catalogue) -> None:
    story = GameReview(played(5, 3).game)
    strip = build_strips(english, story, NAMES[:5], EYES).strips[0]
    assert (strip.moments, strip.drawable.reached) == ((), 0.0)
