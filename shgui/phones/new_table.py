"""The rows of a table before the game, as the screen and the phones lay them together."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from shgui.engine.components import MOST_PLAYERS
from shgui.phones.arrivals import PhoneKey, Row
from shgui.table.seating import NameProblem, clean_name, name_problem_beside, name_problems


class NoSeat(StrEnum):
    FULL = "full"
    """As many sit here as can play."""
    TAKEN = "taken"
    """Somebody was faster, or the row is gone."""


class Free(NamedTuple):
    """A row with a name on it."""

    number: int
    """What it is called, whatever place it has among the rows by the time that somebody takes it."""
    name: str
    phone: PhoneKey | None


class NewTable:
    def __init__(self) -> None:
        self.rows: tuple[Row, ...] = ()
        self._named: list[str] = []
        """All names that ever stood in a row. A row's number is its name's place here."""

    def offer(self, rows: Sequence[Row]) -> None:
        """What the screen says it is now."""
        self.rows = tuple(rows)

    @property
    def seats(self) -> tuple[Free, ...]:
        """The rows whose names can stay."""
        problems = name_problems([row.name for row in self.rows])
        fitting = [row for row, problem in zip(self.rows, problems, strict=True) if problem is None]
        named = [(clean_name(row.name), row.phone) for row in fitting]
        return tuple(Free(self._number(name), name, phone) for name, phone in named)

    @property
    def full(self) -> bool:
        """Whether nobody can sit down any more."""
        has_place = self._blank() is not None or len(self.rows) < MOST_PLAYERS
        return not has_place and all(row.phone is not None for row in self.rows)

    def place_of(self, phone: PhoneKey) -> int | None:
        return next((place for place, row in enumerate(self.rows) if row.phone == phone), None)

    def row_of(self, phone: PhoneKey) -> Row | None:
        place = self.place_of(phone)
        return None if place is None else self.rows[place]

    def take(self, phone: PhoneKey, number: int, language: str) -> NoSeat | None:
        """A row with a name that stands there already."""
        name = self._named[number] if number < len(self._named) else ""
        for place, row in enumerate(self.rows):
            if name and clean_name(row.name) == name and row.phone is None:
                self.unseat(phone)
                self._put(place, Row(name, language, phone))
                return None
        return NoSeat.TAKEN

    def sit(self, phone: PhoneKey, name: str, language: str) -> NameProblem | NoSeat | None:
        """A row of the own name: the first one without a name, or one more."""
        problem = self._name_problem(phone, name)
        if problem is not None:
            return problem
        row = Row(clean_name(name), language, phone)
        place = self.place_of(phone)
        if place is None:
            place = self._blank()
        if place is not None:
            self._put(place, row)
        elif len(self.rows) < MOST_PLAYERS:
            self.rows = (*self.rows, row)
        else:
            return NoSeat.FULL
        return None

    def rename(self, phone: PhoneKey, name: str) -> NameProblem | NoSeat | None:
        place = self.place_of(phone)
        if place is None:
            return NoSeat.TAKEN
        problem = self._name_problem(phone, name)
        if problem is None:
            self._put(place, replace(self.rows[place], name=clean_name(name)))
        return problem

    def speak(self, phone: PhoneKey, language: str) -> None:
        self.rows = tuple(replace(row, language=language) if row.phone == phone else row for row in self.rows)

    def unseat(self, phone: PhoneKey) -> None:
        """Its row stays, and is free."""
        self.rows = tuple(replace(row, phone=None) if row.phone == phone else row for row in self.rows)

    def _name_problem(self, phone: PhoneKey, name: str) -> NameProblem | None:
        others = [row.name for row in self.rows if row.phone != phone and clean_name(row.name)]
        return name_problem_beside(name, others)

    def _blank(self) -> int | None:
        return next(
            (place for place, row in enumerate(self.rows) if row.phone is None and not clean_name(row.name)),
            None,
        )

    def _put(self, place: int, row: Row) -> None:
        self.rows = (*self.rows[:place], row, *self.rows[place + 1 :])

    def _number(self, name: str) -> int:
        if name not in self._named:
            self._named.append(name)
        return self._named.index(name)
