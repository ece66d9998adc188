"""Likely chances are soft everywhere and unmoved by what has no meaning."""

from itertools import product

import pytest

from shgui.engine.types import Phase, Policy
from shgui.engine.view import view_for
from shgui.reasoning.beliefs import Reading, Reasoner, form_belief
from shgui.reasoning.claim_values import Claim, DrewClaim, ReceivedClaim
from shgui.reasoning.electorate import BEFORE_THE_GAME
from shgui.reasoning.habits import DRAWN_HANDS, PASSED_HANDS
from shgui.reasoning.likely_habits import LIKELY_HABITS
from tests.engine.random_play import EDITIONS, SIZES, game
from tests.engine.stage import Stage
from tests.reasoning.word_keepers import game_of_word_keepers

L, F = Policy.LIBERAL, Policy.FASCIST
ROLES = range(3)


@pytest.mark.parametrize("players", SIZES)
def test_nothing_that_people_do_or_say_is_impossible(players: int) -> None:
    *_, told = game_of_word_keepers(players, "official", 3, freely=1.0)
    for seat in (None, 0, players - 1):
        view = view_for(told.state, seat)
        certain, likely = (form_belief(view, told.claims, each) for each in (Reading.CERTAIN, Reading.LIKELY))
        assert likely.ways == certain.ways
        for sure, chance in zip(certain.fascist, likely.fascist, strict=True):
            assert (sure in (0, 1)) == (chance in (0, 1))


def test_who_says_nothing_has_said_nothing() -> None:
    """The chances of all claims sum to one for every role and hand, so silence changes nothing."""
    for role, enacted in product(ROLES, (None, L, F)):
        for drawn, passed in product(range(DRAWN_HANDS), range(PASSED_HANDS)):
            told = [
                LIKELY_HABITS.tells_drawn(role, each, drawn, passed, enacted) for each in range(DRAWN_HANDS)
            ]
            assert sum(told) == pytest.approx(1)
            assert min(told) > 0
        for passed in range(PASSED_HANDS):
            told = [LIKELY_HABITS.tells_received(role, each, passed, enacted) for each in range(PASSED_HANDS)]
            assert sum(told) == pytest.approx(1)
            assert min(told) > 0
        truly, anything = LIKELY_HABITS.tells_peeked[role]
        assert truly + 8 * anything == pytest.approx(1)
        for of in LIKELY_HABITS.tells_party[role]:
            assert sum(of) == pytest.approx(1)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", [5, 6, 7, 10])
def test_who_may_be_nominated_follows_from_what_all_saw(players: int, rules: str) -> None:
    for step in game(players, rules, seed=players):
        if step.before.phase is Phase.NOMINATE:
            electorate = BEFORE_THE_GAME
            for event in step.before.history:
                electorate = electorate.apply(event)
            assert electorate.list_eligible(step.seat) == view_for(step.before, None).eligible
            assert electorate.last_chance is (step.before.tracker == 2)


def suspected(stage: Stage, *claims: Claim) -> tuple[float, ...]:
    return form_belief(view_for(stage.state, None), claims, Reading.LIKELY).fascist


def quarrel() -> tuple[Stage, tuple[Claim, ...]]:
    """Seats 0 and 1 governed, a fascist policy came of it, and each says that it was the other."""
    stage = Stage(7, top="FFL").elect(1).discard(F).enact(F)
    return stage, (DrewClaim(0, 1, (F, F, L)), ReceivedClaim(1, 1, (F, F)))


def test_of_two_who_exclude_each_other_both_are_suspected() -> None:
    stage, claims = quarrel()
    silent, loud = suspected(stage), suspected(stage, *claims)
    assert min(loud[:2]) > max(loud[2:])
    assert loud[0] + loud[1] > silent[0] + silent[1]


def test_who_wants_a_suspect_in_office_is_suspected_too() -> None:
    stage, claims = quarrel()
    stage.nominate(3).vote((1, 3, 4))
    chances = suspected(stage, *claims)
    assert chances[4] > chances[5]


def test_the_vote_of_who_says_ja_to_everything_says_little() -> None:
    stage, claims = quarrel()
    before = suspected(stage, *claims)
    stage.nominate(3).vote(range(7))
    after = suspected(stage, *claims)
    assert max(abs(one - other) for one, other in zip(before, after, strict=True)) < 0.12


def test_a_claim_that_comes_late_changes_what_is_known_of_cards_and_no_vote_before() -> None:
    stage, claims = quarrel()
    stage.nominate(3).vote(range(7))
    history = stage.state.history
    at_once, late = Reasoner(7), Reasoner(7)
    at_once.follow((), claims)
    at_once.follow(history, claims)
    late.follow(history)
    late.follow(history, claims)
    assert at_once.get_belief(Reading.PROVEN) == late.get_belief(Reading.PROVEN)
    assert at_once.get_belief(Reading.LIKELY) != late.get_belief(Reading.LIKELY)
