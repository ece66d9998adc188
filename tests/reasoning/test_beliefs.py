"""Beliefs depend on the moment alone, and on nothing that the observer couldn't know."""

import random

import pytest

from shgui.engine.events import Event, PolicyEnacted, RoundBegan
from shgui.engine.types import Party, Policy
from shgui.engine.view import view_for
from shgui.reasoning.beliefs import Belief, Reading, Reasoner, form_belief
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim
from shgui.reasoning.insider import Insider, get_insider
from tests.engine.random_play import EDITIONS, SIZES
from tests.engine.twins import Twins
from tests.reasoning.exactness import compare_game
from tests.reasoning.sampling import MOST_ERRORS
from tests.reasoning.sampling import compare_game as compare_with_samples
from tests.reasoning.truth import holds_the_truth_possible, last_moment
from tests.reasoning.word_keepers import Told, game_of_word_keepers

L, F = Policy.LIBERAL, Policy.FASCIST


def insiders(told: Told) -> list[Insider]:
    seats = range(told.state.setup.players)
    found = [get_insider(view_for(told.state, seat)) for seat in seats]
    return [each for each in found if each is not None]


def beliefs(reasoner: Reasoner, players: int) -> list[Belief]:
    return [reasoner.get_belief(reading, seat) for reading in Reading for seat in (None, *range(players))]


@pytest.mark.lengthy(daily=6)
@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", [5, 6])
def test_what_is_proven_equals_every_way_counted_one_by_one(players: int, rules: str) -> None:
    assert compare_game(players, rules, seed=1, rows=2).worst < 1e-9


@pytest.mark.parametrize("players", [7, 10])
def test_what_is_proven_is_what_decks_by_lot_make_it(players: int) -> None:
    assert compare_with_samples(players, "official", 3, enough=80).worst < MOST_ERRORS


@pytest.mark.parametrize("players", SIZES)
def test_the_truth_is_never_impossible_where_liberals_keep_their_word(players: int) -> None:
    for seed, rules in enumerate(EDITIONS):
        assert holds_the_truth_possible(last_moment(players, rules, seed))


@pytest.mark.parametrize(("players", "rules"), [(6, "it"), (7, "pt_BR")])
def test_a_game_followed_moment_by_moment_leads_to_what_its_moments_say(players: int, rules: str) -> None:
    game = list(game_of_word_keepers(players, rules, 5))
    reasoner = Reasoner(players, insiders(game[-1]))
    for place, told in enumerate(game):
        reasoner.follow(told.state.history, told.claims)
        for seat in (None, place % players):
            view = view_for(told.state, seat)
            for reading in (Reading.CERTAIN, Reading.PROVEN):
                assert reasoner.get_belief(reading, seat) == form_belief(view, told.claims, reading)


def test_going_back_and_on_again_is_as_if_nothing_had_been() -> None:
    game = list(game_of_word_keepers(6, "nb", 2))
    straight, wandering = (Reasoner(6, insiders(game[-1])) for _ in range(2))
    for place, told in enumerate(game):
        for each in (told, game[max(0, place - 7)], told) if place % 4 == 0 else (told,):
            wandering.follow(each.state.history, each.claims)
            wandering.get_belief(Reading.LIKELY)
            wandering.get_belief(Reading.PROVEN, place % 6)
        straight.follow(told.state.history, told.claims)
    # How people voted is read with what was claimed when they did: going back hears it earlier.
    for reading in (Reading.CERTAIN, Reading.PROVEN):
        for seat in (None, *range(6)):
            assert wandering.get_belief(reading, seat) == straight.get_belief(reading, seat)


def test_asking_late_or_never_before_makes_no_difference() -> None:
    game = list(game_of_word_keepers(7, "official", 4))
    asked, unasked = (Reasoner(7, insiders(game[-1])) for _ in range(2))
    for told in game:
        for reasoner in (asked, unasked):
            reasoner.follow(told.state.history, told.claims)
        beliefs(asked, 7)
    assert beliefs(asked, 7) == beliefs(unasked, 7)


def test_a_memory_that_runs_ahead_tells_nothing_of_what_has_not_come() -> None:
    game = list(game_of_word_keepers(6, "official", 8))
    for told in game[:: max(1, len(game) // 12)]:
        then, later = (Reasoner(6, insiders(each)) for each in (told, game[-1]))
        for reasoner in (then, later):
            reasoner.follow(told.state.history, told.claims)
        assert beliefs(then, 6) == beliefs(later, 6)


def test_a_memory_that_has_grown_is_learnt() -> None:
    game = list(game_of_word_keepers(6, "official", 8))
    reasoner, knowing = Reasoner(6, insiders(game[0])), Reasoner(6, insiders(game[-1]))
    reasoner.follow(game[-1].state.history)
    assert beliefs(reasoner, 6) != beliefs(knowing, 6)
    for insider in insiders(game[-1]):
        reasoner.learn(insider)
    knowing.follow(game[-1].state.history)
    assert beliefs(reasoner, 6) == beliefs(knowing, 6)


@pytest.mark.parametrize("players", SIZES)
def test_nobody_concludes_anything_from_what_the_seat_could_not_know(players: int) -> None:
    chance = random.Random(players)
    for seed, rules in enumerate(EDITIONS[:3]):
        seat = chance.choice((None, *range(players)))
        twins = Twins(players, rules, seed, seat)
        pairs = list(twins.pairs())
        for pair in chance.sample(pairs, 4):
            views = view_for(pair.state, seat), view_for(pair.twin, seat)
            claims = _anything_said(pair.state.history, players, chance)
            for reading in Reading:
                one, other = (form_belief(view, claims, reading) for view in views)
                assert one == other


def _anything_said(history: tuple[Event, ...], players: int, chance: random.Random) -> list[Claim]:
    said: list[Claim] = [PartyClaim(0, players - 1, Party.FASCIST)]
    number = 0
    for event in history:
        if isinstance(event, RoundBegan):
            number = event.round
        if isinstance(event, PolicyEnacted) and chance.random() < 0.5:
            said.append(DrewClaim(event.president, number, tuple(chance.choices((L, F), k=3))))
    return said
