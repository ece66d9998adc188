"""Time that runs out once."""

from PySide6.QtCore import QTimerEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shgui.ui.hand_over.hand_over_page import HIDES_AFTER
from shgui.ui.widgets.hold_clock import EventCountdown, make_countdown


def test_it_runs_out(qtbot: QtBot) -> None:
    clock = make_countdown(1)
    with qtbot.waitSignal(clock.timeout):
        clock.start()


def test_stopped_it_does_not(qtbot: QtBot) -> None:
    stopped, other = make_countdown(1), make_countdown(5)
    stopped.start()
    stopped.stop()
    with qtbot.assertNotEmitted(stopped.timeout), qtbot.waitSignal(other.timeout):
        other.start()


def test_a_hand_is_hidden_after_twenty_seconds() -> None:
    assert HIDES_AFTER == 20_000


def tick(heard: EventCountdown, times: int) -> None:
    for _ in range(times):
        QApplication.sendEvent(heard.ticks, QTimerEvent(heard.ticks.timerId()))


def test_time_is_over_only_after_all_of_its_ticks_however_late_they_come(qtbot: QtBot) -> None:
    heard = EventCountdown(500)
    heard.start()
    with qtbot.assertNotEmitted(heard.timeout):
        tick(heard, 9)
    with qtbot.waitSignal(heard.timeout, timeout=0):
        tick(heard, 1)
    assert not heard.ticks.isActive()


def test_whoever_begins_anew_has_all_of_it_before_him(qtbot: QtBot) -> None:
    heard = EventCountdown(500)
    heard.start()
    tick(heard, 9)
    heard.stop()
    heard.start()
    with qtbot.assertNotEmitted(heard.timeout):
        tick(heard, 9)


def test_it_runs_out_by_itself(qtbot: QtBot) -> None:
    heard = EventCountdown(100)
    with qtbot.waitSignal(heard.timeout):
        heard.start()
