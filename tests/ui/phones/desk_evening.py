"""The whole program with phones round it: people at the window, callers for phones, all on this machine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui import services
from shgui.phones.server.networks import Network, NetworkKind, NetworkWatcher
from shgui.phones.server.phone_server import OpeningProblem, ServerAddress
from shgui.phones.session.phone_room import PhoneRoom
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.game.phone_session import PhoneServices
from shgui.ui.phones.joining import JoiningController
from shgui.ui.phones.joining_page import JoiningPage
from shgui.ui.phones.joining_scene import JoiningCode, JoiningScene
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.words.catalogue import load_catalogue
from tests.phones.local_room import ADDRESS, LIMITS, LocalRoom, Phone, one_page
from tests.ui.programs import Started

HERE = Network(ADDRESS, "lo", NetworkKind.LOOPBACK)


class GivenNetworks(NetworkWatcher):
    """As a test says."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self.given: tuple[Network, ...] = ()

    def watch(self) -> None:
        self.look()

    def _list_networks(self) -> tuple[Network, ...]:
        return self.given


class MovingRoom(PhoneRoom):
    """On a computer that may have moved: then its old address is gone."""

    has_moved: Callable[[], bool]

    def open(self, address: str, port: int = 0) -> ServerAddress | OpeningProblem:
        return OpeningProblem.ADDRESS_GONE if self.has_moved() else super().open(address, port)


class Desk(LocalRoom):
    """`evening.phone("Ana")` sits down by the code of the window; `started` is the window."""

    def __init__(
        self, application: QApplication, folders: UserFolders, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.application = application
        self.folders = folders
        self.made = 0
        self.elsewhere_now = False
        self.networks: GivenNetworks | None = None
        self.given: tuple[Network, ...] = (HERE,)
        monkeypatch.setattr(services, "make_phones", self._make)
        self.now = 0.0
        self.phones: list[Phone] = []
        self.chance = Random(5)
        self.start()

    def _make(self, window: QWidget) -> PhoneServices:
        self.made += 1
        room = MovingRoom(
            load_catalogue,
            window,
            make_pages=one_page,
            limits=LIMITS,
            chance=self.chance,
            clock=lambda: self.now,
        )
        room.has_moved = lambda: self.elsewhere_now
        self.room = room
        self.networks = GivenNetworks(window)
        self.networks.given = self.given
        return PhoneServices(self.room, self.networks)

    def start(self) -> None:
        self.started = Started(self.application, self.folders, "en")

    def open_phones(self) -> None:
        """As a person does it: from the new table, after reading what is opened."""
        self.started.click(names.NEW_TABLE_PHONES)
        self.started.click(names.PHONES_OPEN)

    def new_table(self, *phones: str) -> dict[str, Phone]:
        self.started.click(names.HOME_NEW_TABLE)
        self.open_phones()
        return {name: self.phone(name) for name in phones}

    def deal(self) -> None:
        self.started.click(names.PHONES_GO_ON)
        self.started.click(names.NEW_TABLE_START)
        self.started.click(names.FINGERPRINT_GO_ON)
        self.turn()

    def turn(self) -> None:
        """Until all have seen what moves on the window, and all phones have heard of it."""
        self.now += 60
        self.application.processEvents()
        window = self.started.program.window
        for _ in range(9):
            playing = [stage for stage in window.findChildren(AnimationStage) if stage.playing]
            for stage in playing:
                stage.finish()
            self.application.processEvents()
            if not playing:
                break
        self.settle()

    def find_networks(self, given: tuple[Network, ...] = (HERE,)) -> None:
        """The computer has moved."""
        assert self.networks is not None
        self.networks.given = given
        self.networks.look()

    def open_seat_menu(self, seat: int) -> None:
        self.table_page._open_seat_menu(seat)

    @property
    def table_page(self) -> TablePage:
        page = self.started.program.window.page(PageName.TABLE)
        assert isinstance(page, TablePage)
        return page

    def press_down(self, widget: QWidget) -> None:
        QTest.keyClick(widget, Qt.Key.Key_Down)

    def wait_in_vain(self) -> None:
        (joining,) = self.started.program.window.findChildren(JoiningController)
        joining._patience.timeout.emit()

    @property
    def first(self) -> int:
        """The first candidate."""
        return self.started.table.view(None).president

    @property
    def joining(self) -> JoiningPage:
        page = self.started.program.window.page(PageName.PHONES)
        assert isinstance(page, JoiningPage)
        return page

    def shown(self) -> JoiningScene:
        return self.joining._shown

    def code(self) -> JoiningCode:
        code = self.shown().code
        assert code is not None
        return code

    def is_open(self) -> bool:
        return self.room.opened is not None

    def quit(self) -> None:
        for phone in self.phones:
            phone.caller.drop_connection()
        self.started.close()
        self.application.processEvents()
