"""Whole evenings by mouse alone, by keys alone and by touch alone, in each pace, and what they take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from shgui.engine.editions import get_edition
from shgui.engine.events import VotesRevealed
from shgui.presentation.screens import PromptKind, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Options, Voting
from shgui.table.seating import Player
from shgui.ui.settings.settings import MotionChoice, Settings, SettingsFile
from shgui.ui.shell.pages import PageName
from shgui.ui.theme import Pace
from tests.ui.evening_players import PLAYERS
from tests.ui.programs import QUIET
from tests.ui.three_ways import OneWay, Way

pytestmark = pytest.mark.qt_log_ignore(QUIET, "raise", "grabbing the keyboard")

PACES = {
    "brisk": Settings(motion=MotionChoice.FULL, pace=Pace.BRISK, muted=True),
    "dramatic": Settings(motion=MotionChoice.FULL, pace=Pace.DRAMATIC, muted=True),
    "calm": Settings(motion=MotionChoice.REDUCED, muted=True),
}
SEEDS = {Way.MOUSE: 1, Way.KEYS: 2, Way.TOUCH: 3}

Gather = Callable[[Way, str, int], OneWay]


@pytest.fixture
def gather(qapp: QApplication, folders: UserFolders, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gather]:
    gathered: list[OneWay] = []

    def come(way: Way, pace: str, seed: int) -> OneWay:
        # Nothing moves on by itself, however slow the machine is.
        monkeypatch.setattr("shgui.ui.widgets.animation_stage.time", SimpleNamespace(monotonic=lambda: 0.0))
        monkeypatch.setattr("shgui.table.sealed_deal.fresh_seed", lambda: Random(seed).randbytes(32))
        SettingsFile(folders.settings / "settings.json").save(PACES[pace])
        gathered.append(OneWay(qapp, folders, way, seed=seed))
        return gathered[-1]

    yield come
    for players in gathered:
        players.close()


def group_of_an_earlier_evening(players: OneWay, voting: Voting) -> None:
    seating = [Player(name, "en") for name in PLAYERS[:5]]
    players.program.library_access.library.start(seating, Options(get_edition("official"), "en", voting))
    players.program.router.open(PageName.HOME)
    players.program.home.set_aside()
    players.application.processEvents()


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("pace", PACES)
def test_a_whole_evening(gather: Gather, way: Way, pace: str) -> None:
    """From the first page to the review and the next game of the same group. Focus never rests on what takes
    back, claims, shows or ends, and what hurries a moment does nothing else.
    """
    players = gather(way, pace, SEEDS[way])
    if way is not Way.KEYS:
        group_of_an_earlier_evening(players, Voting.HANDS)
    players.lay_table(5)
    played = players.table.game
    players.play_on()
    assert players.told > 20
    players.save_missing_recaps()
    assert players.table.game != played
    assert [player.name for player in players.table.players] == list(PLAYERS[:5])


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("way", Way)
def test_what_a_deal_and_an_ordinary_round_of_seven_take(gather: Gather, way: Way) -> None:
    """A hold, with what is slid to or typed meanwhile, is one action."""
    players = gather(way, "brisk", 3)
    players.sit_down(7)
    players.play_until(TableScreen, PromptKind.NOMINATE)
    deal, players.clicks = players.clicks, 0
    start = players.table.view(None).round
    while players.table.view(None).round == start:
        players.step()
    view = players.table.view(None)
    assert view.liberal + view.fascist == 1
    assert deal <= 16
    assert players.clicks <= 12


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("way", Way)
def test_what_a_vote_by_ballots_of_five_takes(gather: Gather, way: Way) -> None:
    """From the nomination until all see how everybody voted."""
    players = gather(way, "brisk", 3)
    players.sit_down(5, Voting.BALLOTS)
    players.play_until(TableScreen, PromptKind.NOMINATE)
    players.clicks = 0
    while not any(isinstance(event, VotesRevealed) for event in players.table.view(None).history):
        players.step()
    assert players.clicks <= 24
