"""Claims of fascists about sessions, and moments without any."""

from __future__ import annotations

import pytest

from shgui.bots.thinking.moment import BotMoment
from shgui.bots.thinking.session_choices import SessionOutlook, choose_session_claim
from shgui.bots.thinking.situation import BotOccasion, BotSituation
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.types import Policy
from shgui.engine.view import view_for
from shgui.reasoning.claim_values import DrewClaim, ReceivedClaim
from tests.engine.stage import Stage

F = Policy.FASCIST


def situation(stage: Stage, seat: int) -> BotSituation:
    return BotSituation(view_for(stage.state, seat), (), (), "careful", bytes(16))


def moment(stage: Stage, seat: int) -> BotMoment:
    return Thinker(stage.state.setup.players).build_moment(situation(stage, seat))


def test_of_a_session_that_never_was_nothing_is_said() -> None:
    stage = Stage(7, first=4).govern(F, 1)
    assert isinstance(choose_session_claim(moment(stage, 4), 1, True), DrewClaim)
    assert choose_session_claim(moment(stage, 4), 9, True) is None


@pytest.mark.parametrize("kind", [DrewClaim, ReceivedClaim])
def test_who_saw_nothing_claims_nothing(kind: type[DrewClaim | ReceivedClaim]) -> None:
    stage = Stage(7, first=4).govern(F, 1)
    assert Thinker(7).choose_claim(situation(stage, 5), BotOccasion(kind, 1)) is None


def test_a_peek_is_no_session_to_think_through() -> None:
    with pytest.raises(ValueError, match="no session"):
        SessionOutlook(moment(Stage(5).govern_on(F, F, F), 4))
