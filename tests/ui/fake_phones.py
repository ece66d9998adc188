"""Phones that are nothing but a list of who has one."""

from collections.abc import Callable, Iterable

from shgui.engine.types import Seat


class FakePhones:
    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self.elsewhere = frozenset(seats)
        self.away: frozenset[Seat] = frozenset()
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        self._listeners.append(listener)

    def move(self, *seats: Seat) -> None:
        """These have phones now, and nobody else."""
        self.elsewhere = frozenset(seats)
        self.tell()

    def lose(self, *seats: Seat) -> None:
        self.away = frozenset(seats)
        self.tell()

    def tell(self) -> None:
        for listener in self._listeners:
            listener()
