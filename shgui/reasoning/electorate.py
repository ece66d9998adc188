"""The players alive and eligible at any moment of the public history; a view knows only the present."""

from dataclasses import dataclass, replace

from shgui.engine.components import TRACKER_FIELDS
from shgui.engine.editions import OFFICIAL, Edition, FiveRule, TermLimitBasis, get_edition, list_edition_names
from shgui.engine.events import (
    ChaosBroke,
    Event,
    GameBegan,
    GovernmentElected,
    PlayerExecuted,
    PolicyEnacted,
    RoundBegan,
    SpecialElectionCalled,
    TrackerAdvanced,
    TrackerReset,
)
from shgui.engine.types import Seat

_FIVE_PLAYERS = 5


@dataclass(frozen=True, slots=True)
class Electorate:
    rules: Edition
    players: int = 0
    alive: tuple[Seat, ...] = ()
    last_president: Seat | None = None
    last_chancellor: Seat | None = None
    tracker: int = 0
    candidate: Seat = 0
    resume: Seat | None = None
    """The President who called the special election under way."""

    @property
    def last_chance(self) -> bool:
        """True if chaos follows one more failed government."""
        return self.tracker == TRACKER_FIELDS - 1

    def list_eligible(self, candidate: Seat) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.alive if seat not in self.term_limited and seat != candidate)

    @property
    def term_limited(self) -> tuple[Seat | None, ...]:
        """Seats that may not become Chancellor, whoever is candidate for President."""
        if self._last_president_is_free:
            return (self.last_chancellor,)
        return self.last_chancellor, self.last_president

    def find_next_candidate(self, candidate: Seat) -> Seat:
        """Return the next candidate for President, if no special election comes between."""
        passed_by = candidate if self.resume is None else self.resume
        return next((seat for seat in self.alive if seat > passed_by), self.alive[0])

    @property
    def _last_president_is_free(self) -> bool:
        if self.rules.five_rule is FiveRule.STARTED_WITH_5:
            return self.players == _FIVE_PLAYERS
        return len(self.alive) <= _FIVE_PLAYERS

    def apply(self, event: Event) -> "Electorate":
        match event:
            case GameBegan(players, name):
                rules = get_edition(name) if name in list_edition_names() else self.rules
                return Electorate(rules, players, tuple(range(players)))
            case RoundBegan(_, candidate, special):
                return replace(self, candidate=candidate, resume=self.resume if special else None)
            case SpecialElectionCalled(president):
                return replace(self, resume=president)
            case TrackerAdvanced(tracker):
                return replace(self, tracker=tracker)
            case TrackerReset():
                return replace(self, tracker=0)
            case ChaosBroke():
                return replace(self, tracker=0, last_president=None, last_chancellor=None)
            case PlayerExecuted(_, target):
                return replace(self, alive=tuple(seat for seat in self.alive if seat != target))
            case GovernmentElected(president, chancellor):
                return self._apply_term_limits(TermLimitBasis.LAST_ELECTED, president, chancellor)
            case PolicyEnacted(_, _, president, chancellor):
                return self._apply_term_limits(TermLimitBasis.LAST_ENACTING, president, chancellor)
            case _:
                return self

    def _apply_term_limits(self, basis: TermLimitBasis, president: Seat, chancellor: Seat) -> "Electorate":
        """Return the electorate with limits for these two, if the rules count from that basis."""
        if self.rules.term_limit_basis is not basis:
            return self
        return replace(self, last_president=president, last_chancellor=chancellor)


BEFORE_THE_GAME = Electorate(get_edition(OFFICIAL))
