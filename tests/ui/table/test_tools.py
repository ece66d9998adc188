"""What is at hand at the table at any time: menus, chronicle, claims, clock, motion, words."""

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from shgui.engine.actions import AnswerVeto, Execute, Vote
from shgui.presentation.screens import Situation
from shgui.table.log_lines import Claim, ClaimKind, StandInSat
from shgui.table.options import Voting
from shgui.table.seating import Player
from shgui.ui import widget_names as names
from shgui.ui.theme import Motion
from shgui.ui.widgets.animation_stage import TOO_SOON_MS
from shgui.words.help_topics import Topic
from tests.ui.games import after, elected, game
from tests.ui.table.states import FASCIST, LIBERAL, nominated, revealed, second_round, vetoed, with_fascist
from tests.ui.table.tables import PLAYERS, MakeTable, Table, public_table

Key = Qt.Key


# What is there at any time


def test_the_screen_goes_on_to_whoever_is_named(table: Table) -> None:
    state = game(first=4)
    table.page.show_table(public_table(state, Situation(unseen=frozenset(range(7)))))
    assert table.page.prompt_bar.confirm.words == "Pass the screen to: Igor"
    table.key(Key.Key_Return)
    assert table.said.all == [("went_on", None)]


def test_a_refused_veto_is_told_once(table: Table) -> None:
    table.page.show_table(public_table(after(vetoed(), (0, AnswerVeto(False)))))
    told = table.page.prompt_bar.text
    assert (told.what.count("veto"), told.aside) == (1, "")


def open_menu(table: Table, seat: int) -> None:
    """By the menu key; a right click and a long press come the same way."""
    plate = table.page.widgets.seats[seat]
    place = plate.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, plate.mapToGlobal(place))
    QApplication.sendEvent(plate, event)
    # What an earlier menu offered is really gone then, and isn't found instead.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_any_seat_asks_for_its_role_by_its_menu(table: Table) -> None:
    table.page.show_table(public_table(game()))
    open_menu(table, 5)
    table.click(names.TABLE_MENU_ROLE)
    assert table.said.all == [("role_wanted", 5)]


def test_everybody_stands_in_the_list_of_roles(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.click(names.TABLE_ROLE_AGAIN)
    assert len(table.page.menu.buttons) == 7
    table.click(names.table_menu_name(2))
    assert table.said.all == [("role_wanted", 2)]


def test_the_list_of_roles_is_walked_by_keys(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.page.open_role_list()
    table.key(Key.Key_Return)
    assert table.said.all == []
    table.key(Key.Key_Down, Key.Key_Down, Key.Key_Return)
    table.page.open_role_list()
    table.key(Key.Key_4)
    table.page.open_role_list()
    table.key(Key.Key_Up, Key.Key_Return)
    assert table.said.all == [("role_wanted", 1), ("role_wanted", 3), ("role_wanted", 6)]


def test_a_menu_goes_when_one_goes_elsewhere(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.page.open_role_list()
    table.key(Key.Key_Escape)
    assert not table.page.menu.isVisible()
    table.page.open_role_list()
    table.page.widgets.seats[2].setFocus()
    assert not table.page.menu.isVisible()
    assert table.said.all == []


def test_where_no_seat_can_be_chosen_a_tap_opens_its_menu(table: Table) -> None:
    table.page.show_table(public_table(elected(game(), 1)))
    table.click(names.table_seat(3))
    table.click(names.TABLE_MENU_ROLE)
    assert table.said.all == [("role_wanted", 3)]


def test_the_menu_offers_everybody_the_same(table: Table) -> None:
    """But nobody plays on for the executed, who all know to be out."""
    table.page.show_table(public_table(after(with_fascist(7, 4), (0, Execute(6)))))
    offered = []
    for seat in range(7):
        open_menu(table, seat)
        offered.append([button.words for button in table.page.menu.buttons])
    assert all(one == offered[0] for one in offered[:6])
    plays_on = {"Another person takes over…", "A bot takes over…"}
    assert offered[6] == [words for words in offered[0] if words not in plays_on]


def stand_in(table: Table, seat: int, typed: str) -> None:
    """By clicks and keys, up to the button."""
    open_menu(table, seat)
    table.click(names.TABLE_MENU_STAND_IN)
    QTest.keyClicks(table.page.stand_in_panel.field, typed)


def test_another_person_plays_on(table: Table) -> None:
    table.page.show_table(public_table(game()))
    stand_in(table, 2, "Zofia")
    table.click(names.TABLE_STAND_IN_DONE)
    assert table.said.all == [("stood_in", 2, Player("Zofia", "en"))]
    assert not table.page.stand_in_panel.isVisible()


def test_another_person_plays_on_by_keys_and_reads_another_language(table: Table) -> None:
    table.page.show_table(public_table(game()))
    stand_in(table, 2, "Zofia")
    assert table.page.focusWidget() is table.page.stand_in_panel.field
    table.key(Key.Key_Tab, Key.Key_Down, Key.Key_Backtab, Key.Key_Return)
    assert table.said.all == [("stood_in", 2, Player("Zofia", "pl"))]


def test_what_is_typed_for_a_stand_in_means_nothing_to_the_table(table: Table) -> None:
    table.page.show_table(public_table(game()))
    stand_in(table, 2, "J4n 3")
    table.key(Key.Key_Up, Key.Key_Down, Key.Key_F5)
    assert table.page.focusWidget() is table.page.stand_in_panel.field
    table.key(Key.Key_Escape)
    assert not table.page.stand_in_panel.isVisible()
    assert table.said.all == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", ""),
        ("Ola", "Somebody else already has this name."),
        ("Piotr", "Somebody else already has this name."),
        ("0la", "This name looks too much like another one here. Change or add a letter."),
        ("x" * 25, "This name is too long."),
        ("Ze\u202eb", "This name has characters that cannot be shown."),
    ],
)
def test_nobody_sits_down_under_a_name_that_confuses(table: Table, typed: str, told: str) -> None:
    table.page.show_table(public_table(game()))
    stand_in(table, 2, "")
    panel = table.page.stand_in_panel
    panel.field.setText(typed)
    assert panel.field.accessibleDescription() == told
    assert not panel.done.isEnabled()
    table.key(Key.Key_Return)
    assert panel.isVisible()
    assert table.said.all == []


def test_the_panel_of_a_stand_in_shows_names_as_they_are(table: Table) -> None:
    shown = ("<b>x</b>", "{name} {0} {", "%1 %s", *PLAYERS[3:])
    table.page.show_table(public_table(game(), names=shown))
    for seat in range(3):
        stand_in(table, seat, "Zofia")
        assert shown[seat] in table.page.stand_in_panel.accessibleName()
        table.key(Key.Key_Escape)


def test_a_seat_gets_another_language(table: Table) -> None:
    table.page.show_table(public_table(game()))
    open_menu(table, 1)
    table.click(names.TABLE_MENU_LANGUAGE)
    offered = [button.words for button in table.page.menu.buttons]
    assert offered == ["Polski", "Português (Brasil)", "Italiano", "Norsk bokmål", "Русский"]
    table.click(names.table_menu_language("it"))
    assert table.said.all == [("language_chosen", 1, "it")]


def test_the_whole_table_votes_otherwise(table: Table) -> None:
    table.page.show_table(public_table(game()))
    open_menu(table, 1)
    table.click(names.TABLE_MENU_VOTING)
    table.page.show_table(public_table(game(), Situation(voting=Voting.BALLOTS)))
    open_menu(table, 1)
    table.click(names.TABLE_MENU_VOTING)
    assert table.said.all == [("voting_chosen", Voting.BALLOTS), ("voting_chosen", Voting.HANDS)]


def test_who_goes_home_is_asked_by_name(table: Table) -> None:
    """As the menu of the window has it."""
    table.page.show_table(public_table(game()))
    table.page.open_player_list()
    assert [button.words for button in table.page.menu.buttons[:2]] == ["1   Ana", "2   Ola"]
    table.key(Key.Key_2)
    assert table.page.menu.accessibleName() == "Ola"
    table.click(names.TABLE_MENU_STAND_IN)
    assert table.page.stand_in_panel.accessibleName() == "Who takes over? (In the seat of: Ola)"


def test_what_was_changed_openly_is_said_to_all_until_the_next_moment(table: Table) -> None:
    change = StandInSat(2, "Zofia", "Piotr")
    table.page.show_table(public_table(game(), told=(change,)))
    line = "Another person takes over: Piotr (before: Zofia)"
    assert table.page.prompt_bar.text.aside == line
    assert table.said.announced[-1].startswith(line)
    table.click(names.table_seat(1))
    assert line not in table.page.prompt_bar.text.aside
    table.page.show_table(public_table(game()))
    assert line not in table.page.prompt_bar.text.aside


def test_a_secret_ballot_can_be_changed_while_others_vote(table: Table) -> None:
    state = after(nominated(), (2, Vote(True)))
    table.page.show_table(public_table(state, Situation(voting=Voting.BALLOTS)))
    table.click(names.table_seat(2))
    table.click(names.TABLE_MENU_BALLOT)
    assert table.said.all == [("ballot_wanted", 2)]


def test_who_has_voted_is_seen_and_how_is_not(table: Table) -> None:
    state = after(nominated(), (2, Vote(True)), (4, Vote(False)))
    table.page.show_table(public_table(state, Situation(voting=Voting.BALLOTS)))
    seats = [plate.drawable.scene for plate in table.page.widgets.seats[:7]]
    assert [seat.has_voted for seat in seats] == [number in (2, 4) for number in range(7)]
    assert {seat.vote for seat in seats} == {None}


def test_a_slip_can_be_taken_back_only_when_the_table_says_so(table: Table) -> None:
    table.page.show_table(public_table(nominated()))
    assert not table.page.header.take_back.isVisible()
    table.page.show_table(public_table(nominated(), may_take_back=True))
    table.click(names.TABLE_TAKE_BACK)
    assert table.said.all == [("taken_back", None)]


def test_a_refusal_is_read_in_the_band(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.page.show_refusal("The disk is full.")
    assert table.page.prompt_bar.text.aside == "The disk is full."
    assert table.said.announced[-1] == "The disk is full."


# Chronicle, claims, clock


def test_the_chronicle_opens_beside_the_table_and_covers_nothing(table: Table) -> None:
    table.page.show_table(public_table(second_round()))
    table.click(names.TABLE_CHRONICLE)
    sheet = table.page.sheet
    assert sheet.isVisible()
    things = [*table.page.widgets.seats[:7], table.page.widgets.fascist, table.page.widgets.draw]
    assert not any(sheet.geometry().intersects(thing.geometry()) for thing in things)
    table.click(names.TABLE_CHRONICLE_CLOSE)
    assert not sheet.isVisible()


def test_the_chronicle_is_read_for_one_player(table: Table) -> None:
    table.page.show_table(public_table(second_round()))
    whole = table.page.sheet.model.rowCount()
    open_menu(table, 5)
    table.click(names.TABLE_MENU_LINES)
    assert table.page.sheet.isVisible()
    assert 0 < table.page.sheet.model.rowCount() < whole


def test_claims_are_offered_only_where_the_table_wants_them(table: Table) -> None:
    table.page.show_table(public_table(second_round()))
    assert not table.page.header.claims.isVisible()
    table.page.show_table(public_table(second_round(), claims=True))
    assert table.page.header.claims.isVisible()


def test_claims_of_president_and_chancellor_are_tapped_in_one_after_the_other(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True))
    for name in (
        names.TABLE_CLAIMS,
        names.table_claim_card(0),
        *(names.table_claim_card(place) for place in (1, 1, 2, 2)),
        names.TABLE_CLAIMS_DONE,
        names.table_claim_card(1),
        *[names.table_claim_card(0)] * 2,
        names.TABLE_CLAIMS_DONE,
    ):
        table.click(name)
    claims = [claim for _, claim in table.said.all if isinstance(claim, Claim)]
    assert [(claim.occasion.seat, claim.occasion.kind, claim.cards) for claim in claims] == [
        (0, ClaimKind.DREW, (LIBERAL, FASCIST, FASCIST)),
        (3, ClaimKind.RECEIVED, (FASCIST, LIBERAL)),
    ]
    assert all(claim.is_well_formed for claim in claims)
    assert not table.page.claims.isVisible()


def test_nobody_claims_anything_while_cards_are_in_a_hand(table: Table) -> None:
    table.page.show_table(public_table(elected(game(), 1), claims=True))
    assert not table.page.header.claims.isVisible()


def test_the_clock_counts_the_talk_down_and_stands_still_at_nothing(table: Table) -> None:
    table.page.show_table(public_table(nominated(), discussion_seconds=2))
    assert table.page.header.clock.words == "0:02"
    table.page.clock.tick()
    table.page.clock.tick()
    assert table.page.header.clock.words == "0:00"
    table.page.clock.tick()
    assert table.page.header.clock.words == "0:00"
    assert table.said.all == []


def test_there_is_no_clock_where_nobody_talks(table: Table) -> None:
    table.page.show_table(public_table(game(), discussion_seconds=120))
    assert not table.page.header.clock.isVisible()


# Motion


def test_a_hidden_page_shows_what_happened_as_soon_as_it_is_seen(make_table: MakeTable) -> None:
    table = make_table(motion=Motion(), shown=False)
    before = elected(game(cards="LLL"), 3)
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(second_round(), since=before))
    table.page.show()
    assert table.page.stage.playing
    assert table.page.widgets.liberal.card_rects[0].isValid()
    table.page.stage.finish()
    assert table.page.prompt_bar.text.what == "Nominate a Chancellor."


def test_while_votes_turn_neither_result_nor_question_is_seen(make_table: MakeTable) -> None:
    table = make_table(motion=Motion())
    before = nominated()
    state = revealed(before, 0, 1, 2, 5)
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(state, since=before))
    assert not table.page.prompt_bar.confirm.isVisible()
    assert table.page.prompt_bar.text.stamp == ""
    assert {plate.drawable.scene.vote for plate in table.page.widgets.seats[:7]} == {None}
    stage = table.page.stage
    while {plate.drawable.scene.vote for plate in table.page.widgets.seats[:7]} == {None}:
        assert table.page.prompt_bar.text.stamp == ""
        stage.advance_to(stage.elapsed + 100)
    assert [plate.drawable.scene.vote for plate in table.page.widgets.seats[:3]] == [False, False, False]
    stage.finish()
    assert "Ja!\u00a03, Nein!\u00a04" in table.page.prompt_bar.text.aside


def test_a_press_while_votes_turn_only_hurries(make_table: MakeTable) -> None:
    table = make_table(motion=Motion())
    before = nominated()
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(revealed(before, 5), since=before))
    stage = table.page.stage
    while stage.showpiece:
        stage.advance_to(stage.elapsed + TOO_SOON_MS)
        table.key(Key.Key_Return)
    assert table.said.all == []
    table.key(Key.Key_Return)
    assert table.said.all == [("went_on", None)]


def test_at_rest_nothing_moves(table: Table) -> None:
    table.page.show_table(public_table(game()))
    assert not table.page.stage.playing
    assert table.page.stage.isHidden()


# Words


def test_what_happened_and_what_is_asked_is_announced(table: Table) -> None:
    before = nominated()
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(revealed(before, 0, 1, 2, 5), since=before))
    assert "Nominate a Chancellor." in table.said.announced[-1]
    assert "Ja!" in table.said.announced[-1]


def test_everything_operated_has_a_name_for_a_screen_reader(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True, may_take_back=True))
    table.click(names.TABLE_CHRONICLE)
    shown = [button for button in table.page.findChildren(QAbstractButton) if button.isVisible()]
    assert [button.objectName() for button in shown if not button.accessibleName()] == []


def test_everything_operated_is_large_enough_for_a_finger(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True, may_take_back=True))
    table.click(names.TABLE_CHRONICLE)
    small = {
        button.objectName(): (button.width(), button.height())
        for button in table.page.findChildren(QAbstractButton)
        if button.isVisible() and button.objectName() and min(button.width(), button.height()) < 44
    }
    assert small == {}


def test_names_are_only_names(table: Table) -> None:
    odd = ("A & B", *("Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno"))
    table.page.show_table(public_table(game(), names=odd))
    table.click(names.TABLE_ROLE_AGAIN)
    assert table.page.menu.buttons[0].words == "1   A & B"
    assert table.page.prompt_bar.text.who[0].name == "A & B"


def test_enter_presses_the_tool_that_the_keyboard_is_on_and_confirms_nothing(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.key(Key.Key_3)
    table.page.header.chronicle.setFocus()
    table.key(Key.Key_Return)
    assert table.page.sheet.isVisible()
    assert table.said.all == []


def test_enter_on_a_seat_chooses_it_first_and_confirms_it_then(table: Table) -> None:
    table.page.show_table(public_table(game()))
    table.page.widgets.seats[4].setFocus()
    table.key(Key.Key_Return)
    assert table.said.all == []
    table.key(Key.Key_Return)
    assert table.said.all == [("nominated", 4)]


def test_tab_goes_over_the_table_to_the_band_and_then_to_the_tools(table: Table) -> None:
    table.page.show_table(public_table(nominated(), may_take_back=True))
    stops = []
    table.page.widgets.seats[0].setFocus()
    for _ in range(40):
        focused: QWidget | None = table.page.focusWidget()
        assert focused is not None
        if focused.objectName() in stops:
            break
        stops.append(focused.objectName())
        table.key(Key.Key_Tab)
    seats = [names.table_seat(seat) for seat in range(7)]
    boards = [names.table_space("L", 0), names.table_space("F", 0)]
    things = [names.TABLE_TRACKER, names.TABLE_DRAW_PILE, names.TABLE_DISCARD_PILE]
    band = [names.TABLE_ALL_JA, names.TABLE_ALL_NEIN, names.TABLE_CONFIRM]
    tools = [names.TABLE_TAKE_BACK, names.TABLE_ROLE_AGAIN, names.TABLE_CHRONICLE]
    assert [stop for stop in stops if stop != names.TABLE] == [*seats, *boards, *things, *band, *tools]


def test_the_help_opens_at_what_is_being_done(table: Table) -> None:
    table.page.show_table(public_table(game()))
    assert table.page.help_topic() == Topic.NOMINATION
    table.page.show_table(public_table(nominated()))
    assert table.page.help_topic() == Topic.VOTE
    table.page.show_table(public_table(game(), Situation(unseen=frozenset(range(7)))))
    assert table.page.help_topic() == Topic.SET_UP


def test_at_rest_no_timer_runs(table: Table) -> None:
    table.page.show_table(public_table(game()))
    assert not any(timer.isActive() for timer in table.page.findChildren(QTimer))


def test_plates_and_piles_look_alike_however_long_their_words_are(make_table: MakeTable) -> None:
    table = make_table()
    table.page.show_table(public_table(second_round(), names=("Max", "Wilhelmina", *PLAYERS[2:])))
    widgets = table.page.widgets
    shown = {plate.drawable.setting for plate in widgets.seats if plate.isVisibleTo(table.page)}
    assert len(shown) == 1
    assert widgets.draw.largest_word == widgets.discard.largest_word
    piles = (widgets.draw, widgets.discard)
    assert widgets.draw.largest_word == min(pile.capitals_of_word for pile in piles)
