"""Nominations by bots, and votes on their own candidacy."""

from __future__ import annotations

import pytest

from shgui.bots.thinking.election_choices import choose_nominee, choose_vote
from shgui.bots.thinking.situation import BotSituation
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.actions import Nominate
from shgui.engine.view import view_for
from tests.engine.stage import Stage


@pytest.mark.parametrize("chance", range(6))
@pytest.mark.parametrize(("players", "fascist"), [(5, 3), (7, 4), (10, 6)])
def test_fascists_keep_apart_as_long_as_nobody_suspects_anybody(
    players: int, fascist: int, chance: int
) -> None:
    state = Stage(players, first=fascist).state
    situation = BotSituation(view_for(state, fascist), (), (), "careful", bytes([chance] * 16))
    moment = Thinker(players).build_moment(situation)
    assert moment.fellows
    assert choose_nominee(moment).target not in moment.fellows


def first_votes(players: int, voter: int) -> set[bool]:
    """An easy bot's, on the first government, with any luck."""
    stage = Stage(players)
    stage.do(stage.state.president, Nominate(1))
    found = set()
    for chance in range(24):
        situation = BotSituation(view_for(stage.state, voter), (), (), "easy", bytes([chance] * 16))
        found.add(choose_vote(Thinker(players).build_moment(situation)).ja)
    return found


@pytest.mark.parametrize("players", [5, 6, 8])
def test_on_the_own_candidacy_even_the_easy_vote_in_no_mood(players: int) -> None:
    assert first_votes(players, 1) == {True}
    assert first_votes(players, 2) == {True, False}
