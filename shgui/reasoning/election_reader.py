"""The nominations and votes of a game, and how well each assignment explains them. Each is judged by what was
known when it was made: later claims about cards change what is known of the cards, not how someone could
have voted before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from shgui.engine.components import HITLER_ZONE
from shgui.engine.events import ChancellorNominated, Event, VotesRevealed
from shgui.engine.types import Seat
from shgui.reasoning.assignment_weigher import AssignmentWeigher
from shgui.reasoning.assignments import Assignments
from shgui.reasoning.claim_values import Claim
from shgui.reasoning.election_model import Government, weigh_nomination, weigh_votes
from shgui.reasoning.electorate import BEFORE_THE_GAME, Electorate
from shgui.reasoning.game_facts import GameFacts
from shgui.reasoning.sorted_claims import sort_claims

_ElectionState = tuple[Electorate, tuple[Seat, Seat], Sequence[float]]
"""The electorate before an event, the candidates, and the weights of all assignments."""


@dataclass(frozen=True, eq=False, slots=True)
class Election:
    """The moment before a nomination or a vote. `belief` is what everyone makes of the roles, cards and
    claims included; `weights` count elections alone."""

    place: int
    """The place in the history."""
    assignments: Assignments
    government: Government
    electorate: Electorate
    happened: GameFacts
    belief: Sequence[float]
    weights: Sequence[float]


class VoterModel(Protocol):
    """A model of how people nominate and vote; returns the weights after seeing it."""

    def weigh_nomination(self, election: Election) -> Sequence[float]: ...

    def weigh_votes(self, election: Election, ballots: Sequence[tuple[Seat, bool]]) -> Sequence[float]: ...


class HumanVoterModel:
    def weigh_nomination(self, election: Election) -> Sequence[float]:
        government = election.government
        eligible = election.electorate.list_eligible(government.president)
        return weigh_nomination(election.assignments, election.weights, election.belief, government, eligible)

    def weigh_votes(self, election: Election, ballots: Sequence[tuple[Seat, bool]]) -> Sequence[float]:
        return weigh_votes(
            election.assignments, election.weights, election.belief, election.government, ballots
        )


class ElectionReader:
    """Reads a game's elections, event by event and once; `weigher` is the table's judgement."""

    def __init__(self, weigher: AssignmentWeigher, voters: VoterModel | None = None) -> None:
        self._weigher = weigher
        self._voters = voters or HumanVoterModel()
        self._assignments = weigher.assignments
        self._read: list[_ElectionState] = [(BEFORE_THE_GAME, (0, 0), (1.0,) * len(weigher.assignments))]

    def forget_after(self, events: int) -> None:
        """Forget all but the first so many events."""
        del self._read[events + 1 :]

    def read(
        self, history: Sequence[Event], happened: Sequence[GameFacts], claims: Sequence[Sequence[Claim]]
    ) -> Sequence[float]:
        """Return how well each assignment explains the nominations and votes. `happened` has the facts before
        each event, and `claims` the claims valid then."""
        for place in range(len(self._read) - 1, len(history)):
            self._read.append(self._read_event(history[place], happened[place], claims[place]))
        return self._read[-1][2]

    @property
    def electorate(self) -> Electorate:
        """The electorate after the last event read."""
        return self._read[-1][0]

    def _read_event(self, event: Event, before: GameFacts, claims: Sequence[Claim]) -> _ElectionState:
        electorate, standing, weights = self._read[-1]
        match event:
            case ChancellorNominated(president, chancellor):
                standing = president, chancellor
                weights = self._voters.weigh_nomination(self._build_election(standing, before, claims))
            case VotesRevealed(ballots):
                weights = self._voters.weigh_votes(self._build_election(standing, before, claims), ballots)
            case _:
                return electorate.apply(event), standing, weights
        most = max(weights)
        return electorate, standing, [weight / most for weight in weights]

    def _build_election(
        self, standing: tuple[Seat, Seat], before: GameFacts, claims: Sequence[Claim]
    ) -> Election:
        electorate, _, weights = self._read[-1]
        return Election(
            len(self._read) - 1,
            self._assignments,
            Government(*standing, before.fascist >= HITLER_ZONE, electorate.last_chance),
            electorate,
            before,
            self._weigher.weigh(before, sort_claims(claims, before.cards), weights),
            weights,
        )
