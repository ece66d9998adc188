"""Answers the requests of phones, each once: when it is done and saved, or why it is refused. No one on the
network can see whose hand is open: private answers go out together with one of the same size to every other
phone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from shgui.engine.types import Seat
from shgui.phones.messages.build_joining import build_rules_message
from shgui.phones.messages.messages import AnswerMessage, InvitationMessage, PongMessage
from shgui.phones.messages.phone_requests import (
    ChooseRequest,
    ClaimRequest,
    ClosePhoneHandRequest,
    DecideRequest,
    FinishLookingRequest,
    HelloRequest,
    InviteRequest,
    LanguageRequest,
    LeaveRequest,
    OpenPhoneHandRequest,
    PhoneRequest,
    PingRequest,
    RenameRequest,
    RulesRequest,
    SitRequest,
    StayRequest,
    VetoRequest,
    WithdrawRequest,
)
from shgui.phones.server.connection import CloseReason
from shgui.phones.server.message_queue import MessageQueue
from shgui.phones.session.join_words import GuessResult
from shgui.phones.session.message_builder import MessageBuilder
from shgui.phones.session.new_table_rows import SittingProblem
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_seats import OpenPhoneHand, Outcome, PhoneSeats
from shgui.phones.session.phone_status import PhoneKey
from shgui.table.answers import Accepted
from shgui.table.seating import NameProblem
from shgui.words import phone_message_texts
from shgui.words.languages import list_languages
from shgui.words.refusal_texts import NAME_PROBLEMS

RefusalText = str
"""Why a request is refused, as a sentence; empty when it was done."""

_PRIVATE_REQUESTS = (
    OpenPhoneHandRequest | ClosePhoneHandRequest | ChooseRequest | VetoRequest | FinishLookingRequest
)
_PUBLISHED_REQUESTS = LanguageRequest | RenameRequest | ClaimRequest | WithdrawRequest
_PUBLISHED_COST = 8
"""More than other requests: everyone gets to read the result."""


@dataclass(frozen=True)
class RequestEffects:
    """What requests bring about outside the registry; the room of the phones does it."""

    greet: Callable[[PhoneKey], None]
    rows_changed: Callable[[], None]
    arrival_changed: Callable[[PhoneKey], None]
    build_invitation: Callable[[], InvitationMessage | None]
    """Build the message about how to join; None where the network isn't open."""
    unseat: Callable[[PhoneKey, str], None]
    """Take the seat from a phone, for a code of `shgui.words.phone_message_texts.SEAT_LOST`."""


class RequestHandler:
    def __init__(
        self, registry: PhoneRegistry, queue: MessageQueue, builder: MessageBuilder, effects: RequestEffects
    ) -> None:
        self._registry = registry
        self._queue = queue
        self._builder = builder
        self._effects = effects

    def answer(self, phone: PhoneKey, number: int, request: PhoneRequest) -> None:
        """Do what is asked for, if it may be done, and answer under the request's number."""
        if isinstance(request, PingRequest):
            self._queue.send_public(phone, PongMessage(block="pong"))
            return
        registry = self._registry
        can_afford = registry.spend(phone, self._queue.address(phone), self._get_cost(phone, request))
        if not can_afford and isinstance(request, HelloRequest):
            # Its page would wait for the table forever.
            self._queue.end(phone, CloseReason.TOO_MUCH)
            return
        # A phone that sends too much is visible on the network anyway.
        is_private = (
            can_afford and isinstance(request, _PRIVATE_REQUESTS) and self._find_seat(phone) is not None
        )
        refusal = self._handle_request(phone, request) if can_afford else self._get_refusal(phone, "too_fast")
        block = AnswerMessage(block="answer", n=number, done=not refusal, text=refusal)
        if is_private and not (isinstance(request, OpenPhoneHandRequest) and not refusal):
            self._queue.send_private(phone, block)
        else:
            self._queue.send_public(phone, block)

    def _get_cost(self, phone: PhoneKey, request: PhoneRequest) -> float:
        """Return what a request takes from its phone's budget. Closing an open hand is always possible."""
        game, seat = self._registry.game, self._find_seat(phone)
        if isinstance(request, ClosePhoneHandRequest) and game is not None and seat is not None:
            return 0 if game.has_open_hand(seat) else 1
        return (
            _PUBLISHED_COST
            if isinstance(request, _PUBLISHED_REQUESTS) and self._registry.is_seated(phone)
            else 1
        )

    def _find_seat(self, phone: PhoneKey) -> Seat | None:
        return None if self._registry.game is None else self._registry.game.find_seat(phone)

    def _handle_request(self, phone: PhoneKey, request: PhoneRequest) -> RefusalText:
        match request:
            case HelloRequest(languages, token):
                self._registry.register(phone, languages, token)
                self._effects.greet(phone)
                return ""
            case SitRequest():
                return self._sit_down(phone, request)
            case LanguageRequest(language):
                return self._change_language(phone, language)
            case RenameRequest(name):
                return self._rename_player(phone, name)
            case RulesRequest(topic):
                return self._send_rules(phone, topic)
            case InviteRequest():
                return self._send_invitation(phone)
            case StayRequest(stays):
                return self._stay_or_forget(phone, stays)
            case LeaveRequest():
                return self._leave_seat(phone)
            case _:
                game, seat = self._registry.game, self._find_seat(phone)
                if game is None or seat is None:
                    return self._get_refusal(phone, "no_seat")
                return self._builder.describe_refusal(phone, self._act_for_seat(phone, game, seat, request))

    def _act_for_seat(self, phone: PhoneKey, game: PhoneSeats, seat: Seat, request: PhoneRequest) -> Outcome:
        """Act for the seat in which this phone sits; a request names no seat of its own."""
        match request:
            case OpenPhoneHandRequest(number):
                opened = game.open(seat, number)
                if not isinstance(opened, OpenPhoneHand):
                    return opened
                self._queue.send_private(phone, self._builder.build_open_hand(phone, opened))
                return Accepted()
            case ClosePhoneHandRequest():
                game.close(seat)
                return Accepted()
            case ChooseRequest(number, place):
                return game.choose(seat, number, place)
            case VetoRequest(number):
                return game.propose_veto(seat, number)
            case FinishLookingRequest(number):
                return game.finish_looking(seat, number)
            case DecideRequest(number, choice):
                return game.act(seat, number, choice)
            case ClaimRequest(occasion, faces):
                return game.claim(seat, occasion, faces)
            case WithdrawRequest(occasion):
                return game.withdraw(seat, occasion)
            case _:
                raise TypeError(request)

    # Coming and going

    def _sit_down(self, phone: PhoneKey, request: SitRequest) -> RefusalText:
        registry = self._registry
        is_known = request.language in list_languages() and registry.knows(phone)
        if not is_known or registry.is_seated(phone):
            return self._get_refusal(phone, "not_understood")
        if registry.game is not None and not request.watch:
            return self._request_seat(phone, registry.game, request)
        refusal = self._admit_phone(phone, request)
        if refusal:
            return refusal
        registry.change_language(phone, request.language)
        if request.watch:
            registry.guests[phone].watches = True
        else:
            refusal = self._sit_at_new_table(phone, request)
            if refusal:
                return refusal
            registry.update_seated_guest(phone)
            self._effects.rows_changed()
        self._effects.greet(phone)
        return ""

    def _admit_phone(self, phone: PhoneKey, request: SitRequest) -> RefusalText:
        """Let a phone in that has the token or the word."""
        registry = self._registry
        if phone in registry.guests:
            return ""
        registry.try_token(phone, request.token)
        if phone not in registry.guests:
            guess = registry.guess(phone, self._queue.address(phone), request.word)
            if guess is not GuessResult.RIGHT:
                return self._get_refusal(phone, _WRONG_WORD[guess])
        self._queue.welcome(phone)
        self._effects.arrival_changed(phone)
        return ""

    def _sit_at_new_table(self, phone: PhoneKey, request: SitRequest) -> RefusalText:
        registry, address = self._registry, self._queue.address(phone)
        table, language = registry.new_table, request.language
        if not registry.row_limit.allows(address, registry.clock()):
            self._effects.arrival_changed(phone)
            return self._get_refusal(phone, "too_many_rows")
        if request.seat is not None:
            problem: NameProblem | SittingProblem | None = table.take(phone, request.seat, language)
        else:
            problem = table.sit(phone, request.name, language)
        if problem is None:
            registry.row_limit.count(address, registry.clock())
        return self._describe_problem(phone, problem)

    def _request_seat(self, phone: PhoneKey, game: PhoneSeats, request: SitRequest) -> RefusalText:
        """Let a phone that says the word of a seat wait until the main screen hands the seat over."""
        registry = self._registry
        open_seats = tuple(registry.words)
        seat = request.seat if request.seat is not None or len(open_seats) != 1 else open_seats[0]
        if seat is None:
            return self._get_refusal(phone, "no_new_names")
        if seat not in open_seats:
            return self._get_refusal(phone, "at_screen" if seat not in game.seats else "seat_taken")
        guess = registry.try_seat_word(seat, phone, self._queue.address(phone), request.word)
        if guess is not GuessResult.RIGHT:
            if seat not in registry.words:
                # After too many guesses the word is withdrawn.
                self._effects.arrival_changed(phone)
            return self._get_refusal(phone, _WRONG_WORD[guess])
        registry.let_in(phone)
        if not registry.request_seat(seat, phone):
            return self._get_refusal(phone, "too_many_requests")
        self._effects.arrival_changed(phone)
        self._effects.greet(phone)
        return ""

    def _change_language(self, phone: PhoneKey, language: str) -> RefusalText:
        registry = self._registry
        if language not in list_languages() or not registry.knows(phone):
            return self._get_refusal(phone, "not_understood")
        seat = self._find_seat(phone)
        if registry.game is not None and seat is not None:
            outcome = registry.game.change_language(seat, language)
            if not isinstance(outcome, Accepted):
                return self._builder.describe_refusal(phone, outcome)
        registry.change_language(phone, language)
        if registry.game is None and registry.is_seated(phone):
            registry.new_table.change_language(phone, language)
            self._effects.rows_changed()
        else:
            self._effects.arrival_changed(phone)
        self._effects.greet(phone)
        return ""

    def _rename_player(self, phone: PhoneKey, name: str) -> RefusalText:
        if self._registry.game is not None:
            return self._get_refusal(phone, "no_new_names")
        refusal = self._describe_problem(phone, self._registry.new_table.rename(phone, name))
        if not refusal:
            self._registry.update_seated_guest(phone)
            self._effects.rows_changed()
        return refusal

    def _stay_or_forget(self, phone: PhoneKey, stays: bool) -> RefusalText:
        guest, game = self._registry.guests.get(phone), self._registry.game
        if guest is None or game is None or not game.is_over:
            return self._get_refusal(phone, "not_understood")
        if stays:
            guest.stays = True
            self._effects.arrival_changed(phone)
        else:
            self._effects.unseat(phone, "evening")
        return ""

    def _leave_seat(self, phone: PhoneKey) -> RefusalText:
        guest = self._registry.guests.get(phone)
        if self._registry.find_request(phone) is not None:
            self._registry.withdraw_request(phone)
            self._effects.arrival_changed(phone)
            return ""
        if guest is None or not (self._registry.is_seated(phone) or guest.watches):
            return self._get_refusal(phone, "no_seat")
        self._effects.unseat(phone, "left")
        return ""

    # Reading

    def _send_rules(self, phone: PhoneKey, topic: str) -> RefusalText:
        game = self._registry.game
        if phone not in self._registry.guests or game is None:
            return self._get_refusal(phone, "not_understood")
        block = build_rules_message(self._builder.words(phone), topic, game.table.options.edition.name)
        if block is None:
            return self._get_refusal(phone, "not_understood")
        self._queue.send_public(phone, block)
        return ""

    def _send_invitation(self, phone: PhoneKey) -> RefusalText:
        invitation = self._effects.build_invitation()
        if phone not in self._registry.guests or invitation is None:
            return self._get_refusal(phone, "not_understood")
        self._queue.send_public(phone, invitation)
        return ""

    def _get_refusal(self, phone: PhoneKey, reason: str) -> RefusalText:
        return phone_message_texts.REFUSED[reason](self._builder.words(phone))

    def _describe_problem(self, phone: PhoneKey, problem: NameProblem | SittingProblem | None) -> RefusalText:
        if problem is None:
            return ""
        if isinstance(problem, SittingProblem):
            return self._get_refusal(phone, _NO_SEAT[problem])
        return NAME_PROBLEMS[problem](self._builder.words(phone))


_WRONG_WORD: Mapping[GuessResult, str] = {
    GuessResult.WRONG: "wrong_word",
    GuessResult.TOO_MANY: "too_many_tries",
}
_NO_SEAT: Mapping[SittingProblem, str] = {
    SittingProblem.FULL: "table_full",
    SittingProblem.TAKEN: "seat_taken",
}
