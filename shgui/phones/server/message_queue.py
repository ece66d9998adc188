"""The connected phones, with the requests that wait for an answer and the phones that wait for an update.

Anyone on the network can see when a phone gets how much. So whenever one phone gets something private, each
of the others gets a message of the same size, in an order that doesn't depend on whose it is.

Each turn of the event loop handles one request or sends one update, alternately, and phones with a seat come
first. So the window stays fluent when ten players vote at once, and no flood of requests delays updates.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from shgui.phones.faults import FaultGuard
from shgui.phones.messages.build_open_hand import build_blank_open_hand_message
from shgui.phones.messages.messages import Block
from shgui.phones.server.connection import CloseReason, Conversation
from shgui.phones.session.phone_status import PhoneKey

MOST_WAITING_REQUESTS = 4
"""Requests of a phone without a seat that may wait. A page never sends as many at once."""

BLANK_OPEN_HAND = build_blank_open_hand_message()
"""What all other phones get while a hand opens. Their pages ignore it."""


@dataclass(frozen=True, slots=True)
class QueueCallbacks:
    """The functions that the queue calls. Not signals: a fault in one has to end the connection."""

    connected: Callable[[PhoneKey], None]
    disconnected: Callable[[PhoneKey], None]
    handle: Callable[[PhoneKey, dict[str, Any]], None]
    update: Callable[[PhoneKey], None]
    """Send this phone what it should show now."""
    is_seated: Callable[[PhoneKey], bool]


class MessageQueue(QObject):
    def __init__(self, callbacks: QueueCallbacks, guard: FaultGuard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._callbacks = callbacks
        self._guard = guard
        self._conversations: dict[PhoneKey, Conversation] = {}
        self._welcomed: set[PhoneKey] = set()
        self._messages: dict[Conversation, deque[dict[str, Any]]] = {}
        """Messages that wait; the conversation that had its turn last is the last one."""
        self._due_updates: dict[PhoneKey, None] = {}
        self._has_just_updated = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_turn)

    def __contains__(self, phone: object) -> bool:
        """Whether this phone is connected."""
        return phone in self._conversations

    @property
    def phones(self) -> tuple[PhoneKey, ...]:
        return tuple(self._conversations)

    def connect_phone(self, conversation: Conversation) -> None:
        self._guard.run(partial(self._add_conversation, conversation), conversation.abort)

    def address(self, phone: PhoneKey) -> str:
        """Return the address that a phone connects from; "" if it isn't connected."""
        conversation = self._conversations.get(phone)
        return "" if conversation is None else conversation.address

    def welcome(self, phone: PhoneKey) -> None:
        """Treat this phone as one that was let in: it gets `BLANK_OPEN_HAND`, too."""
        if phone in self._conversations:
            self._welcomed.add(phone)
            self._conversations[phone].welcome()

    def end(self, phone: PhoneKey, reason: CloseReason) -> None:
        if phone in self._conversations:
            self._messages.pop(self._conversations[phone], None)
            self._conversations[phone].close(reason)

    def send_public(self, phone: PhoneKey, block: Block) -> None:
        if phone in self._conversations:
            self._conversations[phone].send_public(block)

    def send_private(self, phone: PhoneKey, block: Block) -> None:
        """Send this to one phone, and an empty message to each of the others that were let in."""
        for other, conversation in tuple(self._conversations.items()):
            if other == phone:
                conversation.send_private(block)
            elif other in self._welcomed:
                conversation.send_private(BLANK_OPEN_HAND)

    def schedule_updates(self, *phones: PhoneKey) -> None:
        """Update each phone once when its turn comes, however often this is called before."""
        for phone in phones:
            if phone in self._conversations:
                self._due_updates.setdefault(phone)
        self._start_turns()

    @property
    def is_busy(self) -> bool:
        """Whether a message or an update waits."""
        return bool(self._messages or self._due_updates)

    def _add_conversation(self, conversation: Conversation) -> None:
        conversation.subscribe(
            partial(self._enqueue_message, conversation), partial(self._remove_conversation, conversation)
        )
        self._conversations[conversation.key] = conversation
        self._callbacks.connected(conversation.key)

    def _enqueue_message(self, conversation: Conversation, message: dict[str, Any]) -> None:
        waiting = self._messages.setdefault(conversation, deque())
        if len(waiting) >= MOST_WAITING_REQUESTS and not self._callbacks.is_seated(conversation.key):
            del self._messages[conversation]
            conversation.close(CloseReason.TOO_MUCH)
            return
        waiting.append(message)
        self._start_turns()

    def _start_turns(self) -> None:
        if self.is_busy and not self._timer.isActive():
            self._timer.start()

    def _on_turn(self) -> None:
        self._guard.run(self._take_turn)
        if not self.is_busy:
            self._timer.stop()

    def _take_turn(self) -> None:
        """Handle one message or update one phone: alternately, and phones with a seat first."""
        is_seated = self._callbacks.is_seated
        for seated in (True, False):
            sender = next((each for each in self._messages if is_seated(each.key) is seated), None)
            phone = next((phone for phone in self._due_updates if is_seated(phone) is seated), None)
            if phone is not None and (sender is None or not self._has_just_updated):
                self._has_just_updated = True
                del self._due_updates[phone]
                self._guard.run(
                    partial(self._callbacks.update, phone), partial(self._abort_connection, phone)
                )
                return
            if sender is not None:
                self._has_just_updated = False
                self._handle_message(sender)
                return

    def _handle_message(self, conversation: Conversation) -> None:
        waiting = self._messages.pop(conversation)
        message = waiting.popleft()
        if waiting:
            self._messages[conversation] = waiting
        if self._conversations.get(conversation.key) is conversation:
            self._guard.run(partial(self._callbacks.handle, conversation.key, message), conversation.abort)

    def _abort_connection(self, phone: PhoneKey) -> None:
        if phone in self._conversations:
            self._conversations[phone].abort()

    def _remove_conversation(self, conversation: Conversation) -> None:
        self._messages.pop(conversation, None)
        if self._conversations.get(conversation.key) is conversation:
            del self._conversations[conversation.key]
            self._due_updates.pop(conversation.key, None)
            self._welcomed.discard(conversation.key)
            self._callbacks.disconnected(conversation.key)
