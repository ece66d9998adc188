"""The chronicle as rows of text, for one player alone or for all. Public lines only."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count, takewhile

from shgui.engine.events import ChaosBroke, Event, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy, Seat
from shgui.table.log_lines import ClaimNoted, Occasion
from shgui.ui.table.animation.scripts import is_moment
from shgui.ui.widgets.row_model import RowModel
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import LogEntry, LogText, build_log
from shgui.words.terms import Names
from shgui.words.vote_texts import format_voters


class LogRowKind(StrEnum):
    HEADING = "heading"
    LINE = "line"
    DETAIL = "detail"
    """Belongs to the line above it."""


@dataclass(frozen=True, slots=True)
class GameLogRow:
    kind: LogRowKind
    told: str
    seats: frozenset[Seat] = frozenset()
    undone: bool = False
    """It was a slip, or claimed, and doesn't hold any more."""
    policy: Policy | None = None
    """The policy that this line brought onto a board."""
    moment: int | None = None
    """Which event of the game it tells, where that is a moment that can be seen again."""
    claimed: Occasion | None = None
    """What it claims to tell, where that can be corrected or taken back now."""


def chronicle_rows(
    words: Catalogue,
    entries: Iterable[LogEntry],
    names: Names,
    rules: str,
    claimable: Container[Occasion] = (),
) -> tuple[GameLogRow, ...]:
    """Rounds one after the other, each under its heading; after a vote, who voted how. `claimable` is what
    can be claimed now.
    """
    rows: list[GameLogRow] = []
    events = count()
    for told in build_log(words, entries, names, rules):
        if told.heading is not None:
            rows.append(GameLogRow(LogRowKind.HEADING, told.heading.text, told.heading.seats))
            next(events)
        for line in told.lines:
            holds = isinstance(line.source, Event) and not line.undone
            rows.extend(_rows_of(words, line, next(events) if holds else None, claimable))
    return tuple(rows)


def _rows_of(
    words: Catalogue, line: LogText, event: int | None, claimable: Container[Occasion]
) -> Iterator[GameLogRow]:
    """`event` is its number in the history of the game."""
    source = line.source
    policy = source.policy if isinstance(source, PolicyEnacted | ChaosBroke) else None
    moment = event if is_moment(source) else None
    claimed = source.claim.occasion if isinstance(source, ClaimNoted) and not line.undone else None
    claimed = claimed if claimed in claimable else None
    yield GameLogRow(LogRowKind.LINE, line.text, line.seats, line.undone, policy, moment, claimed)
    if isinstance(source, VotesRevealed):
        for ja in (True, False):
            yield GameLogRow(
                LogRowKind.DETAIL, format_voters(words, source, line.names, ja), line.seats, line.undone
            )


class ChronicleModel(RowModel[GameLogRow]):
    _all: tuple[GameLogRow, ...] = ()
    _player: Seat | None = None
    inserted: int | None = None
    """The row that came last, where it came among others and not behind them."""

    def show_rows(self, rows: Sequence[GameLogRow]) -> bool:
        """Whether others are listed than before."""
        before, self._all = self._rows, tuple(rows)
        self._sift()
        if self._rows == before:
            return False
        self.inserted = _inserted(before, self._rows)
        return True

    def show_player(self, seat: Seat | None) -> None:
        """Only lines that tell of this player, under the headings of their rounds; None for all."""
        if seat != self._player:
            self._player = seat
            self.inserted = None
            self._sift()

    @property
    def player(self) -> Seat | None:
        return self._player

    def _sift(self) -> None:
        rows = self._all if self._player is None else tuple(_about(self._all, self._player))
        if rows != self._rows:
            self.set_rows(rows)


def _inserted(before: Sequence[GameLogRow], now: Sequence[GameLogRow]) -> int | None:
    """Of the rows that came between those that were there: the last one."""
    behind = _as_before(reversed(before), reversed(now))
    place = len(now) - behind - 1
    return place if behind and place >= _as_before(before, now) else None


def _as_before(before: Iterable[GameLogRow], now: Iterable[GameLogRow]) -> int:
    """How many rows tell the same, up to the first that doesn't."""
    pairs = zip(before, now, strict=False)
    return sum(1 for _ in takewhile(lambda pair: _tells(pair[0]) == _tells(pair[1]), pairs))


def _tells(row: GameLogRow) -> tuple[str, bool]:
    return row.told, row.undone


def _about(rows: Iterable[GameLogRow], seat: Seat) -> Iterator[GameLogRow]:
    heading: GameLogRow | None = None
    for row in rows:
        if row.kind is LogRowKind.HEADING:
            heading = row
        if seat in row.seats:
            if heading is not None and row is not heading:
                yield heading
            heading = None
            yield row
