"""One round of a finished game: cards, claims, conclusions, votes, and the log of the round."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.after_game.review_actions import ReviewActions
from shgui.ui.after_game.review_rounds import ReviewRound
from shgui.ui.after_game.review_texts import AccountText, RoundText
from shgui.ui.after_game.round_drawing import AccountCards, BallotCards, ClaimMarks, LineByLine, ShiftBars
from shgui.ui.paint.icons import Icon
from shgui.ui.widgets.aside_page import BesidePage, WayBack
from shgui.ui.widgets.bot_sign import BotSign
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.scrolled import scrolled
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton

_LARGE = 130
"""Percent of text size from which conclusions stand below the cards."""


class _AccountRow:
    """The widgets of one account."""

    def __init__(self, ui: UiContext, grid: QGridLayout, place: int) -> None:
        self.name = PlainLabel(wraps=True, voice="lead-in")
        self.sign = BotSign(ui)
        self.act = PlainLabel(wraps=True, voice="soft")
        self.cards = AccountCards(ui)
        self.said = PlainLabel(wraps=True, voice="reading")
        self.marks = ClaimMarks(ui)
        self.rule = Rule(ui, RuleWeight.HAIR)
        self._ui = ui
        who = QWidget()
        self.who = QVBoxLayout(who)
        self.who.setContentsMargins(0, 0, 0, 0)
        self.who.setSpacing(0)
        self.who.addStretch(1)
        self._named = QHBoxLayout()
        self._named.addWidget(self.sign)
        self._named.addWidget(self.name, 1)
        self.who.addLayout(self._named)
        self.who.addWidget(self.act)
        self.who.addStretch(1)
        self.parts: tuple[QWidget, ...] = (who, self.cards, self.said, self.marks, self.rule)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(who, 2 * place, 0)
        grid.addWidget(self.cards, 2 * place, 1)
        grid.addWidget(self.said, 2 * place, 2)
        grid.addWidget(self.marks, 2 * place, 3, right)
        grid.addWidget(self.rule, 2 * place + 1, 0, 1, 4)
        self.update_theme()

    def show_account(self, account: AccountText) -> None:
        self.name.setText(account.name)
        self.sign.setVisible(account.bot)
        self.act.setText(account.act)
        self.said.setText(account.said)
        self.cards.show_account(account)
        self.marks.show_account(account)

    def update_theme(self) -> None:
        # The layout that it lies in has none to give it.
        self._named.setSpacing(self._ui.theme.space.small)

    def set_visible(self, visible: bool) -> None:
        for part in self.parts:
            part.setVisible(visible)


class RoundsPage(BesidePage):
    """One round at a time; buttons, PageUp and PageDown lead to the next."""

    def __init__(self, ui: UiContext, back: WayBack, actions: ReviewActions) -> None:
        super().__init__(ui, back, names.ROUNDS, names.ROUNDS_BACK)
        self._actions = actions
        self._rounds: tuple[RoundText, ...] = ()
        self._lines: tuple[ReviewRound, ...] = ()
        self._place = 0
        self._previous = TypeButton(ui, self, names.ROUNDS_PREVIOUS, mark=Icon.LEFT)
        self._next = TypeButton(ui, self, names.ROUNDS_NEXT, mark=Icon.RIGHT)
        for button in (self._previous, self._next):
            keeps_room = button.sizePolicy()
            keeps_room.setRetainSizeWhenHidden(True)
            button.setSizePolicy(keeps_room)
        self._watch = TypeButton(ui, self, names.ROUNDS_WATCH, kind=ButtonKind.PRIMARY, mark=Icon.PLAY)
        self._heading = PlainLabel(wraps=True, voice="heading")
        self._titles = tuple(PlainLabel(wraps=True, voice="name") for _ in range(3))
        self._account_rows: list[_AccountRow] = []
        self._conclusions = PlainLabel(wraps=True, voice="reading")
        self._who_knew = PlainLabel(wraps=True, voice="reading")
        self._shifts: list[tuple[PlainLabel, ShiftBars, PlainLabel]] = []
        self._votes = PlainLabel(wraps=True, voice="name")
        self._ballots = BallotCards(ui)
        self._line_by_line = LineByLine(ui)
        self._rules = (
            Rule(ui, RuleWeight.MAIN, upright=True),
            Rule(ui, RuleWeight.MAIN),
            Rule(ui, RuleWeight.MAIN),
        )
        self._lay_out()
        self._previous.clicked.connect(self._go_back_one)
        self._next.clicked.connect(self._go_on_one)
        self._watch.clicked.connect(self._watch_round)

    def show_rounds(self, rounds: Sequence[RoundText], lines: Sequence[ReviewRound]) -> None:
        """Take all rounds with their log, and show the present one."""
        self._rounds, self._lines = tuple(rounds), tuple(lines)
        self._place = min(self._place, max(0, len(self._rounds) - 1))
        self._show_round()

    def open_round(self, number: int) -> None:
        self._place = min(max(0, number - 1), max(0, len(self._rounds) - 1))
        self._show_round()
        self._area.verticalScrollBar().setValue(0)

    def update_theme(self) -> None:
        super().update_theme()
        for row in self._account_rows:
            row.update_theme()
        space = self.ui.theme.space
        large = self.ui.theme.type.percent >= _LARGE
        directions = QBoxLayout.Direction
        self._top.setDirection(directions.TopToBottom if large else directions.LeftToRight)
        self._rules[0].setHidden(large)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(space.small)
        self._top.setSpacing(space.medium)
        self._grid.setHorizontalSpacing(space.medium)
        self._grid.setVerticalSpacing(space.tight)
        self._beside.setSpacing(space.small)
        self._bars.setHorizontalSpacing(space.small)
        self._bars.setVerticalSpacing(space.small)

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        titles = (
            # Translators: above the cards of a round; max 24
            words.pgettext("heading", "What lay there"),
            # Translators: above what players claimed of them; max 24
            words.pgettext("heading", "What was said"),
            # Translators: above what followed of it for whoever listened; max 36
            words.pgettext("heading", "What the table could conclude"),
        )
        for label, text in zip(self._titles, titles, strict=True):
            label.setText(text)
        # Translators: button; plays the game again from this round on; max 14
        self._watch.set_words(words.pgettext("button", "Watch"))
        self._show_round()

    def help_topic(self) -> str:
        return "lying"

    def set_focus_first(self) -> None:
        (self._previous if self._next.isHidden() else self._next).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_PageUp:
                self._go_back_one()
            case Qt.Key.Key_PageDown:
                self._go_on_one()
            case _:
                super().keyPressEvent(event)

    def _go_back_one(self) -> None:
        if self._place:
            self.open_round(self._place)

    def _go_on_one(self) -> None:
        if self._place + 1 < len(self._rounds):
            self.open_round(self._place + 2)

    def _watch_round(self) -> None:
        if self._rounds:
            self._actions.watch(self._rounds[self._place].step)

    def _show_round(self) -> None:
        if not self._rounds:
            return
        text = self._rounds[self._place]
        self.title.setText(text.heading)
        self.about.setText(text.about)
        self._name_neighbours()
        self._heading.setText(text.title)
        while len(self._account_rows) < len(text.accounts):
            self._account_rows.append(_AccountRow(self.ui, self._grid, 1 + len(self._account_rows)))
        for place, row in enumerate(self._account_rows):
            row.set_visible(place < len(text.accounts))
            if place < len(text.accounts):
                row.show_account(text.accounts[place])
        for title in self._titles[:2]:
            title.setVisible(bool(text.accounts))
        self._conclusions.show_text("\n".join(text.conclusions))
        self._who_knew.show_text(text.who_knew)
        self._show_shifts(text)
        self._votes.show_text(text.votes)
        self._ballots.show_ballots(text.ballots, text.ballots_spoken)
        # What was before the first round is read with it.
        numbers = (text.number, 0) if text.number == 1 else (text.number,)
        self._line_by_line.show_rounds(tuple(each for each in self._lines if each.number in numbers))

    def _name_neighbours(self) -> None:
        for button, place in ((self._previous, self._place - 1), (self._next, self._place + 1)):
            there = 0 <= place < len(self._rounds)
            button.setVisible(there)
            # A missing one leaves as much room, so that nothing else comes under the pointer.
            button.set_words(self._rounds[place if there else self._place].heading)

    def _show_shifts(self, text: RoundText) -> None:
        while len(self._shifts) < len(text.shifts):
            row = len(self._shifts)
            parts = PlainLabel(wraps=True, voice="name"), ShiftBars(self.ui), PlainLabel()
            for column, part in enumerate(parts):
                self._bars.addWidget(part, row, column)
            self._shifts.append(parts)
        for place, (name, bar, sentence) in enumerate(self._shifts):
            shown = place < len(text.shifts)
            for part in (name, bar, sentence):
                part.setVisible(shown)
            if shown:
                shift = text.shifts[place]
                name.setText(shift.name)
                bar.show_shift(shift)
                sentence.setText(shift.sentence)

    def _lay_out(self) -> None:
        self.head.addWidget(self._previous)
        self.head.addWidget(self._next)
        self.head.addWidget(self._watch)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 4)
        self._grid.addWidget(self._titles[0], 0, 1)
        self._grid.addWidget(self._titles[1], 0, 2, 1, 2)
        self._bars = QGridLayout()
        self._bars.setColumnStretch(1, 1)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self._titles[2])
        self._beside.addWidget(self._conclusions)
        self._beside.addLayout(self._bars)
        self._beside.addStretch(1)
        left = QVBoxLayout()
        left.addLayout(self._grid)
        left.addStretch(1)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addLayout(left, 66)
        self._top.addWidget(self._rules[0])
        self._top.addLayout(self._beside, 34)
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.addWidget(self._heading)
        self._body.addLayout(self._top)
        self._body.addWidget(self._rules[1])
        self._body.addWidget(self._votes)
        self._body.addWidget(self._ballots)
        self._body.addWidget(self._who_knew)
        self._body.addWidget(self._rules[2])
        self._body.addWidget(self._line_by_line)
        self._body.addStretch(1)
        self._area = scrolled(body)
        self.lay(self._area)
