"""The phones of an evening: who arrives, who sits where, what each is told, and what becomes of what it says.

The screen makes one when somebody presses *Phones*, and tells it what all see (`offer`, `show`); the table
tells it of every change. What a phone does goes through the table, as what the screen does.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random, SystemRandom
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from shgui.engine.types import Seat
from shgui.phones.faults import MOST_FAULTS, FaultGuard
from shgui.phones.messages.build_joining import told_invitation
from shgui.phones.messages.message_builder import MessageBuilder
from shgui.phones.messages.messages import Invitation
from shgui.phones.messages.request_parser import read_wish
from shgui.phones.server.handshake import CloseReason
from shgui.phones.server.http_answers import Page
from shgui.phones.server.join_link import base64url, link
from shgui.phones.server.limits import USUAL, Limits
from shgui.phones.server.message_queue import MessageQueue, QueueCallbacks
from shgui.phones.server.page_files import pages
from shgui.phones.server.phone_server import NotOpened, OpenedAt, PhoneServer
from shgui.phones.session.new_table_rows import RowLimit
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_status import (
    NewTableRow,
    PhoneKey,
    PhoneNews,
    PhoneStatus,
    SeatRequest,
    ShownTable,
)
from shgui.phones.session.phone_updates import PhoneUpdates
from shgui.phones.session.request_handler import RequestEffects, RequestHandler
from shgui.phones.session.saved_session import (
    EveningKeys,
    SavedPhoneSession,
    kept_from_json,
    kept_to_json,
    with_code_of,
)
from shgui.table.answers import Accepted, Answer, Change
from shgui.table.log_lines import LanguageChanged, StandInSat
from shgui.table.table import Table
from shgui.words.catalogue import Catalogue
from shgui.words.languages import list_languages
from shgui.words.phone_page_texts import build_away_texts

MakePages = Callable[[bytes, Callable[[str], Catalogue]], Mapping[str, Page]]
"""What stands under which path, for a desktop of this public key."""


def our_pages(key: bytes, catalogue: Callable[[str], Catalogue]) -> Mapping[str, Page]:
    return pages(base64url(key), {code: build_away_texts(catalogue(code)) for code in list_languages()})


class PhoneRoom(QObject):
    changed = Signal(object)
    """`PhoneNews`, or a `NotSaved`: if the program ended then, the phones of this game would lose their
    seats.
    """

    def __init__(
        self,
        catalogue: Callable[[str], Catalogue],
        parent: QObject | None = None,
        *,
        make_pages: MakePages = our_pages,
        limits: Limits = USUAL,
        chance: Random | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`chance` deals places and numbers; `clock` counts seconds."""
        super().__init__(parent)
        self._catalogue = catalogue
        self._make_pages = make_pages
        self._limits = limits
        self._door: PhoneServer | None = None
        row_limit = RowLimit(limits.new_rows)
        self._company = PhoneRegistry(chance or SystemRandom(), clock, EveningKeys.fresh(), row_limit)
        self.guard = FaultGuard()
        """For all that phones cause, on the screen too."""
        self.guard.subscribe(self._on_fault)
        ears = QueueCallbacks(
            came=self._meet,
            went=self._part_from,
            heard=self._hear,
            turn_of=self._tell,
            is_seated=self._company.is_seated,
        )
        self._switchboard = MessageQueue(ears, self.guard, self)
        self._telling = MessageBuilder(self._company, catalogue, self._switchboard)
        self._audience = PhoneUpdates(self._company, self._switchboard, self._telling)
        effects = RequestEffects(
            greet=self._greet,
            rows_changed=self._change_rows,
            arrival_changed=self._change_arrival,
            invitation=self._invitation,
            part=self._part,
        )
        self._answering = RequestHandler(self._company, self._switchboard, self._telling, effects)
        self._end_hearing: Callable[[], None] | None = None
        self._left: list[Table] = []
        """Games that aren't over, to which phones of this evening may come back."""

    # The network

    def open(self, address: str, port: int = 0) -> OpenedAt | NotOpened:
        """At this address alone; at another one if it was open already. Phones keep their seats."""
        if self._door is None:
            pair = self._company.keys.pair
            self._door = PhoneServer(
                self._make_pages(pair.public, self._catalogue),
                pair,
                self._limits,
                self.guard,
                self,
                is_seated=self._company.is_seated,
                lets_all_in=lambda: self._company.row_limit.is_lifted,
            )
            self._door.phone_connected.connect(self._switchboard.connect_phone)
        self.guard.reset()
        opened = self._door.open(address, port)
        self._keep()
        return opened

    @property
    def opened(self) -> OpenedAt | None:
        return None if self._door is None else self._door.opened

    @property
    def url(self) -> str:
        """What the code says; nothing where nothing is open."""
        keys = self._company.keys
        return "" if self.opened is None else link(self.opened.host, keys.pair.public, keys.token)

    def _invitation(self) -> Invitation | None:
        opened = self.opened
        return None if opened is None else told_invitation(self.url, opened.host, self.word)

    @property
    def word(self) -> str:
        """What stands beside the address that is typed."""
        return self._company.keys.word

    def new_code(self) -> None:
        """Draws a new code and word, and sends away all phones that have neither a row nor a seat."""
        company = self._company
        for phone in self._switchboard.phones:
            if company.place(phone) is None:
                self._audience.say_goodbye(phone, "new_code")
                self._switchboard.end(phone, CloseReason.OVER)
        company.change_code()
        self._keep()
        for table in self._left:
            self._tell_failure(table.keep_beside(with_code_of(company.keys, table.kept_beside)))
        self._change_arrivals()

    @property
    def holds_back(self) -> bool:
        """Whether somebody was refused because too many players sat down from one address."""
        return self._company.row_limit.holds_back

    def let_all_in(self) -> None:
        """From now on any number of players may sit down from one address, until there is a new code."""
        self._company.row_limit.lift()
        self._change_arrivals()

    def stop(self) -> None:
        """Nobody is there any more. All keep their seats, and come back to them when it is open again."""
        if self._door is not None:
            self._door.close()

    def close(self) -> None:
        """The evening is over, or the table goes on without phones: they forget all, and nothing is open."""
        game = self._company.game
        why = "closed" if game is not None and not game.is_over else "evening"
        for phone in self._audience.phones:
            self._audience.say_goodbye(phone, why)
        for phone in self._switchboard.phones:
            self._switchboard.end(phone, CloseReason.OVER)
        self._shut()
        for table in self._left:
            # Its phones don't know it any more.
            self._tell_failure(table.keep_beside({}))
        self._left.clear()
        self._company.start_anew(EveningKeys.fresh())
        self.changed.emit(PhoneNews.ARRIVALS)
        self.changed.emit(PhoneNews.SEATS)

    # Who is here

    @property
    def arrivals(self) -> tuple[PhoneStatus, ...]:
        return self._company.arrivals(self._switchboard)

    @property
    def is_telling(self) -> bool:
        """Whether a phone that is there hasn't been told yet what has changed last."""
        return self._switchboard.is_telling

    # At the new table

    @property
    def rows(self) -> tuple[NewTableRow, ...]:
        return self._company.new_table.rows

    def offer(self, rows: Sequence[NewTableRow]) -> None:
        """What the screen says of them. A phone whose row is gone loses its seat."""
        for phone in self._company.offer(rows):
            self._audience.say_goodbye(phone, "unseated")
        self._audience.tell_all()

    def unseat(self, phone: PhoneKey) -> None:
        """Its row stays, and is free; in a game, its seat is at the screen again."""
        seat = self._company.place(phone)
        if seat is None:
            return
        if self._company.game is not None:
            self.use_screen(seat)
            return
        self._company.new_table.unseat(phone)
        self._audience.say_goodbye(phone, "unseated")
        self._change_rows()

    # A game

    def begin(self, table: Table, seats: Mapping[Seat, PhoneKey]) -> None:
        """Its seats are on these phones, as far as they were let in; nothing shows of it before `show`."""
        self._leave_game()
        self._company.begin(table, seats)
        self._end_hearing = table.subscribe(self._on_change)
        self._keep()
        self._change_seats()

    def come_back(self, table: Table) -> OpenedAt | NotOpened | None:
        """A game that is taken up again, with the phones that it had when the program ended.

        None where it had none. Where the network can't be opened as it was, phones have their seats all the
        same, and find them when it is opened elsewhere.
        """
        try:
            kept = kept_from_json(table.kept_beside)
        except (KeyError, TypeError, ValueError):
            # Nothing, or what a version kept that knew other phones.
            return None
        if not kept.seats.keys() <= set(range(len(table.players))):
            return None
        if self.opened is not None and kept.keys.pair == self._company.keys.pair:
            # Left a moment ago: its phones are still here.
            self.begin(table, kept.seats)
            return self.opened
        self._shut()
        self._company.start_anew(kept.keys)
        for phone in kept.seats.values():
            self._company.let_in(phone)
        self._company.begin(table, kept.seats)
        self._end_hearing = table.subscribe(self._on_change)
        opened = self.open(kept.opened.address, kept.opened.port)
        if opened is NotOpened.PORT_TAKEN:
            opened = self.open(kept.opened.address)
        self._change_seats()
        return opened

    def leave(self) -> None:
        """Lets go of the game, which is saved. Its phones wait for the next one, in the same seats."""
        self._leave_game()
        self._audience.tell_all()

    def show(self, shown: ShownTable | None) -> None:
        """What the shared screen shows of the table; None for nothing."""
        game = self._company.game
        if game is not None:
            game.shown = shown
            self.guard.run(self._turn)

    @property
    def elsewhere(self) -> frozenset[Seat]:
        """The seats that are on a phone, whether it is connected or not."""
        game = self._company.game
        return frozenset() if game is None else frozenset(game.seats)

    @property
    def away(self) -> frozenset[Seat]:
        """Those of them whose phones aren't connected now."""
        game = self._company.game
        seats = {} if game is None else game.seats
        return frozenset(seat for seat, phone in seats.items() if phone not in self._switchboard)

    @property
    def words(self) -> Mapping[Seat, str]:
        """The word of each seat that another phone may take now."""
        return self._company.words

    def use_screen(self, seat: Seat) -> None:
        """This seat has no phone any more."""
        self._give_back(seat, "screen")

    def other_phone(self, seat: Seat) -> str:
        """Opens the seat to another phone: the answer is the word that it has to say before it may wait for
        `hand_over`.
        """
        word = self._company.open_seat(seat)
        self._audience.tell_all()
        self.changed.emit(PhoneNews.SEATS)
        return word

    def keep_phone(self, seat: Seat) -> None:
        """Withdraws that word, and turns down the phones that have said it."""
        self._company.close_seat(seat)
        self.changed.emit(PhoneNews.SEATS)
        self._change_arrivals()

    @property
    def requests(self) -> tuple[SeatRequest, ...]:
        """The phones that have said the word of a seat. None of them is told anything of the game yet."""
        return self._company.requests

    def hand_over(self, word: str) -> None:
        """Gives the seat to the phone that shows this word, if it still waits. The phone that was there
        before knows nothing of the table any more.
        """
        request = next((each for each in self._company.requests if each.word == word), None)
        if request is not None:
            self._take_seat(request.seat, request.phone)

    # What phones say

    def _meet(self, phone: PhoneKey) -> None:
        self._audience.let_go(phone)
        if phone in self._company.guests:
            self._switchboard.welcome(phone)
            self._change_arrival(phone)

    def _part_from(self, phone: PhoneKey) -> None:
        self._audience.let_go(phone)
        self._company.part_from(phone)
        if phone in self._company.guests:
            self._change_arrival(phone)

    def _hear(self, phone: PhoneKey, told: Mapping[str, object]) -> None:
        try:
            wish = read_wish(told)
        except ValueError:
            self._switchboard.end(phone, CloseReason.NOT_FOR_US)
            return
        self._answering.answer(phone, wish)

    def _tell(self, phone: PhoneKey) -> None:
        self._audience.tell(phone)

    def _greet(self, phone: PhoneKey) -> None:
        self._company.forget_news(phone)
        if phone in self._company.guests:
            self._company.make_room(self._switchboard)
            self._switchboard.welcome(phone)
        self._audience.greet(phone)

    # What becomes of the table

    def _on_change(self, change: Change) -> None:
        self.guard.run(partial(self._hear_table, change))

    def _hear_table(self, change: Change) -> None:
        game = self._company.game
        if game is None:
            return
        for line in change.lines:
            if isinstance(line, StandInSat):
                # Whoever goes home takes the phone along.
                self._give_back(line.seat, "screen")
            elif isinstance(line, LanguageChanged) and line.seat in game.seats:
                self._company.speak(game.seats[line.seat], line.language)
        self._turn()

    def _turn(self) -> None:
        game = self._company.game
        if game is None:
            return
        for seat in game.update():
            self._audience.close_hand(game.seats[seat])
        self._audience.tell_all()

    def _take_seat(self, seat: Seat, phone: PhoneKey) -> None:
        game = self._company.game
        if game is None:
            return
        before = game.seats.get(seat)
        self._company.take_seat(seat, phone)
        if before is not None:
            self._audience.say_goodbye(before, "taken")
            self._company.forget(before)
        self._keep()
        self._change_seats()

    def _part(self, phone: PhoneKey, why: str) -> None:
        """It has no seat any more, and wanted it so."""
        company = self._company
        place = company.place(phone)
        if company.game is not None and place is not None:
            self._give_back(place, why)
        else:
            company.stand_up(phone)
            self._audience.say_goodbye(phone, why)
            self._change_rows()
        self.changed.emit(PhoneNews.ARRIVALS)

    def _give_back(self, seat: Seat, why: str) -> None:
        game = self._company.game
        phone = None if game is None else game.unseat(seat)
        self._company.close_seat(seat)
        if phone is not None:
            self._audience.say_goodbye(phone, why)
            self._keep()
        self._change_seats()

    def _change_arrival(self, phone: PhoneKey) -> None:
        """Only phones with a seat show on others."""
        if self._company.is_seated(phone):
            self._audience.tell_all()
        else:
            self._audience.update(phone)
        self.changed.emit(PhoneNews.ARRIVALS)

    def _change_arrivals(self) -> None:
        self._audience.tell_all()
        self.changed.emit(PhoneNews.ARRIVALS)

    def _change_seats(self) -> None:
        self._turn()
        self.changed.emit(PhoneNews.SEATS)
        self._change_arrivals()

    def _change_rows(self) -> None:
        self.changed.emit(PhoneNews.ROWS)
        self._change_arrivals()

    def _leave_game(self) -> None:
        """Its phones may come back to it, as long as they are known."""
        game = self._company.game
        if game is None:
            return
        if self._end_hearing is not None:
            self._end_hearing()
            self._end_hearing = None
        self._left = [table for table in self._left if table.game != game.table.game and table.kept_beside]
        if game.table.kept_beside:
            self._left.append(game.table)
        self._company.leave()

    def _shut(self) -> None:
        """Nothing is open any more, and no game is on phones."""
        self._leave_game()
        self.stop()
        if self._door is not None:
            self._door.deleteLater()
            self._door = None

    def _keep(self) -> None:
        """What lets the phones of the game come back, beside it."""
        game, opened = self._company.game, self.opened
        if game is not None and opened is not None and not game.is_over:
            kept = SavedPhoneSession(self._company.keys, opened, game.seats)
            self._tell_failure(game.table.keep_beside(kept_to_json(kept) if game.seats else {}))

    def _on_fault(self, faults: int) -> None:
        if faults in (1, MOST_FAULTS):
            # Later: whatever failed comes to its end first.
            QTimer.singleShot(0, self, partial(self._tell_fault, faults))

    def _tell_fault(self, faults: int) -> None:
        if faults == MOST_FAULTS:
            self.guard.run(self.stop)
        self.changed.emit(PhoneNews.FAULT if faults < MOST_FAULTS else PhoneNews.SHUT)

    def _tell_failure(self, answer: Answer) -> None:
        if not isinstance(answer, Accepted):
            self.changed.emit(answer)
