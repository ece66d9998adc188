"""Choosing on the hand-over sheet: cards, ballots, the veto."""

from itertools import permutations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from shgui.engine.actions import (
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    Execute,
    Investigate,
    ProposeVeto,
    Vote,
)
from shgui.engine.apply import list_legal_actions
from shgui.engine.state import State
from shgui.engine.types import Phase, Policy
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.hand_over import dossier
from shgui.ui.hand_over.hand_over_page import Shuffle, shuffled
from shgui.ui.hand_over.private_places import Fate, PrivatePlace
from shgui.words.catalogue import load_catalogue
from shgui.words.hand_over_texts import get_choose_hint
from tests.ui.games import after, elected, game
from tests.ui.hand_over.private import MakeSheet, Sheet, enacting, in_order, turned_round, voting
from tests.ui.hands import slide

# Choosing


@pytest.mark.parametrize("looked", [False, True])
def test_nothing_is_chosen_while_it_is_closed(discard: Sheet, looked: bool) -> None:
    if looked:
        discard.look()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Return):
        discard.key(key)
    QTest.mouseClick(discard.find("handover.hand"), Qt.MouseButton.LeftButton)
    assert discard.chosen == []
    assert not discard.confirm.isVisible()


def test_a_held_pointer_that_slides_to_a_card_chooses_it(discard: Sheet) -> None:
    discard.press()
    slide(discard.hold, discard.cards[2])
    marked = [card.accessibleDescription() for card in discard.cards]
    discard.release()
    discard.click(names.HAND_OVER_CONFIRM)
    assert marked == ["Pass to Marta", "Pass to Marta", "Discard"]
    assert discard.chosen == [2]


def fates(sheet: Sheet) -> list[Fate]:
    cards = [card for card in sheet.cards if isinstance(card, PrivatePlace)]
    return [card.fate for card in cards]


def test_the_card_to_discard_is_put_away_and_the_others_are_kept(discard: Sheet) -> None:
    discard.press_space()
    before = fates(discard)
    discard.key(Qt.Key.Key_2)
    assert before == [Fate.OPEN] * 3
    assert fates(discard) == [Fate.KEPT, Fate.PUT_AWAY, Fate.KEPT]


def test_the_chancellor_sees_the_other_card_kept(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(enacting(elected(game(cards="FLF"), 3)), 3, TaskKind.ENACT)
    sheet.press_space()
    sheet.key(Qt.Key.Key_1)
    assert fates(sheet) == [Fate.PUT_AWAY, Fate.KEPT]
    assert [card.accessibleDescription() for card in sheet.cards] == ["Discard", "Enact"]


def test_a_veto_puts_no_card_away_before_the_president_agrees(make_sheet: MakeSheet) -> None:
    state = veto_possible()
    sheet = make_sheet(state, state.on_move[0], TaskKind.ENACT)
    sheet.press_space()
    sheet.key(Qt.Key.Key_3)
    assert fates(sheet) == [Fate.OPEN] * 2


def test_a_ballot_that_is_chosen_is_checked(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(voting(), 2, TaskKind.BALLOT)
    sheet.press_space()
    sheet.key(Qt.Key.Key_N)
    assert fates(sheet) == [Fate.OPEN, Fate.CHOSEN]


def rows_of_print(card: QWidget) -> tuple[int, int]:
    """Where the picture of a card begins and ends, from top to bottom, along its middle."""
    hand = card.parentWidget()
    assert hand is not None
    picture = hand.grab(card.geometry()).toImage()
    paper = picture.pixel(2, 2)
    x = picture.width() // 2
    rows = [y for y in range(picture.height()) if picture.pixel(x, y) != paper]
    return rows[0], rows[-1]


def test_what_is_discarded_is_smaller_and_what_is_passed_on_lies_higher(discard: Sheet) -> None:
    discard.press_space()
    top, bottom = rows_of_print(discard.cards[0])
    discard.key(Qt.Key.Key_1)
    away_top, away_bottom = rows_of_print(discard.cards[0])
    kept_top, _ = rows_of_print(discard.cards[1])
    assert away_bottom - away_top < (bottom - top) * 0.93
    assert kept_top < top < away_top


def test_what_is_marked_stays_marked_off_the_cards_and_when_it_is_held_again(discard: Sheet) -> None:
    for card in (0, 1):
        discard.press()
        slide(discard.hold, discard.cards[card])
        QTest.mouseMove(discard.hold, QPoint(20, 20))
        discard.release()
    discard.press()
    assert [card.accessibleDescription() for card in discard.cards] == [
        "Pass to Marta",
        "Discard",
        "Pass to Marta",
    ]
    discard.release()
    discard.click(names.HAND_OVER_CONFIRM)
    assert discard.chosen == [1]


def test_a_card_that_comes_up_under_the_finger_is_not_meant(discard: Sheet) -> None:
    hand = discard.find("handover.hand")
    QTest.mousePress(hand, Qt.MouseButton.LeftButton)
    discard.dwell.run_out()
    assert discard.is_open
    slide(discard.hold, discard.cards[1])
    assert not any(card.accessibleDescription() for card in discard.cards)
    slide(discard.hold, discard.cards[0])
    slide(discard.hold, discard.cards[1])
    QTest.mouseRelease(hand, Qt.MouseButton.LeftButton)
    discard.click(names.HAND_OVER_CONFIRM)
    assert discard.chosen == [1]


def test_with_the_setting_a_press_chooses_and_one_beside_the_cards_closes(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(elected(game(cards="FLF"), 3), 0, TaskKind.DISCARD, hold=False)
    sheet.look()
    QTest.mouseClick(sheet.cards[1], Qt.MouseButton.LeftButton)
    was_open = [sheet.is_open]
    QTest.mouseClick(sheet.cards[2], Qt.MouseButton.LeftButton)
    sheet.begin()
    assert [*was_open, sheet.is_open] == [True, False]
    sheet.click(names.HAND_OVER_CONFIRM)
    assert sheet.chosen == [2]


def test_with_the_setting_one_can_confirm_what_is_open(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(elected(game(cards="FLF"), 3), 0, TaskKind.DISCARD, hold=False)
    sheet.look()
    QTest.mouseClick(sheet.cards[1], Qt.MouseButton.LeftButton)
    sheet.click(names.HAND_OVER_CONFIRM)
    assert (sheet.chosen, sheet.is_open) == ([1], False)


def test_assistive_techniques_press_to_open_to_choose_and_to_close(discard: Sheet) -> None:
    def press(widget: QWidget) -> bool:
        assert isinstance(widget, QAbstractButton)
        widget.click()
        discard.dwell.run_out()
        return discard.is_open

    was_open = [press(discard.hold), press(discard.cards[1]), press(discard.hold)]
    assert was_open == [True, True, False]
    discard.click(names.HAND_OVER_CONFIRM)
    assert discard.chosen == [1]


@pytest.mark.parametrize("hold", [True, False])
def test_how_to_choose_is_said_until_the_player_has_done_it_once(make_sheet: MakeSheet, hold: bool) -> None:
    sheet = make_sheet(elected(game(cards="FLF"), 3), 0, TaskKind.DISCARD, hold=hold)
    hint = get_choose_hint(load_catalogue("en"), hold, by_key=True)
    told = []
    for _ in range(2):
        sheet.cover()
        sheet.press_space()
        told.append(hint in sheet.find("handover.hand").accessibleDescription())
        sheet.key(Qt.Key.Key_1)
        sheet.release_space()
        sheet.click(names.HAND_OVER_CONFIRM)
    assert told == [True, False]


@pytest.mark.parametrize("by_key", [True, False])
def test_the_hint_says_how_to_choose_with_what_holds_the_sheet(discard: Sheet, by_key: bool) -> None:
    discard.press_space() if by_key else discard.press()
    told = discard.find("handover.hand").accessibleDescription()
    assert ("press the key below the card" in told, "slide to the card" in told) == (by_key, not by_key)


def printed_keys(sheet: Sheet, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The keys that stand on the open dossier, and where across."""
    printed: dict[str, float] = {}

    def note(_painter: QPainter, rect: QRectF, text: str, *_how: object, **_more: object) -> None:
        printed[text] = rect.center().x()

    with monkeypatch.context() as patch:
        patch.setattr(dossier, "draw_text", note)
        patch.setattr(dossier, "draw_fitted", lambda *_: None)
        sheet.find("handover.hand").grab()
    return printed


@pytest.mark.parametrize("shuffle", [in_order, turned_round])
def test_the_number_of_its_key_stands_below_every_card(
    make_sheet: MakeSheet, monkeypatch: pytest.MonkeyPatch, shuffle: Shuffle
) -> None:
    sheet = make_sheet(elected(game(cards="FLF"), 3), 0, TaskKind.DISCARD, hold=False, shuffle=shuffle)
    sheet.look()
    keys = printed_keys(sheet, monkeypatch)
    assert list(keys) == ["1", "2", "3"]
    middles = [card.geometry().center().x() for card in sheet.cards]
    assert [*keys.values()] == pytest.approx(middles, abs=2)
    sheet.key(Qt.Key.Key_1)
    assert [card.accessibleDescription() for card in sheet.cards] == [
        "Discard",
        "Pass to Marta",
        "Pass to Marta",
    ]
    assert list(printed_keys(sheet, monkeypatch)) == ["1", "2", "3"]


def test_the_veto_has_a_number_as_cards_have(make_sheet: MakeSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    state = veto_possible()
    sheet = make_sheet(state, state.on_move[0], TaskKind.ENACT, hold=False)
    sheet.look()
    assert list(printed_keys(sheet, monkeypatch)) == ["1", "2", "3"]
    sheet.key(Qt.Key.Key_3)
    sheet.key(Qt.Key.Key_Return)
    assert sheet.chosen == ["veto"]


@pytest.mark.parametrize("purpose", [TaskKind.ROLE, TaskKind.PARTY, TaskKind.PEEK])
def test_where_nothing_is_chosen_nothing_has_a_number(
    make_sheet: MakeSheet, monkeypatch: pytest.MonkeyPatch, purpose: TaskKind
) -> None:
    sheet = make_sheet(*looking(purpose), purpose, hold=False)
    sheet.look()
    assert printed_keys(sheet, monkeypatch) == {}


def test_another_evening_how_to_choose_is_said_again(discard: Sheet) -> None:
    hint = get_choose_hint(load_catalogue("en"), True)
    discard.choose(Qt.Key.Key_1)
    discard.click(names.HAND_OVER_CONFIRM)
    discard.page.forget_players()
    discard.cover()
    discard.press()
    assert hint in discard.find("handover.hand").accessibleDescription()


def test_a_choice_can_be_changed_until_it_is_confirmed(discard: Sheet) -> None:
    discard.choose(Qt.Key.Key_1)
    discard.choose(Qt.Key.Key_3)
    discard.key(Qt.Key.Key_Return)
    assert discard.chosen == [2]


def test_the_space_bar_on_the_button_looks_again_and_confirms_nothing(discard: Sheet) -> None:
    discard.choose(Qt.Key.Key_1)
    assert discard.confirm.hasFocus()
    QTest.keyPress(discard.confirm, Qt.Key.Key_Space)
    discard.dwell.run_out()
    assert (discard.is_open, discard.chosen) == (True, [])
    discard.release_space()
    assert (discard.is_open, discard.chosen) == (False, [])


def test_arrows_go_through_the_cards(discard: Sheet) -> None:
    discard.choose(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left)
    discard.key(Qt.Key.Key_Return)
    assert discard.chosen == [2]


def test_while_held_it_says_in_words_and_in_place_what_follows(discard: Sheet) -> None:
    discard.press_space()
    discard.key(Qt.Key.Key_2)
    told = discard.find("handover.hand").accessibleDescription()
    assert "You discard: Liberal. Passed on: Fascist, Fascist." in told
    assert [card.accessibleDescription() for card in discard.cards] == [
        "Pass to Marta",
        "Discard",
        "Pass to Marta",
    ]


def test_the_chancellor_points_at_the_card_to_put_away_and_the_other_is_enacted(
    make_sheet: MakeSheet,
) -> None:
    state = enacting(elected(game(cards="FLF"), 3))
    sheet = make_sheet(state, 3, TaskKind.ENACT)
    sheet.choose(Qt.Key.Key_1)
    sheet.key(Qt.Key.Key_Return)
    assert sheet.chosen == [1]


@pytest.mark.parametrize("purpose", [TaskKind.ROLE, TaskKind.PARTY, TaskKind.PEEK])
def test_whoever_only_looks_confirms_too(make_sheet: MakeSheet, purpose: TaskKind) -> None:
    sheet = make_sheet(*looking(purpose), purpose)
    before = sheet.confirm.isVisible()
    sheet.look()
    sheet.key(Qt.Key.Key_Return)
    assert (before, sheet.chosen) == (False, ["done"])


def looking(purpose: TaskKind) -> tuple[State, int]:
    if purpose is TaskKind.ROLE:
        return game(), 4
    players = 5 if purpose is TaskKind.PEEK else 9
    state = game(players, cards="FFFFFFFFFLFL" if purpose is TaskKind.PEEK else "FFF")
    while state.phase not in (Phase.PEEK, Phase.INVESTIGATE):
        chancellor = next(seat for seat in (3, 4) if seat in state.eligible)
        state = enacting(elected(state, chancellor))
        state = after(state, (chancellor, Enact(state.hand[0])))
    president = state.president
    if purpose is TaskKind.PARTY:
        state = after(state, (president, Investigate(5)))
    return state, president


# Ballots


@pytest.mark.parametrize("shuffle", [in_order, turned_round])
@pytest.mark.parametrize(("key", "ja"), [(Qt.Key.Key_J, True), (Qt.Key.Key_N, False)])
def test_a_vote_by_its_letter(make_sheet: MakeSheet, shuffle: Shuffle, key: Qt.Key, ja: bool) -> None:
    sheet = make_sheet(voting(), 2, TaskKind.BALLOT, shuffle=shuffle)
    sheet.choose(key)
    sheet.key(Qt.Key.Key_Return)
    assert sheet.chosen == [ja]


@pytest.mark.parametrize("shuffle", [in_order, turned_round])
@pytest.mark.parametrize(("letter", "ja"), [("О", True), ("Т", False)])
def test_a_vote_by_the_same_key_of_a_cyrillic_keyboard(
    make_sheet: MakeSheet, shuffle: Shuffle, letter: str, ja: bool
) -> None:
    sheet = make_sheet(voting(), 2, TaskKind.BALLOT, shuffle=shuffle)
    sheet.press_space()
    typed = QKeyEvent(QEvent.Type.KeyPress, ord(letter), Qt.KeyboardModifier.NoModifier, letter.lower())
    sheet.send(typed, sheet.hold)
    sheet.release_space()
    sheet.key(Qt.Key.Key_Return)
    assert sheet.chosen == [ja]


@pytest.mark.parametrize("shuffle", [in_order, turned_round])
def test_the_letter_of_its_key_stands_below_every_ballot(
    make_sheet: MakeSheet, monkeypatch: pytest.MonkeyPatch, shuffle: Shuffle
) -> None:
    sheet = make_sheet(voting(), 2, TaskKind.BALLOT, hold=False, shuffle=shuffle)
    sheet.look()
    keys = printed_keys(sheet, monkeypatch)
    middles = [sheet.find(name).geometry().center().x() for name in (names.BALLOT_JA, names.BALLOT_NEIN)]
    assert [keys["J"], keys["N"]] == pytest.approx(middles, abs=2)
    assert len(keys) == 2


@pytest.mark.parametrize("digit", [Qt.Key.Key_1, Qt.Key.Key_2])
def test_no_digit_chooses_a_ballot(make_sheet: MakeSheet, digit: Qt.Key) -> None:
    """Ballots change places: a digit would mean Ja! once and Nein! the next time."""
    sheet = make_sheet(voting(), 2, TaskKind.BALLOT)
    sheet.choose(digit)
    sheet.key(Qt.Key.Key_Return)
    assert sheet.chosen == []


@pytest.mark.parametrize("shuffle", [in_order, turned_round])
def test_a_vote_by_its_place(make_sheet: MakeSheet, shuffle: Shuffle) -> None:
    sheet = make_sheet(voting(), 2, TaskKind.BALLOT, shuffle=shuffle)
    sheet.press()
    slide(sheet.hold, sheet.cards[0])
    sheet.release()
    sheet.click(names.HAND_OVER_CONFIRM)
    assert sheet.chosen == [shuffle is in_order]


def test_a_held_open_ballot_is_found_by_its_name(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(voting(), 2, TaskKind.BALLOT, shuffle=turned_round)
    sheet.press()
    slide(sheet.hold, sheet.find(names.BALLOT_JA))
    sheet.release()
    sheet.click(names.HAND_OVER_CONFIRM)
    assert sheet.chosen == [True]


def test_a_ballot_that_is_in_is_marked_when_it_is_looked_at_again(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(after(voting(), (2, Vote(False))), 2, TaskKind.BALLOT)
    sheet.press()
    assert "Your vote: Nein!" in sheet.find("handover.hand").accessibleDescription()


# The veto


def veto_possible() -> State:
    """A Chancellor with two cards after five fascist policies, and Hitler is not he."""
    state = game(players=7, cards="FFLFFLFFLFFLFFLFL")
    while state.fascist < 5 or state.phase is not Phase.NOMINATE:
        state = fascist_round(state)
    chancellor = next(seat for seat in state.eligible if seat != 0)
    return enacting(elected(state, chancellor))


def fascist_round(state: State) -> State:
    chancellor = next(seat for seat in state.eligible if seat != 0)
    state = elected(state, chancellor)
    state = after(state, (state.president, Discard(Policy.LIBERAL)), (chancellor, Enact(Policy.FASCIST)))
    harmless = [
        action
        for action in list_legal_actions(state, state.president)
        if isinstance(action, Investigate | CallSpecialElection | Execute) and action.target != 0
    ]
    return after(state, (state.president, harmless[0])) if harmless else state


def test_a_veto_is_one_more_thing_to_choose(make_sheet: MakeSheet) -> None:
    state = veto_possible()
    assert state.chancellor is not None
    sheet = make_sheet(state, state.chancellor, TaskKind.ENACT)
    sheet.press()
    slide(sheet.hold, sheet.find(names.HAND_OVER_VETO))
    sheet.release()
    sheet.click(names.HAND_OVER_CONFIRM)
    assert sheet.chosen == ["veto"]


def test_there_is_no_veto_before_it_is_unlocked(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(enacting(elected(game(), 3)), 3, TaskKind.ENACT)
    sheet.press()
    assert not sheet.find(names.HAND_OVER_VETO).isVisible()


def test_there_is_no_second_veto_after_it_was_refused(make_sheet: MakeSheet) -> None:
    state = veto_possible()
    assert state.chancellor is not None
    state = after(state, (state.chancellor, ProposeVeto()), (state.president, AnswerVeto(False)))
    assert state.chancellor is not None
    sheet = make_sheet(state, state.chancellor, TaskKind.ENACT)
    sheet.press()
    assert not sheet.find(names.HAND_OVER_VETO).isVisible()
    assert "The veto is refused." in sheet.find("handover.hand").accessibleDescription()


# The order of the cards


def test_cards_to_choose_from_lie_in_an_order_of_the_sheets_own(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(elected(game(cards="FLL"), 3), 0, TaskKind.DISCARD, shuffle=turned_round)
    sheet.press()
    assert [card.split(": ")[1] for card in sheet.spoken] == ["Liberal Policy"] * 2 + ["Fascist Policy"]


def test_what_is_chosen_is_told_by_its_number_in_the_hand(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(elected(game(cards="FLL"), 3), 0, TaskKind.DISCARD, shuffle=turned_round)
    sheet.choose(Qt.Key.Key_3)
    sheet.key(Qt.Key.Key_Return)
    assert sheet.chosen == [0]


def test_the_chancellors_policy_is_told_by_its_number_in_the_hand(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(enacting(elected(game(cards="FLF"), 3)), 3, TaskKind.ENACT, shuffle=turned_round)
    sheet.choose(Qt.Key.Key_1)
    sheet.key(Qt.Key.Key_Return)
    assert sheet.chosen == [0]


def test_a_card_in_an_open_hand_is_found_by_its_number_in_the_hand(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(elected(game(cards="FLL"), 3), 0, TaskKind.DISCARD, shuffle=turned_round)
    sheet.press()
    assert "Fascist" in sheet.find(names.hand_over_card(0)).accessibleName()


def test_the_top_of_the_deck_lies_in_its_own_order(make_sheet: MakeSheet) -> None:
    state, seat = looking(TaskKind.PEEK)
    sheet = make_sheet(state, seat, TaskKind.PEEK, shuffle=turned_round)
    sheet.press()
    letters = [card.split(": ")[1][0] for card in sheet.spoken]
    assert letters == [str(card) for card in state.deck[:3]]


def test_every_order_is_possible() -> None:
    assert {shuffled(3) for _ in range(500)} == set(permutations(range(3)))
