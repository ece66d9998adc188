"""How a game leads from its last moment to the end: by a button, or at once."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Enact, Execute, Nominate, Vote
from shgui.presentation.requests import Continue
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import REDUCED, Motion, Pace
from shgui.words.narrator_texts import NarratorLine
from tests.ui.games import after, elected, game
from tests.ui.table.animation.games_told import FASCIST, Pair
from tests.ui.table.tables import MakeTable, Table, public_table

MOTIONS = [Motion(), Motion(pace=Pace.BRISK), REDUCED]
STEP = 40.0


def last_policy() -> Pair:
    state = game(cards="FFF")
    state.fascist = 5
    before = after(elected(state, 3), (0, Discard(FASCIST)))
    return before, after(before, (3, Enact(FASCIST)))


def last_policy_of_chaos() -> Pair:
    before = after(game(cards="LLL"), (0, Nominate(4)))
    before.tracker, before.liberal = 2, 4
    return before, after(before, *((seat, Vote(False)) for seat in range(7)))


def hitler_elected() -> Pair:
    state = game(first=1)
    state.fascist = 3
    before = after(state, (1, Nominate(0)))
    return before, after(before, *((seat, Vote(True)) for seat in range(7)))


def hitler_executed() -> Pair:
    state = game(cards="FFF", first=1)
    state.fascist = 3
    before = after(elected(state, 3), (1, Discard(FASCIST)), (3, Enact(FASCIST)))
    return before, after(before, (1, Execute(0)))


def show(table: Table, pair: Pair) -> Iterator[float]:
    before, behind = pair
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(behind, since=before))
    stage = table.page.stage
    assert stage.playing
    stage.stop_timer()
    elapsed = 0.0
    while stage.playing:
        yield elapsed
        elapsed += STEP
        stage.advance_to(elapsed)


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("make", [last_policy, last_policy_of_chaos, hitler_elected])
def test_that_the_roles_can_be_turned_is_said_when_the_moment_is_over(
    make: Callable[[], Pair], motion: Motion, make_table: MakeTable
) -> None:
    table = make_table(motion=motion)
    button = table.page.prompt_bar.confirm
    for _ in show(table, make()):
        assert not button.isVisible()
    assert (button.isVisible(), button.accessibleName()) == (True, "Turn over the roles")


@pytest.mark.parametrize("motion", MOTIONS)
def test_the_roles_turn_as_soon_as_hitler_was_executed(
    motion: Motion, make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(motion=motion)
    page, said = table.page, table.said
    before = page.accessibleName()
    for _ in show(table, hitler_executed()):
        assert not page.prompt_bar.confirm.isVisible()
    with qtbot.waitSignal(page.wanted) as wanted:
        assert said.all == []
    assert wanted.args == [Continue()]
    assert not page.prompt_bar.confirm.isVisible()
    # Who has won is told where the roles turn.
    assert not {Sound.END, NarratorLine.LIBERALS_WIN} & set(said.sounds)
    assert not any("win" in line for line in (*said.announced, page.accessibleName(), before))


def marked_hitler(table: Table) -> list[int]:
    return [plate.seat for plate in table.page.widgets.seats if plate.drawable.scene.hitler]


@pytest.mark.parametrize("motion", MOTIONS)
def test_who_was_elected_and_is_hitler_is_marked_from_the_answer_on(
    motion: Motion, make_table: MakeTable
) -> None:
    table = make_table(motion=motion)
    for _ in show(table, hitler_elected()):
        answered = any(line.startswith("Hitler.") for line in table.said.announced)
        assert answered or marked_hitler(table) == []
    assert marked_hitler(table) == [0]
    plate = table.page.widgets.seats[0]
    assert "Hitler" in plate.accessibleDescription().splitlines()


@pytest.mark.parametrize("motion", MOTIONS)
def test_that_the_executed_was_hitler_is_marked_on_no_table_before_the_roles_turn(
    motion: Motion, make_table: MakeTable
) -> None:
    table = make_table(motion=motion)
    for _ in show(table, hitler_executed()):
        assert marked_hitler(table) == []
    assert marked_hitler(table) == []


def test_a_table_at_rest_marks_the_executed_hitler_of_whom_its_band_tells(table: Table) -> None:
    table.page.show_table(public_table(hitler_executed()[1]))
    assert "Hitler" in table.page.prompt_bar.text.what
    assert marked_hitler(table) == [0]


@pytest.mark.parametrize("make", [last_policy, last_policy_of_chaos])
def test_an_end_that_names_nobody_marks_nobody(table: Table, make: Callable[[], Pair]) -> None:
    table.page.show_table(public_table(make()[1]))
    assert marked_hitler(table) == []


def test_seen_again_an_execution_of_hitler_leads_nowhere(make_table: MakeTable, qtbot: QtBot) -> None:
    before, behind = hitler_executed()
    table = make_table(motion=Motion())
    table.page.show_table(public_table(behind))
    table.page.play_again(len(before.history))
    assert table.page.stage.playing
    with qtbot.assertNotEmitted(table.page.wanted, wait=1):
        table.page.stage.finish()
    assert table.page.prompt_bar.confirm.isVisible()


def test_left_for_another_page_it_is_asked_for_when_somebody_comes_back(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(motion=Motion())
    next(show(table, hitler_executed()))
    with qtbot.assertNotEmitted(table.page.wanted, wait=1):
        table.page.hide()
    table.page.show()
    assert table.page.prompt_bar.confirm.isVisible()
