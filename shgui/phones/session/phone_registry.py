"""The phones that have connected: which were let in, and which seat or row each of them has. It changes
nothing at the table and sends nothing."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Seat
from shgui.phones.session.join_words import (
    GuessCounter,
    GuessResult,
    draw_short_word,
    draw_word,
    is_same_token,
)
from shgui.phones.session.new_table_rows import NewTableRows, RowLimit
from shgui.phones.session.phone_seats import PhoneSeats
from shgui.phones.session.phone_status import PhoneKey, SeatRequest
from shgui.phones.session.saved_session import SessionKeys
from shgui.table.seating import NewTableRow
from shgui.table.table import Table
from shgui.words.languages import SOURCE, choose_language

MOST_GUESSES = 10
"""Wrong words for one seat during a game; after them it needs another word."""
MOST_REQUESTS = 4
"""Phones that may wait for one seat at the same time."""
_MOST_GUESTS = 4 * MOST_PLAYERS
"""With more of them, phones that are gone and have no seat are forgotten."""
_AT_ONCE = 40
_A_SECOND = 2.0
"""Budget of a phone: more than a person can press."""
_MOST_BUDGETS = 256
"""With more budgets of addresses, the full ones are dropped."""


@dataclass
class RequestBudget:
    """Costs of the requests that may still be made now; it grows back each second."""

    left: float = _AT_ONCE
    counted: float = 0.0

    def spend(self, cost: float, now: float) -> bool:
        self.left = min(_AT_ONCE, self.left + (now - self.counted) * _A_SECOND)
        self.counted = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


@dataclass
class KnownPhone:
    """A phone that was let in: its owner sees the screen, since it has sent the token or the word."""

    language: str
    name: str = ""
    """The player's name when the phone last had a seat."""
    watches: bool = False
    stays: bool = False
    turned_down: bool = False
    """The seat that it asked for went to another phone or to none."""
    budget: RequestBudget = field(default_factory=RequestBudget)


@dataclass
class _OpenSeat:
    """A seat that another phone may take, and the word for it."""

    word: str
    guesses: int = MOST_GUESSES
    requests: dict[PhoneKey, str] = field(default_factory=dict)
    """The phones that have sent the word, and the word that each of them shows."""


@dataclass
class PhoneRegistry:
    chance: Random
    clock: Callable[[], float]
    """A monotonic clock, in seconds."""
    keys: SessionKeys
    row_limit: RowLimit
    guests: dict[PhoneKey, KnownPhone] = field(default_factory=dict)
    strangers: dict[PhoneKey, str] = field(default_factory=dict)
    """Connected phones that weren't let in yet, with their languages."""
    new_table: NewTableRows = field(default_factory=NewTableRows)
    game: PhoneSeats | None = None
    budgets: dict[str, RequestBudget] = field(default_factory=dict)
    """By address: one budget for all phones there without a seat, since a new key costs nothing."""
    guesses: GuessCounter = field(default_factory=GuessCounter)
    _open_seats: dict[Seat, _OpenSeat] = field(default_factory=dict)

    # Letting phones in

    def register(self, phone: PhoneKey, languages: Iterable[str], token: str) -> None:
        """Know a phone that says hello; let it in if it has the token."""
        if phone not in self.guests:
            self.strangers[phone] = choose_language(languages)
            self.try_token(phone, token)

    def try_token(self, phone: PhoneKey, token: str) -> None:
        if is_same_token(token, self.keys.token):
            self.let_in(phone)

    def let_in(self, phone: PhoneKey) -> None:
        if phone not in self.guests:
            self.guests[phone] = KnownPhone(self.strangers.pop(phone, SOURCE))

    def guess(self, phone: PhoneKey, address: str, word: str) -> GuessResult:
        """Compare the word on the screen, and let the phone in if it's right."""
        guess = self.guesses.guess(address, word, self.keys.word, self.clock())
        if guess is GuessResult.RIGHT:
            self.let_in(phone)
        return guess

    def knows(self, phone: PhoneKey) -> bool:
        return phone in self.guests or phone in self.strangers

    def language(self, phone: PhoneKey) -> str:
        guest = self.guests.get(phone)
        return self.strangers.get(phone, SOURCE) if guest is None else guest.language

    def change_language(self, phone: PhoneKey, language: str) -> None:
        guest = self.guests.get(phone)
        if guest is not None:
            guest.language = language
        elif phone in self.strangers:
            self.strangers[phone] = language

    def spend(self, phone: PhoneKey, address: str, cost: float) -> bool:
        """Take the cost of a request from the phone's budget; return whether there was enough in it."""
        now = self.clock()
        if self.is_seated(phone):
            return self.guests[phone].budget.spend(cost, now)
        if len(self.budgets) >= _MOST_BUDGETS:
            known = self.budgets.items()
            self.budgets = {each: budget for each, budget in known if not budget.spend(_AT_ONCE, now)}
        return self.budgets.setdefault(address, RequestBudget(counted=now)).spend(cost, now)

    def make_room(self, connected: Container[PhoneKey]) -> None:
        """Forget phones that have left without a seat, if there are too many."""
        for phone in tuple(self.guests):
            if len(self.guests) < _MOST_GUESTS:
                break
            if phone not in connected and not self.is_seated(phone):
                self.forget(phone)

    def disconnect(self, phone: PhoneKey) -> None:
        """Forget a stranger's phone, and the request of any phone, when it disconnects."""
        self.strangers.pop(phone, None)
        self.withdraw_request(phone)

    def start_anew(self, keys: SessionKeys) -> None:
        self.keys = keys
        self.guests.clear()
        self.strangers.clear()
        self.new_table, self.guesses, self.game = NewTableRows(), GuessCounter(), None
        self.row_limit.reset()
        self._open_seats.clear()

    def change_code(self) -> None:
        """Draw a new token and word. Phones without a row or a seat are known no longer."""
        self.keys = self.keys.with_new_code()
        self.guesses = GuessCounter()
        self.row_limit.reset()
        for phone in (*self.guests, *self.strangers):
            if not self.is_seated(phone):
                self.forget(phone)

    def forget(self, phone: PhoneKey) -> None:
        self.guests.pop(phone, None)
        self.strangers.pop(phone, None)
        self.withdraw_request(phone)

    # Who sits where

    def place(self, phone: PhoneKey) -> int | None:
        """Return the phone's seat; before a game, its row."""
        return self.new_table.find_place(phone) if self.game is None else self.game.find_seat(phone)

    def is_seated(self, phone: PhoneKey) -> bool:
        return self.place(phone) is not None

    def name(self, phone: PhoneKey) -> str:
        place = self.place(phone)
        if place is None:
            return ""
        return self.new_table.rows[place].name if self.game is None else self.game.table.players[place].name

    def offer(self, rows: Sequence[NewTableRow]) -> tuple[PhoneKey, ...]:
        """Take over the rows of the new table; return the phones that have no row any more.

        Do nothing during a game.
        """
        if self.game is not None:
            return ()
        seated = [row.phone for row in self.new_table.rows if row.phone is not None]
        known = [row if row.phone in self.guests else row._replace(phone=None) for row in rows]
        self.new_table.rows = tuple(known)
        for row in known:
            if row.phone is not None:
                self.guests[row.phone].language = row.language
                self.update_seated_guest(row.phone)
        return tuple(phone for phone in seated if self.new_table.find_place(phone) is None)

    def update_seated_guest(self, phone: PhoneKey) -> None:
        guest = self.guests[phone]
        guest.name, guest.watches = self.name(phone), False

    def stand_up(self, phone: PhoneKey) -> None:
        """Leave the new table, or stop watching."""
        self.new_table.unseat(phone)
        self.guests[phone].watches = False

    # A game

    def begin(self, table: Table, seats: Mapping[Seat, PhoneKey]) -> None:
        known = {seat: phone for seat, phone in seats.items() if phone in self.guests}
        self.game = PhoneSeats(table, known, self.chance)
        self._open_seats.clear()
        for seat, phone in known.items():
            guest = self.guests[phone]
            guest.stays, guest.language = False, table.players[seat].language
            self.update_seated_guest(phone)

    def take_seat(self, seat: Seat, phone: PhoneKey) -> None:
        """Give the seat to this phone, in the language of the seat's player."""
        if self.game is None:
            return
        self.withdraw_request(phone)
        self.close_seat(seat)
        self.game.sit(seat, phone)
        self.guests[phone].language = self.game.table.players[seat].language
        self.update_seated_guest(phone)

    def leave(self) -> None:
        """Leave the game: its phones wait for the next one in the same seats."""
        if self.game is None:
            return
        seats = self.game.seats
        self.new_table.rows = tuple(
            NewTableRow(each.name, each.language, seats.get(seat), each.bot)
            for seat, each in enumerate(self.game.table.players)
        )
        self.game = None
        self._open_seats.clear()

    # Seats that another phone may take

    @property
    def words(self) -> dict[Seat, str]:
        return {seat: open_seat.word for seat, open_seat in self._open_seats.items() if open_seat.guesses}

    def open_seat(self, seat: Seat) -> str:
        """Draw a new word with which one phone may take this seat."""
        taken = self.words.values()
        word = next(word for word in iter(draw_word, "") if word not in taken)
        self.close_seat(seat)
        self._open_seats[seat] = _OpenSeat(word)
        return word

    def close_seat(self, seat: Seat) -> None:
        """Withdraw the word of a seat, and turn down the phones that wait for it."""
        open_seat = self._open_seats.pop(seat, None)
        for phone in () if open_seat is None else open_seat.requests:
            self.guests[phone].turned_down = True

    def try_seat_word(self, seat: Seat, phone: PhoneKey, address: str, word: str) -> GuessResult:
        """Compare the word of a seat. Only phones that were let in use up its guesses."""
        open_seat = self._open_seats.get(seat)
        if open_seat is None or not open_seat.guesses:
            return GuessResult.TOO_MANY
        guess = self.guesses.guess(address, word, open_seat.word, self.clock())
        if guess is GuessResult.WRONG and phone in self.guests:
            open_seat.guesses -= 1
        return guess

    @property
    def requests(self) -> tuple[SeatRequest, ...]:
        """The phones that wait for a seat, by order of arrival."""
        return tuple(
            SeatRequest(seat, phone, word)
            for seat, open_seat in self._open_seats.items()
            for phone, word in open_seat.requests.items()
        )

    def find_request(self, phone: PhoneKey) -> SeatRequest | None:
        return next((request for request in self.requests if request.phone == phone), None)

    def request_seat(self, seat: Seat, phone: PhoneKey) -> bool:
        """Let a known phone wait for an open seat; return False if too many wait already."""
        self.withdraw_request(phone)
        waiting = self._open_seats[seat].requests
        if len(waiting) >= MOST_REQUESTS:
            return False
        waiting[phone] = draw_short_word({request.word for request in self.requests})
        self.guests[phone].turned_down = False
        return True

    def withdraw_request(self, phone: PhoneKey) -> None:
        for open_seat in self._open_seats.values():
            open_seat.requests.pop(phone, None)
