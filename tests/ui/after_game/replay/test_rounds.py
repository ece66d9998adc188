"""The rounds of a finished game: each step stands in one, and what came of it is marked."""

from dataclasses import replace

import pytest

from shgui.engine.types import Phase, Policy, Power
from shgui.library.finished_game import FinishedGame, load_finished_game
from shgui.table.log_lines import Remark, Remarked
from shgui.table.options import Voting
from shgui.table.seating import Temperament
from shgui.table.table import Table
from shgui.ui.after_game.replay_rounds import build_rounds, round_at
from tests.table.play import done, group, options, table_for, until, vote
from tests.table.random_evenings import short_lived_journal
from tests.ui.after_game.replay.evenings import random_game, told_game


def test_what_came_of_each_round() -> None:
    failed, enacted, investigated, special, over = build_rounds(told_game())
    assert (failed.failed, failed.policy, failed.power) == (True, None, None)
    assert (enacted.failed, enacted.policy, enacted.power) == (False, Policy.FASCIST, None)
    assert (investigated.policy, investigated.power) == (Policy.FASCIST, Power.INVESTIGATE)
    assert special.power is Power.SPECIAL_ELECTION
    assert (over.failed, over.policy) == (False, None)


def test_what_is_said_of_a_round_that_is_just_over_stands_in_it() -> None:
    rounds = build_rounds(told_game())
    assert [(each.number, each.first, each.steps) for each in rounds] == [
        *((1, 0, 3), (2, 3, 5), (3, 8, 6), (4, 14, 5), (5, 19, 1))
    ]


@pytest.mark.parametrize("number", range(4))
def test_every_step_of_any_game_stands_in_one_round(number: int) -> None:
    game, _ = random_game(number)
    rounds = build_rounds(game)
    assert [each.first for each in rounds] == [0, *(each.behind for each in rounds[:-1])]
    assert rounds[-1].behind == len(game.steps)
    assert all(each.steps for each in rounds)
    assert [rounds[round_at(rounds, each.first)] for each in rounds] == list(rounds)


def test_a_round_that_was_taken_back_is_none() -> None:
    with short_lived_journal() as journal:
        table = table_for(journal)
        until(table, Phase.VOTE)
        done(table.reveal_votes(dict.fromkeys(range(7), False)))
        assert table.view(None).round == 2
        done(table.take_back())
        vote(table)
        done(table.end_early())
        game = load_finished_game(journal, table.game)
    (first,) = build_rounds(game)
    assert (first.number, first.steps, first.failed) == (1, len(game.steps), False)


def test_what_a_bot_says_when_a_round_has_just_begun_is_said_of_the_one_before() -> None:
    with short_lived_journal() as journal:
        seats = [
            replace(each, bot=Temperament.BOLD) if seat == 1 else each for seat, each in enumerate(group(5))
        ]
        table = Table.start(seats, options(), journal)
        until(table, Phase.VOTE)
        done(table.reveal_votes(dict.fromkeys(range(5), False)))
        done(table.note_remark(Remark(1, "nein_distrusts", (0,))))
        done(table.end_early())
        game = load_finished_game(journal, table.game)
    spoken = next(step.number for step in game.steps if isinstance(step.new[-1], Remarked))
    first, *_ = build_rounds(game)
    assert first.failed
    assert spoken in range(first.first, first.behind)


def chaos() -> FinishedGame:
    with short_lived_journal() as journal:
        table = Table.start(group(5), options(Voting.HANDS), journal)
        for _ in range(3):
            until(table, Phase.VOTE)
            done(table.reveal_votes(dict.fromkeys(range(5), False)))
        done(table.end_early())
        return load_finished_game(journal, table.game)


def test_chaos_brings_a_policy_and_no_failure() -> None:
    third = build_rounds(chaos())[2]
    assert third.policy is not None
    assert not third.failed
