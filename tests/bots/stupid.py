"""Counts of stupid acts of bots: `python -m tests.bots.stupid --games 1000 --players 5 7 10`. Bots play with
claims and comments; each scenario of `scenarios.py` is counted where it could happen. A turn lasts four
minutes and adds to earlier ones. `--show NAME` lists some places where it happened, `--reasons` what each
side says and how often."""

import argparse
import sys
from collections.abc import Iterable, Sequence

from shgui.bots.thinking.reasons import BotReason, ReasonCode
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine.state import State
from shgui.engine.types import Party
from shgui.reasoning.claim_values import Claim
from tests.bots import turns
from tests.bots.knowing import Knowing
from tests.bots.play import Watcher
from tests.bots.scenarios import MOST, Counted
from tests.bots.stupid_acts import StupidActs
from tests.bots.stupid_words import StupidWords
from tests.bots.teams import KINDS, game_of
from tests.bots.turns import Job, Results, Row

KIND = "stupid"
MOST_PLACES = 3


class Stupid(Watcher):
    """Looks at acts and words of one game."""

    def __init__(self, players: int, counted: Counted, game: str) -> None:
        knowing = Knowing(players)
        self._watchers = (StupidActs(knowing, counted, game), StupidWords(knowing, counted, game))

    def decided(self, state: State, situation: BotSituation, decision: Decision) -> None:
        for each in self._watchers:
            each.decided(state, situation, decision)

    def claimed(self, state: State, situation: BotSituation, about: BotOccasion, claim: Claim | None) -> None:
        for each in self._watchers:
            each.claimed(state, situation, about, claim)

    def commented(self, state: State, situation: BotSituation, reason: BotReason) -> None:
        for each in self._watchers:
            each.commented(state, situation, reason)


def play(job: Job) -> Row:
    kind, players, seeds, number = job
    counted = Counted()
    watcher = Stupid(players, counted, f"{seeds} {players} {number}")
    game_of(kind, kind, players, seeds, number, watcher=watcher, with_comments=True).play()
    return {
        "could": counted.could,
        "did": counted.did,
        "said": counted.content,
        "places": {name: places[:MOST_PLACES] for name, places in counted.places.items()},
    }


def added(rows: Iterable[Row]) -> Counted:
    total = Counted()
    for weigher in rows:
        total.could.update(weigher["could"])
        total.did.update(weigher["did"])
        total.content.update(weigher["said"])
        for name, places in weigher["places"].items():
            total.places.setdefault(name, []).extend(places)
    return total


def report(counted: Counted, title: str, show: str | None = None) -> bool:
    """Tells the shares; whether none is above what may be."""
    sys.stdout.write(f"{title}\n{'':44}{'did':>8}{'could':>9}{'share':>9}{'most':>8}\n")
    every = True
    for name, most in MOST.items():
        share = counted.share(name)
        every = every and share <= most
        verdict = "" if share <= most else "  TOO OFTEN"
        sys.stdout.write(
            f"{name:44}{counted.did[name]:8}{counted.could[name]:9}{share:9.2%}{most:8.1%}{verdict}\n"
        )
    for place in counted.places.get(show or "", ())[:20]:
        sys.stdout.write(f"  {place}\n")
    return every


def report_said(counted: Counted) -> None:
    """Print the reasons of liberals and others with their counts, which should reveal nothing."""
    totals = {party: max(1, _said(counted, party)) for party in Party}
    sys.stdout.write(f"{'said':44}{'liberals':>9}{'fascists':>9}\n")
    for code in ("nothing", *ReasonCode):
        shares = [counted.content[f"{party} {code}"] / totals[party] for party in Party]
        sys.stdout.write(f"{code:44}{shares[0]:9.2%}{shares[1]:9.2%}\n")


def _said(counted: Counted, party: Party) -> int:
    return sum(times for name, times in counted.content.items() if name.startswith(f"{party} "))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Counts what would look stupid.")
    parser.add_argument("--games", type=int, default=1000, help="at each size")
    parser.add_argument("--players", type=int, nargs="*", default=[5, 7, 10])
    parser.add_argument("--kind", choices=KINDS, default="ours")
    parser.add_argument("--show", choices=MOST, help="tell where it happened")
    parser.add_argument("--reasons", action="store_true", help="tell what they say why they act")
    turns.add_arguments(parser)
    turn = parser.parse_args(arguments)
    results = Results(turn.results)
    jobs = [(turn.kind, size, turn.seeds, game) for size in turn.players for game in range(turn.games)]
    complete = turns.run(KIND, jobs, play, results, turn)
    found, every = dict(results.of(KIND)), True
    for size in turn.players:
        rows = [found[job] for job in jobs if job in found and job[1] == size]
        counted = added(rows)
        every = report(counted, f"{turn.kind}, {size} players, {len(rows)} games", turn.show) and every
        if turn.reasons:
            report_said(counted)
    sys.stdout.write("" if complete else "There is more to play: run the same again.\n")
    return int(not (every and complete))


if __name__ == "__main__":
    sys.exit(main())
