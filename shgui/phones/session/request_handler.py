"""What becomes of a phone's wish. Who it is, its key says; what it may do, its seat and the table say.

Each wish is answered once, when what it wanted is done, which means saved, or refused. What is private is
answered so that nobody on the way sees to whom: every other phone is told something of the same size.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from shgui.engine.types import Seat
from shgui.phones.messages import requests
from shgui.phones.messages.build_joining import told_rules
from shgui.phones.messages.message_builder import MessageBuilder
from shgui.phones.messages.messages import Invitation
from shgui.phones.server.handshake import CloseReason
from shgui.phones.server.message_queue import MessageQueue
from shgui.phones.session.join_words import Guess
from shgui.phones.session.new_table_rows import NoSeat
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_seats import Outcome, PhoneHand, PhoneSeats
from shgui.phones.session.phone_status import PhoneKey
from shgui.table.answers import Accepted
from shgui.table.seating import NameProblem
from shgui.words import phone_message_texts
from shgui.words.refusal_texts import get_name_problem

Refused = str
"""A sentence; nothing where it was done."""
Handler = Callable[[PhoneKey, Any], Refused]

_PRIVATE = frozenset({"open", "close", "choose", "veto", "done"})
_COSTS: Mapping[str, float] = {
    # What everybody reads from then on.
    **dict.fromkeys(("language", "rename", "claim", "withdraw"), 8),
}


@dataclass(frozen=True)
class RequestEffects:
    """What follows for others from what a phone does."""

    greet: Callable[[PhoneKey], None]
    """It is told everything anew."""
    rows_changed: Callable[[], None]
    arrival_changed: Callable[[PhoneKey], None]
    invitation: Callable[[], Invitation | None]
    """How others come in; None where nothing is open."""
    part: Callable[[PhoneKey, str], None]
    """It has no seat any more: a code of `shgui.words.phone_message_texts.SEAT_LOST`."""


class RequestHandler:
    def __init__(
        self,
        company: PhoneRegistry,
        switchboard: MessageQueue,
        telling: MessageBuilder,
        effects: RequestEffects,
    ) -> None:
        self._company = company
        self._switchboard = switchboard
        self._telling = telling
        self._effects = effects
        self._handlers: Mapping[str, Handler] = {
            "hello": self._hello,
            "sit": self._sit,
            "language": self._speak,
            "rename": self._rename,
            "open": self._open,
            "close": self._close,
            "choose": self._choose,
            "veto": self._propose_veto,
            "done": self._finish_looking,
            "act": self._act,
            "claim": self._claim,
            "withdraw": self._withdraw,
            "rules": self._read,
            "invite": self._invite,
            "stay": self._stay,
            "leave": self._leave,
        }

    def answer(self, phone: PhoneKey, wish: requests.Wish) -> None:
        if wish["wish"] == "ping":
            self._switchboard.tell_public(phone, {"block": "pong"})
            return
        affordable = self._company.may_want_more(
            phone, self._switchboard.address(phone), self._cost(phone, wish["wish"])
        )
        if not affordable and wish["wish"] == "hello":
            # It would wait for ever to be told something.
            self._switchboard.end(phone, CloseReason.TOO_MUCH)
            return
        # Only a hand has anything private. That a phone asks too much, everybody on the way sees anyway.
        private = affordable and wish["wish"] in _PRIVATE and self._seat(phone) is not None
        why_not = self._handlers[wish["wish"]](phone, wish) if affordable else self._no(phone, "too_fast")
        block = {"block": "answer", "n": wish["n"], "done": not why_not, "text": why_not}
        if private and not (wish["wish"] == "open" and not why_not):
            self._switchboard.tell_private(phone, block)
        else:
            self._switchboard.tell_public(phone, block)

    def _cost(self, phone: PhoneKey, wish: str) -> float:
        """Return what a request takes from its budget. To close an open hand is always possible."""
        game, seat = self._company.game, self._seat(phone)
        if wish == "close" and game is not None and seat is not None and game.has_open_hand(seat):
            return 0
        return _COSTS.get(wish, 1) if self._company.is_seated(phone) else 1

    def _seat(self, phone: PhoneKey) -> Seat | None:
        return None if self._company.game is None else self._company.game.seat_of(phone)

    # Coming and going

    def _hello(self, phone: PhoneKey, wish: requests.HelloRequest) -> Refused:
        self._company.meet(phone, wish["languages"], wish["token"])
        self._effects.greet(phone)
        return ""

    def _sit(self, phone: PhoneKey, wish: requests.Sit) -> Refused:
        company = self._company
        if not company.speaks(wish["language"]) or not company.knows(phone):
            return self._no(phone, "not_understood")
        if company.place(phone) is not None:
            return self._no(phone, "not_understood")
        if company.game is not None and not wish["watch"]:
            return self._take_over(phone, company.game, wish)
        refused = self._come_in(phone, wish)
        if refused:
            return refused
        company.speak(phone, wish["language"])
        if wish["watch"]:
            company.guests[phone].watches = True
        else:
            refused = self._sit_at_new_table(phone, wish)
            if refused:
                return refused
            company.sat_down(phone)
            self._effects.rows_changed()
        self._effects.greet(phone)
        return ""

    def _come_in(self, phone: PhoneKey, wish: requests.Sit) -> Refused:
        """Whoever has neither token nor word stays outside."""
        company = self._company
        if phone in company.guests:
            return ""
        company.show_token(phone, wish["token"])
        if phone not in company.guests:
            guess = company.guess(phone, self._switchboard.address(phone), wish["word"])
            if guess is not Guess.RIGHT:
                return self._no(phone, _WRONG[guess])
        self._switchboard.welcome(phone)
        self._effects.arrival_changed(phone)
        return ""

    def _sit_at_new_table(self, phone: PhoneKey, wish: requests.Sit) -> Refused:
        company, address = self._company, self._switchboard.address(phone)
        table, language = company.new_table, wish["language"]
        if not company.row_limit.allows(address, company.clock()):
            self._effects.arrival_changed(phone)
            return self._no(phone, "too_many_rows")
        if wish["seat"] is not None:
            refused = self._unless(phone, table.take(phone, wish["seat"], language))
        else:
            refused = self._unless(phone, table.sit(phone, wish["name"], language))
        if not refused:
            company.row_limit.count(address, company.clock())
        return refused

    def _take_over(self, phone: PhoneKey, game: PhoneSeats, wish: requests.Sit) -> Refused:
        """Let a phone that says the word of a seat wait until the main screen hands the seat over."""
        company = self._company
        open_seats = tuple(company.words)
        seat = wish["seat"] if wish["seat"] is not None or len(open_seats) != 1 else open_seats[0]
        if seat is None:
            return self._no(phone, "no_new_names")
        if seat not in open_seats:
            return self._no(phone, "at_screen" if seat not in game.seats else "seat_taken")
        guess = company.guess_seat(seat, phone, self._switchboard.address(phone), wish["word"])
        if guess is not Guess.RIGHT:
            if seat not in company.words:
                # It was guessed at too often, and is withdrawn.
                self._effects.arrival_changed(phone)
            return self._no(phone, _WRONG[guess])
        company.let_in(phone)
        if not company.request_seat(seat, phone):
            return self._no(phone, "too_many_requests")
        self._effects.arrival_changed(phone)
        self._effects.greet(phone)
        return ""

    def _speak(self, phone: PhoneKey, wish: requests.Speak) -> Refused:
        company, language = self._company, wish["language"]
        if not company.speaks(language) or not company.knows(phone):
            return self._no(phone, "not_understood")
        seat = None if company.game is None else company.game.seat_of(phone)
        if company.game is not None and seat is not None:
            outcome = company.game.speak(seat, language)
            if not isinstance(outcome, Accepted):
                return self._telling.why_not(phone, outcome)
        company.speak(phone, language)
        if company.game is None and company.new_table.place_of(phone) is not None:
            company.new_table.speak(phone, language)
            self._effects.rows_changed()
        else:
            self._effects.arrival_changed(phone)
        self._effects.greet(phone)
        return ""

    def _rename(self, phone: PhoneKey, wish: requests.Rename) -> Refused:
        if self._company.game is not None:
            return self._no(phone, "no_new_names")
        refused = self._unless(phone, self._company.new_table.rename(phone, wish["name"]))
        if not refused:
            self._company.sat_down(phone)
            self._effects.rows_changed()
        return refused

    def _stay(self, phone: PhoneKey, wish: requests.Stay) -> Refused:
        guest = self._company.guests.get(phone)
        if guest is None or self._company.game is None or not self._company.game.is_over:
            return self._no(phone, "not_understood")
        if wish["stays"]:
            guest.stays = True
            self._effects.arrival_changed(phone)
        else:
            self._effects.part(phone, "evening")
        return ""

    def _leave(self, phone: PhoneKey, _wish: requests.LeaveRequest) -> Refused:
        guest = self._company.guests.get(phone)
        if self._company.request_of(phone) is not None:
            self._company.withdraw_request(phone)
            self._effects.arrival_changed(phone)
            return ""
        if guest is None or (self._company.place(phone) is None and not guest.watches):
            return self._no(phone, "no_seat")
        self._effects.part(phone, "left")
        return ""

    # What only its player sees

    def _open(self, phone: PhoneKey, wish: requests.OpenRequest) -> Refused:
        return self._at_seat(phone, lambda game, seat: self._open_hand(phone, game, seat, wish["moment"]))

    def _open_hand(self, phone: PhoneKey, game: PhoneSeats, seat: Seat, moment: int) -> Outcome:
        opened = game.open(seat, moment)
        if not isinstance(opened, PhoneHand):
            return opened
        self._switchboard.tell_private(phone, dict(self._telling.opened(phone, opened)))
        return Accepted()

    def _close(self, phone: PhoneKey, _wish: requests.Close) -> Refused:
        return self._at_seat(phone, PhoneSeats.close)

    def _choose(self, phone: PhoneKey, wish: requests.Choose) -> Refused:
        return self._at_seat(phone, lambda game, seat: game.choose(seat, wish["moment"], wish["place"]))

    def _propose_veto(self, phone: PhoneKey, wish: requests.VetoRequest) -> Refused:
        return self._at_seat(phone, lambda game, seat: game.propose_veto(seat, wish["moment"]))

    def _finish_looking(self, phone: PhoneKey, wish: requests.Done) -> Refused:
        return self._at_seat(phone, lambda game, seat: game.finish_looking(seat, wish["moment"]))

    # What all see

    def _act(self, phone: PhoneKey, wish: requests.Decide) -> Refused:
        return self._at_seat(phone, lambda game, seat: game.act(seat, wish["moment"], wish["choice"]))

    def _claim(self, phone: PhoneKey, wish: requests.ClaimWish) -> Refused:
        return self._at_seat(phone, lambda game, seat: game.claim(seat, wish["occasion"], wish["faces"]))

    def _withdraw(self, phone: PhoneKey, wish: requests.Withdraw) -> Refused:
        return self._at_seat(phone, lambda game, seat: game.withdraw(seat, wish["occasion"]))

    def _read(self, phone: PhoneKey, wish: requests.Read) -> Refused:
        company = self._company
        if phone not in company.guests or company.game is None:
            return self._no(phone, "not_understood")
        rules = company.game.table.options.edition.name
        block = told_rules(self._telling.words(phone), wish["topic"], rules)
        if block is None:
            return self._no(phone, "not_understood")
        self._switchboard.tell_public(phone, dict(block))
        return ""

    def _invite(self, phone: PhoneKey, _wish: requests.Invite) -> Refused:
        invitation = self._effects.invitation()
        if phone not in self._company.guests or invitation is None:
            return self._no(phone, "not_understood")
        self._switchboard.tell_public(phone, dict(invitation))
        return ""

    def _at_seat(self, phone: PhoneKey, do: Callable[[PhoneSeats, Seat], Outcome]) -> Refused:
        """Whose seat it is, nobody says: it is where this phone sits."""
        game, seat = self._company.game, self._seat(phone)
        if game is None or seat is None:
            return self._no(phone, "no_seat")
        return self._telling.why_not(phone, do(game, seat))

    def _no(self, phone: PhoneKey, why: str) -> Refused:
        return phone_message_texts.get_refusal_text(self._telling.words(phone), why)

    def _unless(self, phone: PhoneKey, problem: NameProblem | NoSeat | None) -> Refused:
        if problem is None:
            return ""
        if isinstance(problem, NoSeat):
            return self._no(phone, _NO_SEAT[problem])
        return get_name_problem(self._telling.words(phone), problem)


_WRONG: Mapping[Guess, str] = {Guess.WRONG: "wrong_word", Guess.TOO_MANY: "too_many_tries"}
_NO_SEAT: Mapping[NoSeat, str] = {NoSeat.FULL: "table_full", NoSeat.TAKEN: "seat_taken"}
