"""Scores: what moves, when it is told, and that a skip loses nothing."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shgui.ui.widgets.motion import Cue, Score, Stage, Travel, eased, together


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Page(QWidget):
    """A page of 200 × 100 with a button on it."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(200, 100)
        self.button = QPushButton(self)
        self.button.setGeometry(0, 80, 60, 20)
        self.presses = 0
        self.button.clicked.connect(self._pressed)
        self.clock = Clock()
        self.stage = Stage(self, self.clock)
        self.told: list[str] = []

    def cue(self, delay: float, name: str) -> Cue:
        def act() -> None:
            self.told.append(name)

        return Cue(delay, act)

    def colour_at(self, x: int, y: int) -> str:
        return self.grab().toImage().pixelColor(x, y).name()

    def _pressed(self) -> None:
        self.presses += 1


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page()
    qtbot.addWidget(page)
    page.show()
    return page


def red_card(delay: float = 0, duration: float = 250) -> Travel:
    card = QPixmap(20, 20)
    card.fill(QColor("#ff0000"))
    return Travel(QRectF(0, 0, 20, 20), QRectF(100, 40, 20, 20), card, delay, duration)


def test_a_card_is_where_it_began_then_on_its_way_then_gone(page: Page) -> None:
    page.stage.play(Score((red_card(duration=100),)))
    assert page.colour_at(10, 10) == "#ff0000"
    page.stage.advance_to(99.9)
    assert page.colour_at(110, 50) == "#ff0000"
    page.stage.advance_to(100)
    assert page.stage.isHidden()
    assert page.colour_at(110, 50) != "#ff0000"


def test_nothing_is_seen_of_a_travel_before_its_time(page: Page) -> None:
    page.stage.play(Score((red_card(delay=50, duration=100),)))
    assert page.colour_at(10, 10) != "#ff0000"


def test_a_card_turns_over_half_way(page: Page) -> None:
    back = QPixmap(20, 20)
    back.fill(QColor("#00ff00"))
    place = QRectF(40, 40, 20, 20)
    front = red_card().front
    page.stage.play(Score((Travel(place, place, front, duration=100, back=back),)))
    page.stage.advance_to(20)
    assert page.colour_at(50, 50) == "#00ff00"
    page.stage.advance_to(80)
    assert page.colour_at(50, 50) == "#ff0000"


def test_cues_are_called_in_their_time_and_order(page: Page) -> None:
    page.stage.play(Score(cues=(page.cue(80, "late"), page.cue(40, "early"), page.cue(100, "end"))))
    page.stage.advance_to(50)
    assert page.told == ["early"]
    page.stage.advance_to(100)
    assert page.told == ["early", "late", "end"]


def test_a_skip_calls_every_cue_that_is_still_to_come(page: Page) -> None:
    page.stage.play(Score((red_card(),), (page.cue(10, "one"), page.cue(200, "two"))))
    page.stage.advance_to(20)
    page.stage.finish()
    assert page.told == ["one", "two"]
    assert page.stage.isHidden()


def test_the_end_is_told_once(page: Page, qtbot: QtBot) -> None:
    ends: list[int] = []
    page.stage.finished.connect(lambda: ends.append(1))
    page.stage.play(Score((red_card(duration=10),)))
    page.stage.advance_to(10)
    page.stage.finish()
    assert ends == [1]


def test_a_score_of_no_length_is_over_at_once(page: Page) -> None:
    page.stage.play(Score(cues=(page.cue(0, "done"),)))
    assert page.told == ["done"]
    assert page.stage.isHidden()


def test_a_page_that_is_not_seen_does_not_move(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.stage.play(Score((red_card(),), (page.cue(100, "done"),)))
    assert page.told == ["done"]


def test_a_new_score_brings_the_one_before_to_its_end(page: Page) -> None:
    page.stage.play(Score((red_card(),), (page.cue(100, "first"),)))
    page.stage.play(Score((red_card(),), (page.cue(100, "second"),)))
    assert page.told == ["first"]


def test_a_press_skips_and_is_heard(page: Page) -> None:
    page.stage.play(Score((red_card(),)))
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.stage.isHidden()
    assert page.presses == 1


def test_a_press_during_a_showpiece_only_skips(page: Page) -> None:
    page.stage.play(Score((red_card(),), showpiece=True))
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.stage.isHidden()
    assert page.presses == 0
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.presses == 1


def test_any_key_skips(page: Page) -> None:
    page.stage.play(Score((red_card(),), showpiece=True))
    QTest.keyClick(page, Qt.Key.Key_A)
    assert page.stage.isHidden()


def test_the_clock_drives_the_score(page: Page, qtbot: QtBot) -> None:
    page.stage.play(Score((red_card(duration=50),), (page.cue(50, "done"),)))
    page.clock.now += 50
    qtbot.waitUntil(lambda: page.told == ["done"])
    assert page.stage.isHidden()


def test_scores_follow_one_another() -> None:
    first, second = (
        Score((red_card(duration=100),)),
        Score((red_card(delay=20, duration=50),), showpiece=True),
    )
    both = together((first, second), gap=30)
    assert [(travel.delay, travel.duration) for travel in both.travels] == [(0, 100), (150, 50)]
    assert both.showpiece
    assert both.length == 200


def test_things_are_put_down_gently() -> None:
    steps = [eased(part / 10) for part in range(11)]
    speeds = [after - before for before, after in pairwise(steps)]
    assert (steps[0], steps[-1]) == (0, 1)
    assert speeds == sorted(speeds, reverse=True)
