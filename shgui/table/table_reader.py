"""The readable half of a table, which pages, phones and bots are given."""

import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Protocol

from shgui.engine.actions import Action
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.errors import Refusal
from shgui.engine.fairness import verify
from shgui.engine.knowledge import Memory
from shgui.engine.record import Record, build_record
from shgui.engine.state import State
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView, memories_after_game, view_for
from shgui.storage.journal import GameId, Journal
from shgui.table.answers import Listener, TableChange
from shgui.table.earlier_deals import DealFate
from shgui.table.log_lines import Line, Occasion, PendingRemark, list_occasions, list_taken_names
from shgui.table.options import Options, Voting
from shgui.table.position import Position, cast_ballots
from shgui.table.printed.printed_game import PrintedGame
from shgui.table.public_log import PublicLog
from shgui.table.role_showings import LastShowing, WallClock, wall_clock
from shgui.table.sealed_deal import NotDealtError, SealedDeal
from shgui.table.seating import (
    NameProblem,
    Player,
    check_new_name,
    find_bot_seats,
)


class Listeners:
    """Callbacks for every change of a table, in order."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._changes: deque[TableChange] = deque()
        self._is_notifying = False

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def notify(self, change: TableChange) -> None:
        """Call all listeners; a change that one of them makes comes after this one."""
        self._changes.append(change)
        if self._is_notifying:
            return
        self._is_notifying = True
        try:
            while self._changes:
                self._call_all(self._changes.popleft())
        finally:
            self._is_notifying = False

    def _call_all(self, change: TableChange) -> None:
        for listener in tuple(self._listeners):
            if listener not in self._listeners:
                # Another listener has unsubscribed this one.
                continue
            try:
                listener(change)
            except Exception as error:  # noqa: BLE001 - the game goes on
                sys.excepthook(type(error), error, error.__traceback__)


class SeatedGroup(Protocol):
    """The players and options of a game, with printed cards or without."""

    @property
    def options(self) -> Options: ...

    @property
    def players(self) -> tuple[Player, ...]: ...


class PrintedTableReader(SeatedGroup, Protocol):
    @property
    def saved_as(self) -> GameId: ...

    @property
    def game(self) -> PrintedGame: ...


class TableReader:
    """The part of a `Table` that only reads. Made by `Table.start` and `Table.resume`."""

    def __init__(
        self,
        journal: Journal,
        game: GameId,
        options: Options,
        players: tuple[Player, ...],
        sealed: SealedDeal,
        position: Position | None,
        steps: int = 0,
        ballots: Mapping[Seat, bool] | None = None,
        now: WallClock = wall_clock,
        beside: Mapping[str, object] | None = None,
        drawn_for_bots: bytes = b"",
        pending_remarks: tuple[PendingRemark, ...] = (),
        earlier: Sequence[Position] = (),
    ) -> None:
        self.game = game
        self.public_log = PublicLog()
        for before in earlier:
            self.public_log.record(before, view_for(before.state, None), options)
        self._deal_options = options
        self._journal = journal
        self._sitting = players
        self._sealed = sealed
        self._public_view: PlayerView | None = None
        self._dealt: tuple[Position, State] | None = None
        """The moment, and its state as it shows with the ballots that are in the box."""
        self._steps = steps
        self._ballots: dict[Seat, bool] = {}
        if position is not None:
            self._set_position(position, ballots or {})
        self._now = now
        self._beside = dict(beside or {})
        self._drawn_for_bots = drawn_for_bots
        self.pending_remarks = pending_remarks
        """Remarks that bots still have to make: saved with the next step or ballot."""
        self._listeners = Listeners()

    @property
    def options(self) -> Options:
        """The options of the game, with the way of voting of this round."""
        if self._dealt is None:
            return self._deal_options
        return replace(self._deal_options, voting=self._position.voting(self._deal_options))

    @property
    def fingerprint(self) -> str:
        """The 64 hexadecimal digits that are shown first of all; empty for a rigged game."""
        return self._sealed.fingerprint

    @property
    def deal(self) -> int:
        """The number of this deal among those of the last twelve hours on this computer."""
        return self._sealed.sitting.deal

    @property
    def earlier_deals(self) -> tuple[DealFate, ...]:
        """The fates of the earlier deals when this one began, the first one first."""
        return self._sealed.earlier.fates

    @property
    def deal_times(self) -> tuple[datetime, datetime] | None:
        """The times of the deal before this one on this computer, and of this one; None where unknown."""
        return self._sealed.earlier.times

    @property
    def may_add_words(self) -> bool:
        """Whether nothing is dealt, so that words can be added."""
        return self._dealt is None

    @property
    def words(self) -> str:
        """The words that players typed in to mix into the seed; empty where there are none."""
        return "" if self._dealt is None else self._position.state.setup.sitting.words

    def view(self, seat: Seat | None) -> PlayerView:
        """Return what the seat may know now, or with None what everyone sees.

        NotDealtError before the deal, as for everything that only a dealt game has.
        """
        if seat is None and self._public_view is not None:
            return self._public_view
        return view_for(self._state_shown, seat)

    def list_legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Return the actions that `submit` would accept; a ballot can be changed until the last one is in."""
        return list_legal_actions(self._position.state, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        tried = apply(self._position.state, seat, action)
        return tried if isinstance(tried, Refusal) else None

    @property
    def players(self) -> tuple[Player, ...]:
        """The present players."""
        return self._sitting if self._dealt is None else self._position.players

    @property
    def bots(self) -> frozenset[Seat]:
        return find_bot_seats(self.players)

    @property
    def chronicle(self) -> tuple[Line, ...]:
        """The game log: everything that everyone saw, with undone choices."""
        return () if self._dealt is None else self._position.lines

    @property
    def unseen(self) -> tuple[Seat, ...]:
        """Seats that must still be shown their role, or the result of an investigation."""
        return () if self._dealt is None else self._position.unseen

    @property
    def newcomers(self) -> tuple[Seat, ...]:
        """Stand-ins who must still be shown their role."""
        return () if self._dealt is None else self._position.newcomers

    @property
    def next_voting(self) -> Voting:
        """The way of voting from the next round on."""
        return (
            self._deal_options.voting
            if self._dealt is None
            else self._position.next_voting(self._deal_options)
        )

    def name_problem(self, seat: Seat, typed: str) -> NameProblem | None:
        """Return the problem of a stand-in's name in this seat, or None."""
        present = [player.name for player in self.players]
        return check_new_name(typed, list_taken_names(seat, present, self.chronicle))

    def last_shown(self, seat: Seat) -> LastShowing | None:
        """Return the last showing of the seat's role, for its own role page alone; None if there was none."""
        showing = self._position.shown[seat]
        return None if showing is None else LastShowing(showing, self._now())

    @property
    def can_take_back(self) -> bool:
        return self._dealt is not None and self._position.can_take_back

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        """The occasions for claims; none where claims are off."""
        if self._dealt is None or not self.options.claims:
            return ()
        return list_occasions(self._position.state.history)

    def review(self) -> tuple[tuple[Memory, ...], ...]:
        """Return what each seat saw; nothing before the end."""
        return memories_after_game(self._position.state)

    def record(self) -> Record | None:
        """Return the record of the finished game, with the names of the deal; None before its end."""
        if self._dealt is None:
            return None
        state = self._position.state
        if state.phase is not Phase.OVER:
            return None
        names = [player.name for player in self._sitting]
        return build_record(names, state, self._position.moves, self._position.seat_changes)

    @property
    def fits_fingerprint(self) -> bool:
        """Whether the game is over and fits the fingerprint that was shown before the deal."""
        record = self.record()
        return record is not None and verify(record, self.fingerprint).sound

    @property
    def saved_note(self) -> dict[str, Any]:
        """The note that `save_note` saved; empty where there is none, and once the game is over."""
        return dict(self._beside)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener after every change of the public table, until the returned function is called.

        A listener may act at the table; the others are called for this change before they are for that one.
        """
        return self._listeners.subscribe(listener)

    @property
    def _position(self) -> Position:
        if self._dealt is None:
            raise NotDealtError
        return self._dealt[0]

    @property
    def _state_shown(self) -> State:
        if self._dealt is None:
            raise NotDealtError
        return self._dealt[1]

    def _set_position(self, position: Position, ballots: Mapping[Seat, bool]) -> None:
        self._ballots = dict(ballots)
        state = cast_ballots(position.state, ballots)
        self._dealt = position, state
        self._public_view = view_for(state, None)
        self.public_log.record(position, self._public_view, self._deal_options)
        if position.state.phase is Phase.OVER:
            self._beside = {}
