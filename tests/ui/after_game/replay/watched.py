"""The page that shows a finished game again, without a program around it."""

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from shgui import resources
from shgui.library.finished_game import FinishedGame
from shgui.presentation.scenes import TableScene
from shgui.ui.after_game.replay_page import ReplayPage
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Motion, Scheme, Theme, load_fonts
from shgui.ui.widgets.animation_stage import NO_MOTION
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import load_catalogue
from tests.ui.after_game.replay.evenings import told_game
from tests.ui.asked import RecordingRouter

SIZE = (1280, 690)


class StillClock(QObject):
    """Runs out when it is told to."""

    timeout = Signal()

    def __init__(self, milliseconds: int) -> None:
        super().__init__()
        self.milliseconds = milliseconds
        self.running = False

    def start(self) -> None:
        self.running = True

    def stop(self) -> None:
        self.running = False

    def run_out(self) -> None:
        assert self.running
        self.running = False
        self.timeout.emit()


def renderer(motion: Motion = NO_MOTION, scheme: Scheme = Scheme.LIGHT, percent: int = 100) -> Renderer:
    load_fonts(resources.assets() / "fonts")
    theme = Theme.of(scheme, height=720, percent=percent)._replace(motion=motion)
    return Renderer(theme, Art(resources.assets()))


class Watched:
    def __init__(self, motion: Motion = NO_MOTION, language: str = "en") -> None:
        self.clocks: list[StillClock] = []
        self.router = RecordingRouter()
        self.page = ReplayPage(
            UiContext(renderer(motion), load_catalogue(language)), self.router, self._clock
        )
        self.second: list[TableScene] = []
        self.page.step_shown.connect(self._keep)
        broadcast(self.page)
        self.page.resize(*SIZE)
        self.page.watch(told_game())
        self.page.show()
        self.page.activateWindow()
        QApplication.processEvents()
        self.page.set_focus_first()

    def _clock(self, milliseconds: int) -> StillClock:
        self.clocks.append(StillClock(milliseconds))
        return self.clocks[-1]

    def _keep(self, scene: TableScene, _hidden: object, _stage: object) -> None:
        self.second.append(scene)

    @property
    def game(self) -> FinishedGame:
        return told_game()

    @property
    def last(self) -> int:
        return len(told_game().steps) - 1

    @property
    def running(self) -> list[int]:
        """Return the clock that is running."""
        return [clock.milliseconds for clock in self.clocks if clock.running]

    def run_out(self) -> None:
        next(clock for clock in self.clocks if clock.running).run_out()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.page, key, modifier)

    def find(self, name: str) -> QAbstractButton:
        found = self.page.findChild(QAbstractButton, name)
        assert found is not None
        return found

    def click(self, name: str) -> None:
        QTest.mouseClick(self.find(name), Qt.MouseButton.LeftButton)

    def drag_to(self, step: int) -> None:
        line = self.page.timeline
        QTest.mouseMove(line, QPoint(round(line.place_of(step)), line.height() // 2))

    def press_at(self, step: int) -> None:
        line = self.page.timeline
        place = QPoint(round(line.place_of(step)), line.height() // 2)
        QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=place)

    @property
    def told(self) -> list[str]:
        """Return all accessible texts of the page and its widgets."""
        return [
            text.replace("\N{NO-BREAK SPACE}", " ")
            for part in (self.page, *self.page.findChildren(QWidget))
            for text in (part.accessibleName(), part.accessibleDescription(), part.toolTip())
        ]

    def pixels(self) -> bytes:
        QApplication.processEvents()
        image = self.page.grab().toImage()
        return bytes(image.constBits())
