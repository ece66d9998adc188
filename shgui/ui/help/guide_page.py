"""A first round for one person: the real table and the real hand-over sheet, and beside them what to do.

What is chosen on them leads on when it fits the story; "Next step" leads on in any case.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from shgui.engine.actions import Investigate, Nominate
from shgui.presentation.requests import (
    ChooseCardRequest,
    Continue,
    CountHandsRequest,
    DoneLookingRequest,
    HandOverRequest,
    OpenHandRequest,
    ReturnScreenRequest,
    ShowRoleRequest,
    TableRequest,
)
from shgui.ui import widget_names as names
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.hand_over.hand_over_page import HandOverPage
from shgui.ui.help.guide import SCRIPT, Guide
from shgui.ui.paint.icons import Icon
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.input_guard import invalidate_input
from shgui.ui.shell.pages import ContentPage, PageName
from shgui.ui.shell.router import Router
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Family, Text
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.largest_type import find_largest_size, measure_text_height
from shgui.ui.widgets.line_breaks import join_last_words
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import guide_texts as texts
from shgui.words.catalogue import Catalogue

_LETTERS, _LETTERS_OF_TITLE = 18, 11
"""Letters in a line of the column, for its sentences and for its title."""


class GuidePage(ContentPage, Themed, QWidget):
    def __init__(self, ui: UiContext, router: Router, preferences: Preferences, games: CurrentGame) -> None:
        super().__init__(ui, name=names.GUIDE)
        self._router = router
        self._preferences = preferences
        self._games = games
        self._guide = Guide()
        self._hold = True
        self._table = TablePage(ui)
        self._sheet = HandOverPage(ui)
        self._stack = QStackedWidget()
        self._progress = PlainLabel(wraps=True, voice="soft")
        self._title = PlainLabel(wraps=True, size=Text.CONTROL)
        self._text = PlainLabel(wraps=True)
        self._task = PlainLabel(wraps=True, bold=True)
        self._next = TypeButton(ui, self, names.GUIDE_NEXT, mark=Icon.RIGHT)
        self._previous = TypeButton(ui, self, names.GUIDE_PREVIOUS, mark=Icon.LEFT)
        self._leave = TypeButton(ui, self, names.GUIDE_LEAVE, kind=ButtonKind.QUIET, mark=Icon.CLOSE)
        self._leads_on = False
        """The end leads into practice, which it doesn't in the middle of a game."""
        self._waits = False
        """The step is explained when the animation of the table is over."""
        for button in (self._previous, self._leave):
            button.set_compact(True)
        stays = self._leave.sizePolicy()
        stays.setRetainSizeWhenHidden(True)
        self._leave.setSizePolicy(stays)
        self._lay_out()
        self._connect()

    def enter(self) -> None:
        """Begin with the first step; do nothing if the page is open already."""
        if not self.isVisible():
            hold = self._preferences.settings.hold_to_see
            self.begin(hold=hold, leads_on=self._games.any_table is None)

    def begin(self, *, hold: bool, leads_on: bool = False) -> None:
        """Begin with the first step. `hold`: secrets are looked at by holding, not by a press."""
        self._guide = Guide()
        self._leads_on = leads_on
        self._hold = hold
        self._show_step()

    def update_theme(self) -> None:
        self._update_spacing()

    def update_texts(self) -> None:
        words = self.ui.words
        self._previous.set_words(
            # Translators: button; goes back one step in the guided first round; max 24
            words.pgettext("button", "One step back")
        )
        self._show_step()

    def help_topic(self) -> str:
        return self._sheet.help_topic() if self._stack.currentWidget() is self._sheet else "round"

    def show_refusal(self, sentence: str) -> None:
        (self._sheet if self._stack.currentWidget() is self._sheet else self._table).show_refusal(sentence)

    def set_focus_first(self) -> None:
        if self._stack.currentWidget() is self._sheet:
            self._sheet.set_focus_first()
        elif self._guide.is_last:
            self._next.setFocus()
        else:
            self._table.set_focus_first()

    def hide_from_others(self) -> None:
        """Cover what is held open, as on the real private page."""
        self._sheet.hide_from_others()

    # What is done

    def _connect(self) -> None:
        self._table.wanted.connect(self._on_request)
        self._table.stage.finished.connect(self._explain_awaited_step)
        self._sheet.wanted.connect(self._on_request)
        self._next.clicked.connect(self._next_or_leave)
        self._previous.clicked.connect(self._go_back)
        self._leave.clicked.connect(self._router.back)
        for key, slot in ((Qt.Key.Key_PageDown, self._next_or_leave), (Qt.Key.Key_PageUp, self._go_back)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _on_request(self, request: TableRequest | HandOverRequest) -> None:
        match request:
            case Nominate(seat) | Investigate(seat):
                self._go_on_if(self._guide.choose_seat(seat))
            case CountHandsRequest(votes):
                self._go_on_if(self._guide.vote(votes))
            case ChooseCardRequest(place):
                self._go_on_if(self._guide.choose_card(place))
            case OpenHandRequest():
                secret = self._guide.build_private_view()
                if secret is not None:
                    self._sheet.show_secret(secret)
            case Continue() | DoneLookingRequest():
                self._go_on()
            case ReturnScreenRequest():
                self._go_back()
            case ShowRoleRequest():
                self._go_on_if(False)
            case _:
                # Nothing else is offered in this round.
                pass

    def _go_on_if(self, fits: bool) -> None:
        """Go on to the next step if a choice fits the story; otherwise ask to follow the text."""
        if fits:
            self._go_on()
            return
        self.show_refusal(
            self.ui.words.gettext(
                "In a game you could do this. Here, please do what the text beside the table says."
            )
        )

    def _go_on(self) -> None:
        self._guide.forward()
        self._show_step()
        self.set_focus_first()

    def _go_back(self) -> None:
        self._guide.back()
        self._show_step()
        self.set_focus_first()

    def _next_or_leave(self) -> None:
        if self._guide.is_last and self._leads_on:
            self._router.open(PageName.PRACTICE)
        elif self._guide.is_last:
            self._router.back()
        else:
            self._go_on()

    # What is seen

    def _show_step(self) -> None:
        words = self.ui.words
        invalidate_input(self)
        self._waits = False
        cover = self._guide.build_cover_scene(words.language, hold=self._hold)
        if cover is not None:
            self._sheet.cover(cover, words)
            self._stack.setCurrentWidget(self._sheet)
        else:
            self._sheet.hide_secret()
            public = self._guide.build_table_scene()
            if public is not None:
                self._table.show_table(public)
            self._stack.setCurrentWidget(self._table)
        self._waits = self._table.stage.showpiece
        if not self._waits:
            self._explain_step(words)

    def _explain_awaited_step(self) -> None:
        if self._waits:
            self._waits = False
            self._explain_step(self.ui.words)

    def _explain_step(self, words: Catalogue) -> None:
        """Show and announce the column's texts for this step."""
        guide = self._guide
        title, told = texts.STEPS[guide.step].title(words), texts.STEPS[guide.step].paragraphs(words)
        task = texts.format_step_task(words, guide.step, guide.name)
        self._progress.setText(texts.format_progress(words, guide.number, len(SCRIPT)))
        self._title.setText(title)
        self._text.setText("\n\n".join(told))
        self._task.setText(join_last_words(task))
        finish = (
            # Translators: button at the end of the guided first round: a game of one person among bots;
            # max 28
            words.pgettext("button", "Practice game with bots")
            if self._leads_on
            # Translators: button after the last step of the guided first round; max 24
            else words.pgettext("button", "End of the guide")
        )
        # Translators: button; goes on to the next step of the guided first round; max 24
        self._next.set_words(finish if guide.is_last else words.pgettext("button", "Next step"))
        self._next.set_icon(Icon.BOT if guide.is_last and self._leads_on else Icon.RIGHT)
        self._leave.set_words(
            # Translators: button; ends the guided first round before its last step; max 24
            words.pgettext("button", "Leave the guide")
        )
        self._leave.setVisible(not guide.is_last or self._leads_on)
        self._previous.setEnabled(guide.number > 1)
        self._area.verticalScrollBar().setValue(0)
        self._update_spacing()
        announce(self, "\n".join((title, *told, task)))

    def _lay_out(self) -> None:
        self._stack.addWidget(self._table)
        self._stack.addWidget(self._sheet)
        said = QWidget()
        self._said = QVBoxLayout(said)
        self._said.setContentsMargins(0, 0, 0, 0)
        self._said.addWidget(self._text)
        self._said.addStretch(1)
        self._area = wrap_in_scroll_area(said)
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._beside = QFrame()
        self._beside.setProperty("sheet", "true")
        self._column = QVBoxLayout(self._beside)
        self._head = QHBoxLayout()
        self._head.addWidget(self._progress, 1)
        self._head.addWidget(self._leave)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._previous)
        self._foot.addWidget(self._next, 1)
        self._column.addLayout(self._head)
        self._column.addWidget(self._title)
        self._column.addWidget(self._area, 1)
        self._column.addWidget(self._task)
        self._column.addLayout(self._foot)
        self._whole = QHBoxLayout(self)
        self._whole.addWidget(self._stack, 1)
        self._whole.addWidget(self._beside)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._update_spacing()

    def _update_spacing(self) -> None:
        theme = self.ui.theme
        space = theme.space
        # The table beside it is as large whatever the size of texts.
        wanted = theme.type.as_drawn.capitals(Text.BODY) * 32
        width = round(min(max(wanted, self.width() * 0.24), self.width() * 0.34))
        self._beside.setFixedWidth(width)
        self._whole.setContentsMargins(0, 0, space.small, 0)
        self._whole.setSpacing(space.small)
        self._column.setContentsMargins(space.medium, space.medium, space.medium, space.medium)
        self._column.setSpacing(space.small + space.tight)
        self._foot.setSpacing(space.small)
        self._enlarge_texts(width)

    def _enlarge_texts(self, width: int) -> None:
        """Make the texts of the column as large as they fit at once."""
        kind = self.ui.theme.type
        drawn = max(kind.as_drawn.pixels(Text.BODY), width // _LETTERS)
        title = max(kind.pixels(Text.CONTROL), width // _LETTERS_OF_TITLE)
        inner = width - 2 * self.ui.theme.space.medium - 2 * self._beside.frameWidth()
        for line in (self._head, self._foot):
            # It may know no more than how high its buttons were before.
            line.invalidate()

        def fits(pixels: int) -> bool:
            bold = measure_text_height(self._task.text(), Family.TEXT, pixels, inner, bold=True)
            told = measure_text_height(self._text.text(), Family.TEXT, pixels, inner)
            head = measure_text_height(self._title.text(), Family.GOTHIC, title, inner)
            return head + told + bold <= self._room_for_words

        body = find_largest_size(max(kind.pixels(Text.BODY), drawn), drawn, fits)
        for label, pixels in ((self._title, title), (self._text, body), (self._task, body)):
            label.setStyleSheet(f"font-size: {pixels}px")

    @property
    def _room_for_words(self) -> int:
        lines = (self._head, self._foot)
        margins = self._column.contentsMargins()
        between = self._column.spacing() * (self._column.count() - 1)
        taken = sum(line.sizeHint().height() for line in lines) + margins.top() + margins.bottom() + between
        return self.height() - taken
