"""The phones around one table, before, during and after its games, and the network that they come by. Phones
act through the table, as the screen does."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random, SystemRandom
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from shgui.engine.types import Seat
from shgui.phones.faults import MOST_FAULTS, FaultGuard
from shgui.phones.messages.build_joining import build_invitation_message
from shgui.phones.messages.messages import InvitationMessage
from shgui.phones.messages.phone_requests import parse_request
from shgui.phones.server.connection import CloseReason
from shgui.phones.server.http_answers import WebPage
from shgui.phones.server.join_link import build_join_link, build_qr_matrix, encode_key
from shgui.phones.server.limits import DEFAULT_LIMITS, Limits
from shgui.phones.server.message_queue import MessageQueue, QueueCallbacks
from shgui.phones.server.page_files import build_page_files
from shgui.phones.server.phone_server import OpeningProblem, PhoneServer, ServerAddress
from shgui.phones.session.message_builder import MessageBuilder
from shgui.phones.session.new_table_rows import RowLimit
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_status import PhoneKey, PhoneNews, SeatRequest
from shgui.phones.session.phone_updates import PhoneUpdates
from shgui.phones.session.request_handler import RequestEffects, RequestHandler
from shgui.phones.session.saved_session import (
    SavedPhoneSession,
    SessionKeys,
    replace_code,
    session_from_json,
    session_to_json,
)
from shgui.presentation.scenes import TableScene
from shgui.table.answers import Accepted, Answer, TableChange
from shgui.table.log_lines import LanguageChanged, StandInSat
from shgui.table.seating import NewTableRow
from shgui.table.table import Table
from shgui.words.catalogue import Catalogue
from shgui.words.languages import list_languages
from shgui.words.phone_page_texts import build_away_texts

MakePages = Callable[[bytes, Callable[[str], Catalogue]], Mapping[str, WebPage]]
"""Make the web pages by their paths, for a server with this public key."""


def build_own_pages(key: bytes, catalogue: Callable[[str], Catalogue]) -> Mapping[str, WebPage]:
    return build_page_files(
        encode_key(key), {code: build_away_texts(catalogue(code)) for code in list_languages()}
    )


class PhoneRoom(QObject):
    changed = Signal(object)
    """`PhoneNews`; or `NotSaved`, and then phones would lose their seats if the program ended."""

    def __init__(
        self,
        catalogue: Callable[[str], Catalogue],
        parent: QObject | None = None,
        *,
        make_pages: MakePages = build_own_pages,
        limits: Limits = DEFAULT_LIMITS,
        chance: Random | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`chance` shuffles cards and draws numbers; `clock` counts seconds."""
        super().__init__(parent)
        self._catalogue = catalogue
        self._make_pages = make_pages
        self._limits = limits
        self._server: PhoneServer | None = None
        row_limit = RowLimit(limits.new_rows)
        self._registry = PhoneRegistry(chance or SystemRandom(), clock, SessionKeys.fresh(), row_limit)
        self.guard = FaultGuard(self._on_fault)
        """For all that phones cause, on the screen too."""
        callbacks = QueueCallbacks(
            connected=self._on_connected,
            disconnected=self._on_disconnected,
            handle=self._handle_message,
            update=lambda phone: self._updates.send(phone),
            is_seated=self._registry.is_seated,
        )
        self._queue = MessageQueue(callbacks, self.guard, self)
        self._builder = MessageBuilder(self._registry, catalogue, self._queue)
        self._updates = PhoneUpdates(self._registry, self._queue, self._builder)
        effects = RequestEffects(
            greet=self._greet_phone,
            rows_changed=self._report_rows,
            arrival_changed=self._report_arrival,
            build_invitation=self._build_invitation,
            unseat=self._unseat_by_request,
        )
        self._handler = RequestHandler(self._registry, self._queue, self._builder, effects)
        self._unsubscribe: Callable[[], None] | None = None
        self._left_tables: list[Table] = []
        """Games that aren't over, to which these phones may come back."""

    # The network

    def open(self, address: str, port: int = 0) -> ServerAddress | OpeningProblem:
        """Open the network at this address alone, also if it is open elsewhere. Phones keep their seats."""
        if self._server is None:
            pair = self._registry.keys.pair
            self._server = PhoneServer(
                self._make_pages(pair.public, self._catalogue),
                pair,
                self._limits,
                self.guard,
                self,
                is_seated=self._registry.is_seated,
                lets_all_in=lambda: self._registry.row_limit.is_lifted,
            )
            self._server.phone_connected.connect(self._queue.connect_phone)
        self.guard.reset()
        opened = self._server.open(address, port)
        self._save_session()
        return opened

    @property
    def opened(self) -> ServerAddress | None:
        return None if self._server is None else self._server.opened

    @property
    def url(self) -> str:
        """The address in the code; "" while the network isn't open."""
        keys = self._registry.keys
        return "" if self.opened is None else build_join_link(self.opened.host, keys.pair.public, keys.token)

    def _build_invitation(self) -> InvitationMessage | None:
        opened = self.opened
        return None if opened is None else build_invitation_message(self.url, opened.host, self.word)

    @property
    def joining_code(self) -> tuple[tuple[bool, ...], ...]:
        return build_qr_matrix(self.url)

    @property
    def word(self) -> str:
        return self._registry.keys.word

    def new_code(self) -> None:
        """Draw a new code and word, and send away all phones that have neither a row nor a seat."""
        registry = self._registry
        for phone in self._queue.phones:
            if not registry.is_seated(phone):
                self._updates.send_goodbye(phone, "new_code")
                self._queue.end(phone, CloseReason.OVER)
        registry.change_code()
        self._save_session()
        for table in self._left_tables:
            self._report_unless_saved(table.save_note(replace_code(registry.keys, table.saved_note)))
        self._report_arrivals()

    @property
    def holds_back(self) -> bool:
        return self._registry.row_limit.holds_back

    def let_all_in(self) -> None:
        """Let any number of players sit down from one address, until there is a new code."""
        self._registry.row_limit.lift()
        self._report_arrivals()

    def stop(self) -> None:
        """Close the network. Phones keep their seats, and come back when it is open again."""
        if self._server is not None:
            self._server.close()

    def close(self) -> None:
        """Close the network for good: phones lose their seats and forget everything."""
        game = self._registry.game
        reason = "closed" if game is not None and not game.is_over else "evening"
        for phone in self._updates.phones:
            self._updates.send_goodbye(phone, reason)
        for phone in self._queue.phones:
            self._queue.end(phone, CloseReason.OVER)
        self._discard_server()
        for table in self._left_tables:
            # Its phones have forgotten it.
            self._report_unless_saved(table.save_note({}))
        self._left_tables.clear()
        self._registry.start_anew(SessionKeys.fresh())
        self.changed.emit(PhoneNews.ARRIVALS)
        self.changed.emit(PhoneNews.SEATS)

    @property
    def connected(self) -> frozenset[PhoneKey]:
        """The phones that were let in and are connected now."""
        return frozenset(phone for phone in self._registry.guests if phone in self._queue)

    @property
    def is_busy(self) -> bool:
        return self._queue.is_busy

    # At the new table

    @property
    def rows(self) -> tuple[NewTableRow, ...]:
        return self._registry.new_table.rows

    def offer(self, rows: Sequence[NewTableRow]) -> None:
        """Take over the rows of the screen. A phone whose row is gone loses its seat."""
        for phone in self._registry.offer(rows):
            self._updates.send_goodbye(phone, "unseated")
        self._updates.schedule_all()

    def unseat(self, phone: PhoneKey) -> None:
        """Free this phone's row; in a game, move its seat back to the screen."""
        seat = self._registry.place(phone)
        if seat is None:
            return
        if self._registry.game is not None:
            self.use_screen(seat)
            return
        self._registry.new_table.unseat(phone)
        self._updates.send_goodbye(phone, "unseated")
        self._report_rows()

    # A game

    def begin(self, table: Table, seats: Mapping[Seat, PhoneKey]) -> None:
        """Follow a game with these phones, as far as they were let in. Nothing of it shows before `show`."""
        self._leave_game()
        self._registry.begin(table, seats)
        self._unsubscribe = table.subscribe(self._on_change)
        self._save_session()
        self._report_seats()

    def come_back(self, table: Table) -> ServerAddress | OpeningProblem | None:
        """Follow a resumed game, with the phones that it had when the program ended; None if it had none.

        If the network can't be opened as it was, phones keep their seats and find them when it is opened
        elsewhere.
        """
        try:
            saved = session_from_json(table.saved_note)
        except (KeyError, TypeError, ValueError):
            # Nothing is saved, or an older version saved it.
            return None
        if not saved.seats.keys() <= set(range(len(table.players))):
            return None
        if self.opened is not None and saved.keys.pair == self._registry.keys.pair:
            # The game was left a moment ago, and its phones are still here.
            self.begin(table, saved.seats)
            return self.opened
        self._discard_server()
        self._registry.start_anew(saved.keys)
        for phone in saved.seats.values():
            self._registry.let_in(phone)
        opened = self.open(saved.opened.address, saved.opened.port)
        if opened is OpeningProblem.PORT_TAKEN:
            opened = self.open(saved.opened.address)
        self.begin(table, saved.seats)
        return opened

    def leave(self) -> None:
        """Leave the game, which is saved. Its phones wait for the next one in the same seats."""
        self._leave_game()
        self._updates.schedule_all()

    def show(self, scene: TableScene | None) -> None:
        """Show on phones what everyone has seen on the main screen; None for nothing of the game."""
        game = self._registry.game
        if game is not None:
            game.revealed = scene
            self.guard.run(self._update_tasks)

    @property
    def elsewhere(self) -> frozenset[Seat]:
        """The seats on phones, whether these are connected or not."""
        game = self._registry.game
        return frozenset() if game is None else frozenset(game.seats)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose phones aren't connected now."""
        return self._builder.list_away()

    @property
    def words(self) -> Mapping[Seat, str]:
        """The word of each seat that another phone may take now."""
        return self._registry.words

    def use_screen(self, seat: Seat) -> None:
        self._unseat_phone(seat, "screen")

    def open_seat(self, seat: Seat) -> str:
        """Open the seat to another phone; return the word with which that phone asks for it."""
        word = self._registry.open_seat(seat)
        self._updates.schedule_all()
        self.changed.emit(PhoneNews.SEATS)
        return word

    def close_seat(self, seat: Seat) -> None:
        """Close the seat to other phones, and turn down those that wait for it."""
        self._registry.close_seat(seat)
        self.changed.emit(PhoneNews.SEATS)
        self._report_arrivals()

    @property
    def requests(self) -> tuple[SeatRequest, ...]:
        """The phones that wait for a seat, and get nothing of the game yet."""
        return self._registry.requests

    def hand_over(self, word: str) -> None:
        """Give a seat to the phone that shows this word, if it still waits. The phone that had it forgets
        everything.
        """
        game = self._registry.game
        request = next((each for each in self._registry.requests if each.word == word), None)
        if game is None or request is None:
            return
        before = game.seats.get(request.seat)
        self._registry.take_seat(request.seat, request.phone)
        if before is not None:
            self._updates.send_goodbye(before, "taken")
            self._registry.forget(before)
        self._save_session()
        self._report_seats()

    # What phones do

    def _on_connected(self, phone: PhoneKey) -> None:
        self._updates.stop(phone)
        if phone in self._registry.guests:
            self._queue.welcome(phone)
            self._report_arrival(phone)

    def _on_disconnected(self, phone: PhoneKey) -> None:
        self._updates.stop(phone)
        self._registry.disconnect(phone)
        if phone in self._registry.guests:
            self._report_arrival(phone)

    def _handle_message(self, phone: PhoneKey, message: Mapping[str, object]) -> None:
        try:
            number, request = parse_request(message)
        except ValueError:
            self._queue.end(phone, CloseReason.NOT_FOR_US)
            return
        self._handler.answer(phone, number, request)

    def _greet_phone(self, phone: PhoneKey) -> None:
        game = self._registry.game
        seat = None if game is None else game.find_seat(phone)
        if game is not None and seat is not None:
            # A decision that was made while the phone was away is no news.
            game.pop_decided_elsewhere(seat)
        if phone in self._registry.guests:
            self._registry.make_room(self._queue)
            self._queue.welcome(phone)
        self._updates.start(phone)

    # What happens at the table

    def _on_change(self, change: TableChange) -> None:
        self.guard.run(partial(self._follow_change, change))

    def _follow_change(self, change: TableChange) -> None:
        game = self._registry.game
        if game is None:
            return
        for line in change.lines:
            if isinstance(line, StandInSat):
                # The player who goes home takes the phone along.
                self._unseat_phone(line.seat, "screen")
            elif isinstance(line, LanguageChanged) and line.seat in game.seats:
                self._registry.change_language(game.seats[line.seat], line.language)
        self._update_tasks()

    def _update_tasks(self) -> None:
        game = self._registry.game
        if game is None:
            return
        for seat in game.update():
            self._updates.close_hand(game.seats[seat])
        self._updates.schedule_all()

    def _unseat_by_request(self, phone: PhoneKey, reason: str) -> None:
        registry = self._registry
        place = registry.place(phone)
        if registry.game is not None and place is not None:
            self._unseat_phone(place, reason)
        else:
            registry.stand_up(phone)
            self._updates.send_goodbye(phone, reason)
            self._report_rows()
        self.changed.emit(PhoneNews.ARRIVALS)

    def _unseat_phone(self, seat: Seat, reason: str) -> None:
        game = self._registry.game
        phone = None if game is None else game.unseat(seat)
        self._registry.close_seat(seat)
        if phone is not None:
            self._updates.send_goodbye(phone, reason)
            self._save_session()
        self._report_seats()

    def _report_arrival(self, phone: PhoneKey) -> None:
        """Update the other phones, too, if this one has a seat: only then do they show it."""
        if self._registry.is_seated(phone):
            self._updates.schedule_all()
        else:
            self._updates.schedule(phone)
        self.changed.emit(PhoneNews.ARRIVALS)

    def _report_arrivals(self) -> None:
        self._updates.schedule_all()
        self.changed.emit(PhoneNews.ARRIVALS)

    def _report_seats(self) -> None:
        self._update_tasks()
        self.changed.emit(PhoneNews.SEATS)
        self._report_arrivals()

    def _report_rows(self) -> None:
        self.changed.emit(PhoneNews.ROWS)
        self._report_arrivals()

    def _leave_game(self) -> None:
        """Leave the game, so that its phones can come back to it."""
        game = self._registry.game
        if game is None:
            return
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        self._left_tables = [
            table for table in self._left_tables if table.game != game.table.game and table.saved_note
        ]
        if game.table.saved_note:
            self._left_tables.append(game.table)
        self._registry.leave()

    def _discard_server(self) -> None:
        self._leave_game()
        self.stop()
        if self._server is not None:
            self._server.deleteLater()
            self._server = None

    def _save_session(self) -> None:
        game, opened = self._registry.game, self.opened
        if game is not None and opened is not None and not game.is_over:
            saved = SavedPhoneSession(self._registry.keys, opened, game.seats)
            self._report_unless_saved(game.table.save_note(session_to_json(saved) if game.seats else {}))

    def _on_fault(self, faults: int) -> None:
        if faults in (1, MOST_FAULTS):
            # Queued: the call that failed ends first.
            QTimer.singleShot(0, self, partial(self._report_fault, faults))

    def _report_fault(self, faults: int) -> None:
        if faults == MOST_FAULTS:
            self.guard.run(self.stop)
        self.changed.emit(PhoneNews.FAULT if faults < MOST_FAULTS else PhoneNews.SHUT)

    def _report_unless_saved(self, answer: Answer) -> None:
        if not isinstance(answer, Accepted):
            self.changed.emit(answer)
