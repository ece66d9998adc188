"""Choices made at the table, by mouse and keys."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Execute, Nominate
from shgui.engine.types import Office
from shgui.ui import widget_names as names
from shgui.ui.paint.drawables import SeatOffer
from shgui.ui.paint.text import FittedText, draw_fitted
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import REDUCED, Motion, Text
from shgui.ui.widgets.animation_stage import TOO_SOON_MS
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests.ui.appearance import change_appearance
from tests.ui.games import after, game
from tests.ui.table.states import nominated, revealed, second_round, vetoed, with_fascist
from tests.ui.table.tables import MakeTable, Table, public_table, renderer

Key = Qt.Key


# Choosing a seat


def test_a_nomination_is_chosen_and_then_confirmed_by_mouse(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.click(names.table_seat(2))
    assert table.said.all == []
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [("nominated", 2)]


def test_a_nomination_is_chosen_and_confirmed_by_keys(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.key(Key.Key_3, Key.Key_Return)
    assert table.said.all == [("nominated", 2)]


def test_the_tenth_seat_has_the_key_0(table: Table) -> None:
    table.page.show_table(public_table(game(10)))
    table.key(Key.Key_0, Key.Key_Enter)
    assert table.said.all == [("nominated", 9)]


def test_a_choice_can_be_changed_until_it_is_confirmed(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.click(names.table_seat(2))
    table.click(names.table_seat(5))
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [("nominated", 5)]


def test_escape_forgets_the_choice(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.key(Key.Key_3, Key.Key_Escape, Key.Key_Return)
    assert table.said.all == []


def test_nothing_is_confirmed_before_something_is_chosen(table: Table) -> None:
    table.page.show_table(public_table(game()))
    assert not table.page.prompt_bar.confirm.isEnabled()
    table.key(Key.Key_Return)
    assert table.said.all == []


def test_the_chosen_seat_is_ticked_and_shows_the_office_it_would_get(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.click(names.table_seat(2))
    plate = table.page.widgets.seats[2]
    assert plate.isChecked()
    assert (plate.drawable.scene.office, plate.drawable.scene.proposed) == (Office.CHANCELLOR, True)


def test_who_can_be_chosen_shows_it_and_who_cannot_recedes(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.click(names.table_seat(2))
    offers = [plate.drawable.offer for plate in table.page.widgets.seats[:7]]
    assert offers[0] is SeatOffer.BARRED
    assert offers[1:] == [SeatOffer.OPEN] * 6


def test_arrows_walk_clockwise_over_the_seats_and_space_chooses(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.key(Key.Key_Right, Key.Key_Right, Key.Key_Space)
    assert table.page.widgets.seats[1].hasFocus()
    table.key(Key.Key_Left, Key.Key_Left)
    assert table.page.widgets.seats[6].hasFocus()
    table.key(Key.Key_Return)
    assert table.said.all == [("nominated", 1)]


@pytest.mark.parametrize(
    ("players", "count", "signal"),
    [(9, 1, "investigated"), (7, 3, "special_election_called"), (7, 4, "executed")],
)
def test_a_power_is_used_on_a_chosen_seat(table: Table, players: int, count: int, signal: str) -> None:
    table.page.show_table(public_table(with_fascist(players, count)))
    table.click(names.table_seat(2))
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [(signal, 2)]


def test_before_an_execution_the_band_names_the_victim(table: Table) -> None:
    table.page.show_table(public_table(with_fascist(7, 4)))
    table.click(names.table_seat(2))
    assert table.page.prompt_bar.text.what == "Execute: Piotr"
    assert "“I formally execute Piotr”" in table.page.prompt_bar.text.hint


def test_the_question_that_comes_next_begins_without_a_choice(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.click(names.table_seat(2))
    table.page.show_table(public_table(with_fascist(7, 4)))
    table.key(Key.Key_Return)
    assert table.said.all == []


def test_a_choice_stands_when_the_same_question_is_shown_again(table: Table) -> None:
    state = game()
    table.page.show_table(public_table(state))
    table.click(names.table_seat(2))
    table.page.show_table(public_table(state, claims=True))
    table.key(Key.Key_Return)
    assert table.said.all == [("nominated", 2)]


# Why not


def rest_on(table: Table, thing: QWidget, qtbot: QtBot) -> None:
    """With the pointer, until it is explained."""
    QTest.mouseMove(table.page, QPoint(5, table.page.height() // 2))
    QTest.mouseMove(thing, thing.rect().center())
    qtbot.waitUntil(lambda: bool(table.page.widgets.note.text))


def test_a_seat_that_cannot_be_chosen_says_why_when_tapped(table: Table) -> None:
    table.page.show_table(public_table(second_round()))
    table.click(names.table_seat(3))
    assert "Last elected Chancellor: Marta" in table.page.widgets.note.text
    assert table.said.all == []


def test_it_says_why_when_the_pointer_rests_on_it_and_no_more_when_it_leaves(
    table: Table, qtbot: QtBot
) -> None:
    table.page.show_table(public_table(second_round()))
    rest_on(table, table.page.widgets.seats[0], qtbot)
    assert "Last elected President: Ana" in table.page.widgets.note.text
    QTest.mouseMove(table.page, QPoint(table.page.width() // 2, table.page.height() - 5))
    QApplication.processEvents()
    assert table.page.widgets.note.text == ""


def test_it_says_why_when_the_keyboard_comes(table: Table) -> None:
    table.page.show_table(public_table(second_round()))
    table.page.widgets.seats[3].setFocus(Qt.FocusReason.TabFocusReason)
    assert "Last elected Chancellor: Marta" in table.page.widgets.note.text


def test_a_screen_reader_hears_the_reason(table: Table) -> None:
    table.page.show_table(public_table(second_round()))
    assert "Last elected Chancellor" in table.page.widgets.seats[3].accessibleDescription()


def test_a_space_of_the_board_tells_what_it_brings(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.click(names.table_space("F", 4))
    assert "Execution" in table.page.widgets.note.text
    assert "Veto" in table.page.widgets.note.text


@pytest.mark.parametrize("name", [names.TABLE_TRACKER, names.TABLE_DRAW_PILE, names.TABLE_DISCARD_PILE])
def test_tracker_and_piles_tell_about_themselves(table: Table, name: str) -> None:
    table.page.show_table(public_table(game()))
    table.click(name)
    assert table.page.widgets.note.text


def test_what_is_explained_is_explained_anew_when_it_changes(table: Table, qtbot: QtBot) -> None:
    table.page.show_table(public_table(game()))
    widgets = table.page.widgets
    rest_on(table, widgets.tracker, qtbot)
    assert "0" in widgets.note.text
    table.page.show_table(public_table(revealed(nominated(), *range(7))))
    assert widgets.note.text == widgets.tracker.accessibleDescription()
    assert "1" in widgets.note.text


def test_a_reason_that_holds_no_longer_is_put_away(table: Table, qtbot: QtBot) -> None:
    table.page.show_table(public_table(second_round()))
    rest_on(table, table.page.widgets.seats[3], qtbot)
    assert "Last elected Chancellor: Marta" in table.page.widgets.note.text
    table.page.show_table(public_table(after(second_round(), (1, Nominate(4)))))
    assert table.page.widgets.note.text == ""


def test_what_is_put_away_stays_away_when_the_table_changes(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.click(names.TABLE_TRACKER)
    table.page.set_focus_first()
    assert table.page.widgets.note.text == ""
    table.page.show_table(public_table(revealed(nominated(), *range(7))))
    assert table.page.widgets.note.text == ""


def test_escape_and_arrows_move_over_the_spaces_of_a_board(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.page.widgets.fascist.spaces[0].setFocus()
    table.key(Key.Key_Left)
    assert table.page.widgets.fascist.spaces[5].hasFocus()


# Hands


def test_the_screen_counts_before_hands_are_tapped_in(table: Table) -> None:
    table.page.show_table(public_table(nominated()))
    table.said.announced.clear()
    table.click(names.TABLE_CONFIRM)
    assert table.said.announced == ["Three", "Two", "One", "Now!"]
    assert table.said.sounds == [Sound.CARD, Sound.CARD, Sound.CARD, Sound.GAVEL]
    assert not table.page.prompt_bar.confirm.isEnabled()


@pytest.mark.parametrize("motion", [Motion(), REDUCED])
def test_there_is_time_to_say_each_word_of_the_count(make_table: MakeTable, motion: Motion) -> None:
    table = make_table(motion=motion)
    table.page.show_table(public_table(nominated()))
    table.said.announced.clear()
    table.click(names.TABLE_CONFIRM)
    table.page.stage.stop_timer()
    for elapsed, heard in ((0, 1), (899, 1), (900, 2), (1800, 3), (2700, 4), (3599, 4)):
        table.page.stage.advance_to(elapsed)
        assert len(table.said.announced) == heard
        assert table.page.stage.playing
    table.page.stage.advance_to(3600)
    assert not table.page.stage.playing


def test_all_ja_with_an_exception_is_revealed_by_mouse(table: Table) -> None:
    table.page.show_table(public_table(nominated()))
    for name in (names.TABLE_CONFIRM, names.TABLE_ALL_JA, names.table_seat(4), names.TABLE_CONFIRM):
        table.click(name)
    assert table.said.all == [("hands_counted", {seat: seat != 4 for seat in range(7)})]


def test_all_nein_with_an_exception_is_revealed_by_keys(table: Table) -> None:
    table.page.show_table(public_table(nominated()))
    table.key(Key.Key_Return, Key.Key_N, Key.Key_2, Key.Key_Return)
    assert table.said.all == [("hands_counted", {seat: seat == 1 for seat in range(7)})]


def test_a_vote_can_be_tapped_in_without_a_count(table: Table) -> None:
    table.page.show_table(public_table(nominated()))
    table.key(Key.Key_J, Key.Key_Return)
    assert table.said.all == [("hands_counted", dict.fromkeys(range(7), True))]


def test_votes_are_not_revealed_before_the_last_is_tapped_in(table: Table) -> None:
    table.page.show_table(public_table(nominated()))
    table.key(Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_Return)
    assert table.said.all == []
    table.key(Key.Key_7, Key.Key_Return)
    assert table.said.all == [("hands_counted", dict.fromkeys(range(7), True))]


def test_the_dead_show_no_hand(table: Table) -> None:
    state = after(with_fascist(7, 4), (0, Execute(6)))
    state = after(state, (state.president, Nominate(state.eligible[0])))
    table.page.show_table(public_table(state))
    table.key(Key.Key_J, Key.Key_Return)
    assert table.said.all == [("hands_counted", dict.fromkeys(range(6), True))]


def test_a_key_skips_the_count(make_table: MakeTable) -> None:
    table = make_table(motion=Motion())
    table.page.show_table(public_table(nominated()))
    table.key(Key.Key_Return)
    assert table.page.stage.playing
    table.page.stage.advance_to(TOO_SOON_MS)
    table.key(Key.Key_Space)
    assert table.page.stage.isHidden()
    assert table.said.all == []
    table.key(Key.Key_J, Key.Key_Return)
    assert table.said.all == [("hands_counted", dict.fromkeys(range(7), True))]


# Votes, once revealed


def test_every_ballot_lies_on_its_seat_until_the_next_round_begins(table: Table) -> None:
    table.page.show_table(public_table(revealed(nominated(), 0, 5)))
    shown = [plate.drawable.scene.vote for plate in table.page.widgets.seats[:7]]
    assert shown == [False, True, True, True, True, False, True]
    table.page.show_table(public_table(second_round()))
    assert {plate.drawable.scene.vote for plate in table.page.widgets.seats[:7]} == {None}


def test_a_failed_vote_stays_in_words_beside_the_next_question(table: Table) -> None:
    table.page.show_table(public_table(revealed(nominated(), 0, 1, 2, 5)))
    assert table.page.prompt_bar.text.what == "Nominate a Chancellor."
    assert "Ja!\u00a03, Nein!\u00a04" in table.page.prompt_bar.text.aside


def test_neither_votes_nor_their_stamp_lie_beside_the_next_candidate(table: Table) -> None:
    table.page.show_table(public_table(revealed(nominated(), 0, 1, 2, 5)))
    assert {plate.drawable.scene.vote for plate in table.page.widgets.seats[:7]} == {None}
    assert table.page.prompt_bar.text.stamp == ""


def test_a_passed_vote_is_read_before_the_president_takes_the_screen(table: Table) -> None:
    table.page.show_table(public_table(revealed(nominated(), 5)))
    assert "Ja!\u00a06, Nein!\u00a01" in table.page.prompt_bar.text.what
    assert table.page.prompt_bar.text.stamp == "Elected"
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [("went_on", None)]


# Veto


@pytest.mark.parametrize(
    ("button", "consent"), [(names.TABLE_VETO_AGREE, True), (names.TABLE_VETO_REFUSE, False)]
)
def test_a_veto_is_answered_by_mouse_and_confirmed(table: Table, button: str, consent: bool) -> None:
    table.page.show_table(public_table(vetoed()))
    table.click(button)
    assert table.said.all == []
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [("veto_answered", consent)]


def test_what_is_said_aloud_at_a_veto_stands_beside_the_question(table: Table) -> None:
    table.page.show_table(public_table(vetoed()))
    band = table.page.prompt_bar
    assert band.text.aside == "The Chancellor may say aloud: “I wish to veto this agenda”"
    table.click(names.TABLE_VETO_AGREE)
    assert "“I agree to the veto”" in band.text.hint
    assert "“I agree to the veto”" in band.accessibleDescription()
    table.click(names.TABLE_VETO_REFUSE)
    assert "aloud" not in band.accessibleDescription()


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("percent", [100, 200])
def test_what_a_veto_brings_is_read_across_the_table(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, percent: int, language: str
) -> None:
    drawn: list[float] = []

    def draw(painter: QPainter, rect: QRectF, fitted: FittedText, *others: Any, **more: Any) -> None:
        drawn.append(fitted.capitals)
        draw_fitted(painter, rect, fitted, *others, **more)

    monkeypatch.setattr("shgui.ui.table.prompt_bar.draw_fitted", draw)
    table = make_table(percent=percent)
    change_appearance(table.page, words=load_catalogue(language))
    table.page.show_table(public_table(vetoed()))
    for button in (names.TABLE_VETO_AGREE, names.TABLE_VETO_REFUSE):
        table.click(button)
        table.page.prompt_bar.grab()
    assert min(drawn) >= 0.6 * renderer().theme.type.capitals(Text.LABEL)


@pytest.mark.parametrize(("key", "consent"), [(Key.Key_J, True), (Key.Key_N, False)])
def test_a_veto_is_answered_by_keys_and_confirmed(table: Table, key: Key, consent: bool) -> None:
    table.page.show_table(public_table(vetoed()))
    table.key(key, Key.Key_Return)
    assert table.said.all == [("veto_answered", consent)]
