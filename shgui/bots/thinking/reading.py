"""What nominations and votes say of roles, in the eyes of players who reckon what a government is worth."""

from collections.abc import Sequence
from math import tanh

from shgui.bots.thinking.judgement import Judgement, Setting, curve, setting_of
from shgui.engine.types import Seat
from shgui.reasoning.assignments import FASCIST
from shgui.reasoning.electing import explained_by_votes
from shgui.reasoning.elections import Election
from shgui.reasoning.row import AssignmentRow

_LIKED = (1.0, 0.4, 0.15)
_LIKED_BY_FASCIST = (1.0, 0.6, 0.35)
_ANYBODY = 0.04
_HITLER_IN_THE_ZONE = 5.0
_WIDE = 3.6
_SCALE = 100.0


class Readers:
    """Judges every election once, for those who decide in it and for those who read it afterwards."""

    def __init__(self, row: AssignmentRow) -> None:
        self._row = row
        self._judged: dict[int, Judgement] = {}

    def go_back_to(self, place: int) -> None:
        """Forgets all that came later in the history."""
        self._judged = {at: each for at, each in self._judged.items() if at <= place}

    def judgement(self, place: int, setting: Setting, weights: Sequence[float]) -> Judgement:
        """Of this moment; the table's row has just been weighed so."""
        known = self._judged.get(place)
        if known is None:
            hand = self._row.next_hand(weights)
            known = self._judged[place] = Judgement(self._row.assignments, weights, setting, hand)
        return known

    def _judge(self, election: Election) -> Judgement:
        happened = election.happened
        setting = setting_of(election.electorate, happened)
        return self.judgement(election.place, setting, election.belief)

    def nominated(self, election: Election) -> Sequence[float]:
        judgement, (president, chancellor, zone, _) = self._judge(election), election.government
        eligible = election.electorate.eligible(president)
        values = judgement.candidates(president, eligible)
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

    def voted(self, election: Election, ballots: Sequence[tuple[Seat, bool]]) -> Sequence[float]:
        government = election.government
        seen = self._judge(election).seen_by((government.president, government.chancellor))
        trust = {seat: curve(_WIDE * tanh(_SCALE * seen[seat])) for seat, _ in ballots}
        return explained_by_votes(election.assignments, election.weights, government, ballots, trust)
