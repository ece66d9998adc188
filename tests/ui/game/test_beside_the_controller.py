"""Half of a game is done from beside the screen, and the windows keep up."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shgui.engine.events import PlayerExecuted, PlayerInvestigated, VetoProposed
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting
from shgui.ui.shell.pages import PageName
from tests.ui.programs import QUIET
from tests.ui.shared_table import SharedTable

pytestmark = pytest.mark.qt_log_ignore(QUIET)

Gather = Callable[..., SharedTable]


@pytest.fixture
def gather(qapp: QApplication, folders: UserFolders) -> Iterator[Gather]:
    gathered: list[SharedTable] = []

    def sit(**how: int) -> SharedTable:
        gathered.append(SharedTable(qapp, folders, **how))  # type: ignore[arg-type]  # handed on as they come
        return gathered[-1]

    yield sit
    for players in gathered:
        players.close()
    qapp.setStyleSheet("")


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(
    ("count", "voting", "by_keys"),
    [
        (5, Voting.HANDS, True),
        (7, Voting.BALLOTS, False),
        (8, Voting.HANDS, False),
        (9, Voting.BALLOTS, True),
        (10, Voting.HANDS, True),
    ],
)
def test_the_window_keeps_up_with_a_whole_game(
    gather: Gather, count: int, voting: Voting, by_keys: bool
) -> None:
    players = gather(seed=count, by_keys=by_keys)
    players.sit_down_together(count, voting)
    players.play_together()
    assert players.shows(PageName.END)
    kinds = {type(event) for event in players.table.view(None).history}
    powers = {PlayerExecuted} if count < 7 else {PlayerExecuted, PlayerInvestigated}
    assert powers | {VetoProposed} <= kinds
    assert 0.3 < players.deeds["beside"] / sum(players.deeds.values()) < 0.7
    assert players.held_through > 0
    assert players.hidden > 0
