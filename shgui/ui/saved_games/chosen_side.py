"""The panel beside the list: the chosen row, and how the games of its group ended so far."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from shgui.library.group_statistics import GroupNumbers, count_winners
from shgui.library.groups import PlayedGroup
from shgui.ui import widget_names as names
from shgui.ui.paint.drawables import ROLE_MARKS
from shgui.ui.saved_games.saved_game_rows import ListRow, SavedGameRow
from shgui.ui.theme import Text
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import bot_texts, saved_game_texts
from shgui.words.catalogue import Catalogue


class ChosenRowPanel(Themed, QFrame):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.SAVED_GAMES_SIDE)
        self.setProperty("sheet", "true")
        self._shown: tuple[ListRow, PlayedGroup | None] | None = None
        self._when = PlainLabel(wraps=True, size=Text.CONTROL, voice="soft")
        self._title = PlainLabel(wraps=True, voice="heading")
        self._facts = PlainLabel(wraps=True)
        self._table = QWidget()
        self._roles = QGridLayout(self._table)
        self._roles.setContentsMargins(0, 0, 0, 0)
        self._roles.setColumnStretch(1, 1)
        self._cells: list[PlainLabel] = []
        self._rule = Rule(ui, RuleWeight.HAIR)
        self._count = PlainLabel(wraps=True, size=Text.CONTROL)
        self._won = PlainLabel(wraps=True)
        self._column = QVBoxLayout(self)
        parts = (self._when, self._title, self._facts, self._table, self._rule, self._count, self._won)
        for part in parts:
            self._column.addWidget(part)
        self._column.addStretch(1)

    def show_row(self, row: ListRow, group: PlayedGroup | None) -> None:
        """Show a row with the group that it belongs to, if any."""
        self._shown = row, group
        self._write()

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._column.setContentsMargins(*(4 * (space.medium,)))
        self._column.setSpacing(space.small)
        self._roles.setHorizontalSpacing(space.small)
        self._roles.setVerticalSpacing(space.hair)
        self._write()

    def _write(self) -> None:
        if self._shown is None:
            return
        row, group = self._shown
        if isinstance(row, SavedGameRow):
            title, facts = row.state_beside_winner, row.facts
            told = row.moment, title, facts if group is not None else f"{row.names}\n{facts}"
        else:
            told = "", row.title, ""
        for label, text in zip((self._when, self._title, self._facts), told, strict=True):
            label.show_text(add_break_points(text))
        self._write_roles(row)
        numbers = None if group is None else count_winners(group)
        for part in (self._rule, self._count, self._won):
            part.setVisible(numbers is not None)
        if numbers is not None:
            self._count.setText(
                saved_game_texts.format_game_count(row.words, len(numbers.winners) + numbers.undecided)
            )
            self._won.setText("\n".join(_list_results(row.words, numbers)))

    def _write_roles(self, row: ListRow) -> None:
        game = row.game if isinstance(row, SavedGameRow) else None
        roles = game.recap.roles if game is not None and game.over and game.recap is not None else ()
        who = [] if game is None else bot_texts.list_names_marking_bots(row.words, game.names, game.bots)
        self._table.setVisible(bool(roles))
        side = round(self.ui.theme.type.capitals(Text.BODY) * 2)
        for seat, (role, player) in enumerate(zip(roles, who, strict=False)):
            mark, name = self._get_row_labels(seat)
            mark.setFixedSize(side, side)
            mark.setPixmap(self.ui.renderer.make_icon(ROLE_MARKS[role], side * 2).pixmap(side, side))
            name.setText(add_break_points(player))
        for label in self._cells[2 * len(roles) :]:
            label.hide()

    def _get_row_labels(self, seat: int) -> tuple[PlainLabel, PlainLabel]:
        """Sign and name of a player, made when they are first needed."""
        while len(self._cells) < 2 * (seat + 1):
            label = PlainLabel(parent=self, wraps=len(self._cells) % 2 == 1)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            label.setAlignment(left | Qt.AlignmentFlag.AlignVCenter)
            self._roles.addWidget(label, *divmod(len(self._cells), 2))
            self._cells.append(label)
        mark, name = self._cells[2 * seat : 2 * seat + 2]
        mark.show()
        name.show()
        return mark, name


def _list_results(words: Catalogue, numbers: GroupNumbers) -> list[str]:
    lines = []
    if numbers.winners:
        lines.append(saved_game_texts.format_wins(words, numbers.won.liberals, numbers.won.fascists))
    if numbers.undecided:
        lines.append(saved_game_texts.format_undecided(words, numbers.undecided))
    if not numbers.has_enough_games and len(numbers.winners) > 1:
        lines.append(saved_game_texts.get_too_few_games_text(words))
    return lines
