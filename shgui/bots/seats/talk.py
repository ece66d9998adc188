"""What seats of the program's say beside what they claim: why they did something, and what they make of what
was claimed. Little enough for people to get a word in.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
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

REASONS = 2
"""So many say why they did what all did at once."""
COMMENTS = 2
"""So many say something of the same claim."""
_DEEDS = (
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
_SILENT = (Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT)
"""A government says nothing while it has cards in hand."""


class RemarkQueue:
    """Reasons that wait until all have seen what they are given for."""

    def __init__(self, waiting: Iterable[PendingRemark] = ()) -> None:
        self._waiting = list(waiting)

    @property
    def waiting(self) -> tuple[PendingRemark, ...]:
        return tuple(self._waiting)

    def keep(self, events: int, remark: Remark) -> None:
        """Instead of what the seat would have said of the same; unless another says just that."""
        self._waiting = [each for each in self._waiting if (each[0], each[1].seat) != (events, remark.seat)]
        others = [other for behind, other in self._waiting if behind == events]
        if len(others) < REASONS and not any(_alike(remark, other) for other in others):
            self._waiting.append((events, remark))

    def due(self, view: PlayerView) -> Iterator[tuple[int, Remark]]:
        silent = (view.president, view.chancellor) if view.phase in _SILENT else ()
        for events, remark in self._waiting:
            if events < len(view.history) and remark.seat not in silent and remark.seat in view.alive:
                yield events, remark

    def said(self, remark: Remark) -> None:
        self._waiting = [each for each in self._waiting if each[1] != remark]

    def leave(self, seat: Seat) -> None:
        """Somebody else sits there now."""
        self._waiting = [each for each in self._waiting if each[1].seat != seat]

    def forget(self, is_stale: Callable[[int], bool]) -> None:
        self._waiting = [each for each in self._waiting if not is_stale(each[0])]


def _alike(one: Remark, other: Remark) -> bool:
    """Whether two give the same reason with the same players in it."""
    return one.code == other.code and {*one.about} == {*other.about}


def moved_on(history: Sequence[Event], events: int) -> bool:
    """Whether something else was done since what was done behind so many events."""
    return sum(isinstance(event, _DEEDS) for event in history[events:]) > 1


def said_last(lines: Sequence[Line]) -> int:
    """Behind which line the claims that stand were changed last; 0 as long as nothing was claimed."""
    for place in range(len(lines), 0, -1):
        if isinstance(lines[place - 1], ClaimNoted | ClaimWithdrawn | SlipTakenBack):
            return place
    return 0


def said_just_now(lines: Sequence[Line], bots: Collection[Seat]) -> int:
    """How many sentences of these seats there are to read: those behind which nothing has happened."""
    since = takewhile(lambda line: not isinstance(line, Event | SlipTakenBack), reversed(lines))
    return sum(_is_said_by(bots, line) for line in since)


def _is_said_by(bots: Collection[Seat], line: Line) -> bool:
    """What people claim, they have said aloud."""
    return isinstance(line, Remarked) or (isinstance(line, ClaimNoted) and line.claim.occasion.seat in bots)


def said_already(lines: Sequence[Line], remark: Remark) -> bool:
    """Whether somebody has said just that since something happened last."""
    return any(_alike(remark, other) for other in _talk(lines))


def _talk(lines: Sequence[Line]) -> Iterator[Remark]:
    """What has been said since something happened last."""
    since = takewhile(lambda line: not isinstance(line, Event), reversed(lines))
    return (line.remark for line in since if isinstance(line, Remarked))


def commenting(lines: Sequence[Line], view: PlayerView, bots: Collection[Seat]) -> Iterator[tuple[Seat, int]]:
    """Who may say something of the last claim, and which that is, as long as nothing has happened since. Of
    the two claims of a session nobody speaks twice.
    """
    last = said_last(lines)
    claimed = lines[last - 1] if last else None
    since = lines[last:]
    if not isinstance(claimed, ClaimNoted) or any(isinstance(line, Event) for line in since):
        return
    if sum(isinstance(line, Remarked) for line in since) >= COMMENTS or view.phase in _SILENT:
        return
    spoken = {remark.seat for remark in _talk(lines)}
    for seat in view.alive:
        if seat in bots and seat not in spoken and seat != claimed.claim.occasion.seat:
            yield seat, last
