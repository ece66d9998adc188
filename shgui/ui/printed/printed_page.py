"""The printed game: the boards, and beside them what the screen asks of a table with its own cards."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from shgui.presentation.requests import (
    ChangeBallot,
    Continue,
    CountHandsRequest,
    NoteClaimRequest,
    ShowRoleRequest,
    TableRequest,
    Undo,
    WithdrawClaim,
)
from shgui.presentation.scenes import TableScene
from shgui.table.entries import ClaimEntry, VotesEntry, WithdrawalEntry
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import FittedText, draw_fitted, fit_text
from shgui.ui.printed.printed_options import PrintedOptions
from shgui.ui.printed.printed_scene import PrintedScene
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Family, Text
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.largest_type import find_largest_size, measure_text_height
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import AppearanceChange, ScaledContext, Themed, UiContext, broadcast
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import home_texts
from shgui.words import printed_texts as texts
from shgui.words.catalogue import Catalogue
from shgui.words.event_texts import describe_events
from shgui.words.game_log import format_entries

_LINES = 5
_TAIL = 0.3
"""Room below the last baseline whether or not a letter reaches there, in capitals."""


class FittedHeading(PlainLabel):
    """A heading of its font's size, or as large as its longest word allows."""

    def __init__(self, family: Family) -> None:
        super().__init__(wraps=True)
        self._family = family

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        self.ensurePolished()
        return self.height_at(self.font().pixelSize(), width)

    def height_at(self, pixels: int, width: int) -> int:
        fitted = self._fitted(width, pixels)
        return round(fitted.baselines[-1] + fitted.capitals * _TAIL)

    def sizeHint(self) -> QSize:  # noqa: N802
        width = max(super().sizeHint().width(), self.width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        ink, left = self.palette().color(self.foregroundRole()), Qt.AlignmentFlag.AlignLeft
        fitted = self._fitted(self.width(), self.font().pixelSize())
        room = QRectF(0, 0, self.width(), fitted.height)
        draw_fitted(painter, room, fitted, self._family, ink, align=left)
        painter.end()

    def _fitted(self, width: int, pixels: int) -> FittedText:
        return fit_text(self.text(), self._family, pixels * self._family.capitals, width, lines=_LINES)


_STEP = 10
"""Percent from one size of texts to the next that is tried."""


class PrintedPage(Themed, QWidget):
    wanted = Signal(object)
    """A `PrintedRequest`."""
    table_shown = Signal(object)
    """A `TableScene`, for a second screen."""

    def __init__(self, ui: UiContext, router: Router) -> None:
        super().__init__(ui, name=names.PRINTED)
        self._shown: PrintedScene | None = None
        self._table = TablePage(ui)
        self._later: Callable[[], None] | None = None
        """Shows the question of the column when everyone has seen what happened."""
        self.sound_due = self._table.sound_due
        self.stage = self._table.stage
        self.scene: TableScene | None = None
        """The scene on the table."""
        self._name = PlainLabel(wraps=True, voice="soft")
        self._question = FittedHeading(ui.theme.type.family(Text.CONTROL))
        self._text = PlainLabel(wraps=True)
        self._reminder = PlainLabel(wraps=True, bold=True)
        self._refusal = PlainLabel(wraps=True, bold=True)
        self._scaled = scaled = ScaledContext(ui, ui.theme.type.percent)
        """The context of answers and buttons, whose texts are smaller where they don't fit otherwise."""
        self._options = PrintedOptions(scaled, self.wanted.emit)
        self._narrator = TypeButton(scaled, self, names.PRINTED_NARRATOR, mark=Icon.SOUND)
        self._undo = TypeButton(scaled, self, names.PRINTED_UNDO, mark=Icon.UNDO)
        self._rules = TypeButton(scaled, self, names.PRINTED_RULES, kind=ButtonKind.QUIET, mark=Icon.HELP)
        self._buttons = self._narrator, self._undo, self._rules
        self._lay_out()
        self._table.wanted.connect(self._emit_fact)
        self.stage.finished.connect(self._ask_later)
        self._undo.clicked.connect(partial(self.wanted.emit, Undo()))
        self._rules.clicked.connect(lambda: router.open(PageName.HELP, self.help_topic()))
        self._narrator.clicked.connect(partial(router.open, PageName.NARRATOR))

    def update_texts(self) -> None:
        words = self.ui.words
        self._name.setText(home_texts.get_printed_game_heading(words))
        # Translators: button: the narrator reads the opening of the printed game; max 40
        self._narrator.set_words(words.pgettext("button", "Read the opening aloud"))
        # Translators: button: takes back the last entry, then the one before it, and so on; max 24
        self._undo.set_words(words.pgettext("button", "Undo the last entry"))
        self._rules.set_words(words.gettext("How to play"))
        if self._shown is not None:
            # The same again, in other words: nothing has happened since.
            public = self._shown.public
            self._show(self._shown, words, None if public is None else replace(public, events=()))

    def help_topic(self) -> str:
        if self._shown is None or self._shown.public is None:
            return "set_up"
        return self._table.help_topic()

    def show_refusal(self, sentence: str) -> None:
        """Show why an entry is impossible."""
        self._refusal.setText(sentence)
        self._refusal.show()
        self._arrange()
        announce(self, sentence)

    def toggle_game_log(self) -> None:
        if self._shown is not None and self._shown.public is not None:
            self._table.toggle_game_log()

    def set_focus_first(self) -> None:
        if self._table.claims.isVisible():
            # Somebody is in the middle of it.
            return
        if self._options.requests:
            # No answer gets the focus: no key may give one by mistake.
            self._options.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._table.set_focus_first()

    def show_printed(self, shown: PrintedScene) -> None:
        self._shown = shown
        self._show(shown, self.ui.words, shown.public)
        self.set_focus_first()

    def _show(self, shown: PrintedScene, words: Catalogue, public: TableScene | None) -> None:
        happened = ""
        about = "" if shown.about is None else shown.names[shown.about]
        question = texts.format_question(words, shown.ask, about)
        self._table.setVisible(public is not None)
        if public is not None:
            is_over = public.view.outcome is not None
            public = replace(public, note="" if shown.asked_at_table or is_over else question)
            self.scene = public
            self._table.show_table(public)
            self.table_shown.emit(public)
            view = public.view
            changed = format_entries(words, public.announced, public.chronicle, public.names, view.edition)
            events = self._table.filter_unannounced(public.events)
            news = describe_events(words, events, public.names, view.edition)
            happened = "\n".join(part for part in (changed, news) if part)
        show_question = partial(self._show_question, shown, words, question, happened)
        if self.stage.showpiece:
            self._later = show_question
        else:
            show_question()

    def _ask_later(self) -> None:
        """Ask in the column, now that everyone has seen what happened."""
        later, self._later = self._later, None
        if later is not None:
            later()
            self.set_focus_first()

    def _show_question(self, shown: PrintedScene, words: Catalogue, question: str, happened: str) -> None:
        at_table = shown.public is not None
        text = texts.describe_printed_step(words, shown.ask, shown.edition, veto=shown.may_propose_veto)
        self._question.setText(question)
        self._text.setText(text)
        reminder = texts.format_reshuffle_reminder(words, shown.reshuffled) if shown.reshuffled else ""
        self._reminder.show_text(reminder)
        self._refusal.hide()
        self._options.show_options(shown)
        self._narrator.setVisible(not at_table)
        self._undo.setEnabled(shown.may_undo)
        self._undo.setVisible(at_table)
        self._arrange()
        if not shown.asked_at_table:
            announce(self, "\n".join(part for part in (happened, reminder, question, text) if part))
        elif reminder:
            announce(self, reminder)

    def _emit_fact(self, request: TableRequest) -> None:
        """Emit an action of the table page as a fact of the printed game."""
        match request:
            case CountHandsRequest(votes):
                self.wanted.emit(VotesEntry(tuple(sorted(votes.items()))))
            case NoteClaimRequest(claim):
                self.wanted.emit(ClaimEntry(claim))
            case WithdrawClaim(occasion):
                self.wanted.emit(WithdrawalEntry(occasion))
            case Continue() | Undo() | ShowRoleRequest() | ChangeBallot():
                # Nothing of this is on the screen: cards and ballots lie on the real table.
                pass
            case decision:
                self.wanted.emit(decision)

    def _lay_out(self) -> None:
        self._question.setProperty("type", Text.CONTROL.value)
        for label in (self._reminder, self._refusal):
            label.hide()
        said = QWidget()
        self._said = QVBoxLayout(said)
        self._said.setContentsMargins(0, 0, 0, 0)
        for part in (self._reminder, self._refusal, self._text, self._options):
            self._said.addWidget(part)
        self._said.addStretch(1)
        self._beside = QFrame()
        self._beside.setProperty("sheet", "true")
        self._column = QVBoxLayout(self._beside)
        self._column.addWidget(self._name)
        self._column.addWidget(self._question)
        self._area = wrap_in_scroll_area(said)
        self._column.addWidget(self._area, 1)
        for button in self._buttons:
            self._column.addWidget(button)
        self._whole = QHBoxLayout(self)
        self._whole.addWidget(self._table, 1)
        self._whole.addWidget(self._beside)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        theme = self.ui.theme
        space = theme.space
        alone = self._shown is None or self._shown.public is None
        # The table beside it is as large whatever the size of texts.
        wanted = theme.type.as_drawn.capitals(Text.BODY) * 28
        width = round(min(max(wanted, self.width() * 0.22), self.width() * 0.32))
        if alone:
            width = max(width, round(self.width() * 0.5))
        self._beside.setFixedWidth(width)
        self._whole.setContentsMargins(0, 0, 0 if alone else space.small, 0)
        self._whole.setSpacing(space.small)
        self._column.setContentsMargins(*(4 * (space.medium,)))
        self._column.setSpacing(space.small + space.tight)
        self._said.setSpacing(space.small + space.tight)
        self._set_text_sizes(width)

    update_theme = _arrange

    def _set_text_sizes(self, width: int) -> None:
        """Make the texts of the column as large as they fit at once, answers included."""
        kind = self.ui.theme.type
        inner = width - 2 * self.ui.theme.space.medium - 2 * self._beside.frameWidth()
        # Of a column that stands alone, no more than beside a table.
        column = min(width, round(self.width() * 0.32))

        def fits(percent: int) -> bool:
            return self._height_at(percent, inner, column) <= self.height()

        percent = find_largest_size(kind.percent, kind.as_drawn.percent, fits, step=_STEP)
        # A bar that once came takes the width from lines that would need none with it.
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits(percent) else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._area.setVerticalScrollBarPolicy(bar)
        self._scaled.percent = percent
        for part in (self._options, *self._buttons):
            broadcast(part, AppearanceChange(texts=False))
        for label, _, _, pixels in self._list_text_sizes(percent, column):
            label.setStyleSheet(f"font-size: {pixels}px")

    def _list_text_sizes(self, percent: int, column: int) -> list[tuple[PlainLabel, Family, bool, int]]:
        """Every text with its family, whether it is bold, and its size."""
        kind = self.ui.theme.with_text_percent(percent).type
        body = kind.pixels(Text.BODY)
        return [
            (self._name, Family.TEXT, False, body),
            (self._question, Family.GOTHIC, False, max(kind.pixels(Text.CONTROL), column // 11)),
            (self._text, Family.TEXT, False, max(body, column // 18)),
            (self._reminder, Family.TEXT, True, max(body, column // 16)),
            (self._refusal, Family.TEXT, True, max(body, column // 16)),
        ]

    def _height_at(self, percent: int, inner: int, column: int) -> int:
        """Return the height of the whole column with texts of this size."""
        theme = self.ui.theme.with_text_percent(percent)
        parts = [self._options.height_at(theme)]
        for label, family, bold, pixels in self._list_text_sizes(percent, column):
            if label is self._question:
                parts.append(self._question.height_at(pixels, inner))
            elif not label.isHidden():
                parts.append(measure_text_height(label.text(), family, pixels, inner, bold=bold))
        parts += [
            button.compute_size_hint(theme).height() for button in self._buttons if not button.isHidden()
        ]
        margins = self._column.contentsMargins()
        between = self._column.spacing() * (len(parts) + 2)
        return sum(parts) + between + margins.top() + margins.bottom()
