"""The whole program with bots at the table: whole games by mouse and keys."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shgui.bots.seats.pace import HURRIED_SPAN
from shgui.bots.thinking.bot_messages import QuestionKind
from shgui.engine.actions import Nominate
from shgui.engine.state import Rigging
from shgui.presentation.requests import (
    ChangeBallot,
    Continue,
    OtherPhoneRequest,
    ShowRoleRequest,
    StandIn,
    UseScreenRequest,
)
from shgui.presentation.screens import HandOverScreen, PromptKind, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player, Temperament
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from shgui.words.bot_texts import get_bots_failed_text
from shgui.words.catalogue import load_catalogue
from tests.bots.seats.driven import ThoughtsAtOnce
from tests.ui.bots.among_bots import AmongBots, Company, all_but, company
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)


@pytest.fixture
def bots() -> Iterator[Company]:
    with company() as made:
        yield made


@pytest.fixture
def play(qapp: QApplication, folders: UserFolders, bots: Company) -> Iterator[AmongBots]:
    playing = AmongBots(qapp, folders, seed=1)
    yield playing
    playing.close()


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(("voting", "by_keys"), [(Voting.HANDS, False), (Voting.BALLOTS, True)])
def test_one_person_practises_to_the_end(
    play: AmongBots, bots: Company, voting: Voting, by_keys: bool
) -> None:
    play.by_keys = by_keys
    play.sit_among(5, all_but(5, 2), bots, voting=voting)
    play.play_on()
    assert play.over


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("voting", Voting)
def test_people_and_bots_play_to_the_end(play: AmongBots, bots: Company, voting: Voting) -> None:
    play.sit_among(6, frozenset({1, 4}), bots, voting=voting)
    play.play_on()
    assert play.over


def until(play: AmongBots, ask: PromptKind) -> None:
    while not (isinstance(play.screen, TableScreen) and play.screen.ask is ask):
        play.step()


def test_whatever_is_asked_of_a_bot_nobody_does_for_it(play: AmongBots, bots: Company) -> None:
    play.sit_among(5, all_but(5, 2), bots, rigging=Rigging(first=0))
    until(play, PromptKind.ON_BOTS)
    while play.table.unseen:
        play.step()
    session = play.program.games.session
    assert session is not None
    before = play.table.view(None)
    for wish in (
        Nominate(1),
        ShowRoleRequest(0),
        ChangeBallot(0),
        OtherPhoneRequest(0),
        UseScreenRequest(0),
        Continue(),
    ):
        session.handle(wish)
        play.settle()
        assert session.screen == TableScreen(PromptKind.ON_BOTS, 0)
    assert play.table.view(None) == before
    session.handle(ShowRoleRequest(2))
    assert session.screen == HandOverScreen(2, TaskKind.ROLE)


def test_bots_wait_while_another_page_is_in_front(play: AmongBots, bots: Company) -> None:
    play.sit_among(5, all_but(5, 2), bots, rigging=Rigging(first=0))
    until(play, PromptKind.ON_BOTS)
    while play.table.unseen:
        play.step()
    assert bots.clock.waiting == 1
    play.program.router.open(PageName.SETTINGS)
    play.settle()
    assert bots.clock.waiting == 0
    play.program.router.back()
    play.settle()
    assert bots.clock.waiting == 1


def test_a_fresh_key_hurries_them_and_a_held_one_does_not(play: AmongBots, bots: Company) -> None:
    play.sit_among(5, all_but(5, 2), bots, rigging=Rigging(first=0))
    until(play, PromptKind.ON_BOTS)
    while play.table.unseen:
        play.step()
    page = play.program.window.page(PageName.TABLE)
    before = bots.clock.next_at
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(page, held)
    assert bots.clock.next_at == before
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert bots.clock.next_at is not None
    assert bots.clock.next_at - bots.clock.now <= HURRIED_SPAN[1]


def test_a_closed_program_has_nobody_think(play: AmongBots, bots: Company) -> None:
    play.sit_among(5, all_but(5, 2), bots)
    ran = bots.thoughts.running
    play.close()
    assert (ran, bots.thoughts.running) == (True, False)
    assert bots.clock.waiting == 0


def test_it_is_said_when_nobody_thinks_for_them(qapp: QApplication, folders: UserFolders) -> None:
    with company(ThoughtsAtOnce(lambda kind: kind is QuestionKind.DECIDE)) as bots:
        play = AmongBots(qapp, folders)
        play.sit_among(5, all_but(5, 2), bots, rigging=Rigging(first=0))
        until(play, PromptKind.ON_BOTS)
        while play.time_goes_on():
            pass
        page = play.program.window.page(PageName.TABLE)
        assert isinstance(page, TablePage)
        assert page.prompt_bar.text.aside == get_bots_failed_text(load_catalogue("en"))
        play.close()


def test_a_bot_sits_down_in_the_middle_of_a_game_and_leaves(play: AmongBots, bots: Company) -> None:
    play.sit_among(5, frozenset(), bots)
    for _ in range(12):
        play.step()
    while not isinstance(play.screen, TableScreen):
        play.step()
    assert bots.made == 0
    session = play.program.games.session
    assert session is not None
    session.handle(StandIn(1, Player("Pica", "en", Temperament.BOLD)))
    play.settle()
    assert play.table.bots == {1}
    assert bots.made == 1
    until(play, PromptKind.COUNT_HANDS)
    session.handle(StandIn(1, Player("Ola", "en")))
    assert play.table.bots == frozenset()


def test_a_game_without_bots_imports_nothing_of_them(tmp_path: Path, root: Path) -> None:
    program = f"""
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from pathlib import Path
from PySide6.QtWidgets import QApplication
from shgui.storage.user_folders import UserFolders
from tests.ui.evening_players import Players
application = QApplication([])
here = Path({str(tmp_path)!r})
playing = Players(application, UserFolders(here / "data", here / "settings"))
playing.sit_down(5)
for _ in range(20):
    playing.step()
print(*sys.modules)
playing.close()
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "shgui.ui.game.game_session" in loaded
    assert [name for name in loaded if name.startswith("shgui.bots")] == []
