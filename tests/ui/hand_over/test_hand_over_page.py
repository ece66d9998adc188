"""The hand-over sheet, operated by mouse, keys and touch."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QImage, QPointingDevice, QWindowStateChangeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.ui import names
from shgui.ui.game.screens import Purpose
from shgui.ui.game.wishes import Covered
from shgui.ui.window.fresh_input import FreshInput
from tests.ui.fingers import Keyboard, Mouse
from tests.ui.games import elected, game
from tests.ui.hand_over.private import MakeSheet, Sheet, StoppedClock, same_pixels, voting

# The cover


def test_the_cover_asks_for_no_secret_and_shows_nothing_but_the_name(role: Sheet) -> None:
    assert (role.asked, role.is_open, role.hold.isVisible()) == (0, False, False)


def test_the_cover_looks_alike_for_everything_that_waits_behind_it(make_sheet: MakeSheet) -> None:
    covers = [
        make_sheet(state, 3, purpose).page.grab()
        for state, purpose in ((game(), Purpose.ROLE), (voting(), Purpose.BALLOT), (game(), Purpose.ENACT))
    ]
    assert all(same_pixels(covers[0], cover) for cover in covers)


def test_enter_on_the_cover_leads_behind_it_and_the_hold_area_has_the_keyboard(role: Sheet) -> None:
    role.key(Qt.Key.Key_Return)
    assert role.hold.hasFocus()


def test_the_screen_can_be_put_back_from_the_cover(role: Sheet) -> None:
    role.click(names.HAND_OVER_PUT_BACK)
    assert role.chosen == ["put back"]


def test_enter_on_the_way_back_leads_back(role: Sheet) -> None:
    role.find(names.HAND_OVER_PUT_BACK).setFocus()
    role.key(Qt.Key.Key_Return)
    assert role.chosen == ["put back"]


def test_the_second_half_of_a_double_click_does_not_lead_on(qapp: QApplication, role: Sheet) -> None:
    FreshInput(qapp, role.page)
    mouse = Mouse()
    mouse.double_click(role.find(names.HAND_OVER_ALONE))
    assert (role.hold.isVisible(), role.asked) == (True, 0)
    role.cover()
    role.step_behind()
    mouse.press(role.hold)
    assert role.is_open
    mouse.release(role.hold)


def test_escape_leads_back_to_the_cover(role: Sheet) -> None:
    covered: list[None] = []
    role.page.wanted.connect(lambda wish: covered.append(None) if wish == Covered() else None)
    role.step_behind()
    assert not covered
    role.key(Qt.Key.Key_Escape)
    assert role.find(names.HAND_OVER_ALONE).isVisible()
    assert covered == [None]


# Holding


def test_the_mouse_shows_as_long_as_it_is_held(role: Sheet) -> None:
    role.step_behind()
    role.press()
    shown = role.spoken
    role.release()
    assert shown == [
        "Card\u00a01 of\u00a02: Secret role: Hitler",
        "Card\u00a02 of\u00a02: Party membership: Fascist",
    ]
    assert role.spoken == ["Card\u00a01 of\u00a02", "Card\u00a02 of\u00a02"]


def test_the_space_bar_shows_as_long_as_it_is_held(role: Sheet) -> None:
    role.step_behind()
    QTest.keyPress(role.hold, Qt.Key.Key_Space)
    shown = role.is_open
    QTest.keyRelease(role.hold, Qt.Key.Key_Space)
    assert (shown, role.is_open) == (True, False)


@pytest.mark.parametrize("told", [True, False])
def test_a_key_that_repeats_itself_goes_on_showing(qapp: QApplication, role: Sheet, told: bool) -> None:
    patience = StoppedClock()
    FreshInput(qapp, role.page, patience)
    keyboard = Keyboard(role.page)
    role.step_behind()
    keyboard.press(Qt.Key.Key_Space)
    for _ in range(40):
        keyboard.repeat(Qt.Key.Key_Space, told=told)
    assert (role.is_open, role.asked) == (True, 1)
    role.clock.run_out()
    for _ in range(40):
        keyboard.repeat(Qt.Key.Key_Space, told=told)
    assert (role.is_open, role.asked) == (False, 1)
    keyboard.release(Qt.Key.Key_Space)
    patience.run_out()
    QApplication.processEvents()
    keyboard.press(Qt.Key.Key_Space)
    assert (role.is_open, role.asked) == (True, 2)


def test_a_finger_shows_as_long_as_it_is_held(role: Sheet) -> None:
    role.step_behind()
    screen = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    QTest.touchEvent(role.hold, screen).press(0, QPoint(20, 20), role.hold).commit()
    shown = role.is_open
    QTest.touchEvent(role.hold, screen).release(0, QPoint(20, 20), role.hold).commit()
    assert (shown, role.is_open) == (True, False)


def test_with_the_setting_one_press_shows_and_another_hides(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(game(), 0, Purpose.ROLE, hold=False)
    sheet.step_behind()
    sheet.look()
    shown = sheet.is_open
    sheet.look()
    assert (shown, sheet.is_open) == (True, False)


def test_pressed_on_it_stays_while_the_keyboard_goes_through_the_cards(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(game(), 0, Purpose.ROLE, hold=False)
    sheet.step_behind()
    sheet.key(Qt.Key.Key_Space)
    sheet.key(Qt.Key.Key_Tab)
    assert sheet.cards[0].hasFocus()
    assert sheet.is_open


def test_each_look_asks_anew(role: Sheet) -> None:
    role.step_behind()
    role.look()
    role.look()
    assert role.asked == 2


def test_a_secret_that_comes_too_late_is_not_shown(role: Sheet) -> None:
    role.step_behind()
    role.look()
    role.page.show_secret(role.secret())
    assert not role.is_open


# Hiding


@pytest.mark.parametrize(
    "event",
    [
        QEvent(QEvent.Type.WindowDeactivate),
        QWindowStateChangeEvent(Qt.WindowState.WindowNoState),
        QEvent(QEvent.Type.WindowBlocked),
        QEvent(QEvent.Type.Hide),
    ],
    ids=["deactivated", "minimised", "dialog", "hidden"],
)
def test_what_happens_to_the_window_hides(role: Sheet, event: QEvent) -> None:
    role.step_behind()
    role.press()
    role.send(event)
    assert not role.is_open
    assert "another window appeared" in role.confirm.accessibleDescription()


def test_losing_the_keyboard_hides(role: Sheet) -> None:
    role.step_behind()
    QTest.keyPress(role.hold, Qt.Key.Key_Space)
    role.confirm.setFocus()
    assert not role.is_open


def test_another_window_on_top_hides(role: Sheet, make_sheet: MakeSheet) -> None:
    role.step_behind()
    role.press()
    make_sheet(game(), 1, Purpose.ROLE)
    assert not role.is_open


def test_another_size_hides(role: Sheet) -> None:
    role.step_behind()
    role.press()
    role.page.resize(1000, 640)
    assert not role.is_open


def test_the_page_going_away_hides(role: Sheet) -> None:
    role.step_behind()
    role.press()
    role.page.hide()
    assert not role.is_open


def test_time_without_input_hides_and_says_why(role: Sheet) -> None:
    role.step_behind()
    role.press()
    role.clock.run_out()
    assert not role.is_open
    assert "nobody touched the screen" in role.confirm.accessibleDescription()


def test_after_it_was_hidden_it_has_to_be_held_anew(role: Sheet) -> None:
    role.step_behind()
    role.press()
    role.clock.run_out()
    QTest.mouseMove(role.hold, QPoint(40, 15))
    assert not role.is_open
    role.release()
    role.press()
    assert role.is_open


def test_the_clock_runs_only_while_something_is_shown(role: Sheet) -> None:
    role.step_behind()
    running = [role.clock.running]
    role.press()
    running.append(role.clock.running)
    role.release()
    running.append(role.clock.running)
    assert running == [False, True, False]


def test_every_input_gives_the_clock_its_time_again(discard: Sheet) -> None:
    QTest.keyPress(discard.hold, Qt.Key.Key_Space)
    before = discard.clock.starts
    QTest.keyClick(discard.hold, Qt.Key.Key_1)
    assert discard.clock.starts > before


def test_the_hand_is_painted_shut_before_anything_else_happens(discard: Sheet) -> None:
    paints = Paints(discard.find("handover.hand"))
    discard.press()
    QApplication.processEvents()
    paints.count = 0
    discard.page.hide_secret()
    assert (paints.count, discard.is_open) == (1, False)


class Paints(QObject):
    """Counts how often a widget paints itself."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() is QEvent.Type.Paint
        return False


# What nobody else learns


def test_hidden_hands_look_alike_whatever_lies_in_them(make_sheet: MakeSheet) -> None:
    pictures = []
    for cards in ("FFF", "LLF"):
        sheet = make_sheet(elected(game(cards=cards), 3), 0, Purpose.DISCARD)
        sheet.step_behind()
        sheet.look()
        pictures.append(sheet.page.grab())
    assert same_pixels(*pictures)


def test_hidden_choices_look_alike(discard: Sheet) -> None:
    discard.look()
    pictures = []
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        discard.key(key)
        pictures.append(discard.page.grab())
    assert same_pixels(pictures[0], pictures[1])
    assert same_pixels(pictures[0], pictures[2])


@pytest.mark.parametrize("seat", [0, 1, 5], ids=["hitler", "fascist", "liberal"])
def test_round_a_held_open_hand_everything_is_the_same_for_all_roles(
    make_sheet: MakeSheet, seat: int
) -> None:
    pictures = []
    for shown in (0, seat):
        sheet = make_sheet(game(), 0, Purpose.ROLE)
        sheet.seat = shown
        sheet.step_behind()
        sheet.press()
        picture = sheet.page.grab().toImage()
        hand = sheet.find("handover.hand").geometry()
        for y in range(hand.top(), hand.bottom() + 1):
            for x in range(hand.left(), hand.right() + 1):
                picture.setPixel(x, y, 0)
        pictures.append(picture)
    assert pictures[0] == pictures[1]


def _first_ink(picture: QImage, left: int, right: int) -> int:
    """The highest line with print on it, between these columns."""
    paper = picture.pixel(left, 2)
    rows = range(2, picture.height())
    return next(y for y in rows if any(picture.pixel(x, y) != paper for x in range(left, right)))


def test_what_roles_know_is_printed_in_one_size_from_one_height_on(make_sheet: MakeSheet) -> None:
    headings = []
    for seat in (0, 1, 5):
        sheet = make_sheet(game(10), seat, Purpose.ROLE)
        sheet.page.resize(800, 420)
        sheet.step_behind()
        sheet.press()
        picture = sheet.find("handover.hand").grab().toImage()
        third = picture.width() // 3
        top = _first_ink(picture, 2, third)
        assert top == _first_ink(picture, 2 * third, picture.width() - 2)
        headings.append(picture.copy(0, 0, third, top + 8))
    assert headings[0] == headings[1] == headings[2]


def test_a_new_cover_forgets_who_was_here_before(discard: Sheet) -> None:
    discard.look()
    discard.key(Qt.Key.Key_2)
    discard.cover()
    discard.step_behind()
    discard.key(Qt.Key.Key_Return)
    assert discard.chosen == []


def test_a_refusal_is_told(discard: Sheet) -> None:
    discard.page.refuse("There is no veto yet.")
    assert discard.confirm.accessibleDescription() == "There is no veto yet."


def test_clipboard_and_tooltips_stay_empty(discard: Sheet) -> None:
    discard.press()
    assert QApplication.clipboard().text() == ""
    assert {widget.toolTip() for widget in (discard.page, discard.hold, *discard.cards)} == {""}


@pytest.mark.parametrize(
    ("purpose", "topic"), [(Purpose.ROLE, "goal"), (Purpose.BALLOT, "vote"), (Purpose.DISCARD, "legislation")]
)
def test_help_opens_at_what_is_done(make_sheet: MakeSheet, purpose: Purpose, topic: str) -> None:
    sheet = make_sheet(elected(game(), 3), 0, purpose)
    before = sheet.page.help_topic()
    sheet.step_behind()
    assert (before, sheet.page.help_topic()) == ("hand_over", topic)
