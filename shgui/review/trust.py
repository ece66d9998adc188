"""The votes of each player on governments with and without Fascists."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shgui.engine.types import Party, Role, Seat
from shgui.review.public_rounds import PublicRound, list_executions


@dataclass(frozen=True, slots=True)
class Ballot:
    round: int
    ja: bool


@dataclass(frozen=True, slots=True)
class JaCount:
    """The number of Ja! among ballots."""

    ja: int
    of: int


@dataclass(frozen=True, slots=True)
class TrustRow:
    """The votes of one player; an executed one stops voting."""

    voter: Seat
    on: tuple[tuple[Ballot, ...], ...]
    """Ballots by the seat in the government, in the order of the rounds; empty for the own seat."""
    all_liberal: JaCount
    """On governments without a Fascist."""
    with_fascist: JaCount
    executed_in: int | None


@dataclass(frozen=True, slots=True)
class TrustTable:
    order: tuple[Seat, ...]
    """Liberals, Fascists, Hitler, each group by seat, for rows and columns."""
    rows: tuple[TrustRow, ...]
    """Rows in that order."""
    governments: int
    """The number of governments voted on."""


_PLACES = {Role.LIBERAL: 0, Role.FASCIST: 1, Role.HITLER: 2}


def build_trust_table(rounds: Sequence[PublicRound], roles: Sequence[Role]) -> TrustTable:
    order = tuple(sorted(range(len(roles)), key=lambda seat: (_PLACES[roles[seat]], seat)))
    voted = [round_ for round_ in rounds if round_.ballots]
    return TrustTable(order, tuple(_build_row(seat, voted, roles) for seat in order), len(voted))


def _build_row(voter: Seat, voted: Sequence[PublicRound], roles: Sequence[Role]) -> TrustRow:
    on = tuple(
        tuple(
            _yield_ballots(voter, [round_ for round_ in voted if seat in round_.government and seat != voter])
        )
        for seat in range(len(roles))
    )
    with_fascist = [round_ for round_ in voted if has_fascist(round_, roles)]
    all_liberal = [round_ for round_ in voted if not has_fascist(round_, roles)]
    return TrustRow(
        voter,
        on,
        _count(voter, all_liberal),
        _count(voter, with_fascist),
        dict(list_executions(voted)).get(voter),
    )


def has_fascist(round_: PublicRound, roles: Sequence[Role]) -> bool:
    """Return whether one of the government, proposed or elected, was of the Fascist party."""
    return any(roles[seat].party is Party.FASCIST for seat in round_.government)


def _yield_ballots(voter: Seat, voted: Sequence[PublicRound]) -> Iterator[Ballot]:
    for round_ in voted:
        for seat, ja in round_.ballots:
            if seat == voter:
                yield Ballot(round_.number, ja)


def _count(voter: Seat, voted: Sequence[PublicRound]) -> JaCount:
    ballots = tuple(_yield_ballots(voter, voted))
    return JaCount(sum(ballot.ja for ballot in ballots), len(ballots))
