"""The page on a window of its own, and what it asked for."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.after_game.replay.watched import Watched


@pytest.fixture
def watched(qtbot: QtBot) -> Iterator[Watched]:
    watched = Watched()
    qtbot.addWidget(watched.page)
    yield watched
    watched.page.table.stage.finish()
