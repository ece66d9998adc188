"""The whole program, operated over its input: `python -m tests.phones.browsers.program FOLDER`.

A line on its input is something to do, `{"do": …, "with": […]}`, and is answered by one line on its output.
What is done is a `do_…` below; all of it goes by what people can press, except `rig`, which lays the cards of
the next game, `networks`, which moves the machine to another network, and `truth` and `code`, which read what
no screen says in words.

Networks are made up, for phones see an origin that is not their own machine's. What is opened there is
opened at 127.0.0.1, and whoever comes there must be led.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from PySide6.QtCore import QSocketNotifier, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtNetwork import QHostAddress
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from shgui.engine.state import FAIR, Rigging
from shgui.engine.types import Policy, Role
from shgui.library.library import Library
from shgui.phones.server.networks import FoundAddress, NetworkKind
from shgui.storage.user_folders import UserFolders
from shgui.table.table import Table
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.animation_stage import NO_MOTION, AnimationStage
from tests.phones.browsers.true_state import Truth, truth
from tests.table.play import SEED
from tests.ui.evening_players import DIGITS, Players
from tests.ui.hands import half_a_second

if TYPE_CHECKING:
    from shgui.phones.session.phone_room import PhoneRoom

LOCAL = "127.0.0.1"


class Networks:
    """The networks of the computer."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    def found(self) -> list[FoundAddress]:
        return [
            FoundAddress(address, 24, f"wlan{place}", NetworkKind.WIFI)
            for place, address in enumerate(self.addresses)
        ]

    def way_out(self) -> str:
        return self.addresses[0] if self.addresses else ""


class Operated(Players):
    def __init__(self, application: QApplication, folder: Path, networks: Networks, *, moves: bool) -> None:
        folders = UserFolders(folder / "data", folder / "settings")
        super().__init__(application, folders, motion=None)
        if not moves:
            self._stand_still()
            self.program.appearance.changed.connect(self._stand_still)
        self._networks = networks
        self._rigging = FAIR
        self._start = Library.start
        self._line = b""
        self._input = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        self._input.activated.connect(self._heard)

    def _stand_still(self) -> None:
        """Keep the page as it is, whatever changes."""
        looks = self.program.appearance
        looks.renderer = Renderer(looks.theme._replace(motion=NO_MOTION), looks.renderer.art)
        self.program.window.change_appearance(looks.renderer)

    def start_rigged(self, evening: Library, *arguments: Any, **keywords: Any) -> Table:
        return self._start(evening, *arguments, **keywords | {"seed": SEED, "rigging": self._rigging})

    def _heard(self) -> None:
        said = os.read(sys.stdin.fileno(), 65536)
        if not said:
            self.application.quit()
            return
        *lines, self._line = (self._line + said).split(b"\n")
        for line in lines:
            self._obey(json.loads(line))

    def _obey(self, order: dict[str, Any]) -> None:
        try:
            told = getattr(self, f"do_{order['do']}")(*order["with"])
        except Exception:  # noqa: BLE001  (whatever it is, whoever gave the order is told)
            answer = {"failed": traceback.format_exc()}
        else:
            answer = {"told": told}
        say(answer)

    # What people do

    def do_click(self, name: str) -> None:
        self.click(name)

    def do_write(self, name: str, text: str) -> None:
        self.write(name, text)

    def do_seat_menu(self, seat: int) -> None:
        plate = self.find(names.table_seat(seat))
        place = plate.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, plate.mapToGlobal(place))
        QApplication.sendEvent(plate, event)

    def do_close(self) -> None:
        self.window.close()

    def do_menu(self, name: str) -> None:
        self.menu(name)

    def do_shown(self, name: str) -> dict[str, object] | None:
        """Return a widget's text and whether it is enabled; None if it isn't visible."""
        for widget in self.window.findChildren(QWidget, name):
            if widget.isVisibleTo(self.window):
                text = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
                return {"text": text or widget.accessibleName(), "enabled": widget.isEnabled()}
        return None

    def do_names(self) -> list[str]:
        """Return the names of all visible widgets."""
        found = self.window.findChildren(QWidget)
        return sorted({each.objectName() for each in found if each.objectName() and each.isVisible()})

    def do_screen(self) -> dict[str, object]:
        session = self.program.games.session
        screen = None if session is None else session.screen
        told: dict[str, object] = {"page": str(self.program.window.current), "kind": type(screen).__name__}
        for part in ("ask", "seat", "purpose"):
            told[part] = getattr(screen, part, None)
        return told

    def do_moves(self) -> bool:
        """Return whether an animation is running."""
        return any(stage.playing for stage in self.window.findChildren(AnimationStage))

    def do_rests(self) -> bool:
        """Return whether the screen has shown everything, and no message or update waits."""
        room = self._room()
        game = None if room is None else room._registry.game
        if room is None or game is None or game.revealed is None:
            return False
        shown, table = game.revealed, self.table
        seen = shown.view == table.view(None) and shown.chronicle == table.chronicle
        return seen and not room.is_busy and not self.do_moves()

    def do_confirm(self) -> None:
        self._confirm()

    def do_lay_open(self) -> None:
        self.lay_open()

    def do_choose(self, seat: int) -> None:
        self._seat(seat)
        self._confirm()

    def do_count(self, against: list[int]) -> None:
        """Count hands at the screen: all but these are in favour."""
        self._confirm()
        self.application.processEvents()
        self.click(names.TABLE_ALL_JA)
        for seat in against:
            self._seat(seat)
        self._confirm()

    def do_answer_veto(self, consent: bool) -> None:
        self.click(names.TABLE_VETO_AGREE if consent else names.TABLE_VETO_REFUSE)
        self._confirm()

    def do_behind_the_cover(self, card: int | None) -> None:
        """Open the hand and choose the card at this place, or the veto after the last one."""
        key = None
        area = self._hold_open()
        if card is not None:
            count = sum(
                each.isVisibleTo(self.window)
                for number in range(3)
                for each in self.window.findChildren(QWidget, names.hand_over_card(number))
            )
            places = sorted(range(count), key=lambda each: self.find(names.hand_over_card(each)).x())
            key = DIGITS[places.index(card) if card < count else count]
        self._choose_and_confirm(area, key)

    def do_ballot(self, ja: bool) -> None:
        self._choose_and_confirm(self._hold_open(), Qt.Key.Key_J if ja else Qt.Key.Key_N)

    def _hold_open(self) -> QWidget:
        area = self.find(names.HAND_OVER_HOLD)
        area.setFocus()
        QTest.keyPress(area, Qt.Key.Key_Space)
        half_a_second(area)
        return area

    def _choose_and_confirm(self, area: QWidget, key: Qt.Key | None) -> None:
        if key is not None:
            QTest.keyClick(area, key)
        QTest.keyRelease(area, Qt.Key.Key_Space)
        self.click(names.HAND_OVER_CONFIRM)

    def do_picture(self, path: str) -> None:
        self.window.grab().save(path)

    # What only tests do

    def do_rig(self, roles: list[str], deck: str, shuffled: list[str]) -> None:
        self._rigging = Rigging(
            roles=tuple(map(Role, roles)),
            deck=tuple(map(Policy, deck)),
            first=0,
            shuffles=tuple(tuple(map(Policy, order)) for order in shuffled),
        )

    def do_networks(self, *addresses: str) -> None:
        self._networks.addresses = addresses

    def do_code(self) -> dict[str, object] | None:
        """Return the address in the code, and the true one."""
        room = self._room()
        if room is None or room.opened is None:
            return None
        return {
            "url": room.url,
            "host": room.opened.host,
            "port": room.opened.port,
            "word": room.word,
            "words": {str(seat): word for seat, word in room.words.items()},
            "requests": [request.word for request in room.requests],
            "elsewhere": sorted(room.elsewhere),
            "away": sorted(room.away),
        }

    def do_let_all_in(self) -> None:
        """Let all in, since all phones have this computer's address."""
        room = self._room()
        assert room is not None
        room.let_all_in()

    def do_truth(self) -> Truth:
        return truth(self.table)

    @staticmethod
    def _room() -> PhoneRoom | None:
        """The open room."""
        from shgui.phones.session.phone_room import PhoneRoom

        rooms = (each for each in gc.get_objects() if isinstance(each, PhoneRoom))
        return next((room for room in rooms if room.opened is not None), None)


def say(told: object) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def _at_home(_address: str) -> QHostAddress:
    return QHostAddress(LOCAL)


def main(kind: type[Operated] = Operated) -> None:
    folder, address, *options = sys.argv[1:]
    application = QApplication(["shgui", "-style", "fusion"])
    networks = Networks(address)
    operated = kind(application, Path(folder), networks, moves="moves" in options)
    with (
        contextlib.closing(operated),
        patch("shgui.phones.server.networks.list_own_addresses", networks.found),
        patch("shgui.phones.server.networks.find_internet_address", networks.way_out),
        patch("shgui.phones.server.phone_server.QHostAddress", _at_home),
        patch.object(Library, "start", _bound(operated)),
    ):
        say({"told": "ready"})
        application.exec()


def _bound(operated: Operated) -> Any:
    def start(evening: Library, *arguments: Any, **keywords: Any) -> Table:
        return operated.start_rigged(evening, *arguments, **keywords)

    return start


if __name__ == "__main__":
    main()
