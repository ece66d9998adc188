"""A short run of the attacks that `python -m tests.phones.attacks` measures."""

from __future__ import annotations

import pytest

from tests.phones.attacks.players import LONGEST, suffer

ACTS = 3


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize(
    "kind",
    [
        "all requests of six addresses with the code",
        "six silent connections from each of 24 addresses",
        "two guests from each of 24 addresses",
        "a phone with a seat",
    ],
)
def test_players_go_on_and_newcomers_come_in(qapp: object, kind: str) -> None:
    noticed = suffer(kind, ACTS)
    assert len(noticed.acts) == ACTS
    assert max(*noticed.returns, *noticed.newcomers) < LONGEST
    assert noticed.connections > 0
    assert (noticed.faults, noticed.is_open) == (0, True)
