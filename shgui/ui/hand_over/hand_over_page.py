"""The hand-over sheet: a name for everybody to read, and behind it what one player alone may see.

cover → "nobody else is looking" → hold to see → choose, if there is something to choose → confirm. The steps
and everything that can be seen of them are the same for every role, card and vote. The page asks for a secret
(`ShowSecret`) when holding begins, gets it by `show_secret`, and has forgotten it when holding ends.

Cards to choose from lie in an order of the sheet's own: passed cards come sorted, and whoever sees a hand go
left should not know what lay there. While a hand is open, its cards are named (`names.hand_over_card`) by
their number in the hand that the table gave; while it is closed, by their place.
"""

import secrets
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.actions import PROPOSE_VETO, Vote
from shgui.ui import names
from shgui.ui.game.page_data import HandOver, Secret
from shgui.ui.game.screens import Purpose
from shgui.ui.game.wishes import ChooseCard, Covered, DoneLooking, PutBack, ShowSecret
from shgui.ui.hand_over.cover import cover_for, paint_closed_dossier, paint_cover, paint_task
from shgui.ui.hand_over.cover_plan import plan_cover
from shgui.ui.hand_over.faces import SHEETS, Order, open_hand, veto_may_be_proposed
from shgui.ui.hand_over.hand import PrivateHand
from shgui.ui.hand_over.hold_area import HoldArea
from shgui.ui.hand_over.layout import SheetPlan, plan_sheet
from shgui.ui.paint.backdrop_faces import SheetFace
from shgui.ui.paint.context import smooth_painter
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Text
from shgui.ui.widgets.hold_clock import Clock, countdown
from shgui.ui.widgets.type_button import Kind, TypeButton
from shgui.ui.window.fresh_input import turned
from shgui.words import hand_over
from shgui.words.catalogue import Catalogue
from shgui.words.questions import question

HIDES_AFTER = 20_000
"""Milliseconds without any input."""

_INPUTS = frozenset(
    (
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.TouchUpdate,
        QEvent.Type.KeyPress,
    )
)
_COVERING = frozenset(
    (
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowStateChange,
        QEvent.Type.WindowBlocked,
        QEvent.Type.Hide,
        QEvent.Type.Resize,
        QEvent.Type.Close,
    )
)
"""What happens to the window when somebody else may come to see it."""

_NUMBERS = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2}


Shuffle = Callable[[int], Order]
"""Numbers from 0 on, as many as asked for, in the order in which cards are laid."""


def shuffled(count: int) -> Order:
    """Laid in an order that nobody can foresee, so that a hand that goes left tells nothing."""
    return tuple(secrets.SystemRandom().sample(range(count), count))


class HandOverPage(QWidget):
    wanted = Signal(object)
    """A `HandOverWish`."""
    secret_hidden = Signal()

    def __init__(
        self, renderer: Renderer, *, clock: Clock | None = None, shuffle: Shuffle = shuffled
    ) -> None:
        super().__init__()
        self.setObjectName(names.HAND_OVER)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._renderer = renderer
        self._cover: HandOver | None = None
        self._alone = False
        self._looked = False
        self._choice: int | None = None
        self._veto_offered = False
        self._shuffle = shuffle
        self._order: Order = ()
        self._notice = ""
        self._watched: QWidget | None = None
        self._nobody = TypeButton(renderer, self, names.HAND_OVER_ALONE, kind=Kind.PRIMARY, size=Text.LABEL)
        self._hold = HoldArea(renderer, self, names.HAND_OVER_HOLD)
        self._hand = PrivateHand(renderer, self)
        self._confirm = TypeButton(renderer, self, names.HAND_OVER_CONFIRM, kind=Kind.PRIMARY)
        self._put_back = TypeButton(renderer, self, names.HAND_OVER_PUT_BACK, kind=Kind.QUIET)
        self._clock: Clock = countdown(HIDES_AFTER) if clock is None else clock
        self._connect()
        self._show_step()

    def _connect(self) -> None:
        self._nobody.clicked.connect(self._step_behind)
        self._put_back.clicked.connect(self._return)
        self._confirm.clicked.connect(self._finish)
        self._hold.began.connect(self._want)
        self._hold.ended.connect(self._forget)
        self._hold.slid.connect(self._hand.point_at)
        self._hold.let_go.connect(self._choose_at)
        self._hand.chosen.connect(self._choose)
        self._clock.timeout.connect(self._hide_unasked)
        for widget in (self, self._hold, self._hand):
            widget.installEventFilter(self)
            widget.setMouseTracking(True)

    # What the controller says

    def cover(self, cover: HandOver) -> None:
        """Show a name and forget everything of whoever was here before."""
        self.hide_secret()
        self._cover = cover
        self._looked = self._veto_offered = False
        self._choice = None
        self._notice = ""
        count = len(SHEETS[cover.purpose].backs)
        self._order = self._shuffle(count) if SHEETS[cover.purpose].chooses else tuple(range(count))
        words = cover.words
        self._nobody.set_words(hand_over.alone(words))
        self._put_back.set_words(hand_over.put_back(words))
        self._hold.set_hold(cover.hold)
        self._hold.set_words(hand_over.hold(words, cover.hold), hand_over.release(words, cover.hold))
        self._arrange()
        self._hand.lay_out(cover.purpose, words, question(words, PROPOSE_VETO, ()).button)
        for before, following in pairwise([self._hold, *self._hand.places, self._confirm]):
            QWidget.setTabOrder(before, following)
        self._step(alone=False)
        self.wanted.emit(Covered())

    def show_secret(self, secret: Secret) -> None:
        """The answer to `ShowSecret`; too late, it is dropped."""
        cover = self._cover
        if cover is None or not self._hold.held:
            return
        hand = open_hand(
            cover.words, cover.purpose, secret.view, secret.names, self._order, secret.last_shown
        )
        self._looked = True
        self._notice = ""
        if self._choice is None:
            self._choice = hand.chosen
        if veto_may_be_proposed(cover.purpose, secret.view) and not self._veto_offered:
            self._veto_offered = True
            self._hand.offer_veto()
        self._hand.open_up(hand, self._order, self._choice)
        self._clock.start()
        self._show_step()

    def hide_secret(self) -> None:
        """Whatever is shown is hidden before this returns. It has to be held anew."""
        self._hold.rest()

    def refuse(self, sentence: str) -> None:
        """Why the choice was not taken."""
        self._notice = sentence
        self._show_step()

    # What pages do

    def set_renderer(self, renderer: Renderer) -> None:
        self.hide_secret()
        self._renderer = renderer
        for widget in (self._nobody, self._hold, self._hand, self._confirm, self._put_back):
            widget.set_renderer(renderer)
        self._arrange()
        self.update()

    def retranslate(self, words: Catalogue) -> None:
        """This sheet speaks the language of the player whose name is on it, not the table's."""

    def help_topic(self) -> str:
        return "hand_over" if self._cover is None or not self._alone else SHEETS[self._cover.purpose].topic

    def set_focus_first(self) -> None:
        (self._hold if self._alone else self._nobody).setFocus()

    # The steps

    @property
    def _chooses(self) -> bool:
        return self._cover is not None and SHEETS[self._cover.purpose].chooses

    @property
    def _ready(self) -> bool:
        return self._looked and (self._choice is not None or not self._chooses)

    def _step_behind(self) -> None:
        self._step(alone=True)

    def _step_back(self) -> None:
        self._step(alone=False)
        self.wanted.emit(Covered())

    def _return(self) -> None:
        self.wanted.emit(PutBack())

    def _step(self, *, alone: bool) -> None:
        self._alone = alone
        self._show_step()
        self.set_focus_first()
        turned(self)

    def _want(self) -> None:
        self.wanted.emit(ShowSecret())

    def _forget(self) -> None:
        self._clock.stop()
        was_open = self._hand.is_open
        self._hand.close_up()
        if was_open:
            self.secret_hidden.emit()
        self._show_step()

    def _hide_unasked(self) -> None:
        """Hide and say why, so that nobody thinks the hand was empty."""
        if self._cover is not None:
            self._notice = hand_over.hidden_because(self._cover.words)
        self.hide_secret()

    def _choose_at(self, at: QPoint) -> None:
        place = self._hand.point_at(at)
        if place is not None:
            self._choose(place)

    def _choose(self, place: int) -> None:
        """Only what was looked at can be chosen."""
        if self._chooses and self._looked and place < self._places:
            self._choice = place
            self._notice = ""
            self._hand.show_choice(place)
            self._show_step()

    @property
    def _places(self) -> int:
        cards = 0 if self._cover is None else len(SHEETS[self._cover.purpose].backs)
        return cards + self._veto_offered

    def _finish(self) -> None:
        if self._cover is None or not self._ready:
            return
        self.hide_secret()
        purpose, choice = self._cover.purpose, self._choice
        if choice is None:
            self.wanted.emit(DoneLooking())
        elif purpose is Purpose.BALLOT:
            self.wanted.emit(Vote(self._order[choice] == 0))
        elif choice == len(SHEETS[purpose].backs):
            self.wanted.emit(PROPOSE_VETO)
        else:
            # The Chancellor points at the card to put away, too, and enacts the other one.
            self.wanted.emit(ChooseCard(self._order[1 - choice if purpose is Purpose.ENACT else choice]))

    # What others do

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._watched is not self.window():
            self._watched = self.window()
            self._watched.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self.hide_secret()
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not self._hand.is_open:
            return False
        if event.type() in _COVERING and watched in (self._watched, self):
            self._hide_unasked()
        elif event.type() in _INPUTS:
            self._clock.start()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self._pressed_key(event.key()):
            super().keyPressEvent(event)

    def _pressed_key(self, key: int) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._alone:
                self._finish()
            elif self._put_back.hasFocus():
                self._put_back.click()
            else:
                self._step_behind()
            return True
        if not self._alone:
            return False
        if key == Qt.Key.Key_Escape:
            if self._hold.held:
                self.hide_secret()
            else:
                self._step_back()
            return True
        place = self._place_of(key)
        if place is None:
            return False
        self._choose(place)
        return True

    def _place_of(self, key: int) -> int | None:
        if key in (Qt.Key.Key_J, Qt.Key.Key_N):
            if self._cover is None or self._cover.purpose is not Purpose.BALLOT:
                return None
            return self._order.index(0 if key == Qt.Key.Key_J else 1)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            if self._choice is None:
                return 0 if step > 0 else self._places - 1
            return (self._choice + step) % self._places if self._places else None
        return _NUMBERS.get(Qt.Key(key))

    # How it looks

    def _show_step(self) -> None:
        alone = self._alone
        self._nobody.setVisible(not alone)
        self._put_back.setVisible(not alone)
        for widget in (self._hold, self._hand, self._confirm):
            widget.setVisible(alone)
        if self._cover is not None:
            words, purpose = self._cover.words, self._cover.purpose
            neutral = self._veto_offered and purpose is Purpose.ENACT
            self._confirm.set_words(
                # Translators: button; for the Chancellor who may choose a card or a veto; max 24
                words.pgettext("button", "Confirm") if neutral else hand_over.confirm(words, purpose)
            )
            self._confirm.setEnabled(self._ready)
            self._confirm.setAccessibleDescription(self._status(words))
        self.update()

    def _status(self, words: Catalogue) -> str:
        """Where the player stands, said without a word on what was seen or chosen."""
        if self._notice:
            return self._notice
        if not self._looked:
            return words.gettext("Look first.")
        if not self._chooses:
            return ""
        if self._choice is None:
            return hand_over.nothing_chosen(words)
        return words.gettext("You have chosen. Until you confirm, you can look again and change your choice.")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _plan(self) -> SheetPlan:
        return plan_sheet(self.size(), self._renderer.theme, round(self._put_back.sizeHint().width() * 1.15))

    def _arrange(self) -> None:
        plan = self._plan()
        self._nobody.setGeometry(plan_cover(self.size()).button.toAlignedRect())
        self._hold.setGeometry(plan.hold)
        self._hand.setGeometry(plan.hand)
        self._confirm.setGeometry(plan.confirm)
        self._put_back.setGeometry(plan.put_back)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(320, 240)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = smooth_painter(self)
        self._renderer.draw(painter, QRectF(self.rect()), SheetFace(plain=True), keep=False)
        if self._cover is not None:
            self._paint_words(painter, self._cover)
        painter.end()

    def _paint_words(self, painter: QPainter, cover: HandOver) -> None:
        if self._alone:
            status = self._status(cover.words)
            paint_task(painter, self._plan(), self._renderer.theme, cover, status)
            return
        plan, said = plan_cover(self.size()), cover_for(cover)
        paint_cover(painter, plan, self._renderer, said)
        paint_closed_dossier(painter, plan.dossier, self._renderer, said)
