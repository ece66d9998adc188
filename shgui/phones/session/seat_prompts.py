"""What a seat on a phone is asked now, and under which number it answers.

Numbers count what that seat was asked, so that they are the same whatever nobody else may know. They begin
anywhere: what was answered to a desktop that has been started anew since fits no question of this one.
"""

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from shgui.engine.events import Event, PlayerInvestigated, PoliciesPassed, VotesRevealed
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.phones.session.phone_status import ShownTable
from shgui.table.private_tasks import TaskKind, private_moments
from shgui.table.public_choices import PublicChoice, public_acts
from shgui.table.table_reader import TableReader

_FIRST_FROM, _FIRST_TO = 10**9, 2 * 10**9
"""Always as many digits."""
_SHUFFLED = (TaskKind.BALLOT, TaskKind.DISCARD, TaskKind.ENACT)
"""The others are looked at alone: a place there says what it is."""


class Due(NamedTuple):
    """The private sheet of a seat."""

    purpose: TaskKind
    asked: bool
    """The game waits for it."""
    about: object
    """Equal as long as the same is asked."""


class PublicChoices(NamedTuple):
    """What a seat decides before all eyes."""

    acts: tuple[PublicChoice, ...]
    about: object


class OpenTasks(NamedTuple):
    """All that every seat on a phone is asked at one moment."""

    hands: dict[Seat, Due]
    acts: dict[Seat, PublicChoices]


def asked_of(table: TableReader, shown: ShownTable | None, phones: Collection[Seat]) -> OpenTasks:
    """Nothing before the deal, when the game is over, and while the screen shows nothing of it.

    What the table waits for shows on no phone before the screen has shown what led to it: a vote, a Policy, a
    veto. That cards were passed on, its Chancellor may learn at once; so may everybody see what is his own.
    Ballots stay in everybody's hand until the screen has turned them over.
    """
    if shown is None or table.may_add_words:
        return OpenTasks({}, {})
    view = table.view(None)
    news = _news(shown.view.history, view.history)
    counted = _counted(shown, news, phones)
    if view.phase is Phase.OVER:
        return OpenTasks(counted, {})
    all_seen = news is not None and all(isinstance(event, PoliciesPassed) for event in news)
    hands = {seat: _role(asked=False) for seat in phones} | counted
    if all_seen:
        hands |= {seat: _ballot(view, asked=False) for seat in view.voted if seat in phones}
    moments = private_moments(view, table.options.voting, table.unseen, table.newcomers, phones)
    for seat, purpose in moments:
        if seat in phones and (all_seen or purpose in (TaskKind.ROLE, TaskKind.PARTY)):
            hands[seat] = _due(view, purpose)
    acts: dict[Seat, PublicChoices] = {}
    for seat in phones:
        if news == () and (public := public_acts(table, seat)):
            acts[seat] = PublicChoices(public, view.history)
    return OpenTasks(hands, acts)


def _news(shown: tuple[Event, ...], happened: tuple[Event, ...]) -> tuple[Event, ...] | None:
    """What happened since; None where something that shows was taken back."""
    return happened[len(shown) :] if happened[: len(shown)] == shown else None


def _counted(shown: ShownTable, news: tuple[Event, ...] | None, phones: Collection[Seat]) -> dict[Seat, Due]:
    """The ballots of those who wait for what the last one has brought about."""
    if not news or not isinstance(news[0], VotesRevealed):
        return {}
    return {seat: _ballot(shown.view, asked=False) for seat in phones if seat in shown.view.alive}


def _due(view: PlayerView, purpose: TaskKind) -> Due:
    if purpose is TaskKind.ROLE:
        return _role(asked=True)
    if purpose is TaskKind.PARTY:
        return Due(purpose, True, tuple(e for e in view.history if isinstance(e, PlayerInvestigated)))
    return _ballot(view, asked=True) if purpose is TaskKind.BALLOT else Due(purpose, True, view.history)


def _role(*, asked: bool) -> Due:
    return Due(TaskKind.ROLE, asked, asked)


def _ballot(view: PlayerView, *, asked: bool) -> Due:
    """A ballot that is in can be cast anew: it is still the same."""
    return Due(TaskKind.BALLOT, asked, view.history)


@dataclass
class SeatPrompts:
    """What one phone's seat is asked, and what has become of it there."""

    chance: Random
    hand: Due | None = None
    hand_number: int = 0
    acts: PublicChoices | None = None
    acts_number: int = 0
    order: tuple[int, ...] = ()
    """Where each card lies, once it has been looked at: by place, which card of the hand."""
    looked: bool = False
    """The hand was opened in this moment."""
    open: bool = False
    """It is open, as far as the phone has said."""
    acts_itself: bool = False
    """What happens just now, this seat does on this phone."""
    done_by_others: bool = False
    """What it was asked before all eyes was done by somebody else, and it wasn't told so yet."""

    def __post_init__(self) -> None:
        self._last = self.chance.randrange(_FIRST_FROM, _FIRST_TO)

    def turn(self, hand: Due | None, acts: PublicChoices | None) -> bool:
        """To what is asked now; whether a hand was open that isn't asked any more."""
        was_open = False
        if _about(hand) != _about(self.hand):
            was_open = self.open
            self.hand_number = self._next()
            self.order, self.looked, self.open = (), False, False
        if _about_acts(acts) != _about_acts(self.acts):
            self.acts_number = self._next()
            self.done_by_others = acts is None and not self.acts_itself
        self.hand, self.acts = hand, acts
        return was_open

    def look(self, cards: int) -> None:
        """The hand is opened; from the first look on each card keeps its place."""
        if not self.looked:
            order = list(range(cards))
            if self.hand is not None and self.hand.purpose in _SHUFFLED:
                self.chance.shuffle(order)
            self.order = tuple(order)
        self.looked = self.open = True

    def _next(self) -> int:
        self._last += 1
        return self._last


def _about(hand: Due | None) -> object:
    return None if hand is None else (hand.purpose, hand.about)


def _about_acts(acts: PublicChoices | None) -> object:
    return None if acts is None else acts.about
