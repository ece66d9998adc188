"""The page of a group: as much as there are games for, by mouse, keys and ear."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListView
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from shgui.engine.components import list_roles
from shgui.engine.types import Outcome, Role
from shgui.library.group_statistics import PlayerNumbers
from shgui.library.groups import PlayedGroup, find_played_groups
from shgui.library.library import SavedGame
from shgui.library.recap import GameRecap
from shgui.storage.journal import GameId
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.saved_games.group_page import GroupPage
from shgui.ui.saved_games.group_widgets import PlayerRow, fit_mark_grid
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue
from tests.ui.asked import RecordingRouter
from tests.ui.hands import click, find, lay
from tests.ui.saved_games.listed import NAMES, saved


def games(number: int, *players: str, **known: Any) -> tuple[SavedGame, ...]:
    """Return games of six players with random roles, newest first."""
    rng = Random(number)
    told: list[SavedGame] = []
    for at in range(number):
        roles = list(list_roles(len(players or NAMES)))
        rng.shuffle(roles)
        outcome = Outcome.HITLER_EXECUTED if at % 3 else Outcome.HITLER_CHANCELLOR
        facts = {"outcome": outcome, "rounds": 6, "set_aside": True, "recap": GameRecap(tuple(roles), ())}
        game = saved(at, **(facts | known))
        told.append(replace(game, game=GameId(f"{at:032x}"), names=players or NAMES))
    return tuple(told)


class Room:
    def __init__(self, qtbot: QtBot, renderer: Renderer, words: Catalogue) -> None:
        self.router = RecordingRouter()
        self.page = GroupPage(UiContext(renderer, words), self.router)
        broadcast(self.page)
        self.window = lay(qtbot, self.page)

    def show(self, played: tuple[SavedGame, ...]) -> PlayedGroup:
        (group,) = find_played_groups(played)
        self.page.enter(group)
        self.page.set_focus_first()
        return group

    @property
    def players(self) -> QListView:
        players = find(self.page, names.GROUP_PLAYERS)
        assert isinstance(players, QListView)
        return players

    @property
    def text(self) -> str:
        labels = self.page.findChildren(QLabel)
        told = "\n".join(label.text() for label in labels if label.isVisible())
        return told.replace("\u00a0", " ")


@pytest.fixture
def room(qtbot: QtBot, renderer: Renderer, english: Catalogue) -> Iterator[Room]:
    room = Room(qtbot, renderer, english)
    yield room
    room.window.close()


def test_of_three_games_it_says_who_won_and_no_more(room: Room) -> None:
    room.show(games(3))
    assert "Liberals 2, Fascists 1" in room.text
    assert "So few games say nothing about players." in room.text
    assert not room.players.isVisible()
    assert "By rulebook" not in room.text


def test_of_forty_games_it_says_all_with_what_it_was_counted_from(room: Room) -> None:
    room.show(games(40))
    assert "Liberals 26, Fascists 14" in room.text
    assert "Official rules: Liberals 26 of 40" in room.text
    assert "Hitler is executed. 26" in room.text
    assert "5–6: Liberals 26 of 40" in room.text
    assert "%" not in room.text
    model = room.players.model()
    assert [model.index(row, 0).data().split("\n")[0] for row in range(model.rowCount())] == list(NAMES)


def test_a_game_that_was_ended_early_is_told_and_not_counted(room: Room) -> None:
    first, *others = games(3)
    room.show((replace(first, outcome=None, ended_early=True), *others))
    assert "1 game was ended early and is not counted." in room.text


def test_whoever_listens_hears_every_winner_and_every_player(room: Room) -> None:
    room.show(games(10))
    winners = find(room.page, names.GROUP_GAMES).accessibleName()
    assert winners.split(", ").count("Liberals") == 6
    told = room.players.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Ana\n10\u00a0games\nAs Liberal: won ")


def test_keys_go_down_the_table_and_escape_leads_back(room: Room) -> None:
    room.show(games(12))
    room.players.setFocus()
    QTest.keyClick(room.players, Qt.Key.Key_End)
    assert room.players.currentIndex().row() == len(NAMES) - 1
    QTest.keyClick(room.players, Qt.Key.Key_Escape)
    click(room.page, names.GROUP_BACK)
    assert room.router.asked == ["back", "back"]


def test_hostile_names_are_only_names(room: Room) -> None:
    name = "<img src=/dev/zero>"
    room.show(games(10, name, "A&B", "%s {name}", "D", "E"))
    assert f"{name}, A&B, %s {{name}}, D, E" in room.text
    assert room.players.model().index(2, 0).data().startswith("%s {name}")


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("number", [1, 3, 10, 40, 2000])
@pytest.mark.parametrize("width", [700, 1280])
def test_any_number_of_games_is_drawn_within_the_page(room: Room, number: int, width: int) -> None:
    room.page.resize(width, 690)
    room.show(games(number))
    picture = room.page.grab().toImage()
    assert picture.format() is not QImage.Format.Format_Invalid
    assert find(room.page, names.GROUP_GAMES).height() < 400


def test_the_table_keeps_to_the_rules_of_models(room: Room, qtmodeltester: ModelTester) -> None:
    room.show(games(12))
    qtmodeltester.check(room.players.model())  # type: ignore[no-untyped-call]


class TestRows:
    EN = load_catalogue("en")

    def row(self, *liberal: bool, fascist: tuple[bool, ...] = ()) -> PlayerRow:
        as_role = {Role.LIBERAL: liberal, Role.FASCIST: fascist, Role.HITLER: ()}
        return PlayerRow(self.EN, PlayerNumbers("Ana", as_role))

    def test_below_ten_games_there_are_marks_and_no_numbers(self) -> None:
        row = self.row(*[True] * 9)
        assert row.format_wins(Role.LIBERAL) is None
        assert row.marks(Role.LIBERAL) == (True,) * 9
        assert row.told == "Ana\n9\u00a0games\nNumbers from the tenth game on"

    def test_from_the_tenth_on_numbers_come_with_what_they_are_of(self) -> None:
        row = self.row(*[True] * 7, fascist=(False, True, False))
        assert row.format_wins(Role.LIBERAL) == ("7", "7\u00a0of\u00a07")
        assert row.format_wins(Role.FASCIST) == ("1", "1\u00a0of\u00a03")
        assert row.format_wins(Role.HITLER) is None
        assert (
            row.told
            == "Ana\n10\u00a0games\nAs Liberal: won 7\u00a0of\u00a07\nAs Fascist: won 1\u00a0of\u00a03"
        )

    def test_nobody_can_count_games_won_one_after_the_other(self) -> None:
        assert self.row(True, False, True).marks(Role.LIBERAL) == (True, True, False)


@pytest.mark.parametrize("count", [0, 1, 7, 40, 400, 5000])
@pytest.mark.parametrize("width", [1.0, 90.0, 1200.0])
def test_marks_shrink_into_few_lines_and_never_out_of_sight(count: int, width: float) -> None:
    cells = fit_mark_grid(count, width, largest=12.0, least=3.0, most_lines=3)
    assert 3.0 <= cells.step <= 12.0
    assert cells.in_line * cells.lines >= count
    assert cells.lines <= 3 or cells.step == 3.0
