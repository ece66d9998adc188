"""The phones of an evening, for whoever leads games: there are none until somebody has pressed *Phones*.

Nothing of the room of phones is imported before that, nor kept when it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from shgui.table.seating import NewTableRow
from shgui.ui.game.seen_by_room import SeenByRoom

if TYPE_CHECKING:
    from shgui.engine.types import Seat
    from shgui.phones.server.networks import Networks
    from shgui.phones.session.phone_room import PhoneRoom
    from shgui.phones.session.phone_status import PhoneStatus, SeatRequest, ShownTable
    from shgui.presentation.scenes import EndScene, TableScene
    from shgui.table.answers import Answer
    from shgui.table.seating import NewTableRow
    from shgui.table.table import Table
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.widgets.animation_stage import AnimationStage


class PhoneServices(NamedTuple):
    room: PhoneRoom
    networks: Networks


class PhoneSession:
    def __init__(
        self,
        make: Callable[[], PhoneServices],
        say_failure: Callable[[Answer], None],
        say_trouble: Callable[[str], None],
    ) -> None:
        """`make` imports the room; `say_failure` is told what couldn't be kept, `say_trouble` a code of
        `shgui.words.joining_texts.TROUBLES`.
        """
        self._make = make
        self._say_failure = say_failure
        self._say_trouble = say_trouble
        self._made: PhoneServices | None = None
        self._table: Table | None = None
        self._seen = SeenByRoom(self._tell_room)
        self._rows: tuple[NewTableRow, ...] = ()
        self.trouble = ""
        """Why the network of a game that was taken up again couldn't be opened as it was."""
        self._in_game = False
        """The room knows of the game on the table."""
        self._unfinished = False
        """The game that phones were in last isn't over."""
        self._seats: object = None
        """Who had a phone, and who could be reached, when that was told last."""
        self._followers: list[Callable[[], None]] = []
        self._listeners: list[Callable[[], None]] = []
        self.show_page: Callable[[Seat | None], None] = _nobody_shows
        """Shows the code; for a seat that a phone may take, with its word."""

    # Who has one

    @property
    def elsewhere(self) -> frozenset[Seat]:
        return frozenset() if self._made is None else self._made.room.elsewhere

    @property
    def away(self) -> frozenset[Seat]:
        return frozenset() if self._made is None else self._made.room.away

    @property
    def are_open(self) -> bool:
        return self._made is not None and self._made.room.opened is not None

    def listen(self, listener: Callable[[], None]) -> None:
        """For whoever leads a game: who has a phone there."""
        self._listeners.append(listener)

    def follow_arrivals(self, follower: Callable[[], None]) -> None:
        """For whoever shows who has come, and the rows of the new table."""
        self._followers.append(follower)

    def other_phone(self, seat: Seat) -> None:
        """Another phone may take this seat, with a word that the screen shows."""
        is_bot = self._table is not None and seat in self._table.bots
        if self._made is not None and self.are_open and not is_bot:
            self._made.room.other_phone(seat)
            self.show_page(seat)

    def new_code(self) -> None:
        if self._made is not None:
            self._made.room.new_code()

    @property
    def holds_back(self) -> bool:
        """Whether phones wait for `let_all_in`."""
        return self._made is not None and self._made.room.holds_back

    def let_all_in(self) -> None:
        """Let any number of players sit down from one address."""
        if self._made is not None:
            self._made.room.let_all_in()

    @property
    def requests(self) -> tuple[SeatRequest, ...]:
        """The phones that wait until somebody confirms that they take a seat."""
        return () if self._made is None else self._made.room.requests

    def hand_over(self, word: str) -> None:
        """Give a seat to the phone that shows this word."""
        if self._made is not None:
            self._made.room.hand_over(word)

    def turn_down(self) -> None:
        """Give no seat to any of the phones that wait."""
        for seat in {request.seat for request in self.requests}:
            if self._made is not None:
                self._made.room.keep_phone(seat)

    def show_code(self) -> None:
        self.show_page(None)

    def use_screen(self, seat: Seat) -> None:
        if self._made is not None:
            self._made.room.use_screen(seat)

    # The network

    @property
    def made(self) -> PhoneServices | None:
        return self._made

    def wanted(self) -> PhoneServices:
        """Made with the first wish, with the game and the rows that there are."""
        if self._made is None:
            self._made = made = self._make()
            made.room.changed.connect(self._hear_room)
            self._offer()
        return self._made

    def seat_game(self) -> None:
        """The network has been opened in the middle of a game: seats may be taken from now on."""
        if self._made is not None and self._table is not None and not self._in_game:
            self._in_game = True
            self._made.room.begin(self._table, {})
            self._tell_room()

    def close(self) -> None:
        """No phone has a seat any more, and none can come."""
        if self._made is not None:
            self._made.networks.rest()
            self._in_game = False
            self._made.room.close()
            # Names stay where they are typed.
            self._rows = tuple(row._replace(phone=None) for row in self._rows)
            self._offer()
            self._tell_followers()

    def end_evening(self) -> None:
        """The program ends. A game that isn't over waits for its phones; else they forget the evening."""
        if self._made is None:
            return
        if self._table is not None:
            self._unfinished = not _is_over(self._table)
        self._made.networks.rest()
        if self._unfinished and self.are_open:
            self._made.room.stop()
        else:
            self._made.room.close()

    # At the new table

    @property
    def rows(self) -> tuple[NewTableRow, ...]:
        return self._rows

    @property
    def arrivals(self) -> tuple[PhoneStatus, ...]:
        return () if self._made is None else self._made.room.arrivals

    def offer(self, rows: Sequence[NewTableRow]) -> None:
        """What is typed at the new table."""
        if tuple(rows) != self._rows:
            self._rows = tuple(rows)
            self._offer()

    def unseat(self, phone: bytes) -> None:
        """The row stays, and its player is at the screen."""
        if self._made is not None:
            self._made.room.unseat(phone)

    def remove(self, phone: bytes) -> None:
        """Take the row of this phone off the new table, and its name with it."""
        self.offer([row for row in self._rows if row.phone != phone])
        self._tell_followers()

    def _offer(self) -> None:
        if self._made is not None and not self._in_game:
            self._made.room.offer(self._rows)

    def _take_rows(self) -> None:
        """A phone has taken a row, or written on one."""
        if self._made is not None:
            self._rows = self._made.room.rows
            self._tell_followers()

    # In a game

    def begin(self, table: Table, *, resumed: bool) -> None:
        """Its phones have their seats before it is led: those of the new table, or those that it had."""
        self.leave()
        self._table, self._unfinished = table, False
        self._in_game = False
        if resumed and table.kept_beside:
            made = self.wanted()
            answer = made.room.come_back(table)
            self._in_game = answer is not None
            self.trouble = why_not(answer)
            made.networks.watch()
        if self._made is not None and not self._in_game:
            self._in_game = True
            self._made.room.begin(table, self._seats_of(table))

    def led(self) -> None:
        """Phones that can't come back have to be told where the table is."""
        if self.elsewhere and not self.are_open:
            self.show_code()

    def leave(self) -> None:
        """Its phones wait for the next one, in the same seats."""
        if self._table is None:
            return
        self._unfinished = bool(self.elsewhere) and not _is_over(self._table)
        self._table = None
        self._seen.forget()
        self._in_game = False
        if self._made is not None:
            self._made.room.leave()
            self._take_rows()

    def follow(
        self, controller: GameSession, stage: AnimationStage, end_stage: Callable[[], AnimationStage]
    ) -> None:
        """Phones show what the screen shows, when it has been seen there: `stage` moves it, `end_stage` turns
        the roles.
        """
        self._seen.follow(controller, stage, end_stage)

    def _tell_room(self) -> None:
        if self._made is not None:
            shown = self._seen.shown
            self._made.room.show(None if shown is None else _shown_table(shown))

    def _seats_of(self, table: Table) -> dict[Seat, bytes]:
        """Names at a table are each another's."""
        from shgui.table.seating import clean_name

        phones = {clean_name(row.name): row.phone for row in self._rows}
        taken = ((seat, phones.get(player.name)) for seat, player in enumerate(table.players))
        return {seat: phone for seat, phone in taken if phone is not None}

    def _hear_room(self, news: object) -> None:
        if self._made is not None:
            self._made.room.guard.run(partial(self._take_news, news))

    def _take_news(self, news: object) -> None:
        from shgui.phones.session.phone_status import PhoneNews
        from shgui.table.answers import NotSaved

        match news:
            case PhoneNews.ARRIVALS:
                self._tell_followers()
            case PhoneNews.ROWS:
                self._take_rows()
            case PhoneNews.SEATS:
                self._tell_listeners()
            case PhoneNews.FAULT:
                self._say_trouble("fault")
            case PhoneNews.SHUT:
                self.trouble = "faults"
                self._say_trouble(self.trouble)
                self._tell_followers()
            case NotSaved():
                self._say_failure(news)

    def _tell_listeners(self) -> None:
        seats = self.elsewhere, self.away
        if seats != self._seats:
            self._seats = seats
            for listener in tuple(self._listeners):
                listener()

    def _tell_followers(self) -> None:
        self._tell_listeners()
        for follower in tuple(self._followers):
            follower()


def why_not(answer: object) -> str:
    """A code of `shgui.words.joining_texts.TROUBLES`; nothing where a network is open."""
    return str(answer.value) if isinstance(answer, Enum) else ""


def _is_over(table: Table) -> bool:
    from shgui.engine.types import Phase

    return not table.may_add_words and table.view(None).phase is Phase.OVER


def _shown_table(shown: TableScene | EndScene) -> ShownTable:
    from shgui.phones.session.phone_status import ShownTable
    from shgui.presentation.scenes import EndScene

    return ShownTable(shown.view, shown.chronicle, turned=isinstance(shown, EndScene))


def _nobody_shows(_seat: Seat | None) -> None:
    """As long as there is no page for it."""
