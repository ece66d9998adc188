"""All phones that are there now, and the ways to tell them something.

Whoever listens on the way sees who is told how much, and when. So what is private goes to one phone, and at
the same time something of the same size to each of the others, in an order that is the same whose it is.
In each turn of the loop one phone is heard, or is told what all may know: the window never waits for ten who
vote at once.
"""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from shgui.phones.arrivals import PhoneKey
from shgui.phones.conversation import Conversation, Reason
from shgui.phones.told_opened import nothing_opened

Block = Mapping[str, object]

NOTHING: Block = dict(nothing_opened())
"""What an open hand is told as to all whom it doesn't concern: their pages throw it away."""


@dataclass(frozen=True, slots=True)
class Ears:
    """Who hears of what phones do."""

    came: Callable[[PhoneKey], None]
    went: Callable[[PhoneKey], None]
    heard: Callable[[PhoneKey, dict[str, Any]], None]
    turn_of: Callable[[PhoneKey], None]
    """It is to be told now what has become of the table."""


class Switchboard(QObject):
    def __init__(self, ears: Ears, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ears = ears
        self._there: dict[PhoneKey, Conversation] = {}
        self._welcome: set[PhoneKey] = set()
        self._to_hear: deque[tuple[Conversation, dict[str, Any]]] = deque()
        self._to_tell: deque[PhoneKey] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._take_turn)

    def __contains__(self, phone: object) -> bool:
        return phone in self._there

    @property
    def phones(self) -> tuple[PhoneKey, ...]:
        return tuple(self._there)

    def connect_phone(self, conversation: Conversation) -> None:
        """The newest conversation of a phone is the one that counts."""
        conversation.hear = partial(self._hear_soon, conversation)
        conversation.part = partial(self._disconnect, conversation)
        self._there[conversation.key] = conversation
        self._ears.came(conversation.key)

    def address(self, phone: PhoneKey) -> str:
        """Where it speaks from; nothing where it doesn't."""
        conversation = self._there.get(phone)
        return "" if conversation is None else conversation.address

    def welcome(self, phone: PhoneKey) -> None:
        """It was let in: from now on it hears that something private is told."""
        if phone in self._there:
            self._welcome.add(phone)
            self._there[phone].welcome()

    def end(self, phone: PhoneKey, reason: Reason) -> None:
        if phone in self._there:
            self._to_hear = deque(each for each in self._to_hear if each[0].key != phone)
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
            if phone in self._there and phone not in self._to_tell:
                self._to_tell.append(phone)
        self._go_on()

    @property
    def is_telling(self) -> bool:
        """Whether somebody hasn't been heard yet, or told what has become of the table."""
        return bool(self._to_hear or self._to_tell)

    def _hear_soon(self, conversation: Conversation, told: dict[str, Any]) -> None:
        self._to_hear.append((conversation, told))
        self._go_on()

    def _go_on(self) -> None:
        if self.is_telling and not self._timer.isActive():
            self._timer.start()

    def _take_turn(self) -> None:
        if self._to_hear:
            conversation, told = self._to_hear.popleft()
            if self._there.get(conversation.key) is conversation:
                self._ears.heard(conversation.key, told)
        elif self._to_tell:
            self._ears.turn_of(self._to_tell.popleft())
        if not self.is_telling:
            self._timer.stop()

    def _disconnect(self, conversation: Conversation) -> None:
        if self._there.get(conversation.key) is conversation:
            del self._there[conversation.key]
            self._welcome.discard(conversation.key)
            self._ears.went(conversation.key)
