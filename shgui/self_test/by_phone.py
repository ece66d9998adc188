"""A round played by phones alone, over a real socket: page and fonts are served, and what is said is sealed.

All of it is at 127.0.0.1; no other network is asked for, and none is needed.
"""

import re
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer
from PySide6.QtNetwork import QNetworkProxy, QTcpSocket

from shgui.engine.editions import OFFICIAL, get_edition
from shgui.library.library import Library
from shgui.phones.server.phone_server import OpeningProblem, ServerAddress
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.server.test_phone import TestPhone
from shgui.phones.session.phone_room import PhoneRoom
from shgui.presentation.scenes import TableScene
from shgui.self_test import BrokenError, Facts
from shgui.self_test.at_the_table import PLAYERS
from shgui.self_test.trouble import ErrorCollector
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Options, Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player
from shgui.table.table import Table
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages

_JA = "ja"


class FakePhone(QObject):
    """A phone that joins a table and does whatever it is asked to."""

    def __init__(self, name: str, language: str) -> None:
        super().__init__()
        self.name = name
        self.language = language
        self.keys = KeyPair.fresh()
        self.spoken = ""
        """The language of the page, as the desktop says."""
        self.table: dict[str, Any] | None = None
        """The screen that is shown; None before joining."""
        self.seen: set[str] = set()
        """The private tasks that were opened, by the codes of `TaskKind`."""
        self.others = 0
        """The number of empty messages, sent when another phone opened something."""
        self.refused: list[str] = []
        self.forgets = False
        self.is_there = False
        self._token = ""
        self._sent = 0
        self._answered: set[int] = set()
        self._hand: dict[str, Any] | None = None
        self._caller: TestPhone | None = None

    def call(self, desktop: bytes, token: str, address: str, port: int) -> None:
        """Join the table, or come back to it."""
        self._token = token
        self.table = None
        caller = TestPhone(desktop, self.keys, self)
        caller.greeted.connect(self._greet)
        caller.block_received.connect(self._on_message)
        caller.disconnected.connect(self._leave)
        self._caller = caller
        self._answered.clear()
        caller.call(address, port)

    def _greet(self) -> None:
        self.is_there = True
        self._send("hello", languages=[self.language.replace("_", "-")], token=self._token)

    def _leave(self) -> None:
        self.is_there = False

    def _on_message(self, message: object) -> None:
        block: dict[str, Any] = message if isinstance(message, dict) else {}
        match block.get("block"):
            case "texts":
                self.spoken = block["lang"]
            case "join":
                self._sit()
            case "table":
                self.table = block
                self._answer_table(block)
            case "opened":
                self._answer_opened(block)
            case "gone":
                self.table, self.forgets = None, block["forget"]
            case "answer" if not block["done"]:
                self.refused.append(block["text"])

    def _sit(self) -> None:
        self._send(
            "sit",
            name=self.name,
            seat=None,
            language=self.language,
            word="",
            token=self._token,
            watch=False,
        )

    def _answer_table(self, table: dict[str, Any]) -> None:
        hand, act = table["hand"], table["act"]
        if hand is not None and hand["asked"] and self._is_new(hand["moment"]):
            self._hand = hand
            self._send("open", moment=hand["moment"])
        if act is not None and self._is_new(act["moment"]):
            choice = next(number for number, each in enumerate(act["choices"]) if not each["refusal"])
            self._send("act", moment=act["moment"], choice=choice)

    def _answer_opened(self, opened: dict[str, Any]) -> None:
        hand = self._hand
        if hand is None or opened["moment"] != hand["moment"]:
            self.others += 1
            return
        self._hand = None
        self.seen.add(hand["purpose"])
        if hand["chooses"]:
            sides = [card["side"] for card in opened["cards"]]
            self._send("choose", moment=hand["moment"], place=sides.index(_JA) if _JA in sides else 0)
        else:
            self._send("done", moment=hand["moment"])

    def _is_new(self, moment: int) -> bool:
        new = moment not in self._answered
        self._answered.add(moment)
        return new

    def _send(self, kind: str, **members: object) -> None:
        if self._caller is not None:
            self._caller.say({"wish": kind, "n": self._sent, **members})
            self._sent += 1


_HERE = "127.0.0.1"
_PATIENCE = 20.0
_SLICE_MS = 20
_FONT = re.compile(rb"/fonts/[\w.-]+\.woff2")
_DONE_ALONE = {TaskKind.ROLE.value, TaskKind.BALLOT.value, TaskKind.DISCARD.value, TaskKind.ENACT.value}


def play_by_phone(folder: Path) -> Facts:
    """Play a round, restart the program, and let every phone find its seat."""
    with ErrorCollector() as failures:
        try:
            facts = _run_phone_round(folder)
        except BrokenError as error:
            raise BrokenError("; ".join((str(error), *failures.errors))) from error
    if failures.errors:
        raise BrokenError("; ".join(failures.errors))
    return {**facts, "warnings": failures.warnings}


def _run_phone_round(folder: Path) -> Facts:
    application = QCoreApplication.instance() or QCoreApplication(["shgui"])
    folders = UserFolders(folder / "data", folder / "settings")
    # One for each language: as many as can play.
    phones = [FakePhone(name, language) for name, language in zip(PLAYERS, list_languages(), strict=False)]
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        table_room = _PhoneTable(application, phones)
        table_room.open()
        fonts = table_room.load_page()
        table = Library(journal, "en").start(
            table_room.seat_all(), Options(get_edition(OFFICIAL), "en", Voting.HANDS)
        )
        table_room.begin(table)
        table_room.wait_for_a_policy()
        table_room.stop()
    _check_what_was_seen(phones)
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        library = Library(journal, "en")
        table_room = _PhoneTable(application, phones)
        table_room.come_back(library.resume(library.unfinished()[0].game))
        table_room.wait_for_a_policy()
        table_room.close()
    return {"phones": {phone.name: phone.spoken for phone in phones}, "fonts": fonts}


def _check_what_was_seen(phones: list[FakePhone]) -> None:
    refused = [f"{phone.name}: {why}" for phone in phones for why in phone.refused]
    if refused:
        raise BrokenError(f"phones were refused what was asked of them: {'; '.join(refused)}")
    seen = {code for phone in phones for code in phone.seen}
    if not seen >= _DONE_ALONE:
        raise BrokenError(f"nothing but {', '.join(sorted(seen))} was seen on phones")
    spoken = [phone.spoken.replace("-", "_") for phone in phones]
    if spoken != [phone.language for phone in phones]:
        raise BrokenError(f"phones speak {', '.join(spoken)}")
    if not all(phone.others for phone in phones):
        raise BrokenError("what is opened on one phone is announced to no other")


class _PhoneTable:
    """The computer between a start of the program and its end, and the phones round it."""

    def __init__(self, application: QCoreApplication, phones: list[FakePhone]) -> None:
        self._application = application
        self._phones = phones
        self._room = PhoneRoom(load_catalogue)
        self._table: Table | None = None
        self._shown: TableScene | None = None
        # Wakes the loop, so that nobody waits for ever where nothing happens.
        self._pulse = QTimer()
        self._pulse.start(_SLICE_MS)

    def open(self) -> None:
        self._require_open(self._room.open(_HERE))
        # All phones of this check have one address.
        self._room.let_all_in()

    def come_back(self, table: Table) -> None:
        self._require_open(self._room.come_back(table))
        self._table = table
        for phone in self._phones:
            self._call(phone)

    def begin(self, table: Table) -> None:
        self._room.begin(
            table, {seat: row.phone for seat, row in enumerate(self._room.rows) if row.phone is not None}
        )
        self._table = table

    def stop(self) -> None:
        """End the program in the middle of the game."""
        self._room.stop()
        self._wait_until(lambda: not any(phone.is_there for phone in self._phones), "a phone is still there")
        self._room.leave()
        self._end()

    def close(self) -> None:
        self._room.close()
        self._wait_until(lambda: all(phone.forgets for phone in self._phones), "a phone forgets nothing")
        self._wait_until(lambda: not any(phone.is_there for phone in self._phones), "a phone is still there")
        self._end()

    def load_page(self) -> int:
        """Load the page as a browser does; return the number of its fonts."""
        page = self._fetch("/", b"text/html")
        if b"<script" not in page or b"<style" not in page:
            raise BrokenError("the page of phones is not whole")
        fonts = sorted(set(_FONT.findall(page)))
        if not fonts:
            raise BrokenError("the page of phones has no fonts")
        for font in fonts:
            if not self._fetch(font.decode(), b"font/woff2").startswith(b"wOF2"):
                raise BrokenError(f"{font.decode()} is no font")
        return len(fonts)

    def seat_all(self) -> list[Player]:
        for phone in self._phones:
            self._call(phone)
            self._wait_until(partial(self._sits, phone), f"{phone.name} has no seat")
        return [Player(row.name, row.language) for row in self._room.rows]

    def wait_for_a_policy(self) -> None:
        """Wait until every phone shows that one was enacted."""
        self._wait_until(lambda: all(map(_shows_a_policy, self._phones)), "the phones don't play")

    # How

    def _sits(self, phone: FakePhone) -> bool:
        return any(row.phone == phone.keys.public for row in self._room.rows)

    def _require_open(self, opened: ServerAddress | OpeningProblem | None) -> None:
        if not isinstance(opened, ServerAddress):
            raise BrokenError(f"the table is not open to phones: {opened}")
        self._at = opened

    def _call(self, phone: FakePhone) -> None:
        """Connect by the text of the code, as a phone's camera reads it."""
        key, _, token = self._room.url.partition("#")[2].partition(".")
        phone.call(urlsafe_b64decode(f"{key}="), token, self._at.address, self._at.port)

    def _fetch(self, path: str, content_type: bytes) -> bytes:
        socket = QTcpSocket()
        socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        socket.connectToHost(self._at.address, self._at.port)
        self._wait_until(lambda: socket.state() is QTcpSocket.SocketState.ConnectedState, "nobody opens")
        socket.write(f"GET {path} HTTP/1.1\r\nHost: {self._at.host}\r\n\r\n".encode())
        gone = QTcpSocket.SocketState.UnconnectedState
        self._wait_until(lambda: socket.state() is gone, f"{path} has no end")
        head, _, body = bytes(socket.readAll().data()).partition(b"\r\n\r\n")
        lengths = re.findall(rb"Content-Length: (\d+)", head)
        if b" 200 " not in head or content_type not in head or lengths != [str(len(body)).encode()]:
            raise BrokenError(f"{path} is answered with {head.decode(errors='replace')}")
        return body

    def _wait_until(self, holds: Callable[[], bool], otherwise: str) -> None:
        """Wait until the screen shows what happened at the table."""
        end = time.monotonic() + _PATIENCE
        while not holds():
            if time.monotonic() > end:
                refused = [why for phone in self._phones for why in phone.refused]
                raise BrokenError("; ".join((otherwise, *refused)))
            self._application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            self._show()

    def _show(self) -> None:
        if self._table is not None:
            names = tuple(player.name for player in self._table.players)
            shown = TableScene(self._table.view(None), names, chronicle=self._table.chronicle)
            if shown != self._shown:
                self._shown = shown
                self._room.show(shown)

    def _end(self) -> None:
        self._table = None
        self._pulse.stop()
        self._room.deleteLater()
        self._application.processEvents()


def _shows_a_policy(phone: FakePhone) -> bool:
    boards = [] if phone.table is None else phone.table["boards"]
    return any(slot["laid"] for board in boards for slot in board["slots"])
