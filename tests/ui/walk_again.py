"""The game that has just been played, watched again on the walk through the whole program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName

if TYPE_CHECKING:
    from tests.ui.walk import Walk


def watch_again(walk: Walk) -> None:
    """From its middle, at which its cards lay hidden; back is where one was."""
    game = walk.program.library_access.library.finished(walk.table.game)
    walk.program.router.open(PageName.WATCH, game, len(game.steps) // 2)
    walk.look("watch")
    walk.click_and_look(names.WATCH_HIDDEN, "watch, hidden")
    walk.click(names.WATCH_BACK)
