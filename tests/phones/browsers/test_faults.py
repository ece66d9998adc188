"""Nothing that befalls a phone or the desktop in the middle of a private moment costs more than a moment."""

from __future__ import annotations

from shgui.engine.types import Outcome
from shgui.table.private_moments import Purpose
from tests.phones.browsers.conftest import Gather
from tests.phones.browsers.faults import (
    Befalling,
    befall,
    frozen,
    killed,
    offline,
    reloaded,
    taken_over,
    to_another_wifi,
)
from tests.phones.browsers.plans import Plan

FEW: Befalling = {
    Purpose.ROLE: (reloaded, killed),
    Purpose.BALLOT: (taken_over, killed),
    Purpose.DISCARD: (offline, killed),
    Purpose.ENACT: (frozen, killed),
    Purpose.PEEK: (to_another_wifi,),
}
"""Each once, and the worst of them where something lies in somebody's hand."""


def test_a_game_goes_on_whatever_befalls(gather: Gather) -> None:
    evening = gather(Plan(5, Outcome.HITLER_CHANCELLOR), ())
    evening.sit_down()
    befallen = befall(evening, FEW)
    end = evening.play()
    assert end["outcome"] == Outcome.HITLER_CHANCELLOR
    assert len(befallen) == sum(map(len, FEW.values()))
