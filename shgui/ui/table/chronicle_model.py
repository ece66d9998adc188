"""The chronicle as rows of text, for one player alone or for all. Public lines only."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count

from shgui.engine.events import ChaosBroke, Event, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy, Seat
from shgui.ui.moments.programme import is_moment
from shgui.ui.widgets.row_model import RowModel
from shgui.words.catalogue import Catalogue
from shgui.words.chronicle import Entry, Line, chronicle
from shgui.words.terms import Names
from shgui.words.votes import cast


class RowKind(StrEnum):
    HEADING = "heading"
    LINE = "line"
    DETAIL = "detail"
    """Belongs to the line above it."""


@dataclass(frozen=True, slots=True)
class ChronicleRow:
    kind: RowKind
    told: str
    seats: frozenset[Seat] = frozenset()
    undone: bool = False
    """It was a slip and doesn't hold any more."""
    policy: Policy | None = None
    """The policy that this line brought onto a board."""
    moment: int | None = None
    """Which event of the game it tells, where that is a moment that can be seen again."""


def chronicle_rows(
    words: Catalogue, entries: Iterable[Entry], names: Names, rules: str
) -> tuple[ChronicleRow, ...]:
    """Rounds one after the other, each under its heading; after a vote, who voted how."""
    rows: list[ChronicleRow] = []
    events = count()
    for told in chronicle(words, entries, names, rules):
        if told.heading is not None:
            rows.append(ChronicleRow(RowKind.HEADING, told.heading.text, told.heading.seats))
            next(events)
        for line in told.lines:
            holds = isinstance(line.source, Event) and not line.undone
            rows.extend(_rows_of(words, line, next(events) if holds else None))
    return tuple(rows)


def _rows_of(words: Catalogue, line: Line, event: int | None) -> Iterator[ChronicleRow]:
    """`event` is its number in the history of the game."""
    source = line.source
    policy = source.policy if isinstance(source, PolicyEnacted | ChaosBroke) else None
    moment = event if is_moment(source) else None
    yield ChronicleRow(RowKind.LINE, line.text, line.seats, line.undone, policy, moment)
    if isinstance(source, VotesRevealed):
        for ja in (True, False):
            yield ChronicleRow(RowKind.DETAIL, cast(words, source, line.names, ja), line.seats, line.undone)


class ChronicleModel(RowModel[ChronicleRow]):
    _all: tuple[ChronicleRow, ...] = ()
    _player: Seat | None = None

    def show_rows(self, rows: Sequence[ChronicleRow]) -> bool:
        """Whether these are others than before."""
        if tuple(rows) == self._all:
            return False
        self._all = tuple(rows)
        self._sift()
        return True

    def show_player(self, seat: Seat | None) -> None:
        """Only lines that tell of this player, under the headings of their rounds; None for all."""
        if seat != self._player:
            self._player = seat
            self._sift()

    @property
    def player(self) -> Seat | None:
        return self._player

    def _sift(self) -> None:
        self.set_rows(self._all if self._player is None else tuple(_about(self._all, self._player)))


def _about(rows: Iterable[ChronicleRow], seat: Seat) -> Iterator[ChronicleRow]:
    heading: ChronicleRow | None = None
    for row in rows:
        if row.kind is RowKind.HEADING:
            heading = row
        if seat in row.seats:
            if heading is not None and row is not heading:
                yield heading
            heading = None
            yield row
