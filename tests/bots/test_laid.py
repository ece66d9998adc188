"""Stupid acts are noticed where they are possible, and no bot does them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shgui.bots.thinking.moment import CHARACTERS
from shgui.bots.thinking.thinker import Thinker
from tests.bots.laid import POSITIONS, Fool, Position
from tests.bots.scenarios import MOST

Laid = Callable[[], Position]
of_reasons = {"says_what_is_not_so"}
"""Looked at wherever a reason is given."""
now_and_then = {"buries_L_then_claims_LFF", "breaks_LLF_openly"}
"""People do it, too: how often it is done in whole games is counted."""
laid = pytest.mark.parametrize("laid", POSITIONS, ids=[each.__name__.strip("_") for each in POSITIONS])


def test_every_scenario_is_laid() -> None:
    assert {each().scenario for each in POSITIONS} == set(MOST) - of_reasons


@laid
def test_whoever_does_it_is_noticed(laid: Laid) -> None:
    position = laid()
    assert position.counted(Fool(position)).did[position.scenario] == 1


@laid
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_bot_does_it(laid: Laid, character: str) -> None:
    position = laid()
    thinker = Thinker(position.game.state.setup.players)
    for chance in range(3):
        counted = position.counted(thinker, character, str(chance))
        did = {name: counted.places[name] for name, times in counted.did.items() if times}
        assert {name: places for name, places in did.items() if name not in now_and_then} == {}
