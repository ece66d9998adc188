"""Time that runs out once."""

from pytestqt.qtbot import QtBot

from shgui.ui.hand_over.hand_over_page import HIDES_AFTER
from shgui.ui.widgets.hold_clock import countdown


def test_it_runs_out(qtbot: QtBot) -> None:
    clock = countdown(1)
    with qtbot.waitSignal(clock.timeout):
        clock.start()


def test_stopped_it_does_not(qtbot: QtBot) -> None:
    stopped, other = countdown(1), countdown(5)
    stopped.start()
    stopped.stop()
    with qtbot.assertNotEmitted(stopped.timeout), qtbot.waitSignal(other.timeout):
        other.start()


def test_a_hand_is_hidden_after_twenty_seconds() -> None:
    assert HIDES_AFTER == 20_000
