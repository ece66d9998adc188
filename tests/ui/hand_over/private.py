"""A hand-over sheet on its own, and whoever answers it, for tests."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui import resources
from shgui.engine.actions import Discard, Nominate, ProposeVeto, Vote
from shgui.engine.state import State
from shgui.engine.types import Seat
from shgui.engine.view import view_for
from shgui.presentation.requests import (
    ChooseCardRequest,
    CloseHandRequest,
    DoneLookingRequest,
    HandOverRequest,
    OpenHandRequest,
    ReturnScreenRequest,
)
from shgui.presentation.scenes import CoverScene, PrivateView
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.hand_over.hand_over_page import HandOverPage, Shuffle
from shgui.ui.hand_over.open_hand import Order
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue
from tests import patience
from tests.ui.games import after, game

MakeSheet = Callable[..., "Sheet"]

PLAYERS = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")


def in_order(count: int) -> Order:
    return tuple(range(count))


def turned_round(count: int) -> Order:
    return tuple(reversed(range(count)))


class StoppedClock(QObject):
    """Runs out when the test says so."""

    timeout = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.running = False
        self.starts = 0

    def start(self) -> None:
        self.running = True
        self.starts += 1

    def stop(self) -> None:
        self.running = False

    def run_out(self) -> None:
        if self.running:
            self.running = False
            self.timeout.emit()


class Sheet:
    """A page in a window of its own, answered from a state of the engine."""

    def __init__(
        self,
        state: State,
        seat: Seat,
        purpose: TaskKind,
        *,
        hold: bool = True,
        alone: bool = False,
        shuffle: Shuffle = in_order,
    ) -> None:
        load_fonts(resources.assets() / "fonts")
        renderer = Renderer(Theme.of(Scheme.LIGHT, height=600), Art(resources.assets()))
        self.clock = StoppedClock()
        self.dwell = StoppedClock()
        self.reading = StoppedClock()
        self.page = HandOverPage(
            UiContext(renderer, load_catalogue("en")),
            clock=self.clock,
            dwell=self.dwell,
            reading=self.reading,
            shuffle=shuffle,
        )
        self.state = state
        self.seat = seat
        self.purpose = purpose
        self.keeps_to_see = hold
        self.alone = alone
        self.asked = 0
        self.chosen: list[object] = []
        page = self.page
        page.wanted.connect(self._hear)
        page.resize(960, 600)
        self.cover()
        page.show()
        page.activateWindow()
        QTest.qWaitForWindowActive(page, patience.MILLISECONDS)

    def cover(self) -> None:
        words = load_catalogue("en")
        name = PLAYERS[self.seat]
        self.page.cover(
            CoverScene(self.seat, name, self.purpose, "en", hold=self.keeps_to_see, alone=self.alone), words
        )

    def _answer(self) -> None:
        self.asked += 1
        self.page.show_secret(self.secret())

    def secret(self) -> PrivateView:
        return PrivateView(view_for(self.state, self.seat), PLAYERS[: self.state.setup.players])

    def _hear(self, wish: HandOverRequest) -> None:
        match wish:
            case OpenHandRequest():
                self._answer()
            case Vote(ja):
                self.chosen.append(ja)
            case ChooseCardRequest(place):
                self.chosen.append(place)
            case ProposeVeto():
                self.chosen.append("veto")
            case DoneLookingRequest():
                self.chosen.append("done")
            case ReturnScreenRequest():
                self.chosen.append("put back")
            case CloseHandRequest():
                pass

    def find(self, name: str) -> QWidget:
        found: QWidget | None = self.page.findChild(QWidget, name)
        assert found is not None, name
        return found

    @property
    def hold(self) -> QWidget:
        return self.find(names.HAND_OVER_HOLD)

    @property
    def confirm(self) -> QWidget:
        return self.find(names.HAND_OVER_CONFIRM)

    @property
    def cards(self) -> list[QWidget]:
        """By place, whatever they are called while they are open."""
        hand = self.find("handover.hand")
        lying = [child for child in hand.children() if isinstance(child, QWidget) and not child.isHidden()]
        return [child for child in lying if not _is_veto(child)]

    @property
    def spoken(self) -> list[str]:
        return [card.accessibleName() for card in self.cards]

    @property
    def is_open(self) -> bool:
        """Whether anything is said of what lies there."""
        return self.find("handover.hand").accessibleDescription() != ""

    def click(self, name: str) -> None:
        QTest.mouseClick(self.find(name), Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)

    def begin(self) -> None:
        """Press, and not yet for half a second."""
        QTest.mousePress(self.hold, Qt.MouseButton.LeftButton, pos=QPoint(15, 15))

    def press(self) -> None:
        """For half a second."""
        self.begin()
        self.dwell.run_out()

    def press_space(self) -> None:
        QTest.keyPress(self.hold, Qt.Key.Key_Space)
        self.dwell.run_out()

    def release_space(self) -> None:
        QTest.keyRelease(self.hold, Qt.Key.Key_Space)

    def choose(self, *keys: Qt.Key) -> None:
        """While it is seen, by keys."""
        self.press_space()
        for key in keys:
            self.key(key)
        self.release_space()

    def release(self) -> None:
        QTest.mouseRelease(self.hold, Qt.MouseButton.LeftButton, pos=QPoint(15, 15))

    def look(self) -> None:
        self.press()
        self.release()

    def send(self, event: QEvent, to: QWidget | None = None) -> None:
        QApplication.sendEvent(to or self.page, event)

    def while_open(self, act: Callable[[], object]) -> None:
        self.press()
        act()
        self.release()


def _is_veto(widget: QWidget) -> bool:
    return widget.objectName() == names.HAND_OVER_VETO


def same_pixels(one: QPixmap, other: QPixmap) -> bool:
    return one.toImage() == other.toImage()


def differs_at(one: QPixmap, other: QPixmap) -> list[tuple[int, int]]:
    """Where two pictures differ, for messages of failed tests."""
    first, second = one.toImage(), other.toImage()
    found = []
    for y in range(first.height()):
        for x in range(first.width()):
            if QColor(first.pixel(x, y)) != QColor(second.pixel(x, y)):
                found.append((x, y))
                if len(found) == 10:
                    return found
    return found


def enacting(state: State) -> State:
    return after(state, (state.president, Discard(state.hand[0])))


def voting() -> State:
    return after(game(), (0, Nominate(3)))
