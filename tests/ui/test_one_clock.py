"""Two windows show a table: neither is ahead of the other, or of what is being told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import accumulate

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Enact, Nominate, Vote
from shgui.engine.events import ChancellorNominated, VotesRevealed
from shgui.engine.state import State
from shgui.engine.types import Policy
from shgui.engine.view import PlayerView, view_for
from shgui.ui.table.animation.frames import build_view_after
from shgui.ui.table.animation.script import ScriptStep
from shgui.ui.table.animation.scripts import write_script
from shgui.ui.table.prompt_bar import PromptBarText
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.sounds import Sound
from shgui.ui.table.table_view import TableView
from shgui.ui.theme import REDUCED, Motion, Pace
from shgui.ui.widgets.animation_stage import TOO_SOON_MS
from shgui.words.catalogue import load_catalogue
from shgui.words.narrator_texts import NarratorLine
from tests.ui.appearance import change_appearance
from tests.ui.games import after, elected, game
from tests.ui.table.animation import games_told
from tests.ui.table.animation.points import at_each_point
from tests.ui.table.tables import PLAYERS, Table, public_table, renderer

FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL
STEP = 40.0
"""Milliseconds: more often than windows are painted."""

Pair = tuple[State, State]
"""A state, and what follows on it."""


def power_lit() -> Pair:
    """The fourth Fascist policy: an execution."""
    state = game(cards="FFF")
    state.fascist = 3
    before = after(elected(state, 3), (0, Discard(FASCIST)))
    return before, after(before, (3, Enact(FASCIST)))


def chaos() -> Pair:
    before = after(game(cards="FLL"), (0, Nominate(4)))
    before.tracker = 2
    return before, after(before, *((seat, Vote(False)) for seat in range(7)))


class Windows:
    """A table page and a second screen beside it, told the same in the order of the program."""

    def __init__(self, qtbot: QtBot) -> None:
        self.table = Table(motion=Motion())
        self.page = self.table.page
        qtbot.addWidget(self.page)
        self.second = SecondScreen(renderer(Motion()), load_catalogue("en"))
        qtbot.addWidget(self.second)
        self.second.show_on(None)

    def dress(self, motion: Motion) -> None:
        for window in (self.page, self.second.table):
            change_appearance(window, renderer(motion))

    def show(self, pair: Pair) -> None:
        """Up to the first picture of what has happened."""
        before, behind = pair
        for told in (public_table(before), public_table(behind, since=before)):
            self.page.show_table(told)
            self.second.show_table(told, self.page.stage)
        assert self.page.stage.playing
        self.page.stage.stop_timer()

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
    widgets = view.widgets
    spaces = [*widgets.liberal.spaces, *widgets.fascist.spaces]
    things = [*spaces, widgets.tracker, widgets.draw, widgets.discard, view.header.strip]
    return [(thing.objectName(), thing.accessibleName(), thing.accessibleDescription()) for thing in things]


def seats(view: TableView) -> list[object]:
    return [
        (plate.accessibleName(), plate.drawable.scene.vote, plate.drawable.scene.dead)
        for plate in view.widgets.seats
    ]


MAKES = [make for make in games_told.MOMENTS if make is not games_told.nominated]
"""Whatever all wait for."""


@pytest.mark.lengthy(daily=5)
@pytest.mark.parametrize("make", MAKES)
def test_both_windows_are_at_the_same_step(make: Callable[[], Pair], windows: Windows) -> None:
    windows.show(make())
    page, second = windows.page, windows.second.table
    for _ in at_each_point(page.stage):
        assert marks(page) == marks(second)
        assert seats(page) == seats(second)
        if page.stage.showpiece:
            assert second.prompt_bar.text == page.prompt_bar.text
    assert not second.stage.playing
    assert marks(page) == marks(second)
    if make is games_told.hitler_executed:
        # Who has won is told where the roles turn.
        assert page.prompt_bar.text == second.prompt_bar.text == PromptBarText()


class Reference:
    """A table on which nothing moves, and nothing has happened but what was told."""

    def __init__(self, qtbot: QtBot, before: State) -> None:
        self._table = Table()
        qtbot.addWidget(self._table.page)
        public = public_table(before)
        self._public = replace(public, prompt=public.prompt.without_choices())
        self._seen: PlayerView | None = None

    def lies_there(self, seen: PlayerView, *, votes: bool) -> list[object]:
        page = self._table.page
        if seen != self._seen:
            self._seen = seen
            page.show_table(replace(self._public, view=seen))
        return lies_there(page, votes=votes)


def lies_there(view: TableView, *, votes: bool) -> list[object]:
    """All marks, and how seats look and what is read of them; without `votes` not how they voted."""
    plates = view.widgets.seats
    if votes:
        return [marks(view), [(plate.accessibleDescription(), plate.drawable.scene) for plate in plates]]
    return [marks(view), [replace(plate.drawable.scene, vote=None, has_voted=False) for plate in plates]]


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("make", MAKES)
@pytest.mark.parametrize("motion", [Motion(), Motion(pace=Pace.BRISK), REDUCED])
def test_nothing_is_shown_before_the_script_tells_it(
    make: Callable[[], Pair], motion: Motion, windows: Windows, qtbot: QtBot
) -> None:
    """On either window: words, marks and accessible names are those of what has been told so far."""
    windows.dress(motion)
    before, behind = make()
    reference = Reference(qtbot, before)
    windows.show((before, behind))
    page, second = windows.page, windows.second.table
    heard, sounds = windows.table.said.announced, windows.table.said.sounds
    heard.clear()
    rows, name = page.sheet.rows.model().rowCount(), page.accessibleName()
    view = view_for(before, None)
    script = write_script(
        behind.history[len(before.history) :], load_catalogue("en"), PLAYERS[: view.players], view, motion
    )
    begins = [0, *accumulate(step.compute_length_ms(motion) for step in script)]
    for elapsed in at_each_point(page.stage):
        if not page.stage.showpiece:
            break
        begun = [step for step, begin in zip(script, begins, strict=False) if begin <= elapsed]
        told = [
            step
            for step, begin in zip(script, begins, strict=False)
            if begin + step.compute_events_ms(motion) <= elapsed
        ]
        seen = build_view_after(view, [event for step in told for event in step.tells])
        votes_lie = not begun[-1].in_flight.ballots
        lies = reference.lies_there(seen, votes=votes_lie)
        said = {step.announced for step in begun if not step.is_announced_late or step in told}
        assert set(heard) <= said
        assert {due for due in sounds if isinstance(due, Sound)} <= {step.sound for step in begun}
        assert {due for due in sounds if isinstance(due, NarratorLine)} <= {
            line for step in told for line in step.spoken_lines
        }
        allowed = {
            PromptBarText(),
            *(words_of(step) for step in begun if not step.is_announced_late or step in told),
        }
        for window in (page, second):
            assert lies_there(window, votes=votes_lie) == lies
            assert votes_lie or not any(
                plate.drawable.scene.vote is not None and plate.drawable.scene.vote != old
                for plate, old in zip(window.widgets.seats, open_votes(before), strict=False)
            )
            assert replace(window.prompt_bar.text, who=()) in allowed
            assert not window.prompt_bar.confirm.isVisibleTo(window)
        assert (page.sheet.rows.model().rowCount(), page.accessibleName()) == (rows, name)
    page.stage.finish()
    assert page.sheet.rows.model().rowCount() > rows or make is games_told.hitler_executed


def words_of(step: ScriptStep) -> PromptBarText:
    return PromptBarText((), step.words, loud=step.loud) if step.in_prompt_bar else PromptBarText()


def enacted_on(view: TableView) -> tuple[int, int]:
    """How many policies lie on either board, as a screen reader is told."""
    lying = [
        [space.accessibleDescription().startswith(f"{party} Policy") for space in board.spaces]
        for party, board in (("Liberal", view.widgets.liberal), ("Fascist", view.widgets.fascist))
    ]
    return sum(lying[0]), sum(lying[1])


def open_votes(state: State) -> list[bool | None]:
    """How each seat voted, as far as that lies open."""
    votes: dict[int, bool] = {}
    for event in state.history:
        if isinstance(event, ChancellorNominated):
            votes = {}
        elif isinstance(event, VotesRevealed):
            votes = dict(event.ballots)
    return [votes.get(seat) for seat in range(len(state.setup.roles))]


@pytest.mark.parametrize("make", [power_lit, chaos])
def test_what_a_reader_hears_comes_with_its_step(make: Callable[[], Pair], windows: Windows) -> None:
    pair = make()
    windows.show(pair)
    heard = windows.table.said.announced
    heard.clear()
    policies = enacted_on(windows.page)
    for _ in windows.steps():
        if enacted_on(windows.page) == policies:
            assert not any("Choose whom" in line or "Nominate" in line for line in heard)
    assert "Choose whom to execute." in heard[-1] or "Nominate a Chancellor." in heard[-1]


def hurry(windows: Windows) -> None:
    while windows.page.stage.showpiece:
        windows.page.stage.advance_to(windows.page.stage.elapsed + TOO_SOON_MS)
        QTest.keyClick(windows.page, Qt.Key.Key_Space)
        assert windows.page.stage.elapsed == windows.second.table.stage.elapsed


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
    windows.page.stage.stop_timer()
    windows.page.stage.advance_to(200)
    windows.second.show_table(public_table(before), windows.page.stage)
    windows.second.show_table(told, windows.page.stage)
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
    windows.second.show_table(public_table(behind, since=before), windows.page.stage)
    windows.second.show_on(None)
    assert not windows.second.table.stage.playing
    assert marks(windows.page) == marks(windows.second.table)
