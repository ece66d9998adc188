"""Two windows show a table: neither is ahead of the other, or of what is being told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Enact, Execute, Nominate, Vote
from shgui.engine.state import State
from shgui.engine.types import Policy
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.view import TableView
from shgui.ui.theme import Motion
from shgui.words.catalogue import catalogue
from tests.ui.games import after, elected, game
from tests.ui.table.tables import Table, public_table, renderer

FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL
STEP = 20.0
"""Milliseconds: more often than windows are painted."""

Pair = tuple[State, State]
"""A state, and what follows on it."""


def power_lit() -> Pair:
    """The fourth Fascist policy: an execution."""
    state = game(cards="FFF")
    state.fascist = 3
    before = after(elected(state, 3), (0, Discard(FASCIST)))
    return before, after(before, (3, Enact(FASCIST)))


def liberal() -> Pair:
    before = after(elected(game(cards="LLL"), 3), (0, Discard(LIBERAL)))
    return before, after(before, (3, Enact(LIBERAL)))


def votes() -> Pair:
    before = after(game(), (0, Nominate(4)))
    return before, after(before, *((seat, Vote(True)) for seat in range(7)))


def chaos() -> Pair:
    before = after(game(cards="FLL"), (0, Nominate(4)))
    before.tracker = 2
    return before, after(before, *((seat, Vote(False)) for seat in range(7)))


def execution() -> Pair:
    before = power_lit()[1]
    return before, after(before, (0, Execute(5)))


class Windows:
    """A table page and a second screen beside it, told the same in the order of the program."""

    def __init__(self, qtbot: QtBot) -> None:
        self.table = Table(motion=Motion())
        self.page = self.table.page
        qtbot.addWidget(self.page)
        self.second = SecondScreen(renderer(Motion()), catalogue("en"))
        qtbot.addWidget(self.second)
        self.second.follow(self.page.stage)
        self.second.show_on(None)

    def show(self, pair: Pair) -> None:
        """Up to the first picture of what has happened."""
        before, behind = pair
        for told in (public_table(before), public_table(behind, since=before)):
            self.page.show_table(told)
            self.second.show_table(told)
        assert self.page.stage.playing
        self.page.stage.pause()

    def steps(self) -> Iterator[float]:
        elapsed = 0.0
        while self.page.stage.playing:
            yield elapsed
            elapsed += STEP
            self.page.stage.advance_to(elapsed)


@pytest.fixture
def windows(qtbot: QtBot) -> Windows:
    return Windows(qtbot)


def marks(view: TableView) -> list[object]:
    """What lies on the table and what is said of it."""
    surface = view.surface
    spaces = [*surface.liberal.spaces, *surface.fascist.spaces]
    things = [*spaces, surface.tracker, surface.draw, surface.discard, view.header.strip]
    return [(thing.objectName(), thing.accessibleName(), thing.accessibleDescription()) for thing in things]


def seats(view: TableView) -> list[object]:
    return [(plate.accessibleName(), plate.face.vote, plate.face.dead) for plate in view.surface.seats]


MAKES: list[Callable[[], Pair]] = [power_lit, liberal, votes, chaos, execution]


@pytest.mark.parametrize("make", MAKES)
def test_both_windows_are_at_the_same_step(make: Callable[[], Pair], windows: Windows) -> None:
    windows.show(make())
    second = windows.second.table
    untold = windows.page.band.text
    count = 0
    for _ in windows.steps():
        assert marks(windows.page) == marks(second)
        if windows.page.band.text == untold:
            assert second.band.text == untold
            assert seats(windows.page) == seats(second)
            count += 1
        else:
            assert second.band.text != untold
    assert not second.stage.playing
    assert marks(windows.page) == marks(second)
    assert count > 5


@pytest.mark.parametrize("make", [power_lit, chaos])
def test_nothing_is_said_of_a_policy_before_it_lies(make: Callable[[], Pair], windows: Windows) -> None:
    pair = make()
    windows.show(pair)
    page, second = windows.page, windows.second.table
    windows.table.said.announced.clear()
    name = page.accessibleName()
    rows = page.sheet.rows.model().rowCount()
    lain = marks(page)[:11]
    said = {page.band.text, second.band.text}
    for _ in windows.steps():
        if marks(page)[:11] == lain:
            assert {page.band.text, second.band.text} <= said
            assert windows.table.said.announced == []
            assert (page.accessibleName(), page.sheet.rows.model().rowCount()) == (name, rows)
            assert not page.band.confirm.isEnabled()
    assert marks(page)[:11] != lain
    assert page.band.text not in said
    assert second.band.text not in said
    assert len(windows.table.said.announced) == 1
    assert page.sheet.rows.model().rowCount() > rows


def hurry(windows: Windows) -> None:
    QTest.keyClick(windows.page, Qt.Key.Key_Space)


def resize(windows: Windows) -> None:
    windows.second.resize(1024, 640)


@pytest.mark.parametrize("act", [hurry, resize])
def test_what_ends_it_on_one_window_ends_it_on_both(act: Callable[[Windows], None], windows: Windows) -> None:
    windows.show(power_lit())
    windows.page.stage.advance_to(STEP)
    act(windows)
    assert not windows.page.stage.playing
    assert not windows.second.table.stage.playing
    assert marks(windows.page) == marks(windows.second.table)


def test_a_second_screen_that_is_opened_meanwhile_joins_in(windows: Windows) -> None:
    windows.second.hide()
    before, behind = power_lit()
    windows.page.show_table(public_table(before))
    told = public_table(behind, since=before)
    windows.page.show_table(told)
    windows.page.stage.pause()
    windows.page.stage.advance_to(200)
    windows.second.show_table(public_table(before))
    windows.second.show_table(told)
    windows.second.show_on(None)
    assert windows.second.table.stage.playing
    for _ in windows.steps():
        assert marks(windows.page) == marks(windows.second.table)


def test_opened_afterwards_it_shows_what_the_window_shows(windows: Windows) -> None:
    windows.second.hide()
    before, behind = power_lit()
    windows.page.show_table(public_table(before))
    windows.page.show_table(public_table(behind, since=before))
    windows.page.stage.finish()
    windows.second.show_table(public_table(behind, since=before))
    windows.second.show_on(None)
    assert not windows.second.table.stage.playing
    assert marks(windows.page) == marks(windows.second.table)
