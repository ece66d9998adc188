"""The table page, operated by mouse and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Enact, Execute, Nominate, ProposeVeto, Vote
from shgui.engine.state import State
from shgui.engine.types import Office, Policy
from shgui.table.lines import Claim, ClaimKind
from shgui.table.options import Voting
from shgui.ui import names
from shgui.ui.flow import Progress
from shgui.ui.sounds import Sound
from shgui.ui.theme import Motion
from tests.ui.games import after, elected, game
from tests.ui.table_moments import Table, moment

FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL
Key = Qt.Key
MakeTable = Callable[..., Table]


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    def make(**options: object) -> Table:
        table = Table(**options)  # type: ignore[arg-type]  # handed on as they come
        qtbot.addWidget(table.page)
        return table

    return make


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    return make_table()


def enacted(state: State, chancellor: int, policy: Policy) -> State:
    state = elected(state, chancellor)
    put_away = next((card for card in state.hand if card is not policy), policy)
    return after(state, (state.president, Discard(put_away)), (chancellor, Enact(policy)))


def with_fascist(players: int, count: int) -> State:
    """The Fascist policy of that number has just been enacted."""
    state = game(players, cards="FFF")
    state.fascist = count - 1
    return enacted(state, 3, FASCIST)


def vetoed() -> State:
    state = game(cards="FFF")
    state.fascist = 5
    return after(elected(state, 3), (0, Discard(FASCIST)), (3, ProposeVeto()))


def nominated(players: int = 7) -> State:
    return after(game(players), (0, Nominate(1)))


def confirm_words(table: Table) -> str:
    return table.page.band.confirm.words


# Choosing a seat


def test_a_nomination_is_chosen_and_then_confirmed_by_mouse(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.click(names.table_seat(2))
    assert table.said.all == []
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [("nominated", 2)]


def test_a_nomination_is_chosen_and_confirmed_by_keys(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.key(Key.Key_3, Key.Key_Return)
    assert table.said.all == [("nominated", 2)]


def test_the_tenth_seat_has_the_key_0(table: Table) -> None:
    table.page.show_moment(moment(game(10)))
    table.key(Key.Key_0, Key.Key_Enter)
    assert table.said.all == [("nominated", 9)]


def test_a_choice_can_be_changed_until_it_is_confirmed(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.click(names.table_seat(2))
    table.click(names.table_seat(5))
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [("nominated", 5)]


def test_escape_forgets_the_choice(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.key(Key.Key_3, Key.Key_Escape, Key.Key_Return)
    assert table.said.all == []


def test_nothing_is_confirmed_before_something_is_chosen(table: Table) -> None:
    table.page.show_moment(moment(game()))
    assert not table.page.band.confirm.isEnabled()
    table.key(Key.Key_Return)
    assert table.said.all == []


def test_the_chosen_seat_is_ticked_and_shows_the_office_it_would_get(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.click(names.table_seat(2))
    plate = table.page.surface.seats[2]
    assert plate.isChecked()
    assert (plate.face.office, plate.face.proposed) == (Office.CHANCELLOR, True)


def test_arrows_walk_clockwise_over_the_seats_and_space_chooses(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.key(Key.Key_Right, Key.Key_Right, Key.Key_Space)
    assert table.page.surface.seats[1].hasFocus()
    table.key(Key.Key_Left, Key.Key_Left)
    assert table.page.surface.seats[6].hasFocus()
    table.key(Key.Key_Return)
    assert table.said.all == [("nominated", 1)]


@pytest.mark.parametrize(
    ("players", "count", "signal"),
    [(9, 1, "investigated"), (7, 3, "special_election_called"), (7, 4, "executed")],
)
def test_a_power_is_used_on_a_chosen_seat(table: Table, players: int, count: int, signal: str) -> None:
    table.page.show_moment(moment(with_fascist(players, count)))
    table.click(names.table_seat(2))
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [(signal, 2)]


def test_before_an_execution_the_band_names_the_victim(table: Table) -> None:
    table.page.show_moment(moment(with_fascist(7, 4)))
    table.click(names.table_seat(2))
    assert table.page.band.text.what == "Execute: Piotr"


def test_the_question_that_comes_next_begins_without_a_choice(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.click(names.table_seat(2))
    table.page.show_moment(moment(with_fascist(7, 4)))
    table.key(Key.Key_Return)
    assert table.said.all == []


def test_a_choice_stands_when_the_same_question_is_shown_again(table: Table) -> None:
    state = game()
    table.page.show_moment(moment(state))
    table.click(names.table_seat(2))
    table.page.show_moment(moment(state, claims=True))
    table.key(Key.Key_Return)
    assert table.said.all == [("nominated", 2)]


# Why not


def second_round() -> State:
    """Seat 1 nominates; 0 was President, 3 Chancellor."""
    return enacted(game(cards="LLL"), 3, LIBERAL)


def test_a_seat_that_cannot_be_chosen_says_why_when_tapped(table: Table) -> None:
    table.page.show_moment(moment(second_round()))
    table.click(names.table_seat(3))
    assert "Last elected Chancellor: Marta" in table.page.surface.note.text
    assert table.said.all == []


def test_it_says_why_when_the_pointer_comes_and_no_more_when_it_leaves(table: Table) -> None:
    table.page.show_moment(moment(second_round()))
    plate = table.page.surface.seats[0]
    QTest.mouseMove(table.page, QPoint(5, table.page.height() // 2))
    QTest.mouseMove(plate, plate.rect().center())
    assert "Last elected President: Ana" in table.page.surface.note.text
    QTest.mouseMove(table.page, QPoint(table.page.width() // 2, table.page.height() - 5))
    QApplication.processEvents()
    assert table.page.surface.note.text == ""


def test_it_says_why_when_the_keyboard_comes(table: Table) -> None:
    table.page.show_moment(moment(second_round()))
    table.page.surface.seats[3].setFocus(Qt.FocusReason.TabFocusReason)
    assert "Last elected Chancellor: Marta" in table.page.surface.note.text


def test_a_screen_reader_hears_the_reason(table: Table) -> None:
    table.page.show_moment(moment(second_round()))
    assert "Last elected Chancellor" in table.page.surface.seats[3].accessibleDescription()


def test_a_space_of_the_board_tells_what_it_brings(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.click(names.table_space("F", 4))
    assert "Execution" in table.page.surface.note.text
    assert "Veto" in table.page.surface.note.text


@pytest.mark.parametrize("name", [names.TABLE_TRACKER, names.TABLE_DRAW_PILE, names.TABLE_DISCARD_PILE])
def test_tracker_and_piles_tell_about_themselves(table: Table, name: str) -> None:
    table.page.show_moment(moment(game()))
    table.click(name)
    assert table.page.surface.note.text


def test_escape_and_arrows_move_over_the_spaces_of_a_board(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.page.surface.fascist.spaces[0].setFocus()
    table.key(Key.Key_Left)
    assert table.page.surface.fascist.spaces[5].hasFocus()


# Hands


def test_the_screen_counts_before_hands_are_tapped_in(table: Table) -> None:
    table.page.show_moment(moment(nominated()))
    table.said.announced.clear()
    table.click(names.TABLE_CONFIRM)
    assert table.said.announced == ["Three", "Two", "One", "Now!"]
    assert table.said.sounds == [Sound.CARD, Sound.CARD, Sound.CARD, Sound.GAVEL]
    assert not table.page.band.confirm.isEnabled()


def test_all_ja_with_an_exception_is_revealed_by_mouse(table: Table) -> None:
    table.page.show_moment(moment(nominated()))
    for name in (names.TABLE_CONFIRM, names.TABLE_ALL_JA, names.table_seat(4), names.TABLE_CONFIRM):
        table.click(name)
    assert table.said.all == [("hands_counted", {seat: seat != 4 for seat in range(7)})]


def test_all_nein_with_an_exception_is_revealed_by_keys(table: Table) -> None:
    table.page.show_moment(moment(nominated()))
    table.key(Key.Key_Return, Key.Key_N, Key.Key_2, Key.Key_Return)
    assert table.said.all == [("hands_counted", {seat: seat == 1 for seat in range(7)})]


def test_a_vote_can_be_tapped_in_without_a_count(table: Table) -> None:
    table.page.show_moment(moment(nominated()))
    table.key(Key.Key_J, Key.Key_Return)
    assert table.said.all == [("hands_counted", dict.fromkeys(range(7), True))]


def test_votes_are_not_revealed_before_the_last_is_tapped_in(table: Table) -> None:
    table.page.show_moment(moment(nominated()))
    table.key(Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_Return)
    assert table.said.all == []
    table.key(Key.Key_7, Key.Key_Return)
    assert table.said.all == [("hands_counted", dict.fromkeys(range(7), True))]


def test_the_dead_show_no_hand(table: Table) -> None:
    state = after(with_fascist(7, 4), (0, Execute(6)))
    state = after(state, (state.president, Nominate(state.eligible[0])))
    table.page.show_moment(moment(state))
    table.key(Key.Key_J, Key.Key_Return)
    assert table.said.all == [("hands_counted", dict.fromkeys(range(6), True))]


def test_a_key_skips_the_count(make_table: MakeTable) -> None:
    table = make_table(motion=Motion())
    table.page.show_moment(moment(nominated()))
    table.key(Key.Key_Return)
    assert table.page.stage.playing
    table.key(Key.Key_Space)
    assert table.page.stage.isHidden()
    assert table.said.all == []
    table.key(Key.Key_J, Key.Key_Return)
    assert table.said.all == [("hands_counted", dict.fromkeys(range(7), True))]


# Votes, once revealed


def revealed(state: State, *against: int) -> State:
    return after(state, *((seat, Vote(seat not in against)) for seat in state.alive))


def test_every_ballot_lies_on_its_seat_until_the_next_nomination(table: Table) -> None:
    state = revealed(nominated(), 0, 1, 2, 5)
    table.page.show_moment(moment(state))
    shown = [plate.face.vote for plate in table.page.surface.seats[:7]]
    assert shown == [False, False, False, True, True, False, True]
    state = after(state, (state.president, Nominate(state.eligible[0])))
    table.page.show_moment(moment(state))
    assert {plate.face.vote for plate in table.page.surface.seats[:7]} == {None}


def test_a_failed_vote_stays_in_words_beside_the_next_question(table: Table) -> None:
    table.page.show_moment(moment(revealed(nominated(), 0, 1, 2, 5)))
    assert table.page.band.text.what == "Nominate a Chancellor."
    assert "Ja! 3, Nein! 4" in table.page.band.text.aside
    assert table.page.band.text.stamp == "Rejected"


def test_a_passed_vote_is_read_before_the_president_takes_the_screen(table: Table) -> None:
    table.page.show_moment(moment(revealed(nominated(), 5)))
    assert "Ja! 6, Nein! 1" in table.page.band.text.what
    assert table.page.band.text.stamp == "Elected"
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [("went_on", None)]


# Veto


@pytest.mark.parametrize(
    ("button", "consent"), [(names.TABLE_VETO_AGREE, True), (names.TABLE_VETO_REFUSE, False)]
)
def test_a_veto_is_answered_by_mouse_and_confirmed(table: Table, button: str, consent: bool) -> None:
    table.page.show_moment(moment(vetoed()))
    table.click(button)
    assert table.said.all == []
    table.click(names.TABLE_CONFIRM)
    assert table.said.all == [("veto_answered", consent)]


@pytest.mark.parametrize(("key", "consent"), [(Key.Key_J, True), (Key.Key_N, False)])
def test_a_veto_is_answered_by_keys_and_confirmed(table: Table, key: Key, consent: bool) -> None:
    table.page.show_moment(moment(vetoed()))
    table.key(key, Key.Key_Return)
    assert table.said.all == [("veto_answered", consent)]


# What is there at any time


def test_the_screen_goes_on_to_whoever_is_named(table: Table) -> None:
    state = game(first=4)
    table.page.show_moment(moment(state, Progress(unseen=frozenset(range(7)))))
    assert confirm_words(table) == "Screen to: Igor"
    table.key(Key.Key_Return)
    assert table.said.all == [("went_on", None)]


def open_menu(table: Table, seat: int) -> None:
    """By the menu key; a right click and a long press come the same way."""
    plate = table.page.surface.seats[seat]
    place = plate.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, plate.mapToGlobal(place))
    QApplication.sendEvent(plate, event)


def test_any_seat_asks_for_its_role_by_its_menu(table: Table) -> None:
    table.page.show_moment(moment(game()))
    open_menu(table, 5)
    table.click(names.TABLE_MENU_ROLE)
    assert table.said.all == [("role_wanted", 5)]


def test_everybody_stands_in_the_list_of_roles(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.click(names.TABLE_ROLE_AGAIN)
    assert len(table.page.menu.buttons) == 7
    table.click(names.table_menu_name(2))
    assert table.said.all == [("role_wanted", 2)]


def test_the_list_of_roles_is_walked_by_keys(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.page.ask_role()
    table.key(Key.Key_Down, Key.Key_Return)
    table.page.ask_role()
    table.key(Key.Key_4)
    assert table.said.all == [("role_wanted", 1), ("role_wanted", 3)]


def test_a_menu_goes_when_one_goes_elsewhere(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.page.ask_role()
    table.key(Key.Key_Escape)
    assert not table.page.menu.isVisible()
    table.page.ask_role()
    table.page.surface.seats[2].setFocus()
    assert not table.page.menu.isVisible()
    assert table.said.all == []


def test_where_no_seat_can_be_chosen_a_tap_opens_its_menu(table: Table) -> None:
    table.page.show_moment(moment(elected(game(), 1)))
    table.click(names.table_seat(3))
    table.click(names.TABLE_MENU_ROLE)
    assert table.said.all == [("role_wanted", 3)]


def test_the_menu_offers_everybody_the_same(table: Table) -> None:
    table.page.show_moment(moment(after(with_fascist(7, 4), (0, Execute(6)))))
    offered = set()
    for seat in range(7):
        open_menu(table, seat)
        offered.add(tuple(button.words for button in table.page.menu.buttons))
    assert len(offered) == 1


def test_a_secret_ballot_can_be_changed_while_others_vote(table: Table) -> None:
    state = after(nominated(), (2, Vote(True)))
    table.page.show_moment(moment(state, Progress(voting=Voting.BALLOTS)))
    table.click(names.table_seat(2))
    table.click(names.TABLE_MENU_BALLOT)
    assert table.said.all == [("ballot_wanted", 2)]


def test_who_has_voted_is_seen_and_how_is_not(table: Table) -> None:
    state = after(nominated(), (2, Vote(True)), (4, Vote(False)))
    table.page.show_moment(moment(state, Progress(voting=Voting.BALLOTS)))
    faces = [plate.face for plate in table.page.surface.seats[:7]]
    assert [face.voted for face in faces] == [seat in (2, 4) for seat in range(7)]
    assert {face.vote for face in faces} == {None}


def test_a_slip_can_be_taken_back_only_when_the_table_says_so(table: Table) -> None:
    table.page.show_moment(moment(nominated()))
    assert not table.page.header.take_back.isVisible()
    table.page.show_moment(moment(nominated(), may_take_back=True))
    table.click(names.TABLE_TAKE_BACK)
    assert table.said.all == [("taken_back", None)]


def test_a_refusal_is_read_in_the_band(table: Table) -> None:
    table.page.show_moment(moment(game()))
    table.page.refuse("The disk is full.")
    assert table.page.band.text.aside == "The disk is full."
    assert table.said.announced[-1] == "The disk is full."


# Chronicle, claims, clock


def test_the_chronicle_opens_beside_the_table_and_covers_nothing(table: Table) -> None:
    table.page.show_moment(moment(second_round()))
    table.click(names.TABLE_CHRONICLE)
    sheet = table.page.sheet
    assert sheet.isVisible()
    things = [*table.page.surface.seats[:7], table.page.surface.fascist, table.page.surface.draw]
    assert not any(sheet.geometry().intersects(thing.geometry()) for thing in things)
    table.click(names.TABLE_CHRONICLE_CLOSE)
    assert not sheet.isVisible()


def test_the_chronicle_is_read_for_one_player(table: Table) -> None:
    table.page.show_moment(moment(second_round()))
    whole = table.page.sheet.model.rowCount()
    open_menu(table, 5)
    table.click(names.TABLE_MENU_LINES)
    assert table.page.sheet.isVisible()
    assert 0 < table.page.sheet.model.rowCount() < whole


def test_claims_are_offered_only_where_the_table_wants_them(table: Table) -> None:
    table.page.show_moment(moment(second_round()))
    assert not table.page.header.claims.isVisible()
    table.page.show_moment(moment(second_round(), claims=True))
    assert table.page.header.claims.isVisible()


def test_claims_of_president_and_chancellor_are_tapped_in_one_after_the_other(table: Table) -> None:
    table.page.show_moment(moment(second_round(), claims=True))
    for name in (
        names.TABLE_CLAIMS,
        names.table_claim_card(0),
        names.TABLE_CLAIMS_DONE,
        names.table_claim_card(1),
        names.TABLE_CLAIMS_DONE,
    ):
        table.click(name)
    claims = [claim for _, claim in table.said.all if isinstance(claim, Claim)]
    assert [(claim.occasion.seat, claim.occasion.kind, claim.cards) for claim in claims] == [
        (0, ClaimKind.DREW, (LIBERAL, FASCIST, FASCIST)),
        (3, ClaimKind.RECEIVED, (FASCIST, LIBERAL)),
    ]
    assert all(claim.well_formed for claim in claims)
    assert not table.page.claims.isVisible()


def test_nobody_claims_anything_while_cards_are_in_a_hand(table: Table) -> None:
    table.page.show_moment(moment(elected(game(), 1), claims=True))
    assert not table.page.header.claims.isVisible()


def test_the_clock_counts_the_talk_down_and_stands_still_at_nothing(table: Table) -> None:
    table.page.show_moment(moment(nominated(), discussion_seconds=2))
    assert table.page.header.clock.words == "0:02"
    table.page.clock.tick()
    table.page.clock.tick()
    assert table.page.header.clock.words == "0:00"
    assert not table.page.clock.running
    assert table.said.all == []


def test_there_is_no_clock_where_nobody_talks(table: Table) -> None:
    table.page.show_moment(moment(game(), discussion_seconds=120))
    assert not table.page.header.clock.isVisible()
    assert not table.page.clock.running


# Motion


def test_a_hidden_page_shows_what_happened_as_soon_as_it_is_seen(make_table: MakeTable) -> None:
    table = make_table(motion=Motion(), shown=False)
    before = elected(game(cards="LLL"), 3)
    table.page.show_moment(moment(before))
    table.page.show_moment(moment(second_round(), since=before))
    table.page.show()
    assert table.page.stage.playing
    assert table.page.surface.liberal.card_rect(0).isValid()
    table.page.stage.finish()
    assert table.page.band.text.what == "Nominate a Chancellor."


def test_while_votes_turn_neither_result_nor_question_is_seen(make_table: MakeTable) -> None:
    table = make_table(motion=Motion())
    before = nominated()
    state = revealed(before, 0, 1, 2, 5)
    table.page.show_moment(moment(before))
    table.page.show_moment(moment(state, since=before))
    assert not table.page.band.confirm.isVisible()
    assert table.page.band.text.stamp == ""
    assert {plate.face.vote for plate in table.page.surface.seats[:7]} == {None}
    table.page.stage.advance_to(400)
    assert [plate.face.vote for plate in table.page.surface.seats[:3]] == [False, False, None]
    table.page.stage.finish()
    assert table.page.band.text.stamp == "Rejected"


def test_a_press_while_votes_turn_only_ends_the_motion(make_table: MakeTable) -> None:
    table = make_table(motion=Motion())
    before = nominated()
    table.page.show_moment(moment(before))
    table.page.show_moment(moment(revealed(before, 5), since=before))
    table.key(Key.Key_Return)
    assert not table.page.stage.playing
    assert table.said.all == []
    table.key(Key.Key_Return)
    assert table.said.all == [("went_on", None)]


def test_at_rest_nothing_moves(table: Table) -> None:
    table.page.show_moment(moment(game()))
    assert not table.page.stage.playing
    assert table.page.stage.isHidden()


# Words


def test_what_happened_and_what_is_asked_is_announced(table: Table) -> None:
    before = nominated()
    table.page.show_moment(moment(before))
    table.page.show_moment(moment(revealed(before, 0, 1, 2, 5), since=before))
    assert "Nominate a Chancellor." in table.said.announced[-1]
    assert "Ja!" in table.said.announced[-1]


def test_everything_operated_has_a_name_for_a_screen_reader(table: Table) -> None:
    table.page.show_moment(moment(second_round(), claims=True, may_take_back=True))
    table.click(names.TABLE_CHRONICLE)
    shown = [button for button in table.page.findChildren(QAbstractButton) if button.isVisible()]
    assert [button.objectName() for button in shown if not button.accessibleName()] == []


def test_everything_operated_is_large_enough_for_a_finger(table: Table) -> None:
    table.page.show_moment(moment(second_round(), claims=True, may_take_back=True))
    table.click(names.TABLE_CHRONICLE)
    small = {
        button.objectName(): (button.width(), button.height())
        for button in table.page.findChildren(QAbstractButton)
        if button.isVisible() and button.objectName() and min(button.width(), button.height()) < 44
    }
    assert small == {}


def test_names_are_only_names(table: Table) -> None:
    odd = ("A & B", *("Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno"))
    table.page.show_moment(moment(game(), names=odd))
    table.click(names.TABLE_ROLE_AGAIN)
    assert table.page.menu.buttons[0].words == "1   A & B"
    assert table.page.band.text.who[0].name == "A & B"
