"""A table that can only be read."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, Protocol

from shgui.engine.actions import Action
from shgui.engine.errors import Refusal
from shgui.engine.knowledge import Memory
from shgui.engine.record import Record
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.storage.journal import GameId
from shgui.table.answers import Listener
from shgui.table.earlier_deals import DealFate
from shgui.table.log_lines import Line, Occasion
from shgui.table.options import Options, Voting
from shgui.table.printed.printed_game import PrintedGame
from shgui.table.public_log import PublicLog
from shgui.table.role_showings import LastShown
from shgui.table.seating import NameProblem, Player


class SeatedGroup(Protocol):
    """A group and what it plays by, whatever cards it plays with."""

    @property
    def options(self) -> Options: ...

    @property
    def players(self) -> tuple[Player, ...]: ...


class PrintedTableToRead(SeatedGroup, Protocol):
    @property
    def saved_as(self) -> GameId: ...

    @property
    def game(self) -> PrintedGame: ...


class TableReader(SeatedGroup, Protocol):
    """The readable part of a `Table`, which has the documentation."""

    @property
    def game(self) -> GameId: ...

    @property
    def fingerprint(self) -> str: ...

    @property
    def deal(self) -> int: ...

    @property
    def earlier_deals(self) -> tuple[DealFate, ...]: ...
    @property
    def deal_times(self) -> tuple[datetime, datetime] | None: ...

    @property
    def public_log(self) -> PublicLog: ...

    @property
    def may_add_words(self) -> bool: ...

    @property
    def bots(self) -> frozenset[Seat]: ...

    @property
    def chronicle(self) -> tuple[Line, ...]: ...

    @property
    def kept_beside(self) -> dict[str, Any]: ...

    @property
    def unseen(self) -> tuple[Seat, ...]: ...

    @property
    def newcomers(self) -> tuple[Seat, ...]: ...

    @property
    def next_voting(self) -> Voting: ...

    @property
    def can_take_back(self) -> bool: ...

    @property
    def occasions(self) -> tuple[Occasion, ...]: ...

    def view(self, seat: Seat | None) -> PlayerView: ...

    def list_legal_actions(self, seat: Seat) -> tuple[Action, ...]: ...

    def why_not(self, seat: Seat, action: Action) -> Refusal | None: ...

    def name_problem(self, seat: Seat, typed: str) -> NameProblem | None: ...

    def last_shown(self, seat: Seat) -> LastShown | None: ...

    def subscribe(self, listener: Listener) -> Callable[[], None]: ...

    def review(self) -> tuple[tuple[Memory, ...], ...]: ...

    def record(self) -> Record | None: ...

    @property
    def fits_fingerprint(self) -> bool: ...
