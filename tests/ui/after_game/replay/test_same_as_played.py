"""Watching again equals the game. Many more games: `python -m tests.ui.after_game.replay.same_as_played`."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.after_game.replay.same_as_played import Played, differences
from tests.ui.after_game.replay.watched import Watched


@pytest.mark.parametrize("number", [1, 2])
def test_each_step_shows_what_was_shown_in_play(number: int, watched: Watched, qtbot: QtBot) -> None:
    played = Played()
    qtbot.addWidget(played.table)
    assert differences(number, watched, played) == []
