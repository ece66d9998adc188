"""A moment is played again from its line of the chronicle; nothing is changed by it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shgui.engine.actions import Nominate
from shgui.engine.events import ChancellorCleared, PlayerExecuted, PolicyEnacted, VotesRevealed
from shgui.engine.state import State
from shgui.table.log_lines import SlipTakenBack
from shgui.ui.table.animation.scripts import find_watched_events
from shgui.ui.table.game_log_sheet import GameLogRow
from shgui.ui.theme import Motion
from shgui.ui.widgets.row_model import get_row
from shgui.words.catalogue import load_catalogue
from shgui.words.narrator_texts import NarratorLine
from shgui.words.vote_texts import describe_vote_result
from tests.ui.games import after, game
from tests.ui.table.animation import games_told
from tests.ui.table.animation.games_told import Pair
from tests.ui.table.states import revealed
from tests.ui.table.tables import MakeTable, Table, public_table
from tests.ui.test_one_clock import marks, seats

Make = Callable[[], Pair]


def opened(make_table: MakeTable, make: Make) -> Table:
    """All have seen it, and the chronicle lies open."""
    before, behind = make()
    table = make_table(motion=Motion())
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(behind, since=before))
    table.page.stage.finish()
    table.page.toggle_game_log()
    table.said.sounds.clear()
    table.said.announced.clear()
    return table


def lines(table: Table) -> list[GameLogRow]:
    model = table.page.sheet.rows.model()
    return [get_row(model.index(row, 0), GameLogRow) for row in range(model.rowCount())]


def press(table: Table, number: int) -> None:
    view = table.page.sheet.rows
    index = view.model().index(number, 0)
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())


@pytest.mark.parametrize(
    "make", [games_told.close_vote, games_told.enacted, games_told.executed, games_told.asked]
)
def test_a_pressed_line_shows_its_moment_and_leaves_everything_as_it_was(
    make: Make, make_table: MakeTable
) -> None:
    table = opened(make_table, make)
    page = table.page
    was = (marks(page), seats(page), page.prompt_bar.text, page.accessibleName(), lines(table))
    number = max(number for number, line in enumerate(lines(table)) if line.moment is not None)
    press(table, number)
    page.stage.stop_timer()
    assert not page.prompt_bar.confirm.isVisible()
    while page.stage.playing:
        page.stage.advance_to(page.stage.elapsed + 100)
    assert (marks(page), seats(page), page.prompt_bar.text, page.accessibleName(), lines(table)) == was
    assert table.said.all == []
    assert table.said.sounds
    assert not any(isinstance(due, NarratorLine) for due in table.said.sounds)


def test_only_moments_can_be_seen_again(make_table: MakeTable) -> None:
    table = opened(make_table, games_told.nominated)
    assert [line.moment for line in lines(table)] == [None] * len(lines(table))
    press(table, len(lines(table)) - 1)
    assert not table.page.stage.playing


def test_a_line_by_keyboard(make_table: MakeTable) -> None:
    table = opened(make_table, games_told.close_vote)
    view = table.page.sheet.rows
    number = next(number for number, line in enumerate(lines(table)) if line.moment is not None)
    view.setFocus()
    view.setCurrentIndex(view.model().index(number, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert table.page.stage.playing


def test_while_something_is_told_nothing_is_seen_again(make_table: MakeTable) -> None:
    table = opened(make_table, games_told.close_vote)
    before, behind = games_told.close_vote()
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(behind, since=before))
    length = table.page.stage._length
    table.page.play_again(len(before.history))
    assert table.page.stage._length == length


def test_every_line_leads_to_the_event_that_it_tells(make_table: MakeTable) -> None:
    table = opened(make_table, games_told.executed)
    history = games_told.executed()[1].history
    told = [find_watched_events(history, line.moment)[0] for line in lines(table) if line.moment is not None]
    assert [type(event) for event in told] == [
        VotesRevealed,
        ChancellorCleared,
        PolicyEnacted,
        PlayerExecuted,
    ]


Slip = tuple[State, State, State]
"""Before a vote, as it was tapped in, and as it was corrected."""


def rejected_by_mistake() -> Slip:
    """The next round had begun already."""
    before = after(game(), (0, Nominate(4)))
    return before, revealed(before, 0, 1, 2, 3), revealed(before, 0, 1, 2)


def elected_by_mistake() -> Slip:
    before = after(game(), (0, Nominate(4)))
    return before, revealed(before, 0, 1, 2), revealed(before, 0, 1, 2, 3)


def a_thumb_without_consequence() -> Slip:
    before = after(game(), (0, Nominate(4)))
    return before, revealed(before, 5), revealed(before, 6)


@pytest.mark.parametrize("make", [rejected_by_mistake, elected_by_mistake, a_thumb_without_consequence])
def test_a_vote_that_was_corrected_is_seen_again_as_it_counts(
    make: Callable[[], Slip], make_table: MakeTable
) -> None:
    before, wrong, right = make()
    slip, counts = wrong.history[len(before.history) :], right.history[len(before.history) :]
    table = make_table(motion=Motion())
    chronicle = (*before.history, *slip, SlipTakenBack(slip), *counts)
    table.page.show_table(replace(public_table(right), chronicle=chronicle))
    table.page.toggle_game_log()
    votes = [line for line in chronicle if isinstance(line, VotesRevealed)]
    told = [(row.told, row.moment) for row in lines_of_votes(table)]
    assert [moment is not None for _, moment in told] == [False, True]
    moment = told[1][1]
    assert moment is not None
    assert find_watched_events(right.history, moment)[0] == votes[1]

    page = table.page
    was = (marks(page), seats(page), page.prompt_bar.text, lines_of_votes(table))
    slip_line, line = places_of_votes(table)
    press(table, slip_line)
    assert not is_playing(table)
    table.said.announced.clear()
    press(table, line)
    page.stage.stop_timer()
    shown: dict[int, bool] = {}
    while is_playing(table):
        page.stage.advance_to(page.stage.elapsed + 100)
        votes_of = {plate.seat: plate.drawable.scene.vote for plate in page.widgets.seats}
        shown |= {seat: vote for seat, vote in votes_of.items() if vote is not None}
    assert describe_vote_result(load_catalogue("en"), votes[1]) in table.said.announced
    # After a rejection they lie before their players alone: plates already show the next round.
    elected = sum(ja for _, ja in votes[1].ballots) > 3
    assert shown == (dict(votes[1].ballots) if elected else {})
    assert (marks(page), seats(page), page.prompt_bar.text, lines_of_votes(table)) == was
    assert table.said.all == []


def is_playing(table: Table) -> bool:
    return table.page.stage.playing


def places_of_votes(table: Table) -> list[int]:
    return [number for number, line in enumerate(lines(table)) if line.told.startswith("Votes:")]


def lines_of_votes(table: Table) -> list[GameLogRow]:
    return [lines(table)[number] for number in places_of_votes(table)]


def test_a_table_without_news_plays_nothing(make_table: MakeTable) -> None:
    table = make_table(motion=Motion())
    table.page.show_table(public_table(games_told.close_vote()[1]))
    assert not table.page.stage.playing
