"""The game log as rows of text, of all players or of one. Public lines only."""

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
    """A part of the line above it."""


@dataclass(frozen=True, slots=True)
class GameLogRow:
    kind: LogRowKind
    told: str
    seats: frozenset[Seat] = frozenset()
    undone: bool = False
    """It was undone, or its claim was withdrawn."""
    policy: Policy | None = None
    """The policy that was enacted."""
    moment: int | None = None
    """The number of its event in the game, where its animation can be repeated."""
    claimed: Occasion | None = None
    """The occasion of its claim, where that can be changed now."""


def build_log_rows(
    words: Catalogue,
    entries: Iterable[LogEntry],
    names: Names,
    rules: str,
    claimable: Container[Occasion] = (),
) -> tuple[GameLogRow, ...]:
    """Return the rounds, each under a heading, and the ballots below each vote."""
    rows: list[GameLogRow] = []
    events = count()
    for log_round in build_log(words, entries, names, rules):
        if log_round.heading is not None:
            rows.append(GameLogRow(LogRowKind.HEADING, log_round.heading.text, log_round.heading.seats))
            next(events)
        for line in log_round.lines:
            holds = isinstance(line.source, Event) and not line.undone
            rows.extend(_build_rows(words, line, next(events) if holds else None, claimable))
    return tuple(rows)


def _build_rows(
    words: Catalogue, line: LogText, event: int | None, claimable: Container[Occasion]
) -> Iterator[GameLogRow]:
    """`event`: its number in the history of the game."""
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


class GameLogModel(RowModel[GameLogRow]):
    _all: tuple[GameLogRow, ...] = ()
    _player: Seat | None = None
    inserted: int | None = None
    """The newest row, where it was inserted among others."""

    def show_rows(self, rows: Sequence[GameLogRow]) -> bool:
        """Show rows; return whether the list has changed."""
        before, self._all = self._rows, tuple(rows)
        self._filter()
        if self._rows == before:
            return False
        self.inserted = _find_inserted(before, self._rows)
        return True

    def show_player(self, seat: Seat | None) -> None:
        """Show only lines about this player, under the headings of their rounds; None shows all."""
        if seat != self._player:
            self._player = seat
            self.inserted = None
            self._filter()

    @property
    def player(self) -> Seat | None:
        return self._player

    def _filter(self) -> None:
        rows = self._all if self._player is None else tuple(_only_about(self._all, self._player))
        if rows != self._rows:
            self.set_rows(rows)


def _find_inserted(before: Sequence[GameLogRow], now: Sequence[GameLogRow]) -> int | None:
    behind = _count_equal(reversed(before), reversed(now))
    place = len(now) - behind - 1
    return place if behind and place >= _count_equal(before, now) else None


def _count_equal(before: Iterable[GameLogRow], now: Iterable[GameLogRow]) -> int:
    """Count the equal rows at the beginning."""
    pairs = zip(before, now, strict=False)
    return sum(1 for _ in takewhile(lambda pair: _content(pair[0]) == _content(pair[1]), pairs))


def _content(row: GameLogRow) -> tuple[str, bool]:
    return row.told, row.undone


def _only_about(rows: Iterable[GameLogRow], seat: Seat) -> Iterator[GameLogRow]:
    heading: GameLogRow | None = None
    for row in rows:
        if row.kind is LogRowKind.HEADING:
            heading = row
        if seat in row.seats:
            if heading is not None and row is not heading:
                yield heading
            heading = None
            yield row
