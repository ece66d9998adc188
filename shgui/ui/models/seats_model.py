"""The seats of a table as one view shows them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

from shgui.engine.events import ChancellorNominated, VotesRevealed
from shgui.engine.types import Office, Phase, Role, Seat
from shgui.engine.view import PlayerView
from shgui.ui.models.row_model import RowModel
from shgui.words import labels, limits, terms
from shgui.words.catalogue import Catalogue

_BEFORE_ELECTION = frozenset((Phase.NOMINATE, Phase.VOTE))


class SeatFact(IntEnum):
    NAME = Qt.ItemDataRole.UserRole
    OFFICE = Qt.ItemDataRole.UserRole + 1
    PROPOSED = Qt.ItemDataRole.UserRole + 2
    LIMITED = Qt.ItemDataRole.UserRole + 3
    DEAD = Qt.ItemDataRole.UserRole + 4
    VOTED = Qt.ItemDataRole.UserRole + 5
    VOTE = Qt.ItemDataRole.UserRole + 6
    ON_MOVE = Qt.ItemDataRole.UserRole + 7
    ROLE = Qt.ItemDataRole.UserRole + 8


@dataclass(frozen=True, slots=True)
class SeatRow:
    name: str
    rules: str
    office: Office | None
    proposed: bool
    """The office is not elected yet."""
    limited: Office | None
    """The office that bars this seat from the Chancellor's."""
    dead: bool
    voted: bool
    vote: bool | None
    """How this seat voted, while the last votes lie open."""
    on_move: bool
    role: Role | None
    """What this view knows of the role: the own one, that of allies, at the end everybody's."""


def seat_rows(view: PlayerView, names: tuple[str, ...]) -> tuple[SeatRow, ...]:
    limited = dict(view.term_limits)
    votes = _open_votes(view)
    known = dict(view.allies)
    return tuple(
        SeatRow(
            name=name,
            rules=view.edition,
            office=_office(view, seat),
            proposed=view.phase in _BEFORE_ELECTION and _office(view, seat) is not None,
            limited=limited.get(seat),
            dead=seat not in view.alive,
            voted=seat in view.voted,
            vote=votes.get(seat),
            on_move=seat in view.on_move,
            role=view.roles[seat] if view.roles else view.role if seat == view.seat else known.get(seat),
        )
        for seat, name in enumerate(names)
    )


class SeatsModel(RowModel[SeatRow]):
    """One row a seat, in the order of the table."""

    def show(self, view: PlayerView, names: tuple[str, ...]) -> None:
        self.set_rows(seat_rows(view, names))

    def told(self, words: Catalogue, row: SeatRow) -> str:
        said = [row.name]
        if row.office is not None:
            said.append((terms.candidate if row.proposed else terms.office)(words, row.office))
        if row.limited is not None:
            said.append(limits.reason(words, row.limited, row.rules))
        if row.dead:
            said.append(labels.dead(words))
        if row.vote is not None:
            said.append(terms.ballot(row.vote))
        elif row.voted:
            said.append(labels.has_voted(words))
        if row.role is not None:
            said.append(terms.role(words, row.role))
        return words.row_of(said)

    def facts(self) -> Mapping[int, Callable[[SeatRow], object]]:
        return _FACTS


def _office(view: PlayerView, seat: Seat) -> Office | None:
    if view.phase is Phase.OVER:
        return None
    if seat == view.president:
        return Office.PRESIDENT
    return Office.CHANCELLOR if seat == view.chancellor else None


def _open_votes(view: PlayerView) -> dict[Seat, bool]:
    """The votes that lie open until somebody is nominated again."""
    for event in reversed(view.history):
        if isinstance(event, ChancellorNominated):
            return {}
        if isinstance(event, VotesRevealed):
            return dict(event.ballots)
    return {}


# Enumerations go out as their text: views may keep data in a QVariant.
_FACTS: Mapping[int, Callable[[SeatRow], object]] = {
    SeatFact.NAME: lambda row: row.name,
    SeatFact.OFFICE: lambda row: row.office.value if row.office else None,
    SeatFact.PROPOSED: lambda row: row.proposed,
    SeatFact.LIMITED: lambda row: row.limited.value if row.limited else None,
    SeatFact.DEAD: lambda row: row.dead,
    SeatFact.VOTED: lambda row: row.voted,
    SeatFact.VOTE: lambda row: row.vote,
    SeatFact.ON_MOVE: lambda row: row.on_move,
    SeatFact.ROLE: lambda row: row.role.value if row.role else None,
}
