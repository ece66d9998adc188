"""One observer's weights of all assignments, in one reading."""

from collections.abc import Sequence
from operator import mul

from shgui.engine.types import Party, Seat
from shgui.reasoning.assignments import Assignments, fitting
from shgui.reasoning.claims import Saw
from shgui.reasoning.deck_line import DeckLine, steps
from shgui.reasoning.habits import Habits
from shgui.reasoning.happenings import GameFacts
from shgui.reasoning.heard import ClaimsHeard
from shgui.reasoning.insider import Insider, OwnFacts

_Parties = tuple[tuple[Seat, Party], ...]
_RoleFacts = tuple[tuple[Seat, ...], _Parties, tuple[Saw, ...], tuple[Seat, ...]]
"""Who isn't Hitler, parties this observer saw, parties claimed, and who claims what nobody saw."""

_NOT_HITLER = (1.0, 1.0, 0.0)
_OF_PARTY = {Party.LIBERAL: (1.0, 0.0, 0.0), Party.FASCIST: (0.0, 1.0, 1.0)}
"""By role."""


class AssignmentRow:
    """What one observer makes of a game: the table, or with an insider the insider's seat.

    Without habits hard facts count alone. What has been reckoned is kept as long as it holds.
    """

    def __init__(self, players: int, insider: Insider | None, habits: Habits | None) -> None:
        known = () if insider is None else insider.known
        self.assignments, self._places = fitting(players, known)
        self._seat = None if insider is None else insider.seat
        self._own = OwnFacts(insider)
        self._habits = habits
        self._deck = None if habits is None else DeckLine(self.assignments, habits)
        self._facts: _RoleFacts | None = None
        self._by_facts: list[float] = []

    def learn(self, insider: Insider) -> None:
        """The seat's memory has grown."""
        self._own = OwnFacts(insider)

    def weigh(self, happened: GameFacts, heard: ClaimsHeard, read: Sequence[float] | None) -> list[float]:
        """How well each assignment explains everything. `read` are weights of all assignments besides."""
        weights = self._weigh_facts(self._role_facts(happened, heard))
        if self._deck is not None:
            by_cards = self._deck.weigh(steps(happened.cards, heard, self._own))
            weights = list(map(mul, weights, by_cards))
        if read is not None:
            weights = list(map(mul, weights, map(read.__getitem__, self._places)))
        return weights

    def next_hand(self, weights: Sequence[float]) -> list[float]:
        """How likely each number of liberals is among the next three cards; `weights` come from here."""
        if self._deck is None:
            raise ValueError("hard facts say nothing of cards")
        return self._deck.next_hand(weights)

    def _role_facts(self, happened: GameFacts, heard: ClaimsHeard) -> _RoleFacts:
        looked_at = [target for seat, target in happened.investigations if seat == self._seat]
        own = tuple(
            (target, self._own.parties[target]) for target in looked_at if target in self._own.parties
        )
        if self._habits is None:
            return happened.not_hitler, own, (), ()
        return happened.not_hitler, own, tuple(heard.parties), tuple(heard.of_nothing)

    def _weigh_facts(self, facts: _RoleFacts) -> list[float]:
        if facts != self._facts:
            self._facts = facts
            self._by_facts = _weighed(self.assignments, self._habits, facts)
        return self._by_facts


def _weighed(assignments: Assignments, habits: Habits | None, facts: _RoleFacts) -> list[float]:
    not_hitler, seen, claimed, of_nothing = facts
    of_role: list[tuple[Seat, Sequence[float]]] = [(seat, _NOT_HITLER) for seat in not_hitler]
    of_role += [(seat, _OF_PARTY[party]) for seat, party in seen]
    weights = [1.0] * len(assignments)
    if habits is not None:
        of_role += [(seat, habits.claims_nothing_seen) for seat in of_nothing]
        for saw in claimed:
            says = saw.party is Party.FASCIST
            told = [chances[says] for by_role in habits.tells_party for chances in by_role]
            pairs = assignments.pairs(saw.seat, saw.target)
            weights = [weight * told[pair] for weight, pair in zip(weights, pairs, strict=True)]
    for seat, chances in of_role:
        roles = assignments.columns[seat]
        weights = [weight * chances[role] for weight, role in zip(weights, roles, strict=True)]
    return weights
