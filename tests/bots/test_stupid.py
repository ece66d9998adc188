"""Stupid acts are noticed in fools, and bots hardly do any."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shgui.bots.thinking.reasons import BotReason, ReasonCode
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine.actions import Vote
from shgui.engine.types import Party, Policy
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from tests.bots.baselines import Random
from tests.bots.play import Game, dealt, of_text
from tests.bots.scenarios import MOST, Counted
from tests.bots.stupid import Stupid, main, report
from tests.bots.teams import game_of


class Fool(Random):
    """Does and says anything, and mostly Ja."""

    def decide(self, situation: BotSituation) -> Decision:
        chance = random.Random(situation.seed)
        action = self.act(situation, chance)
        if isinstance(action, Vote) and chance.random() < 0.4:
            action = Vote(True)
        return Decision(action, self._reason(situation, chance) if chance.random() < 0.2 else None)

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        seat, chance = situation.view.seat, random.Random(situation.seed)
        assert seat is not None
        if about.kind is PartyClaim:
            assert about.target is not None
            return PartyClaim(seat, about.target, chance.choice(tuple(Party)))
        cards = tuple(chance.choices(tuple(Policy), k=2 if about.kind is ReceivedClaim else 3))
        if about.kind is DrewClaim:
            return DrewClaim(seat, about.round, cards)
        return (ReceivedClaim if about.kind is ReceivedClaim else PeekedClaim)(seat, about.round, cards)

    def choose_comment(self, situation: BotSituation) -> BotReason | None:
        chance = random.Random(situation.seed)
        return self._reason(situation, chance) if chance.random() < 0.02 else None

    def _reason(self, situation: BotSituation, chance: random.Random) -> BotReason:
        two = chance.sample(range(situation.view.players), 2)
        return BotReason(chance.choice(tuple(ReasonCode)), tuple(two))


def test_everything_stupid_is_noticed_where_fools_play() -> None:
    counted = Counted()
    for number in range(30):
        players = (5, 7, 10)[number % 3]
        state = dealt(players, "official", f"fools {number}")
        watcher = Stupid(players, counted, str(number))
        chance = of_text(f"of fools {number}")
        Game(state, [Fool()] * players, ["careful"] * players, chance, watcher, with_comments=True).play()
    assert len({name for name in MOST if counted.did[name]}) >= 16
    assert {name: share for name in MOST if (share := counted.share(name)) > 0.99} == {}


@pytest.mark.parametrize("number", [0, 36, 40, 53])
def test_no_liberal_votes_for_a_proven_fascist_whatever_seems_likely(number: int) -> None:
    """A liberal who goes by what is likely alone did so in these games."""
    counted = Counted()
    game_of("ours", "ours", 5, "proven", number, watcher=Stupid(5, counted, str(number))).play()
    assert counted.did["liberal_ja_to_proven_fascist"] == 0


def test_shares_above_what_may_be_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counted = Counted()
    for number in range(100):
        counted.note("breaks_LLF_openly", number < 60, "here")
        counted.note("liberal_buries_L", number < 1, "there")
    assert not report(counted, "title", show="liberal_buries_L")
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told if "TOO OFTEN" in line] == ["liberal_buries_L"]
    assert told[-1] == "  there"


def test_turns_add_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common = ["--results", str(tmp_path / "bots.jsonl"), "--seeds", "checks", "--processes", "1"]
    for games in ("1", "2"):
        main([*common, "--kind", "random", "--players", "5", "--games", games, "--reasons"])
    told = capsys.readouterr().out
    assert "random, 5 players, 2 games" in told
    assert told.splitlines()[-len(ReasonCode) - 1].split() == ["nothing", "100.00%", "100.00%"]
