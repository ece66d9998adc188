"""Properties of every step of every game, under every set of switches."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shgui.engine.apply import list_legal_actions
from shgui.engine.chance import seed_from_text
from shgui.engine.components import POLICIES, list_roles
from shgui.engine.deal import new_game
from shgui.engine.editions import Edition, FiveRule, TermLimitBasis, TrackerResetRule, get_edition
from shgui.engine.events import GameBegan, GameEnded, PlayerInvestigated, RoundBegan
from shgui.engine.state import State
from shgui.engine.types import Office, Outcome, Phase, Policy, Role, Team
from tests.engine.random_play import EDITIONS, SIZES, game, moved, states

HELD = {Phase.PRESIDENT_DISCARD: 3, Phase.CHANCELLOR_ENACT: 2, Phase.VETO_ANSWER: 2}
MOST_ROUNDS = 30
"""Ten policies end any game, and three failures in a row bring one."""


def check(state: State) -> None:
    """Check everything that holds at every moment of a game."""
    setup = state.setup
    on_boards = [Policy.LIBERAL] * state.liberal + [Policy.FASCIST] * state.fascist
    assert sorted([*state.deck, *state.hand, *state.discards, *on_boards]) == sorted(POLICIES)
    assert sorted(setup.roles) == sorted(list_roles(setup.players))
    assert setup.roles.count(Role.HITLER) == 1
    assert state.tracker in (0, 1, 2)
    assert len(state.hand) == HELD.get(state.phase, 0)
    assert list(state.alive) == sorted(set(state.alive))
    assert setup.players - 2 <= len(state.alive) <= setup.players
    assert set(state.on_move) <= set(state.alive)
    assert list(state.on_move) == sorted(set(state.on_move))
    check_offices(state)
    check_ending(state)


def check_offices(state: State) -> None:
    offices = [office for _, office in state.term_limits]
    limited = [seat for seat, _ in state.term_limits]
    assert limited == sorted(set(limited))
    assert set(limited) <= set(state.alive)
    assert len(set(offices)) == len(offices)
    voters = [seat for seat, _ in state.ballots]
    if state.phase is Phase.VOTE:
        assert sorted([*voters, *state.on_move]) == list(state.alive)
    else:
        assert voters == []
    if state.phase is Phase.NOMINATE:
        assert len(state.deck) >= 3
        assert state.eligible
        assert set(state.eligible) == set(state.alive) - {state.president} - set(limited)
    if state.phase in (Phase.PEEK, Phase.NOMINATE, Phase.VOTE):
        assert len(state.deck) >= 3
    assert state.president != state.chancellor


def check_ending(state: State) -> None:
    hitler = state.setup.roles.index(Role.HITLER)
    won = {
        Outcome.FIVE_LIBERAL_POLICIES: state.liberal == 5,
        Outcome.SIX_FASCIST_POLICIES: state.fascist == 6,
        Outcome.HITLER_EXECUTED: hitler not in state.alive,
    }
    assert (state.phase is Phase.OVER) is (state.outcome is not None) is (not state.on_move)
    assert [outcome for outcome, holds in won.items() if holds and state.outcome is not outcome] == []
    if state.outcome is Outcome.HITLER_CHANCELLOR:
        assert state.chancellor == hitler
        assert state.fascist >= 3
    elif state.outcome is not None:
        assert won[state.outcome]
    assert (isinstance(state.history[-1], GameEnded)) is (state.outcome is not None)
    assert isinstance(state.history[0], GameBegan)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_every_moment_of_every_game_is_sound(players: int, rules: str) -> None:
    for seed in range(4):
        for state in states(game(players, rules, seed)):
            check(state)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_nobody_is_ever_investigated_twice(players: int, rules: str) -> None:
    for seed in range(4):
        last = game(players, rules, seed)[-1].after
        targets = [event.target for event in last.history if isinstance(event, PlayerInvestigated)]
        assert sorted(targets) == list(last.investigated)
        assert len(set(targets)) == len(targets)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_history_and_memories_only_grow(players: int, rules: str) -> None:
    for step in game(players, rules, seed=5):
        assert step.after.history == step.before.history + step.events
        for before, after in zip(step.before.memories, step.after.memories, strict=True):
            assert after[: len(before)] == before


@pytest.mark.lengthy(daily=12)
@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_apply_leaves_the_state_it_was_given_as_it_was(players: int, rules: str) -> None:
    for step in game(players, rules, seed=6):
        before = deepcopy(step.before)
        moved(step.before, step.seat, step.action)
        assert step.before == before


def test_a_state_goes_on_alike_from_a_deep_copy() -> None:
    steps = game(7, "it", seed=7)
    for step in steps[:: len(steps) // 20]:
        again, events = moved(deepcopy(step.before), step.seat, step.action)
        assert (again, events) == (step.after, step.events)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_the_next_living_seat_leads_the_next_round(players: int, rules: str) -> None:
    """Except into a special election, and out of one: then it goes on from whoever called it."""
    caller = None
    steps = game(players, rules, seed=8)
    rounds = [(step, event) for step in steps for event in step.events if isinstance(event, RoundBegan)]
    for (_, last), (step, event) in pairwise(rounds):
        if event.special:
            caller = step.before.president
            continue
        passed_by = caller if last.special and caller is not None else last.candidate
        order = [(passed_by + distance) % players for distance in range(1, players + 1)]
        assert event.candidate == next(seat for seat in order if seat in step.after.alive)


def editions() -> st.SearchStrategy[Edition]:
    """Editions of every book, and such as no book has."""
    own = st.builds(
        Edition,
        name=st.just("of our own"),
        term_limit_basis=st.sampled_from(TermLimitBasis),
        five_rule=st.sampled_from(FiveRule),
        tracker_reset=st.sampled_from(TrackerResetRule),
        session_reshuffle_at_most=st.integers(2, 8),
        chaos_reshuffle_at_most=st.integers(2, 8),
        shuffle_before_pass=st.booleans(),
        tile_laid_by=st.sampled_from(Office),
        role_card_shown_on_hitler_death=st.booleans(),
    )
    return st.sampled_from([get_edition(name) for name in EDITIONS]) | own


@settings(max_examples=120, deadline=None)
@given(
    players=st.sampled_from(SIZES),
    rules=editions(),
    text=st.text(max_size=4),
    choices=st.lists(st.integers(0, 5039), min_size=1, max_size=60),
)
def test_no_way_of_playing_breaks_a_game(players: int, rules: Edition, text: str, choices: list[int]) -> None:
    """The choices are made over and over in turn: all sorts of obstinate play."""
    state, _ = new_game(players, rules, seed_from_text(text))
    for step in range(2_000):
        check(state)
        if not state.on_move:
            break
        choice = choices[step % len(choices)]
        seat = state.on_move[choice % len(state.on_move)]
        options = list_legal_actions(state, seat)
        state, _ = moved(state, seat, options[choice // 7 % len(options)])
        if rules.tracker_reset is TrackerResetRule.ON_ENACTMENT:
            assert state.round <= MOST_ROUNDS


@settings(max_examples=60, deadline=None)
@given(players=st.sampled_from(SIZES), rules=editions(), seed=st.integers(0, 10**6))
def test_every_game_ends(players: int, rules: Edition, seed: int) -> None:
    last = game(players, rules, seed)[-1].after
    assert last.phase is Phase.OVER
    assert [list_legal_actions(last, seat) for seat in range(players)] == [()] * players


def test_every_way_to_win_comes_up() -> None:
    found = {game(7, "official", seed)[-1].after.outcome for seed in range(60)}
    assert found == set(Outcome)
    assert {outcome: outcome.winner for outcome in Outcome} == {
        Outcome.FIVE_LIBERAL_POLICIES: Team.LIBERALS,
        Outcome.HITLER_EXECUTED: Team.LIBERALS,
        Outcome.SIX_FASCIST_POLICIES: Team.FASCISTS,
        Outcome.HITLER_CHANCELLOR: Team.FASCISTS,
    }


@pytest.mark.parametrize("rules", ["pl", "nb", "ru"])
@pytest.mark.parametrize("players", SIZES)
def test_books_without_a_playing_switch_play_the_official_game(players: int, rules: str) -> None:
    for seed in range(3):
        official = game(players, "official", seed)
        own = game(players, rules, seed)
        assert [step.action for step in own] == [step.action for step in official]
        assert own[-1].after.history[1:] == official[-1].after.history[1:]


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    assert game(8, "official", 11)[-1].after == game(8, "official", 11)[-1].after
    assert game(8, "official", 11)[-1].after != game(8, "official", 12)[-1].after


def test_the_checks_notice_a_card_too_many_and_a_missing_one() -> None:
    state = game(5, "official", 1)[0].before
    for spoilt in (replace(state, deck=state.deck[1:]), replace(state, discards=(Policy.LIBERAL,))):
        with pytest.raises(AssertionError):
            check(spoilt)


def test_random_play_meets_every_phase() -> None:
    steps = [step for seed in range(20) for players in (5, 9) for step in game(players, "official", seed)]
    assert {step.before.phase for step in steps} == set(Phase) - {Phase.OVER}
