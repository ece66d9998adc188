"""The end is told first, with what decided it; then what the rules find, in the order of their rank."""

from __future__ import annotations

import pytest

from shgui.engine.types import Outcome
from shgui.review.evidence import Evidence
from shgui.review.headline import EndFacts, Headline, HeadlineCode, QuietGame
from shgui.review.headline_choice import MOST_FOUND, apply_rules
from tests.review.games import played
from tests.review.laid import LaidGame, told


def end(game: LaidGame) -> EndFacts:
    lead = game.story().choose_headlines(roles_open=True)[0]
    assert lead.code is HeadlineCode.END
    assert isinstance(lead.facts, EndFacts)
    return lead.facts


def in_the_zone() -> LaidGame:
    game = LaidGame("LLLFH", "F" * 11)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    return game


def test_hitlers_election_by_one_ballot_is_told_with_the_liberals_who_made_it() -> None:
    game = in_the_zone()
    game.round(4, nein=(0, 1))
    facts = end(game)
    assert (facts.outcome, facts.chancellor, facts.ja, facts.nein) == (Outcome.HITLER_CHANCELLOR, 4, 3, 2)
    assert facts.one_ballot
    assert facts.liberal_ja == (2,)


def test_a_larger_majority_was_not_decided_by_one_ballot() -> None:
    game = in_the_zone()
    game.round(4, nein=(0,))
    assert not end(game).one_ballot


def test_an_executed_hitler_is_the_end_and_no_vote_decided_it() -> None:
    game = in_the_zone()
    game.round(1, "F", "F", target=4)
    facts = end(game)
    assert (facts.outcome, facts.target, facts.president) == (Outcome.HITLER_EXECUTED, 4, 3)
    assert facts.liberal_ja == ()


def test_five_liberal_policies_name_no_liberal_who_voted_for_them() -> None:
    game = LaidGame("LLLFH", "L" * 6 + "F" * 3)
    game.round(1, "L", "L")
    game.round(2, "L", "L")
    for chancellor in (0, 1, 3):
        game.round(chancellor, nein=range(5))
    game.round(1, nein=range(5))
    facts = end(game)
    assert (facts.outcome, facts.liberal_ja) == (None, ())


def test_a_game_that_the_table_ended_tells_where_it_stood() -> None:
    game = LaidGame("LLLFH")
    game.round(1, nein=range(5))
    facts = end(game)
    assert (facts.outcome, facts.round, facts.one_ballot) == (None, 2, False)


def test_chaos_may_be_the_end() -> None:
    game = LaidGame("LLLFH", "L" * 5)
    for place in range(15):
        game.round((place + 1) % 5 if place % 5 != 4 else 1, nein=range(5))
    facts = end(game)
    assert (facts.outcome, facts.chaos, facts.elected) == (Outcome.FIVE_LIBERAL_POLICIES, True, False)


def test_of_many_that_fire_the_first_five_are_told_in_the_order_of_their_rank() -> None:
    story = told(played(5, 0).game)

    def always(code: HeadlineCode) -> Headline:
        return Headline(code, QuietGame(claims=True), ())

    def evidence() -> Evidence:
        return Evidence(story.course, story.rounds, story.moments, (), ())

    rules = [lambda _game, code=code: always(code) for code in HeadlineCode]
    codes = [each.code for each in apply_rules(evidence(), rules)]
    assert codes == list(HeadlineCode)[:MOST_FOUND]


@pytest.mark.parametrize("claims", [True, False])
def test_the_quiet_line_says_whether_anything_was_claimed_at_all(claims: bool) -> None:
    game = LaidGame("LLLFH", "LLF")
    game.round(1, "F", "L")
    if claims:
        game.drew(1, 0, "LLF")
    assert game.story().choose_headlines(roles_open=False) == (
        Headline(HeadlineCode.QUIET, QuietGame(claims), ()),
    )


def test_without_roles_no_end_is_told() -> None:
    codes = [each.code for each in told(played(7, 1).game).choose_headlines(roles_open=False)]
    assert HeadlineCode.END not in codes
