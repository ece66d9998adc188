"""Thinkers: what they answer depends on the situation alone."""

from collections.abc import Iterator
from random import Random

import pytest

from shgui.bots.thinking.moment import BotMoment
from shgui.bots.thinking.public_knowledge import PublicKnowledge
from shgui.bots.thinking.situation import BotOccasion, BotSituation, StandingClaims
from shgui.bots.thinking.thinker import Thinker
from shgui.engine import knowledge
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.errors import Refusal
from shgui.engine.state import State
from shgui.engine.types import Role
from shgui.engine.view import view_for
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim

_KINDS = {
    knowledge.Drew: DrewClaim,
    knowledge.Received: ReceivedClaim,
    knowledge.SawParty: PartyClaim,
    knowledge.Peeked: PeekedClaim,
}
Asked = tuple[BotSituation, BotOccasion | None, object]


def game(players: int, seed: int, thinker: Thinker) -> Iterator[Asked]:
    """Everything that the thinker was asked in a game of its own, with its answers."""
    chance = Random(seed)
    state, _ = new_game(players, get_edition("official"), chance.randbytes(32))
    told: tuple[StandingClaims, ...] = ()
    spoken: set[tuple[int, BotOccasion]] = set()
    while state.on_move:
        seat = state.on_move[0]
        situation = BotSituation(
            view_for(state, seat), list_legal_actions(state, seat), told, "careful", chance.randbytes(16)
        )
        decision = thinker.decide(situation)
        yield situation, None, decision
        moved = apply(state, seat, decision.action)
        assert not isinstance(moved, Refusal)
        state, _ = moved
        if not state.on_move:
            return
        for speaker, occasion in _open(state, spoken):
            spoken.add((speaker, occasion))
            asked = BotSituation(view_for(state, speaker), (), told, "careful", chance.randbytes(16))
            claim = thinker.choose_claim(asked, occasion)
            yield asked, occasion, claim
            if claim is not None:
                standing: tuple[Claim, ...] = told[-1].claims if told else ()
                told = (*told, StandingClaims(len(state.history), (*standing, claim)))


def _open(state: State, spoken: set[tuple[int, BotOccasion]]) -> list[tuple[int, BotOccasion]]:
    """List occasions without a claim once the session is over."""
    if state.phase.value in ("president_discard", "chancellor_enact", "veto_answer"):
        return []
    found = []
    for seat, memories in enumerate(state.memories):
        for memory in memories:
            if not isinstance(memory, knowledge.PutAway) and seat in state.alive:
                target = memory.target if isinstance(memory, knowledge.SawParty) else None
                found.append((seat, BotOccasion(_KINDS[type(memory)], memory.round, target)))
    return [each for each in found if each not in spoken]


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("players", range(5, 11))
def test_whole_games_are_played(players: int) -> None:
    assert sum(1 for _ in game(players, players, Thinker(players))) > players


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("players", [5, 7, 10])
def test_who_followed_the_game_and_who_comes_new_answer_the_same(players: int) -> None:
    asked = list(game(players, 20 + players, Thinker(players)))
    for situation, occasion, answer in asked[:: 3 * players]:
        fresh = Thinker(players)
        again = fresh.decide(situation) if occasion is None else fresh.choose_claim(situation, occasion)
        assert again == answer


def test_the_order_of_questions_doesnt_matter() -> None:
    asked = list(game(6, 3, Thinker(6)))
    thinker = Thinker(6)
    for situation, occasion, answer in reversed(asked[::4]):
        again = thinker.decide(situation) if occasion is None else thinker.choose_claim(situation, occasion)
        assert again == answer


def test_nobody_thinks_for_the_table_itself() -> None:
    state, _ = new_game(5, get_edition("official"), Random(1).randbytes(32))
    with pytest.raises(ValueError, match="only a player"):
        Thinker(5).decide(BotSituation(view_for(state, None), (), (), "careful", bytes(16)))


def test_before_a_nomination_there_is_no_government_and_a_liberal_knows_no_fellow() -> None:
    state, _ = new_game(5, get_edition("official"), Random(1).randbytes(32))
    liberal = state.setup.roles.index(Role.LIBERAL)
    moment = BotMoment(
        PublicKnowledge(5),
        {},
        BotSituation(view_for(state, liberal), (), (), "careful", bytes(16)),
    )
    assert moment.fellows == {}
    with pytest.raises(ValueError, match="no one is nominated"):
        assert moment.government
