"""Each switch makes a difference: the same moment under the official rules and under the book that has it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shgui.engine.actions import Discard, Enact, Nominate
from shgui.engine.editions import find_differences, get_edition
from shgui.engine.errors import Reason
from shgui.engine.events import ChaosBroke, DeckReshuffled, GovernmentElected, TrackerAdvanced, TrackerReset
from shgui.engine.knowledge import PutAway, Received
from shgui.engine.types import Office, Phase, Policy
from tests.engine.random_play import EDITIONS, game
from tests.engine.stage import FASCIST, LIBERAL, Stage, cards

LIKE_OFFICIAL = {
    "term_limit_basis": ("official", "pl", "it", "nb", "ru"),
    "five_rule": ("official", "pl", "it", "nb", "ru"),
    "tracker_reset": ("official", "pl", "it", "nb", "ru"),
    "session_reshuffle_at_most": ("official", "pl", "pt_BR", "nb", "ru"),
    "shuffle_before_pass": ("official", "pl", "pt_BR", "nb", "ru"),
}


def after_a_veto(rules: str) -> tuple[Stage, tuple[int, int], tuple[int, int]]:
    """Eight players, six of them left; a government enacted, and the next one vetoed."""
    stage = Stage(8, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST)
    stage.elect(stage.harmless)
    enacting = stage.state.government()
    stage.pass_on(LIBERAL).enact(LIBERAL)
    stage.elect(stage.harmless).discard(stage.state.hand[0])
    vetoing = stage.state.government()
    return stage.propose_veto().answer_veto(True), enacting, vetoing


@pytest.mark.parametrize("rules", LIKE_OFFICIAL["term_limit_basis"])
def test_limits_come_from_the_government_elected_last(rules: str) -> None:
    """`pl.txt L97`, `it.txt L126`, `nb.txt L109`, `ru.txt L88`: the vetoing pair, who was elected."""
    stage, _, (president, chancellor) = after_a_veto(rules)
    assert dict(stage.state.term_limits) == {president: Office.PRESIDENT, chancellor: Office.CHANCELLOR}


def test_limits_come_from_the_government_that_enacted_last() -> None:
    """`pt_BR.txt L90`: the older pair stays limited, and the vetoing one is free."""
    stage, (president, chancellor), vetoing = after_a_veto("pt_BR")
    assert dict(stage.state.term_limits) == {president: Office.PRESIDENT, chancellor: Office.CHANCELLOR}
    free = [seat for seat in vetoing if seat not in (president, chancellor, stage.state.president)]
    assert free
    assert all(stage.may(stage.state.president, Nominate(seat)) for seat in free)


def test_an_elected_government_is_not_limited_before_it_enacts() -> None:
    """`pt_BR.txt L90`."""
    stage = Stage(7, "pt_BR").elect(1)
    assert len(stage.state.term_limits) == 0
    stage.pass_on(FASCIST)
    assert len(stage.state.term_limits) == 0
    stage.enact(FASCIST)
    assert dict(stage.state.term_limits) == {0: Office.PRESIDENT, 1: Office.CHANCELLOR}
    assert len(Stage(7, "official").elect(1).state.term_limits) == 2


def test_a_policy_out_of_chaos_has_no_government_to_limit() -> None:
    """`pt_BR.txt L90` with `L104`: nobody enacted it."""
    stage = Stage(7, "pt_BR").govern(LIBERAL).reject().reject().reject()
    assert stage.happened(ChaosBroke)
    assert len(stage.state.term_limits) == 0
    stage.elect(stage.harmless)
    assert len(stage.state.term_limits) == 0


def five_left_of(players: int, rules: str) -> Stage:
    stage = Stage(players, rules).govern_on(FASCIST, FASCIST, FASCIST).govern(FASCIST)
    stage.use_power()
    if players == 7:
        stage.govern(FASCIST).use_power()
    assert len(stage.state.alive) == 5
    return stage


@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.parametrize("rules", LIKE_OFFICIAL["five_rule"])
def test_with_five_left_the_last_president_is_free(rules: str, players: int) -> None:
    """`pl.txt L99`, `it.txt L131`, `nb.txt L111`, `ru.txt L90`."""
    stage = five_left_of(players, rules)
    assert list(dict(stage.state.term_limits).values()) == [Office.CHANCELLOR]


@pytest.mark.parametrize("players", [6, 7])
def test_with_five_left_of_more_both_stay_limited(players: int) -> None:
    """`pt_BR.txt L90` speaks of a game of five."""
    stage = five_left_of(players, "pt_BR")
    limits = {office: seat for seat, office in stage.state.term_limits}
    assert stage.refusal(stage.state.president, Nominate(limits[Office.PRESIDENT])) is (
        Reason.TARGET_LAST_PRESIDENT
    )


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_game_of_five_frees_the_last_president_under_every_book(rules: str) -> None:
    stage = Stage(5, rules).govern(LIBERAL)
    assert stage.may(1, Nominate(0))


@pytest.mark.parametrize("rules", LIKE_OFFICIAL["tracker_reset"])
def test_an_election_leaves_the_tracker_where_it_is(rules: str) -> None:
    """`pl.txt L112`, `it.txt L147`, `nb.txt L124`, `ru.txt L106`."""
    stage = Stage(7, rules).reject().reject().elect(3)
    assert stage.state.tracker == 2
    assert stage.happened(TrackerReset) == []


def test_an_election_resets_the_tracker() -> None:
    """`pt_BR.txt L104`."""
    stage = Stage(7, "pt_BR").reject().reject().elect(3)
    assert stage.state.tracker == 0
    assert stage.events[1:3] == (GovernmentElected(2, 3), TrackerReset())
    stage.pass_on(LIBERAL).enact(LIBERAL)
    assert stage.happened(TrackerReset) == []


@pytest.mark.parametrize("rules", LIKE_OFFICIAL["tracker_reset"])
def test_a_veto_can_be_the_third_failure(rules: str) -> None:
    """Row 1 of the house rulings."""
    stage = Stage(7, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST).reject().reject()
    stage.veto()
    assert TrackerAdvanced(3) in stage.events
    assert stage.happened(ChaosBroke)


def test_a_veto_is_never_the_third_failure() -> None:
    """`pt_BR.txt L104`: the election has reset the tracker, so a veto leaves it at one."""
    stage = Stage(7, "pt_BR").govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST).reject().reject()
    stage.veto()
    assert (stage.state.tracker, stage.happened(ChaosBroke)) == (1, [])


def before_three_are_left(rules: str) -> Stage:
    """Two policies out of chaos and three sessions are over: the next one leaves three cards."""
    stage = Stage(5, rules).govern_on(LIBERAL, FASCIST)
    for _ in range(6):
        stage.reject()
    return stage.govern_on(LIBERAL)


@pytest.mark.parametrize("rules", LIKE_OFFICIAL["session_reshuffle_at_most"])
def test_three_cards_are_left_lying_after_a_session(rules: str) -> None:
    """`pl.txt L134`, `pt_BR.txt L116`, `nb.txt L146`, `ru.txt L124`."""
    stage = before_three_are_left(rules).govern(LIBERAL)
    assert stage.happened(DeckReshuffled) == []
    assert len(stage.state.deck) == 3


def test_three_cards_are_reshuffled_after_a_session() -> None:
    """`it.txt L173`."""
    stage = before_three_are_left("it").govern(LIBERAL)
    assert stage.happened(DeckReshuffled) == [DeckReshuffled(17 - 6)]


def test_three_cards_are_reshuffled_after_a_vetoed_session_too() -> None:
    """`it.txt L173`: at the end of the session, whatever came of it."""
    left: dict[str, list[DeckReshuffled]] = {}
    for rules in ("official", "it"):
        stage = Stage(7, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST)
        stage.govern_on(LIBERAL, LIBERAL).veto()
        left[rules] = stage.happened(DeckReshuffled)
    assert left == {"official": [], "it": [DeckReshuffled(10)]}


@pytest.mark.parametrize("rules", EDITIONS)
def test_three_cards_are_left_lying_after_chaos(rules: str) -> None:
    """Row 4 of the differences: `it.txt L145` says fewer than three there."""
    stage = Stage(5, rules).govern_on(LIBERAL, LIBERAL, LIBERAL, FASCIST)
    for _ in range(6):
        stage.reject()
    assert stage.happened(ChaosBroke)
    assert len(stage.state.deck) == 3


@pytest.mark.parametrize("rules", LIKE_OFFICIAL["shuffle_before_pass"])
def test_the_passed_cards_are_not_shuffled(rules: str) -> None:
    """`pl.txt L126`, `nb.txt L140`, `ru.txt L118` forbid it. They lie in one fixed order."""
    for seed in range(8):
        assert {order(steps) for steps in passes(rules, seed)} <= {"FF", "FL", "LL"}


def test_the_passed_cards_are_shuffled() -> None:
    """`it.txt L161`. The Chancellor sees that order; the President doesn't learn it."""
    orders = [order(steps) for seed in range(8) for steps in passes("it", seed)]
    assert {"FL", "LF"} <= set(orders)
    stage = Stage(5, "it", top="FLL").elect(1).discard(LIBERAL)
    assert stage.state.memories[1] == (Received(1, stage.state.hand),)
    assert stage.state.memories[0][-1] == PutAway(1, LIBERAL)


def passes(rules: str, seed: int) -> list[tuple[Policy, ...]]:
    steps = game(7, rules, seed)
    return [step.after.hand for step in steps if isinstance(step.action, Discard)]


def order(hand: tuple[Policy, ...]) -> str:
    return "".join(hand)


@pytest.mark.parametrize("switch", ["tile_laid_by", "role_card_shown_on_hitler_death"])
def test_what_is_only_narrated_changes_nothing(switch: str) -> None:
    """`nb.txt L138`, `pt_BR.txt L138`."""
    official = get_edition("official")
    told = (
        replace(official, tile_laid_by=Office.PRESIDENT)
        if switch == "tile_laid_by"
        else replace(official, role_card_shown_on_hitler_death=True)
    )
    for seed in range(6):
        one, other = game(6, official, seed), game(6, told, seed)
        assert [step.events for step in one] == [step.events for step in other]


def test_the_president_lays_the_tile_and_the_chancellor_still_chooses() -> None:
    """`nb.txt L138` against `L194`."""
    stage = Stage(5, "nb", top="FFL").elect(1).discard(FASCIST)
    assert (stage.state.phase, stage.state.on_move) == (Phase.CHANCELLOR_ENACT, (1,))
    assert stage.may(1, Enact(LIBERAL))
    assert stage.state.hand == cards("FL")


def test_every_playing_difference_has_its_scenario_here() -> None:
    playing = {
        difference.switch
        for name in EDITIONS
        for difference in find_differences(name)
        if difference.changes_play
    }
    assert playing == set(LIKE_OFFICIAL)
    for switch, like_official in LIKE_OFFICIAL.items():
        unlike = {name for name in EDITIONS if switch in {each.switch for each in find_differences(name)}}
        assert set(like_official) == set(EDITIONS) - unlike
