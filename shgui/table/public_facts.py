"""Facts that everyone at the table can see, derived from the public view."""

from collections.abc import Iterable, Sequence, Set

from shgui.engine.events import (
    ChancellorCleared,
    ChancellorNominated,
    Event,
    PlayerExecuted,
    RoundBegan,
    VotesRevealed,
)
from shgui.engine.types import Office, Outcome, Phase, Seat
from shgui.engine.view import PlayerView
from shgui.table.log_lines import Line, Occasion, find_standing_claim
from shgui.table.private_tasks import TASK_OF_PHASE

_PHASES_WITHOUT_CLAIMS = (*TASK_OF_PHASE, Phase.VETO_ANSWER, Phase.OVER)
"""The phases without claims: while someone holds cards, and when everything is known."""


def list_open_occasions(phase: Phase, occasions: Iterable[Occasion]) -> tuple[Occasion, ...]:
    """Return the occasions for claims, those of the latest round first."""
    if phase in _PHASES_WITHOUT_CLAIMS:
        return ()
    return tuple(sorted(occasions, key=lambda occasion: -occasion.round))


def list_first_occasions(open_now: Sequence[Occasion], chronicle: Sequence[Line]) -> tuple[Occasion, ...]:
    """Return the first occasion of the latest round without a claim; else the first one with a claim."""
    latest = tuple(each for each in open_now if each.round == open_now[0].round)
    unclaimed = tuple(each for each in latest if find_standing_claim(chronicle, each) is None)
    return unclaimed or latest[:1]


def get_office(view: PlayerView, seat: Seat) -> Office | None:
    """Return the office that a seat holds in this round, or stands for."""
    return {view.chancellor: Office.CHANCELLOR, view.president: Office.PRESIDENT}.get(seat)


def is_before_election(view: PlayerView) -> bool:
    """Return whether President and Chancellor are candidates still."""
    return view.phase in (Phase.NOMINATE, Phase.VOTE)


def is_veto_open(view: PlayerView) -> bool:
    """Return whether a Chancellor with cards may propose a veto."""
    return view.veto_unlocked and not view.veto_refused


def list_open_votes(history: Sequence[Event]) -> tuple[tuple[Seat, bool], ...]:
    """Return the votes of the last election, as long as its round lasts; else nothing."""
    for event in reversed(history):
        if isinstance(event, RoundBegan | ChancellorNominated):
            return ()
        if isinstance(event, VotesRevealed):
            return event.ballots
    return ()


def find_revealed_hitler(view: PlayerView) -> Seat | None:
    """Return the seat that ended the game as Hitler; None where the end has named nobody."""
    if view.outcome is Outcome.HITLER_CHANCELLOR:
        return next(e.chancellor for e in reversed(view.history) if isinstance(e, ChancellorNominated))
    if view.outcome is Outcome.HITLER_EXECUTED:
        return next(e.target for e in reversed(view.history) if isinstance(e, PlayerExecuted))
    return None


def find_cleared_seats(history: Iterable[Event]) -> frozenset[Seat]:
    """Return the seats of which everybody knows that they are not Hitler.

    Among them is who was executed, as soon as another round shows that the game goes on.
    """
    known: set[Seat] = set()
    executed: set[Seat] = set()
    for event in history:
        if isinstance(event, ChancellorCleared):
            known.add(event.chancellor)
        elif isinstance(event, PlayerExecuted):
            executed.add(event.target)
        elif isinstance(event, RoundBegan):
            known |= executed
    return frozenset(known)


def find_missed_phones(view: PlayerView, away: Set[Seat]) -> frozenset[Seat]:
    """Return the seats of `away` whose players still take part, so that a game may wait for them."""
    return frozenset() if view.phase is Phase.OVER else frozenset(away & set(view.alive))
