"""The buttons below a replay: steps and rounds, play, speed, hidden cards, back."""

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import replay_texts
from shgui.words.catalogue import Catalogue


class Speed(StrEnum):
    rest: int
    """Milliseconds between the end of a step and the next one."""
    factor: float
    """The speed of animations."""

    def __new__(cls, code: str, rest: int, factor: float) -> "Speed":
        speed = str.__new__(cls, code)
        speed._value_ = code
        speed.rest = rest
        speed.factor = factor
        return speed

    SLOW = "slow", 2600, 1.0
    STEADY = "steady", 1300, 1.6
    FAST = "fast", 500, 3.0


class TransportBar(Themed, QWidget):
    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self._playing = False
        self.round_back = self._button(names.WATCH_ROUND_BACK, Icon.FAR_LEFT)
        self.step_back = self._button(names.WATCH_STEP_BACK, Icon.LEFT)
        self.play = self._button(names.WATCH_PLAY, Icon.PLAY, ButtonKind.PRIMARY)
        self.step_on = self._button(names.WATCH_STEP_ON, Icon.RIGHT)
        self.round_on = self._button(names.WATCH_ROUND_ON, Icon.FAR_RIGHT)
        self.speeds = {
            speed: self._button(names.choice_name(names.WATCH_SPEED, speed), None, checkable=True)
            for speed in Speed
        }
        self.hidden = self._button(names.WATCH_HIDDEN, Icon.EYE, checkable=True)
        self.back = self._button(names.WATCH_BACK, Icon.CLOSE, ButtonKind.QUIET)
        self._groups: tuple[tuple[TypeButton, ...], ...] = (
            (self.round_back, self.step_back, self.play, self.step_on, self.round_on),
            tuple(self.speeds.values()),
            (self.hidden,),
            (self.back,),
        )

    def _button(
        self, name: str, mark: Icon | None, kind: ButtonKind = ButtonKind.PLAIN, *, checkable: bool = False
    ) -> TypeButton:
        button = TypeButton(self.ui, self, name, kind=kind, mark=mark)
        button.setCheckable(checkable)
        # A press leaves the keyboard on the page: its keys mean the same wherever one has clicked.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @property
    def buttons(self) -> tuple[TypeButton, ...]:
        return tuple(button for group in self._groups for button in group)

    def show_speed(self, speed: Speed) -> None:
        for each, button in self.speeds.items():
            button.setChecked(each is speed)

    def show_playing(self, playing: bool) -> None:
        self._playing = playing
        self.play.set_icon(Icon.PAUSE if playing else Icon.PLAY)
        self.play.set_words(replay_texts.get_play_label(self.ui.words, playing=playing))

    def show_place(self, *, first: bool, last: bool) -> None:
        for button in (self.round_back, self.step_back):
            button.setEnabled(not first)
        for button in (self.step_on, self.round_on):
            button.setEnabled(not last)

    def update_theme(self) -> None:
        self._arrange()

    def update_texts(self) -> None:
        words = self.ui.words
        named: tuple[tuple[TypeButton, Callable[[Catalogue], str], Callable[[Catalogue], str]], ...] = (
            (self.round_back, replay_texts.get_round_label, replay_texts.get_round_back_label),
            (self.step_back, replay_texts.get_step_label, replay_texts.get_step_back_label),
            (self.step_on, replay_texts.get_step_label, replay_texts.get_step_on_label),
            (self.round_on, replay_texts.get_round_label, replay_texts.get_round_on_label),
        )
        for button, printed, told in named:
            button.set_words(printed(words))
            button.setAccessibleName(told(words))
        for button, text in zip(self.speeds.values(), replay_texts.list_speeds(words), strict=True):
            button.set_words(text)
            button.setAccessibleDescription(
                # Translators: slow, steady or fast
                words.gettext("How fast the game goes by itself")
            )
        self.hidden.set_words(replay_texts.get_hidden_heading(words))
        self.back.set_words(words.pgettext("button", "Back"))
        self.show_playing(self._playing)
        self._arrange()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, max(button.sizeHint().height() for button in self.buttons))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Place the groups; where there is no room for all words, those beside arrows go first."""
        tight = self.ui.theme.space.tight
        apart = self.ui.theme.space.large
        arrows = (self.round_back, self.round_on, self.step_back, self.step_on)
        for button in (*arrows, self.back, self.hidden):
            button.set_compact(False)
        for button in (*arrows, self.back, self.hidden):
            if self._wanted(tight, apart) <= self.width():
                break
            button.set_compact(True)
        spare = max(0, self.width() - self._wanted(tight, apart))
        # The one that is pressed most has what is left over of the row, up to twice its words.
        more = min(spare, self.play.sizeHint().width())
        shrunk = min(1.0, self.width() / max(1, self._wanted(tight, apart)))
        x = 0.0
        for group in self._groups:
            if group == (self.back,):
                x = self.width() - self.back.sizeHint().width() * shrunk
            for button in group:
                width = button.sizeHint().width() * shrunk + (more if button is self.play else 0)
                button.setGeometry(QRect(round(x), 0, round(width), self.height()))
                x += width + tight * shrunk
            x += (apart - tight) * shrunk

    def _wanted(self, tight: int, apart: int) -> int:
        inside = sum(len(group) - 1 for group in self._groups) * tight
        between = (len(self._groups) - 1) * apart
        return sum(button.sizeHint().width() for button in self.buttons) + inside + between
