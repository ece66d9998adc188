"""Whole games of bots, every size by every edition: `python -m tests.bots.whole_games`.

Temperaments, now and then a simpler player among them, claims and comments: nothing they do is refused, what
they claim is about what they were asked, what they say names seats of the table, and every game ends.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine.state import State
from shgui.reasoning.claim_values import Claim
from tests.bots import turns
from tests.bots.play import Watcher
from tests.bots.teams import MIXED, game_of
from tests.bots.turns import Job, Results, Row
from tests.engine.random_play import EDITIONS, SIZES

KIND = "whole games"
AGAINST = (MIXED, MIXED, "random", "rule")


@dataclass
class Heard(Watcher):
    """Counts what is said, and looks whom it names."""

    claims: int = 0
    silences: int = 0
    reasons: int = 0
    strangers: list[BotReason] = field(default_factory=list)
    """Reasons that name somebody who isn't at the table."""

    def decided(self, state: State, situation: BotSituation, decision: Decision) -> None:
        assert decision.action in situation.legal
        if decision.reason is not None:
            self._heard(state, decision.reason)

    def claimed(self, state: State, situation: BotSituation, about: BotOccasion, claim: Claim | None) -> None:
        self.claims += claim is not None
        self.silences += claim is None

    def commented(self, state: State, situation: BotSituation, reason: BotReason) -> None:
        self._heard(state, reason)

    def _heard(self, state: State, reason: BotReason) -> None:
        self.reasons += 1
        if any(seat not in range(state.setup.players) for seat in reason.about):
            self.strangers.append(reason)


def play(job: Job) -> Row:
    """The game of this number: its size, edition and players come from it."""
    seeds, number = job
    players, rules = SIZES[number % 6], EDITIONS[number // 6 % 6]
    liberals, fascists = AGAINST[number % 4], AGAINST[number // 2 % 4]
    heard = Heard()
    game = game_of(liberals, fascists, players, seeds, number, rules=rules, watcher=heard, with_comments=True)
    outcome = game.play()
    assert not heard.strangers, f"{seeds} {number}: {heard.strangers[0]}"
    return {"outcome": outcome, "claims": heard.claims, "silences": heard.silences, "reasons": heard.reasons}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Plays whole games of bots.")
    parser.add_argument("--games", type=int, default=500)
    turns.add_arguments(parser)
    turn = parser.parse_args(arguments)
    results = Results(turn.results)
    jobs = [(turn.seeds, number) for number in range(turn.games)]
    complete = turns.run(KIND, jobs, play, results, turn)
    found = [weigher for job, weigher in results.of(KIND) if job in jobs]
    said = {name: sum(weigher[name] for weigher in found) for name in ("claims", "silences", "reasons")}
    told = ", ".join(f"{times} {name}" for name, times in said.items())
    sys.stdout.write(f"{len(found)} whole games, nothing refused; {told}\n")
    return int(not complete)


if __name__ == "__main__":
    sys.exit(main())
