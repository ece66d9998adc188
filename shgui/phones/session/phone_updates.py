"""Sends every phone what it should show: each change once, in the language of its player."""

from shgui.phones.messages.build_joining import build_goodbye_message, build_texts_message
from shgui.phones.messages.messages import Block, CloseMessage
from shgui.phones.server.message_queue import MessageQueue
from shgui.phones.session.message_builder import MessageBuilder
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_status import PhoneKey


class PhoneUpdates:
    """A phone gets updates from its first request until it disconnects or loses its seat."""

    def __init__(self, registry: PhoneRegistry, queue: MessageQueue, builder: MessageBuilder) -> None:
        self._registry = registry
        self._queue = queue
        self._builder = builder
        self._last_sent: dict[PhoneKey, Block | None] = {}
        self._languages: dict[PhoneKey, str] = {}

    @property
    def phones(self) -> tuple[PhoneKey, ...]:
        return tuple(self._last_sent)

    def start(self, phone: PhoneKey) -> None:
        """Send this phone everything, whatever it got before."""
        self._last_sent[phone] = None
        self._languages.pop(phone, None)
        self.schedule(phone)

    def stop(self, phone: PhoneKey) -> None:
        self._last_sent.pop(phone, None)
        self._languages.pop(phone, None)

    def schedule(self, phone: PhoneKey) -> None:
        if phone in self._last_sent:
            self._queue.schedule_updates(phone)

    def schedule_all(self) -> None:
        self._queue.schedule_updates(*self._last_sent)

    def close_hand(self, phone: PhoneKey) -> None:
        """Close the open hand on this phone: its task is over."""
        self._queue.send_public(phone, CloseMessage(block="closed", note=""))

    def send_goodbye(self, phone: PhoneKey, reason: str) -> None:
        """Say that this phone has lost its seat: a code of `shgui.words.phone_message_texts.SEAT_LOST`.

        It gets no more updates until it says hello again.
        """
        goodbye = build_goodbye_message(self._builder.words(phone), reason)
        if phone in self._last_sent:
            self.stop(phone)
            self._queue.send_public(phone, goodbye)
        if goodbye["forget"]:
            # If it comes back, it comes with another key.
            self._registry.forget(phone)

    def send(self, phone: PhoneKey) -> None:
        if phone not in self._last_sent:
            return
        language = self._registry.language(phone)
        if self._languages.get(phone) != language:
            self._languages[phone] = language
            self._queue.send_public(phone, build_texts_message(self._builder.words(phone)))
        block = self._builder.build(phone)
        if block != self._last_sent[phone]:
            self._last_sent[phone] = block
            self._queue.send_public(phone, block)
