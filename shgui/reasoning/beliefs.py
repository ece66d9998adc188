"""What can be concluded about roles, in three readings, moment by moment."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from shgui.engine.events import Event
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.assignments import Assignments
from shgui.reasoning.claims import Claim
from shgui.reasoning.elections import Elections
from shgui.reasoning.habits import Habits
from shgui.reasoning.happenings import BEGINNING, GameFacts
from shgui.reasoning.heard import heard
from shgui.reasoning.insider import Insider, insider_of
from shgui.reasoning.people import LIKELY_HABITS
from shgui.reasoning.proven import PROVEN_HABITS
from shgui.reasoning.row import AssignmentRow


class Reading(Enum):
    CERTAIN = "certain"
    """Hard facts alone: roles dealt, Chancellors who were not Hitler, executions, parties the seat saw."""
    PROVEN = "proven"
    """And: liberals pass and enact liberal policies where they can, and tell the truth."""
    LIKELY = "likely"
    """And: people nominate, vote, govern and talk as people usually do. An estimate."""


_HABITS: dict[Reading, Habits | None] = {
    Reading.CERTAIN: None,
    Reading.PROVEN: PROVEN_HABITS,
    Reading.LIKELY: LIKELY_HABITS,
}


_Question = tuple[Reading, Seat | None]


@dataclass(frozen=True, slots=True)
class Belief:
    """By seat, the chance to be on the fascists' side (Hitler included), and to be Hitler.

    `ways` counts the ways to deal the roles that are not ruled out. Where none is left somebody did what the
    reading holds impossible, and both lists are empty. A chance is exactly 0 or 1 where nothing else is left.
    """

    ways: int
    fascist: tuple[float, ...]
    hitler: tuple[float, ...]


class Reasoner:
    """Follows a game and tells at every moment what could be concluded, by the table and by its insiders.

    A whole game costs one pass: what has been reckoned is kept as long as nothing changes before it, whether
    the game goes on, somebody says, corrects or withdraws something, or a slip is taken back.
    """

    def __init__(self, players: int, insiders: Iterable[Insider] = ()) -> None:
        self._players = players
        self._insiders = {insider.seat: insider for insider in insiders}
        self._history: list[Event] = []
        self._happened: list[GameFacts] = [BEGINNING]
        self._claimed: list[tuple[Claim, ...]] = [()]
        """Before each event, as `_happened` is; at the end of both is what stands now."""
        self._table = AssignmentRow(players, None, LIKELY_HABITS)
        self._elections = Elections(self._table)
        self._rows: dict[_Question, AssignmentRow] = {(Reading.LIKELY, None): self._table}
        self._told: dict[_Question, Belief] = {}

    def learn(self, insider: Insider) -> None:
        """A seat's memory has grown. Not needed where it was given whole: it counts with the events."""
        self._insiders[insider.seat] = insider
        for (_, seat), row in self._rows.items():
            if seat == insider.seat:
                row.learn(insider)
        self._told.clear()

    def follow(self, history: Sequence[Event], claims: Iterable[Claim] = ()) -> None:
        """From now on this is what all have seen, from the deal on, and these claims stand.

        What is new in the history was seen while the claims of the call before stood.
        """
        same = _common(self._history, history)
        standing = self._claimed[-1]
        del self._history[same:], self._happened[same + 1 :], self._claimed[same + 1 :]
        self._elections.go_back_to(same)
        self._claimed[-1] = standing
        for event in history[same:]:
            self._history.append(event)
            self._happened.append(self._happened[-1].after(event))
            self._claimed.append(standing)
        self._claimed[-1] = tuple(claims)
        self._told.clear()

    def belief(self, reading: Reading, seat: Seat | None = None) -> Belief:
        """What the table could conclude now, or the insider in this seat; KeyError if there is none."""
        told = self._told.get((reading, seat))
        if told is None:
            told = self._told[reading, seat] = self._conclude(reading, seat)
        return told

    def _conclude(self, reading: Reading, seat: Seat | None) -> Belief:
        row = self._rows.get((reading, seat))
        if row is None:
            insider = None if seat is None else self._insiders[seat]
            row = self._rows[reading, seat] = AssignmentRow(self._players, insider, _HABITS[reading])
        elections = None
        if reading is Reading.LIKELY:
            elections = self._elections.read(self._history, self._happened, self._claimed)
        now = self._happened[-1]
        return _belief(row.assignments, row.weigh(now, heard(self._claimed[-1], now.cards), elections))


def _belief(assignments: Assignments, weights: Sequence[float]) -> Belief:
    ways = len(weights) - weights.count(0.0)
    if not ways:
        return Belief(0, (), ())
    return Belief(ways, assignments.fascist(weights), assignments.hitler(weights))


def _common(one: Sequence[Event], other: Sequence[Event]) -> int:
    """How many events at the beginning of both are the same."""
    shorter = min(len(one), len(other))
    if one[:shorter] == list(other[:shorter]):
        return shorter
    return next(at for at in range(shorter) if one[at] != other[at])


def belief(view: PlayerView, claims: Iterable[Claim], reading: Reading) -> Belief:
    """What the view's seat could conclude about roles, or with a view of the table what all could.

    Of a game that is over: what could be concluded before the roles were opened. People are taken to have
    said all this as soon as there was something to say.
    """
    insider = insider_of(view)
    reasoner = Reasoner(view.players, () if insider is None else (insider,))
    reasoner.follow((), claims)
    reasoner.follow(view.history, claims)
    return reasoner.belief(reading, view.seat)
