"""Pages that show nothing and remember what they were told, for tests of who leads them."""

from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shgui.presentation.requests import OpenHandRequest
from shgui.presentation.scenes import CoverScene, EndScene, FingerprintScene, PrivateView, TableScene
from shgui.ui.game.game_session import GameSession
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.table.second_screen_switch import SecondScreenControl
from shgui.words.catalogue import Catalogue, load_catalogue
from tests.ui.fake_phones import FakePhones


class FakeFingerprintPage(QObject):
    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[FingerprintScene] = []

    def show_fingerprint(self, shown: FingerprintScene) -> None:
        self.shown.append(shown)


class FakeMotion(QObject):
    """Plays nothing, unless it is told that it does."""

    finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.playing = False

    def finish(self) -> None:
        self.playing = False
        self.finished.emit()


class FakeTablePage(QObject):
    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.stage = FakeMotion()
        self.moments: list[TableScene] = []

    def show_table(self, public_table: TableScene) -> None:
        self.moments.append(public_table)

    @property
    def public_table(self) -> TableScene:
        return self.moments[-1]


class FakeHandOverPage(QObject):
    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.covers: list[CoverScene] = []
        self.secrets: list[PrivateView] = []
        self.hidden = 0
        self.evenings = 0

    def cover(self, hand_over: CoverScene, _words: Catalogue) -> None:
        self.covers.append(hand_over)

    def hide_secret(self) -> None:
        self.hidden += 1

    def open_at_once(self) -> None:
        self.wanted.emit(OpenHandRequest())

    def forget_players(self) -> None:
        self.evenings += 1

    def show_secret(self, secret: PrivateView) -> None:
        self.secrets.append(secret)


class FakeToTablePage(QObject):
    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.offered: list[tuple[int, bool]] = []
        self.reveals = False
        """Whether the last offer was to reveal something."""

    def offer(self, players: int, *, on_stage: bool, reveals: bool) -> None:
        self.offered.append((players, on_stage))
        self.reveals = reveals


class FakeSecond(QObject):
    """A second screen, or none."""

    performed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_open = False
        self.hurried = 0

    def hurry(self) -> None:
        self.hurried += 1


def lead_on(
    stage: "FakeStage", second: FakeSecond, phones: FakePhones, parent: QObject | None = None
) -> GameSession:
    """Return a session that shows a game on these pages."""
    router, screen = cast(Router, stage), cast(SecondScreenControl, second)
    return GameSession(router, load_catalogue, lambda: True, screen, phones, lambda _sound: None, parent)


class FakeEndPage(QObject):
    sound_due = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.stage = FakeMotion()
        self.endings: list[EndScene] = []

    def show_end(self, ending: EndScene) -> None:
        self.endings.append(ending)


class FakeStage(QObject):
    page_shown = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.fingerprint = FakeFingerprintPage()
        self.table = FakeTablePage()
        self.hand_over = FakeHandOverPage()
        self.to_table = FakeToTablePage()
        self.end = FakeEndPage()
        self.current: PageName | None = None

    def page(self, name: PageName) -> QWidget:
        pages: dict[PageName, QObject] = {
            PageName.FINGERPRINT: self.fingerprint,
            PageName.TABLE: self.table,
            PageName.HAND_OVER: self.hand_over,
            PageName.TO_TABLE: self.to_table,
            PageName.END: self.end,
        }
        return cast(QWidget, pages[name])

    def replace(self, page: PageName) -> None:
        self.show_page(page)

    def show_page(self, name: PageName) -> None:
        """As the user opens another page, too."""
        self.current = name
        self.page_shown.emit()
