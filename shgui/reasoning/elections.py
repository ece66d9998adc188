"""The nominations and votes of a game, and how well each assignment explains them.

What people made of a nomination or a vote is asked of the moment it was made: what is said later about cards
changes what is known of the cards, and not how somebody could have voted before.
"""

from collections.abc import Sequence

from shgui.engine.components import HITLER_ZONE
from shgui.engine.events import ChancellorNominated, Event, VotesRevealed
from shgui.engine.types import Seat
from shgui.reasoning.claims import Claim
from shgui.reasoning.electing import Government, after_nomination, after_votes
from shgui.reasoning.electorate import BEFORE_THE_GAME, Electorate
from shgui.reasoning.happenings import Happened
from shgui.reasoning.heard import heard
from shgui.reasoning.row import Row

_Read = tuple[Electorate, tuple[Seat, Seat], Sequence[float]]
"""Before some event: who may be elected, who stands for election, and the weights of all assignments."""


class Elections:
    """Reads a game event by event, once. `row` is what the table makes of cards and claims."""

    def __init__(self, row: Row) -> None:
        self._row = row
        self._assignments = row.assignments
        self._read: list[_Read] = [(BEFORE_THE_GAME, (0, 0), (1.0,) * len(row.assignments))]

    def go_back_to(self, events: int) -> None:
        """Forgets all but the first so many events."""
        del self._read[events + 1 :]

    def read(
        self, history: Sequence[Event], happened: Sequence[Happened], claims: Sequence[Sequence[Claim]]
    ) -> Sequence[float]:
        """How well each assignment explains the nominations and votes.

        `happened` tells what had happened before each event, and `claims` what was claimed then.
        """
        for place in range(len(self._read) - 1, len(history)):
            self._read.append(self._after(history[place], happened[place], claims[place]))
        return self._read[-1][2]

    def _after(self, event: Event, before: Happened, claims: Sequence[Claim]) -> _Read:
        electorate, standing, weights = self._read[-1]
        match event:
            case ChancellorNominated(president, chancellor):
                standing = president, chancellor
                weights = after_nomination(
                    self._assignments,
                    weights,
                    self._row.weigh(before, heard(claims, before.cards), weights),
                    _government(standing, electorate, before),
                    electorate.eligible(president),
                )
            case VotesRevealed(ballots):
                weights = after_votes(
                    self._assignments,
                    weights,
                    self._row.weigh(before, heard(claims, before.cards), weights),
                    _government(standing, electorate, before),
                    ballots,
                )
            case _:
                return electorate.after(event), standing, weights
        most = max(weights)
        return electorate, standing, [weight / most for weight in weights]


def _government(standing: tuple[Seat, Seat], electorate: Electorate, before: Happened) -> Government:
    return Government(*standing, before.fascist >= HITLER_ZONE, electorate.last_chance)
