"""One name, how many bots of what kind, and the roles are dealt."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shgui.table.seating import Temperament, check_names
from shgui.ui import widget_names as names
from shgui.ui.new_game.new_game_form import MIXED, PracticeRequest, choose_bot_names, list_players
from shgui.ui.new_game.practice_page import PracticePage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.bot_texts import list_bot_names as names_of_bots
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.languages import list_languages
from tests.ui.asked import RecordingRouter, RecordingStarter
from tests.ui.hands import click, find, lay, write
from tests.ui.hostile import HOSTILE

FIRST_TIME = PracticeRequest("", 4, MIXED)


@dataclass
class Practice:
    page: PracticePage
    router: RecordingRouter
    starter: RecordingStarter

    @property
    def why_not(self) -> str:
        label = find(self.page, names.PRACTICE_WHY_NOT)
        assert isinstance(label, QLabel)
        return label.text()


@pytest.fixture
def practice(qtbot: QtBot, renderer: Renderer, english: Catalogue) -> Iterator[Practice]:
    router, starter = RecordingRouter(), RecordingStarter()
    page = PracticePage(UiContext(renderer, english), router, starter)
    broadcast(page)
    page.offer(FIRST_TIME)
    window = lay(qtbot, page)
    page.set_focus_first()
    yield Practice(page, router, starter)
    window.close()


def test_a_name_and_enter_are_all_it_takes(practice: Practice) -> None:
    QTest.keyClicks(practice.page.focusWidget(), "Ana")
    QTest.keyClick(practice.page.focusWidget(), Qt.Key.Key_Return)
    assert practice.starter.practised == [PracticeRequest("Ana", 4, MIXED)]


def test_the_second_time_enter_alone_deals(practice: Practice) -> None:
    practice.page.offer(PracticeRequest("Ana", 6, "bold"))
    practice.page.set_focus_first()
    click(practice.page, names.PRACTICE_START)
    assert practice.page.focusWidget() is find(practice.page, names.PRACTICE_START)
    assert practice.starter.practised == [PracticeRequest("Ana", 6, "bold")]


def test_number_and_temperament_are_one_click_each(practice: Practice) -> None:
    write(practice.page, names.PRACTICE_NAME, "  Ana ")
    click(practice.page, names.choice_name(names.PRACTICE_BOTS, "9"))
    click(practice.page, names.choice_name(names.PRACTICE_TEMPER, "easy"))
    click(practice.page, names.PRACTICE_START)
    assert practice.starter.practised == [PracticeRequest("Ana", 9, "easy")]


def test_without_a_name_nothing_is_dealt_and_it_says_why(practice: Practice) -> None:
    assert practice.why_not == "Enter a name: that is all it takes."
    assert not find(practice.page, names.PRACTICE_START).isEnabled()
    QTest.keyClick(find(practice.page, names.PRACTICE_NAME), Qt.Key.Key_Return)
    assert practice.starter.practised == []


def test_what_is_wrong_with_a_name_is_told_to_a_screen_reader_too(practice: Practice) -> None:
    write(practice.page, names.PRACTICE_NAME, "A" * 40)
    assert practice.why_not
    for name in (names.PRACTICE_NAME, names.PRACTICE_START):
        assert find(practice.page, name).accessibleDescription() == practice.why_not


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_is_shown_as_it_is(practice: Practice, name: str) -> None:
    write(practice.page, names.PRACTICE_NAME, name)
    practice.page.grab()
    for label in practice.page.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText


def test_escape_leads_back(practice: Practice) -> None:
    QTest.keyClick(practice.page.focusWidget(), Qt.Key.Key_Escape)
    assert practice.router.asked == ["back"]


@pytest.mark.parametrize("language", list_languages())
def test_bots_have_names_that_everybody_can_tell_apart(language: str) -> None:
    called = names_of_bots(load_catalogue(language))
    assert len(called) == 12
    assert check_names(called) == (None,) * 12
    assert max(map(len, called)) <= 12


@pytest.mark.parametrize("language", list_languages())
def test_no_bot_takes_the_name_of_a_player(language: str) -> None:
    words = load_catalogue(language)
    taken = names_of_bots(words)[0].swapcase()
    free = choose_bot_names(words, (taken,), 9)
    assert check_names((taken, *free)) == (None,) * 10


def test_the_person_sits_among_bots_of_the_wanted_kind(english: Catalogue) -> None:
    seats = list_players(english, PracticeRequest("Ana", 5, MIXED))
    assert [seat.bot for seat in seats] == [None, *Temperament, *tuple(Temperament)[:2]]
    seats = list_players(english, PracticeRequest("Ana", 4, "bold"))
    assert [seat.bot for seat in seats] == [None, *[Temperament.BOLD] * 4]
