"""The weights that one observer gives to all assignments, in one reading."""

from collections.abc import Sequence
from operator import mul

from shgui.engine.types import Party, Seat
from shgui.reasoning.assignments import Assignments, find_fitting_assignments
from shgui.reasoning.claim_values import PartyClaim
from shgui.reasoning.deck_tracker import DeckTracker, list_deck_steps
from shgui.reasoning.game_facts import GameFacts
from shgui.reasoning.habits import Habits
from shgui.reasoning.insider import Insider, OwnFacts
from shgui.reasoning.sorted_claims import SortedClaims

_Parties = tuple[tuple[Seat, Party], ...]
_RoleFacts = tuple[tuple[Seat, ...], _Parties, tuple[PartyClaim, ...], tuple[Seat, ...]]
"""Seats cleared as not Hitler, parties seen by the observer, parties claimed, seats with false claims."""

_NOT_HITLER_WEIGHTS = (1.0, 1.0, 0.0)
_PARTY_WEIGHTS = {Party.LIBERAL: (1.0, 0.0, 0.0), Party.FASCIST: (0.0, 1.0, 1.0)}
"""Weights by role."""


class AssignmentWeigher:
    """Weighs the assignments for one observer: the table, or with an insider the insider's seat. Without
    habits only hard facts count. Results are kept as long as they are valid."""

    def __init__(self, players: int, insider: Insider | None, habits: Habits | None) -> None:
        known = () if insider is None else insider.known_roles
        self.assignments, self._places = find_fitting_assignments(players, known)
        self._seat = None if insider is None else insider.seat
        self._own = OwnFacts(insider)
        self._habits = habits
        self._deck = None if habits is None else DeckTracker(self.assignments, habits)
        self._facts: _RoleFacts | None = None
        self._by_facts: list[float] = []

    def learn(self, insider: Insider) -> None:
        """Replace the seat's memory after it grew."""
        self._own = OwnFacts(insider)

    def weigh(self, happened: GameFacts, claims: SortedClaims, read: Sequence[float] | None) -> list[float]:
        """Return how well each assignment explains everything; `read` are further weights."""
        weights = self._weigh_facts(self._collect_role_facts(happened, claims))
        if self._deck is not None:
            by_cards = self._deck.weigh(list_deck_steps(happened.cards, claims, self._own))
            weights = list(map(mul, weights, by_cards))
        if read is not None:
            weights = list(map(mul, weights, map(read.__getitem__, self._places)))
        return weights

    def predict_hand(self, weights: Sequence[float]) -> list[float]:
        """Return the chances of each number of liberals in the next three cards, by weights from `weigh`."""
        if self._deck is None:
            raise ValueError("hard facts say nothing of cards")
        return self._deck.predict_hand(weights)

    def _collect_role_facts(self, happened: GameFacts, claims: SortedClaims) -> _RoleFacts:
        looked_at = [target for seat, target in happened.investigations if seat == self._seat]
        own = tuple(
            (target, self._own.parties[target]) for target in looked_at if target in self._own.parties
        )
        if self._habits is None:
            return happened.not_hitler, own, (), ()
        return happened.not_hitler, own, tuple(claims.parties), tuple(claims.of_nothing)

    def _weigh_facts(self, facts: _RoleFacts) -> list[float]:
        if facts != self._facts:
            self._facts = facts
            self._by_facts = _weigh_role_facts(self.assignments, self._habits, facts)
        return self._by_facts


def _weigh_role_facts(assignments: Assignments, habits: Habits | None, facts: _RoleFacts) -> list[float]:
    not_hitler, seen, claimed, of_nothing = facts
    of_role: list[tuple[Seat, Sequence[float]]] = [(seat, _NOT_HITLER_WEIGHTS) for seat in not_hitler]
    of_role += [(seat, _PARTY_WEIGHTS[party]) for seat, party in seen]
    weights = [1.0] * len(assignments)
    if habits is not None:
        of_role += [(seat, habits.claims_nothing_seen) for seat in of_nothing]
        for saw in claimed:
            says = saw.party is Party.FASCIST
            chances_by_pair = [chances[says] for by_role in habits.tells_party for chances in by_role]
            pairs = assignments.list_role_pairs(saw.seat, saw.target)
            weights = [weight * chances_by_pair[pair] for weight, pair in zip(weights, pairs, strict=True)]
    for seat, chances in of_role:
        roles = assignments.columns[seat]
        weights = [weight * chances[role] for weight, role in zip(weights, roles, strict=True)]
    return weights
