from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget
from pytestqt.qtbot import QtBot

from shgui.engine.components import BOARDS, FEWEST_PLAYERS, MOST_PLAYERS
from shgui.ui import widget_names as names
from shgui.ui.help.help_page import HOUSE_RULES, HelpPage, TopicList
from shgui.ui.help.help_pictures import HelpPicture, list_topic_drawables
from shgui.ui.paint.drawables import PowersDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.ui.widgets.type_button import TypeButton
from shgui.words.catalogue import Catalogue
from shgui.words.help_pages import build_help_page, describe_boards
from shgui.words.help_topics import Topic
from tests.ui.asked import RecordingRouter, no_game
from tests.ui.hands import click, find, lay, press_key, write


@pytest.fixture
def page(qtbot: QtBot, renderer: Renderer, english: Catalogue) -> Iterator[HelpPage]:
    page = HelpPage(UiContext(renderer, english), RecordingRouter(), no_game())
    broadcast(page)
    page.show_topic("")
    window = lay(qtbot, page)
    yield page
    window.close()


def listed(page: HelpPage) -> list[str]:
    topics = find(page, names.HELP_TOPICS)
    assert isinstance(topics, QListWidget)
    return [topics.item(row).data(Qt.ItemDataRole.UserRole) for row in range(topics.count())]


def shown(page: HelpPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_all_topics_stand_in_the_order_of_reading_and_the_house_sheet_last(page: HelpPage) -> None:
    assert listed(page) == [*map(str, Topic), HOUSE_RULES]


@pytest.mark.lengthy(daily=7)
@pytest.mark.parametrize("topic", list(Topic))
def test_every_topic_has_a_screen_with_its_text_and_a_picture(
    page: HelpPage, topic: Topic, english: Catalogue
) -> None:
    page.show_topic(topic)
    told = build_help_page(english, topic, "official")
    assert page.help_topic() == topic
    assert all(paragraph in shown(page) for paragraph in (told.title.upper(), *told.paragraphs))
    assert find(page, names.HELP_TEXT).accessibleName() == told.title
    assert list_topic_drawables(topic, english, FEWEST_PLAYERS)
    assert page.findChildren(HelpPicture)[0].accessibleName() == told.title


@pytest.mark.parametrize("topic", ["", "unheard_of"])
def test_an_unknown_topic_opens_at_the_beginning(page: HelpPage, topic: str) -> None:
    page.show_topic(topic)
    assert page.help_topic() == Topic.THREE_MINUTES


def test_the_search_leaves_what_answers_it(page: HelpPage) -> None:
    write(page, names.HELP_SEARCH, "veto")
    assert Topic.VETO in listed(page)
    assert len(listed(page)) < len(Topic)
    press_key(page, names.HELP_SEARCH, Qt.Key.Key_Return)
    assert page.help_topic() in listed(page)
    write(page, names.HELP_SEARCH, "zzz")
    assert listed(page) == []
    assert shown(page).strip().endswith("No topic contains these words.")


def test_a_search_opens_its_best_answer(page: HelpPage, english: Catalogue) -> None:
    page.show_topic(Topic.GOAL)
    write(page, names.HELP_SEARCH, "veto")
    assert page.help_topic() == Topic.VETO
    assert listed(page)[0] == Topic.VETO
    topics = find(page, names.HELP_TOPICS)
    assert isinstance(topics, TopicList)
    assert topics.currentRow() == 0
    assert build_help_page(english, Topic.VETO, "official").paragraphs[0] in shown(page)
    # The reader may still be typing.
    assert page.focusWidget() is find(page, names.HELP_SEARCH)


def test_an_emptied_search_leaves_the_topic_open_among_all(page: HelpPage) -> None:
    write(page, names.HELP_SEARCH, "veto")
    write(page, names.HELP_SEARCH, "")
    assert page.help_topic() == Topic.VETO
    assert listed(page) == [*map(str, Topic), HOUSE_RULES]


def test_a_topic_keeps_its_number_wherever_it_is_named(page: HelpPage) -> None:
    topics = find(page, names.HELP_TOPICS)
    assert isinstance(topics, TopicList)
    number = list(Topic).index(Topic.VETO) + 1
    page.show_topic(Topic.VETO)
    assert topics.get_numbered_title(number - 1) == f"{number} Veto"
    click(page, names.HELP_NEXT)
    back = find(page, names.HELP_PREVIOUS)
    assert isinstance(back, TypeButton)
    assert back.words == f"{number} Veto"
    write(page, names.HELP_SEARCH, "veto")
    assert f"{number} Veto" in [topics.get_numbered_title(row) for row in range(topics.count())]


def test_help_that_is_opened_again_shows_all_topics(page: HelpPage) -> None:
    write(page, names.HELP_SEARCH, "veto")
    page.show_topic(Topic.LYING)
    assert len(listed(page)) == len(Topic) + 1
    assert page.help_topic() == Topic.LYING


def test_one_topic_after_another_by_mouse_and_by_keys(page: HelpPage) -> None:
    assert not find(page, names.HELP_PREVIOUS).isEnabled()
    click(page, names.HELP_NEXT)
    assert page.help_topic() == list(Topic)[1]
    press_key(page, names.HELP_TOPICS, Qt.Key.Key_Down)
    assert page.help_topic() == list(Topic)[2]
    click(page, names.HELP_PREVIOUS)
    assert page.help_topic() == list(Topic)[1]
    press_key(page, names.HELP_TOPICS, Qt.Key.Key_End)
    assert page.help_topic() == HOUSE_RULES
    assert not find(page, names.HELP_NEXT).isEnabled()


def test_the_rules_of_the_game_at_hand_are_told(page: HelpPage, english: Catalogue) -> None:
    page.set_rules("pt_BR", 5)
    page.show_topic(Topic.TERM_LIMITS)
    told = build_help_page(english, Topic.TERM_LIMITS, "pt_BR")
    assert told.paragraphs != build_help_page(english, Topic.TERM_LIMITS, "official").paragraphs
    assert all(paragraph in shown(page) for paragraph in told.paragraphs)
    assert all(line in shown(page) for line in (told.above_differences, *told.differences))


def test_the_board_is_that_of_the_table(english: Catalogue) -> None:
    small, large = (
        list_topic_drawables(Topic.VETO, english, players) for players in (FEWEST_PLAYERS, MOST_PLAYERS)
    )
    assert small != large


@pytest.mark.parametrize(("players", "marked"), [(None, []), (6, ["5–6"]), (7, ["7–8"]), (10, ["9–10"])])
def test_the_powers_are_pictured_for_every_number_of_players(
    english: Catalogue, players: int | None, marked: list[str]
) -> None:
    (powers,) = list_topic_drawables(Topic.POWERS, english, players)
    assert isinstance(powers, PowersDrawable)
    granted = {row.players: tuple(slot.power for slot in row.slots) for row in powers.rows}
    assert granted == {"5–6": BOARDS[6], "7–8": BOARDS[8], "9–10": BOARDS[10]}
    assert [row.players for row in powers.rows if row.at_hand] == marked


def test_a_screen_reader_tells_which_powers_are_pictured(page: HelpPage, english: Catalogue) -> None:
    (picture,) = page.findChildren(HelpPicture)
    page.show_topic(Topic.POWERS)
    assert picture.accessibleDescription() == describe_boards(english)
    page.show_topic(Topic.VETO)
    assert picture.accessibleDescription() == ""


def test_down_leads_from_the_search_into_the_list(page: HelpPage) -> None:
    field = find(page, names.HELP_SEARCH)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert page.focusWidget() is find(page, names.HELP_TOPICS)
