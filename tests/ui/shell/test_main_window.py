from PySide6.QtCore import QRect

from shgui.ui.settings.settings import WindowPlace
from shgui.ui.shell.main_window import FIRST_SIZE, clamp_to_screens

SCREEN = QRect(0, 0, 1920, 1050)
BESIDE = QRect(1920, 0, 1280, 1024)


def test_the_first_window_stands_in_the_middle() -> None:
    rect = clamp_to_screens(None, [SCREEN])
    assert rect.size().toTuple() == FIRST_SIZE
    assert (rect.center() - SCREEN.center()).manhattanLength() <= 2


def test_the_first_window_is_never_larger_than_the_screen() -> None:
    small = QRect(0, 0, 1024, 700)
    assert small.contains(clamp_to_screens(None, [small]))


def test_a_window_comes_back_where_it_was() -> None:
    assert clamp_to_screens(WindowPlace(1940, 40, 1000, 700), [SCREEN, BESIDE]) == QRect(1940, 40, 1000, 700)


def test_a_window_of_a_screen_that_is_gone_comes_to_the_one_there_is() -> None:
    rect = clamp_to_screens(WindowPlace(1940, 40, 1000, 700), [SCREEN])
    assert SCREEN.contains(rect)
    assert rect.size().toTuple() == (1000, 700)


def test_a_window_that_has_become_too_large_shrinks_onto_the_screen() -> None:
    assert clamp_to_screens(WindowPlace(-50, -50, 3000, 2000), [SCREEN]) == SCREEN


def test_a_window_half_off_the_screen_is_moved_onto_it() -> None:
    assert clamp_to_screens(WindowPlace(1400, 600, 1000, 700), [SCREEN]) == QRect(920, 350, 1000, 700)


def test_without_any_screen_there_is_still_a_size() -> None:
    assert clamp_to_screens(None, []).isValid()
