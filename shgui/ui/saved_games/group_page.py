"""The statistics of a group: as many numbers as there are games for."""

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from shgui.library.group_statistics import build_group_numbers
from shgui.library.groups import PlayedGroup
from shgui.ui import widget_names as names
from shgui.ui.saved_games.group_widgets import ROLES, PlayerRow, PlayersHeader, PlayersTable, WinnersRow
from shgui.ui.shell.pages import ContentPage
from shgui.ui.shell.router import Router
from shgui.ui.theme import Text
from shgui.ui.widgets.aside_page import BesidePage
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import UiContext
from shgui.words import outcome_texts, saved_game_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import get_edition_name

_NARROW = 62
"""The width in capitals from which the counts stand side by side."""


class GroupPage(ContentPage, BesidePage):
    def __init__(self, ui: UiContext, router: Router) -> None:
        super().__init__(ui, router, names.GROUP, names.GROUP_BACK)
        self._group: PlayedGroup | None = None
        self._won = PlainLabel(wraps=True, name=names.GROUP_WON, voice="poster")
        self._how_many = PlainLabel(wraps=True, voice="soft")
        self._games = WinnersRow(ui)
        self._few = PlainLabel(wraps=True)
        self._table = PlayersTable(ui)
        self._table_head = PlayersHeader(ui)
        self._table_rule = Rule(ui, RuleWeight.MAIN)
        self._marks = PlainLabel(wraps=True, voice="soft")
        self._counted = QWidget()
        self._counts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._counted)
        self._counts.setContentsMargins(0, 0, 0, 0)
        self._headings = [PlainLabel(wraps=True, size=Text.CONTROL) for _ in range(3)]
        self._lines = [PlainLabel(wraps=True) for _ in range(3)]
        self._lay_out()
        self._table.selectionModel().currentChanged.connect(self._show_player)

    def enter(self, group: PlayedGroup) -> None:
        self._group = group
        self._write()
        self._area.verticalScrollBar().setValue(0)

    return_to = enter

    @property
    def content(self) -> tuple[object, ...]:
        return (self._group,)

    def update_theme(self) -> None:
        super().update_theme()
        space = self.ui.theme.space
        self._column.setContentsMargins(0, 0, space.small, 0)
        self._column.setSpacing(space.small)
        self._counts.setSpacing(space.large)
        self._share()

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        headings = (
            # Translators: heading of the column of players’ names
            words.pgettext("column", "In the order of the seats"),
            *(saved_game_texts.get_wins_as_heading(words, role) for role in ROLES),
        )
        self._table_head.set_headings(headings)
        self._table.set_headings(headings)
        self._table.setAccessibleName(headings[0])
        self._marks.setText(
            # Translators: below the table of players
            words.gettext("One mark a game: filled is won, empty is lost. The order is that of the seats.")
        )
        self.title.setText(saved_game_texts.get_numbers_label(words))
        titles = (
            words.pgettext("heading", "By rulebook"),
            words.pgettext("heading", "How the games ended"),
            words.pgettext("heading", "By number of players"),
        )
        for label, title in zip(self._headings, titles, strict=True):
            label.setText(title)
        self._write()

    def help_topic(self) -> str:
        return "hand_over"

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share()

    # Its texts

    def _write(self) -> None:
        words, group = self.ui.words, self._group
        if group is None:
            return
        numbers = build_group_numbers(group)
        self.about.setText(f"{add_break_points(words.row_of(group.names))}\n{self._when(words, group)}")
        won = numbers.won
        self._won.setText(saved_game_texts.format_wins(words, won.liberals, won.fascists))
        few = "" if numbers.has_enough_games else saved_game_texts.get_too_few_games_text(words)
        undecided = saved_game_texts.format_undecided(words, numbers.undecided)
        # Translators: below that headline, above a row of signs; {games} as in "40 games"
        about = words.gettext("Wins in {games}. Each sign is one game, the first one comes first.").format(
            games=saved_game_texts.format_game_count(words, won.games)
        )
        self._how_many.setText(" ".join(filter(None, (about, undecided))))
        self._games.show_winners(
            numbers.winners,
            words.row_of([terms.get_team_name(words, team) for team in numbers.winners]),
        )
        self._few.show_text(few)
        self._table.set_rows(tuple(PlayerRow(words, player) for player in numbers.players))
        for part in (self._table, self._table_head, self._table_rule, self._marks):
            part.setVisible(bool(numbers.players))
        self._counted.setVisible(numbers.has_enough_games)
        rulebooks = (
            saved_game_texts.format_wins_of(words, get_edition_name(words, book), won.liberals, won.games)
            for book, won in numbers.rulebooks
        )
        # Translators: how games ended, and how many did: "Hitler is executed. 6"
        text = words.pgettext("number", "{reason} {count}")
        outcomes = (
            text.format(reason=outcome_texts.get_outcome_reason(words, outcome), count=words.number(number))
            for outcome, number in numbers.outcomes
        )
        sizes = (
            saved_game_texts.format_wins_of(words, f"{fewest}–{most}", won.liberals, won.games)
            for (fewest, most), won in numbers.sizes
        )
        for label, lines in zip(self._lines, (rulebooks, outcomes, sizes), strict=True):
            label.setText("\n".join(lines))

    def _when(self, words: Catalogue, group: PlayedGroup) -> str:
        """The first and the last evening, as far as somebody knows when that was."""
        days = [game.started.astimezone() for game in group.games if game.started is not None]
        told = saved_game_texts.format_game_count(words, len(group.games))
        if not days:
            return told
        first, last = words.date(min(days)), words.date(max(days))
        # Translators: of a group: how many games, and its first and last evening
        text = words.pgettext("group", "{games}, {first} – {last}")
        return text.format(games=told, first=first, last=last) if first != last else f"{told}, {last}"

    # How it looks

    def _show_player(self, current: QModelIndex) -> None:
        """Scroll the page along with the chosen row of the table."""
        if self._table.hasFocus():
            row = self._table.visualRect(current)
            at = self._table.viewport().mapTo(self._body, row.center())
            self._area.ensureVisible(at.x(), at.y(), 0, row.height())

    def _share(self) -> None:
        wide = self.width() > _NARROW * self.ui.theme.type.capitals(Text.CONTROL)
        ways = QBoxLayout.Direction
        self._counts.setDirection(ways.LeftToRight if wide else ways.TopToBottom)

    def _lay_out(self) -> None:
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        parts = (
            self._won,
            self._how_many,
            self._games,
            self._few,
            self._table_head,
            self._table_rule,
            self._table,
            self._marks,
            self._counted,
        )
        for part in parts:
            self._column.addWidget(part)
        self._column.addStretch(1)
        for heading, lines in zip(self._headings, self._lines, strict=True):
            column = QVBoxLayout()
            column.addWidget(heading)
            column.addWidget(lines)
            column.addStretch(1)
            self._counts.addLayout(column, 1)
        self._area = wrap_in_scroll_area(self._body)
        self.set_body(self._area)
