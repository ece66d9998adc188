"""A bot's estimate of a table, and the players it takes for convicted."""

from __future__ import annotations

import pytest

from shgui.bots.thinking.moment import BotMoment
from shgui.bots.thinking.situation import BotSituation, StandingClaims
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.events import VotesRevealed
from shgui.engine.types import Policy
from shgui.engine.view import view_for
from shgui.reasoning.claim_values import Claim, DrewClaim
from tests.bots.teams import game_of
from tests.engine.stage import Stage

F, L = Policy.FASCIST, Policy.LIBERAL


def moment(stage: Stage, seat: int, *claims: Claim) -> BotMoment:
    state = stage.state
    told = (StandingClaims(len(state.history), claims),) if claims else ()
    situation = BotSituation(view_for(state, seat), (), told, "careful", bytes(16))
    return Thinker(state.setup.players).build_moment(situation)


def test_a_table_is_not_lenient_before_there_is_anything_to_go_by() -> None:
    assert moment(Stage(7), 4).leniency == 0
    assert moment(Stage(7).govern_on(L, L), 4).leniency == 0


def test_a_table_that_says_ja_to_everything_is_lenient() -> None:
    stage = Stage(10).govern_on(F, L, L)
    assert moment(stage, 4).leniency == 1


def test_a_table_that_turns_governments_down_is_not_lenient() -> None:
    stage = Stage(10).govern_on(F).reject().reject()
    assert moment(stage, 4).leniency == 0


def test_fascists_count_no_votes_of_their_own() -> None:
    stage = Stage(10).govern_on(F)
    for _ in range(2):
        stage.nominate(stage.harmless).vote(range(6))
        stage.pass_on(L).enact(L)
    assert moment(stage, 8).leniency == 1
    assert moment(stage, 0).leniency < 1


def a_liar_stands_for_election() -> tuple[Stage, Claim]:
    """Seat 4 says that he passed a liberal policy on; seat 0 was Chancellor, and knows better."""
    stage = Stage(7, first=4, top="FFF FFL").govern(F, 0).govern(L, 1).nominate(4)
    return stage, DrewClaim(4, 1, (F, F, L))


def test_whoever_was_there_knows_a_liar_for_what_he_is_and_others_dont() -> None:
    stage, lie = a_liar_stands_for_election()
    assert moment(stage, 0, lie).estimate.convicted == {4}
    assert moment(stage, 1, lie).estimate.convicted == frozenset()


@pytest.mark.parametrize("players", [5, 7, 10])
def test_the_first_government_is_elected_as_nobody_knows_anything(players: int) -> None:
    passed = 0
    for number in range(8):
        game = game_of("ours", "ours", players, "first", number)
        while not (votes := [e for e in game.state.history if isinstance(e, VotesRevealed)]):
            game.step()
        passed += 2 * sum(ja for _, ja in votes[0].ballots) > players
    assert passed >= 6


def test_it_is_liberals_who_overlook_more_where_they_would_win_too_often() -> None:
    def blur(players: int, seat: int) -> float:
        return abs(moment(Stage(players), seat).draw_error("any"))

    assert [Stage(players).state.setup.roles[-2].value for players in (6, 7)] == ["fascist", "fascist"]
    assert blur(6, 0) > 5 * blur(6, 4)
    assert blur(7, 0) == blur(7, 5)


def test_people_read_less_out_of_votes_than_a_bot_does() -> None:
    stage = Stage(7).govern_on(F, F, F).reject()
    estimate = moment(stage, 0).estimate
    own = estimate.assignments.compute_hitler_chances(estimate.weights)
    assert sum(estimate.hitler_to_people) == pytest.approx(1)
    assert max(estimate.hitler_to_people) < max(own)
