"""The presidential powers. Rows are those of the house rulings."""

from __future__ import annotations

import pytest

from shgui.engine.actions import CallSpecialElection, EndPeek, Execute, Investigate, Nominate
from shgui.engine.apply import list_legal_actions
from shgui.engine.errors import Reason
from shgui.engine.events import (
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesPeeked,
    PowerGranted,
    RoundBegan,
    SpecialElectionCalled,
    TrackerAdvanced,
)
from shgui.engine.knowledge import Peeked, SawParty
from shgui.engine.types import Office, Party, Phase, Power, Role, Seat
from shgui.engine.view import view_for
from tests.engine.random_play import EDITIONS, SIZES
from tests.engine.stage import FASCIST, LIBERAL, Stage, cards

PHASES = {
    Power.INVESTIGATE: Phase.INVESTIGATE,
    Power.SPECIAL_ELECTION: Phase.SPECIAL_ELECTION,
    Power.PEEK: Phase.PEEK,
    Power.EXECUTE: Phase.EXECUTE,
}


def special_election(rules: str, players: int = 7) -> Stage:
    """President 2 of seven (or 3 of nine …) may call a special election."""
    stage = Stage(players, rules).govern_on(FASCIST, FASCIST).govern(FASCIST)
    assert stage.state.phase is Phase.SPECIAL_ELECTION
    return stage


def execution(rules: str, players: int = 7) -> Stage:
    stage = Stage(players, rules).govern_on(FASCIST, FASCIST, FASCIST).govern(FASCIST)
    assert stage.state.phase is Phase.EXECUTE
    return stage


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_each_fascist_policy_brings_the_power_of_its_slot(players: int, rules: str) -> None:
    stage = Stage(players, rules)
    for power in stage.state.setup.board[:5]:
        stage.govern(FASCIST)
        if power is None:
            assert stage.happened(PowerGranted) == []
            assert stage.state.phase is Phase.NOMINATE
            continue
        president = stage.state.president
        assert stage.happened(PowerGranted) == [PowerGranted(power, president)]
        assert (stage.state.phase, stage.state.on_move) == (PHASES[power], (president,))
        stage.use_power()


@pytest.mark.parametrize("rules", EDITIONS)
def test_liberal_policies_bring_no_power(rules: str) -> None:
    stage = Stage(9, rules)
    for _ in range(4):
        assert stage.govern(LIBERAL).state.phase is Phase.NOMINATE


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(("players", "before"), [(7, 1), (7, 2), (5, 2), (5, 3)])
def test_no_power_can_be_declined(players: int, before: int, rules: str) -> None:
    """Row 26: it must be used before the next round."""
    stage = Stage(players, rules).govern_on(*[FASCIST] * before).govern(FASCIST)
    president = stage.state.president
    assert len({type(action) for action in list_legal_actions(stage.state, president)}) == 1
    assert stage.refusal(president, Nominate(stage.harmless)) is Reason.WRONG_PHASE


@pytest.mark.parametrize("rules", EDITIONS)
def test_an_investigation_shows_the_party_and_to_the_president_alone(rules: str) -> None:
    stage = Stage(7, rules).govern_on(FASCIST).govern(FASCIST)
    president, hitler = stage.state.president, stage.hitler
    stage.use_power(hitler)
    assert stage.events[0] == PlayerInvestigated(president, hitler)
    assert isinstance(stage.events[1], RoundBegan)
    assert stage.state.memories[president][-1] == SawParty(2, hitler, Party.FASCIST)
    others = [seat for seat in range(7) if seat != president]
    assert not any(isinstance(memory, SawParty) for seat in others for memory in stage.state.memories[seat])


@pytest.mark.parametrize("rules", EDITIONS)
def test_nobody_is_investigated_twice_by_whichever_president(rules: str) -> None:
    """Row 25; `it.txt L191`."""
    stage = Stage(9, rules).govern(FASCIST).use_power(5).govern(FASCIST)
    second = stage.state.president
    assert second != 0
    assert stage.refusal(second, Investigate(5)) is Reason.TARGET_INVESTIGATED
    assert stage.refusal(second, Investigate(second)) is Reason.TARGET_SELF
    stage.use_power(0)
    assert stage.state.investigated == (0, 5)
    assert view_for(stage.state, None).investigated == (0, 5)


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_peek_shows_three_cards_and_moves_none(rules: str) -> None:
    stage = Stage(5, rules, top="FFL FFL FFL LFL").govern_on(FASCIST, FASCIST).govern(FASCIST)
    president, pile = stage.state.president, stage.state.deck
    assert stage.state.memories[president][-1] == Peeked(3, cards("LFL"))
    assert list_legal_actions(stage.state, president) == (EndPeek(),)
    assert stage.happened(PoliciesPeeked) == []
    stage.do(president, EndPeek())
    assert stage.events[0] == PoliciesPeeked(president)
    assert stage.state.deck == pile
    stage.elect(stage.harmless)
    assert stage.state.hand == cards("LFL")


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_special_election_goes_to_any_other_living_player(rules: str) -> None:
    """Row 16: not to oneself; to the next in turn and to the outgoing Chancellor too."""
    stage = special_election(rules)
    caller = stage.state.president
    assert stage.refusal(caller, CallSpecialElection(caller)) is Reason.TARGET_SELF
    targets = {
        action.target
        for action in list_legal_actions(stage.state, caller)
        if isinstance(action, CallSpecialElection)
    }
    assert targets == set(stage.state.alive) - {caller}
    assert {caller + 1, stage.state.chancellor} <= targets


@pytest.mark.parametrize("rules", EDITIONS)
def test_after_a_special_election_nobody_is_skipped(rules: str) -> None:
    stage = special_election(rules)
    caller = stage.state.president
    stage.use_power(5)
    assert stage.events == (SpecialElectionCalled(caller, 5), RoundBegan(4, 5, special=True))
    assert (stage.state.president, view_for(stage.state, None).resume) == (5, caller)
    stage.govern(LIBERAL)
    assert stage.state.president == caller + 1
    assert stage.events[-1] == RoundBegan(5, caller + 1, special=False)
    assert view_for(stage.state, None).resume is None


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_next_in_turn_may_stand_twice_running(rules: str) -> None:
    """Row 16; `nb.txt L174`."""
    stage = special_election(rules)
    caller = stage.state.president
    stage.use_power(caller + 1).govern(LIBERAL)
    assert stage.state.president == caller + 1


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_failed_special_election_goes_on_from_the_caller(rules: str) -> None:
    """Row 17."""
    stage = special_election(rules)
    caller = stage.state.president
    stage.use_power(6).reject()
    assert stage.happened(TrackerAdvanced) == [TrackerAdvanced(1)]
    assert stage.state.president == caller + 1


@pytest.mark.parametrize("rules", EDITIONS)
def test_limits_hold_in_a_special_election_and_for_its_caller(rules: str) -> None:
    """Row 18."""
    stage = special_election(rules)
    caller, chancellor = stage.state.government()
    stage.use_power(chancellor)
    assert dict(stage.state.term_limits) == {caller: Office.PRESIDENT, chancellor: Office.CHANCELLOR}
    assert stage.refusal(chancellor, Nominate(caller)) is Reason.TARGET_LAST_PRESIDENT
    special_chancellor = stage.harmless
    stage.govern(LIBERAL)
    assert dict(stage.state.term_limits) == {
        chancellor: Office.PRESIDENT,
        special_chancellor: Office.CHANCELLOR,
    }


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("victim_after_caller", [0, 1])
def test_the_seat_to_return_to_may_be_executed_meanwhile(victim_after_caller: int, rules: str) -> None:
    """Row 20: the caller himself, or whoever would have been next; the next living seat leads on."""
    stage = special_election(rules)
    caller = stage.state.president
    stage.use_power(5).govern(FASCIST)
    assert stage.state.phase is Phase.EXECUTE
    stage.use_power(caller + victim_after_caller)
    assert stage.state.president == caller + 1 + victim_after_caller


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_special_president_executed_later_is_skipped_like_anybody(rules: str) -> None:
    stage = special_election(rules)
    caller = stage.state.president
    stage.use_power(5).govern(LIBERAL)
    assert stage.state.president == caller + 1
    stage.govern(FASCIST).use_power(caller + 2)
    assert stage.state.president == caller + 3


@pytest.mark.parametrize("rules", EDITIONS)
def test_an_executed_player_who_was_next_is_skipped(rules: str) -> None:
    """Row 21."""
    stage = execution(rules, players=6).use_power(4)
    assert stage.events == (PlayerExecuted(3, 4), RoundBegan(5, 5, special=False))


@pytest.mark.parametrize("rules", EDITIONS)
def test_nobody_executes_himself_or_a_dead_player(rules: str) -> None:
    """Row 24."""
    stage = execution(rules, players=8)
    president = stage.state.president
    assert stage.refusal(president, Execute(president)) is Reason.TARGET_SELF
    victim: Seat = 0
    stage.use_power(victim).govern(FASCIST)
    assert stage.refusal(stage.state.president, Execute(victim)) is Reason.TARGET_EXECUTED


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_dead_are_never_investigated(rules: str) -> None:
    """Row 25. Only chaos could leave an investigation for after an execution, and it never does."""
    stage = execution(rules, players=9)
    stage.use_power(0)
    for seat in stage.state.alive:
        assert stage.refusal(seat, Investigate(0)) in (Reason.WRONG_PHASE, Reason.NOT_ON_MOVE)


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_role_of_whom_they_executed_stays_hidden(rules: str) -> None:
    """Row 33."""
    stage = execution(rules)
    victim = stage.state.setup.roles.index(Role.FASCIST)
    stage.use_power(victim)
    assert victim not in stage.state.alive
    for seat in (0, 1, None):
        view = view_for(stage.state, seat)
        assert view.roles is None
        assert dict(view.allies).get(victim) is None
    assert stage.events[0] == PlayerExecuted(stage.events[0].president, victim)  # type: ignore[union-attr]


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_dead_hold_no_office_and_have_no_say(rules: str) -> None:
    stage = execution(rules).use_power(0)
    for _ in range(6):
        assert 0 not in (stage.state.president, *stage.state.eligible, *stage.state.on_move)
        assert 0 not in stage.nominate(stage.harmless).state.on_move
        stage.vote(())
    assert list_legal_actions(stage.state, 0) == ()
