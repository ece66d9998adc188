"""The rows of the new table, which the screen and the phones fill in together."""

from enum import StrEnum
from typing import NamedTuple

from shgui.engine.components import MOST_PLAYERS
from shgui.phones.session.phone_status import PhoneKey
from shgui.table.seating import (
    NameProblem,
    NewTableRow,
    check_names,
    check_new_name,
    clean_name,
    fold_name,
)


class SittingProblem(StrEnum):
    FULL = "full"
    """All seats that can be played are taken."""
    TAKEN = "taken"
    """Another phone was faster, or the row is gone."""


class RowLimit:
    """The limit to players who sit down from one address within a minute. The host can lift it.

    It keeps strangers with a photograph of the code from filling the table before the group has arrived.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self.reset()

    def reset(self) -> None:
        self._times: dict[str, list[float]] = {}
        self.is_lifted = False
        self.holds_back = False
        """Whether a player was refused since the limit was reset or lifted."""

    def lift(self) -> None:
        self.is_lifted, self.holds_back = True, False

    def allows(self, address: str, now: float) -> bool:
        """Return whether one more player may sit down from this address, and note if not. `now`: seconds."""
        recent = {each: [time for time in times if now - time < 60] for each, times in self._times.items()}
        self._times = {each: times for each, times in recent.items() if times}
        if self.is_lifted or len(self._times.get(address, ())) < self._most:
            return True
        self.holds_back = True
        return False

    def count(self, address: str, now: float) -> None:
        self._times.setdefault(address, []).append(now)


class NamedRow(NamedTuple):
    """A row whose name is valid, and its place among all rows."""

    place: int
    name: str
    row: NewTableRow


class NewTableRows:
    def __init__(self) -> None:
        self.rows: tuple[NewTableRow, ...] = ()

    @property
    def named(self) -> tuple[NamedRow, ...]:
        problems = check_names([row.name for row in self.rows])
        return tuple(
            NamedRow(place, clean_name(row.name), row)
            for place, (row, problem) in enumerate(zip(self.rows, problems, strict=True))
            if problem is None
        )

    @property
    def full(self) -> bool:
        has_place = self._find_blank_row() is not None or len(self.rows) < MOST_PLAYERS
        return not has_place and not any(row.is_free for row in self.rows)

    def find_place(self, phone: PhoneKey) -> int | None:
        return next((place for place, row in enumerate(self.rows) if row.phone == phone), None)

    def take(self, phone: PhoneKey, place: int, language: str) -> SittingProblem | None:
        """Give the phone a row that has a name already."""
        for named in self.named:
            if named.place == place and named.row.is_free:
                self.unseat(phone)
                self._replace_row(place, NewTableRow(named.name, language, phone))
                return None
        return SittingProblem.TAKEN

    def sit(self, phone: PhoneKey, name: str, language: str) -> NameProblem | SittingProblem | None:
        """Give the phone a row with this name: the one that has it, the first blank one, or a new one."""
        for waiting in self.named:
            if waiting.row.is_free and fold_name(waiting.name) == fold_name(name):
                return self.take(phone, waiting.place, language)
        problem = self._find_name_problem(phone, name)
        if problem is not None:
            return problem
        row = NewTableRow(clean_name(name), language, phone)
        place = self.find_place(phone)
        if place is None:
            place = self._find_blank_row()
        if place is not None:
            self._replace_row(place, row)
        elif len(self.rows) < MOST_PLAYERS:
            self.rows = (*self.rows, row)
        else:
            return SittingProblem.FULL
        return None

    def rename(self, phone: PhoneKey, name: str) -> NameProblem | SittingProblem | None:
        place = self.find_place(phone)
        if place is None:
            return SittingProblem.TAKEN
        problem = self._find_name_problem(phone, name)
        if problem is None:
            self._replace_row(place, self.rows[place]._replace(name=clean_name(name)))
        return problem

    def change_language(self, phone: PhoneKey, language: str) -> None:
        self.rows = tuple(row._replace(language=language) if row.phone == phone else row for row in self.rows)

    def unseat(self, phone: PhoneKey) -> None:
        self.rows = tuple(row._replace(phone=None) if row.phone == phone else row for row in self.rows)

    def _find_name_problem(self, phone: PhoneKey, name: str) -> NameProblem | None:
        others = [row.name for row in self.rows if row.phone != phone and clean_name(row.name)]
        return check_new_name(name, others)

    def _find_blank_row(self) -> int | None:
        blank = (place for place, row in enumerate(self.rows) if not (row.phone or clean_name(row.name)))
        return next(blank, None)

    def _replace_row(self, place: int, row: NewTableRow) -> None:
        self.rows = (*self.rows[:place], row, *self.rows[place + 1 :])
