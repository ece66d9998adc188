"""Who trusted whom: each player's Ja! and Nein! against what turned out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shgui.engine.types import Party, Role, Seat
from shgui.review.rounds import PublicRound, executions


@dataclass(frozen=True, slots=True)
class Ballot:
    round: int
    ja: bool


@dataclass(frozen=True, slots=True)
class Counted:
    """So many Ja! of so many ballots."""

    ja: int
    of: int


@dataclass(frozen=True, slots=True)
class TrustRow:
    """One voter. An executed player votes no further."""

    voter: Seat
    on: tuple[tuple[Ballot, ...], ...]
    """By the seat that stood in the government, in the order of the rounds; nothing for the own seat."""
    all_liberal: Counted
    """Governments without a Fascist."""
    with_fascist: Counted
    executed_in: int | None


@dataclass(frozen=True, slots=True)
class TrustTable:
    order: tuple[Seat, ...]
    """Liberals, Fascists, Hitler, each group by seat: rows and columns alike."""
    rows: tuple[TrustRow, ...]
    """In that order."""
    governments: int
    """How many were voted on."""


_PLACES = {Role.LIBERAL: 0, Role.FASCIST: 1, Role.HITLER: 2}


def trust_of(rounds: Sequence[PublicRound], roles: Sequence[Role]) -> TrustTable:
    order = tuple(sorted(range(len(roles)), key=lambda seat: (_PLACES[roles[seat]], seat)))
    voted = [told for told in rounds if told.ballots]
    return TrustTable(order, tuple(_row(seat, voted, roles) for seat in order), len(voted))


def _row(voter: Seat, voted: Sequence[PublicRound], roles: Sequence[Role]) -> TrustRow:
    on = tuple(
        tuple(_ballots(voter, [told for told in voted if seat in told.government and seat != voter]))
        for seat in range(len(roles))
    )
    with_fascist = [told for told in voted if has_fascist(told, roles)]
    all_liberal = [told for told in voted if not has_fascist(told, roles)]
    return TrustRow(
        voter,
        on,
        _counted(voter, all_liberal),
        _counted(voter, with_fascist),
        dict(executions(voted)).get(voter),
    )


def has_fascist(told: PublicRound, roles: Sequence[Role]) -> bool:
    """Whether one of the government, proposed or elected, was of the Fascist party."""
    return any(roles[seat].party is Party.FASCIST for seat in told.government)


def _ballots(voter: Seat, voted: Sequence[PublicRound]) -> Iterator[Ballot]:
    for told in voted:
        for seat, ja in told.ballots:
            if seat == voter:
                yield Ballot(told.number, ja)


def _counted(voter: Seat, voted: Sequence[PublicRound]) -> Counted:
    ballots = tuple(_ballots(voter, voted))
    return Counted(sum(ballot.ja for ballot in ballots), len(ballots))
