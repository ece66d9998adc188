"""What is at stake in an election, as all can judge it: one for every seat at the table.

What follows if a government is turned down doesn't depend on whom the candidate chose.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from math import exp
from operator import mul

from shgui.bots.thinking.boards import chaos, governments
from shgui.engine.components import FASCISTS, HITLER_ZONE, TRACKER_FIELDS
from shgui.engine.types import Seat
from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, ROLES, Assignments
from shgui.reasoning.electorate import Electorate
from shgui.reasoning.happenings import GameFacts

Pair = tuple[Seat, Seat]
Worth = tuple[float, ...]
"""By the roles of President and Chancellor as one number."""

_NEVER = 1e-12
_PATIENCE_AT_FIRST, _PATIENCE = 0.02, 0.007
"""Before the first fascist policy there is hardly anything to go by."""
_UNSUSPICIOUS, _SUSPICIOUS = 0.02, 0.01
"""By so much less than usual a government may be worth, and so soon patience ends beyond."""
_MISTAKEN = 0.4
_STEEP = 30.0
_IN_OFFICE = (0, 1, 2, 1)
_HITLER_ELECTED = 3
_CANDIDATE_JA = 0.98
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
    not_hitler: tuple[Seat, ...] = ()

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

    def feared(self, worth: Worth, chancellor: Seat) -> Worth:
        """The same for a liberal, who can't tell a fascist from Hitler as well as he thinks."""
        if not self.zone or chancellor in self.not_hitler:
            return worth
        return tuple(
            each if roles % ROLES != FASCIST else (1 - _MISTAKEN) * each + _MISTAKEN * worth[roles + 1]
            for roles, each in enumerate(worth)
        )

    def next_presidents(self) -> list[Seat]:
        """Who stands for election before chaos breaks out, if this one fails and they do."""
        electorate, found = self.electorate, []
        last = electorate.candidate
        for _ in range(TRACKER_FIELDS - 1 - electorate.tracker):
            last = electorate.next_candidate(last)
            electorate = replace(electorate, resume=None)
            found.append(last)
        return found


def setting_of(electorate: Electorate, happened: GameFacts) -> Setting:
    return Setting(electorate, happened.liberal, happened.fascist, happened.not_hitler)


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
        self._counted: dict[tuple[Pair, int, Seat | None], Sequence[float]] = {}
        self._otherwise: dict[Seat, float] | None = None
        of_others = [float(role == LIBERAL) for role in assignments.columns[2]]
        self._usual = expected(by_pair(assignments, of_others, (0, 1)), self.worth)
        """What a government is worth to a liberal who knows nothing of its two."""

    def patience(self, worth: float) -> float:
        """How much better something else must be for this government to be turned down.

        Where nothing speaks against it people say Ja, though their own turn would suit them better.
        """
        if self.setting.zone:
            return 0.0
        patience = _PATIENCE if self.setting.fascist else _PATIENCE_AT_FIRST
        return patience * curve((worth - self._usual + _UNSUSPICIOUS) / _SUSPICIOUS)

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
        return candidates(self._assignments, weights, free, self.worth, self.setting)

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
        ahead = [
            expected(by_pair(assignments, weights, pair), setting.feared(worth, pair[1]))
            for pair in self.ahead
        ]
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
            found = self._seen[pair] = {
                seat: worth - self._otherwise[seat] + self.patience(worth) for seat, worth in worths.items()
            }
        return found

    def _worth_for_each(self, pair: Pair) -> dict[Seat, float]:
        worth = self.setting.feared(self.worth, pair[1])
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

    def passes(self, pair: Pair, case: int, fellows: Container[Seat] | None = None) -> float:
        """How likely the vote is to pass in such a case; somebody may know who the fascists are."""
        return sum(self._ja(pair, case, fellows, None)[len(self.setting.alive) // 2 + 1 :])

    def decides(self, pair: Pair, case: int, seat: Seat, fellows: Container[Seat] | None = None) -> float:
        """How likely this seat's vote is to decide."""
        return self._ja(pair, case, fellows, seat)[len(self.setting.alive) // 2]

    def _ja(
        self, pair: Pair, case: int, fellows: Container[Seat] | None, without: Seat | None
    ) -> Sequence[float]:
        """How likely each number of seats is to say Ja."""
        key = pair, case, without
        if fellows is None and key in self._counted:
            return self._counted[key]
        trust = self._trust(pair)
        chances = []
        if pair[0] != without:
            chances.append(_CANDIDATE_JA)
        if pair[1] != without:
            chances.append(_CANDIDATE_JA if case == _HITLER_ELECTED else 0.5 + 0.48 * trust[pair[1]])
        others = [seat for seat in trust if seat not in pair and seat != without]
        if fellows is None:
            chances += self._supposed(others, case, trust)
            self._counted[key] = count(chances)
            return self._counted[key]
        for seat in others:
            ready = trust[seat]
            chances.append(_fascist_ja(case, ready) if seat in fellows else _liberal_ja(ready))
        return count(chances)

    def _supposed(self, others: Sequence[Seat], case: int, trust: dict[Seat, float]) -> list[float]:
        """As many fascists as there must be among these; where they sit hardly matters for the sum."""
        if not others:
            return []
        suspicion = [min(0.98, self.suspicion(seat)) for seat in others]
        fascists = min(
            len(others), FASCISTS[self.setting.players] + 1 - _IN_OFFICE[case], round(sum(suspicion) + 1)
        )
        fascist_ja = sum(
            share * _fascist_ja(case, trust[seat]) for share, seat in zip(suspicion, others, strict=True)
        ) / sum(suspicion)
        liberal_ja = sum(
            (1 - share) * _liberal_ja(trust[seat]) for share, seat in zip(suspicion, others, strict=True)
        ) / (len(others) - sum(suspicion))
        return [fascist_ja] * fascists + [liberal_ja] * (len(others) - fascists)

    def _trust(self, pair: Pair) -> dict[Seat, float]:
        return {
            seat: curve(max(-_MOST, min(_MOST, _STEEP * better)))
            for seat, better in self.seen_by(pair).items()
        }

    def case_of(self, roles: int) -> int:
        """Of a pair of roles, as `ballots` counts them."""
        president, chancellor = divmod(roles, ROLES)
        if self.setting.zone and chancellor == HITLER:
            return _HITLER_ELECTED
        return (president != LIBERAL) + (chancellor != LIBERAL)


def _liberal_ja(trust: float) -> float:
    return 0.04 + 0.92 * trust


def _fascist_ja(case: int, trust: float) -> float:
    if case == _HITLER_ELECTED:
        return 0.85 + 0.13 * trust
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
    assignments: Assignments, weights: Sequence[float], free: Sequence[Seat], worth: Worth, setting: Setting
) -> dict[Seat, float]:
    """What each of these is worth as Chancellor of a liberal President who weighs the assignments so."""
    total = sum(weights)
    fascist, hitler = assignments.fascist(weights), assignments.hitler(weights)
    if not total:
        raise ValueError("nothing is possible")
    found = {}
    for seat in free:
        of_role = setting.feared(worth, seat)
        found[seat] = (
            (1 - fascist[seat]) * of_role[LIBERAL]
            + (fascist[seat] - hitler[seat]) * of_role[FASCIST]
            + hitler[seat] * of_role[HITLER]
        )
    return found
