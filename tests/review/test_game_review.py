"""A story comes in slices, and what it tells of rounds, strips and trust is what was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from gettext import NullTranslations
from itertools import count

import pytest

from shgui.engine.types import Party, Policy, Role
from shgui.reasoning.beliefs import Belief, Reading, Reasoner
from shgui.reasoning.insider import get_insider
from shgui.review.accounts import AccountKind, list_accounts
from shgui.review.claim_conversion import to_reasoning_claim
from shgui.review.game_review import GameReview
from shgui.review.key_moments import KeyMoment, MomentKind
from shgui.review.knowers import Knower, list_knowers
from shgui.review.marks import ReviewMark
from shgui.review.spoken_strip import (
    AT_THE_END,
    DealsLeft,
    LaneRound,
    ProofVerdict,
    SuspicionLevel,
    find_verdict,
    list_deals_left,
    list_levels,
)
from shgui.review.trust import Ballot, JaCount
from shgui.words.catalogue import Catalogue
from shgui.words.headline_texts import describe_headline
from shgui.words.suspicion_texts import describe_strip
from tests.review.games import played
from tests.review.laid import LaidGame, cards, told
from tests.review.sitting import replay_entries
from tests.table.play import NAMES

L, F = Policy.LIBERAL, Policy.FASCIST


def disputed() -> LaidGame:
    """A game of seven: seat 0 draws LFF and discards the Liberal card; then seat 1 investigates seat 5, a
    Fascist."""
    game = LaidGame("FLLLLFH", "LFFFFF")
    game.round(1, "L", "F", nein=(3,))
    game.drew(1, 0, "FFF")
    game.received(1, 1, "FF")
    game.round(2, "F", "F", nein=(3, 4), target=5)
    game.saw(2, 1, 5, Party.LIBERAL)
    return game


# In slices


def test_a_slice_ends_when_its_time_is_over() -> None:
    game = played(7, 2).game
    seconds: Iterator[int] = count()
    story = GameReview(game, lambda: float(next(seconds)))
    assert story.advance(3000)
    reached = len(story.list_beliefs(None, Reading.CERTAIN))
    assert 0 < reached < len(story.moments)
    assert story.choose_headlines(roles_open=True) == ()
    assert story.build_spoken_strip(0, None, roles_open=True) is None


def test_slice_by_slice_comes_what_comes_at_once() -> None:
    game = played(5, 2).game
    whole = told(game)
    seconds: Iterator[int] = count()
    story = GameReview(game, lambda: float(next(seconds)))
    while story.advance(1500):
        pass
    for reading in Reading:
        assert story.list_beliefs(None, reading) == whole.list_beliefs(None, reading)


@pytest.mark.parametrize("observer", [None, 0, 3])
def test_readings_are_those_of_one_who_followed_every_step(observer: int | None) -> None:
    game = played(5, 4).game
    story = GameReview(game)
    while story.advance(1000, observer):
        pass
    at = {moment.step: place for place, moment in enumerate(story.moments)}
    reasoner = Reasoner(5)
    for step in game.steps:
        if observer is not None:
            insider = get_insider(game.seen_by(step.number, observer))
            assert insider is not None
            reasoner.learn(insider)
        reasoner.follow(step.view.history, [to_reasoning_claim(claim) for claim in step.claims])
        if step.number in at:
            for reading in Reading:
                found = story.list_beliefs(observer, reading)[at[step.number]]
                assert found == reasoner.get_belief(reading, observer)


def test_the_end_tells_nothing_that_was_not_known_before_it() -> None:
    game = LaidGame("LLLFH", "F" * 9)
    for chancellor in (1, 2, 0, 4):
        game.round(chancellor, "F" if chancellor != 4 else "", "F" if chancellor != 4 else "")
    story = game.story()
    assert story.list_chances(4, None, Reading.CERTAIN, of_hitler=True)[-1] != 1


# Rounds


def test_a_round_is_told_as_all_saw_it() -> None:
    first, second, *_ = disputed().story().rounds
    assert (first.president, first.chancellor, first.ja, first.nein, first.policy) == (0, 1, 6, 1, F)
    assert (second.liberal, second.fascist, second.target) == (0, 1, 5)


def test_truth_stands_beside_the_claims() -> None:
    story = disputed().story()
    drew, received = story.secrets[0].checked_claims
    assert (drew.honest, drew.seen.cards) == (False, cards("LFF"))  # type: ignore[union-attr]
    assert received.honest
    assert [tested.honest for tested in story.secrets[1].checked_claims] == [False]


def test_accounts_go_from_the_deck_to_the_board() -> None:
    story = disputed().story()
    list_standing_claims = list_accounts(story.rounds[0], story.secrets[0])
    assert [(each.kind, each.cards) for each in list_standing_claims] == [
        (AccountKind.DREW, cards("LFF")),
        (AccountKind.PRESIDENT_PUT_AWAY, (L,)),
        (AccountKind.RECEIVED, cards("FF")),
        (AccountKind.CHANCELLOR_PUT_AWAY, (F,)),
        (AccountKind.ENACTED, (F,)),
    ]


def test_accounts_without_truth_hold_what_all_saw_and_heard() -> None:
    story = disputed().story()
    list_standing_claims = list_accounts(story.rounds[0], None)
    assert [(each.kind, each.cards, len(each.claims)) for each in list_standing_claims] == [
        (AccountKind.DREW, (), 1),
        (AccountKind.RECEIVED, (), 1),
        (AccountKind.ENACTED, (F,), 0),
    ]


def test_an_elected_hitler_draws_nothing() -> None:
    game = LaidGame("LLLFH", "F" * 9)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(4)
    story = game.story()
    assert list_accounts(story.rounds[-1], story.secrets[-1]) == ()


def test_who_knew_what_is_what_roles_showed_and_looks_found() -> None:
    game = disputed().finished()
    known = list_knowers(game, GameReview(game).rounds[1])
    assert known[0] == Knower(0, ((5, Role.FASCIST), (6, Role.HITLER)), ())
    assert known[1] == Knower(1, (), ((5, Party.FASCIST),))
    assert known[6] == Knower(6, (), ())


# Marks


def test_marks_stand_in_the_order_of_the_lane() -> None:
    marks = disputed().story().list_marks(roles_open=True)
    assert marks[0][0] == (ReviewMark.PRESIDENT, ReviewMark.FASCIST, ReviewMark.SAID_OTHERWISE)
    assert marks[1][0] == (ReviewMark.CHANCELLOR, ReviewMark.FASCIST)
    assert marks[5][1] == (ReviewMark.LOOKED_AT,)


def test_two_claims_that_exclude_each_other_mark_both() -> None:
    game = LaidGame("FLLLLFH", "LFF")
    game.round(1, "L", "F")
    game.drew(1, 0, "LFF")
    game.received(1, 1, "FF")
    marks = game.story().list_marks(roles_open=False)
    assert ReviewMark.EXCLUDED in marks[0][0]
    assert ReviewMark.EXCLUDED in marks[1][0]


def test_a_rejected_government_is_marked_for_both() -> None:
    game = LaidGame("LLLFH")
    game.round(1, nein=range(5))
    marks = game.story().list_marks(roles_open=False)
    assert (marks[0][0], marks[1][0]) == (
        (ReviewMark.PRESIDENT, ReviewMark.REJECTED),
        (ReviewMark.CHANCELLOR, ReviewMark.REJECTED),
    )


def test_an_elected_hitler_is_marked_where_the_end_is_told() -> None:
    game = LaidGame("LLLFH", "F" * 9)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(4)
    story = game.story()
    assert story.list_column_heads(roles_open=True)[-1].result is ReviewMark.HITLER
    assert story.list_column_heads(roles_open=False)[-1].result is None
    assert story.list_marks(roles_open=False)[4][-1] == (ReviewMark.CHANCELLOR,)


# Trust


def test_each_vote_is_a_mark_on_both_of_the_government() -> None:
    trust = disputed().story().trust
    row = next(each for each in trust.rows if each.voter == 3)
    assert row.on[1] == (Ballot(1, ja=False), Ballot(2, ja=False))
    assert row.on[0] == (Ballot(1, ja=False),)
    assert row.on[3] == ()


def test_ja_is_counted_by_what_the_government_was() -> None:
    trust = disputed().story().trust
    assert trust.order == (1, 2, 3, 4, 0, 5, 6)
    by_voter = {row.voter: (row.all_liberal, row.with_fascist) for row in trust.rows}
    assert by_voter[3] == (JaCount(0, 1), JaCount(0, 1))
    assert by_voter[4] == (JaCount(0, 1), JaCount(1, 1))


def test_the_executed_vote_no_further() -> None:
    game = LaidGame("LLLFH", "F" * 11)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(1, "F", "F", target=0)
    game.round(2, nein=range(1, 5))
    row = next(each for each in game.story().trust.rows if each.voter == 0)
    assert row.executed_in == 4
    assert row.all_liberal.of + row.with_fascist.of == 4


# What is said of a strip


def test_a_reading_is_named_where_it_moved_by_ten_or_more() -> None:
    story = disputed().story()
    moments = story.moments
    ends = {moment.round: place for place, moment in enumerate(moments)}
    chances = [0.4] * len(moments)
    for place in range(ends[1], len(moments)):
        chances[place] = 0.5
    assert list_levels(moments, chances) == (
        SuspicionLevel(0, 0.4),
        SuspicionLevel(1, 0.5),
        SuspicionLevel(AT_THE_END, 0.5),
    )
    assert list_levels(moments, [0.4, *[0.45] * (len(moments) - 1)]) == (
        SuspicionLevel(0, 0.4),
        SuspicionLevel(AT_THE_END, 0.45),
    )


def test_what_is_proven_is_told_with_the_round_since_which_it_is() -> None:
    moments = disputed().story().moments
    last = len(moments) - 1
    assert find_verdict(moments, [0.4] * (last + 1)) == (ProofVerdict.OPEN, 0)
    assert find_verdict(moments, [*[0.4] * last, 1.0]) == (ProofVerdict.YES, moments[last].round)
    assert find_verdict(moments, [0.0] * (last + 1)) == (ProofVerdict.NO, 0)
    assert find_verdict(moments, [*[0.4] * last, None]) == (ProofVerdict.BROKEN, moments[last].round)


@pytest.mark.parametrize(
    ("ways", "told"),
    [
        ((20, 20, 10, 4), (DealsLeft(1, 10), DealsLeft(AT_THE_END, 4))),
        ((20, 20, 14, 4), (DealsLeft(AT_THE_END, 4),)),
        ((20, 20, 20, 20), (DealsLeft(AT_THE_END, 20),)),
        ((20, 16, 10, 10), (DealsLeft(1, 10), DealsLeft(AT_THE_END, 10))),
    ],
)
def test_ways_are_told_after_the_round_that_ruled_out_most_and_at_the_end(
    ways: Sequence[int], told: Sequence[DealsLeft]
) -> None:
    moments = (
        KeyMoment(0, 0, MomentKind.DEAL, 0.0),
        KeyMoment(2, 1, MomentKind.VOTE, 0.43),
        KeyMoment(4, 1, MomentKind.SESSION, 0.86),
        KeyMoment(6, 2, MomentKind.VOTE, 1.86),
    )
    assert list_deals_left(moments, [Belief(each, (), ()) for each in ways]) == tuple(told)


def test_a_game_that_ended_at_once_rules_nothing_out() -> None:
    moments = (KeyMoment(0, 0, MomentKind.DEAL, 0.0),)
    assert list_deals_left(moments, [Belief(20, (), ())]) == (DealsLeft(AT_THE_END, 20),)
    assert list_levels(moments, [0.4]) == (SuspicionLevel(0, 0.4), SuspicionLevel(AT_THE_END, 0.4))


def test_a_strip_is_told_with_what_stands_below_it() -> None:
    spoken = disputed().story().build_spoken_strip(1, None, roles_open=True)
    assert spoken is not None
    assert spoken.role is Role.LIBERAL
    assert spoken.lane == (
        LaneRound(1, (ReviewMark.CHANCELLOR, ReviewMark.FASCIST)),
        LaneRound(2, (ReviewMark.PRESIDENT, ReviewMark.FASCIST, ReviewMark.SAID_OTHERWISE), looked_at=5),
    )


def test_a_strip_of_somebody_whose_role_stays_hidden_names_none() -> None:
    spoken = disputed().story().build_spoken_strip(1, None, roles_open=False)
    assert spoken is not None
    assert spoken.role is None
    assert all(ReviewMark.SAID_OTHERWISE not in lane.marks for lane in spoken.lane)


# Wherever the table ends it


@pytest.mark.parametrize("size", [5, 7])
def test_a_game_that_was_ended_anywhere_can_be_told(size: int) -> None:
    whole = played(size, 6)
    words = Catalogue("en", NullTranslations())
    for place in range(0, len(whole.entries), 3):
        story = told(replay_entries(size, whole.entries[:place], whole.rigging))
        for roles_open in (True, False):
            for headline in story.choose_headlines(roles_open=roles_open):
                assert describe_headline(words, headline, NAMES)
            spoken = story.build_spoken_strip(0, None, roles_open=roles_open)
            assert spoken is not None
            assert describe_strip(words, spoken, NAMES)
        for list_standing_claims, hidden in zip(story.rounds, story.secrets, strict=True):
            kinds = [account.kind for account in list_accounts(list_standing_claims, hidden)]
            assert len(set(kinds)) == len(kinds)
            assert list_knowers(story.game, list_standing_claims)
        assert len(story.trust.rows) == size
