"""What the program knows of a phone that is there: who it is, what it says, and a way to tell it more."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, Protocol

from shgui.phones.server.sealed_box import Sealing


class CloseReason(IntEnum):
    """Why the desktop ends a conversation, as the page hears it: the WebSocket's close code."""

    AWAY = 1001
    """The door closes. The page tries to come back."""
    OVER = 4000
    """The evening is over: the page forgets all and stays away."""
    ELSEWHERE = 4001
    """The same phone speaks from another window: this one stays away until somebody wants it back."""
    NOT_FOR_US = 4002
    """What came wasn't this phone's next message. The page comes back anew."""
    TOO_MUCH = 4003
    """More than a page says. It comes back later."""
    NOT_WELCOME = 4004
    """Too many wrong words, or no place for one more. It comes back much later."""


class HandshakeLine(Protocol):
    """The connection that a conversation goes over."""

    def say(self, messages: list[bytes]) -> None: ...
    def welcome(self) -> None: ...
    def end(self, reason: CloseReason) -> None: ...
    def abort(self) -> None: ...


class Conversation:
    """From when a phone has proved who it is until it is gone. A phone has one at a time: the newest.

    To a phone that is gone everything may still be said; nobody hears it, and nothing happens.
    """

    def __init__(self, key: bytes, address: str, line: HandshakeLine, sealing: Sealing) -> None:
        self.key = key
        """The phone's public key: the phone."""
        self.address = address
        """Where it speaks from; another one may speak from there, too."""
        self._subscribers: list[tuple[Callable[[dict[str, Any]], None], Callable[[], None]]] = []
        self._line: HandshakeLine | None = line
        self._sealing = sealing

    def subscribe(self, on_message: Callable[[dict[str, Any]], None], on_end: Callable[[], None]) -> None:
        """Call `on_message` with each message of the phone, and `on_end` once, when the phone is gone.

        A message is JSON, otherwise unchecked. `on_end` is never called while something is being sent.
        """
        self._subscribers.append((on_message, on_end))

    @property
    def is_there(self) -> bool:
        return self._line is not None

    def tell_public(self, block: Mapping[str, object]) -> None:
        """What all may know, however long: its length can be seen on the way."""
        if self._line is not None:
            self._line.say(self._sealing.seal_in_parts(block))

    def tell_private(self, block: Mapping[str, object]) -> None:
        """Always one message. A block that doesn't fit is a mistake and raises ValueError."""
        if self._line is not None:
            self._line.say([self._sealing.seal_whole(block)])

    def welcome(self) -> None:
        """This phone has told the room's word or token: strangers no longer take its place."""
        if self._line is not None:
            self._line.welcome()

    def close(self, reason: CloseReason) -> None:
        if self._line is not None:
            self._line.end(reason)

    def abort(self) -> None:
        """End the connection at once and without a word, after a fault."""
        if self._line is not None:
            self._line.abort()

    # For who holds the line

    def say(self, told: dict[str, Any]) -> None:
        """The phone has said it."""
        for on_message, _ in self._subscribers:
            on_message(told)

    def leave(self) -> None:
        """The line is gone."""
        if self._line is not None:
            self._line = None
            for _, on_end in self._subscribers:
                on_end()
