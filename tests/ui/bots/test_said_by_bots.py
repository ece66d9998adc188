"""What bots say in the whole program: seen beside their seats, kept, and told once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shgui.engine.types import Phase
from shgui.presentation.screens import HandOverScreen, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.answers import Accepted
from shgui.table.log_lines import Remark
from shgui.table.private_tasks import TaskKind
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from tests.ui.bots.among_bots import AmongBots, all_but, company
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)

DOUBT = Remark(1, "doubts", (0,))
DOUBTED = "Ola: “I’m not sure I believe Ana.”"
LIAR = Remark(3, "accuser_lies", (0,))
ACCUSED = "Marta: “I’m no Fascist. So Ana is lying.”"


@pytest.fixture
def play(qapp: QApplication, folders: UserFolders) -> Iterator[AmongBots]:
    with company() as bots:
        playing = AmongBots(qapp, folders, seed=1)
        playing.sit_among(5, all_but(5, 2), bots)
        while not (isinstance(playing.screen, TableScreen) and not playing.public.dealing):
            playing.step()
        yield playing
        playing.close()


def page_of(play: AmongBots) -> TablePage:
    page = play.program.window.page(PageName.TABLE)
    assert isinstance(page, TablePage)
    return page


def slip_on(page: TablePage) -> str:
    return page.speech.note.text


def rows_of(page: TablePage) -> list[str]:
    model = page.sheet.model
    return [model.index(row).data() for row in range(model.rowCount())]


def test_a_slip_says_it_and_the_chronicle_keeps_it(play: AmongBots) -> None:
    page = page_of(play)
    assert isinstance(play.table.note_remark(DOUBT), Accepted)
    play.settle()
    assert slip_on(page) == DOUBTED
    assert DOUBTED in rows_of(page)


def test_a_page_that_comes_back_says_nothing_again(play: AmongBots) -> None:
    page = page_of(play)
    play.table.note_remark(DOUBT)
    play.settle()
    page.speech.skip()
    play.program.window.show_page(PageName.HELP)
    play.program.window.show_page(PageName.TABLE)
    play.settle()
    assert slip_on(page) == ""
    assert DOUBTED in rows_of(page)


def test_what_is_said_while_another_page_is_in_front_is_said_when_all_look(play: AmongBots) -> None:
    page = page_of(play)
    play.program.window.show_page(PageName.HELP)
    play.table.note_remark(DOUBT)
    play.settle()
    assert slip_on(page) == ""
    play.program.window.show_page(PageName.TABLE)
    play.settle()
    assert slip_on(page) == DOUBTED


def test_what_is_said_of_a_vote_waits_until_the_government_of_a_person_shows_the_table(
    play: AmongBots,
) -> None:
    page = page_of(play)
    assert play.play_until(HandOverScreen, TaskKind.DISCARD)
    play.table.note_remark(DOUBT)
    play.table.note_remark(LIAR)
    play.settle()
    assert slip_on(page) == ""
    play.step()
    assert play.table.view(None).phase is Phase.CHANCELLOR_ENACT
    assert page.speech.speaker == DOUBT.seat
    page.speech.skip()
    assert page.speech.speaker == LIAR.seat
    while play.table.view(None).phase is Phase.CHANCELLOR_ENACT:
        assert play.time_goes_on()
    assert page.speech.speaker == LIAR.seat


def test_what_two_say_is_said_one_after_the_other(play: AmongBots) -> None:
    page = page_of(play)
    play.table.note_remark(DOUBT)
    play.table.note_remark(LIAR)
    play.settle()
    assert slip_on(page) == DOUBTED
    page.speech.skip()
    assert slip_on(page) == ACCUSED
