"""A program that stays in the middle of a moment until somebody kills it.

Run as `python -m tests.ui.forced.killed FOLDER MOMENT`, with the name of what leads to it.
"""

import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from shgui.storage.user_folders import UserFolders
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Motion
from tests.ui.forced.directed import Directed
from tests.ui.forced.moments_reached import MOMENTS, bring_about
from tests.ui.table.animation.points import points


def main(folder: Path, name: str) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication([])
    players = Directed(application, UserFolders(folder / "data", folder / "settings"))
    (moment,) = (each for each in MOMENTS if each.reach.__name__ == name)
    moment.reach(players)
    players.move(Motion())
    bring_about(players, moment)
    players.lay_open()
    page = players.program.window.page(PageName.TABLE)
    assert isinstance(page, TablePage)
    page.stage.stop_timer()
    at = points(page.stage)
    page.stage.advance_to(at[len(at) // 2])
    assert page.stage.showpiece
    sys.stdout.write("in the middle\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
