"""Phones that are nothing but a list of who has one."""

from collections.abc import Callable, Iterable

from shgui.engine.types import Seat


class FakePhones:
    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self.elsewhere = frozenset(seats)
        self.away: frozenset[Seat] = frozenset()
        self.are_open = bool(self.elsewhere)
        self.done: list[tuple[str, Seat | None]] = []
        self._listeners: list[Callable[[], None]] = []

    def subscribe(self, listener: Callable[[], None]) -> None:
        self._listeners.append(listener)

    def use_screen(self, seat: Seat) -> None:
        self.done.append(("screen", seat))

    def other_phone(self, seat: Seat) -> None:
        self.done.append(("phone", seat))

    def show_code(self) -> None:
        self.done.append(("code", None))

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
