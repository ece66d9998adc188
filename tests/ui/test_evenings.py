"""Whole games at the whole program, and what can happen beside them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shgui.presentation.screens import HandOverScreen, PromptKind, Screen, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from tests.ui.evening_players import Players
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)

Gather = Callable[..., Players]


@pytest.fixture
def gather(qapp: QApplication, folders: UserFolders) -> Iterator[Gather]:
    gathered: list[Players] = []

    def sit(**how: int) -> Players:
        for players in gathered:
            players.close()
        gathered.append(Players(qapp, folders, **how))  # type: ignore[arg-type]  # handed on as they come
        return gathered[-1]

    yield sit
    for players in gathered:
        players.close()


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize(
    ("count", "by_keys", "voting"),
    [
        (5, True, Voting.BALLOTS),
        (6, False, Voting.HANDS),
        (7, True, Voting.HANDS),
        (8, False, Voting.BALLOTS),
        (9, False, Voting.HANDS),
        (10, True, Voting.BALLOTS),
    ],
)
def test_a_game_from_the_deal_to_the_end(gather: Gather, count: int, by_keys: bool, voting: Voting) -> None:
    players = gather(seed=count, by_keys=by_keys)
    players.sit_down(count, voting)
    players.play_on()
    assert players.shows(PageName.END)
    assert players.table.record() is not None


MOMENTS: list[tuple[type[Screen], PromptKind | TaskKind]] = [
    (HandOverScreen, TaskKind.ROLE),
    (TableScreen, PromptKind.NOMINATE),
    (TableScreen, PromptKind.COUNT_HANDS),
    (HandOverScreen, TaskKind.DISCARD),
    (HandOverScreen, TaskKind.ENACT),
    (TableScreen, PromptKind.INVESTIGATE),
    (HandOverScreen, TaskKind.PARTY),
    (TableScreen, PromptKind.SPECIAL_ELECTION),
    (TableScreen, PromptKind.EXECUTE),
]


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize(("screen", "what"), MOMENTS, ids=lambda part: str(getattr(part, "value", "")))
def test_the_game_comes_back_at_the_same_step(
    gather: Gather, screen: type[Screen], what: PromptKind | TaskKind
) -> None:
    seed = 0
    players = gather(seed=seed)
    players.sit_down(9)
    while not players.play_until(screen, what):
        seed += 1
        players = gather(seed=seed)
        players.program.home.set_aside()
        players.sit_down(9)
    asked, seen = players.screen, players.table.view(None)
    players = gather(seed=seed)
    assert players.shows(PageName.HOME)
    players.continue_offered()
    players.lay_open()
    if what is TaskKind.DISCARD:
        # The votes are told once more before the screen goes on.
        assert isinstance(players.screen, TableScreen)
        players.step()
    assert players.screen == asked
    assert players.table.view(None) == seen
    players.play_on()


def test_a_finished_game_is_not_offered_again(gather: Gather) -> None:
    players = gather(seed=1)
    players.sit_down(5)
    players.play_on()
    players.click(names.END_HOME)
    assert players.shows(PageName.HOME)
    assert not players.find(names.HOME_GO_ON).isVisible()


def test_the_public_table_goes_onto_a_second_screen_and_comes_back(gather: Gather) -> None:
    players = gather(seed=1)
    players.sit_down(5)
    action = players.program.menus["second_screen"]
    action.trigger()
    second = next(
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.objectName() == names.SECOND_SCREEN and widget.isVisible()
    )
    players.step()
    second.close()
    assert not action.isChecked()


def test_the_chronicle_opens_by_its_key(gather: Gather) -> None:
    players = gather(seed=1)
    players.sit_down(5)
    players.menu("chronicle")
    assert players.find(names.TABLE_CHRONICLE_ROWS).isVisible()
    players.menu("chronicle")
    assert not players.find(names.TABLE_CHRONICLE_ROWS).isVisible()


def test_help_and_settings_leave_a_private_moment_closed(gather: Gather) -> None:
    players = gather(seed=1)
    players.sit_down(5)
    players.play_until(HandOverScreen, TaskKind.DISCARD)
    asked = players.screen
    players.menu("help")
    assert players.shows(PageName.HELP)
    players.click(names.HELP_BACK)
    assert players.shows(PageName.HAND_OVER)
    assert players.screen == asked
    players.play_on()
