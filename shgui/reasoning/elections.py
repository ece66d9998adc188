"""The nominations and votes of a game, and how well each assignment explains them.

What people made of a nomination or a vote is asked of the moment it was made: what is said later about cards
changes what is known of the cards, and not how somebody could have voted before.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from shgui.engine.components import HITLER_ZONE
from shgui.engine.events import ChancellorNominated, Event, VotesRevealed
from shgui.engine.types import Seat
from shgui.reasoning.assignments import Assignments
from shgui.reasoning.claims import Claim
from shgui.reasoning.electing import Government, after_nomination, after_votes
from shgui.reasoning.electorate import BEFORE_THE_GAME, Electorate
from shgui.reasoning.happenings import GameFacts
from shgui.reasoning.heard import heard
from shgui.reasoning.row import AssignmentRow

_Read = tuple[Electorate, tuple[Seat, Seat], Sequence[float]]
"""Before some event: who may be elected, who stands for election, and the weights of all assignments."""


@dataclass(frozen=True, eq=False, slots=True)
class Election:
    """The moment of a nomination or a vote, before it is known.

    `belief` is what all make of the roles, of cards and claims too; `weights` count elections alone.
    """

    place: int
    """In the history."""
    assignments: Assignments
    government: Government
    electorate: Electorate
    happened: GameFacts
    belief: Sequence[float]
    weights: Sequence[float]


class Voters(Protocol):
    """How people are taken to nominate and to vote: gives the weights once it has been seen."""

    def nominated(self, election: Election) -> Sequence[float]: ...

    def voted(self, election: Election, ballots: Sequence[tuple[Seat, bool]]) -> Sequence[float]: ...


class People:
    """As softly as people's habits are known."""

    def nominated(self, election: Election) -> Sequence[float]:
        government = election.government
        eligible = election.electorate.eligible(government.president)
        return after_nomination(election.assignments, election.weights, election.belief, government, eligible)

    def voted(self, election: Election, ballots: Sequence[tuple[Seat, bool]]) -> Sequence[float]:
        return after_votes(
            election.assignments, election.weights, election.belief, election.government, ballots
        )


class Elections:
    """Reads a game event by event, once. `row` is what the table makes of cards and claims."""

    def __init__(self, row: AssignmentRow, voters: Voters | None = None) -> None:
        self._row = row
        self._voters = voters or People()
        self._assignments = row.assignments
        self._read: list[_Read] = [(BEFORE_THE_GAME, (0, 0), (1.0,) * len(row.assignments))]

    def go_back_to(self, events: int) -> None:
        """Forgets all but the first so many events."""
        del self._read[events + 1 :]

    def read(
        self, history: Sequence[Event], happened: Sequence[GameFacts], claims: Sequence[Sequence[Claim]]
    ) -> Sequence[float]:
        """How well each assignment explains the nominations and votes.

        `happened` tells what had happened before each event, and `claims` what was claimed then.
        """
        for place in range(len(self._read) - 1, len(history)):
            self._read.append(self._after(history[place], happened[place], claims[place]))
        return self._read[-1][2]

    @property
    def electorate(self) -> Electorate:
        """As it stands after the last event that was read."""
        return self._read[-1][0]

    def _after(self, event: Event, before: GameFacts, claims: Sequence[Claim]) -> _Read:
        electorate, standing, weights = self._read[-1]
        match event:
            case ChancellorNominated(president, chancellor):
                standing = president, chancellor
                weights = self._voters.nominated(self._election(standing, before, claims))
            case VotesRevealed(ballots):
                weights = self._voters.voted(self._election(standing, before, claims), ballots)
            case _:
                return electorate.after(event), standing, weights
        most = max(weights)
        return electorate, standing, [weight / most for weight in weights]

    def _election(self, standing: tuple[Seat, Seat], before: GameFacts, claims: Sequence[Claim]) -> Election:
        electorate, _, weights = self._read[-1]
        return Election(
            len(self._read) - 1,
            self._assignments,
            Government(*standing, before.fascist >= HITLER_ZONE, electorate.last_chance),
            electorate,
            before,
            self._row.weigh(before, heard(claims, before.cards), weights),
            weights,
        )
