"""The table page: everything public, and every choice that is made in public."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from shgui.engine.events import Event
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.presentation.requests import Continue, EndGameRequest, ShowCodeRequest, Undo
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import PromptKind
from shgui.presentation.selection import Selection
from shgui.table.log_lines import Occasion
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as object_names
from shgui.ui.table.animation.scripts import is_moment
from shgui.ui.table.claims import ClaimPanel
from shgui.ui.table.clock import DiscussionClock
from shgui.ui.table.count_animation import write_count
from shgui.ui.table.game_log_model import chronicle_rows
from shgui.ui.table.game_log_sheet import GameLogSheet
from shgui.ui.table.layout import TablePlan
from shgui.ui.table.menus import TableMenu, may_ask_role, may_change
from shgui.ui.table.quick_claim import QuickClaim
from shgui.ui.table.selection_controller import SelectionController, differ_by_phones_alone, is_same_question
from shgui.ui.table.sounds import Sound
from shgui.ui.table.stand_in import StandInPanel
from shgui.ui.table.table_view import TableView
from shgui.ui.table.tooltip_note import TooltipNote
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.question import QuestionDialog
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.tooltip_button import TooltipButton
from shgui.ui.widgets.vote_keys import vote_of_key
from shgui.words import prompt_texts
from shgui.words.event_texts import describe_events
from shgui.words.game_log import format_entries
from shgui.words.help_topics import Topic
from shgui.words.phase_texts import PHASES

_DIGITS = {Qt.Key(Qt.Key.Key_0 + digit): (digit - 1) % 10 for digit in range(10)}
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_TALKS = (PromptKind.COUNT_HANDS, PromptKind.OPEN_BALLOTS)


class TablePage(TableView):
    wanted = Signal(object)
    """A `TableWish`."""
    announced = Signal(str)
    """Text for screen readers."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self.setObjectName(object_names.TABLE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.selecting = SelectionController(self._refresh, self._count, self.wanted.emit)
        self.sheet = GameLogSheet(ui, self, self.play_again, self._open_claim)
        self.claims = ClaimPanel(ui, self, self.wanted.emit)
        self.quick = QuickClaim(ui, self, self.wanted.emit)
        self.clock = DiscussionClock(self)
        self.who_plays_on = StandInPanel(ui, self, self.wanted.emit)
        self.menu = TableMenu(
            ui,
            self,
            self.wanted.emit,
            self._show_lines_of,
            self._ask_who,
            self._ask_bot,
            self.ask_to_end,
        )
        self.header.chronicle.show()
        self._connect()
        self._line_up()

    def _line_up(self) -> None:
        """Lead the Tab key over the table, along the prompt bar, then to tools and game log."""
        surface, band, sheet = self.surface, self.band, self.sheet
        stops: list[QWidget] = [
            *surface.seats,
            *surface.liberal.spaces,
            *surface.fascist.spaces,
            surface.tracker,
            surface.draw,
            surface.discard,
            *band.options,
            band.confirm,
            *self.header.tools,
            sheet.close_button,
            sheet.players,
            sheet.rows,
        ]
        for before, behind in pairwise(stops):
            QWidget.setTabOrder(before, behind)

    # The interface of all pages

    def update_texts(self) -> None:
        super().update_texts()
        self._show_chronicle()

    def help_topic(self) -> str:
        public = self._scene
        if public is None or public.prompt.task is TaskKind.ROLE:
            return Topic.SET_UP
        alone = len(public.bots) == public.view.players - 1
        if alone and public.bots.issuperset(public.view.on_move):
            # While a player who practises waits for bots.
            return Topic.BOTS
        return PHASES[public.view.phase].topic

    def set_focus_first(self) -> None:
        """Focus the page itself: digits, arrows and Enter reach everything from there."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # The interface of the table page

    def show_table(self, public: TableScene) -> None:
        if self._scene is None or not is_same_question(self._scene, public):
            self.claims.hide()
            self.who_plays_on.hide()
            self._rest_focus()
        if self._scene is None or not differ_by_phones_alone(self._scene, public):
            self.menu.close_menu()
        self.claims.follow(public)
        self.selecting.follow(public)
        talk = (public.view.round, len(public.view.history)) if self.selecting.kind in _TALKS else None
        self.clock.follow(talk, public.discussion_seconds)
        super().show_table(public)

    def refuse(self, sentence: str) -> None:
        """Say why a request wasn't done."""
        self.band.show_text(replace(self.band.text, aside=sentence, hint="", stamp=""))
        self._announce(sentence)

    def toggle_chronicle(self) -> None:
        self.sheet.setVisible(self.sheet.isHidden())
        self.header.chronicle.setChecked(not self.sheet.isHidden())
        self._arrange()
        if self._sheet_open:
            self.sheet.rows.setFocus(Qt.FocusReason.OtherFocusReason)
            self.sheet.to_the_end()
        else:
            self.set_focus_first()

    def ask_role(self) -> None:
        """Ask whose role is to be shown again."""
        if self._scene is not None and may_ask_role(self._scene):
            tool = self.header.role_again
            beside = QRect(tool.mapTo(self, QPoint()), tool.size())
            self.menu.open_roles(self._scene, self.ui.words, beside)

    def ask_seat(self) -> None:
        """Ask for whom something is to be changed."""
        if self._scene is not None:
            place = self.surface.boards_place().toRect()
            self.menu.open_seats(self._scene, self.ui.words, QRect(place.topLeft(), QSize(0, 0)))

    def ask_to_end(self) -> None:
        """Ask whether to end the game: the roles turn only when that is confirmed."""
        words, public = self.ui.words, self._scene
        if public is None or not may_change(public):
            return
        question = QuestionDialog(
            self.ui,
            self,
            words.gettext(
                "End the game now? It cannot be continued: nobody wins, all roles are turned over at once,"
                " and the review shows everybody everything that was secret. The game is saved as ended"
                " early."
            ),
            # Translators: button; the table stops in the middle of a game; max 24
            words.pgettext("button", "End, turn over roles"),
            # Translators: button; the table doesn't stop, but plays on; max 24
            words.pgettext("button", "Play on"),
        )
        question.accepted.connect(self._end_now)
        question.open()

    def _end_now(self) -> None:
        self.wanted.emit(EndGameRequest())

    # Selecting

    def _connect(self) -> None:
        self.surface.seat_pressed.connect(self._tap_seat)
        for plate in self.surface.seats:
            plate.menu_wanted.connect(self._open_menu)
        self.band.said.connect(self.selecting.select_vote)
        self.band.confirm.clicked.connect(self.selecting.confirm)
        self.header.take_back.clicked.connect(self._take_back)
        self.header.claims.clicked.connect(self._open_claims)
        self.header.clock.clicked.connect(self.clock.pause)
        self.header.role_again.clicked.connect(self.ask_role)
        self.header.phones.clicked.connect(self._show_code)
        self.header.chronicle.clicked.connect(self.toggle_chronicle)
        self.sheet.close_button.clicked.connect(self.toggle_chronicle)
        self.clock.changed.connect(self._show_clock)

    def _tap_seat(self, seat: Seat) -> None:
        if self._scene is None or seat >= self._scene.view.players:
            return
        if self.selecting.select_seat(seat):
            self.surface.hide_note()
            self._announce(self.band.text.what)
        elif not self.surface.explain(seat):
            self._open_menu(seat)

    def _take_back(self) -> None:
        # The focus never stays on the button that undoes.
        self.set_focus_first()
        self.wanted.emit(Undo())

    def _show_code(self) -> None:
        self.set_focus_first()
        self.wanted.emit(ShowCodeRequest())

    def _count(self) -> None:
        words = self.ui.words

        def said(left: int) -> None:
            self._announce(prompt_texts.get_count(words, left))
            self.sound_due.emit(Sound.CARD if left else Sound.GAVEL)

        def done() -> None:
            self.selecting.follow_countdown(done=True)

        self.selecting.follow_countdown(done=False)
        boards = self.surface.boards_place()
        self.stage.play(write_count(self.ui.renderer, self.devicePixelRatioF(), words, boards, said, done))

    def _open_menu(self, seat: Seat) -> None:
        public = self._scene
        if public is not None and seat < public.view.players:
            self.menu.open_for(seat, public, self.ui.words, self.surface.seats[seat].geometry())

    def _show_lines_of(self, seat: Seat) -> None:
        if not self._sheet_open:
            self.toggle_chronicle()
        self.sheet.show_player(seat)

    def _ask_who(self, seat: Seat) -> None:
        if self._scene is not None:
            self.who_plays_on.ask(seat, self._scene)

    def _ask_bot(self, seat: Seat) -> None:
        if self._scene is not None:
            self.who_plays_on.ask(seat, self._scene, bot=True)

    def _open_claims(self) -> None:
        """Open the panel at the next claim, or close it where it is open."""
        if self.claims.isVisibleTo(self):
            self.claims.hide()
        else:
            self._open_claim(None)

    def _open_claim(self, occasion: Occasion | None) -> None:
        """Open a claim to be made, corrected or withdrawn; with None, the next ones."""
        public = self._scene
        if public is not None and self._may_claim(public):
            self.who_plays_on.hide()
            boards = self.surface.boards_place().toRect()
            room = self.rect().adjusted(0, self.header.height(), 0, -self.band.height())
            if self._sheet_open and not self._sheet_lies_on_boards:
                room.setRight(self.sheet.x())
            self.claims.ask(public, boards, room, occasion)

    def _may_claim(self, public: TableScene) -> bool:
        return bool(public.claimable) and not self._waits

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers or not self._key(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def _key(self, key: Qt.Key) -> bool:
        """Handle a key; return whether it means something here."""
        if key in _DIGITS:
            self._tap_seat(_DIGITS[key])
        elif key in _STEPS:
            self._walk(_STEPS[key])
        elif (ja := vote_of_key(key)) is not None:
            self.selecting.select_vote(ja)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key is Qt.Key.Key_Escape:
            return self._step_back()
        else:
            return False
        return True

    def _enter(self) -> None:
        """Press the focused button; on seats and boards, the one that confirms."""
        focused = self.focusWidget()
        tool = isinstance(focused, QAbstractButton) and not isinstance(focused, TooltipButton)
        if self.band.confirm.isEnabled() and not tool:
            self.band.confirm.click()
        elif isinstance(focused, QAbstractButton):
            focused.click()

    def _walk(self, step: int) -> None:
        """Move the focus from seat to seat, clockwise or back."""
        if self._scene is None:
            return
        count = self._scene.view.players
        here = next((plate.seat for plate in self.surface.seats if plate.hasFocus()), None)
        there = (0 if step > 0 else count - 1) if here is None else (here + step) % count
        self.surface.seats[there].setFocus(Qt.FocusReason.TabFocusReason)

    def _step_back(self) -> bool:
        """Undo the last selection, or close what was opened; return False where there is neither."""
        if self.selecting.unselect():
            return True
        if not self._sheet_open:
            return False
        self.toggle_chronicle()
        return True

    # What the page shows

    def _motion_over(self) -> None:
        if self._ends_at_once:
            # Until the end page shows, the table shows no more than it has told.
            QTimer.singleShot(0, self, self._go_on)
        else:
            super()._motion_over()

    def _go_on(self) -> None:
        if self._ends_at_once:
            self.wanted.emit(Continue())
        elif not self.stage.playing:
            super()._motion_over()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.claims.hide()
        self.who_plays_on.hide()
        self.menu.close_menu()

    def _selection(self) -> Selection:
        return self.selecting.selection

    @property
    def _sheet_open(self) -> bool:
        return not self.sheet.isHidden()

    @property
    def _sheet_lies_on_boards(self) -> bool:
        return self._sheet_open and self.surface.boards_place().intersects(self.sheet.geometry())

    def _play(self, events: tuple[Event, ...], before: PlayerView, following: tuple[Event, ...] = ()) -> None:
        if self._sheet_lies_on_boards:
            # The animation needs the boards.
            self.toggle_chronicle()
        super()._play(events, before, following)

    def _arranged(self, plan: TablePlan) -> None:
        self.claims.hide()
        self.who_plays_on.hide()
        self.menu.close_menu()
        if self._sheet_open:
            self.sheet.setGeometry(plan.sheet)

    def _refresh(self) -> None:
        focused = self.focusWidget()
        super()._refresh()
        public = self._scene
        if public is None:
            return
        self.header.show_tools(
            take_back=public.prompt.can_undo and not self._waits,
            claims=self._may_claim(public),
            clock=self.clock.timing,
            # Offering it would reveal that the game is over.
            role_again=not self.header.role_again.isHidden() if self._waits else may_ask_role(public),
            phones=public.phones_open,
        )
        self.band.show_answer(self.selecting.selection.consent)
        self._ask_quickly(public)
        if self.focusWidget() is not focused:
            # Qt focuses any other button when the focused one is hidden.
            self._rest_focus()

    def _ask_quickly(self, public: TableScene) -> None:
        """Offer one-tap claims, where nothing else lies on the boards."""
        before = self._quick_place
        panels = (self.claims, self.who_plays_on)
        lies_open = any(panel.isVisibleTo(self) for panel in panels) or self._sheet_lies_on_boards
        self.quick.follow(
            public,
            self.surface.between_boards(),
            may_ask=self._may_claim(public) and self._progress is None and not lies_open,
        )
        if self._quick_place != before and self.speech is not None:
            self.speech.lay_again()

    def _rest_focus(self) -> None:
        """Focus the page: every key means something there and none presses a button."""
        if self.isVisible():
            self.set_focus_first()

    def _lay_slip(self, seat: Seat, slip: TooltipNote, text: str) -> None:
        """Lay a remark below open panels, beside one-tap claims where there is room."""
        self.surface.lay_beside(seat, slip, text, self._quick_place)
        for panel in (self.claims, self.who_plays_on):
            if panel.isVisible():
                panel.raise_()

    @property
    def _quick_place(self) -> tuple[QRect, ...]:
        return () if self.quick.isHidden() else (self.quick.geometry(),)

    def _show_clock(self) -> None:
        self.header.clock.set_words(self.clock.reading)
        self.header.arrange()

    def _show_chronicle(self) -> None:
        public, words = self._scene, self.ui.words
        if public is not None:
            rows = chronicle_rows(
                words, public.chronicle, public.names, public.view.edition, public.claimable
            )
            self.sheet.show_players(public.names, claims=public.claims)
            self.sheet.show_rows(rows)

    def _announce_scene(self) -> None:
        """Announce what happened and what is asked, for screen readers."""
        self._show_chronicle()
        public, words = self._scene, self.ui.words
        if public is None or public.prompt.kind is None:
            return
        view = public.view
        changed = format_entries(words, public.told, public.chronicle, public.names, view.edition)
        untold = self.not_announced(public.events)
        happened = describe_events(words, untold, public.names, view.edition)
        asked = prompt_texts.build_prompt(words, public)
        self.setAccessibleName(f"{asked.who}. {asked.what}")
        # Screen readers have read the question: only remarks are new.
        only_said = changed and not happened and len(public.said_by_bots) == len(public.told)
        question = () if only_said else (asked.who, asked.what)
        self._announce("\n".join(part for part in (changed, happened, *question) if part))

    def not_announced(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return the events that no animation has announced."""
        return tuple(event for event in events if self._still or not is_moment(event))

    def _announce(self, text: str) -> None:
        announce(self, text)
        self.announced.emit(text)
