"""The hand-over page: a name that everyone may read, and a dossier that its player alone opens.

It is held, a card is chosen if there is a choice, it is let go and confirmed: the same for every role, card
and vote. What is open is forgotten when holding ends.

Cards to choose from are shuffled: passed cards come sorted, and someone who sees a hand move to the left
shouldn't learn which card lay there. An open hand's cards are named (`names.hand_over_card`) by their number
in the hand that the table gave, closed ones by their place.
"""

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.actions import PROPOSE_VETO, Vote
from shgui.presentation.requests import (
    ChooseCardRequest,
    CloseHandRequest,
    DoneLookingRequest,
    OpenHandRequest,
    ReturnScreenRequest,
)
from shgui.presentation.scenes import CoverScene, PrivateView
from shgui.table.private_tasks import TaskKind
from shgui.table.public_facts import is_veto_open
from shgui.ui import widget_names as names
from shgui.ui.hand_over.cover import Cover, build_cover, paint_cover, paint_sheet, plan_cover
from shgui.ui.hand_over.dossier import Dossier
from shgui.ui.hand_over.hold_area import OPENS_AFTER, HoldArea
from shgui.ui.hand_over.open_hand import SHEETS, Order, open_hand
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.shell.input_guard import invalidate_input
from shgui.ui.theme import Text
from shgui.ui.widgets.hold_clock import EventCountdown, HoldClock, make_countdown
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.ui.widgets.vote_keys import get_vote_of_key
from shgui.words import hand_over_texts
from shgui.words.catalogue import Catalogue
from shgui.words.question_texts import build_question

HIDES_AFTER = 20_000
"""Milliseconds without input."""
SHOWN_AT_LEAST = 1_000
"""Milliseconds before a press can end a page that opened by itself."""

_INPUTS = (
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchUpdate,
    QEvent.Type.KeyPress,
)
_COVERING = (
    QEvent.Type.WindowDeactivate,
    QEvent.Type.WindowStateChange,
    QEvent.Type.WindowBlocked,
    QEvent.Type.Hide,
    QEvent.Type.Resize,
    QEvent.Type.Close,
)
"""Events after which others may see the window."""

_NUMBERS = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2}


Shuffle = Callable[[int], Order]
"""Return the numbers below a count, in the order in which cards are laid."""


def shuffled(count: int) -> Order:
    """Return an unpredictable order, so that the movement of a hand reveals nothing."""
    return tuple(secrets.SystemRandom().sample(range(count), count))


class HandOverPage(Themed, QWidget):
    wanted = Signal(object)
    """A `HandOverRequest`."""
    secret_hidden = Signal()

    def __init__(
        self,
        ui: UiContext,
        *,
        clock: HoldClock | None = None,
        dwell: HoldClock | None = None,
        reading: HoldClock | None = None,
        shuffle: Shuffle = shuffled,
    ) -> None:
        """`clock` hides the hand without input, `dwell` measures how long the page is held before it opens,
        and `reading` how long a hand that opened by itself is shown at least.
        """
        super().__init__(ui, name=names.HAND_OVER)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._cover: CoverScene | None = None
        self._player_words = ui.words
        """The texts in the language of the player on the cover."""
        self._looked = False
        self._choice: int | None = None
        self._veto_offered = False
        self._passed_over: int | None = None
        """The place that appeared under the pointer: it isn't chosen before the pointer has left it once."""
        self._practised: set[str] = set()
        """The names of players who have chosen a card before, since the group sat down."""
        self._shuffle = shuffle
        self._order: Order = ()
        self._notice = ""
        self._watched: QWidget | None = None
        self._hold = HoldArea(
            ui, self, names.HAND_OVER_HOLD, dwell or EventCountdown(OPENS_AFTER), self._choose_at
        )
        self._hand = Dossier(ui, self._hold)
        self._confirm = TypeButton(
            ui, self, names.HAND_OVER_CONFIRM, kind=ButtonKind.PRIMARY, size=Text.LABEL
        )
        self._put_back = TypeButton(ui, self, names.HAND_OVER_PUT_BACK, kind=ButtonKind.QUIET)
        self._clock: HoldClock = clock or make_countdown(HIDES_AFTER)
        self._reading: HoldClock = reading or EventCountdown(SHOWN_AT_LEAST)
        self._just_opened = False
        """It has just opened by itself, so a press was meant for the page before."""
        self._put_back.clicked.connect(partial(self.wanted.emit, ReturnScreenRequest()))
        self._confirm.clicked.connect(self._finish)
        self._hold.opened.connect(partial(self.wanted.emit, OpenHandRequest()))
        self._hold.closed.connect(self._forget)
        self._hold.slid.connect(self._slide)
        self._hand.chosen.connect(self._choose)
        self._clock.timeout.connect(self._hide_unasked)
        self._reading.timeout.connect(self._accept_presses)
        for widget in (self, self._hold, self._hand, self._confirm):
            widget.installEventFilter(self)
        self._show_step()

    # For the session

    def cover(self, cover: CoverScene, words: Catalogue) -> None:
        """Show a name, and forget everything about the last player; `words` are in this player's language."""
        self.hide_secret()
        self._cover, self._player_words = cover, words
        self._looked = self._veto_offered = False
        self._choice = None
        self._notice = ""
        sheet = SHEETS[cover.purpose]
        count = len(sheet.backs)
        self._order = self._shuffle(count) if sheet.chooses else tuple(range(count))
        hold = cover.hold
        # Translators: button; the screen goes back to the table, nothing was shown; max 32
        self._put_back.set_words(words.pgettext("button", "Not now"))
        self._hold.needs_hold = hold
        self._hold.set_words(
            hand_over_texts.get_open_hint(words, hold),
            hand_over_texts.get_close_hint(words, hold, sheet.chooses),
            hand_over_texts.get_look_hint(words, hold),
        )
        self._arrange()
        self._hand.lay_out(cover.purpose, words, build_question(words, PROPOSE_VETO, ()).button)
        for before, following in pairwise([self._hold, *self._hand.places, self._confirm, self._put_back]):
            QWidget.setTabOrder(before, following)
        self._show_step()
        self.set_focus_first()
        invalidate_input(self)
        self.wanted.emit(CloseHandRequest())

    def show_secret(self, secret: PrivateView) -> None:
        """Open the hand, if the page is still held."""
        cover = self._cover
        if cover is None or not self._hold.is_open:
            return
        hand = open_hand(self._player_words, cover.purpose, secret, self._order)
        if self._chooses and cover.name not in self._practised:
            held, by_key = not self._hold.stays_open, self._hold.at is None
            hand = replace(hand, hint=hand_over_texts.get_choose_hint(self._player_words, held, by_key))
        self._looked = True
        self._notice = ""
        if self._choice is None:
            self._choice = hand.chosen
        if cover.purpose is TaskKind.ENACT and is_veto_open(secret.view):
            self._veto_offered = True
        self._hand.open_up(hand, self._order, self._choice, offers_veto=self._veto_offered)
        at = self._hold.at
        self._passed_over = None if at is None else self._hand.place_at(at)
        self._clock.start()
        if self._alone:
            self._just_opened = True
            self._reading.start()
        self._show_step()

    def hide_secret(self) -> None:
        """Hide the hand before this returns. The page has to be held again."""
        self._hold.rest()

    def hide_from_others(self) -> None:
        """Hide the hand, unless the player is alone."""
        if not self._alone:
            self.hide_secret()

    def open_at_once(self) -> None:
        """Open the hand for a player who is alone, until the task is done."""
        if self._alone and self.isVisible():
            self._hold.open_for_good()
            self.set_focus_first()

    def forget_players(self) -> None:
        """Forget who has chosen cards before: another group plays."""
        self._practised.clear()

    def show_refusal(self, sentence: str) -> None:
        if not self._hand.is_open:
            # It couldn't be opened: the player may try again, or put it back.
            self.hide_secret()
        self._notice = sentence
        self._show_step()

    # As every page

    def update_theme(self) -> None:
        was_open = self._hand.is_open
        self.hide_secret()
        self._arrange()
        self.update()
        if was_open:
            self.open_at_once()

    def help_topic(self) -> str:
        return "hand_over" if self._cover is None or not self._looked else SHEETS[self._cover.purpose].topic

    def set_focus_first(self) -> None:
        (self._confirm if self._confirm.isVisibleTo(self) else self._hold).setFocus()

    # The steps

    @property
    def _alone(self) -> bool:
        return self._cover is not None and self._cover.alone

    @property
    def _chooses(self) -> bool:
        return self._cover is not None and SHEETS[self._cover.purpose].chooses

    @property
    def _ready(self) -> bool:
        return self._looked and (self._choice is not None or not self._chooses)

    def _accept_presses(self) -> None:
        """Accept presses from now on, but not one that has begun already."""
        self._just_opened = False
        invalidate_input(self)

    def _forget(self) -> None:
        self._clock.stop()
        self._reading.stop()
        self._just_opened = False
        was_open = self._hand.is_open
        self._hand.close_up()
        self._show_step()
        if was_open:
            self.secret_hidden.emit()
            if self._ready and self.isVisible() and self._hold.hasFocus():
                self._confirm.setFocus()
            # Keys that were pressed meanwhile are ignored.
            invalidate_input(self)

    def _hide_unasked(self) -> None:
        """Hide the hand and say why, so that no one thinks it was empty."""
        if self._alone:
            return
        if self._cover is not None and self._hand.is_open:
            self._notice = self._player_words.gettext(
                "It was hidden because nobody touched the screen, or because another window appeared."
            )
        self.hide_secret()

    def _slide(self, at: QPoint) -> None:
        place = self._hand.place_at(at)
        if place != self._passed_over:
            self._passed_over = None
            if place is not None:
                self._choose(place)

    def _choose_at(self, at: QPoint) -> bool:
        """Choose the place at this point; return whether there is one."""
        place = self._hand.place_at(at)
        if place is not None:
            self._choose(place)
        return place is not None

    def _choose(self, place: int) -> None:
        if self._chooses and self._hand.is_open and place < self._places:
            self._choice = place
            self._notice = ""
            self._hand.show_choice(place)
            self._show_step()

    @property
    def _places(self) -> int:
        cards = 0 if self._cover is None else len(SHEETS[self._cover.purpose].backs)
        return cards + self._veto_offered

    def _finish(self) -> None:
        if self._cover is None or not self._ready or self._just_opened:
            return
        self.hide_secret()
        purpose, choice = self._cover.purpose, self._choice
        if choice is None:
            self.wanted.emit(DoneLookingRequest())
            return
        self._practised.add(self._cover.name)
        if purpose is TaskKind.BALLOT:
            self.wanted.emit(Vote(self._order[choice] == 0))
        elif choice == len(SHEETS[purpose].backs):
            self.wanted.emit(PROPOSE_VETO)
        else:
            # The Chancellor, too, chooses the card to discard, and enacts the other one.
            self.wanted.emit(
                ChooseCardRequest(self._order[1 - choice if purpose is TaskKind.ENACT else choice])
            )

    # Events

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        # Back from another page. After a hand-over, the session opens it.
        if self._looked:
            QTimer.singleShot(0, self, self.open_at_once)
        if self._watched is not self.window():
            self._watched = self.window()
            self._watched.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self.hide_secret()
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is self._confirm and self._looks_again(event):
            return True
        if not self._hold.is_held:
            return False
        if event.type() in _COVERING and watched in (self._watched, self):
            self._hide_unasked()
        elif event.type() in _INPUTS and self._hand.is_open:
            self._clock.start()
        return False

    def _looks_again(self, event: QEvent) -> bool:
        """Let the space bar hold the page even from the button: looking again confirms nothing."""
        if self._alone or not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Space:
            return False
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._hold.press_key()
        return event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        place = self._place_of(key) if self._hand.is_open else None
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._put_back.hasFocus():
                self._put_back.click()
            else:
                self._finish()
        elif key == Qt.Key.Key_Escape and self._hold.is_held and not self._alone:
            self.hide_secret()
        elif place is not None:
            self._choose(place)
        else:
            super().keyPressEvent(event)

    def _place_of(self, key: int) -> int | None:
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            if self._choice is None:
                return 0 if step > 0 else self._places - 1
            return (self._choice + step) % self._places if self._places else None
        if self._cover is not None and self._cover.purpose is TaskKind.BALLOT:
            # Digits are for places, and ballots lie in another order each time.
            ja = get_vote_of_key(key)
            return None if ja is None else self._order.index(0 if ja else 1)
        return _NUMBERS.get(Qt.Key(key))

    # How it looks

    def _show_step(self) -> None:
        held = self._hold.is_open and not self._hold.stays_open
        self._put_back.setVisible(not self._hold.is_open)
        self._confirm.setVisible(self._ready and not held)
        if self._cover is not None:
            words = self._player_words
            label = hand_over_texts.TASKS[self._cover.purpose].confirm(words)
            if self._veto_offered:
                # Translators: button; for the Chancellor who may choose a card or a veto; max 24
                label = words.pgettext("button", "Confirm")
            self._confirm.set_words(label)
            self._hand.show_cover(self._said(self._cover))
            self._confirm.setAccessibleDescription(self._status(self._cover))
        self.update()

    def _said(self, cover: CoverScene) -> Cover:
        """Return the texts that everyone may read now."""
        said = replace(build_cover(self._player_words, cover), note=self._status(cover))
        if said.below or not self._looked:
            return said
        return replace(said, below=hand_over_texts.TASKS[cover.purpose].heading(self._player_words))

    def _status(self, cover: CoverScene) -> str:
        """Return the player's progress, without a word about what was seen or chosen."""
        words = self._player_words
        if self._notice:
            return self._notice
        if not self._looked:
            return hand_over_texts.get_look_hint(words, cover.hold)
        if cover.purpose is TaskKind.ROLE:
            return hand_over_texts.TASKS[cover.purpose].instruction(words)
        if not self._chooses:
            return ""
        if self._choice is None:
            return hand_over_texts.get_nothing_chosen_text(words)
        return hand_over_texts.get_chosen_text(words)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        plan = plan_cover(self.size(), self.ui.theme)
        done = plan.done.toAlignedRect()
        self._hold.setGeometry(self.rect())
        self._hold.kept_free = done
        self._hand.setGeometry(plan.dossier.toRect())
        self._confirm.setGeometry(done)
        space = self.ui.theme.space
        width = round(self._put_back.sizeHint().width() * 1.15)
        self._put_back.setGeometry(self.width() - space.small - width, space.small, width, space.touch)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(320, 240)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), SheetDrawable(plain=True), keep=False)
        if self._cover is not None:
            plan, palette = plan_cover(self.size(), self.ui.theme), self.ui.theme.palette
            paint_cover(painter, plan, self.ui.renderer, self._said(self._cover))
            # Only for its shadow, which falls on the page.
            paint_sheet(painter, plan.dossier, self.ui.renderer, paper=palette.raised, edge=palette.rule)
        painter.end()
