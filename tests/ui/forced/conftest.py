"""Groups at the window, once by mouse and once by keys; and a group again after its program died."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shgui.storage.user_folders import UserFolders
from tests.ui.forced.directed import Directed

Gather = Callable[[UserFolders], Directed]
Restart = Callable[[Directed], Directed]


@pytest.fixture(params=[False, True], ids=["mouse", "keys"])
def gather(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Gather]:
    """One program at a time: the one before is closed."""
    gathered: list[Directed] = []

    def sit_down(folders: UserFolders) -> Directed:
        for players in gathered:
            players.close()
        gathered.append(Directed(qapp, folders, by_keys=request.param))
        return gathered[-1]

    yield sit_down
    for players in gathered:
        players.close()


@pytest.fixture
def players(gather: Gather, folders: UserFolders) -> Directed:
    return gather(folders)


@pytest.fixture
def restart(gather: Gather) -> Restart:
    """Pull the plug and start again on what is left."""

    def again(players: Directed) -> Directed:
        return gather(players.die())

    return again
