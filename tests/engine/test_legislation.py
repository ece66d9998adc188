"""A legislative session: three cards, two cards, one policy. Rows are those of the house rulings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shgui.engine.actions import AnswerVeto, Discard, Enact, Nominate, Vote
from shgui.engine.apply import list_legal_actions
from shgui.engine.errors import Reason
from shgui.engine.events import (
    DeckReshuffled,
    GameEnded,
    PoliciesDrawn,
    PoliciesPassed,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
)
from shgui.engine.knowledge import Drew, Peeked, PutAway, Received
from shgui.engine.types import Outcome, Phase, Power, Seat
from shgui.engine.view import memories_after_game, view_for
from tests.engine.random_play import EDITIONS
from tests.engine.stage import FASCIST, LIBERAL, Stage, cards


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_session_step_by_step(rules: str) -> None:
    stage = Stage(5, rules, top="FLL FFF").elect(3)
    assert stage.state.hand == cards("FLL")
    assert len(stage.state.deck) == 14
    stage.discard(LIBERAL)
    assert stage.happened(PoliciesPassed) == [PoliciesPassed(0, 3)]
    assert sorted(stage.state.hand) == [FASCIST, LIBERAL]
    assert "".join(stage.state.discards) == "L"
    assert (stage.state.phase, stage.state.on_move) == (Phase.CHANCELLOR_ENACT, (3,))
    stage.enact(FASCIST)
    assert stage.events == (PolicyEnacted(FASCIST, 1, 0, 3), RoundBegan(2, 1, special=False))
    assert ("".join(stage.state.hand), "".join(stage.state.discards)) == ("", "LL")
    assert (stage.state.liberal, stage.state.fascist, len(stage.state.deck)) == (0, 1, 14)


@pytest.mark.parametrize("rules", EDITIONS)
def test_president_and_chancellor_remember_what_they_held(rules: str) -> None:
    stage = Stage(5, rules, top="LFF").elect(2)
    drawn = stage.state.memories
    assert drawn == ((Drew(1, cards("LFF")),), (), (), (), ())
    passed = stage.discard(LIBERAL).state.memories
    assert passed[0] == (Drew(1, cards("LFF")), PutAway(1, LIBERAL))
    assert passed[2] == (Received(1, cards("FF")),)
    assert [passed[seat] for seat in (1, 3, 4)] == [(), (), ()]


@pytest.mark.parametrize("rules", EDITIONS)
def test_only_what_is_in_the_hand_can_be_put_away_or_enacted(rules: str) -> None:
    stage = Stage(5, rules, top="FFF").elect(3)
    assert stage.refusal(0, Discard(LIBERAL)) is Reason.CARD_NOT_IN_HAND
    stage.discard(FASCIST)
    assert stage.refusal(3, Enact(LIBERAL)) is Reason.CARD_NOT_IN_HAND


@pytest.mark.parametrize("rules", EDITIONS)
def test_nobody_can_choose_at_random_or_skip_a_choice(rules: str) -> None:
    stage = Stage(5, rules).elect(3)
    assert {type(action) for action in list_legal_actions(stage.state, 0)} == {Discard}
    assert stage.refusal(0, Nominate(1)) is Reason.WRONG_PHASE
    stage.discard(FASCIST)
    assert {type(action) for action in list_legal_actions(stage.state, 3)} == {Enact}


@pytest.mark.parametrize("rules", ["official", "pl", "pt_BR", "nb", "ru"])
@pytest.mark.parametrize("drawn", ["FFL", "FLF", "LFF", "FLL", "LFL", "LLF"])
def test_the_two_cards_lie_alike_however_they_were_drawn(rules: str, drawn: str) -> None:
    """Row 34, and more: not even the draw order is left to tell which card was put away."""
    for away in {*cards(drawn)}:
        stage = Stage(5, rules, top=drawn).elect(1).discard(away)
        assert stage.state.hand == tuple(sorted(stage.state.hand))


@pytest.mark.parametrize("rules", EDITIONS)
def test_two_cards_left_are_reshuffled_at_the_end_of_the_session(rules: str) -> None:
    """The deck is reshuffled at once, not when the next three are needed."""
    stage = Stage(5, rules).govern_on(LIBERAL, LIBERAL, LIBERAL, FASCIST).govern(LIBERAL, chancellor=1)
    assert stage.state.outcome is None
    assert stage.events == (
        PolicyEnacted(LIBERAL, 4, 4, 1),
        DeckReshuffled(12),
        RoundBegan(6, 0, special=False),
    )
    assert (len(stage.state.deck), stage.state.discards) == (12, ())
    assert stage.state.reshuffles == (stage.state.deck,)


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_session_may_draw_the_last_three(rules: str) -> None:
    """Three are left by chaos; after the session there is none, and the deck is made anew."""
    stage = Stage(5, rules).govern_on(LIBERAL, LIBERAL, LIBERAL, FASCIST)
    for _ in range(6):
        stage.reject()
    assert len(stage.state.deck) == 3
    stage.elect(stage.harmless)
    assert (len(stage.state.deck), len(stage.state.hand)) == (0, 3)
    stage.pass_on(FASCIST).enact(FASCIST)
    assert stage.happened(DeckReshuffled) == [DeckReshuffled(17 - 7)]


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_peek_after_a_short_deck_sees_the_new_one(rules: str) -> None:
    """Row 7: the deck is checked before the power."""
    stage = Stage(5, rules, shuffles=["LFL FFF FFF FLL"])
    stage.govern_on(LIBERAL, LIBERAL, FASCIST, FASCIST).govern(FASCIST)
    president = stage.state.president
    assert stage.events[1:] == (DeckReshuffled(12), PowerGranted(Power.PEEK, president))
    assert stage.state.memories[president][-1] == Peeked(5, cards("LFL"))


@pytest.mark.parametrize("rules", EDITIONS)
def test_nothing_is_reshuffled_when_the_game_is_over(rules: str) -> None:
    stage = Stage(5, rules).govern_on(LIBERAL, LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    assert stage.state.outcome is Outcome.FIVE_LIBERAL_POLICIES
    assert [type(event) for event in stage.events] == [PolicyEnacted, GameEnded]
    assert (len(stage.state.deck), len(stage.state.discards)) == (2, 10)


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_new_deck_holds_all_that_is_not_on_a_board(rules: str) -> None:
    stage = Stage(5, rules, shuffles=["LLLLLL FFFFFF"]).govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST)
    assert stage.state.deck == cards("LLLLLL FFFFFF")
    assert stage.state.fascist == 5


def test_a_laid_shuffle_of_other_cards_is_refused_and_nothing_has_happened() -> None:
    stage = Stage(5, shuffles=["LLLLLL FFFFF"]).govern_on(FASCIST, FASCIST, FASCIST, FASCIST)
    stage.elect(stage.harmless).pass_on(FASCIST)
    before = stage.state
    assert stage.state.chancellor is not None
    action = Enact(FASCIST)
    assert action in list_legal_actions(before, stage.state.chancellor)
    assert stage.mismatch(stage.state.chancellor, action) is Reason.SHUFFLE_MISMATCH
    assert stage.state == before


def test_a_laid_shuffle_can_misfit_after_a_veto_too() -> None:
    """The last three cards are drawn and vetoed, and two failures have gone before: no chaos from no deck."""
    stage = Stage(7, shuffles=["FFL FFL FFL LLL", "L"])
    stage.govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST, LIBERAL, LIBERAL, LIBERAL).reject().reject()
    stage.elect(stage.harmless).discard(LIBERAL).propose_veto()
    assert stage.mismatch(stage.state.president, AnswerVeto(True)) is Reason.SHUFFLE_MISMATCH
    assert stage.may(stage.state.president, AnswerVeto(False))


def test_a_laid_shuffle_can_misfit_in_chaos_too() -> None:
    stage = Stage(5, shuffles=["L"]).govern_on(LIBERAL, LIBERAL, LIBERAL, FASCIST)
    for _ in range(8):
        stage.reject()
    stage.nominate(stage.harmless)
    *others, last = stage.state.on_move
    for seat in others:
        stage.do(seat, Vote(False))
    assert stage.mismatch(last, Vote(False)) is Reason.SHUFFLE_MISMATCH


def test_after_the_laid_shuffles_chance_goes_on() -> None:
    stage = Stage(7, shuffles=["LFF LFF FFF FLL"])
    stage.govern_on(FASCIST, FASCIST, FASCIST, LIBERAL, LIBERAL, LIBERAL, LIBERAL, FASCIST)
    assert len(stage.state.deck) == 3
    stage.govern(FASCIST)
    assert stage.happened(DeckReshuffled) == [DeckReshuffled(8)]
    assert len(stage.state.reshuffles) == 2


@pytest.mark.parametrize("rules", EDITIONS)
def test_each_government_draws_three_and_tells_the_table_no_card(rules: str) -> None:
    stage = Stage(5, rules).elect(2)
    assert stage.happened(PoliciesDrawn) == [PoliciesDrawn(0)]


@pytest.mark.parametrize("rules", EDITIONS)
def test_cards_are_seen_by_whoever_holds_them_and_by_nobody_else(rules: str) -> None:
    def holders() -> dict[Seat, int]:
        hands = {seat: view_for(stage.state, seat).hand for seat in range(5)}
        return {seat: len(hand) for seat, hand in hands.items() if hand}

    stage = Stage(5, rules, top="FLL FFF")
    assert holders() == {}
    stage.elect(3)
    assert holders() == {0: 3}
    assert view_for(stage.state, None).hand == ()
    stage.discard(LIBERAL)
    assert holders() == {3: 2}
    assert view_for(stage.state, None).hand == ()
    stage.enact(FASCIST)
    assert holders() == {}


def test_what_each_seat_saw_is_told_when_the_game_is_over() -> None:
    stage = Stage(5, "official", top="FLL FFF").elect(3)
    stage.discard(LIBERAL)
    assert memories_after_game(stage.state) == ((),) * 5
    over = replace(stage.state, phase=Phase.OVER)
    seen = memories_after_game(over)
    assert [type(memory) for memory in seen[0]] == [Drew, PutAway]
    assert [type(memory) for memory in seen[3]] == [Received]
    assert seen[1] == ()
