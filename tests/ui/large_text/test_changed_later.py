"""Pages that were opened before the text was made larger in the settings."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from shgui.storage.user_folders import UserFolders
from shgui.ui.shell.pages import PageName
from shgui.ui.widgets.type_button import TypeButton
from tests.ui.large_text.measures import settle
from tests.ui.programs import FIVE, QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

Open = Callable[[Started], object]
PAGES: dict[str, Open] = {
    "help": lambda started: started.menu("help"),
    "evenings": lambda started: started.menu("saved_games"),
    "new table": lambda started: started.menu("new_table"),
    "phones": lambda started: started.program.router.open(PageName.PHONES),
    "guide": lambda started: started.menu("guide"),
}


@pytest.fixture
def start(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[int], Started]]:
    running: list[Started] = []

    def begin(percent: int) -> Started:
        folder = tmp_path / str(len(running))
        started = Started(qapp, UserFolders(folder / "data", folder / "settings"), "en")
        running.append(started)
        started.window.resize(1280, 720)
        started.program.preferences.change(text_percent=percent)
        # A game that waits to be continued.
        started.new_table(*FIVE)
        started.menu("home")
        settle()
        return started

    yield begin
    for program in running:
        program.close()


def places(started: Started) -> dict[str, QRect]:
    """Where each button with words lies on the page."""
    settle()
    current = started.program.window.current
    assert current is not None
    page = started.program.window.page(current)
    return {
        button.objectName(): QRect(button.mapTo(page, button.rect().topLeft()), button.size())
        for button in page.findChildren(TypeButton)
        if button.isVisible()
    }


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("page", PAGES)
def test_buttons_are_as_large_as_on_a_page_opened_afterwards(
    start: Callable[[int], Started], page: str
) -> None:
    changed = start(100)
    PAGES[page](changed)
    settle()
    changed.menu("settings")
    settle()
    changed.program.preferences.change(text_percent=200)
    settle()
    changed.menu("home")
    PAGES[page](changed)
    lying = places(changed)
    changed.close()
    opened = start(200)
    PAGES[page](opened)
    assert lying == places(opened)
