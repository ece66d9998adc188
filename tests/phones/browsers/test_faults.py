"""Nothing that befalls a phone or the desktop in the middle of a private moment costs more than a moment."""

from __future__ import annotations

from shgui.engine.types import Outcome
from shgui.table.private_moments import Purpose
from tests.phones.browsers.conftest import Gather
from tests.phones.browsers.faults import (
    Befalling,
    befall,
    changed_wifi,
    forget,
    frozen,
    goes_on,
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


def test_what_was_under_way_when_the_network_changed_is_no_answer(gather: Gather) -> None:
    evening = gather(Plan(5, Outcome.HITLER_CHANCELLOR, on_phones=frozenset((0, 1))), ())
    evening.sit_down()
    mine, other = evening.phones[0], evening.phones[1]
    mine.wait_to_be_asked(Purpose.ROLE)
    other.wait_to_be_asked(Purpose.ROLE)
    forget(mine)
    evening.relay.silence(0)
    since = changed_wifi(mine)
    # Something comes to every phone, with nothing in it for this one.
    other.hold()
    other.sides()
    goes_on(mine, since)
    other.lift()
