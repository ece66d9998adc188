"""Special elections called by bots."""

from __future__ import annotations

import pytest

from shgui.bots.thinking.power_choices import choose_special_election
from shgui.bots.thinking.situation import BotSituation
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.actions import CallSpecialElection
from shgui.engine.apply import list_legal_actions
from shgui.engine.types import Phase, Policy
from shgui.engine.view import view_for
from tests.engine.stage import Stage

F = Policy.FASCIST


@pytest.mark.parametrize("president", [3, 5, 6])
def test_a_liberal_a_fascist_and_hitler_call_somebody_who_may_be_called(president: int) -> None:
    stage = Stage(7, first=president - 2).govern_on(F, F).govern(F)
    state = stage.state
    assert (state.phase, state.president) == (Phase.SPECIAL_ELECTION, president)
    options = list_legal_actions(state, president)
    targets = [option.target for option in options if isinstance(option, CallSpecialElection)]
    moment = Thinker(7).build_moment(
        BotSituation(view_for(state, president), options, (), "careful", bytes(16))
    )
    assert choose_special_election(moment, targets) in targets
