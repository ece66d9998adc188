"""Players who sit down at the whole program and play by mouse or by keys until a game is over."""

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.engine.actions import CallSpecialElection, Execute, Investigate, Nominate
from shgui.engine.editions import get_edition
from shgui.engine.state import FAIR, Rigging
from shgui.engine.types import Phase, Seat
from shgui.presentation.screens import (
    EndScreen,
    FingerprintScreen,
    HandOverScreen,
    PromptKind,
    ReturnScreen,
    Screen,
    TableScreen,
)
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Options, Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Motion
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.ui.hands import LEFT, half_a_second, key_of, lying, slide
from tests.ui.programs import Started

PLAYERS = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")
DIGITS = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
    Qt.Key.Key_7,
    Qt.Key.Key_8,
    Qt.Key.Key_9,
    Qt.Key.Key_0,
)
_MOST_GESTURES = 1500


class Players(Started):
    """`by_keys`: nobody touches the mouse. What they choose follows from the seed. With `motion` None things
    move as the settings say.
    """

    def __init__(
        self,
        application: QApplication,
        folders: UserFolders,
        *,
        seed: int = 0,
        by_keys: bool = False,
        motion: Motion | None = NO_MOTION,
    ) -> None:
        super().__init__(application, folders, "en")
        self.by_keys = by_keys
        self.clicks = 0
        self.phases: list[Phase] = []
        self._random = Random(seed)
        if motion is not None:
            looks = self.program.appearance
            looks.renderer = Renderer(looks.theme._replace(motion=motion), looks.renderer.art)
            self.program.window.change_appearance(looks.renderer)

    # The table

    def sit_down(self, players: int, voting: Voting = Voting.HANDS, rigging: Rigging = FAIR) -> None:
        options = Options(get_edition("official"), "en", voting)
        seating = [Player(name, "en") for name in PLAYERS[:players]]
        seed = self._random.randbytes(32)
        self.program.games.begin(
            self.program.library_access.library.start(seating, options, seed=seed, rigging=rigging)
        )
        self.application.processEvents()

    def continue_offered(self) -> None:
        self.click(names.HOME_GO_ON)
        self.application.processEvents()

    @property
    def over(self) -> bool:
        return isinstance(self.screen, EndScreen)

    def play_on(self) -> None:
        """To the end of the game."""
        for _ in range(_MOST_GESTURES):
            if self.over:
                return
            self.step()
        raise AssertionError(f"no end in sight at {self.screen}")

    def play_until(self, screen: type[Screen], what: PromptKind | TaskKind) -> bool:
        """Until this is asked for; False where the game is over before."""
        for _ in range(_MOST_GESTURES):
            now = self.screen
            if isinstance(now, EndScreen):
                return False
            if isinstance(now, screen) and what in (getattr(now, "ask", None), getattr(now, "purpose", None)):
                return True
            self.step()
        raise AssertionError(f"no end in sight at {self.screen}")

    def step(self) -> None:
        """Whatever is asked for now."""
        if not isinstance(self.screen, FingerprintScreen):
            self.phases.append(self.table.view(None).phase)
        match self.screen:
            case FingerprintScreen():
                self._press(names.FINGERPRINT_GO_ON, Qt.Key.Key_Return)
            case TableScreen(PromptKind.COUNT_HANDS):
                self._count_hands()
            case TableScreen(PromptKind.ANSWER_VETO):
                self._answer_veto()
            case TableScreen(
                PromptKind.NOMINATE
                | PromptKind.INVESTIGATE
                | PromptKind.SPECIAL_ELECTION
                | PromptKind.EXECUTE,
                seat,
            ) if seat is not None:
                self._choose(seat)
            case TableScreen():
                self._confirm()
            case HandOverScreen(seat, purpose):
                self._behind_the_cover(seat, purpose)
            case ReturnScreen():
                self.lay_open()
            case other:
                raise AssertionError(other)
        self.application.processEvents()

    def lay_open(self) -> None:
        """What was brought about in private, if the screen comes back to the table with it."""
        if isinstance(self.screen, ReturnScreen):
            self._press(names.TO_TABLE_REVEAL, Qt.Key.Key_Return)
            self.application.processEvents()

    # Gestures

    def _look_on(self) -> None:
        """While something is told. With motion off nothing takes any time."""

    def _press(self, name: str, key: Qt.Key) -> None:
        if self.by_keys:
            QTest.keyClick(self.application.focusWidget() or self.window, key)
        else:
            self.clicks += 1
            self.click(name)

    def _confirm(self) -> None:
        self._press(names.TABLE_CONFIRM, Qt.Key.Key_Return)

    def _seat(self, seat: Seat) -> None:
        self._press(names.table_seat(seat), DIGITS[seat])

    def _choose(self, seat: Seat) -> None:
        targets = [
            action.target
            for action in self.table.list_legal_actions(seat)
            if isinstance(action, Nominate | Investigate | CallSpecialElection | Execute)
        ]
        self._seat(self._random.choice(targets))
        self._confirm()

    def _count_hands(self) -> None:
        self._confirm()
        self.application.processEvents()
        self._look_on()
        self._press(names.TABLE_ALL_JA, Qt.Key.Key_J)
        alive = self.table.view(None).alive
        against = self._random.choice((0, 0, 1, len(alive)))
        for seat in self._random.sample(alive, against):
            self._seat(seat)
        self._confirm()

    def _answer_veto(self) -> None:
        if self._random.random() < 0.5:
            self._press(names.TABLE_VETO_AGREE, Qt.Key.Key_J)
        else:
            self._press(names.TABLE_VETO_REFUSE, Qt.Key.Key_N)
        self._confirm()

    def _behind_the_cover(self, seat: Seat, purpose: TaskKind) -> None:
        area = self._begin_hold()
        if purpose in (TaskKind.BALLOT, TaskKind.DISCARD, TaskKind.ENACT):
            cards = 2 if purpose is TaskKind.BALLOT else len(self.table.view(seat).hand)
            place = self._random.randrange(cards)
            if purpose is TaskKind.ENACT and self._random.random() < 0.5 and self._may_veto(seat):
                place = cards
            self._mark(area, place)
        self._end_hold(area)
        self._press(names.HAND_OVER_CONFIRM, Qt.Key.Key_Return)

    def _may_veto(self, seat: Seat) -> bool:
        view = self.table.view(seat)
        return view.veto_unlocked and not view.veto_refused

    def _begin_hold(self) -> QWidget:
        """One gesture, with what is chosen in it."""
        self.clicks += 1
        area = self.find(names.HAND_OVER_HOLD)
        if self.by_keys:
            QTest.keyPress(area, Qt.Key.Key_Space)
        else:
            QTest.mousePress(area, LEFT, pos=QPoint(9, 9))
        half_a_second(area)
        return area

    def _mark(self, area: QWidget, place: int) -> None:
        if self.by_keys:
            QTest.keyClick(area, key_of(self.find("handover.hand"), place))
        else:
            slide(area, lying(self.find("handover.hand"))[place])

    def _end_hold(self, area: QWidget) -> None:
        if self.by_keys:
            QTest.keyRelease(area, Qt.Key.Key_Space)
        else:
            QTest.mouseRelease(area, LEFT, pos=QPoint(9, 9))
