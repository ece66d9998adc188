"""The replay of a finished game: its table step by step, by hand or playing by itself.

It shows what was public at each step. With a switch the hidden facts appear beside it; without it they are
never built, and no widget holds them.
"""

from bisect import bisect_left
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.library.finished_game import FinishedGame
from shgui.presentation.scenes import TableScene
from shgui.table.public_log import PublicStep
from shgui.table.seating import find_bot_seats
from shgui.ui import widget_names as names
from shgui.ui.after_game.hidden_rounds import HiddenFacts, build_hidden_facts
from shgui.ui.after_game.replay_rounds import ReplayRound, build_rounds, round_at
from shgui.ui.after_game.replay_table import ReplayTable
from shgui.ui.after_game.timeline import Timeline
from shgui.ui.after_game.transport_bar import Speed, TransportBar
from shgui.ui.shell.pages import ContentPage
from shgui.ui.shell.router import Router
from shgui.ui.widgets.hold_clock import HoldClock, make_countdown
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import replay_texts
from shgui.words.catalogue import Catalogue
from shgui.words.guide_texts import format_progress
from shgui.words.phase_texts import PHASES

_SPEEDS = dict(zip((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3), Speed, strict=True))


class ReplayPage(ContentPage, Themed, QWidget):
    step_shown = Signal(object, object, object)
    """A `TableScene`, its `HiddenFacts` or None, and the `AnimationStage` that plays it."""
    left = Signal()
    """The page is hidden."""

    def __init__(
        self, ui: UiContext, router: Router, wait: Callable[[int], HoldClock] = make_countdown
    ) -> None:
        """`wait` makes a clock for the milliseconds that a step is shown."""
        super().__init__(ui, name=names.WATCH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._router = router
        self.game: FinishedGame | None = None
        """The game with all its steps."""
        self._game: FinishedGame | None = None
        """The game without steps that were undone."""
        self._standing: tuple[int, ...] = ()
        self._rounds: tuple[ReplayRound, ...] = ()
        self._speed = Speed.STEADY
        self._playing = False
        self.step = 0
        """The step that is shown."""
        self.table = ReplayTable(ui)
        self.table.setParent(self)
        self.timeline = Timeline(ui, self)
        self.transport = TransportBar(ui, self)
        self._clocks = {speed: wait(speed.rest) for speed in Speed}
        self._connect()
        self.set_speed(self._speed)

    def enter(self, game: FinishedGame, step: int = 0) -> None:
        """Show a game from this step on. From its beginning it plays; a step that was looked up stays."""
        self.watch(game, step)
        if step == 0:
            self.play()

    def return_to(self, game: FinishedGame, step: int) -> None:
        if game is not self.game:
            self.watch(game, step)

    @property
    def content(self) -> tuple[object, ...]:
        return self.game, self.number

    def watch(self, game: FinishedGame, step: int = 0) -> None:
        """Show a game from this step on, or from the nearest one that there is.

        Steps that were undone are left out.
        """
        self.pause()
        standing = game.standing_steps
        self.game = game
        self._standing = standing
        self._game = shown = game.with_steps(standing)
        self._rounds = build_rounds(shown)
        self.step = min(bisect_left(standing, step), len(standing) - 1)
        with QSignalBlocker(self.transport.hidden), QSignalBlocker(self.timeline):
            self.transport.hidden.setChecked(False)
            self.timeline.show_rounds(self._rounds)
        self._show_again()

    # The page

    def update_theme(self) -> None:
        self._arrange()

    def update_texts(self) -> None:
        words = self.ui.words
        self.setAccessibleName(replay_texts.get_watch_again_label(words))
        self._show(self.step, moving=False)
        self._arrange()

    def help_topic(self) -> str:
        shown = self._shown
        return PHASES[shown.view.phase].topic if shown is not None else ""

    def show_refusal(self, sentence: str) -> None:
        """Do nothing: nothing that is chosen here can be refused."""

    def set_focus_first(self) -> None:
        """Focus the page itself: its keys do everything."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # Steps

    def go_to(self, step: int) -> None:
        """Jump to any step without animation."""
        self._go(step, moving=False)

    def walk(self, steps: int) -> None:
        """Go so many steps forward or back; a single step forward is animated."""
        self.pause()
        self._go(self.step + steps, moving=steps == 1)

    def walk_rounds(self, rounds: int) -> None:
        """Go to the beginning of another round; backwards first to that of this one."""
        if not self._rounds:
            return
        self.pause()
        place = round_at(self._rounds, self.step)
        if rounds < 0 and self.step > self._rounds[place].first:
            rounds += 1
        if place + rounds >= len(self._rounds):
            self._go(self.timeline.maximum(), moving=False)
        else:
            self._go(self._rounds[max(0, place + rounds)].first, moving=False)

    def to_the_end(self) -> None:
        self.pause()
        self._go(self.timeline.maximum(), moving=False)

    def to_the_beginning(self) -> None:
        self.pause()
        self._go(0, moving=False)

    def _go(self, step: int, *, moving: bool) -> None:
        game = self._game
        if game is not None and 0 <= step < len(game.steps) and step != self.step:
            self._show(step, moving=moving)

    @property
    def number(self) -> int:
        """The number of the step that is shown among all steps of the game."""
        return self._standing[self.step]

    # Playing

    @property
    def playing(self) -> bool:
        return self._playing

    def set_speed(self, speed: Speed) -> None:
        self._clocks[self._speed].stop()
        self._speed = speed
        self.transport.show_speed(speed)
        self.table.stage.set_speed(speed.factor)
        self._wait()

    def play(self) -> None:
        """Go on by itself after the usual rest at the step that is shown."""
        self._playing = True
        self.transport.show_playing(True)
        self._wait()

    def play_or_pause(self) -> None:
        if self._playing or self._game is None:
            self.pause()
            return
        self._playing = True
        self.transport.show_playing(True)
        if self.step == len(self._game.steps) - 1:
            self._show(0, moving=False)
        else:
            self._play_on()

    def pause(self) -> None:
        self._playing = False
        self._clocks[self._speed].stop()
        self.transport.show_playing(False)

    def _wait(self) -> None:
        """Start the clock of the step when its animation is over."""
        if self._playing and not self.table.stage.playing:
            self._clocks[self._speed].start()

    def _play_on(self) -> None:
        if self._playing:
            self._go(self.step + 1, moving=True)

    # Content

    @property
    def _shown(self) -> PublicStep | None:
        return self._game.steps[self.step] if self._game is not None else None

    def _show(self, step: int, *, moving: bool) -> None:
        game, words = self._game, self.ui.words
        if game is None:
            return
        before, self.step = game.steps[self.step], step
        with QSignalBlocker(self.timeline):
            self.timeline.setValue(step)
        self.transport.show_place(first=step == 0, last=step == len(game.steps) - 1)
        round_ = self._rounds[round_at(self._rounds, step)].number
        self.timeline.setAccessibleDescription(
            replay_texts.format_round_of(words, round_, self._rounds[-1].number)
        )
        public, hidden = self._scene_of(game, before if moving else None)
        self.table.show_step(public, hidden)
        if self.isVisible():
            self.step_shown.emit(public, hidden, self.table.stage)
        if step == len(game.steps) - 1:
            self.pause()
        self._wait()

    def shown_step(self) -> tuple[TableScene, HiddenFacts | None] | None:
        """Return the step at rest, with what was hidden then if that shows, too."""
        return None if self._game is None else self._scene_of(self._game, None)

    def _scene_of(
        self, game: FinishedGame, before: PublicStep | None
    ) -> tuple[TableScene, HiddenFacts | None]:
        words, round_ = self.ui.words, self._rounds[round_at(self._rounds, self.step)].number
        hidden = (
            build_hidden_facts(words, game, self.step, round_) if self.transport.hidden.isChecked() else None
        )
        return _build_scene(words, game, self.step, before), hidden

    def _show_again(self) -> None:
        self._show(self.step, moving=False)

    def _drag(self, step: int) -> None:
        self.pause()
        self.go_to(step)

    def _connect(self) -> None:
        row = self.transport
        row.round_back.clicked.connect(partial(self.walk_rounds, -1))
        row.step_back.clicked.connect(partial(self.walk, -1))
        row.play.clicked.connect(self.play_or_pause)
        row.step_on.clicked.connect(partial(self.walk, 1))
        row.round_on.clicked.connect(partial(self.walk_rounds, 1))
        for speed, button in row.speeds.items():
            button.clicked.connect(partial(self.set_speed, speed))
        row.hidden.toggled.connect(self._show_again)
        row.back.clicked.connect(self._router.back)
        self.timeline.valueChanged.connect(self._drag)
        self.table.stage.finished.connect(self._wait)
        for clock in self._clocks.values():
            clock.timeout.connect(self._play_on)
        shift = Qt.KeyboardModifier.ShiftModifier
        self._key(QKeySequence(Qt.Key.Key_Left), partial(self.walk, -1))
        self._key(QKeySequence(Qt.Key.Key_Right), partial(self.walk, 1))
        self._key(QKeySequence(shift | Qt.Key.Key_Left), partial(self.walk_rounds, -1))
        self._key(QKeySequence(shift | Qt.Key.Key_Right), partial(self.walk_rounds, 1))
        self._key(QKeySequence(Qt.Key.Key_Home), self.to_the_beginning)
        self._key(QKeySequence(Qt.Key.Key_End), self.to_the_end)
        self._key(QKeySequence(Qt.Key.Key_Space), self.play_or_pause)
        self._key(QKeySequence(Qt.Key.Key_P), row.hidden.toggle)
        self._key(QKeySequence(Qt.Key.Key_Up), partial(self.table.sheet.turn_on, -1))
        self._key(QKeySequence(Qt.Key.Key_Down), partial(self.table.sheet.turn_on, 1))
        for key, speed in _SPEEDS.items():
            self._key(QKeySequence(key), partial(self.set_speed, speed))

    def _key(self, keys: QKeySequence, act: Callable[[], object]) -> None:
        shortcut = QShortcut(keys, self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self._router.back()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._arrange()
        self._show_again()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.pause()
        self.left.emit()

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        space = self.ui.theme.space
        margin, gap = space.small + space.tight, space.small
        width = self.width() - 2 * margin
        row, line = self.transport.sizeHint().height(), self.timeline.sizeHint().height()
        top = self.height() - margin - row
        self.transport.setGeometry(QRect(margin, top, width, row))
        top -= gap + line
        self.timeline.setGeometry(QRect(margin, top, width, line))
        self.table.setGeometry(QRect(0, 0, self.width(), top - gap))


def _build_scene(words: Catalogue, game: FinishedGame, number: int, before: PublicStep | None) -> TableScene:
    """Build the scene of a step; `before` is the step to animate from, if any."""
    step = game.steps[number]
    names_then = tuple(player.name for player in step.players)
    view, seen = step.view, () if before is None else before.view.history
    goes_on = before is not None and view.history[: len(seen)] == seen
    return TableScene(
        view=view,
        names=names_then,
        events=view.history[len(seen) :] if goes_on else (),
        voting=step.voting,
        chronicle=step.lines,
        claims=game.options.claims,
        bots=find_bot_seats(step.players),
        note=format_progress(words, number + 1, len(game.steps)),
        replayed=replay_texts.describe_replay_step(words, step.new, step.lines, names_then, view.edition),
    )
