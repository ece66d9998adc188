"""Beliefs about roles in three readings, moment by moment."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from shgui.engine.events import Event
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.assignment_weigher import AssignmentWeigher
from shgui.reasoning.claim_values import Claim
from shgui.reasoning.election_reader import ElectionReader
from shgui.reasoning.game_facts import BEGINNING, GameFacts, count_common_prefix
from shgui.reasoning.insider import Insider, get_insider
from shgui.reasoning.likely_habits import LIKELY_HABITS
from shgui.reasoning.proven_habits import PROVEN_HABITS
from shgui.reasoning.sorted_claims import sort_claims


class Reading(Enum):
    CERTAIN = "certain"
    """Hard facts: roles dealt, Chancellors who were not Hitler, executions, parties the seat saw."""
    PROVEN = "proven"
    """Adds that liberals pass and enact liberal policies where they can, and tell the truth."""
    LIKELY = "likely"
    """Adds that people nominate, vote, govern and talk as people usually do. An estimate."""


_HABITS_BY_READING = {Reading.CERTAIN: None, Reading.PROVEN: PROVEN_HABITS, Reading.LIKELY: LIKELY_HABITS}

_BeliefKey = tuple[Reading, Seat | None]


@dataclass(frozen=True, slots=True)
class Belief:
    """Chances by seat to be on the fascists' side (Hitler included), and to be Hitler. `ways` counts the ways
    to deal the roles that are not ruled out. With none left, someone did what the reading takes for
    impossible, and both lists are empty. A chance is exactly 0 or 1 where nothing else is possible."""

    ways: int
    fascist: tuple[float, ...]
    hitler: tuple[float, ...]


class Reasoner:
    """Follows a game and concludes at every moment what the table and its insiders can know. A whole game
    costs one pass: results are kept as long as nothing changes before them, whether the game continues, a
    claim changes, or a step is undone."""

    def __init__(self, players: int, insiders: Iterable[Insider] = ()) -> None:
        self._players = players
        self._insiders = {insider.seat: insider for insider in insiders}
        self._history: list[Event] = []
        self._facts: list[GameFacts] = [BEGINNING]
        self._claimed: list[tuple[Claim, ...]] = [()]
        """Claims before each event, like `_facts`; the last entry of both is the present."""
        self._table = AssignmentWeigher(players, None, LIKELY_HABITS)
        self._elections = ElectionReader(self._table)
        self._weighers: dict[_BeliefKey, AssignmentWeigher] = {(Reading.LIKELY, None): self._table}
        self._beliefs: dict[_BeliefKey, Belief] = {}

    def learn(self, insider: Insider) -> None:
        """Replace a seat's memory after it grew; not needed if it was given whole, as it counts with the
        events."""
        self._insiders[insider.seat] = insider
        for (_, seat), weigher in self._weighers.items():
            if seat == insider.seat:
                weigher.learn(insider)
        self._beliefs.clear()

    def follow(self, history: Sequence[Event], claims: Iterable[Claim] = ()) -> None:
        """Follow the public history from the deal on, with the claims valid now. New events are taken to have
        happened while the claims of the previous call were valid."""
        same = count_common_prefix(self._history, history)
        standing = self._claimed[-1]
        del self._history[same:], self._facts[same + 1 :], self._claimed[same + 1 :]
        self._elections.forget_after(same)
        self._claimed[-1] = standing
        for event in history[same:]:
            self._history.append(event)
            self._facts.append(self._facts[-1].apply(event))
            self._claimed.append(standing)
        self._claimed[-1] = tuple(claims)
        self._beliefs.clear()

    def get_belief(self, reading: Reading, seat: Seat | None = None) -> Belief:
        """Return the belief of the table, or of the insider in this seat; KeyError if there is none."""
        known = self._beliefs.get((reading, seat))
        if known is None:
            known = self._beliefs[reading, seat] = self._compute_belief(reading, seat)
        return known

    def _compute_belief(self, reading: Reading, seat: Seat | None) -> Belief:
        weigher = self._weighers.get((reading, seat))
        if weigher is None:
            insider = None if seat is None else self._insiders[seat]
            weigher = self._weighers[reading, seat] = AssignmentWeigher(
                self._players, insider, _HABITS_BY_READING[reading]
            )
        elections = None
        if reading is Reading.LIKELY:
            elections = self._elections.read(self._history, self._facts, self._claimed)
        now = self._facts[-1]
        weights = weigher.weigh(now, sort_claims(self._claimed[-1], now.cards), elections)
        ways = len(weights) - weights.count(0.0)
        if not ways:
            return Belief(0, (), ())
        assignments = weigher.assignments
        return Belief(
            ways, assignments.compute_fascist_chances(weights), assignments.compute_hitler_chances(weights)
        )


def form_belief(view: PlayerView, claims: Iterable[Claim], reading: Reading) -> Belief:
    """Return what the view's seat could conclude; with a view of the table, what all could. For a finished
    game: before the roles were opened. Claims are taken to have been made as soon as there was something
    to say."""
    insider = get_insider(view)
    reasoner = Reasoner(view.players, () if insider is None else (insider,))
    reasoner.follow((), claims)
    reasoner.follow(view.history, claims)
    return reasoner.get_belief(reading, view.seat)
