"""The pages that listen: each is told what has become of the table, once, and in its own language."""

from shgui.phones.messages.build_joining import told_closed, told_gone, told_texts
from shgui.phones.messages.message_builder import MessageBuilder
from shgui.phones.messages.messages import Block
from shgui.phones.server.message_queue import MessageQueue
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_status import PhoneKey


class PhoneUpdates:
    """A page listens from when it has said hello until it is gone, or has no seat any more."""

    def __init__(self, company: PhoneRegistry, switchboard: MessageQueue, telling: MessageBuilder) -> None:
        self._company = company
        self._switchboard = switchboard
        self._telling = telling
        self._told: dict[PhoneKey, Block | None] = {}
        """What each was told last of the table."""
        self._languages: dict[PhoneKey, str] = {}
        """In which language each has its own words."""

    @property
    def phones(self) -> tuple[PhoneKey, ...]:
        return tuple(self._told)

    def greet(self, phone: PhoneKey) -> None:
        """Tell this phone everything, as it knows nothing; the others know it all."""
        self._told[phone] = None
        self._languages.pop(phone, None)
        self.update(phone)

    def let_go(self, phone: PhoneKey) -> None:
        """There is nobody who listens."""
        self._told.pop(phone, None)
        self._languages.pop(phone, None)

    def update(self, phone: PhoneKey) -> None:
        if phone in self._told:
            self._switchboard.tell_soon(phone)

    def tell_all(self) -> None:
        self._switchboard.tell_soon(*self._told)

    def close_hand(self, phone: PhoneKey) -> None:
        """What lies open there isn't asked for any more."""
        self._switchboard.tell_public(phone, dict(told_closed(self._telling.words(phone))))

    def say_goodbye(self, phone: PhoneKey, why: str) -> None:
        """It has no seat any more: a code of `shgui.words.phone_message_texts.SEAT_LOST`.

        It is told nothing more until it says hello again.
        """
        gone = told_gone(self._telling.words(phone), why)
        if phone in self._told:
            self.let_go(phone)
            self._switchboard.tell_public(phone, dict(gone))
        if gone["forget"]:
            # Should it come back, it will be another one.
            self._company.forget(phone)

    def tell(self, phone: PhoneKey) -> None:
        if phone not in self._told:
            return
        language = self._company.language(phone)
        if self._languages.get(phone) != language:
            self._languages[phone] = language
            self._switchboard.tell_public(phone, dict(told_texts(self._telling.words(phone))))
        block = self._telling.block(phone)
        if block != self._told[phone]:
            self._told[phone] = block
            self._switchboard.tell_public(phone, dict(block))
