"""The entry of the menus that opens and closes the second screen, with or without a game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.appearance import Appearance
from shgui.ui.shell.menus import Menus

if TYPE_CHECKING:
    from shgui.presentation.scenes import EndScene, FingerprintScene, TableScene
    from shgui.ui.after_game.hidden_rounds import HiddenFacts
    from shgui.ui.table.second_screen import SecondScreen
    from shgui.ui.widgets.animation_stage import AnimationStage


class SecondScreenControl(QObject):
    def __init__(self, menus: Menus, window: QWidget, looks: Appearance, preferences: Preferences) -> None:
        super().__init__(window)
        self._action = menus["second_screen"]
        self._window = window
        self._looks = looks
        self._preferences = preferences
        self._screen: SecondScreen | None = None
        self._scene: TableScene | None = None
        self._fingerprint: FingerprintScene | None = None
        """Shown instead of the table, until the next scene."""
        self._end: tuple[EndScene, AnimationStage] | None = None
        """The end, and the stage on which the window plays it."""
        self._stage: AnimationStage | None = None
        """The stage of the window's table; all windows follow its clock."""
        self._replay: tuple[TableScene, HiddenFacts | None, AnimationStage] | None = None
        """A step of a replay, shown instead of anything else."""
        self._performed: Callable[[], None] | None = None
        """Called when an animation that plays here alone is over."""
        self.sound_due: Callable[[Any], None] = _nobody_hears
        """Called with the sounds of an animation that plays here alone."""
        self._action.toggled.connect(self._set_open)
        preferences.language_changed.connect(self._speak)
        looks.changed.connect(self._dress)

    def show_table(self, scene: "TableScene", stage: "AnimationStage") -> None:
        self._fingerprint, self._scene, self._end = None, scene, None
        if self._stage is not stage:
            self._stage = stage
            if self._screen is not None:
                self._screen.follow(stage)
        if self._screen is not None and self._screen.isVisible():
            self._screen.show_table(scene)

    @property
    def is_open(self) -> bool:
        return self._screen is not None and self._screen.isVisible()

    def perform(self, scene: "TableScene", stage: "AnimationStage", done: "Callable[[], None]") -> None:
        """Play a scene here alone while the window waits; then call `done`."""
        self._fingerprint, self._scene, self._end, self._stage = None, scene, None, stage
        screen = self._screen
        self._performed = done
        if screen is not None:
            screen.leave()
            screen.show_table(scene)
        if screen is None or not screen.stage.playing:
            self._animation_ended()

    def hurry(self) -> None:
        if self._screen is not None and self._performed is not None:
            self._screen.stage.hurry()

    def show_fingerprint(self, shown: "FingerprintScene") -> None:
        self._fingerprint, self._end = shown, None
        if self._screen is not None and self._screen.isVisible():
            self._screen.show_fingerprint(shown)

    def show_end(self, ending: "EndScene", stage: "AnimationStage") -> None:
        """Show the end in step with the window, on whose stage it plays."""
        self._end = ending, stage
        if self._screen is not None and self._screen.isVisible():
            self._screen.show_end(ending, stage)

    def watch(self, scene: "TableScene", hidden: "HiddenFacts | None", stage: "AnimationStage") -> None:
        """Show a step of a replay, until `watched`."""
        self._replay = scene, hidden, stage
        if self._screen is not None and self._screen.isVisible():
            self._screen.show_replay_step(scene, hidden, stage)

    def watched(self) -> None:
        """End a replay and show what was there before."""
        if self._replay is None:
            return
        self._replay = None
        if self._screen is not None:
            self._screen.forget_replay()
            if self._screen.isVisible():
                self._show_all(self._screen)

    def close(self) -> None:
        if self._screen is not None:
            self._screen.close()
            self._screen.deleteLater()
            self._screen = None

    def _set_open(self, wanted: bool) -> None:
        """Open the second screen on another display, or in a window where there is none."""
        if not wanted:
            if self._screen is not None:
                self._screen.close()
            return
        from shgui.ui.table.second_screen import SecondScreen, other_screen

        if self._screen is None:
            self._screen = SecondScreen(self._looks.renderer, self._preferences.words)
            self._screen.closed.connect(self._uncheck)
            self._screen.stage.finished.connect(self._animation_ended)
            self._screen.table.sound_due.connect(self._sound)
            if self._stage is not None:
                self._screen.follow(self._stage)
        self._show_all(self._screen)
        # Windows get their icon once there was time to draw it.
        self._screen.setWindowIcon(self._window.windowIcon())
        self._screen.show_on(other_screen(self._window))

    def _show_all(self, screen: "SecondScreen") -> None:
        if self._scene is not None:
            screen.show_table(self._scene)
        if self._fingerprint is not None:
            screen.show_fingerprint(self._fingerprint)
        if self._end is not None:
            screen.show_end(*self._end)
        if self._replay is not None:
            screen.show_replay_step(*self._replay)

    def _animation_ended(self) -> None:
        # Let all callbacks of this animation run before the next one begins.
        QTimer.singleShot(0, self, self._finish_leading)

    def _finish_leading(self) -> None:
        if self._screen is not None and self._screen.stage.playing:
            # An earlier animation has ended.
            return
        done, self._performed = self._performed, None
        if done is None:
            return
        if self._screen is not None and self._stage is not None:
            self._screen.follow(self._stage)
        done()

    def _sound(self, due: Any) -> None:
        if self._performed is not None:
            self.sound_due(due)

    def _uncheck(self) -> None:
        self._action.setChecked(False)

    def _speak(self) -> None:
        if self._screen is not None:
            self._screen.change_appearance(words=self._preferences.words)

    def _dress(self) -> None:
        if self._screen is not None:
            self._screen.change_appearance(self._looks.renderer)


def _nobody_hears(_due: Any) -> None:
    """Play nothing, as long as nobody plays sounds."""
