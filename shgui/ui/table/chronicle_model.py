"""The chronicle as rows of text, for one player alone or for all. Public lines only."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shgui.engine.events import ChaosBroke, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy, Seat
from shgui.words.catalogue import Catalogue
from shgui.words.chronicle import Entry, Line, chronicle
from shgui.words.terms import Names
from shgui.words.votes import cast


class RowKind(StrEnum):
    HEADING = "heading"
    LINE = "line"
    DETAIL = "detail"
    """Belongs to the line above it."""


class ChronicleRole(IntEnum):
    """Values are plain: a `RowKind` and a `Policy` by their text."""

    KIND = Qt.ItemDataRole.UserRole
    UNDONE = Qt.ItemDataRole.UserRole + 1
    POLICY = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class Row:
    kind: RowKind
    text: str
    seats: frozenset[Seat] = frozenset()
    undone: bool = False
    """It was a slip and doesn't hold any more."""
    policy: Policy | None = None
    """The policy that this line brought onto a board."""


def chronicle_rows(words: Catalogue, entries: Iterable[Entry], names: Names, rules: str) -> tuple[Row, ...]:
    """Rounds one after the other, each under its heading; after a vote, who voted how."""
    rows: list[Row] = []
    for told in chronicle(words, entries, names, rules):
        if told.heading is not None:
            rows.append(Row(RowKind.HEADING, told.heading.text, told.heading.seats))
        for line in told.lines:
            rows.extend(_rows_of(words, line, names))
    return tuple(rows)


def _rows_of(words: Catalogue, line: Line, names: Names) -> Iterator[Row]:
    source = line.source
    policy = source.policy if isinstance(source, PolicyEnacted | ChaosBroke) else None
    yield Row(RowKind.LINE, line.text, line.seats, line.undone, policy)
    if isinstance(source, VotesRevealed):
        for ja in (True, False):
            yield Row(RowKind.DETAIL, cast(words, source, names, ja), line.seats, line.undone)


class ChronicleModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Row, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._player: Seat | None = None

    def show_rows(self, rows: Sequence[Row]) -> bool:
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

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return row.text
            case ChronicleRole.KIND:
                return row.kind.value
            case ChronicleRole.UNDONE:
                return row.undone
            case ChronicleRole.POLICY:
                return row.policy.value if row.policy is not None else None
            case _:
                return None

    def _sift(self) -> None:
        self.beginResetModel()
        self._rows = self._all if self._player is None else tuple(_about(self._all, self._player))
        self.endResetModel()


def _about(rows: Iterable[Row], seat: Seat) -> Iterator[Row]:
    heading: Row | None = None
    for row in rows:
        if row.kind is RowKind.HEADING:
            heading = row
            if seat not in row.seats:
                continue
        if seat in row.seats:
            if heading is not None and row is not heading:
                yield heading
            heading = None
            yield row
