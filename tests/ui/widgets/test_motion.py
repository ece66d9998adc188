"""Scores: what moves, when it is told, and that a skip loses nothing."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shgui.ui.widgets.animation_stage import (
    TOO_SOON_MS,
    Animation,
    AnimationEvent,
    AnimationStage,
    Travel,
    ease_out,
)
from shgui.ui.widgets.veil import DarknessSpan


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
        self.stage = AnimationStage(self, self.clock)
        self.told: list[str] = []

    def cue(self, delay: float, name: str) -> AnimationEvent:
        def act() -> None:
            self.told.append(name)

        return AnimationEvent(delay, act)

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
    page.stage.play(Animation((red_card(duration=100),)))
    assert page.colour_at(10, 10) == "#ff0000"
    page.stage.advance_to(99.9)
    assert page.colour_at(110, 50) == "#ff0000"
    page.stage.advance_to(100)
    assert page.stage.isHidden()
    assert page.colour_at(110, 50) != "#ff0000"


def test_what_has_its_own_size_lies_on_whole_pixels(page: Page) -> None:
    card = QPixmap(20, 20)
    card.fill(QColor("#ff0000"))
    rect = QRectF(10.4, 10.4, 20.3, 20.3)
    page.stage.play(Animation((Travel(rect, rect, card, 0, 100),)))
    beside = page.colour_at(100, 50)
    for x, y in ((10, 10), (29, 29)):
        assert page.colour_at(x, y) == "#ff0000"
    for x, y in ((9, 9), (30, 30)):
        assert page.colour_at(x, y) == beside


def test_nothing_is_seen_of_a_travel_before_its_time(page: Page) -> None:
    page.stage.play(Animation((red_card(delay=50, duration=100),)))
    assert page.colour_at(10, 10) != "#ff0000"


def test_a_card_turns_over_half_way(page: Page) -> None:
    back = QPixmap(20, 20)
    back.fill(QColor("#00ff00"))
    place = QRectF(40, 40, 20, 20)
    front = red_card().front
    page.stage.play(Animation((Travel(place, place, front, duration=100, back=back),)))
    page.stage.advance_to(20)
    assert page.colour_at(50, 50) == "#00ff00"
    page.stage.advance_to(80)
    assert page.colour_at(50, 50) == "#ff0000"


def test_cues_are_called_in_their_time_and_order(page: Page) -> None:
    page.stage.play(Animation(cues=(page.cue(80, "late"), page.cue(40, "early"), page.cue(100, "end"))))
    page.stage.advance_to(50)
    assert page.told == ["early"]
    page.stage.advance_to(100)
    assert page.told == ["early", "late", "end"]


def test_a_skip_calls_every_cue_that_is_still_to_come(page: Page) -> None:
    page.stage.play(Animation((red_card(),), (page.cue(10, "one"), page.cue(200, "two"))))
    page.stage.advance_to(20)
    page.stage.finish()
    assert page.told == ["one", "two"]
    assert page.stage.isHidden()


def test_the_end_is_told_once(page: Page, qtbot: QtBot) -> None:
    ends: list[int] = []
    page.stage.finished.connect(lambda: ends.append(1))
    page.stage.play(Animation((red_card(duration=10),)))
    page.stage.advance_to(10)
    page.stage.finish()
    assert ends == [1]


def test_a_score_of_no_length_is_over_at_once(page: Page) -> None:
    page.stage.play(Animation(cues=(page.cue(0, "done"),)))
    assert page.told == ["done"]
    assert page.stage.isHidden()


def test_a_page_that_is_not_seen_does_not_move(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.stage.play(Animation((red_card(),), (page.cue(100, "done"),)))
    assert page.told == ["done"]


def test_a_new_score_brings_the_one_before_to_its_end(page: Page) -> None:
    page.stage.play(Animation((red_card(),), (page.cue(100, "first"),)))
    page.stage.play(Animation((red_card(),), (page.cue(100, "second"),)))
    assert page.told == ["first"]


def test_a_press_skips_and_is_heard(page: Page) -> None:
    page.stage.play(Animation((red_card(),)))
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.stage.isHidden()
    assert page.presses == 1


def test_a_press_during_a_showpiece_only_skips(page: Page) -> None:
    page.stage.play(Animation((red_card(),), showpiece=True))
    page.stage.advance_to(TOO_SOON_MS)
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.stage.isHidden()
    assert page.presses == 0
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.presses == 1


def test_any_key_skips(page: Page) -> None:
    page.stage.play(Animation((red_card(),), showpiece=True))
    page.stage.advance_to(TOO_SOON_MS)
    QTest.keyClick(page, Qt.Key.Key_A)
    assert page.stage.isHidden()


def test_the_clock_drives_the_score(page: Page, qtbot: QtBot) -> None:
    page.stage.play(Animation((red_card(duration=50),), (page.cue(50, "done"),)))

    def is_over() -> bool:
        page.clock.now += 10
        return page.told == ["done"]

    qtbot.waitUntil(is_over)
    assert page.stage.isHidden()


class Print:
    """A picture that is printed when it is first wanted."""

    def __init__(self) -> None:
        self.printed = 0

    def __call__(self) -> QPixmap:
        self.printed += 1
        card = QPixmap(20, 20)
        card.fill(QColor("#ff0000"))
        return card


def test_pictures_are_printed_before_anything_moves_and_while_nothing_does(page: Page) -> None:
    first, second, third = Print(), Print(), Print()
    begin, end = QRectF(0, 0, 20, 20), QRectF(100, 40, 20, 20)
    travels = (
        Travel(begin, end, first, 0, 100),
        Travel(end, end, first, 100, 200),
        Travel(begin, end, third, 400, 100),
        Travel(begin, end, second, 300, 100),
    )
    page.stage.play(Animation(travels))
    assert (first.printed, second.printed) == (1, 0)
    page.stage.stop_timer()
    for elapsed in range(0, 100, 16):
        page.stage.advance_to(elapsed)
    assert second.printed == 0
    for elapsed in range(112, 288, 16):
        page.stage.advance_to(elapsed)
    assert (second.printed, third.printed) == (1, 1)


def test_a_press_goes_to_the_end_of_its_step(page: Page) -> None:
    cues = (page.cue(300, "first"), page.cue(600, "second"), page.cue(900, "light"))
    page.stage.play(Animation(cues=cues, stops=(400, 700)))
    page.stage.advance_to(200)
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert (page.stage.elapsed, page.told) == (400, ["first"])
    page.stage.advance_to(600)
    QTest.keyClick(page, Qt.Key.Key_A)
    assert (page.stage.elapsed, page.told) == (700, ["first", "second"])
    assert page.stage.playing
    assert page.presses == 0


def test_what_comes_after_the_last_step_is_not_waited_for(page: Page) -> None:
    page.stage.play(Animation(cues=(page.cue(900, "light"),), stops=(400,)))
    page.stage.advance_to(500)
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.told == ["light"]
    assert page.presses == 1


@pytest.mark.parametrize("how", ["press", "key", "double click"])
def test_within_a_moment_of_the_beginning_of_a_step_nothing_is_hurried(page: Page, how: str) -> None:
    page.stage.play(Animation(cues=(page.cue(500, "done"),), stops=(200, 500)))
    for now in (0, TOO_SOON_MS - 1, 200, 200 + TOO_SOON_MS - 1):
        page.stage.advance_to(now)
        if how == "press":
            QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
        elif how == "key":
            QTest.keyClick(page, Qt.Key.Key_Space)
        else:
            QTest.mouseDClick(page.button, Qt.MouseButton.LeftButton)
        assert page.stage.elapsed == now
    assert page.presses == 0


def test_a_held_key_hurries_nothing(page: Page) -> None:
    page.stage.play(Animation(stops=(1000,), cues=(page.cue(1000, "done"),)))
    page.stage.advance_to(500)
    repeat = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True
    )
    QCoreApplication.sendEvent(page.button, repeat)
    assert page.stage.elapsed == 500
    assert page.presses == 0


def test_a_second_click_does_not_hurry_again(page: Page) -> None:
    page.stage.play(Animation(stops=(400, 1000), cues=(page.cue(1000, "done"),)))
    page.stage.advance_to(200)
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    page.stage.advance_to(600)
    QTest.mouseDClick(page.button, Qt.MouseButton.LeftButton)
    assert page.stage.elapsed == 600


def test_a_finger_hurries(page: Page) -> None:
    page.stage.play(Animation(stops=(400, 1000), cues=(page.cue(1000, "done"),)))
    page.stage.advance_to(200)
    QTest.touchEvent(page.button, QTest.createTouchDevice()).press(0, QPoint(5, 5), page.button).commit()
    assert page.stage.elapsed == 400
    assert page.presses == 0


def test_where_one_stage_follows_another_a_press_on_either_hurries_both(page: Page, qtbot: QtBot) -> None:
    other = Page()
    qtbot.addWidget(other)
    other.show()
    other.stage.follow(page.stage)
    for each in (page, other):
        each.stage.play(Animation(stops=(400, 1000), cues=(each.cue(400, "first"), each.cue(1000, "second"))))
    page.stage.advance_to(200)
    QTest.mouseClick(other.button, Qt.MouseButton.LeftButton)
    assert (page.stage.elapsed, other.stage.elapsed) == (400, 400)
    assert page.told == other.told == ["first"]


def test_a_veil_covers_all_but_what_is_spared(page: Page) -> None:
    veil = DarknessSpan(0.0, 1.0, "#000000", 0, 100, spared=(QRectF(0, 0, 50, 50),))
    dark = DarknessSpan(1.0, 1.0, "#000000", 100, 100, spared=(QRectF(0, 0, 50, 50),))
    before = page.colour_at(150, 20)
    page.stage.play(Animation(veils=(veil, dark), cues=(page.cue(200, "done"),), stops=(200,)))
    assert page.colour_at(150, 20) == before
    page.stage.advance_to(150)
    assert page.colour_at(150, 20) == "#000000"
    assert page.colour_at(20, 20) == before


def test_what_lies_on_a_higher_layer_covers_what_lies_below(page: Page) -> None:
    green = QPixmap(20, 20)
    green.fill(QColor("#00ff00"))
    place = QRectF(0, 0, 20, 20)
    upper = Travel(place, place, green, layer=2)
    lower = Travel(place, place, red_card().front, layer=1)
    page.stage.play(Animation((upper, lower)))
    assert page.colour_at(10, 10) == "#00ff00"


def test_what_rests_is_not_painted_again(page: Page) -> None:
    painted: list[int] = []

    def picture() -> QPixmap:
        painted.append(1)
        return QPixmap(20, 20)

    place = QRectF(0, 0, 20, 20)
    page.stage.play(Animation((Travel(place, place, picture, duration=10_000),), stops=(10_000,)))
    QCoreApplication.processEvents()
    once = len(painted)
    for elapsed in range(0, 5000, 16):
        page.stage.advance_to(elapsed)
        QCoreApplication.processEvents()
    assert once == len(painted)


def test_a_stamp_falls_and_stands_and_a_pen_goes_from_the_left(page: Page) -> None:
    place = QRectF(0, 0, 40, 40)
    card = QPixmap(40, 40)
    card.fill(QColor("#ff0000"))
    page.stage.play(Animation((Travel(place, place, card, duration=100, wipes=True),), stops=(500,)))
    page.stage.advance_to(20)
    assert page.colour_at(2, 20) == "#ff0000"
    assert page.colour_at(38, 20) != "#ff0000"
    page.stage.play(Animation((Travel(place, place, card, duration=100, falls=True),), stops=(500,)))
    page.stage.advance_to(0)
    assert page.colour_at(20, 20) != "#ff0000"


def test_things_are_put_down_gently() -> None:
    steps = [ease_out(part / 10) for part in range(11)]
    speeds = [after - before for before, after in pairwise(steps)]
    assert (steps[0], steps[-1]) == (0, 1)
    assert speeds == sorted(speeds, reverse=True)
