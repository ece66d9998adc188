"""Time that runs out once."""

from pytestqt.qtbot import QtBot

from shgui.ui.hand_over.hand_over_page import HIDES_AFTER
from shgui.ui.widgets.hold_clock import Countdown


def test_it_runs_out(qtbot: QtBot) -> None:
    clock = Countdown(1)
    with qtbot.waitSignal(clock.ran_out):
        clock.start()


def test_stopped_it_does_not(qtbot: QtBot) -> None:
    stopped, other = Countdown(1), Countdown(5)
    stopped.start()
    stopped.stop()
    with qtbot.assertNotEmitted(stopped.ran_out), qtbot.waitSignal(other.ran_out):
        other.start()


def test_a_hand_is_hidden_after_twenty_seconds() -> None:
    assert HIDES_AFTER == 20_000
