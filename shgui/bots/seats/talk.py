"""Remarks of bots: reasons for their actions, and comments on claims. They are few, to let people speak."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import takewhile

from shgui.engine.events import (
    ChancellorNominated,
    Event,
    PlayerExecuted,
    PlayerInvestigated,
    PolicyEnacted,
    SpecialElectionCalled,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VotesRevealed,
)
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.table.log_lines import (
    ClaimNoted,
    ClaimWithdrawn,
    Line,
    PendingRemark,
    Remark,
    Remarked,
    SlipTakenBack,
)

MOST_REASONS = 2
"""Most reasons for something that all did at once."""
MOST_COMMENTS = 2
"""Most comments on the same claim."""
_ACTION_EVENTS = (
    ChancellorNominated
    | VotesRevealed
    | PolicyEnacted
    | PlayerInvestigated
    | SpecialElectionCalled
    | PlayerExecuted
    | VetoProposed
    | VetoAgreed
    | VetoRefused
)
_SILENT_PHASES = (Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT)
"""Phases in which the government has cards and is silent."""


class RemarkQueue:
    """Reasons that wait until everyone has seen the action that they explain."""

    def __init__(self, waiting: Iterable[PendingRemark] = ()) -> None:
        self._waiting = list(waiting)

    @property
    def waiting(self) -> tuple[PendingRemark, ...]:
        return tuple(self._waiting)

    def add(self, events: int, remark: Remark) -> None:
        """Replace the seat's remark on the same action; drop it if another seat gives the same reason."""
        self._waiting = [each for each in self._waiting if (each[0], each[1].seat) != (events, remark.seat)]
        others = [other for behind, other in self._waiting if behind == events]
        if len(others) < MOST_REASONS and not any(_is_alike(remark, other) for other in others):
            self._waiting.append((events, remark))

    def list_due(self, view: PlayerView) -> list[PendingRemark]:
        silent = (view.president, view.chancellor) if view.phase in _SILENT_PHASES else ()
        speakers = [seat for seat in view.alive if seat not in silent]
        return [each for each in self._waiting if each[0] < len(view.history) and each[1].seat in speakers]

    def remove(self, remark: Remark) -> None:
        self._waiting = [each for each in self._waiting if each[1] != remark]

    def drop_seat(self, seat: Seat) -> None:
        self._waiting = [each for each in self._waiting if each[1].seat != seat]

    def drop_stale(self, history: Sequence[Event]) -> None:
        """Drop the remarks on actions that another one has followed."""
        self._waiting = [
            (events, remark)
            for events, remark in self._waiting
            if sum(isinstance(event, _ACTION_EVENTS) for event in history[events:]) <= 1
        ]


def _is_alike(one: Remark, other: Remark) -> bool:
    return one.code == other.code and {*one.about} == {*other.about}


def find_last_claim_line(lines: Sequence[Line]) -> int:
    """Return the line of the last change of claims, counted from 1; 0 if there is none."""
    for place in range(len(lines), 0, -1):
        if isinstance(lines[place - 1], ClaimNoted | ClaimWithdrawn | SlipTakenBack):
            return place
    return 0


def count_unread_remarks(lines: Sequence[Line], bots: Collection[Seat]) -> int:
    """Return the number of remarks and claims of bots since the last event."""
    since = takewhile(lambda line: not isinstance(line, Event | SlipTakenBack), reversed(lines))
    # People make their claims aloud.
    return sum(
        isinstance(line, Remarked) or (isinstance(line, ClaimNoted) and line.claim.occasion.seat in bots)
        for line in since
    )


def was_said_already(lines: Sequence[Line], remark: Remark) -> bool:
    """Return whether the same remark was made since the last event."""
    return any(_is_alike(remark, other) for other in _list_recent_remarks(lines))


def _list_recent_remarks(lines: Sequence[Line]) -> Iterator[Remark]:
    since = takewhile(lambda line: not isinstance(line, Event), reversed(lines))
    return (line.remark for line in since if isinstance(line, Remarked))


def find_commenters(
    lines: Sequence[Line], view: PlayerView, bots: Collection[Seat]
) -> Iterator[tuple[Seat, int]]:
    """Yield the seats that may comment on the last claim, with its line, unless an event has followed. No
    seat comments on both claims of a session.
    """
    last = find_last_claim_line(lines)
    claimed = lines[last - 1] if last else None
    since = lines[last:]
    if not isinstance(claimed, ClaimNoted) or any(isinstance(line, Event) for line in since):
        return
    if sum(isinstance(line, Remarked) for line in since) >= MOST_COMMENTS or view.phase in _SILENT_PHASES:
        return
    spoken = {remark.seat for remark in _list_recent_remarks(lines)}
    for seat in view.alive:
        if seat in bots and seat not in spoken and seat != claimed.claim.occasion.seat:
            yield seat, last
