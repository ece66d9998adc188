"""The seats of a new table in their order, one more than there are names."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shgui.engine.components import FEWEST_PLAYERS, MOST_PLAYERS
from shgui.table.seating import NewTableRow, Player, check_names, clean_name, fold_name
from shgui.ui.new_game.name_row import NameRow
from shgui.ui.new_game.new_game_form import choose_bot_names, choose_temperament
from shgui.ui.widgets.themed import Themed, UiContext, broadcast
from shgui.words.phone_texts import PhoneShare
from shgui.words.refusal_texts import NAME_PROBLEMS


class NameRows(Themed, QWidget):
    changed = Signal()
    finished = Signal()
    """Enter was pressed, and no name is left to type."""
    reached = Signal(object)
    """The name of this row has the focus now."""

    phone_removed = Signal(object)
    """The key of a phone that shall have no row any more."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._languages: tuple[tuple[str, str], ...] = ()
        self._language = ""
        self._made: list[NameRow] = []
        self._shown = 0
        self._held: int | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addStretch(1)

    def offer(self, languages: Sequence[tuple[str, str]], language: str) -> None:
        """Set the languages to choose from. Seats without a name get the present one."""
        self._languages = tuple(languages)
        for row in self._rows:
            if not row.name and row.language == self._language:
                row.language = language
        self._language = language
        self._fit_row_count()

    @property
    def rows(self) -> tuple[NewTableRow, ...]:
        """The rows as they are typed, with the phones that have taken them."""
        return tuple(NewTableRow(row.name, row.language, row.phone, row.bot) for row in self._rows)

    def show_rows(self, rows: Sequence[NewTableRow]) -> None:
        """Show these rows, and empty ones below. The focus stays where it is."""
        self._fit_row_count(len(rows))
        for place, row in enumerate(self._rows):
            row.fill(rows[place] if place < len(rows) else NewTableRow("", self._language))
        self.edited()

    @property
    def players(self) -> tuple[Player, ...]:
        """The players in order; seats without a name don't count."""
        return tuple(
            Player(clean_name(row.name), self._language if row.bot else row.language, row.bot)
            for row in self._rows
            if clean_name(row.name)
        )

    @property
    def is_full(self) -> bool:
        return all(clean_name(row.name) or row.phone for row in self._rows) and self._shown == MOST_PLAYERS

    def add_bot(self) -> None:
        """Seat a bot in the first free seat, with a free name and another temperament than the last one."""
        if self.is_full:
            return
        filled = [*self.rows]
        taken = [clean_name(row.name) for row in filled if clean_name(row.name)]
        (name,) = choose_bot_names(self.ui.words, taken, 1)
        temper = choose_temperament(sum(row.bot is not None for row in filled))
        free = (place for place, row in enumerate(filled) if not clean_name(row.name) and row.phone is None)
        place = next(free, len(filled))
        filled[place : place + 1] = [NewTableRow(name, self._language, None, temper)]
        self.show_rows(filled)
        self.reach(place)

    def remove_bots(self) -> list[NewTableRow]:
        """Return the rows of all bots after removing them."""
        bots = [row for row in self.rows if row.bot is not None]
        if bots:
            self.show_rows([row for row in self.rows if row.bot is None])
        return bots

    def add_rows(self, rows: Sequence[NewTableRow]) -> None:
        """Append these below the last name, as far as there is room and their names are still free."""
        named = [row for row in self.rows if clean_name(row.name) or row.phone is not None]
        taken = {fold_name(row.name) for row in named}
        added = [row for row in rows if fold_name(row.name) not in taken]
        if added:
            self.show_rows([*named, *added][:MOST_PLAYERS])

    @property
    def with_phones(self) -> PhoneShare:
        """The share of people with a phone; all of them only if they are enough to play."""
        phones = [row.phone is not None for row in self._rows if clean_name(row.name) and row.bot is None]
        if not any(phones):
            return PhoneShare.NOBODY
        everybody = all(phones) and len(self.players) >= FEWEST_PLAYERS
        return PhoneShare.EVERYBODY if everybody else PhoneShare.SOME

    def seat(self, players: Sequence[Player]) -> None:
        """Seat these players instead of the present ones."""
        # Players who are there by phone already stay so.
        phones = {clean_name(row.name): row.phone for row in self._rows}
        self.show_rows(
            [
                NewTableRow(each.name, each.language, None if each.bot else phones.get(each.name), each.bot)
                for each in players
            ]
        )

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that take the focus, in order."""
        return [stop for row in self._rows for stop in row.stops]

    @property
    def first_problem(self) -> str:
        """A sentence about the first bad name; "" where all are good."""
        return next(iter(self._problems.values()), "")

    def move_player(self, start: int, end: int) -> None:
        """Move a player to another seat; the players between move up."""
        filled = [*self.rows]
        if not (0 <= start < len(filled) and 0 <= end < len(filled)) or start == end:
            return
        filled.insert(end, filled.pop(start))
        self.show_rows(filled)
        self._rows[end].handle.setFocus()

    def remove(self, place: int) -> None:
        self.show_rows(self.rows[:place] + self.rows[place + 1 :])
        self._rows[min(place, len(self._rows) - 1)].field.setFocus()

    def set_focus_first(self) -> bool:
        """Focus the first seat without a name; return False where all have one."""
        free = next((row for row in self._rows if not row.name), None)
        if free is not None:
            free.field.setFocus()
        return free is not None

    def update_theme(self) -> None:
        # Buttons in a row may be higher than its field: that much of the gap is there already.
        theme = self.ui.theme
        there = 0 if theme.type.enlarged else theme.space.target - theme.space.touch
        self._layout.setSpacing(max(0, theme.space.tight - there))

    @property
    def _rows(self) -> list[NameRow]:
        return self._made[: self._shown]

    def unseat(self, place: int) -> None:
        """Take the row back from its phone."""
        phone = self._made[place].phone
        if phone is not None:
            # No button that removes has the focus afterwards.
            self._made[place].field.setFocus()
            self.phone_removed.emit(phone)

    def edited(self) -> None:
        """Update the rows after a name, a language or a bot's temperament was changed by hand."""
        self._fit_row_count()
        self._show_problems()
        self.changed.emit()

    def _fit_row_count(self, least: int = 0) -> None:
        """Show as many rows as there are names and one more, within what a table holds."""
        last = max((place + 1 for place, row in enumerate(self._rows) if row.name), default=0)
        wanted = min(MOST_PLAYERS, max(FEWEST_PLAYERS, last + 1, least))
        for place in range(len(self._made), wanted):
            row = NameRow(self.ui, self, place, self._languages, self._language)
            broadcast(row)
            self._layout.insertWidget(place, row)
            self._made.append(row)
        self._shown = wanted
        for place, row in enumerate(self._made):
            row.setVisible(place < wanted)
            row.set_removable(bool(row.name) or wanted > FEWEST_PLAYERS)

    def reach(self, place: int) -> None:
        self.reached.emit(self._made[place])

    def enter(self, place: int) -> None:
        """Go to the next empty name after Enter was pressed in one."""
        following = [row for row in self._rows[place + 1 :] if not row.name]
        if not self._rows[place].name or not following:
            self.finished.emit()
        else:
            following[0].field.setFocus()

    def drag(self, place: int, height: int) -> None:
        """Move the player of a handle to the pointer, which is at this height of the screen."""
        # The handle that the pointer holds stays where it is; the player has moved on already.
        held = place if self._held is None else self._held
        here = self.mapFromGlobal(QPoint(0, height)).y()
        for there, other in enumerate(self._rows):
            if other.geometry().top() <= here <= other.geometry().bottom():
                self.move_player(held, there)
                self._held = there
                return

    def end_drag(self) -> None:
        self._held = None

    @property
    def _problems(self) -> dict[NameRow, str]:
        """A sentence about each bad name, in the order of the rows."""
        named = [row for row in self._rows if clean_name(row.name)]
        problems = zip(named, check_names([row.name for row in named]), strict=True)
        return {row: NAME_PROBLEMS[problem](self.ui.words) for row, problem in problems if problem}

    def _show_problems(self) -> None:
        problems = self._problems
        for row in self._rows:
            row.show_problem(problems.get(row, ""))

    update_texts = _show_problems
