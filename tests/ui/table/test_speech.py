"""What is said at the table lies beside the speaker's seat: one after the other, and never in the way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Nominate
from shgui.engine.state import State
from shgui.engine.types import Seat
from shgui.table.lines import Remark, Remarked
from shgui.ui import widget_names as names
from shgui.ui.game.page_data import PublicTable
from shgui.ui.table.note import Note
from shgui.ui.table.second_screen import WatchedTable
from shgui.ui.table.speech import Speech, time_to_read
from shgui.ui.table.table_page import TablePage
from shgui.words.catalogue import catalogue
from tests.engine.stage import Stage
from tests.ui.table.tables import MakeTable, Table, public_table, renderer

HOSTILE = "<img src=/dev/zero>"
DOUBT = Remarked(Remark(1, "doubts", (2,)))
CHAOS = Remarked(Remark(3, "ja_chaos"))
UNKNOWN = Remarked(Remark(3, "says_something_new"))


class Slips:
    """Which slip lies there, and when it was read."""

    def __init__(self) -> None:
        self.lies: tuple[Seat, str] | None = None
        self.owner = QObject()
        self.speech = Speech(self._lay, self._put_away, self.owner)

    def _lay(self, seat: Seat, text: str) -> None:
        self.lies = seat, text

    def _put_away(self) -> None:
        self.lies = None

    def read(self) -> None:
        """As much time has passed as its words need."""
        (timer,) = self.speech.findChildren(QTimer)
        assert timer.isActive()
        timer.timeout.emit()


@pytest.fixture
def slips(qtbot: QtBot) -> Slips:
    slips = Slips()
    slips.speech.seen(visible=True)
    return slips


def test_one_speaks_after_the_other(slips: Slips) -> None:
    slips.speech.say(((0, "One."), (4, "Two.")))
    assert slips.lies == (0, "One.")
    slips.speech.say(((2, "Three."),))
    assert slips.lies == (0, "One.")
    slips.read()
    assert slips.lies == (4, "Two.")
    slips.read()
    assert slips.lies == (2, "Three.")
    slips.read()
    assert slips.lies is None


def test_what_comes_next_puts_all_of_it_away(slips: Slips) -> None:
    slips.speech.say(((0, "One."), (4, "Two.")))
    slips.speech.stop()
    assert slips.speech.speaker is None
    slips.speech.say(((2, "Three."),))
    assert slips.lies == (2, "Three.")


def test_while_the_table_is_hidden_it_waits(slips: Slips) -> None:
    slips.speech.seen(visible=False)
    slips.speech.say(((0, "One."),))
    assert slips.lies is None
    slips.speech.seen(visible=True)
    assert slips.lies == (0, "One.")


def test_longer_sentences_lie_there_longer_and_none_for_ever() -> None:
    assert time_to_read("No.") < time_to_read("One of these two is lying: Ana or Ola.")
    assert time_to_read("a" * 10_000) == time_to_read("a" * 100_000) < 10_000


def slip_of(page: TablePage) -> str:
    slip = page.findChild(Note, names.TABLE_SPEECH)
    assert slip is not None
    return slip.text


def told(state: State, *remarks: Remarked, named: tuple[str, ...] = ()) -> PublicTable:
    public = public_table(state, told=remarks)
    return replace(public, names=named) if named else public


@pytest.fixture
def voted(make_table: MakeTable) -> tuple[Table, State]:
    stage = Stage(7)
    table = make_table()
    table.page.show_table(public_table(stage.state))
    return table, stage.state


def test_a_slip_lies_beside_the_seat_and_the_band_keeps_its_question(voted: tuple[Table, State]) -> None:
    table, state = voted
    asked = table.page.band.text
    table.page.show_table(told(state, DOUBT, CHAOS))
    assert slip_of(table.page) == "Ola: “I’m not sure that I believe Piotr.”"
    assert table.page.speech.speaker == 1
    assert table.page.band.text == asked
    table.page.speech.skip()
    assert slip_of(table.page) == "Marta: “I voted Ja! Better this government than chaos.”"


def test_it_is_announced_once(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.said.announced.clear()
    table.page.show_table(told(state, DOUBT))
    (heard,) = table.said.announced
    assert heard.startswith("Ola: “I’m not sure that I believe Piotr.”\n")


def test_what_nobody_has_a_sentence_for_is_not_said(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, UNKNOWN))
    assert slip_of(table.page) == ""


def test_names_are_text_whatever_they_look_like(voted: tuple[Table, State]) -> None:
    table, state = voted
    named = ("Ana", HOSTILE, "{name}", "%s", "Igor", "Lucia", "Bruno")
    table.page.show_table(told(state, DOUBT, named=named))
    assert slip_of(table.page) == f"{HOSTILE}: “I’m not sure that I believe {{name}}.”"


def test_whatever_happens_next_puts_the_slip_away(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DOUBT))
    stage = Stage(7)
    stage.do(0, Nominate(stage.state.eligible[0]))
    table.page.show_table(public_table(stage.state, since=state))
    assert slip_of(table.page) == ""
    assert table.page.speech.speaker is None


def test_the_slip_is_laid_anew_where_the_table_is_of_another_size(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DOUBT))
    table.page.resize(table.page.width() - 100, table.page.height() - 40)
    slip = table.page.findChild(Note, names.TABLE_SPEECH)
    assert slip is not None
    assert slip.isVisible()
    assert table.page.rect().contains(slip.geometry())


def test_what_is_claimed_lies_above_what_is_said(make_table: MakeTable) -> None:
    table = make_table()
    state = Stage(7).state
    table.page.show_table(public_table(state))
    table.page.claims.show()
    table.page.show_table(told(state, DOUBT))
    children = table.page.children()
    slip = table.child(names.TABLE_SPEECH)
    assert table.page.claims.isVisible()
    assert children.index(table.page.claims) > children.index(slip)


def test_a_second_screen_says_it_too(qtbot: QtBot) -> None:
    watched = WatchedTable(renderer())
    qtbot.addWidget(watched)
    watched.resize(1280, 700)
    watched.retranslate(catalogue("en"))
    watched.show()
    watched.show_table(told(Stage(7).state, DOUBT))
    slip = watched.findChild(Note, names.TABLE_SPEECH)
    assert slip is not None
    assert slip.text == "Ola: “I’m not sure that I believe Piotr.”"


def test_a_hidden_table_says_nothing(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DOUBT))
    table.page.hide()
    assert slip_of(table.page) == ""
    table.page.show()
    assert slip_of(table.page) == ""
