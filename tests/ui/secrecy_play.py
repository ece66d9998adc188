"""Plays a game as it is written down, on the real window, and looks at it after every gesture."""

from typing import cast

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.engine.actions import END_PEEK, PROPOSE_VETO, Action, AnswerVeto, Discard, Enact, Vote
from shgui.engine.editions import get_edition
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Seat
from shgui.presentation.requests import ChangeBallot, ShowRoleRequest
from shgui.presentation.scenes import FingerprintScene, TableScene
from shgui.presentation.screens import PROMPT_OF_PHASE, HandOverScreen, PromptKind, ReturnScreen, TableScreen
from shgui.storage.journal import Journal
from shgui.table.answers import Accepted
from shgui.table.options import Options, Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player
from shgui.table.table import Table
from shgui.ui import widget_names as names
from shgui.ui.game.game_session import GameSession
from shgui.ui.hand_over.hand_over_page import HandOverPage
from shgui.ui.hand_over.open_hand import SHEETS, Order
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.second_screen_switch import SecondScreenControl
from shgui.ui.table.table_page import TablePage
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue
from tests import patience
from tests.ui.asked import make_page
from tests.ui.fake_pages import FakeSecond
from tests.ui.fake_phones import FakePhones
from tests.ui.hand_over.private import PLAYERS, StoppedClock
from tests.ui.hands import key_of, lying, slide
from tests.ui.secrecy_plan import SEED, Step
from tests.ui.secrecy_watch import HAND, Sight, look_at

Key = Qt.Key
_LEFT = Qt.MouseButton.LeftButton
_PRIVATE = frozenset((Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT, Phase.PEEK))


def turned(count: int) -> Order:
    """The same order in every run."""
    return (*range(1, count), 0)


class Evening(QObject):
    """`by_mouse`: the private sheet is operated by mouse instead of keys."""

    def __init__(
        self,
        journal: Journal,
        renderer: Renderer,
        players: int,
        rigging: Rigging,
        voting: Voting = Voting.HANDS,
        *,
        awaits_words: bool = False,
    ) -> None:
        super().__init__()
        seating = [Player(name, "en") for name in PLAYERS[:players]]
        options = Options(get_edition("official"), "en", voting, claims=True)
        self.table = Table.start(
            seating, options, journal, seed=SEED, rigging=rigging, awaits_words=awaits_words
        )
        self._ui = UiContext(renderer, load_catalogue("en"))
        self.window = MainWindow(self._make_page, self._ui)
        self.window.resize(960, 600)
        self.session = GameSession(
            Router(self.window),
            load_catalogue,
            _hold_to_see,
            cast(SecondScreenControl, FakeSecond()),
            FakePhones(),
            _play,
        )
        self.sights: list[Sight] = []
        self.told: list[object] = []
        """What a second screen is told, and what a screen reader says of the table."""
        self.by_mouse = False
        self.clock = StoppedClock()
        self.dwell = StoppedClock()
        self.held = False
        self.second = SecondScreen(renderer, load_catalogue("en"))
        self.session.presented.connect(self._show_on_second_screen)
        table_page = self.window.page(PageName.TABLE)
        assert isinstance(table_page, TablePage)
        table_page.announced.connect(self.told.append)
        self.session.begin(self.table)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window, patience.MILLISECONDS)
        self.look("begin")

    def close(self) -> None:
        self.second.deleteLater()
        self.window.close()
        self.window.deleteLater()

    def _make_page(self, name: PageName) -> QWidget:
        if name is PageName.HAND_OVER:
            return HandOverPage(self._ui, clock=self.clock, dwell=self.dwell, shuffle=turned)
        return make_page(name, self._ui)

    def _show_on_second_screen(self, scene: object) -> None:
        match scene:
            case TableScene():
                self.second.show_table(scene)
            case FingerprintScene():
                self.second.show_fingerprint(scene)
            case _:
                return
        self.told.append(scene)
        self.sights.append(look_at(self.second, "second screen", hand_open=False))

    # What can be seen

    def look(self, after: str) -> None:
        QApplication.processEvents()
        self.sights.append(look_at(self.window, after, hand_open=self.held))

    @property
    def asks(self) -> PromptKind | None:
        screen = self.session.screen
        return screen.ask if isinstance(screen, TableScreen) else None

    @property
    def sheet(self) -> HandOverScreen:
        screen = self.session.screen
        assert isinstance(screen, HandOverScreen), screen
        return screen

    def find(self, name: str) -> QWidget:
        found: QWidget | None = self.window.findChild(QWidget, name)
        assert found is not None, name
        return found

    # What is done

    @property
    def focused(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focused, key)
        self.look(f"{key.name} at {self.session.screen}")

    def click(self, name: str) -> None:
        QTest.mouseClick(self.find(name), _LEFT)
        self.look(f"click on {name}")

    def hold(self) -> None:
        area = self.find(names.HAND_OVER_HOLD)
        if self.by_mouse:
            QTest.mousePress(area, _LEFT, pos=QPoint(9, 9))
        else:
            QTest.keyPress(area, Key.Key_Space)
        self.dwell.run_out()
        self.held = True
        self.look("hold")

    def let_go(self) -> None:
        area = self.find(names.HAND_OVER_HOLD)
        if self.by_mouse:
            QTest.mouseRelease(area, _LEFT, pos=QPoint(9, 9))
        else:
            QTest.keyRelease(area, Key.Key_Space)
        self.held = False
        self.look("let go")

    def confirm(self) -> None:
        if self.by_mouse:
            self.click(names.HAND_OVER_CONFIRM)
        else:
            self.key(Key.Key_Return)

    def choose(self, place: int, cards: int) -> None:
        """A gesture that may be another one in the other game: it is only looked at afterwards."""
        if self.by_mouse:
            slide(self.find(names.HAND_OVER_HOLD), lying(self.find(HAND))[place])
        else:
            QTest.keyClick(self.focused, key_of(self.find(HAND), place))
        self.look("a choice")

    def private(self, number: int | None = None) -> None:
        """From the cover to the confirmation: looks once, chooses while it is open, looks again."""
        purpose = self.sheet.purpose
        self.hold()
        if number is not None:
            cards = {TaskKind.DISCARD: 3, TaskKind.BALLOT: 2, TaskKind.ENACT: 2}[purpose]
            place = cards if number == cards else turned(cards).index(number)
            self.choose(place, cards)
        self.let_go()
        self.hold()
        self.let_go()
        assert (number is not None) is SHEETS[purpose].chooses
        self.confirm()

    def look_at_roles(self) -> None:
        self.go_on()
        for _ in self.table.players:
            self.private()

    def go_on(self) -> None:
        """The one answer to what is shown to all."""
        self.key(Key.Key_Return)

    def show_role_again(self, seat: Seat) -> None:
        self.session.handle(ShowRoleRequest(seat))
        self.look("role again")
        self.private()

    def put_back(self) -> None:
        self.click(names.HAND_OVER_PUT_BACK)

    def change_ballot(self, seat: Seat, ja: bool) -> None:
        self.session.handle(ChangeBallot(seat))
        self.look("another vote")
        self.private(0 if ja else 1)

    def pick(self, seat: Seat) -> None:
        self.key(Key((Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_7, Key.Key_8,
                      Key.Key_9, Key.Key_0)[seat]))  # fmt: skip
        self.key(Key.Key_Return)

    def beside(self, step: Step) -> None:
        """The same, at the table and not at the screen."""
        for seat, action in _moves(step, self.table):
            assert isinstance(self.table.submit(seat, action), Accepted)
        if step.what is Phase.INVESTIGATE:
            self.look("an investigation from beside")
            self.table.note_secret_shown(step.seat)
        self.look("something from beside")

    def beside_an_open_role(self, step: Step) -> None:
        """Somebody sees his own role again meanwhile."""
        self.session.handle(ShowRoleRequest(3))
        self.hold()
        self.beside(step)
        self.let_go()
        self.confirm()

    def do(self, step: Step) -> None:
        if step.what in _PRIVATE:
            if self.asks is PromptKind.HAND_OVER:
                self.go_on()
            self._do_in_private(step)
        elif step.what is Phase.VOTE:
            self._vote(step)
        elif step.what is Phase.VETO_ANSWER:
            self.key(Key.Key_N)
            self.key(Key.Key_Return)
        else:
            self.pick(step.target)
        if step.what is Phase.INVESTIGATE:
            self.private()
        self.reveal()

    def reveal(self) -> None:
        """The screen lies on the table again, if it came back there."""
        if isinstance(self.session.screen, ReturnScreen):
            self.key(Key.Key_Return)

    def _do_in_private(self, step: Step) -> None:
        if step.what is Phase.PEEK:
            self.private()
        elif step.yes:
            self.private(2)
        else:
            self.private(step.number)

    def _vote(self, step: Step) -> None:
        self.go_on()
        QApplication.processEvents()
        self.key(Key.Key_J)
        for seat, ja in step.votes.items():
            if not ja:
                self.pick_only(seat)
        self.key(Key.Key_Return)

    def pick_only(self, seat: Seat) -> None:
        self.key(Key(int(Key.Key_1) + seat) if seat < 9 else Key.Key_0)


def _moves(step: Step, table: Table) -> list[tuple[Seat, Action]]:
    match step.what:
        case Phase.VOTE:
            return [(seat, Vote(ja)) for seat, ja in step.votes.items()]
        case Phase.VETO_ANSWER:
            return [(step.seat, AnswerVeto(False))]
        case Phase.PRESIDENT_DISCARD:
            return [(step.seat, Discard(table.view(step.seat).hand[step.number]))]
        case Phase.CHANCELLOR_ENACT if step.yes:
            return [(step.seat, PROPOSE_VETO)]
        case Phase.CHANCELLOR_ENACT:
            return [(step.seat, Enact(table.view(step.seat).hand[1 - step.number]))]
        case Phase.PEEK:
            return [(step.seat, END_PEEK)]
    choice = PROMPT_OF_PHASE[step.what].choice
    assert choice is not None
    return [(step.seat, choice(step.target))]


def _hold_to_see() -> bool:
    return True


def _play(_sound: object) -> None:
    """Play nothing: what is heard is public."""
