"""A story page on a window."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shgui.ui.after_game.review import Review
from shgui.ui.after_game.review_page import ReviewPage
from shgui.ui.file_dialogs import FileToSave
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from tests.ui.asked import RecordingRouter, RecordingStarter
from tests.ui.hands import lay


def save_at(path: Path | str, file: FileToSave, say: Callable[[str], None]) -> None:
    """Save where a test wants it, without a dialog; an empty path cancels."""
    if path:
        Path(path).write_bytes(file.make())
        say(f"Saved: {path}")


def save_nowhere(_file: FileToSave, _say: Callable[[str], None]) -> None:
    """Cancel every dialog."""


MakePage = Callable[..., ReviewPage]


@pytest.fixture
def router() -> RecordingRouter:
    return RecordingRouter()


@pytest.fixture
def make_page(qtbot: QtBot, renderer: Renderer, router: RecordingRouter, english: Catalogue) -> MakePage:
    windows = []

    def make(review: Review, file: Path | str = "", *, same_group: bool = True) -> ReviewPage:
        page = ReviewPage(
            UiContext(renderer, english), router, RecordingStarter(router.asked), partial(save_at, file)
        )
        broadcast(page)
        windows.append(lay(qtbot, page))
        page.show_review(review, same_group=same_group)
        page.finish_computing()
        return page

    return make
