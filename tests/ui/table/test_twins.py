"""Games that differ in secrets alone look, sound and last alike until what is revealed is revealed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Protocol

import pytest
from PySide6.QtGui import QImage

from shgui.engine.actions import Discard, Enact, Execute, Nominate, Vote
from shgui.engine.deal import new_game
from shgui.engine.editions import edition
from shgui.engine.state import Rigging, State
from shgui.ui.moments.script import Script, Tempo, length
from shgui.ui.theme import REDUCED, Motion, Pace
from tests.ui.games import SEED, after, deck, elected, roles
from tests.ui.moments.games_told import FASCIST, Pair
from tests.ui.moments.test_scripts import script
from tests.ui.table.tables import MakeTable, Table, public_table

MOTIONS = [Motion(), Motion(pace=Pace.BRISK), REDUCED]
CHOSEN = 5
STEP = 100.0


def dealt(*, hitler: bool) -> State:
    """Whether it is Hitler who will be chosen."""
    held = list(roles(10))
    if hitler:
        held[0], held[CHOSEN] = held[CHOSEN], held[0]
    rigging = Rigging(roles=tuple(held), deck=deck("FFF"), first=1)
    state = new_game(10, edition("official"), SEED, rigging)[0]
    state.fascist = 3
    return state


def asked(*, hitler: bool) -> Pair:
    before = after(dealt(hitler=hitler), (1, Nominate(CHOSEN)))
    return before, after(before, *((seat, Vote(True)) for seat in range(10)))


def executed(*, hitler: bool) -> Pair:
    before = after(elected(dealt(hitler=hitler), 4), (1, Discard(FASCIST)), (4, Enact(FASCIST)))
    return before, after(before, (1, Execute(CHOSEN)))


class Make(Protocol):
    def __call__(self, *, hitler: bool) -> Pair: ...


def told(table: Table, pair: Pair) -> Iterator[tuple[float, QImage, list[object], list[str]]]:
    before, behind = pair
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(behind, since=before))
    stage = table.page.stage
    stage.pause()
    elapsed = 0.0
    while stage.playing:
        stage.advance_to(elapsed)
        yield (
            elapsed,
            table.page.grab().toImage(),
            list(table.said.sounds),
            list(table.said.announced),
        )
        elapsed += STEP


def revealed(make: Make, motion: Motion) -> int:
    """When the first step begins in which the scripts differ."""
    one, other = (script(make(hitler=hitler), motion) for hitler in (False, True))
    return length(takewhile_equal(one, other), Tempo.of(motion))


def takewhile_equal(one: Script, other: Script) -> Script:
    pairs = zip(one, other, strict=False)
    return tuple(mine for mine, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


@pytest.mark.parametrize("make", [asked, executed])
@pytest.mark.parametrize("motion", MOTIONS)
def test_who_it_is_shows_nowhere_before_its_step(make: Make, motion: Motion, make_table: MakeTable) -> None:
    one, other = (told(make_table(motion=motion), make(hitler=hitler)) for hitler in (False, True))
    alike = 0.0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        alike = mine[0]
    assert revealed(make, motion) - STEP <= alike < revealed(make, motion) + STEP
