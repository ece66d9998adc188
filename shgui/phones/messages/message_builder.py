"""Builds the message that each phone shows now, from the present state alone."""

from collections.abc import Callable, Container

from shgui.engine.types import Seat
from shgui.phones.messages.build_act import build_act_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import (
    build_join_message,
    build_requested_message,
    build_waiting_message,
)
from shgui.phones.messages.build_open_hand import build_opened_message
from shgui.phones.messages.build_table import SharedMessagePart, build_shared_part, build_table_message
from shgui.phones.messages.messages import Block, Opened
from shgui.phones.messages.shared_values import JoiningSeat
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_seats import Outcome, PhoneHand, PhoneSeats, RequestProblem
from shgui.phones.session.phone_status import NewTableRow, PhoneKey
from shgui.presentation.private_hand import was_taken_over
from shgui.presentation.scenes import TableScene
from shgui.table.answers import Accepted, NotDone, NotSaved
from shgui.words import phone_message_texts
from shgui.words.catalogue import Catalogue
from shgui.words.refusal_texts import describe_refusal, get_table_refusal


class MessageBuilder:
    def __init__(
        self, registry: PhoneRegistry, catalogue: Callable[[str], Catalogue], connected: Container[PhoneKey]
    ) -> None:
        self._registry = registry
        self._catalogue = catalogue
        self._connected = connected
        self._parts: dict[str, tuple[TableScene, SharedMessagePart]] = {}
        """By language: the table that was built last, and its message part."""

    def words(self, phone: PhoneKey) -> Catalogue:
        return self._catalogue(self._registry.language(phone))

    def block(self, phone: PhoneKey) -> Block:
        """Build everything that this phone shows, except an open hand."""
        registry, game = self._registry, self._registry.game
        place = registry.place(phone)
        guest, request = registry.guests.get(phone), registry.request_of(phone)
        if game is not None and request is not None:
            name = game.table.players[request.seat].name
            return build_requested_message(self.words(phone), name, request.word)
        if guest is None or (place is None and not guest.watches):
            return self._join(phone)
        if game is None:
            why = "again" if guest.stays else "order"
            return build_waiting_message(self.words(phone), self._joining_seats(), place, why)
        public = game.public(self._away(game))
        if public is None:
            why = "fingerprint" if game.table.may_add_words else "held"
            return build_waiting_message(self.words(phone), self._joining_seats(), place, why)
        return self._table(phone, game, public, place)

    def opened(self, phone: PhoneKey, hand: PhoneHand) -> Opened:
        """Build the message of an open hand: secret."""
        secret = hand.secret
        return build_opened_message(
            self.words(phone),
            hand.number,
            hand.kind,
            secret.view,
            secret.names,
            hand.order,
            secret.last_shown,
        )

    def why_not(self, phone: PhoneKey, outcome: Outcome) -> str:
        """Return why a request wasn't done; nothing where it was."""
        words, game = self.words(phone), self._registry.game
        match outcome:
            case Accepted():
                return ""
            case NotSaved():
                return phone_message_texts.get_refusal_text(words, "not_saved")
            case NotDone(reason):
                return get_table_refusal(words, reason)
            case RequestProblem.OVER_ALREADY:
                return phone_message_texts.get_refusal_text(words, "too_late")
            case RequestProblem():
                return phone_message_texts.get_refusal_text(words, "not_understood")
            case _ if game is not None:
                return describe_refusal(words, outcome, _names(game), game.table.options.edition.name)
            case _:
                return phone_message_texts.get_refusal_text(words, "not_understood")

    def _table(self, phone: PhoneKey, game: PhoneSeats, public: TableScene, seat: Seat | None) -> Block:
        words, stays = self.words(phone), self._registry.guests[phone].stays
        part = self._part(words, public)
        if seat is None:
            return build_table_message(words, public, part, None)
        task, decision = game.task(seat), game.decision(seat)
        return build_table_message(
            words,
            public,
            part,
            seat,
            None
            if task is None
            else build_hand_message(
                words,
                task[0],
                task[1].kind,
                # The investigator has seen whose party it is, whatever the screen still waits to show.
                game.table.view(None),
                public.names,
                seat,
                asked=task[1].is_due,
                taken_over=was_taken_over(game.table, seat),
            ),
            None if decision is None else build_act_message(words, decision[0], public, decision[1]),
            stays=stays,
            note=phone_message_texts.get_done_at_screen_text(words) if game.take_news(seat) else "",
        )

    def _part(self, words: Catalogue, public: TableScene) -> SharedMessagePart:
        made = self._parts.get(words.language)
        if made is None or made[0] != public:
            made = self._parts[words.language] = public, build_shared_part(words, public)
        return made[1]

    def _away(self, game: PhoneSeats) -> frozenset[Seat]:
        return frozenset(seat for seat, phone in game.seats.items() if phone not in self._connected)

    def _join(self, phone: PhoneKey) -> Block:
        registry, words = self._registry, self.words(phone)
        guest = registry.guests.get(phone)
        if registry.game is not None:
            open_seats = tuple(registry.words)
            return build_join_message(
                words,
                self._joining_seats(),
                name="" if guest is None else guest.name,
                needs_word=bool(open_seats) or guest is None,
                word_for_seat=open_seats[0] if len(open_seats) == 1 else None,
                may_name=False,
                turned_down=guest is not None and guest.turned_down,
            )
        seats = [
            JoiningSeat(each.place, each.name, self._status_of(each.row)) for each in registry.new_table.named
        ]
        return build_join_message(
            words,
            seats,
            name="" if guest is None else guest.name,
            needs_word=guest is None,
            full=registry.new_table.full,
        )

    def _joining_seats(self) -> list[JoiningSeat]:
        registry, game = self._registry, self._registry.game
        if game is None:
            return [
                JoiningSeat(place, row.name, self._status_of(row))
                for place, row in enumerate(registry.new_table.rows)
            ]
        return [
            JoiningSeat(seat, player.name, self._status_in(game, seat))
            for seat, player in enumerate(game.table.players)
        ]

    def _status_of(self, row: NewTableRow) -> str:
        return "bot" if row.bot is not None else self._status(row.phone, "free")

    def _status_in(self, game: PhoneSeats, seat: Seat) -> str:
        if seat in game.table.bots:
            return "bot"
        if seat in self._registry.words:
            return "free"
        return self._status(game.seats.get(seat), "screen")

    def _status(self, phone: PhoneKey | None, otherwise: str) -> str:
        if phone is None:
            return otherwise
        return "phone" if phone in self._connected else "away"


def _names(game: PhoneSeats) -> tuple[str, ...]:
    return tuple(player.name for player in game.table.players)
