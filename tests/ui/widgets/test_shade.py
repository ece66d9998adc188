"""While a moment dims the table, the bar of menus above it is as dark, and as much alive as before."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from shgui.ui.widgets.animation_stage import TOO_SOON_MS, Animation, AnimationEvent, AnimationStage
from shgui.ui.widgets.veil import DarknessSpan
from tests import patience
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)

HALF = DarknessSpan(0.5, 0.5, "#000000", delay=0, duration=400)
GROWS = DarknessSpan(0.0, 0.8, "#000000", delay=0, duration=400)


def nothing() -> None:
    """A score has something to do."""


class Window(QMainWindow):
    """A window with a menu and a page below it."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(400, 200)
        self.menuBar().setNativeMenuBar(False)
        self.menu = self.menuBar().addMenu("&Game")
        self.menu.addAction("Quit")
        self.page = QWidget()
        self.setCentralWidget(self.page)
        self.stage = AnimationStage(self.page)

    def play(self, veil: DarknessSpan) -> None:
        self.stage.play(Animation((), (AnimationEvent(0, nothing),), veils=(veil,), stops=(400.0,)))
        self.stage.stop_timer()

    def light(self, at: QPoint) -> int:
        return self.grab().toImage().pixelColor(at).lightness()

    @property
    def lights(self) -> tuple[int, int]:
        """Return how light the menu bar and the page below it are."""
        bar = self.menuBar().geometry()
        return self.light(QPoint(380, bar.center().y())), self.light(QPoint(380, bar.bottom() + 50))


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window, patience.MILLISECONDS)
    return window


def test_the_menus_are_dimmed_with_the_page_and_lit_with_it(window: Window) -> None:
    lit = window.lights
    window.play(HALF)
    window.stage.advance_to(100)
    assert window.lights == pytest.approx(tuple(light / 2 for light in lit), abs=3)
    window.stage.finish()
    assert window.lights == lit


def test_they_grow_dark_together(window: Window) -> None:
    window.play(GROWS)
    seen = []
    for elapsed in (50, 150, 250, 350):
        window.stage.advance_to(elapsed)
        bar, page = window.lights
        assert bar == pytest.approx(page, abs=4)
        seen.append(bar)
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) == len(seen)


def test_a_press_on_the_dark_menus_hurries_and_opens_nothing(window: Window) -> None:
    window.play(HALF)
    window.stage.advance_to(TOO_SOON_MS)
    bar = window.menuBar()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(bar.actions()[0]).center())
    assert not window.stage.playing
    assert not window.menu.isVisible()


def test_where_nothing_is_above_the_page_nothing_is_darkened(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(100, 100)
    page.show()
    stage = AnimationStage(page)
    stage.play(Animation((), (AnimationEvent(0, nothing),), veils=(HALF,), stops=(400.0,)))
    stage.advance_to(100)
    assert not any(child.isVisible() and child is not stage for child in page.findChildren(QWidget))
