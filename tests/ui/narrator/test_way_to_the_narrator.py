"""The way to the narrated opening, and back; its voice follows the settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from tests.ui.programs import FIVE, QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    program = Started(qapp, folders, "en")
    yield program
    program.close()


def test_the_first_page_leads_there_and_it_leads_back(started: Started) -> None:
    started.click(names.HOME_NARRATOR)
    assert started.shows(PageName.NARRATOR)
    started.click(names.NARRATOR_CLOSE)
    assert started.shows(PageName.HOME)


def test_it_leads_back_to_a_game_under_way(started: Started) -> None:
    started.new_table(*FIVE)
    started.menu("narrator")
    assert started.shows(PageName.NARRATOR)
    started.click(names.NARRATOR_CLOSE)
    assert started.shows(PageName.FINGERPRINT)


def test_mute_here_is_mute_everywhere(started: Started) -> None:
    started.click(names.HOME_NARRATOR)
    started.click(names.NARRATOR_BEGIN)
    started.click(names.NARRATOR_MUTE)
    assert started.program.preferences.settings.muted
    started.program.preferences.change(muted=False)
    started.click(names.NARRATOR_END)
    assert not started.program.menus["mute"].isChecked()
