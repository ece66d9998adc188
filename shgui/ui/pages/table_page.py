"""The table: everything public, and every choice that is made in public.

Built from a `Moment`, tells by signals what the players want. What is tapped in stays here until confirmed.
"""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.events import Event
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.ui import names as object_names
from shgui.ui.flow import Ask, TableScreen
from shgui.ui.models.chronicle_model import chronicle_rows
from shgui.ui.motion import Stage
from shgui.ui.page import Moment
from shgui.ui.paint.press import Press
from shgui.ui.sounds import Sound
from shgui.ui.widgets import table_faces
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.table_asking import asking
from shgui.ui.widgets.table_band import Band, Option
from shgui.ui.widgets.table_chronicle import ChronicleSheet
from shgui.ui.widgets.table_claims import ClaimPanel, open_occasions
from shgui.ui.widgets.table_clock import DiscussionClock
from shgui.ui.widgets.table_count import write_count
from shgui.ui.widgets.table_faces import Held
from shgui.ui.widgets.table_header import Header
from shgui.ui.widgets.table_layout import TablePlan, plan_table
from shgui.ui.widgets.table_menus import TableMenus, may_ask_role
from shgui.ui.widgets.table_scores import Stagecraft, write_score
from shgui.ui.widgets.table_surface import Shown, Surface, paint_order
from shgui.ui.widgets.table_tapping import Tapping, same_question
from shgui.words import prompts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.events import announcement
from shgui.words.refusals import refusal

_DIGITS = {Qt.Key(Qt.Key.Key_0 + digit): (digit - 1) % 10 for digit in range(10)}
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_SAYS = {Qt.Key.Key_J: True, Qt.Key.Key_N: False}
_TALKS = (Ask.COUNT_HANDS, Ask.OPEN_BALLOTS)


class TablePage(QWidget):
    nominated = Signal(int)
    hands_counted = Signal(object)
    veto_answered = Signal(bool)
    investigated = Signal(int)
    special_election_called = Signal(int)
    executed = Signal(int)
    went_on = Signal()
    role_wanted = Signal(int)
    ballot_wanted = Signal(int)
    taken_back = Signal()
    claim_noted = Signal(object)
    sound_due = Signal(object)
    """A `Sound`, at the moment when it belongs to what is seen."""
    announced = Signal(str)
    """What a screen reader is told."""

    def __init__(self, press: Press) -> None:
        super().__init__()
        self.setObjectName(object_names.TABLE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._press = press
        self._words: Catalogue | None = None
        self._moment: Moment | None = None
        self._before: PlayerView | None = None
        self._due: tuple[Event, ...] = ()
        """What happened while the page was hidden: its motion waits until it is seen."""
        self._held = Held()
        self._plan: TablePlan | None = None
        self.tapping = Tapping(self)
        self.header = Header(press, self)
        self.surface = Surface(press, self)
        self.band = Band(press, self)
        self.sheet = ChronicleSheet(press, self)
        self.claims = ClaimPanel(press, self)
        self.stage = Stage(self)
        self.clock = DiscussionClock(self)
        self.menus = TableMenus(self)
        self._connect()

    # What every page is told

    def set_press(self, press: Press) -> None:
        self._press = press
        self.stage.finish()
        for part in (self.header, self.surface, self.band, self.sheet, self.claims):
            part.set_press(press)
        self._arrange()
        self._refresh()

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        self.stage.finish()
        for part in (self.header, self.band, self.claims):
            part.retranslate(words)
        self._show_chronicle()
        self._refresh()

    def help_topic(self) -> str:
        return _TOPICS[self._moment.view.phase] if self._moment is not None else _TOPICS[Phase.NOMINATE]

    def set_focus_first(self) -> None:
        """The page itself: digits, arrows and Enter reach everything from there."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # What the table page is told

    def show_moment(self, moment: Moment) -> None:
        """Show what the table knows now; what happened since then moves, as soon as the page is seen."""
        self.stage.finish()
        before, self._moment = self._moment, moment
        self._before = before.view if before is not None else None
        self._held = Held()
        self._due = moment.events
        if before is None or not same_question(before, moment):
            self.claims.hide()
        self.tapping.take_up(moment)
        self._show_chronicle()
        talk = (moment.view.round, len(moment.view.history)) if self.tapping.ask in _TALKS else None
        self.clock.follow(talk, moment.discussion_seconds)
        self._arrange()
        if self.isVisible():
            self._begin_motion()
        self._refresh()
        self._tell()

    def refuse(self, sentence: str) -> None:
        """Something that was wanted could not be done."""
        self.band.show_text(replace(self.band.text, aside=sentence, stamp=""))
        self._announce(sentence)

    def toggle_chronicle(self) -> None:
        self.sheet.setVisible(self.sheet.isHidden())
        self.header.chronicle.setChecked(not self.sheet.isHidden())
        self._arrange()
        if not self.sheet.isHidden():
            self.sheet.rows.setFocus(Qt.FocusReason.OtherFocusReason)
            self.sheet.to_the_end()

    def ask_role(self) -> None:
        """Somebody wants to see the own role again: whose?"""
        if self._words is not None and self._moment is not None and may_ask_role(self._moment):
            self.menus.open_roles(self._moment, self._words, self.header.role_again)

    # What is tapped in

    def _connect(self) -> None:
        self.surface.seat_pressed.connect(self._tap_seat)
        self.surface.menu_wanted.connect(self._open_menu)
        self.menus.role_wanted.connect(self.role_wanted)
        self.menus.ballot_wanted.connect(self.ballot_wanted)
        self.menus.lines_wanted.connect(self._show_lines_of)
        self.tapping.changed.connect(self._refresh)
        self.tapping.answered.connect(self._answer)
        self.tapping.count_wanted.connect(self._count)
        self.band.said.connect(self.tapping.say)
        self.band.confirm.clicked.connect(self.tapping.confirm)
        self.header.take_back.clicked.connect(self.taken_back)
        self.header.claims.clicked.connect(self._open_claims)
        self.header.clock.clicked.connect(self.clock.pause)
        self.header.role_again.clicked.connect(self.ask_role)
        self.header.chronicle.clicked.connect(self.toggle_chronicle)
        self.sheet.closed.connect(self.toggle_chronicle)
        self.claims.noted.connect(self.claim_noted)
        self.stage.finished.connect(self._motion_over)
        self.clock.changed.connect(self._show_clock)

    def _tap_seat(self, seat: Seat) -> None:
        if self._moment is None or seat >= self._moment.view.players:
            return
        if self.tapping.tap_seat(seat):
            self.surface.hide_note()
            self._announce(self.band.text.what)
        elif not self.surface.explain(seat):
            self._open_menu(seat)

    def _answer(self, ask: Ask, answer: object) -> None:
        match ask:
            case Ask.NOMINATE:
                self.nominated.emit(answer)
            case Ask.INVESTIGATE:
                self.investigated.emit(answer)
            case Ask.SPECIAL_ELECTION:
                self.special_election_called.emit(answer)
            case Ask.EXECUTE:
                self.executed.emit(answer)
            case Ask.ANSWER_VETO:
                self.veto_answered.emit(answer)
            case Ask.COUNT_HANDS:
                self.hands_counted.emit(answer)
            case _:
                self.went_on.emit()

    def _count(self) -> None:
        words = self._words
        if words is None:
            return

        def said(left: int) -> None:
            self._announce(prompts.count_down(words, left))
            self.sound_due.emit(Sound.CARD if left else Sound.GAVEL)

        def done() -> None:
            self.tapping.counted(done=True)

        self.tapping.counted(done=False)
        boards = self.surface.boards_place()
        self.stage.play(write_count(self._press, self.devicePixelRatioF(), words, boards, said, done))

    def _open_menu(self, seat: Seat) -> None:
        moment = self._moment
        if self._words is not None and moment is not None and seat < moment.view.players:
            self.menus.open_for(seat, moment, self._words, self.surface.seats[seat])

    def _show_lines_of(self, seat: Seat) -> None:
        if self.sheet.isHidden():
            self.toggle_chronicle()
        self.sheet.show_player(seat)

    def _open_claims(self) -> None:
        moment = self._moment
        if moment is not None:
            occasions = open_occasions(moment.occasions, moment.chronicle, moment.view.phase)
            self.claims.ask(occasions, moment.names, self.surface.boards_place().toRect())

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers or not self._key(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def _key(self, key: Qt.Key) -> bool:
        """Whether the key means something here."""
        if key in _DIGITS:
            self._tap_seat(_DIGITS[key])
        elif key in _STEPS:
            self._walk(_STEPS[key])
        elif key in _SAYS:
            self.tapping.say(_SAYS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.band.confirm.click()
        elif key is Qt.Key.Key_Escape:
            return self._step_back()
        else:
            return False
        return True

    def _walk(self, step: int) -> None:
        """From seat to seat, clockwise or back."""
        if self._moment is None:
            return
        count = self._moment.view.players
        here = next((plate.seat for plate in self.surface.seats if plate.hasFocus()), None)
        there = (0 if step > 0 else count - 1) if here is None else (here + step) % count
        self.surface.seats[there].setFocus(Qt.FocusReason.TabFocusReason)

    def _step_back(self) -> bool:
        """Put away what was tapped or opened last; False where there is nothing of the kind."""
        if self.tapping.untap():
            return True
        if self.sheet.isHidden():
            return False
        self.toggle_chronicle()
        return True

    # Motion

    def _begin_motion(self) -> None:
        events, self._due = self._due, ()
        if not events or self._words is None:
            return
        craft = Stagecraft(
            press=self._press,
            ratio=self.devicePixelRatioF(),
            words=self._words,
            places=self.surface,
            held=self._held,
            refresh=self._refresh,
            sound=self.sound_due.emit,
            before=self._before,
        )
        self.stage.play(write_score(events, craft))

    def _motion_over(self) -> None:
        self._held = Held()
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._arrange()
        self._begin_motion()
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.stage.finish()
        self.surface.hide_note()
        self.claims.hide()

    # What is seen

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.stage.finish()
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._plan is not None:
            painter = QPainter(self)
            paint_order(painter, self._plan, self._press.theme)
            painter.end()

    def _arrange(self) -> None:
        if self._moment is None:
            return
        opened = not self.sheet.isHidden()
        plan = plan_table(self.size(), self._moment.view.players, self._press.theme, sheet=opened)
        if plan == self._plan:
            return
        self._plan = plan
        self.header.setGeometry(plan.header)
        self.surface.place(plan)
        self.band.setGeometry(plan.band)
        if opened:
            self.sheet.setGeometry(plan.sheet)
        self.claims.hide()
        self.update()

    def _refresh(self) -> None:
        moment, words, held = self._moment, self._words, self._held
        if moment is None or words is None:
            return
        # The question comes when everybody has seen what happened.
        waits = held.before is not None
        reasons = {} if waits else moment.refusals
        self.surface.show_table(
            Shown(
                view=moment.view,
                names=moment.names,
                words=words,
                held=held,
                pick=self.tapping.pick,
                choices=frozenset(() if waits else moment.choices),
                refusals={
                    seat: refusal(words, reason, moment.names, moment.view.edition)
                    for seat, reason in reasons.items()
                },
            )
        )
        view = held.before or moment.view
        heading = terms.round_heading(words, view.round)
        self.header.strip.show_face(table_faces.strip_face(view, words), heading)
        self._show_tools(moment)
        self._show_band(moment, words)

    def _show_tools(self, moment: Moment) -> None:
        occasions = open_occasions(moment.occasions, moment.chronicle, moment.view.phase)
        self.header.show_tools(
            take_back=moment.may_take_back,
            claims=moment.claims and bool(occasions),
            clock=self.clock.timing,
            role_again=may_ask_role(moment),
        )

    def _show_band(self, moment: Moment, words: Catalogue) -> None:
        band, before = self.band, self._held.before
        if before is not None:
            band.show_text(replace(band.text, what=terms.phase(words, before.phase), aside="", stamp=""))
            band.offer(Option.NONE, "", possible=False)
            return
        asked = asking(moment, words, self.tapping.answering)
        band.show_text(asked.text)
        band.offer(asked.option, asked.confirm, possible=asked.possible)
        band.show_answer(self.tapping.answering.consent)

    def _show_clock(self) -> None:
        self.header.clock.set_words(self.clock.reading)
        self.header.arrange()

    def _show_chronicle(self) -> None:
        moment, words = self._moment, self._words
        if moment is not None and words is not None:
            rows = chronicle_rows(words, moment.chronicle, moment.names, moment.view.edition)
            self.sheet.retranslate(words, moment.names)
            self.sheet.show_rows(rows)

    def _tell(self) -> None:
        """What happened, and what is asked now, for whoever doesn't see it."""
        moment, words = self._moment, self._words
        if moment is None or words is None or not isinstance(moment.screen, TableScreen):
            return
        screen, view = moment.screen, moment.view
        happened = announcement(words, moment.events, moment.names, view.edition)
        asked = prompts.prompt(words, screen.ask, view, moment.names, screen.seat, screen.purpose or "")
        self.setAccessibleName(f"{asked.who}. {asked.what}")
        self._announce("\n".join(part for part in (happened, asked.who, asked.what) if part))

    def _announce(self, text: str) -> None:
        announce(self, text)
        self.announced.emit(text)


_TOPICS = dict.fromkeys(Phase, "")
