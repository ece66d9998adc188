"""The neutral page on which the screen goes back to the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shgui.presentation.requests import RevealRequest
from shgui.ui import widget_names as names
from shgui.ui.hand_over.cover import plan_cover
from shgui.ui.hand_over.return_page import ToTablePage
from shgui.ui.theme import Theme
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests import patience
from tests.ui.appearance import change_appearance
from tests.ui.hands import LEFT, find
from tests.ui.table.tables import renderer


@pytest.fixture
def page(qtbot: QtBot) -> ToTablePage:
    made = ToTablePage(UiContext(renderer(), load_catalogue("en")))
    qtbot.addWidget(made)
    made.resize(1280, 691)
    broadcast(made)
    made.offer(7)
    made.show()
    made.activateWindow()
    QTest.qWaitForWindowActive(made, patience.MILLISECONDS)
    made.set_focus_first()
    return made


def wishes(page: ToTablePage) -> list[object]:
    wanted: list[object] = []
    page.wanted.connect(wanted.append)
    return wanted


def test_it_says_where_the_screen_goes_and_nothing_of_the_game(page: ToTablePage) -> None:
    assert page.accessibleName() == "Pass the screen to the table"
    assert page.accessibleDescription() == "Nothing is shown until somebody presses “Reveal”."
    button = find(page, names.TO_TABLE_REVEAL)
    assert button.accessibleName() == "Reveal"
    assert button.hasFocus()


def test_after_an_investigation_the_button_leads_back_and_promises_to_reveal_nothing(
    page: ToTablePage,
) -> None:
    page.offer(7, reveals=False)
    button = find(page, names.TO_TABLE_REVEAL)
    assert button.accessibleName() == "Back to the table"
    assert page.accessibleDescription() == "Only the President knows the party."
    page.offer(7)
    assert button.accessibleName() == "Reveal"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_anybody_reveals_with_a_key(page: ToTablePage, key: Qt.Key) -> None:
    wanted = wishes(page)
    QTest.keyClick(find(page, names.TO_TABLE_REVEAL), key)
    assert wanted == [RevealRequest()]


def test_anybody_reveals_with_a_press(page: ToTablePage) -> None:
    wanted = wishes(page)
    QTest.mouseClick(find(page, names.TO_TABLE_REVEAL), LEFT)
    assert wanted == [RevealRequest()]


def test_a_press_beside_the_button_reveals_nothing(page: ToTablePage) -> None:
    wanted = wishes(page)
    QTest.mouseClick(page, LEFT)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_J):
        QTest.keyClick(find(page, names.TO_TABLE_REVEAL), key)
    assert wanted == []


def test_it_looks_the_same_whenever_it_comes(page: ToTablePage) -> None:
    before = page.grab().toImage()
    page.offer(7)
    page.set_focus_first()
    assert page.grab().toImage() == before


@pytest.mark.parametrize("language", list_languages())
def test_with_large_text_the_button_grows_and_stays_clear_of_the_dossier(
    page: ToTablePage, language: str
) -> None:
    button = find(page, names.TO_TABLE_REVEAL)
    drawn = button.geometry()
    change_appearance(page, renderer(percent=200))
    change_appearance(page, words=load_catalogue(language))
    plan = plan_cover(page.size(), Theme.of(percent=200))
    assert button.height() > drawn.height()
    assert plan.dossier.bottom() + 10 < button.geometry().top()
    assert button.geometry().bottom() < page.height() - 10
