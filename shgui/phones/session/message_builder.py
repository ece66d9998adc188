"""Builds the message that a phone should show, always from the present state and never from the last one."""

from collections.abc import Callable, Container

from shgui.engine.types import Seat
from shgui.phones.messages.build_decision import build_decision_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import (
    JoiningSeat,
    build_join_message,
    build_requested_message,
    build_waiting_message,
)
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.phones.messages.messages import Block, OpenHandMessage, SharedTablePart
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_seats import OpenPhoneHand, Outcome, PhoneSeats, RequestProblem
from shgui.phones.session.phone_status import PhoneKey
from shgui.presentation.private_hand import was_taken_over
from shgui.presentation.scenes import TableScene
from shgui.table.answers import Accepted, NotDone, NotSaved
from shgui.table.seating import NewTableRow
from shgui.words import phone_message_texts
from shgui.words.catalogue import Catalogue
from shgui.words.refusal_texts import TABLE_REASONS, describe_refusal


class MessageBuilder:
    def __init__(
        self, registry: PhoneRegistry, catalogue: Callable[[str], Catalogue], connected: Container[PhoneKey]
    ) -> None:
        self._registry = registry
        self._catalogue = catalogue
        self._connected = connected
        self._parts: dict[str, tuple[TableScene, SharedTablePart]] = {}
        """By language: the last shared part, and the scene that it was built from."""

    def words(self, phone: PhoneKey) -> Catalogue:
        return self._catalogue(self._registry.language(phone))

    def build(self, phone: PhoneKey) -> Block:
        """Return all that this phone shows now, without an open hand."""
        registry, game = self._registry, self._registry.game
        place, words = registry.place(phone), self.words(phone)
        guest, request = registry.guests.get(phone), registry.find_request(phone)
        if game is not None and request is not None:
            return build_requested_message(words, game.table.players[request.seat].name, request.word)
        if guest is None or (place is None and not guest.watches):
            return self._build_join(phone)
        if game is None:
            return build_waiting_message(
                words, self._list_joining_seats(), place, "again" if guest.stays else "order"
            )
        scene = game.public(self.list_away())
        if scene is None:
            reason = "fingerprint" if game.table.may_add_words else "held"
            return build_waiting_message(words, self._list_joining_seats(), place, reason)
        return self._build_table(phone, game, scene, place)

    def build_open_hand(self, phone: PhoneKey, hand: OpenPhoneHand) -> OpenHandMessage:
        (number, kind, secret, order), words = hand, self.words(phone)
        return build_open_hand_message(
            words, number, kind, secret.view, secret.names, order, secret.last_shown
        )

    def describe_refusal(self, phone: PhoneKey, outcome: Outcome) -> str:
        """Return why a request was refused; "" if it was done."""
        words, game = self.words(phone), self._registry.game
        match outcome:
            case Accepted():
                return ""
            case NotSaved():
                return phone_message_texts.REFUSED["not_saved"](words)
            case NotDone(reason):
                return TABLE_REASONS[reason](words)
            case RequestProblem.OVER_ALREADY:
                return phone_message_texts.REFUSED["too_late"](words)
            case _ if game is not None and not isinstance(outcome, RequestProblem):
                names = tuple(player.name for player in game.table.players)
                return describe_refusal(words, outcome, names, game.table.options.edition.name)
            case _:
                return phone_message_texts.REFUSED["not_understood"](words)

    def _build_table(self, phone: PhoneKey, game: PhoneSeats, scene: TableScene, seat: Seat | None) -> Block:
        words, stays = self.words(phone), self._registry.guests[phone].stays
        built = self._parts.get(words.language)
        if built is None or built[0] != scene:
            built = self._parts[words.language] = scene, build_shared_table_part(words, scene)
        part = built[1]
        if seat is None:
            return build_table_message(words, scene, part, None)
        task, decision = game.task(seat), game.decision(seat)
        hand = None
        if task is not None:
            hand = build_hand_message(
                words,
                task[0],
                task[1].kind,
                # The investigator knows who was investigated, even before the screen shows it.
                game.table.view(None),
                scene.names,
                seat,
                asked=task[1].is_due,
                taken_over=was_taken_over(game.table, seat),
            )
        return build_table_message(
            words,
            scene,
            part,
            seat,
            hand,
            None if decision is None else build_decision_message(words, decision[0], scene, decision[1]),
            stays=stays,
            note=phone_message_texts.get_done_at_screen_text(words)
            if game.pop_decided_elsewhere(seat)
            else "",
        )

    def list_away(self) -> frozenset[Seat]:
        """Return the seats whose phones aren't connected now."""
        game = self._registry.game
        seats = {} if game is None else game.seats
        return frozenset(seat for seat, phone in seats.items() if phone not in self._connected)

    def _build_join(self, phone: PhoneKey) -> Block:
        registry, words = self._registry, self.words(phone)
        guest = registry.guests.get(phone)
        name = "" if guest is None else guest.name
        if registry.game is not None:
            open_seats = tuple(registry.words)
            return build_join_message(
                words,
                self._list_joining_seats(),
                name=name,
                needs_word=bool(open_seats) or guest is None,
                word_for_seat=open_seats[0] if len(open_seats) == 1 else None,
                may_name=False,
                turned_down=guest is not None and guest.turned_down,
            )
        table = registry.new_table
        seats = [JoiningSeat(each.place, each.name, self._get_row_status(each.row)) for each in table.named]
        return build_join_message(words, seats, name=name, needs_word=guest is None, full=table.full)

    def _list_joining_seats(self) -> list[JoiningSeat]:
        game = self._registry.game
        if game is None:
            rows = self._registry.new_table.rows
            return [JoiningSeat(place, row.name, self._get_row_status(row)) for place, row in enumerate(rows)]
        return [
            JoiningSeat(seat, player.name, self._get_seat_status(game, seat))
            for seat, player in enumerate(game.table.players)
        ]

    def _get_row_status(self, row: NewTableRow) -> str:
        return "bot" if row.bot is not None else self._get_phone_status(row.phone, "free")

    def _get_seat_status(self, game: PhoneSeats, seat: Seat) -> str:
        if seat in game.table.bots:
            return "bot"
        if seat in self._registry.words:
            return "free"
        return self._get_phone_status(game.seats.get(seat), "screen")

    def _get_phone_status(self, phone: PhoneKey | None, otherwise: str) -> str:
        if phone is None:
            return otherwise
        return "phone" if phone in self._connected else "away"
