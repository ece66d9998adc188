"""The stakes of an election as everyone can judge them, the same for every seat. What follows a rejected
government doesn't depend on the nominee."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from math import exp
from operator import mul

from shgui.bots.thinking.board_values import compute_chaos_value, compute_government_values
from shgui.engine.components import FASCISTS, HITLER_ZONE, TRACKER_FIELDS
from shgui.engine.types import Seat
from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, ROLES, Assignments
from shgui.reasoning.electorate import Electorate
from shgui.reasoning.game_facts import GameFacts

Pair = tuple[Seat, Seat]
Worth = tuple[float, ...]
"""Values by both roles as one number."""

_NEGLIGIBLE_SHARE = 1e-12
_PATIENCE_AT_FIRST, _PATIENCE = 0.02, 0.007
"""Before the first fascist policy there is hardly anything to judge by."""
_UNSUSPICIOUS, _SUSPICIOUS = 0.02, 0.01
"""How much less than usual a government may be worth, and how soon patience ends beyond that."""
_MISTAKEN = 0.4
_STEEP = 30.0
_FASCISTS_IN_OFFICE = (0, 1, 2, 1)
_HITLER_ELECTED = 3
_CANDIDATE_JA = 0.98
CASES = range(4)
"""The number of fascists in a government, or 3 for Hitler as Chancellor where that ends the game."""
_MOST = 4.0


def sum_by_pair(assignments: Assignments, weights: Sequence[float], pair: Pair) -> list[float]:
    """Return the weight of each pair of roles that these two may have."""
    sums = [0.0] * ROLES**2
    for roles, weight in zip(assignments.list_role_pairs(*pair), weights, strict=True):
        sums[roles] += weight
    return sums


def compute_expected_value(sums: Sequence[float], worth: Worth) -> float:
    whole: float = sum(map(mul, sums, worth))
    return whole / sum(sums)


def apply_logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


@dataclass(frozen=True, slots=True)
class ElectionSetting:
    electorate: Electorate
    liberal: int
    fascist: int
    not_hitler: tuple[Seat, ...] = ()

    @property
    def zone(self) -> bool:
        """True if electing Hitler as Chancellor would end the game."""
        return self.fascist >= HITLER_ZONE

    def get_government_values(self, hand: Sequence[float]) -> Worth:
        """Return the value of every government, given the chances of liberals in the next three cards."""
        table = compute_government_values(self.electorate.players, self.liberal, self.fascist)
        return tuple(sum(map(mul, by_draw, hand)) for by_draw in table)

    def compute_chaos_value(self, hand: Sequence[float]) -> float:
        return compute_chaos_value(self.electorate.players, self.liberal, self.fascist, hand)

    def correct_for_hitler_risk(self, worth: Worth, chancellor: Seat) -> Worth:
        """Return the values for a liberal, who can't tell a fascist from Hitler as well as it thinks."""
        if not self.zone or chancellor in self.not_hitler:
            return worth
        return tuple(
            each if roles % ROLES != FASCIST else (1 - _MISTAKEN) * each + _MISTAKEN * worth[roles + 1]
            for roles, each in enumerate(worth)
        )

    def list_next_presidents(self) -> list[Seat]:
        """List the next candidates before chaos, if this one fails and they do."""
        electorate, found = self.electorate, []
        last = electorate.candidate
        for _ in range(TRACKER_FIELDS - 1 - electorate.tracker):
            last = electorate.find_next_candidate(last)
            electorate = replace(electorate, resume=None)
            found.append(last)
        return found


def build_election_setting(electorate: Electorate, happened: GameFacts) -> ElectionSetting:
    return ElectionSetting(electorate, happened.liberal, happened.fascist, happened.not_hitler)


class ElectionJudgement:
    """The values of governments and the chances of votes in one election, by public knowledge."""

    def __init__(
        self,
        assignments: Assignments,
        weights: Sequence[float],
        setting: ElectionSetting,
        hand: Sequence[float],
    ) -> None:
        self._assignments = assignments
        self._weights = weights
        self.setting = setting
        self.worth = setting.get_government_values(hand)
        self.chaos = setting.compute_chaos_value(hand)
        self._fascist = assignments.sum_fascist_weights(weights)
        self._total = sum(weights)
        self.ahead = [
            pair
            for pair in map(self._find_best_government, setting.list_next_presidents())
            if pair is not None
        ]
        """The governments that liberals would hope for if this one fails, in turn."""
        self._seen: dict[Pair, dict[Seat, float]] = {}
        self._counted: dict[tuple[Pair, int, Seat | None], Sequence[float]] = {}
        self._otherwise: dict[Seat, float] | None = None
        of_others = [float(role == LIBERAL) for role in assignments.columns[2]]
        self._usual = compute_expected_value(sum_by_pair(assignments, of_others, (0, 1)), self.worth)
        """The value of a government to a liberal who knows nothing of its members."""

    def get_rejection_threshold(self, worth: float) -> float:
        """Return how much better an alternative must be for this government to be rejected. Without suspicion
        people say Ja, though their own turn would suit them better."""
        if self.setting.zone:
            return 0.0
        patience = _PATIENCE if self.setting.fascist else _PATIENCE_AT_FIRST
        return patience * apply_logistic((worth - self._usual + _UNSUSPICIOUS) / _SUSPICIOUS)

    def _find_best_government(self, president: Seat) -> Pair | None:
        """Return the government that a liberal in that seat would choose by public knowledge."""
        free = self.setting.electorate.list_eligible(president)
        if not free:
            return None
        found = self.compute_candidate_values(president, free)
        return president, max(found, key=found.__getitem__)

    def compute_candidate_values(self, president: Seat, free: Sequence[Seat]) -> dict[Seat, float]:
        """Return the value of each of these as Chancellor, for a liberal President with public knowledge."""
        weights = self._weigh_as_liberal(president)
        fascist = self._assignments.compute_fascist_chances(weights)
        hitler = self._assignments.compute_hitler_chances(weights)
        if not sum(weights):
            raise ValueError("nothing is possible")
        found = {}
        for seat in free:
            of_role = self.setting.correct_for_hitler_risk(self.worth, seat)
            found[seat] = (
                (1 - fascist[seat]) * of_role[LIBERAL]
                + (fascist[seat] - hitler[seat]) * of_role[FASCIST]
                + hitler[seat] * of_role[HITLER]
            )
        return found

    def _weigh_as_liberal(self, seat: Seat) -> Sequence[float]:
        """Return the public weights for a seat known to be liberal; unchanged if no one thinks so."""
        roles = self._assignments.columns[seat]
        if self._total - self._fascist[seat] <= _NEGLIGIBLE_SHARE * self._total:
            return self._weights
        return [weight if role == LIBERAL else 0.0 for role, weight in zip(roles, self._weights, strict=True)]

    def compute_failure_value(
        self, assignments: Assignments, weights: Sequence[float], hand: Sequence[float] | None = None
    ) -> float:
        """Return what a failed government is worth to an observer with these weights and card chances."""
        setting = self.setting
        worth = self.worth if hand is None else setting.get_government_values(hand)
        ahead = [
            compute_expected_value(
                sum_by_pair(assignments, weights, pair), setting.correct_for_hitler_risk(worth, pair[1])
            )
            for pair in self.ahead
        ]
        return max([self.chaos if hand is None else setting.compute_chaos_value(hand), *ahead])

    def compare_by_seat(self, pair: Pair) -> dict[Seat, float]:
        """Return, by seat, how much better the government is than its failure for a liberal in that seat."""
        found = self._seen.get(pair)
        if found is None:
            if self._otherwise is None:
                self._otherwise = dict.fromkeys(self.setting.electorate.alive, self.chaos)
                for other in self.ahead:
                    for seat, worth in self._compute_value_by_seat(other).items():
                        self._otherwise[seat] = max(worth, self._otherwise[seat])
            worths = self._compute_value_by_seat(pair)
            found = self._seen[pair] = {
                seat: worth - self._otherwise[seat] + self.get_rejection_threshold(worth)
                for seat, worth in worths.items()
            }
        return found

    def _compute_value_by_seat(self, pair: Pair) -> dict[Seat, float]:
        worth = self.setting.correct_for_hitler_risk(self.worth, pair[1])
        roles = self._assignments.list_role_pairs(*pair)
        worths = list(map(mul, self._weights, map(worth.__getitem__, roles)))
        whole, beside = sum(worths), self._assignments.sum_fascist_weights(worths)
        found = {}
        for seat in self.setting.electorate.alive:
            liberal = self._total - self._fascist[seat]
            if liberal > _NEGLIGIBLE_SHARE * self._total:
                found[seat] = (whole - beside[seat]) / liberal
            else:
                found[seat] = whole / self._total
        return found

    def get_passing_chance(self, pair: Pair, case: int, fellows: Container[Seat] | None = None) -> float:
        """Return how likely the vote passes in such a case; `fellows` if the fascists are known."""
        return sum(
            self._compute_ja_distribution(pair, case, fellows, None)[
                len(self.setting.electorate.alive) // 2 + 1 :
            ]
        )

    def get_deciding_chance(
        self, pair: Pair, case: int, seat: Seat, fellows: Container[Seat] | None = None
    ) -> float:
        return self._compute_ja_distribution(pair, case, fellows, seat)[
            len(self.setting.electorate.alive) // 2
        ]

    def _compute_ja_distribution(
        self, pair: Pair, case: int, fellows: Container[Seat] | None, without: Seat | None
    ) -> Sequence[float]:
        """Return the chances of each number of Ja, `without` the vote of that seat."""
        key = pair, case, without
        if fellows is None and key in self._counted:
            return self._counted[key]
        trust = {
            seat: apply_logistic(max(-_MOST, min(_MOST, _STEEP * better)))
            for seat, better in self.compare_by_seat(pair).items()
        }
        chances = []
        if pair[0] != without:
            chances.append(_CANDIDATE_JA)
        if pair[1] != without:
            chances.append(_CANDIDATE_JA if case == _HITLER_ELECTED else 0.5 + 0.48 * trust[pair[1]])
        others = [seat for seat in trust if seat not in pair and seat != without]
        if fellows is None:
            chances += self._estimate_ja_chances(others, case, trust)
            self._counted[key] = compute_count_distribution(chances)
            return self._counted[key]
        for seat in others:
            ready = trust[seat]
            chances.append(
                _get_fascist_ja_chance(case, ready) if seat in fellows else _get_liberal_ja_chance(ready)
            )
        return compute_count_distribution(chances)

    def _estimate_ja_chances(
        self, others: Sequence[Seat], case: int, trust: dict[Seat, float]
    ) -> list[float]:
        """Return the others' chances to say Ja, for as many fascists among them as there must be. Which seat
        has which chance hardly matters for the sum."""
        if not others:
            return []
        suspicion = [min(0.98, self._fascist[seat] / self._total) for seat in others]
        most = FASCISTS[self.setting.electorate.players] + 1 - _FASCISTS_IN_OFFICE[case]
        fascists = min(len(others), most, round(sum(suspicion) + 1))
        fascist_ja = sum(
            share * _get_fascist_ja_chance(case, trust[seat])
            for share, seat in zip(suspicion, others, strict=True)
        ) / sum(suspicion)
        liberal_ja = sum(
            (1 - share) * _get_liberal_ja_chance(trust[seat])
            for share, seat in zip(suspicion, others, strict=True)
        ) / (len(others) - sum(suspicion))
        return [fascist_ja] * fascists + [liberal_ja] * (len(others) - fascists)

    def get_government_case(self, roles: int) -> int:
        """Return the case of a pair of roles, one of `CASES`."""
        president, chancellor = divmod(roles, ROLES)
        if self.setting.zone and chancellor == HITLER:
            return _HITLER_ELECTED
        return (president != LIBERAL) + (chancellor != LIBERAL)


def _get_liberal_ja_chance(trust: float) -> float:
    return 0.04 + 0.92 * trust


def _get_fascist_ja_chance(case: int, trust: float) -> float:
    if case == _HITLER_ELECTED:
        return 0.85 + 0.13 * trust
    return 0.25 + 0.7 * trust if case else 0.05 + 0.8 * trust


def compute_count_distribution(chances: Sequence[float]) -> list[float]:
    """Return how likely 0, 1, 2 … of these chances come true."""
    found = [1.0]
    for chance in chances:
        longer = [each * (1 - chance) for each in found]
        longer.append(0.0)
        for number, each in enumerate(found):
            longer[number + 1] += each * chance
        found = longer
    return found
