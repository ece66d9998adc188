"""The way into the guided first round, and back to where one was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.help.guide import SCRIPT, Guide
from shgui.ui.shell.pages import PageName
from shgui.words.guide_texts import GuideStep
from tests.ui.hands import half_a_second
from tests.ui.programs import FIVE, QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    program = Started(qapp, folders, "en")
    yield program
    program.close()


def test_the_script_tells_every_step_once_and_in_its_order() -> None:
    assert list(SCRIPT) == list(GuideStep)
    scenes = [shown.scene for shown in SCRIPT.values()]
    assert scenes == sorted(scenes)


def test_going_back_moves_nothing_on_the_table() -> None:
    guide = Guide()
    while guide.step is not GuideStep.RESULT:
        guide.forward()
    forward = guide.build_table_scene()
    guide.forward()
    guide.back()
    back = guide.build_table_scene()
    assert forward is not None
    assert back is not None
    assert (bool(forward.events), back.events) == (True, ())


def test_the_first_page_leads_there_and_it_leads_back(started: Started) -> None:
    started.click(names.HOME_GUIDE)
    assert started.shows(PageName.GUIDE)
    started.click(names.GUIDE_LEAVE)
    assert started.shows(PageName.HOME)


def test_it_leads_back_to_a_game_under_way(started: Started) -> None:
    started.new_table(*FIVE)
    started.menu("guide")
    assert started.shows(PageName.GUIDE)
    assert not started.program.menus["role_again"].isEnabled()
    started.click(names.GUIDE_LEAVE)
    assert started.shows(PageName.FINGERPRINT)


def test_one_can_look_aside_from_it_and_finds_it_at_its_step(started: Started) -> None:
    started.menu("guide")
    started.click(names.GUIDE_NEXT)
    started.menu("help")
    started.click(names.HELP_BACK)
    assert started.shows(PageName.GUIDE)
    assert not started.find(names.GUIDE_PREVIOUS).isHidden()
    assert started.find(names.GUIDE_PREVIOUS).isEnabled()


def test_it_can_be_opened_from_the_help(started: Started) -> None:
    started.new_table(*FIVE)
    started.menu("help")
    started.menu("guide")
    started.click(names.GUIDE_LEAVE)
    assert started.shows(PageName.HELP)
    started.click(names.HELP_BACK)
    assert started.shows(PageName.FINGERPRINT)


def test_nothing_of_it_is_saved(started: Started, folders: UserFolders) -> None:
    started.menu("guide")
    started.click(names.GUIDE_NEXT)
    assert not folders.journal.exists()


def test_what_is_held_open_there_closes_when_another_program_comes_to_the_front(started: Started) -> None:
    started.menu("guide")
    started.click(names.GUIDE_NEXT)
    hand, area = started.find("handover.hand"), started.find(names.HAND_OVER_HOLD)
    QTest.mousePress(area, Qt.MouseButton.LeftButton)
    half_a_second(area)
    assert hand.accessibleDescription()
    started.application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert not hand.accessibleDescription()
