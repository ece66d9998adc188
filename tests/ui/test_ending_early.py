"""The whole program: the table ends its game from a seat's menu, reviews it, and is offered it no more."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from shgui.engine.record import record_to_json
from shgui.engine.types import Phase
from shgui.presentation.screens import HandOverScreen, PromptKind, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.after_game.reviews import read_review
from shgui.ui.shell.pages import PageName
from tests.ui.evening_players import Players
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET, "grabbing the keyboard", "raise")


@pytest.fixture
def players(qapp: QApplication, folders: UserFolders) -> Iterator[Players]:
    playing = Players(qapp, folders, seed=5)
    yield playing
    playing.close()


def open_seat_menu(playing: Players, seat: int) -> None:
    plate = playing.find(names.table_seat(seat))
    place = plate.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, plate.mapToGlobal(place))
    QApplication.sendEvent(plate, event)


def test_it_ends_only_when_the_table_says_so_again(players: Players, tmp_path: Path) -> None:
    players.sit_down(5, Voting.HANDS)
    assert players.play_until(HandOverScreen, TaskKind.DISCARD)
    assert players.play_until(TableScreen, PromptKind.NOMINATE)
    open_seat_menu(players, 1)
    players.click(names.TABLE_MENU_END)
    players.click(names.QUESTION_NO)
    assert players.shows(PageName.TABLE)
    assert players.table.view(None).roles is None

    players.menu("end_now")
    players.click(names.QUESTION_YES)
    players.application.processEvents()
    assert players.shows(PageName.END)
    assert players.table.view(None).phase is Phase.OVER
    assert players.find(names.END).accessibleName() == "The game was ended early. Nobody has won."

    players.click(names.END_REVIEW)
    assert players.shows(PageName.REVIEW)
    record = players.table.record()
    assert record is not None
    path = tmp_path / "early.shgui"
    path.write_text(json.dumps(record_to_json(record)), encoding="utf-8")
    review = read_review(path)
    assert review.game.roles == players.table.view(None).roles
    assert review.game.outcome is None

    players.menu("home")
    assert not players.find(names.HOME_GO_ON).isVisible()


def test_while_somebody_has_the_screen_nobody_can_end_it(players: Players) -> None:
    players.sit_down(5, Voting.HANDS)
    assert players.play_until(HandOverScreen, TaskKind.ROLE)
    assert not players.program.menus["end_now"].isEnabled()
    assert not players.program.menus["goes_home"].isEnabled()
