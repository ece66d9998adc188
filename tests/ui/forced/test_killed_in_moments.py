"""The plug is pulled in the middle of a moment: the game comes back before it, and tells all of it once more.

The journal has the deed before the moment begins and hears nothing of its steps; so it doesn't matter at
which of them the program dies. What was done last is told from its beginning, behind the neutral page where
one player did it alone. Until then nothing shows of it, on no window.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from shgui.presentation.screens import HandOverScreen, PromptKind, ReturnScreen, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.private_tasks import TaskKind
from shgui.ui.ending.end_page import EndPage
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.table_page import TablePage
from shgui.ui.table.table_view import TableView
from shgui.ui.theme import Motion, Pace
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.ui.forced.directed import Directed
from tests.ui.forced.moments_reached import (
    MOMENTS,
    Moment,
    bring_about,
    execution,
    investigation,
    last_policy,
    policy,
    thumbs,
)
from tests.ui.programs import QUIET
from tests.ui.secrecy_watch import every_text
from tests.ui.table.animation.points import at_each_point
from tests.ui.test_one_clock import marks

pytestmark = [pytest.mark.qt_log_ignore(QUIET), pytest.mark.lengthy(daily=1)]

BRISK = Motion(pace=Pace.BRISK)
Look = tuple[object, ...]
Sit = Callable[[UserFolders], Directed]


@pytest.fixture
def sit(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """One program at a time: the one before is closed. Nothing moves on by itself."""
    monkeypatch.setattr("shgui.ui.widgets.animation_stage.time", SimpleNamespace(monotonic=lambda: 0.0))
    gathered: list[Directed] = []

    def sit_down(folders: UserFolders) -> Directed:
        for players in gathered:
            players.close()
        gathered.append(Directed(qapp, folders))
        gathered[-1].move(BRISK)
        # What is told doesn't depend on what is painted, which takes longer.
        gathered[-1].window.setUpdatesEnabled(False)
        return gathered[-1]

    yield sit_down
    for players in gathered:
        players.close()


def reached(players: Directed, moment: Moment) -> None:
    """Quickly, with nothing that moves."""
    players.move(NO_MOTION)
    moment.reach(players)
    players.move(BRISK)


def table_of(players: Directed) -> TablePage:
    page = players.program.window.page(PageName.TABLE)
    assert isinstance(page, TablePage)
    return page


def look_at(view: TableView) -> Look:
    seats = [(plate, plate.drawable.scene) for plate in view.widgets.seats]
    return (
        marks(view),
        [(plate.accessibleName(), seat.vote, seat.dead, seat.cleared) for plate, seat in seats],
        view.prompt_bar.text,
    )


def disk(folders: UserFolders) -> list[tuple[str, str]]:
    files = sorted(path for folder in (folders.data, folders.settings) for path in folder.rglob("*"))
    return [(str(path), hashlib.sha256(path.read_bytes()).hexdigest()) for path in files if path.is_file()]


def told_on(view: TableView, folders: UserFolders) -> list[tuple[float, Look]]:
    """The whole of it, while nothing is written down of it."""
    assert view.stage.playing
    assert view.stage.elapsed == 0
    saved, name = disk(folders), view.accessibleName()
    looks: list[tuple[float, Look]] = []
    for at in at_each_point(view.stage):
        looks.append((at, look_at(view)))
        assert view.accessibleName() == name or not view.stage.showpiece
    assert disk(folders) == saved
    assert len(looks) > 3
    return looks


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.reach.__name__)
def test_killed_in_a_moment_the_game_comes_back_before_it(
    sit: Sit, folders: UserFolders, moment: Moment
) -> None:
    players = sit(folders)
    reached(players, moment)
    bring_about(players, moment)
    assert players.asks(ReturnScreen()) is moment.in_private
    players.lay_open()
    left = players.die()
    told = told_on(table_of(players), folders)
    asked, knew = players.screen, players.all_views
    again = sit(left)
    home = every_text(again.window)
    assert all(word not in home for word in ("Elected", "Rejected", "Executed", "Policy", "Hitler.", "Veto"))
    again.continue_offered()
    if moment.in_private:
        assert again.asks(ReturnScreen())
        assert not table_of(again).isVisible()
        again.lay_open()
    assert again.shows(PageName.TABLE)
    assert told_on(table_of(again), left) == told
    assert again.asks(asked)
    assert again.all_views == knew


def second_of() -> SecondScreen:
    (screen,) = (
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, SecondScreen) and widget.isVisible()
    )
    return screen


@pytest.mark.parametrize("moment", [Moment(execution), Moment(policy, in_private=True)])
def test_a_second_screen_comes_back_before_it_as_well(sit: Sit, folders: UserFolders, moment: Moment) -> None:
    players = sit(folders)
    reached(players, moment)
    players.menu("second_screen")
    second_of().change_appearance(players.program.appearance.renderer)
    bring_about(players, moment)
    left = players.die()
    leads = second_of().table if moment.in_private else table_of(players)
    told = told_on(leads, folders)
    again = sit(left)
    again.menu("second_screen")
    second_of().change_appearance(again.program.appearance.renderer)
    again.continue_offered()
    assert again.asks(ReturnScreen(on_stage=True)) is moment.in_private
    here, there = table_of(again), second_of().table
    leads = there if moment.in_private else here
    if not moment.in_private:
        assert look_at(here)[:2] == look_at(there)[:2]
    assert told_on(leads, left) == told


def test_whoever_looks_at_a_party_is_asked_again_before_all_hear_of_it(
    sit: Sit, folders: UserFolders
) -> None:
    """That somebody is investigated is told when the look is over."""
    players = sit(folders)
    reached(players, Moment(investigation))
    again = sit(players.die())
    again.continue_offered()
    assert again.asks(HandOverScreen(0, TaskKind.PARTY))
    again.look()
    again.finish()
    assert table_of(again).stage.playing


def test_what_was_noted_at_the_table_since_says_that_all_have_seen_it(sit: Sit, folders: UserFolders) -> None:
    players = sit(folders)
    reached(players, Moment(thumbs))
    bring_about(players, Moment(thumbs))
    table_of(players).stage.finish()
    players.table.change_language(2, "pl")
    again = sit(players.die())
    again.continue_offered()
    assert again.asks(HandOverScreen(0, TaskKind.DISCARD))


def end_of(players: Directed) -> EndPage:
    page = players.program.window.page(PageName.END)
    assert isinstance(page, EndPage)
    return page


def turned_over(players: Directed) -> list[tuple[float, Look]]:
    page = end_of(players)
    assert page.stage.playing
    return [
        (at, (page.accessibleName(), [(role.side, role.accessibleName()) for role in page._roles]))
        for at in at_each_point(page.stage)
    ]


def test_killed_while_roles_turn_the_game_comes_back_before_its_last_act(
    sit: Sit, folders: UserFolders
) -> None:
    players = sit(folders)
    reached(players, Moment(last_policy))
    bring_about(players, Moment(last_policy, in_private=True))
    players.lay_open()
    table_of(players).stage.finish()
    assert players.asks(TableScreen(PromptKind.FINISH))
    players.confirm()
    left = players.die()
    told = turned_over(players)
    again = sit(left)
    again.continue_offered()
    again.lay_open()
    assert table_of(again).stage.playing
    table_of(again).stage.finish()
    again.confirm()
    assert turned_over(again) == told


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("number", [3, 6])
def test_a_program_killed_by_the_system_comes_back_before_the_moment(
    sit: Sit, folders: UserFolders, tmp_path: Path, root: Path, number: int
) -> None:
    """Not a copy of what lies on the disk, but the same disk after SIGKILL."""
    reach = MOMENTS[number].reach.__name__
    command = [sys.executable, "-m", "tests.ui.forced.killed", str(tmp_path), reach]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stdin=subprocess.PIPE) as victim:
        assert victim.stdout is not None
        told = victim.stdout.readline()
        victim.kill()
    assert told == b"in the middle\n"
    again = sit(folders)
    again.continue_offered()
    assert again.asks(ReturnScreen()) is MOMENTS[number].in_private
    again.lay_open()
    page = table_of(again)
    before = look_at(page)
    assert len(told_on(page, folders)) > 3
    assert look_at(page) != before
