"""All phones that are there now, and the ways to tell them something.

Whoever listens on the way sees who is told how much, and when. So what is private goes to one phone, and at
the same time something of the same size to each of the others, in an order that is the same whose it is.
In each turn of the loop one phone is heard, or is told what all may know: alternately, and phones with a seat
first. So the window never waits for ten who vote at once, and no chatter keeps a table from being told.
"""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from shgui.phones.faults import FaultGuard
from shgui.phones.messages.build_open_hand import nothing_opened
from shgui.phones.server.handshake import CloseReason, Conversation
from shgui.phones.session.phone_status import PhoneKey

Block = Mapping[str, object]
MOST_WAITING = 4
"""Requests of a phone without a seat that may wait; a page never says as much at once."""

NOTHING: Block = dict(nothing_opened())
"""What an open hand is told as to all whom it doesn't concern: their pages throw it away."""


@dataclass(frozen=True, slots=True)
class QueueCallbacks:
    """Who hears of what phones do."""

    came: Callable[[PhoneKey], None]
    went: Callable[[PhoneKey], None]
    heard: Callable[[PhoneKey, dict[str, Any]], None]
    turn_of: Callable[[PhoneKey], None]
    """It is to be told now what has become of the table."""
    is_seated: Callable[[PhoneKey], bool]


class MessageQueue(QObject):
    def __init__(self, ears: QueueCallbacks, guard: FaultGuard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ears = ears
        self._guard = guard
        self._there: dict[PhoneKey, Conversation] = {}
        self._welcome: set[PhoneKey] = set()
        self._requests: dict[Conversation, deque[dict[str, Any]]] = {}
        """What each has said and nobody has heard yet. Who was heard last stands last."""
        self._to_tell: dict[PhoneKey, None] = {}
        """In this order."""
        self._has_just_told = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_turn)

    def __contains__(self, phone: object) -> bool:
        return phone in self._there

    @property
    def phones(self) -> tuple[PhoneKey, ...]:
        return tuple(self._there)

    def connect_phone(self, conversation: Conversation) -> None:
        """Use this conversation with its phone, instead of an older one."""
        self._guard.run(partial(self._connect, conversation), conversation.abort)

    def address(self, phone: PhoneKey) -> str:
        """Where it speaks from; nothing where it doesn't."""
        conversation = self._there.get(phone)
        return "" if conversation is None else conversation.address

    def welcome(self, phone: PhoneKey) -> None:
        """It was let in: from now on it hears that something private is told."""
        if phone in self._there:
            self._welcome.add(phone)
            self._there[phone].welcome()

    def end(self, phone: PhoneKey, reason: CloseReason) -> None:
        if phone in self._there:
            self._requests.pop(self._there[phone], None)
            self._there[phone].close(reason)

    def tell_public(self, phone: PhoneKey, block: Block) -> None:
        if phone in self._there:
            self._there[phone].tell_public(block)

    def tell_private(self, phone: PhoneKey, block: Block) -> None:
        """To this phone, and nothing at all to each of the others. Strangers needn't know that there was
        anything.
        """
        for other, conversation in tuple(self._there.items()):
            if other == phone:
                conversation.tell_private(block)
            elif other in self._welcome:
                conversation.tell_private(NOTHING)

    def tell_soon(self, *phones: PhoneKey) -> None:
        """Each is told the table once, however often this is called before its turn comes."""
        for phone in phones:
            if phone in self._there:
                self._to_tell.setdefault(phone)
        self._go_on()

    @property
    def is_telling(self) -> bool:
        """Whether somebody hasn't been heard yet, or told what has become of the table."""
        return bool(self._requests or self._to_tell)

    def _connect(self, conversation: Conversation) -> None:
        conversation.subscribe(
            partial(self._hear_soon, conversation), partial(self._disconnect, conversation)
        )
        self._there[conversation.key] = conversation
        self._ears.came(conversation.key)

    def _hear_soon(self, conversation: Conversation, told: dict[str, Any]) -> None:
        waiting = self._requests.setdefault(conversation, deque())
        if len(waiting) >= MOST_WAITING and not self._ears.is_seated(conversation.key):
            del self._requests[conversation]
            conversation.close(CloseReason.TOO_MUCH)
            return
        waiting.append(told)
        self._go_on()

    def _go_on(self) -> None:
        if self.is_telling and not self._timer.isActive():
            self._timer.start()

    def _on_turn(self) -> None:
        self._guard.run(self._take_turn)
        if not self.is_telling:
            self._timer.stop()

    def _take_turn(self) -> None:
        """Hear one request or tell one phone: by turns, and first for phones with a seat."""
        for seated in (True, False):
            speaker = next((each for each in self._requests if self._ranks(each.key, seated)), None)
            listener = next((phone for phone in self._to_tell if self._ranks(phone, seated)), None)
            if listener is not None and (speaker is None or not self._has_just_told):
                self._has_just_told = True
                del self._to_tell[listener]
                self._guard.run(partial(self._ears.turn_of, listener), partial(self._abort, listener))
                return
            if speaker is not None:
                self._has_just_told = False
                self._hear_one(speaker)
                return

    def _ranks(self, phone: PhoneKey, seated: bool) -> bool:
        return self._ears.is_seated(phone) is seated

    def _hear_one(self, conversation: Conversation) -> None:
        waiting = self._requests.pop(conversation)
        request = waiting.popleft()
        if waiting:
            self._requests[conversation] = waiting
        if self._there.get(conversation.key) is conversation:
            self._guard.run(partial(self._ears.heard, conversation.key, request), conversation.abort)

    def _abort(self, phone: PhoneKey) -> None:
        if phone in self._there:
            self._there[phone].abort()

    def _disconnect(self, conversation: Conversation) -> None:
        self._requests.pop(conversation, None)
        if self._there.get(conversation.key) is conversation:
            del self._there[conversation.key]
            self._to_tell.pop(conversation.key, None)
            self._welcome.discard(conversation.key)
            self._ears.went(conversation.key)
