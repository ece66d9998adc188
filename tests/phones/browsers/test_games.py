"""Whole games in real browsers with the running program, each phone in another language."""

from __future__ import annotations

import pytest

from tests.phones.browsers.conftest import Gather
from tests.phones.browsers.plans import SHORT, Plan


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("plan", SHORT, ids=lambda plan: plan.name)
def test_a_game_is_played_to_its_planned_end(gather: Gather, plan: Plan) -> None:
    webkit = min(plan.phones)
    evening = gather(plan, (webkit,))
    evening.sit_down()
    end = evening.play()
    assert end["outcome"] == plan.ending
    evening.turn_the_roles()
    for seat, phone in evening.phones.items():
        phone.wait("page.block.over")
        assert phone.shown.seat == seat
    assert evening.complaints() == []
    evening.go_home()
    for phone in evening.phones.values():
        phone.wait("page.block.block === 'gone' || page.state === 'over'")
        assert phone.browser.evaluate("Object.keys(localStorage)") == []
