"""The meaning of nominations and votes for players who calculate what a government is worth."""

from collections.abc import Sequence
from math import tanh

from shgui.bots.thinking.judgement import ElectionSetting, Judgement, build_setting, squash
from shgui.engine.types import Seat
from shgui.reasoning.assignment_weigher import AssignmentWeigher
from shgui.reasoning.assignments import FASCIST
from shgui.reasoning.election_model import weigh_votes_by_trust
from shgui.reasoning.election_reader import Election

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
        self._judged: dict[int, Judgement] = {}

    def go_back_to(self, place: int) -> None:
        """Forget everything later in the history."""
        self._judged = {at: each for at, each in self._judged.items() if at <= place}

    def get_judgement(self, place: int, setting: ElectionSetting, weights: Sequence[float]) -> Judgement:
        """Return the judgement of this moment; the table's weigher has just returned these weights."""
        known = self._judged.get(place)
        if known is None:
            hand = self._weigher.predict_hand(weights)
            known = self._judged[place] = Judgement(self._weigher.assignments, weights, setting, hand)
        return known

    def _judge(self, election: Election) -> Judgement:
        happened = election.happened
        setting = build_setting(election.electorate, happened)
        return self.get_judgement(election.place, setting, election.belief)

    def weigh_nomination(self, election: Election) -> Sequence[float]:
        judgement, (president, chancellor, zone, _) = self._judge(election), election.government
        eligible = election.electorate.list_eligible(president)
        values = judgement.value_candidates(president, eligible)
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
        seen = self._judge(election).compare_by_seat((government.president, government.chancellor))
        trust = {seat: squash(_WIDE * tanh(_SCALE * seen[seat])) for seat, _ in ballots}
        return weigh_votes_by_trust(election.assignments, election.weights, government, ballots, trust)
