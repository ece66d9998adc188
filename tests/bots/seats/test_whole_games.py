"""A few whole games among people and bots; `python -m tests.bots.seats.whole_games` plays the others."""

import pytest
from PySide6.QtWidgets import QApplication

from shgui.engine.types import Outcome
from tests.bots.seats.whole_games import WAYS, play
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("number", [6, 9], ids=WAYS[2:])
def test_a_game_among_people_and_bots_comes_to_its_end(qapp: QApplication, number: int) -> None:
    weigher = play(("sample", number))
    assert weigher["way"] == WAYS[number // 3]
    assert weigher["outcome"] in set(Outcome)
