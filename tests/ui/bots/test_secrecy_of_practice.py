"""Whoever practises alone learns nothing of the bots: games that differ in their secrets look the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from shgui.engine.state import Rigging
from shgui.engine.types import Policy, Role
from shgui.presentation.screens import HandOverScreen
from shgui.storage.user_folders import UserFolders
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from tests.bots.seats.driven import ThoughtsAtOnce
from tests.ui.bots.among_bots import AmongBots, all_but, company
from tests.ui.bots.scripted import ScriptedMind
from tests.ui.programs import QUIET
from tests.ui.secrecy_watch import Sight, look_at

pytestmark = pytest.mark.qt_log_ignore(QUIET)

PERSON = 2
SEED = bytes(32)
DECK = tuple(Policy(card) for card in "FFLFFLFLFFLFFLLFF")
MOST_LOOKS = 60
_AN_HOUR = 3_600_000
"""In milliseconds."""


def rigging(*, swapped: bool, with_hitler: bool) -> Rigging:
    """The person is a Liberal; who among the bots is what else differs."""
    followers = [Role.LIBERAL, Role.FASCIST, Role.LIBERAL, Role.FASCIST, Role.LIBERAL]
    bots = [*followers, Role.HITLER]
    if swapped:
        bots = [*followers[::-1], Role.HITLER]
        bots = bots[1:] + bots[:1] if with_hitler else [*bots[1:5], bots[0], bots[5]]
    return Rigging(roles=(*bots[:PERSON], Role.LIBERAL, *bots[PERSON:]), deck=DECK, first=0)


class Looking(AmongBots):
    """Looks at the whole window after each thing that is done."""

    def __init__(self, application: QApplication, folders: UserFolders) -> None:
        super().__init__(application, folders, seed=4)
        self.sights: list[Sight] = []

    def watch(self, policies: int) -> None:
        """Until so many Fascist ones are enacted, or roles are to be turned."""
        while len(self.sights) < MOST_LOOKS and self.table.view(None).fascist < policies and not self.over:
            # Of an open hand of the person's own everything is compared, too: it is the same.
            name = type(self.screen).__name__
            self.sights.append(look_at(self.window, f"{len(self.sights)} {name}", hand_open=False))
            if isinstance(self.screen, HandOverScreen):
                assert self.screen.seat == PERSON
            self._read_slip()
            self.step()

    def _read_slip(self) -> None:
        """Put away what a bot says: one look is the time that it takes to read it."""
        page = self.program.window.page(PageName.TABLE)
        assert isinstance(page, TablePage)
        page.speech.skip()


Twins = tuple[list[Sight], list[Sight]]
Play = Callable[[bool, int], Twins]


@pytest.fixture
def play(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    # Cards lie in an order that nobody can foresee.
    monkeypatch.setattr("secrets.SystemRandom", lambda: Random(1))
    # Slips are put away by the test alone, however long a step takes.
    monkeypatch.setattr("shgui.ui.table.speech_notes.compute_reading_ms", lambda _: _AN_HOUR)
    monkeypatch.setattr("shgui.ui.table.speech_notes.compute_glance_ms", lambda _: _AN_HOUR)

    def one(*, swapped: bool, with_hitler: bool, policies: int) -> list[Sight]:
        folders = UserFolders(tmp_path / f"data {swapped}", tmp_path / f"settings {swapped}")
        thoughts = ThoughtsAtOnce(make_player=lambda _: ScriptedMind(keeps=swapped))
        with company(thoughts) as made:
            playing = Looking(qapp, folders)
            playing.sit_among(
                7,
                all_but(7, PERSON),
                made,
                rigging=rigging(swapped=swapped, with_hitler=with_hitler),
                seed=SEED,
            )
            playing.watch(policies)
            playing.close()
        return playing.sights

    def both(with_hitler: bool, policies: int) -> Twins:
        return tuple(  # type: ignore[return-value]
            one(swapped=swapped, with_hitler=with_hitler, policies=policies) for swapped in (False, True)
        )

    return both


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(("with_hitler", "policies"), [(True, 3), (False, 6)], ids=["Hitler, too", "others"])
def test_nothing_that_can_be_seen_or_heard_tells_games_apart(
    play: Play, with_hitler: bool, policies: int
) -> None:
    one, other = play(with_hitler, policies)
    assert [sight.after for sight in one] == [sight.after for sight in other]
    assert len(one) > 20
    for first, second in zip(one, other, strict=True):
        told = [(a, b) for a, b in zip(first.facts, second.facts, strict=False) if a != b]
        assert told == [], first.after
        assert first.pixels == second.pixels, first.after
