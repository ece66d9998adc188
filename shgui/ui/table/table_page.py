"""The table page: everything public, and every choice that is made in public."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
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
from shgui.ui.table.animation.scripts import is_watched_event
from shgui.ui.table.claim_panel import ClaimPanel
from shgui.ui.table.count_animation import build_count_animation
from shgui.ui.table.game_log_sheet import GameLogSheet
from shgui.ui.table.header import DiscussionClock
from shgui.ui.table.layout import TablePlan
from shgui.ui.table.quick_claim import QuickClaimSlip
from shgui.ui.table.selection_controller import SelectionController, is_only_phone_change, is_same_question
from shgui.ui.table.sounds import Sound
from shgui.ui.table.stand_in_panel import StandInPanel
from shgui.ui.table.table_menu import ARROW_STEPS, TableMenu, can_change_game, can_show_role
from shgui.ui.table.table_view import TableView
from shgui.ui.table.tooltip_note import TooltipNote
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.poster_dialog import QuestionDialog
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.tooltip_button import TooltipButton
from shgui.ui.widgets.vote_keys import get_vote_of_key
from shgui.words import prompt_texts
from shgui.words.event_texts import describe_events
from shgui.words.game_log import format_entries
from shgui.words.help_topics import Topic
from shgui.words.phase_texts import PHASES

_DIGITS = {Qt.Key(Qt.Key.Key_0 + digit): (digit - 1) % 10 for digit in range(10)}


class TablePage(TableView):
    wanted = Signal(object)
    """A `TableRequest`."""
    announced = Signal(str)

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self.setObjectName(object_names.TABLE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.selection_controller = SelectionController(
            self._refresh, self._start_countdown, self.wanted.emit
        )
        self.sheet = GameLogSheet(ui, self, self.play_again, self._open_claim)
        self.claims = ClaimPanel(ui, self, self.wanted.emit)
        self.quick_claim = QuickClaimSlip(ui, self, self.wanted.emit)
        self.clock = DiscussionClock(self)
        self.stand_in_panel = StandInPanel(ui, self, self.wanted.emit)
        self.menu = TableMenu(
            ui, self, self.wanted.emit, self._show_log_of_player, self._ask_stand_in, self.ask_to_end
        )
        self.header.chronicle.show()
        self.widgets.seat_pressed.connect(self._on_seat_pressed)
        for plate in self.widgets.seats:
            plate.menu_requested.connect(self._open_seat_menu)
        self.prompt_bar.answer_selected.connect(self.selection_controller.select_vote)
        self.prompt_bar.confirm.clicked.connect(self.selection_controller.confirm)
        self.header.take_back.clicked.connect(self._request_undo)
        self.header.claims.clicked.connect(self._toggle_claims)
        self.header.clock.clicked.connect(self.clock.toggle_pause)
        self.header.role_again.clicked.connect(self.open_role_list)
        self.header.phones.clicked.connect(self._request_phone_code)
        self.header.chronicle.clicked.connect(self.toggle_game_log)
        self.sheet.close_button.clicked.connect(self.toggle_game_log)
        self.clock.changed.connect(self._show_clock)
        surface, prompt_bar, sheet = self.widgets, self.prompt_bar, self.sheet
        stops: list[QWidget] = [
            *surface.seats,
            *surface.liberal.spaces,
            *surface.fascist.spaces,
            surface.tracker,
            surface.draw,
            surface.discard,
            *prompt_bar.options,
            prompt_bar.confirm,
            *self.header.tools,
            sheet.close_button,
            sheet.players,
            sheet.rows,
        ]
        for before, behind in pairwise(stops):
            QWidget.setTabOrder(before, behind)

    def update_texts(self) -> None:
        super().update_texts()
        scene = self._scene
        if scene is None:
            return
        self.sheet.show_scene(scene)
        if scene.prompt.kind is not None:
            self._set_accessible_prompt(prompt_texts.build_prompt(self.ui.words, scene))

    def help_topic(self) -> str:
        scene = self._scene
        if scene is None or scene.prompt.task is TaskKind.ROLE:
            return Topic.SET_UP
        alone = len(scene.bots) == scene.view.players - 1
        if alone and scene.bots.issuperset(scene.view.on_move):
            # While a player who practises waits for bots.
            return Topic.BOTS
        return PHASES[scene.view.phase].topic

    def set_focus_first(self) -> None:
        """Focus the page itself: digits, arrows and Enter reach everything from there."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_table(self, scene: TableScene) -> None:
        if self._scene is None or not is_same_question(self._scene, scene):
            self.claims.hide()
            self.stand_in_panel.hide()
            self._focus_page()
        if self._scene is None or not is_only_phone_change(self._scene, scene):
            self.menu.close_menu()
        self.claims.follow(scene)
        self.selection_controller.follow(scene)
        talk = (scene.view.round, len(scene.view.history))
        is_talk = self.selection_controller.prompt_kind in (PromptKind.COUNT_HANDS, PromptKind.OPEN_BALLOTS)
        self.clock.follow(talk if is_talk else None, scene.discussion_seconds)
        super().show_table(scene)

    def show_refusal(self, sentence: str) -> None:
        self.prompt_bar.show_text(replace(self.prompt_bar.text, aside=sentence, hint="", stamp=""))
        self._announce(sentence)

    def toggle_game_log(self) -> None:
        self.sheet.setVisible(self.sheet.isHidden())
        self.header.chronicle.setChecked(not self.sheet.isHidden())
        self._arrange()
        if self._is_sheet_open:
            self.sheet.rows.setFocus(Qt.FocusReason.OtherFocusReason)
            self.sheet.rows.scrollToBottom()
        else:
            self.set_focus_first()

    def open_role_list(self) -> None:
        if self._scene is not None and can_show_role(self._scene):
            tool = self.header.role_again
            beside = QRect(tool.mapTo(self, QPoint()), tool.size())
            self.menu.open_roles(self._scene, beside)

    def open_player_list(self) -> None:
        if self._scene is not None:
            self.menu.open_seats(self._scene, QRect(self.widgets.boards.topLeft(), QSize(0, 0)))

    def ask_to_end(self) -> None:
        """Ask whether to end the game: the roles turn only when that is confirmed."""
        words, scene = self.ui.words, self._scene
        if scene is None or not can_change_game(scene):
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
        question.accepted.connect(lambda: self.wanted.emit(EndGameRequest()))
        question.open()

    def _on_seat_pressed(self, seat: Seat) -> None:
        """Select a seat if the prompt asks for one; otherwise explain it, or open its menu."""
        if self._scene is None or seat >= self._scene.view.players:
            return
        if self.selection_controller.select_seat(seat):
            self.widgets.hide_note()
            self._announce(self.prompt_bar.text.what)
        elif not self.widgets.explain(self.widgets.seats[seat]):
            self._open_seat_menu(seat)

    def _request_undo(self) -> None:
        # The focus never stays on the button that undoes.
        self.set_focus_first()
        self.wanted.emit(Undo())

    def _request_phone_code(self) -> None:
        self.set_focus_first()
        self.wanted.emit(ShowCodeRequest())

    def _start_countdown(self) -> None:
        self.selection_controller.follow_countdown(done=False)
        done = partial(self.selection_controller.follow_countdown, done=True)
        boards, ratio = QRectF(self.widgets.boards), self.devicePixelRatioF()
        self.stage.play(
            build_count_animation(self.ui.renderer, ratio, self.ui.words, boards, self._announce_count, done)
        )

    def _announce_count(self, left: int) -> None:
        self._announce(prompt_texts.get_countdown_call(self.ui.words, left))
        self.sound_due.emit(Sound.CARD if left else Sound.GAVEL)

    def _open_seat_menu(self, seat: Seat) -> None:
        scene = self._scene
        if scene is not None and seat < scene.view.players:
            self.menu.open_seat_menu(seat, scene, self.widgets.seats[seat].geometry())

    def _show_log_of_player(self, seat: Seat) -> None:
        if not self._is_sheet_open:
            self.toggle_game_log()
        self.sheet.show_player(seat)

    def _ask_stand_in(self, seat: Seat, bot: bool) -> None:
        if self._scene is not None:
            self.stand_in_panel.ask(seat, self._scene, bot=bot)

    def _toggle_claims(self) -> None:
        if self.claims.isVisibleTo(self):
            self.claims.hide()
        else:
            self._open_claim(None)

    def _open_claim(self, occasion: Occasion | None) -> None:
        """Open a claim to be made, corrected or withdrawn; with None, the next ones."""
        scene = self._scene
        if scene is not None and self._can_claim(scene):
            self.stand_in_panel.hide()
            boards = self.widgets.boards
            room = self.rect().adjusted(0, self.header.height(), 0, -self.prompt_bar.height())
            if self._is_sheet_open and not self._is_sheet_on_boards:
                room.setRight(self.sheet.x())
            self.claims.ask(scene, boards, room, occasion)

    def _can_claim(self, scene: TableScene) -> bool:
        return bool(scene.claimable) and not self._is_waiting

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers or not self._handle_key(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def _handle_key(self, key: Qt.Key) -> bool:
        if key in _DIGITS:
            self._on_seat_pressed(_DIGITS[key])
        elif key in ARROW_STEPS:
            self._move_focus(ARROW_STEPS[key])
        elif (ja := get_vote_of_key(key)) is not None:
            self.selection_controller.select_vote(ja)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_enter()
        elif key is Qt.Key.Key_Escape:
            return self._unselect_or_close()
        else:
            return False
        return True

    def _on_enter(self) -> None:
        """Press the focused button; on seats and boards, the one that confirms."""
        focused = self.focusWidget()
        tool = isinstance(focused, QAbstractButton) and not isinstance(focused, TooltipButton)
        if self.prompt_bar.confirm.isEnabled() and not tool:
            self.prompt_bar.confirm.click()
        elif isinstance(focused, QAbstractButton):
            focused.click()

    def _move_focus(self, step: int) -> None:
        if self._scene is None:
            return
        count = self._scene.view.players
        here = next((plate.seat for plate in self.widgets.seats if plate.hasFocus()), None)
        there = (0 if step > 0 else count - 1) if here is None else (here + step) % count
        self.widgets.seats[there].setFocus(Qt.FocusReason.TabFocusReason)

    def _unselect_or_close(self) -> bool:
        """Undo the last selection, or close what was opened; return False where there is neither."""
        if self.selection_controller.unselect():
            return True
        if not self._is_sheet_open:
            return False
        self.toggle_game_log()
        return True

    def _on_motion_over(self) -> None:
        if self._ends_at_once:
            # Until the end page shows, the table shows no more than it has told.
            QTimer.singleShot(0, self, self._continue_after_motion)
        else:
            super()._on_motion_over()

    def _continue_after_motion(self) -> None:
        """Ask for the end page, or show what comes after an animation."""
        if self._ends_at_once:
            self.wanted.emit(Continue())
        elif not self.stage.playing:
            super()._on_motion_over()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._close_panels()

    def _get_selection(self) -> Selection:
        return self.selection_controller.selection

    @property
    def _is_sheet_open(self) -> bool:
        return not self.sheet.isHidden()

    @property
    def _is_sheet_on_boards(self) -> bool:
        return self._is_sheet_open and self.widgets.boards.intersects(self.sheet.geometry())

    def _play_events(
        self, events: tuple[Event, ...], before: PlayerView, following: tuple[Event, ...] = ()
    ) -> None:
        if self._is_sheet_on_boards:
            # The animation needs the boards.
            self.toggle_game_log()
        super()._play_events(events, before, following)

    def _close_panels(self) -> None:
        self.claims.hide()
        self.stand_in_panel.hide()
        self.menu.close_menu()

    def _on_arranged(self, plan: TablePlan) -> None:
        self._close_panels()
        if self._is_sheet_open:
            self.sheet.setGeometry(plan.sheet)

    def _refresh(self) -> None:
        focused = self.focusWidget()
        super()._refresh()
        scene = self._scene
        if scene is None:
            return
        self.header.show_tools(
            take_back=scene.prompt.can_undo and not self._is_waiting,
            claims=self._can_claim(scene),
            clock=self.clock.has_discussion,
            # Offering it would reveal that the game is over.
            role_again=not self.header.role_again.isHidden() if self._is_waiting else can_show_role(scene),
            phones=scene.phones_open,
        )
        self.prompt_bar.show_veto_answer(self.selection_controller.selection.consent)
        self._offer_quick_claim(scene)
        if self.focusWidget() is not focused:
            # Qt focuses any other button when the focused one is hidden.
            self._focus_page()

    def _offer_quick_claim(self, scene: TableScene) -> None:
        before = self._quick_claim_rects
        panels = (self.claims, self.stand_in_panel)
        lies_open = any(panel.isVisibleTo(self) for panel in panels) or self._is_sheet_on_boards
        self.quick_claim.follow(
            scene,
            self.widgets.get_rect_between_boards(),
            may_ask=self._can_claim(scene) and self._progress is None and not lies_open,
        )
        if self._quick_claim_rects != before:
            self.speech.place_again()

    def _focus_page(self) -> None:
        if self.isVisible():
            self.set_focus_first()

    def _place_remark(self, seat: Seat, note: TooltipNote, text: str) -> None:
        """Lay a remark below open panels, beside one-tap claims where there is room."""
        self.widgets.show_remark_beside(seat, note, text, self._quick_claim_rects)
        for panel in (self.claims, self.stand_in_panel):
            if panel.isVisible():
                panel.raise_()

    @property
    def _quick_claim_rects(self) -> tuple[QRect, ...]:
        return () if self.quick_claim.isHidden() else (self.quick_claim.geometry(),)

    def _show_clock(self) -> None:
        self.header.clock.set_words(self.clock.time_text)
        self.header.arrange()

    def _announce_scene(self) -> None:
        scene, words = self._scene, self.ui.words
        if scene is None:
            return
        self.sheet.show_scene(scene)
        if scene.prompt.kind is None:
            return
        view = scene.view
        changed = format_entries(words, scene.announced, scene.chronicle, scene.names, view.edition)
        untold = self.filter_unannounced(scene.events)
        happened = describe_events(words, untold, scene.names, view.edition)
        asked = prompt_texts.build_prompt(words, scene)
        self._set_accessible_prompt(asked)
        # Screen readers have read the question: only remarks are new.
        only_said = changed and not happened and len(scene.said_by_bots) == len(scene.announced)
        question = () if only_said else (asked.who, asked.what)
        self._announce("\n".join(part for part in (changed, happened, *question) if part))

    def _set_accessible_prompt(self, asked: prompt_texts.PromptText) -> None:
        self.setAccessibleName(f"{asked.who}. {asked.what}")

    def filter_unannounced(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return the events that no animation has announced."""
        return tuple(event for event in events if self._is_still or not is_watched_event(event))

    def _announce(self, text: str) -> None:
        announce(self, text)
        self.announced.emit(text)
