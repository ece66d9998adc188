"""Whom bots nominate."""

from __future__ import annotations

import pytest

from shgui.bots.electing import nominate
from shgui.bots.situation import Situation
from shgui.bots.thinker import Thinker
from shgui.engine.view import view_for
from tests.engine.stage import Stage


@pytest.mark.parametrize("chance", range(6))
@pytest.mark.parametrize(("players", "fascist"), [(5, 3), (7, 4), (10, 6)])
def test_fascists_keep_apart_as_long_as_nobody_suspects_anybody(
    players: int, fascist: int, chance: int
) -> None:
    state = Stage(players, first=fascist).state
    situation = Situation(view_for(state, fascist), (), (), "careful", bytes([chance] * 16))
    moment = Thinker(players).moment(situation)
    assert moment.fellows
    assert nominate(moment).target not in moment.fellows
