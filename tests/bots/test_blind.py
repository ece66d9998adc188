"""Bots answer by what their seat knows: secrets may be anything, and are never read."""

from __future__ import annotations

from pathlib import Path

import pytest

from shgui.bots.thinking.situation import BotSituation, Decision
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.actions import Nominate, Vote
from shgui.engine.types import Role
from shgui.engine.view import view_for
from tests.bots.blind import Blind, main
from tests.bots.play import Game, dealt, of_text
from tests.bots.poisoned import SecretRead, Taster, poisoned
from tests.bots.teams import MIXED, seated
from tests.engine.random_play import SIZES


def test_secrets_change_no_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = str(tmp_path / "bots.jsonl")
    assert main(["--pairs", "18", "--seeds", "checks", "--processes", "1", "--results", found]) == 0
    assert "answered differently: 0" in capsys.readouterr().out


class Gossip(Thinker):
    """A faulty thinker that remembers the seat it thought for before."""

    fascists = 0

    def decide(self, situation: BotSituation) -> Decision:
        decision = super().decide(situation)
        if isinstance(decision.action, Vote | Nominate):
            decision = Decision(situation.legal[self.fascists % len(situation.legal)])
        self.fascists += situation.view.role is not Role.LIBERAL
        return decision


def test_what_leaks_from_seat_to_seat_is_found_out() -> None:
    pairs = [Blind("gossip", number, Gossip) for number in range(10)]
    for pair in pairs:
        pair.play()
    assert [wrong for pair in pairs for wrong in pair.wrong]


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("players", SIZES)
def test_bots_play_whole_games_without_reading_a_secret(players: int) -> None:
    states = []
    for taste in (False, True):
        state = dealt(players, "official", "poisoned")
        seats, characters = seated(state, MIXED, MIXED)
        tasters = [Taster(player) for player in seats]
        chance = of_text("of the poisoned")
        game = Game(state, tasters if taste else seats, characters, chance, with_comments=True)
        game.play()
        states.append((game.state.history, game.claim_history))
    assert states[0] == states[1]


@pytest.mark.parametrize("secret", ["roles", "deck", "discards", "memories", "setup", "ballots"])
def test_a_poisoned_view_tells_what_its_seat_knows_and_no_secret(secret: str) -> None:
    view = poisoned(view_for(dealt(5, "official", "poisoned"), 0))
    assert (view.seat, view.players, view.role is not None, view.voted) == (0, 5, True, ())
    with pytest.raises(SecretRead):
        getattr(view, secret, None)
