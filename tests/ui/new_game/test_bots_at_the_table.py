"""Some of the seats are the program's."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from shgui.table.seating import Player, Temperament
from shgui.ui import widget_names as names
from shgui.ui.new_game.new_game_form import NewTable, OfferedTable
from shgui.ui.new_game.new_game_page import NewTablePage, format_group
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from tests.ui.asked import NoPhones, RecordingPreferences, RecordingRouter, RecordingStarter
from tests.ui.hands import click, find, lay, press_key, sees, write

LANGUAGES = (("en", "English"), ("pl", "Polski"))
FOUR = ("Ana", "Ola", "Piotr", "Marta")
WITH_A_BOT = (*(Player(name, "pl") for name in FOUR), Player("Folio", "pl", Temperament.EASY))


@dataclass
class Table:
    page: NewTablePage
    begun: list[NewTable]

    def type_names(self, *typed: str) -> None:
        for row, name in enumerate(typed):
            write(self.page, names.new_table_name(row), name)

    def begin(self) -> NewTable:
        click(self.page, names.NEW_TABLE_START)
        return self.begun[-1]

    def temper(self, row: int) -> QComboBox:
        box = find(self.page, names.new_table_temper(row))
        assert isinstance(box, QComboBox)
        return box

    @property
    def claims(self) -> bool:
        box = find(self.page, names.NEW_TABLE_CLAIMS)
        assert isinstance(box, QAbstractButton)
        return box.isChecked()

    @property
    def why_not(self) -> str:
        label = find(self.page, names.NEW_TABLE_WHY_NOT)
        assert isinstance(label, QLabel)
        return label.text()


def with_plain_spaces(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def offered(**other: object) -> OfferedTable:
    return OfferedTable(LANGUAGES, "en", ("official",), **other)  # type: ignore[arg-type]


@pytest.fixture
def table(qtbot: QtBot, renderer: Renderer, english: Catalogue) -> Iterator[Table]:
    starter = RecordingStarter()
    page = NewTablePage(
        UiContext(renderer, english), RecordingRouter(), starter, RecordingPreferences().given, NoPhones()
    )
    broadcast(page)
    page.offer(offered())
    window = lay(qtbot, page)
    yield Table(page, starter.begun)
    window.close()


def test_four_people_and_a_bot_begin_a_game(table: Table) -> None:
    table.type_names(*FOUR)
    click(table.page, names.NEW_TABLE_ADD_BOT)
    assert table.begin().players == (
        *(Player(name, "en") for name in FOUR),
        Player("Pica", "en", Temperament.CAREFUL),
    )


def test_each_bot_is_of_another_kind_and_has_a_name_of_its_own(table: Table) -> None:
    table.type_names("pica", "Ana")
    for _ in range(4):
        click(table.page, names.NEW_TABLE_ADD_BOT)
    bots = table.begin().players[2:]
    assert [bot.bot for bot in bots] == [*Temperament, Temperament.CAREFUL]
    assert [bot.name for bot in bots] == ["Brevier", "Agate", "Folio", "Paragon"]


def test_how_a_bot_plays_is_chosen_by_keys_where_people_choose_a_language(table: Table) -> None:
    table.type_names(*FOUR)
    click(table.page, names.NEW_TABLE_ADD_BOT)
    assert not sees(table.page, names.new_table_language(4))
    press_key(table.page, names.new_table_temper(4), Qt.Key.Key_End)
    assert table.begin().players[4].bot is Temperament.EASY
    assert with_plain_spaces(table.temper(4).accessibleName()) == "How the bot at seat 5 plays"
    named = find(table.page, names.new_table_name(4)).accessibleName()
    assert with_plain_spaces(named) == "Name of the bot at seat 5"


def test_a_bot_is_removed_like_anybody_and_the_seat_is_a_persons_again(table: Table) -> None:
    table.type_names(*FOUR)
    click(table.page, names.NEW_TABLE_ADD_BOT)
    click(table.page, names.new_table_remove(4))
    assert not sees(table.page, names.new_table_temper(4))
    table.type_names(*FOUR, "Igor")
    assert table.begin().players[4] == Player("Igor", "en")


def test_bots_alone_are_refused_with_a_sentence(table: Table) -> None:
    for _ in range(5):
        click(table.page, names.NEW_TABLE_ADD_BOT)
    assert table.why_not == "Only bots sit here: at least one person has to play."
    assert not find(table.page, names.NEW_TABLE_START).isEnabled()
    table.type_names("Ana")
    assert find(table.page, names.new_table_temper(0)).isVisible()
    assert table.why_not


def test_a_full_table_takes_no_more(table: Table) -> None:
    table.type_names("Ana")
    for _ in range(12):
        click(table.page, names.NEW_TABLE_ADD_BOT)
    assert not find(table.page, names.NEW_TABLE_ADD_BOT).isEnabled()
    assert len(table.begin().players) == 10


def test_bots_speak_for_claims_until_the_group_chooses(table: Table) -> None:
    table.type_names(*FOUR)
    noted = [table.claims]
    click(table.page, names.NEW_TABLE_ADD_BOT)
    options = table.begin().options
    assert (options.claims, options.usual_claims) == (True, False)
    noted.append(table.claims)
    click(table.page, names.new_table_remove(4))
    noted.append(table.claims)
    assert noted == [False, True, False]
    click(table.page, names.NEW_TABLE_ADD_BOT)
    press_key(table.page, names.NEW_TABLE_CLAIMS, Qt.Key.Key_Space)
    options = table.begin().options
    assert (options.claims, options.usual_claims) == (False, None)


def test_a_group_comes_back_with_its_bots(table: Table, english: Catalogue) -> None:
    table.page.offer(offered(groups=(WITH_A_BOT,)))
    button = find(table.page, names.new_table_group(0))
    assert isinstance(button, QAbstractButton)
    button.click()
    assert [player.bot for player in table.begin().players] == [None] * 4 + [Temperament.EASY]
    assert with_plain_spaces(format_group(english, WITH_A_BOT)) == "Ana, Ola, Piotr and 1 more, and 1 bot"


def test_with_printed_cards_nobody_plays_for_anybody(table: Table) -> None:
    table.type_names(*FOUR)
    click(table.page, names.NEW_TABLE_ADD_BOT)
    table.page.offer(offered(printed=True))
    assert not sees(table.page, names.NEW_TABLE_ADD_BOT)
    fifth = table.page.findChild(QLineEdit, names.new_table_name(4))
    assert fifth is not None
    assert fifth.text() == ""
    assert not sees(table.page, names.new_table_temper(4))


def test_an_earlier_group_plays_the_printed_game_without_its_bots(table: Table) -> None:
    table.page.offer(offered(groups=(WITH_A_BOT,), printed=True))
    button = find(table.page, names.new_table_group(0))
    assert isinstance(button, QAbstractButton)
    button.click()
    fields = (table.page.findChild(QLineEdit, names.new_table_name(row)) for row in range(5))
    assert [field.text() for field in fields if field is not None] == [*FOUR, ""]
    table.page.offer(offered(groups=(WITH_A_BOT,)))
    players = table.begin().players
    assert [(player.name, player.bot) for player in players] == [
        (player.name, player.bot) for player in WITH_A_BOT
    ]


def test_a_bot_moves_with_its_seat(table: Table) -> None:
    table.type_names(*FOUR)
    click(table.page, names.NEW_TABLE_ADD_BOT)
    press_key(table.page, names.new_table_move(4), Qt.Key.Key_Up)
    players = table.begin().players
    assert [player.bot is None for player in players] == [True, True, True, False, True]
    assert players[4].name == "Marta"
