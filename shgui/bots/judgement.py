"""What is at stake in an election, as all can judge it: one for every seat at the table.

What follows if a government is turned down doesn't depend on whom the candidate chose.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from operator import mul

from shgui.bots.boards import chaos, governments
from shgui.engine.components import FASCISTS, HITLER_ZONE, TRACKER_FIELDS
from shgui.engine.types import Seat
from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, ROLES, Assignments
from shgui.reasoning.electorate import Electorate

Pair = tuple[Seat, Seat]
Worth = tuple[float, ...]
"""By the roles of President and Chancellor as one number."""

_NEVER = 1e-12
_STEEP = 30.0
_IN_OFFICE = (0, 1, 2, 1)
_HITLER_ELECTED = 3
CASES = range(4)
"""So many of a government on the fascists' side; and Hitler as Chancellor where it would end the game."""
_MOST = 4.0


def by_pair(assignments: Assignments, weights: Sequence[float], pair: Pair) -> list[float]:
    """The weight of each pair of roles that these two may have."""
    sums = [0.0] * ROLES**2
    for roles, weight in zip(assignments.pairs(*pair), weights, strict=True):
        sums[roles] += weight
    return sums


def expected(sums: Sequence[float], worth: Worth) -> float:
    whole: float = sum(map(mul, sums, worth))
    return whole / sum(sums)


def curve(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


@dataclass(frozen=True, slots=True)
class Setting:
    """The public facts of an election."""

    electorate: Electorate
    liberal: int
    fascist: int

    @property
    def players(self) -> int:
        return self.electorate.players

    @property
    def alive(self) -> tuple[Seat, ...]:
        return self.electorate.alive

    @property
    def zone(self) -> bool:
        """Hitler would win if he became Chancellor now."""
        return self.fascist >= HITLER_ZONE

    def worth(self, hand: Sequence[float]) -> Worth:
        """Of every government, if the next three cards hold so many liberals."""
        table = governments(self.players, self.liberal, self.fascist)
        return tuple(sum(map(mul, by_draw, hand)) for by_draw in table)

    def next_presidents(self) -> list[Seat]:
        """Who stands for election before chaos breaks out, if this one fails and they do."""
        electorate, found = self.electorate, []
        last = electorate.candidate
        for _ in range(TRACKER_FIELDS - 1 - electorate.tracker):
            last = electorate.next_candidate(last)
            electorate = replace(electorate, resume=None)
            found.append(last)
        return found


class Judgement:
    """Of one moment at which somebody stands for election."""

    def __init__(
        self, assignments: Assignments, weights: Sequence[float], setting: Setting, hand: Sequence[float]
    ) -> None:
        self._assignments = assignments
        self._weights = weights
        self.setting = setting
        self.worth = setting.worth(hand)
        self.chaos = chaos(setting.players, setting.liberal, setting.fascist, hand)
        self._fascist = assignments.fascist_sums(self._weights)
        self._total = sum(self._weights)
        self.ahead = [pair for pair in map(self._best, setting.next_presidents()) if pair is not None]
        """The governments that liberals would hope for if this one fails, in turn."""
        self._seen: dict[Pair, dict[Seat, float]] = {}
        self._ja: dict[tuple[Pair, int], dict[Seat, tuple[float, float]]] = {}
        self._otherwise: dict[Seat, float] | None = None

    def suspicion(self, seat: Seat) -> float:
        """How likely all take this seat to be on the fascists' side."""
        return self._fascist[seat] / self._total

    def _best(self, president: Seat) -> Pair | None:
        """Whom a liberal in that seat would choose, knowing what all know."""
        free = self.setting.electorate.eligible(president)
        if not free:
            return None
        found = self.candidates(president, free)
        return president, max(found, key=found.__getitem__)

    def candidates(self, president: Seat, free: Sequence[Seat]) -> dict[Seat, float]:
        """How a liberal in that seat, knowing what all know, would judge each of these as Chancellor."""
        weights = self.as_liberal(president)
        return candidates(self._assignments, weights, free, self.worth)

    def as_liberal(self, seat: Seat) -> Sequence[float]:
        """What all know, for one who is known to be liberal; all as it is where nobody takes him for one."""
        roles = self._assignments.columns[seat]
        if self._total - self._fascist[seat] <= _NEVER * self._total:
            return self._weights
        return [weight if role == LIBERAL else 0.0 for role, weight in zip(roles, self._weights, strict=True)]

    def otherwise(
        self, assignments: Assignments, weights: Sequence[float], hand: Sequence[float] | None = None
    ) -> float:
        """What awaits if this government fails, for somebody who weighs the assignments and cards so."""
        setting = self.setting
        worth, turned = self.worth, self.chaos
        if hand is not None:
            worth = setting.worth(hand)
            turned = chaos(setting.players, setting.liberal, setting.fascist, hand)
        ahead = [expected(by_pair(assignments, weights, pair), worth) for pair in self.ahead]
        return max([turned, *ahead])

    def seen_by(self, pair: Pair) -> dict[Seat, float]:
        """By seat: how much better this is than its failure, for a liberal there who knows what all know."""
        found = self._seen.get(pair)
        if found is None:
            if self._otherwise is None:
                self._otherwise = dict.fromkeys(self.setting.alive, self.chaos)
                for other in self.ahead:
                    for seat, worth in self._worth_for_each(other).items():
                        self._otherwise[seat] = max(worth, self._otherwise[seat])
            worths = self._worth_for_each(pair)
            found = self._seen[pair] = {seat: worths[seat] - self._otherwise[seat] for seat in worths}
        return found

    def _worth_for_each(self, pair: Pair) -> dict[Seat, float]:
        worth = self.worth
        roles = self._assignments.pairs(*pair)
        worths = list(map(mul, self._weights, map(worth.__getitem__, roles)))
        whole, beside = sum(worths), self._assignments.fascist_sums(worths)
        found = {}
        for seat in self.setting.alive:
            liberal = self._total - self._fascist[seat]
            if liberal > _NEVER * self._total:
                found[seat] = (whole - beside[seat]) / liberal
            else:
                found[seat] = whole / self._total
        return found

    def ballots(self, pair: Pair, case: int) -> dict[Seat, tuple[float, float]]:
        """By seat: how likely it is fascist, and says Ja, if this government is such a case."""
        known = self._ja.get((pair, case))
        if known is None:
            known = self._ja[pair, case] = self._ballots(pair, case)
        return known

    def _ballots(self, pair: Pair, case: int) -> dict[Seat, tuple[float, float]]:
        seen = self.seen_by(pair)
        others = [seat for seat in self.setting.alive if seat not in pair]
        left = FASCISTS[self.setting.players] + 1 - _IN_OFFICE[case]
        supposed = sum(self.suspicion(seat) for seat in others)
        share = left / max(supposed, left, _NEVER)
        found = {}
        for seat, advantage in seen.items():
            trust = curve(max(-_MOST, min(_MOST, _STEEP * advantage)))
            if seat == pair[0]:
                found[seat] = 0.0, 0.98
            elif seat == pair[1]:
                found[seat] = 0.0, 0.98 if case == _HITLER_ELECTED else 0.5 + 0.48 * trust
            else:
                fascist = min(0.95, share * self.suspicion(seat))
                liberal_ja = 0.04 + 0.92 * trust
                fascist_ja = _fascist_ja(case, trust)
                found[seat] = fascist, (1 - fascist) * liberal_ja + fascist * fascist_ja
        return found

    def passes(self, pair: Pair, case: int, sure: dict[Seat, float]) -> float:
        """How likely the vote is to pass; `sure` are chances to say Ja that somebody knows better."""
        ballots = self.ballots(pair, case)
        chances = count([sure.get(seat, ja) for seat, (_, ja) in ballots.items()])
        return sum(chances[len(ballots) // 2 + 1 :])

    def decides(self, pair: Pair, seat: Seat, sure: dict[Seat, float]) -> list[float]:
        """By case, how likely this seat's vote is to decide."""
        found = []
        for case in CASES:
            ballots = self.ballots(pair, case)
            others = [sure.get(other, ja) for other, (_, ja) in ballots.items() if other != seat]
            found.append(count(others)[len(ballots) // 2])
        return found

    def case_of(self, roles: int) -> int:
        """Of a pair of roles, as `ballots` counts them."""
        president, chancellor = divmod(roles, ROLES)
        if self.setting.zone and chancellor == HITLER:
            return _HITLER_ELECTED
        return (president != LIBERAL) + (chancellor != LIBERAL)


def _fascist_ja(case: int, trust: float) -> float:
    if case == _HITLER_ELECTED:
        return 0.75 + 0.22 * trust
    return 0.25 + 0.7 * trust if case else 0.05 + 0.8 * trust


def count(chances: Sequence[float]) -> list[float]:
    """How likely 0, 1, 2 … of these come true."""
    found = [1.0]
    for chance in chances:
        longer = [each * (1 - chance) for each in found]
        longer.append(0.0)
        for number, each in enumerate(found):
            longer[number + 1] += each * chance
        found = longer
    return found


def candidates(
    assignments: Assignments, weights: Sequence[float], free: Sequence[Seat], worth: Worth
) -> dict[Seat, float]:
    """What each of these is worth as Chancellor of a liberal President who weighs the assignments so."""
    total = sum(weights)
    fascist, hitler = assignments.fascist(weights), assignments.hitler(weights)
    if not total:
        raise ValueError("nothing is possible")
    return {
        seat: (1 - fascist[seat]) * worth[LIBERAL]
        + (fascist[seat] - hitler[seat]) * worth[FASCIST]
        + hitler[seat] * worth[HITLER]
        for seat in free
    }
