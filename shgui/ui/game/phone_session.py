"""The phones of a game or a new table. Their room is imported once someone presses *Phones*."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from shgui.engine.types import Phase, Seat
from shgui.table.seating import NewTableRow, clean_name

if TYPE_CHECKING:
    from shgui.phones.server.networks import NetworkWatcher
    from shgui.phones.session.phone_room import PhoneRoom
    from shgui.phones.session.phone_status import SeatRequest
    from shgui.table.answers import Answer
    from shgui.table.table import Table
    from shgui.ui.game.game_session import GameSession


class PhoneServices(NamedTuple):
    room: PhoneRoom
    networks: NetworkWatcher


class PhoneSession:
    def __init__(
        self,
        make: Callable[[], PhoneServices],
        say_failure: Callable[[Answer], None],
        say_trouble: Callable[[str], None],
        show_page: Callable[[Seat | None], None],
    ) -> None:
        """`make` imports the room, `say_failure` takes what couldn't be saved, and `say_trouble` a code of
        `shgui.words.phone_texts.TROUBLES`. `show_page` shows the code, with the word for a seat that a
        phone may take.
        """
        self._make = make
        self._say_failure = say_failure
        self._say_trouble = say_trouble
        self.made: PhoneServices | None = None
        """The room and its networks, once they are needed."""
        self._table: Table | None = None
        self._session: GameSession | None = None
        self.rows: tuple[NewTableRow, ...] = ()
        """Those of the new table, as they were typed or changed by phones."""
        self.trouble = ""
        """Why the network of a resumed game couldn't be opened as it was."""
        self._in_game = False
        """Whether the room knows the game on the table."""
        self._unfinished = False
        """Whether the game that phones were in last isn't over."""
        self._seats: object = None
        """The seats that had a phone, and those out of reach, when that was reported last."""
        self._arrival_callbacks: list[Callable[[], None]] = []
        self._seat_callbacks: list[Callable[[], None]] = []
        self._show_page = show_page

    @property
    def elsewhere(self) -> frozenset[Seat]:
        return frozenset() if self.made is None else self.made.room.elsewhere

    @property
    def away(self) -> frozenset[Seat]:
        return frozenset() if self.made is None else self.made.room.away

    @property
    def are_open(self) -> bool:
        return self.made is not None and self.made.room.opened is not None

    def subscribe(self, callback: Callable[[], None]) -> None:
        self._seat_callbacks.append(callback)

    def subscribe_arrivals(self, callback: Callable[[], None]) -> None:
        """Call back when a phone arrives or leaves, or a row of the new table changes."""
        self._arrival_callbacks.append(callback)

    def other_phone(self, seat: Seat) -> None:
        """Let another phone take this seat, with a word that the screen shows."""
        is_bot = self._table is not None and seat in self._table.bots
        if self.made is not None and self.are_open and not is_bot:
            self.made.room.open_seat(seat)
            self._show_page(seat)

    @property
    def requests(self) -> tuple[SeatRequest, ...]:
        return () if self.made is None else self.made.room.requests

    def show_code(self) -> None:
        self._show_page(None)

    def use_screen(self, seat: Seat) -> None:
        if self.made is not None:
            self.made.room.use_screen(seat)

    def get_services(self) -> PhoneServices:
        """Return the room and its networks, made when first needed."""
        if self.made is None:
            self.made = made = self._make()
            made.room.changed.connect(self._on_room_changed)
            self._offer_rows()
        return self.made

    def seat_game(self) -> None:
        """Let phones take seats of a game in whose middle the network was opened."""
        if self.made is not None and self._table is not None and not self._in_game:
            self._in_game = True
            self.made.room.begin(self._table, {})
            self._show_revealed()

    def close(self) -> None:
        """Take all seats from phones, and let none come."""
        if self.made is not None:
            self.made.networks.rest()
            self._in_game = False
            self.made.room.close()
            # Names stay where they are typed.
            self.rows = tuple(row._replace(phone=None) for row in self.rows)
            self._offer_rows()
            self._report_arrivals()

    def shut_down(self) -> None:
        """Disconnect all phones at the end of the program; those of an unfinished game may come back."""
        if self.made is None:
            return
        if self._table is not None:
            self._unfinished = not _is_over(self._table)
        self.made.networks.rest()
        if self._unfinished and self.are_open:
            self.made.room.stop()
        else:
            self.made.room.close()

    @property
    def connected(self) -> frozenset[bytes]:
        """The phones that were let in and are connected now."""
        return frozenset() if self.made is None else self.made.room.connected

    def offer(self, rows: Sequence[NewTableRow]) -> None:
        if tuple(rows) != self.rows:
            self.rows = tuple(rows)
            self._offer_rows()

    def unseat(self, phone: bytes) -> None:
        if self.made is not None:
            self.made.room.unseat(phone)

    def remove(self, phone: bytes) -> None:
        """Take the row of this phone off the new table, and its name with it."""
        self.offer([row for row in self.rows if row.phone != phone])
        self._report_arrivals()

    def _offer_rows(self) -> None:
        if self.made is not None and not self._in_game:
            self.made.room.offer(self.rows)

    def _take_rows(self) -> None:
        if self.made is not None:
            self.rows = self.made.room.rows
            self._report_arrivals()

    def begin(self, table: Table, *, resumed: bool) -> None:
        """Seat phones at a game before its first page shows: those of the new table, or those it had."""
        self.leave()
        self._table, self._unfinished = table, False
        self._in_game = False
        if resumed and table.saved_note:
            made = self.get_services()
            answer = made.room.come_back(table)
            self._in_game = answer is not None
            self.trouble = get_trouble_code(answer)
            made.networks.watch()
        if self.made is not None and not self._in_game:
            self._in_game = True
            self.made.room.begin(table, self._find_seats(table))

    def on_game_shown(self) -> None:
        """Show the code to phones that can't come back by themselves."""
        if self.elsewhere and not self.are_open:
            self.show_code()

    def leave(self) -> None:
        """Leave the game; its phones wait for the next one, in the same seats."""
        if self._table is None:
            return
        self._unfinished = bool(self.elsewhere) and not _is_over(self._table)
        self._table = None
        self._in_game = False
        if self.made is not None:
            self.made.room.leave()
            self._take_rows()

    def follow(self, session: GameSession) -> None:
        self._session = session
        session.revealed.connect(self._show_revealed)

    def _show_revealed(self) -> None:
        if self.made is not None:
            session = self._session
            self.made.room.show(None if session is None else session.revealed_scene(self._table))

    def _find_seats(self, table: Table) -> dict[Seat, bytes]:
        # No two players at a table have the same name.
        phones = {clean_name(row.name): row.phone for row in self.rows}
        taken = ((seat, phones.get(player.name)) for seat, player in enumerate(table.players))
        return {seat: phone for seat, phone in taken if phone is not None}

    def _on_room_changed(self, news: object) -> None:
        if self.made is not None:
            self.made.room.guard.run(partial(self._handle_news, news))

    def _handle_news(self, news: object) -> None:
        from shgui.phones.session.phone_status import PhoneNews
        from shgui.table.answers import NotSaved

        match news:
            case PhoneNews.ARRIVALS:
                self._report_arrivals()
            case PhoneNews.ROWS:
                self._take_rows()
            case PhoneNews.SEATS:
                self._report_seats()
            case PhoneNews.FAULT:
                self._say_trouble("fault")
            case PhoneNews.SHUT:
                self.trouble = "faults"
                self._say_trouble(self.trouble)
                self._report_arrivals()
            case NotSaved():
                self._say_failure(news)

    def _report_seats(self) -> None:
        seats = self.elsewhere, self.away
        if seats != self._seats:
            self._seats = seats
            for callback in tuple(self._seat_callbacks):
                callback()

    def _report_arrivals(self) -> None:
        self._report_seats()
        for callback in tuple(self._arrival_callbacks):
            callback()


def get_trouble_code(answer: object) -> str:
    """Return a code of `shgui.words.phone_texts.TROUBLES`; empty where a network is open."""
    return str(answer.value) if isinstance(answer, Enum) else ""


def _is_over(table: Table) -> bool:
    return not table.may_add_words and table.view(None).phase is Phase.OVER
