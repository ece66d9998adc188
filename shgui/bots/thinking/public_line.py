"""What all have seen and heard in a game, reckoned once for every seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shgui.bots.thinking.judgement import Judgement, setting_of
from shgui.bots.thinking.reading import Readers
from shgui.bots.thinking.situation import PublicClaim
from shgui.engine.events import Event
from shgui.engine.types import Seat
from shgui.reasoning.assignments import LIBERAL
from shgui.reasoning.claims import Claim
from shgui.reasoning.elections import Elections
from shgui.reasoning.happenings import BEGINNING, GameFacts
from shgui.reasoning.heard import ClaimsHeard, heard
from shgui.reasoning.people import LIKELY_HABITS
from shgui.reasoning.proven import PROVEN_HABITS
from shgui.reasoning.row import AssignmentRow


@dataclass(frozen=True, eq=False)
class Common:
    """What all know at one moment. `weights` of all assignments count everything, `elections` those alone,
    and `as_people_read` them in another way.
    """

    history: Sequence[Event]
    claims: tuple[Claim, ...]
    happened: GameFacts
    heard: ClaimsHeard
    elections: Sequence[float]
    as_people_read: Sequence[float]
    weights: Sequence[float]


class PublicLine:
    """Follows the games it is asked about. What has been reckoned is kept while nothing before it changes."""

    def __init__(self, players: int) -> None:
        self.row = AssignmentRow(players, None, LIKELY_HABITS)
        self.proven = AssignmentRow(players, None, PROVEN_HABITS)
        self._readers = Readers(self.row)
        self._elections = Elections(self.row, self._readers)
        self._as_people = Elections(self.row)
        self._history: tuple[Event, ...] = ()
        self._happened: list[GameFacts] = [BEGINNING]
        self._claimed: list[tuple[Claim, ...]] = [()]
        """Before each event, as `_happened` is; at the end of both is what stands now."""
        self._told: tuple[PublicClaim, ...] = ()
        self._common: Common | None = None

    def at(self, history: tuple[Event, ...], told: tuple[PublicClaim, ...]) -> Common:
        """What all know when they have seen and heard this."""
        if self._common is None or told != self._told or history != self._history:
            self._common = self._follow(history, told)
        return self._common

    def _follow(self, history: tuple[Event, ...], told: tuple[PublicClaim, ...]) -> Common:
        claimed = _standing(len(history), told)
        same = _common(self._history, history)
        unmoved = _common(self._claimed, claimed)
        self._elections.go_back_to(min(same, unmoved))
        self._as_people.go_back_to(min(same, unmoved))
        self._readers.go_back_to(min(same, unmoved - 1))
        del self._happened[same + 1 :]
        for event in history[same:]:
            self._happened.append(self._happened[-1].after(event))
        self._history, self._claimed, self._told = history, claimed, told
        now = self._happened[-1]
        read = self._elections.read(history, self._happened, claimed)
        as_people = self._as_people.read(history, self._happened, claimed)
        what = heard(claimed[-1], now.cards)
        return Common(history, claimed[-1], now, what, read, as_people, self.row.weigh(now, what, read))

    def judgement(self, common: Common) -> Judgement:
        """Of the election under way."""
        now = common.happened
        weights = self.row.weigh(now, common.heard, common.elections)
        setting = setting_of(self._elections.electorate, now)
        return self._readers.judgement(len(common.history), setting, weights)

    def may_be_liberal(self, common: Common, seat: Seat, claim: Claim) -> bool:
        """Whether somebody who claims this besides may still be a liberal who tells the truth, to all."""
        told = heard((*common.claims, claim), common.happened.cards)
        weights = self.proven.weigh(common.happened, told, None)
        roles = self.proven.assignments.columns[seat]
        return any(weight and role == LIBERAL for weight, role in zip(weights, roles, strict=True))

    def convicted(self, common: Common) -> frozenset[Seat]:
        """Who can't be a liberal who tells the truth, to all."""
        return convicted(self.proven, common)

    def if_so(self, common: Common, happened: GameFacts, claims: Iterable[Claim]) -> Sequence[float]:
        """The table's weights, had this happened to the cards, and were these claims made besides."""
        told = heard((*common.claims, *claims), happened.cards)
        return self.row.weigh(happened, told, common.elections)


def convicted(proven: AssignmentRow, common: Common) -> frozenset[Seat]:
    """Who can't be a liberal who tells the truth, to this observer; nobody where nothing can be at all."""
    weights = proven.weigh(common.happened, common.heard, None)
    possible = [place for place, weight in enumerate(weights) if weight]
    return frozenset(
        seat
        for seat, roles in enumerate(proven.assignments.columns)
        if possible and all(roles[place] != LIBERAL for place in possible)
    )


def _standing(events: int, told: Sequence[PublicClaim]) -> list[tuple[Claim, ...]]:
    """What stood before each event, and what stands after the last."""
    found: list[tuple[Claim, ...]] = []
    standing: tuple[Claim, ...] = ()
    for each in told:
        found += [standing] * (min(each.events, events) - len(found))
        standing = each.claims
    return found + [standing] * (events + 1 - len(found))


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    """How many at the beginning of both are the same."""
    shorter = min(len(one), len(other))
    return next((at for at in range(shorter) if one[at] != other[at]), shorter)
