"""The entry of the menus that opens and closes the second screen, with or without a game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.appearance import Appearance
from shgui.ui.shell.menus import Menus

if TYPE_CHECKING:
    from shgui.presentation.scenes import TableScene
    from shgui.ui.table.second_screen import SecondScreen


def find_other_screen(window: QWidget) -> QScreen | None:
    """Return a display that the window isn't on; None where there is only one."""
    here = window.screen()
    return next((screen for screen in QGuiApplication.screens() if screen is not here), None)


class SecondScreenControl(QObject):
    """Opens and closes the second screen. It keeps nothing of a game, which is shown again after each
    `opened`.
    """

    opened = Signal()
    performed = Signal()
    """Everything that was performed here alone is over."""
    sound_due = Signal(object)

    def __init__(
        self,
        menus: Menus,
        window: QWidget,
        appearance: Appearance,
        preferences: Preferences,
        make_screen: "Callable[[], SecondScreen]",
    ) -> None:
        super().__init__(window)
        self._make_screen = make_screen
        self._action = menus["second_screen"]
        self._window = window
        self._appearance = appearance
        self._preferences = preferences
        self._screen: SecondScreen | None = None
        self._action.toggled.connect(self._set_open)
        preferences.language_changed.connect(self._change_appearance)
        appearance.changed.connect(self._change_appearance)

    @property
    def is_open(self) -> bool:
        return self._screen is not None and self._screen.isVisible()

    @property
    def screen(self) -> "SecondScreen | None":
        """The second screen while it is open."""
        return self._screen if self.is_open else None

    def perform(self, scene: "TableScene") -> None:
        """Perform a scene here alone, by a clock of its own, while the window waits."""
        if self._screen is not None:
            self._screen.show_table(scene)
        if not self._is_performing:
            self._emit_performed_soon()

    def hurry(self) -> None:
        """Go to the end of the step that is performed here alone."""
        if self._screen is not None and self._is_performing:
            self._screen.stage.hurry()

    @property
    def _is_performing(self) -> bool:
        stage = None if self._screen is None else self._screen.stage
        return stage is not None and stage.playing and not stage.is_following

    def close(self) -> None:
        if self._screen is not None:
            self._screen.close()
            self._screen.deleteLater()
            self._screen = None

    def _set_open(self, wanted: bool) -> None:
        if not wanted:
            if self._screen is not None:
                self._screen.close()
            return
        if self._screen is None:
            self._screen = self._make_screen()
            self._screen.closed.connect(lambda: self._action.setChecked(False))
            self._screen.stage.finished.connect(self._emit_performed_soon)
            self._screen.table.sound_due.connect(self._forward_sound)
        # The icon is given to the window when there was time to draw it.
        self._screen.setWindowIcon(self._window.windowIcon())
        self._screen.show_on(find_other_screen(self._window))
        self.opened.emit()

    def _emit_performed_soon(self) -> None:
        # Everyone who follows this performance hears of its end before the next one begins.
        QTimer.singleShot(0, self, self._emit_performed_if_over)

    def _emit_performed_if_over(self) -> None:
        screen = self._screen
        if screen is None or not (screen.stage.playing or screen.stage.is_following):
            self.performed.emit()

    def _forward_sound(self, due: object) -> None:
        if self._screen is not None and not self._screen.stage.is_following:
            self.sound_due.emit(due)

    def _change_appearance(self) -> None:
        if self._screen is not None:
            self._screen.change_appearance(self._appearance.renderer, self._preferences.words)
