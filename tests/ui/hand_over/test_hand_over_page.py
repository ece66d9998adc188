"""The hand-over sheet, operated by mouse, keys and touch."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QImage, QPointingDevice, QWindowStateChangeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.presentation.requests import CloseHandRequest
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.hand_over.cover import plan_cover
from shgui.ui.shell.input_guard import InputGuard
from shgui.ui.theme import Theme
from shgui.words.catalogue import load_catalogue
from tests.ui.appearance import change_appearance
from tests.ui.fingers import Keyboard
from tests.ui.games import elected, game
from tests.ui.hand_over.private import MakeSheet, Sheet, StoppedClock, same_pixels, voting

# The cover


def test_the_cover_asks_for_no_secret_and_shows_nothing_but_the_name(role: Sheet) -> None:
    assert (role.asked, role.is_open, role.confirm.isVisible()) == (0, False, False)
    assert role.cards == []


def test_the_cover_looks_alike_for_everything_that_waits_behind_it(make_sheet: MakeSheet) -> None:
    covers = [
        make_sheet(state, 3, purpose).page.grab()
        for state, purpose in ((game(), TaskKind.ROLE), (voting(), TaskKind.BALLOT), (game(), TaskKind.ENACT))
    ]
    assert all(same_pixels(covers[0], cover) for cover in covers)


def test_the_page_has_the_keyboard_and_enter_leads_nowhere(role: Sheet) -> None:
    assert role.hold.hasFocus()
    role.key(Qt.Key.Key_Return)
    assert (role.asked, role.chosen) == (0, [])


def test_the_screen_can_be_put_back_before_and_after_a_look(role: Sheet) -> None:
    role.click(names.HAND_OVER_PUT_BACK)
    role.look()
    role.click(names.HAND_OVER_PUT_BACK)
    assert role.chosen == ["put back", "put back"]


def test_enter_on_the_way_back_leads_back(role: Sheet) -> None:
    role.find(names.HAND_OVER_PUT_BACK).setFocus()
    role.key(Qt.Key.Key_Return)
    assert role.chosen == ["put back"]


def test_who_was_covered_is_told_once(role: Sheet) -> None:
    covered: list[None] = []
    role.page.wanted.connect(lambda wish: covered.append(None) if wish == CloseHandRequest() else None)
    role.cover()
    role.look()
    role.look()
    assert covered == [None]


# Half a second


def test_letting_go_early_shows_nothing_and_empties_the_ring(role: Sheet) -> None:
    before = role.page.grab()
    role.begin()
    assert role.dwell.running
    role.release()
    assert (role.asked, role.dwell.running) == (0, False)
    role.dwell.run_out()
    assert not role.is_open
    assert same_pixels(before, role.page.grab())


@pytest.mark.parametrize("hold", [True, False])
def test_a_double_click_shows_nothing(make_sheet: MakeSheet, hold: bool) -> None:
    sheet = make_sheet(game(), 0, TaskKind.ROLE, hold=hold)
    sheet.begin()
    sheet.release()
    QTest.mouseDClick(sheet.hold, Qt.MouseButton.LeftButton, pos=QPoint(15, 15))
    sheet.release()
    sheet.dwell.run_out()
    assert (sheet.asked, sheet.is_open) == (0, False)


@pytest.mark.parametrize("where", ["corner", "dossier", "ring"])
def test_the_whole_page_is_held(role: Sheet, where: str) -> None:
    plan = plan_cover(role.page.size(), Theme.of())
    dossier, ring = plan.dossier.center().toPoint(), plan.ring.center().toPoint()
    at = {"corner": QPoint(3, 3), "dossier": dossier, "ring": ring}[where]
    under = role.page.childAt(at)
    assert under is not None
    QTest.mousePress(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(role.page, at))
    role.dwell.run_out()
    assert role.is_open


@pytest.mark.parametrize("hold", [True, False])
def test_where_the_button_comes_and_goes_nothing_is_held(make_sheet: MakeSheet, hold: bool) -> None:
    """Whoever has just pressed it may press once more, when the next name is there."""
    sheet = make_sheet(game(), 0, TaskKind.ROLE, hold=hold)
    at = plan_cover(sheet.page.size(), Theme.of()).done.center().toPoint()
    QTest.mousePress(sheet.hold, Qt.MouseButton.LeftButton, pos=at)
    assert not sheet.dwell.running


@pytest.mark.parametrize(
    "event",
    [QEvent(QEvent.Type.WindowDeactivate), QEvent(QEvent.Type.WindowBlocked), QEvent(QEvent.Type.Hide)],
    ids=["deactivated", "dialog", "hidden"],
)
def test_what_happens_to_the_window_empties_the_ring(role: Sheet, event: QEvent) -> None:
    role.begin()
    role.send(event)
    role.dwell.run_out()
    assert (role.asked, role.is_open) == (0, False)


def test_another_theme_hides_what_is_held_and_another_language_does_not(role: Sheet) -> None:
    role.press()
    change_appearance(role.page, words=load_catalogue("pl"))
    after_language = role.is_open
    change_appearance(role.page, role.page.ui.renderer.with_text_percent(150))
    assert (after_language, role.is_open) == (True, False)
    role.look()
    assert role.asked == 2


def test_a_role_is_asked_for_only_when_it_opens(role: Sheet) -> None:
    role.begin()
    assert role.asked == 0
    role.dwell.run_out()
    assert role.asked == 1


def test_the_button_has_the_keyboard_after_a_look(role: Sheet) -> None:
    role.look()
    assert role.confirm.hasFocus()
    role.key(Qt.Key.Key_Return)
    assert role.chosen == ["done"]


def test_a_held_key_never_presses_the_button(qapp: QApplication, role: Sheet) -> None:
    patience = StoppedClock()
    InputGuard(qapp, role.page, patience)
    keyboard = Keyboard(role.page)
    keyboard.press(Qt.Key.Key_Return)
    keyboard.press(Qt.Key.Key_Space)
    role.dwell.run_out()
    keyboard.release(Qt.Key.Key_Space)
    patience.run_out()
    QApplication.processEvents()
    assert role.confirm.hasFocus()
    keyboard.hold_both(Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert role.chosen == []


# Opened by itself, where one person plays among bots


def test_a_press_that_comes_right_after_it_opened_leaves_it_open(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(game(), 0, TaskKind.ROLE, alone=True)
    sheet.page.open_at_once()
    sheet.key(Qt.Key.Key_Return)
    sheet.click(names.HAND_OVER_CONFIRM)
    assert (sheet.is_open, sheet.chosen) == (True, [])
    sheet.reading.run_out()
    sheet.key(Qt.Key.Key_Return)
    assert (sheet.is_open, sheet.chosen) == (False, ["done"])


def test_a_press_that_began_too_early_does_nothing_when_it_ends(
    qapp: QApplication, make_sheet: MakeSheet
) -> None:
    sheet = make_sheet(game(), 0, TaskKind.ROLE, alone=True)
    sheet.page.open_at_once()
    InputGuard(qapp, sheet.page, StoppedClock())
    window = sheet.page.windowHandle()
    at = sheet.confirm.mapTo(sheet.page, sheet.confirm.rect().center())
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=at)
    sheet.reading.run_out()
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=at)
    assert (sheet.is_open, sheet.chosen) == (True, [])


def test_what_opened_again_by_itself_is_shown_as_long_again(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(game(), 0, TaskKind.ROLE, alone=True)
    sheet.page.open_at_once()
    sheet.reading.run_out()
    sheet.page.hide_secret()
    sheet.page.open_at_once()
    sheet.key(Qt.Key.Key_Return)
    assert (sheet.is_open, sheet.chosen) == (True, [])


# Holding


def test_the_mouse_shows_as_long_as_it_is_held(role: Sheet) -> None:
    role.press()
    shown = role.spoken
    role.release()
    assert shown == [
        "Card\u00a01\u00a0of\u00a02: Secret role: Hitler",
        "Card\u00a02\u00a0of\u00a02: Party membership: Fascist",
    ]
    assert role.spoken == []


def test_the_space_bar_shows_as_long_as_it_is_held(role: Sheet) -> None:
    role.press_space()
    shown = role.is_open
    QTest.keyRelease(role.hold, Qt.Key.Key_Space)
    assert (shown, role.is_open) == (True, False)


@pytest.mark.parametrize("told", [True, False])
def test_a_key_that_repeats_itself_goes_on_showing(qapp: QApplication, role: Sheet, told: bool) -> None:
    patience = StoppedClock()
    InputGuard(qapp, role.page, patience)
    keyboard = Keyboard(role.page)
    keyboard.press(Qt.Key.Key_Space)
    for _ in range(40):
        keyboard.repeat(Qt.Key.Key_Space, told=told)
    assert role.dwell.starts == 1
    role.dwell.run_out()
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
    role.dwell.run_out()
    assert (role.is_open, role.asked) == (True, 2)


def test_a_finger_shows_as_long_as_it_is_held(role: Sheet) -> None:
    screen = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    QTest.touchEvent(role.hold, screen).press(0, QPoint(20, 20), role.hold).commit()
    role.dwell.run_out()
    shown = role.is_open
    QTest.touchEvent(role.hold, screen).release(0, QPoint(20, 20), role.hold).commit()
    assert (shown, role.is_open) == (True, False)


def test_with_the_setting_one_press_shows_and_another_hides(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(game(), 0, TaskKind.ROLE, hold=False)
    sheet.look()
    shown = sheet.is_open
    sheet.look()
    sheet.dwell.run_out()
    assert (shown, sheet.is_open) == (True, False)


def test_pressed_on_it_stays_while_the_keyboard_goes_through_the_cards(make_sheet: MakeSheet) -> None:
    sheet = make_sheet(game(), 0, TaskKind.ROLE, hold=False)
    sheet.key(Qt.Key.Key_Space)
    sheet.dwell.run_out()
    sheet.key(Qt.Key.Key_Tab)
    assert sheet.cards[0].hasFocus()
    assert sheet.is_open


def test_each_look_asks_anew(role: Sheet) -> None:
    role.look()
    role.look()
    assert role.asked == 2


def test_a_secret_that_comes_too_late_is_not_shown(role: Sheet) -> None:
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
    role.press()
    role.send(event)
    assert not role.is_open
    assert "another window appeared" in role.confirm.accessibleDescription()


def test_losing_the_keyboard_hides(role: Sheet) -> None:
    role.press_space()
    role.hold.clearFocus()
    assert not role.is_open


def test_another_window_on_top_hides(role: Sheet, make_sheet: MakeSheet) -> None:
    role.press()
    make_sheet(game(), 1, TaskKind.ROLE)
    assert not role.is_open


def test_another_size_hides(role: Sheet) -> None:
    role.press()
    role.page.resize(1000, 640)
    assert not role.is_open


def test_the_page_going_away_hides(role: Sheet) -> None:
    role.press()
    role.page.hide()
    assert not role.is_open


def test_time_without_input_hides_and_says_why(role: Sheet) -> None:
    role.press()
    role.clock.run_out()
    assert not role.is_open
    assert "nobody touched the screen" in role.confirm.accessibleDescription()


def test_after_it_was_hidden_it_has_to_be_held_anew(role: Sheet) -> None:
    role.press()
    role.clock.run_out()
    QTest.mouseMove(role.hold, QPoint(40, 15))
    assert not role.is_open
    role.release()
    role.press()
    assert role.is_open


def test_the_clock_runs_only_while_something_is_shown(role: Sheet) -> None:
    running = [role.clock.running]
    role.press()
    running.append(role.clock.running)
    role.release()
    running.append(role.clock.running)
    assert running == [False, True, False]


def test_every_input_gives_the_clock_its_time_again(discard: Sheet) -> None:
    discard.press_space()
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
        sheet = make_sheet(elected(game(cards=cards), 3), 0, TaskKind.DISCARD)
        sheet.look()
        pictures.append(sheet.page.grab())
    assert same_pixels(*pictures)


def test_hidden_choices_look_alike(discard: Sheet) -> None:
    pictures = []
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        discard.choose(key)
        pictures.append(discard.page.grab())
    assert same_pixels(pictures[0], pictures[1])
    assert same_pixels(pictures[0], pictures[2])


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("seat", [0, 1, 5], ids=["hitler", "fascist", "liberal"])
def test_round_a_held_open_hand_everything_is_the_same_for_all_roles(
    make_sheet: MakeSheet, seat: int
) -> None:
    pictures = []
    for shown in (0, seat):
        sheet = make_sheet(game(), 0, TaskKind.ROLE)
        sheet.seat = shown
        sheet.press()
        picture = sheet.page.grab().toImage()
        hand = sheet.find("handover.hand").geometry()
        for y in range(hand.top(), hand.bottom() + 1):
            for x in range(hand.left(), hand.right() + 1):
                picture.setPixel(x, y, 0)
        pictures.append(picture)
    assert pictures[0] == pictures[1]


def _rows_of_print(picture: QImage, left: int, right: int) -> list[int]:
    """The heights of lines with print on them, between these columns."""
    paper = picture.pixel(left, picture.height() - 6)
    rows = range(picture.height() // 2, picture.height() - 4)
    return [y for y in rows if any(picture.pixel(x, y) != paper for x in range(left, right))]


@pytest.mark.parametrize("players", [5, 10])
def test_what_a_role_is_told_ends_on_one_measure_in_five_lines(make_sheet: MakeSheet, players: int) -> None:
    """Ruled out, the last columns of all lines look alike."""
    ends = []
    for seat in (0, 1, players - 1):
        sheet = make_sheet(game(players), seat, TaskKind.ROLE)
        sheet.press()
        picture = sheet.find("handover.hand").grab().toImage()
        unit = picture.height() / 318
        right = round(picture.width() / 2 + 300 * unit)
        ends.append(_rows_of_print(picture, right - 20, right))
    assert ends[0] == ends[1] == ends[2]
    assert sum(y - 1 not in ends[0] for y in ends[0]) == 5


def test_a_new_cover_forgets_who_was_here_before(discard: Sheet) -> None:
    discard.choose(Qt.Key.Key_2)
    discard.cover()
    discard.key(Qt.Key.Key_Return)
    assert discard.chosen == []


def test_a_refusal_is_told(discard: Sheet) -> None:
    discard.page.show_refusal("There is no veto yet.")
    assert discard.confirm.accessibleDescription() == "There is no veto yet."


def test_clipboard_and_tooltips_stay_empty(discard: Sheet) -> None:
    discard.press()
    assert QApplication.clipboard().text() == ""
    assert {widget.toolTip() for widget in (discard.page, discard.hold, *discard.cards)} == {""}


@pytest.mark.parametrize(
    ("purpose", "topic"),
    [(TaskKind.ROLE, "goal"), (TaskKind.BALLOT, "vote"), (TaskKind.DISCARD, "legislation")],
)
def test_help_opens_at_what_is_done(make_sheet: MakeSheet, purpose: TaskKind, topic: str) -> None:
    sheet = make_sheet(elected(game(), 3), 0, purpose)
    before = sheet.page.help_topic()
    sheet.look()
    assert (before, sheet.page.help_topic()) == ("hand_over", topic)
