"""Where something stupid can be done it is noticed, and no bot does it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bots.laid import POSITIONS, Fool, Position
from tests.bots.scenarios import MOST

Laid = Callable[[], Position]
of_reasons = {"says_what_is_not_so"}
"""Looked at wherever a reason is given."""
laid = pytest.mark.parametrize("laid", POSITIONS, ids=[each.__name__.strip("_") for each in POSITIONS])


def test_every_scenario_is_laid() -> None:
    assert {each().scenario for each in POSITIONS} == set(MOST) - of_reasons


@laid
def test_whoever_does_it_is_noticed(laid: Laid) -> None:
    position = laid()
    assert position.counted(Fool(position)).did[position.scenario] == 1
