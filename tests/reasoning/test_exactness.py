"""What is reckoned equals the dull way of reckoning it: a sample of `python -m tests.reasoning.exactness`."""

import pytest

from tests.engine.random_play import EDITIONS
from tests.reasoning.exactness import compare_game


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", [5, 6])
def test_what_is_proven_equals_every_way_counted_one_by_one(players: int, rules: str) -> None:
    assert compare_game(players, rules, seed=1, rows=2).worst < 1e-9
