"""Public knowledge of a game, computed once for every seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import tanh

from shgui.bots.thinking.judgement import (
    ElectionJudgement,
    ElectionSetting,
    apply_logistic,
    build_election_setting,
)
from shgui.bots.thinking.situation import StandingClaims
from shgui.engine.events import Event
from shgui.engine.types import Seat
from shgui.reasoning.assignment_weigher import AssignmentWeigher
from shgui.reasoning.assignments import FASCIST, LIBERAL
from shgui.reasoning.claim_values import Claim
from shgui.reasoning.election_model import weigh_votes_by_trust
from shgui.reasoning.election_reader import Election, ElectionReader
from shgui.reasoning.game_facts import BEGINNING, GameFacts, count_common_prefix
from shgui.reasoning.likely_habits import LIKELY_HABITS
from shgui.reasoning.proven_habits import PROVEN_HABITS
from shgui.reasoning.sorted_claims import SortedClaims, sort_claims

_LIKED = (1.0, 0.4, 0.15)
_LIKED_BY_FASCIST = (1.0, 0.6, 0.35)
_ANYBODY = 0.04
_HITLER_IN_THE_ZONE = 5.0
_WIDE = 3.6
_SCALE = 100.0


class ElectionJudge:
    """Judges every election once, for players who decide in it and for those who interpret it later."""

    def __init__(self, weigher: AssignmentWeigher) -> None:
        self._weigher = weigher
        self._judgements: dict[int, ElectionJudgement] = {}

    def forget_after(self, place: int) -> None:
        self._judgements = {at: each for at, each in self._judgements.items() if at <= place}

    def get_judgement(
        self, place: int, setting: ElectionSetting, weights: Sequence[float]
    ) -> ElectionJudgement:
        """Return the judgement of this moment; the table's weigher has just returned these weights."""
        known = self._judgements.get(place)
        if known is None:
            hand = self._weigher.predict_hand(weights)
            known = self._judgements[place] = ElectionJudgement(
                self._weigher.assignments, weights, setting, hand
            )
        return known

    def _get_election_judgement(self, election: Election) -> ElectionJudgement:
        happened = election.happened
        setting = build_election_setting(election.electorate, happened)
        return self.get_judgement(election.place, setting, election.belief)

    def weigh_nomination(self, election: Election) -> Sequence[float]:
        judgement, (president, chancellor, zone, _) = (
            self._get_election_judgement(election),
            election.government,
        )
        eligible = election.electorate.list_eligible(president)
        values = judgement.compute_candidate_values(president, eligible)
        ranks = sorted(eligible, key=lambda seat: -values[seat])
        places = {seat: min(rank, len(_LIKED) - 1) for rank, seat in enumerate(ranks)}
        liked = {seat: _LIKED[place] + _ANYBODY for seat, place in places.items()}
        by_fascist = {seat: _LIKED_BY_FASCIST[place] + _ANYBODY for seat, place in places.items()}
        others = by_fascist[chancellor] / sum(by_fascist.values())
        chances = []
        for hitler in range(election.assignments.players):
            of_fascist = others
            if zone and hitler in by_fascist:
                preferred = by_fascist | {hitler: _HITLER_IN_THE_ZONE * by_fascist[hitler]}
                of_fascist = preferred[chancellor] / sum(preferred.values())
            chances.append(of_fascist)
        liberal = liked[chancellor] / sum(liked.values())
        roles = election.assignments.columns[president]
        return [
            weight * (chances[hitler] if role == FASCIST else liberal)
            for weight, role, hitler in zip(
                election.weights, roles, election.assignments.hitlers, strict=True
            )
        ]

    def weigh_votes(self, election: Election, ballots: Sequence[tuple[Seat, bool]]) -> Sequence[float]:
        government = election.government
        seen = self._get_election_judgement(election).compare_by_seat(
            (government.president, government.chancellor)
        )
        trust = {seat: apply_logistic(_WIDE * tanh(_SCALE * seen[seat])) for seat, _ in ballots}
        return weigh_votes_by_trust(election.assignments, election.weights, government, ballots, trust)


@dataclass(frozen=True, eq=False)
class CommonKnowledge:
    """Public knowledge at one moment. `weights` of all assignments count everything, `elections` only
    elections, and `as_people_read` elections as people interpret them."""

    history: Sequence[Event]
    claims: tuple[Claim, ...]
    happened: GameFacts
    sorted_claims: SortedClaims
    elections: Sequence[float]
    as_people_read: Sequence[float]
    weights: Sequence[float]


class PublicKnowledge:
    """Follows the games it is asked about. Results are kept while nothing before them changes."""

    def __init__(self, players: int) -> None:
        self.weigher = AssignmentWeigher(players, None, LIKELY_HABITS)
        self.proven = AssignmentWeigher(players, None, PROVEN_HABITS)
        self._election_judge = ElectionJudge(self.weigher)
        self._elections = ElectionReader(self.weigher, self._election_judge)
        self._as_people = ElectionReader(self.weigher)
        self._history: tuple[Event, ...] = ()
        self._happened: list[GameFacts] = [BEGINNING]
        self._claimed: list[tuple[Claim, ...]] = [()]
        """Claims before each event, like `_happened`; the last entry of both is the present."""
        self._claim_history: tuple[StandingClaims, ...] = ()
        self._common: CommonKnowledge | None = None

    def update(
        self, history: tuple[Event, ...], claim_history: tuple[StandingClaims, ...]
    ) -> CommonKnowledge:
        if self._common is None or claim_history != self._claim_history or history != self._history:
            self._common = self._compute_knowledge(history, claim_history)
        return self._common

    def _compute_knowledge(
        self, history: tuple[Event, ...], claim_history: tuple[StandingClaims, ...]
    ) -> CommonKnowledge:
        claimed = _list_standing_claims(len(history), claim_history)
        same = count_common_prefix(self._history, history)
        unmoved = count_common_prefix(self._claimed, claimed)
        self._elections.forget_after(min(same, unmoved))
        self._as_people.forget_after(min(same, unmoved))
        self._election_judge.forget_after(min(same, unmoved - 1))
        del self._happened[same + 1 :]
        for event in history[same:]:
            self._happened.append(self._happened[-1].apply(event))
        self._history, self._claimed, self._claim_history = history, claimed, claim_history
        now = self._happened[-1]
        read = self._elections.read(history, self._happened, claimed)
        as_people = self._as_people.read(history, self._happened, claimed)
        what = sort_claims(claimed[-1], now.cards)
        return CommonKnowledge(
            history, claimed[-1], now, what, read, as_people, self.weigher.weigh(now, what, read)
        )

    def get_judgement(self, common: CommonKnowledge) -> ElectionJudgement:
        now = common.happened
        weights = self.weigher.weigh(now, common.sorted_claims, common.elections)
        setting = build_election_setting(self._elections.electorate, now)
        return self._election_judge.get_judgement(len(common.history), setting, weights)

    def may_be_liberal(self, common: CommonKnowledge, seat: Seat, claim: Claim) -> bool:
        """Return whether a player with this additional claim may be a truthful liberal to everyone."""
        claims = sort_claims((*common.claims, claim), common.happened.cards)
        weights = self.proven.weigh(common.happened, claims, None)
        roles = self.proven.assignments.columns[seat]
        return any(weight and role == LIBERAL for weight, role in zip(weights, roles, strict=True))

    def weigh_hypothesis(
        self, common: CommonKnowledge, happened: GameFacts, claims: Iterable[Claim]
    ) -> Sequence[float]:
        """Return the table's weights if this happened to the cards and these claims were made in addition."""
        sorted_claims = sort_claims((*common.claims, *claims), happened.cards)
        return self.weigher.weigh(happened, sorted_claims, common.elections)


def find_convicted_seats(proven: AssignmentWeigher, common: CommonKnowledge) -> frozenset[Seat]:
    """Return the seats that can't be truthful liberals to this observer; none if nothing is possible."""
    weights = proven.weigh(common.happened, common.sorted_claims, None)
    possible = [place for place, weight in enumerate(weights) if weight]
    return frozenset(
        seat
        for seat, roles in enumerate(proven.assignments.columns)
        if possible and all(roles[place] != LIBERAL for place in possible)
    )


def _list_standing_claims(events: int, claim_history: Sequence[StandingClaims]) -> list[tuple[Claim, ...]]:
    """List the claims valid before each event, and after the last."""
    found: list[tuple[Claim, ...]] = []
    standing: tuple[Claim, ...] = ()
    for each in claim_history:
        found += [standing] * (min(each.events, events) - len(found))
        standing = each.claims
    return found + [standing] * (events + 1 - len(found))
