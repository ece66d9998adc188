"""Bots don't know what they can't know: `python -m tests.bots.blind --pairs 10000`.

Pairs of games that are the same for one seat and different wherever it hasn't seen: roles, deck, discards,
ballots in the box, what others remember. All seats of a game think with one memory, as in the program, and
others are asked in between with what they know. Whatever the seat is asked, it must see the same in both,
take as long, and answer the same, bit for bit.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from shgui.bots.seats.pace import BotTempo, PauseWeight, QuestionFacts, derive_seed, draw_pause
from shgui.bots.thinking.moment import CHARACTERS
from shgui.bots.thinking.situation import BotOccasion, BotSituation, StandingClaims
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.apply import list_legal_actions
from shgui.engine.state import State
from shgui.engine.types import Party, Policy, Seat
from shgui.engine.view import PlayerView, view_for
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from tests.bots import turns
from tests.bots.play import Player, occasions, of_text
from tests.bots.turns import Job, Results, Row
from tests.engine.random_play import EDITIONS, SIZES
from tests.engine.twins import Pair, Twins

KIND = "blind"
ASKED = 0.35
"""How often the seat is asked after an event, beside its claims."""
ASKED_AGAIN = 0.06
"""How often it is asked in a vote, as ballots come in."""
OTHERS_ASKED = 0.15
SAID = 0.7


class Blind:
    """One pair of games, and the questions answered in both."""

    def __init__(self, seeds: str, number: int, new: Callable[[int], Player] = Thinker) -> None:
        self._lot = random.Random(f"{seeds} {number}")
        self._text = f"{seeds} {number}"
        self._chance = of_text(f"{self._text} bots")
        players = SIZES[number % len(SIZES)]
        self._seat = self._lot.randrange(players)
        self._character = self._lot.choice(tuple(CHARACTERS))
        rules, start = EDITIONS[number // 6 % 6], self._lot.randrange(10**12)
        self._twins = Twins(players, rules, start, self._seat)
        self._thinkers = new(players), new(players)
        self._told: tuple[StandingClaims, ...] = ()
        self.answers = Counter[str]()
        self.differences = self._twins.differences
        self.wrong: list[str] = []
        """Different answers."""

    def play(self) -> None:
        before: Pair | None = None
        for pair in self._twins.pairs():
            if before is not None and pair.events:
                for about, seat in occasions(before.state, pair.events):
                    self._speak(pair, seat, about)
            self._think(pair)
            before = pair

    def _think(self, pair: Pair) -> None:
        if self._lot.random() < OTHERS_ASKED:
            self._ask_another(pair)
        if self._lot.random() < (ASKED if pair.events else ASKED_AGAIN):
            if self._seat in pair.state.on_move:
                self._compare("decide", pair, None)
            elif self._seat in pair.state.alive:
                self._compare("comment", pair, None)

    def _speak(self, pair: Pair, seat: Seat, about: BotOccasion) -> None:
        """Others say anything, in both games the same; the seat says what it says."""
        claim: Claim | None = None
        if seat == self._seat:
            claim = self._compare("claim", pair, about)
        elif self._lot.random() < SAID:
            claim = anything(seat, about, self._lot)
        if claim is not None:
            standing = self._told[-1].claims if self._told else ()
            self._told += (StandingClaims(len(pair.state.history), (*standing, claim)),)

    def _compare(self, question: str, pair: Pair, about: BotOccasion | None) -> Claim | None:
        found = [
            self._answer(thinker, state, question, about)
            for thinker, state in zip(self._thinkers, (pair.state, pair.twin), strict=True)
        ]
        self.answers[question] += 1
        if repr(found[0]) != repr(found[1]):
            self.wrong.append(f"{self._text} seat {self._seat} {question}: {found[0]} and {found[1]}")
        _, _, claim = found[0]
        return claim if isinstance(claim, DrewClaim | ReceivedClaim | PeekedClaim | PartyClaim) else None

    def _answer(
        self, thinker: Player, state: State, question: str, about: BotOccasion | None
    ) -> tuple[PlayerView, list[int], object]:
        """Return what the seat sees, how long it takes at every pace, and what it does or says."""
        asked = QuestionFacts(self._seat, state.round, state.phase, f"{question} {self.answers.total()}")
        pauses = [
            draw_pause(self._chance, pace, weight, asked) for pace in BotTempo for weight in PauseWeight
        ]
        situation = self._situation(state, self._seat, derive_seed(self._chance, asked))
        return situation.view, pauses, answer(thinker, question, situation, about)

    def _ask_another(self, pair: Pair) -> None:
        """Ask another seat: its answer may differ, but it mustn't leave anything behind."""
        others = [seat for seat in pair.state.alive if seat != self._seat]
        seat = self._lot.choice(others)
        for thinker, state in zip(self._thinkers, (pair.state, pair.twin), strict=True):
            question = "decide" if seat in state.on_move else "comment"
            answer(thinker, question, self._situation(state, seat, self._chance), None)

    def _situation(self, state: State, seat: Seat, drawn: bytes) -> BotSituation:
        return BotSituation(
            view_for(state, seat), list_legal_actions(state, seat), self._told, self._character, drawn
        )


def answer(thinker: Player, question: str, situation: BotSituation, about: BotOccasion | None) -> object:
    if about is not None:
        return thinker.choose_claim(situation, about)
    return thinker.decide(situation) if question == "decide" else thinker.choose_comment(situation)


def anything(seat: Seat, about: BotOccasion, lot: random.Random) -> Claim:
    if about.kind is PartyClaim:
        assert about.target is not None
        return PartyClaim(seat, about.target, lot.choice(tuple(Party)))
    cards = tuple(lot.choices(tuple(Policy), k=2 if about.kind is ReceivedClaim else 3))
    if about.kind is DrewClaim:
        return DrewClaim(seat, about.round, cards)
    return (ReceivedClaim if about.kind is ReceivedClaim else PeekedClaim)(seat, about.round, cards)


def compare(job: Job) -> Row:
    seeds, number = job
    blind = Blind(seeds, number)
    blind.play()
    return {"answers": blind.answers, "differences": blind.differences, "wrong": blind.wrong}


def report(rows: Sequence[Row]) -> bool:
    """Tells what was compared; whether there was anything, and all of it alike."""
    answers, differences, wrong = Counter[str](), Counter[str](), list(_wrong(rows))
    for weigher in rows:
        answers.update(weigher["answers"])
        differences.update(weigher["differences"])
    told = ", ".join(f"{times} {name}" for name, times in sorted(answers.items()))
    other = ", ".join(f"{times} {name}" for name, times in sorted(differences.items()))
    sys.stdout.write(f"{len(rows)} pairs; asked: {told}\nhidden differences: {other}\n")
    sys.stdout.write(f"answered differently: {len(wrong)}\n")
    for line in wrong[:10]:
        sys.stdout.write(f"  {line}\n")
    return bool(answers and differences) and not wrong


def _wrong(rows: Sequence[Row]) -> Iterator[str]:
    for weigher in rows:
        yield from weigher["wrong"]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compares bots' answers in games that differ in secrets.")
    parser.add_argument("--pairs", type=int, default=10_000)
    turns.add_arguments(parser)
    turn = parser.parse_args(arguments)
    results = Results(turn.results)
    jobs = [(turn.seeds, number) for number in range(turn.pairs)]
    complete = turns.run(KIND, jobs, compare, results, turn)
    wanted = set(jobs)
    alike = report([weigher for job, weigher in results.of(KIND) if job in wanted])
    sys.stdout.write("" if complete else "There is more to compare: run the same again.\n")
    return int(not (alike and complete))


if __name__ == "__main__":
    sys.exit(main())
