"""The whole program with bots at the table: whole games by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shgui.table.options import Voting
from shgui.table.paths import UserFolders
from tests.ui.bots.among_bots import AmongBots, Company, all_but, company
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)


@pytest.fixture
def bots() -> Iterator[Company]:
    with company() as made:
        yield made


@pytest.fixture
def play(qapp: QApplication, folders: UserFolders, bots: Company) -> Iterator[AmongBots]:
    playing = AmongBots(qapp, folders, seed=1)
    yield playing
    playing.close()


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("voting", Voting)
def test_one_person_practises_to_the_end(
    play: AmongBots, bots: Company, voting: Voting, by_keys: bool
) -> None:
    play.by_keys = by_keys
    play.sit_among(5, all_but(5, 2), bots, voting=voting)
    play.play_on()
    assert play.over


@pytest.mark.parametrize("voting", Voting)
def test_people_and_bots_play_to_the_end(play: AmongBots, bots: Company, voting: Voting) -> None:
    play.sit_among(6, frozenset({1, 4}), bots, voting=voting)
    play.play_on()
    assert play.over
