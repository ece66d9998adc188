"""Whole games with the printed game, by mouse and by keys, under each edition."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from shgui.engine.actions import AnswerVeto
from shgui.engine.editions import get_edition
from shgui.engine.types import Outcome, Phase
from shgui.storage.user_folders import UserFolders
from shgui.table.printed.printed_game import PrintedGame
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from tests.engine.random_play import EDITIONS
from tests.table.play import group
from tests.table.printed_play import EVERY_ASK, entered
from tests.ui.printed.hands import Play, at_rest, by_keys, by_mouse, by_touch, choose, play, sit_down
from tests.ui.programs import QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

SIZES = (5, 7, 10)
HANDS = (by_mouse, by_keys)
GAMES = [
    (rules, players, HANDS[number % 2]) for number, (rules, players) in enumerate(product(EDITIONS, SIZES))
]
"""Every edition and every size by each hand."""


def seed_of(rules: str, players: int) -> int:
    return 2000 + players + 20 * EDITIONS.index(rules)


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    program = at_rest(Started(qapp, folders, "en"))
    yield program
    program.close()


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize(("rules", "players", "how"), GAMES)
def test_a_whole_game(started: Started, rules: str, players: int, how: Play) -> None:
    sit_down(started, players, rules)
    play(started, how, seed_of(rules, players))
    started.click(names.PRINTED_FINISH)
    assert started.shows(PageName.HOME)
    assert not started.find(names.HOME_GO_ON).isVisible()


def test_a_whole_game_by_touch(started: Started) -> None:
    sit_down(started, 7)
    play(started, by_touch, seed_of("official", 7))


def test_in_these_games_all_is_asked_and_each_end_is_reached() -> None:
    asked, answered, ends = set(), set(), set()
    for rules in EDITIONS:
        for players in SIZES:
            chance = Random(seed_of(rules, players))
            game = PrintedGame(tuple(group(players)), get_edition(rules))
            while game.asks is not Phase.OVER:
                asked.add(game.asks)
                fact = choose(game, chance)
                answered.add(fact)
                game = entered(game, fact)
            assert game.view is not None
            ends.add(game.view.outcome)
    assert asked == EVERY_ASK - {Phase.OVER}
    assert ends == set(Outcome)
    assert {AnswerVeto(True), AnswerVeto(False)} <= answered
