"""A room with an open network, test phones, and a screen that shows everything at once."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QTimer

from shgui.engine.actions import Nominate
from shgui.engine.components import POLICIES, list_roles
from shgui.engine.state import Rigging
from shgui.engine.types import Policy, Seat
from shgui.phones.server.http_answers import WebPage
from shgui.phones.server.limits import DEFAULT_LIMITS
from shgui.phones.server.phone_server import ServerAddress
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.server.test_phone import TestPhone
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_room import PhoneRoom
from shgui.phones.session.phone_status import PhoneKey, PhoneNews
from shgui.presentation.scenes import TableScene
from shgui.storage.journal import Journal
from shgui.table.answers import NotSaved, TableChange
from shgui.table.options import Voting
from shgui.table.seating import NewTableRow, Player
from shgui.table.table import Table
from shgui.words.catalogue import Catalogue, load_catalogue
from tests.table.play import SEED, done, group, options, vote

ADDRESS = "127.0.0.1"
L, F = Policy.LIBERAL, Policy.FASCIST
# Two liberals with the first President, so that cards differ; then the powers of seven come.
DECK = (F, L, L, *(F,) * 10, *(L,) * 4)
# Test phones share one address, and are faster than people.
LIMITS = replace(
    DEFAULT_LIMITS,
    strangers_of_an_address=DEFAULT_LIMITS.strangers,
    seatless_of_an_address=DEFAULT_LIMITS.strangers,
    calm_arrivals=100_000,
    messages_at_once=100_000,
    strangers_messages_at_once=100_000,
    new_rows=100_000,
)


def one_page(_key: bytes, _catalogue: Callable[[str], Catalogue]) -> Mapping[str, WebPage]:
    return {"/": WebPage("text/html; charset=utf-8", b"<!doctype html><title>a phone</title>")}


class Phone:
    """A test phone that keeps its blocks by name."""

    def __init__(self, local_room: LocalRoom, keys: KeyPair | None = None, comes_from: str = "") -> None:
        """`comes_from` is an address of this computer."""
        self.local_room = local_room
        self.comes_from = comes_from
        self.keys = keys or KeyPair.fresh()
        self.n = 0
        self.shows: dict[str, Any] = {"block": ""}
        """What the page shows now."""
        self.connect()

    def connect(self) -> None:
        self.caller = TestPhone(self.local_room.desktop, self.keys)
        self._by_name: dict[str, list[dict[str, Any]]] = {}
        self.has_left = False
        self.caller.disconnected.connect(self._leave)
        self.caller.block_received.connect(self._hear)
        self.caller.call(self.local_room.opened.address, self.local_room.opened.port, self.comes_from)
        self.local_room.until(lambda: self.caller.is_greeted)

    def _leave(self) -> None:
        self.has_left = True

    def come_back(self) -> Phone:
        """Connect anew, as after a reload: the page knows its keys and the room only."""
        self.caller.drop_connection()
        self.connect()
        self.hello()
        return self

    @property
    def is_there(self) -> bool:
        return self.caller.is_greeted and not self.has_left

    @property
    def key(self) -> PhoneKey:
        return self.keys.public

    @property
    def blocks(self) -> list[dict[str, Any]]:
        return self.caller.blocks

    def last(self, name: str) -> dict[str, Any]:
        return self.received(name)[-1]

    def received(self, name: str) -> list[dict[str, Any]]:
        """Return all blocks of this name since it connected."""
        return self._by_name.setdefault(name, [])

    def _hear(self, block: dict[str, Any]) -> None:
        self.received(block["block"]).append(block)
        if block["block"] in ("join", "requested", "waiting", "table", "gone"):
            self.shows = block

    @property
    def table(self) -> dict[str, Any]:
        assert self.shows["block"] == "table", self.shows
        return self.shows

    def say(self, wish: str, **members: object) -> int:
        self.n += 1
        self.caller.say({"wish": wish, "n": self.n, **members})
        return self.n

    def ask(self, wish: str, **members: object) -> dict[str, Any]:
        """Send a request and return its answer, after everything that follows from it has arrived."""
        answers, before = self.received("answer"), len(self.received("answer"))
        n = self.say(wish, **members)
        self.local_room.until(lambda: len(answers) > before)
        self.local_room.settle()
        assert [each["n"] for each in answers[before:]] == [n]
        return answers[-1]

    def do(self, wish: str, **members: object) -> dict[str, Any]:
        answer = self.ask(wish, **members)
        assert answer["done"], answer
        return answer

    def hello(self, token: str | None = None, languages: Sequence[str] = ("en-GB", "en")) -> None:
        known = self.local_room.token if token is None else token
        self.do("hello", languages=list(languages), token=known)
        self.local_room.until(lambda: self.shows["block"] != "")

    def sit(
        self,
        name: str = "",
        *,
        seat: int | None = None,
        word: str = "",
        token: str = "",
        language: str = "en",
        watch: bool = False,
    ) -> dict[str, Any]:
        return self.ask("sit", name=name, seat=seat, word=word, token=token, language=language, watch=watch)

    # At the table

    @property
    def hand(self) -> dict[str, Any]:
        hand: dict[str, Any] = self.table["hand"]
        return hand

    def open(self) -> dict[str, Any]:
        """Open the hand and return it."""
        self.do("open", moment=self.hand["moment"])
        return self.last("opened")

    def close(self) -> None:
        self.do("close")

    def choose(self, place: int) -> dict[str, Any]:
        return self.ask("choose", moment=self.hand["moment"], place=place)

    def finish(self) -> dict[str, Any]:
        return self.ask("done", moment=self.hand["moment"])

    def act(self, choice: int) -> dict[str, Any]:
        return self.ask("act", moment=self.table["act"]["moment"], choice=choice)


class LocalRoom:
    def __init__(self, chance: Random | None = None) -> None:
        self.now = 0.0
        self.phones: list[Phone] = []
        self.heard: list[PhoneNews | NotSaved] = []
        self.chance = chance or Random(5)
        self.start()

    def start(self) -> None:
        """Start the program."""
        self.room = PhoneRoom(
            load_catalogue, make_pages=one_page, limits=LIMITS, chance=self.chance, clock=lambda: self.now
        )
        self.room.changed.connect(self.heard.append)
        self.table: Table | None = None

    def open(self) -> LocalRoom:
        opened = self.room.open(ADDRESS)
        assert isinstance(opened, ServerAddress)
        return self

    @property
    def registry(self) -> PhoneRegistry:
        return self.room._registry

    @property
    def opened(self) -> ServerAddress:
        assert self.room.opened is not None
        return self.room.opened

    @property
    def token(self) -> str:
        return self.room.url.rpartition(".")[2]

    @property
    def desktop(self) -> bytes:
        key = self.room.url.partition("#")[2].partition(".")[0]
        return urlsafe_b64decode(key + "=")

    def phone(
        self,
        name: str = "",
        *,
        keys: KeyPair | None = None,
        language: str = "en",
        comes_from: str = "",
        **sits: Any,
    ) -> Phone:
        """Return a phone that has scanned the code; with a name, it sits down."""
        phone = Phone(self, keys, comes_from)
        self.phones.append(phone)
        phone.hello(languages=[language.replace("_", "-")])
        if name:
            assert phone.sit(name, language=language, **sits)["done"]
        return phone

    def stranger(self, languages: Sequence[str] = ("en",)) -> Phone:
        """Return a phone whose owner typed the address."""
        phone = Phone(self)
        self.phones.append(phone)
        phone.hello(token="", languages=languages)
        return phone

    def seated(self, table: Table, *seats: Seat) -> dict[Seat, Phone]:
        """Begin a game with a phone at each of these seats, or at all."""
        players = table.players
        phones = {
            seat: self.phone(players[seat].name, language="en") for seat in seats or range(len(players))
        }
        self.begin(table, phones)
        self.settle()
        return phones

    def sitting(
        self,
        journal: Journal,
        *seats: Seat,
        chancellor: Seat | None = None,
        size: int = 7,
        voting: Voting = Voting.HANDS,
        looked: bool = True,
    ) -> tuple[Table, dict[Seat, Phone]]:
        """Begin the game of `table_of` with a phone at each of these seats, or at all; elect a Chancellor."""
        table = table_of(journal, size, voting, looked=looked)
        phones = self.seated(table, *seats)
        if chancellor is not None:
            elect(table, chancellor)
        return table, phones

    def change_phone(self, seat: Seat, phone: Phone, **sits: Any) -> None:
        """Let another phone take the seat: it sends the seat's word, and its own word is confirmed."""
        assert phone.sit(seat=seat, word=self.room.open_seat(seat), **sits)["done"]
        self.hand_over(phone)

    def hand_over(self, phone: Phone) -> None:
        self.room.hand_over(phone.shows["word"])
        self.settle()

    def begin(self, table: Table, seats: Mapping[Seat, Phone]) -> None:
        """Begin a game on a screen that shows everything at once."""
        self.room.begin(table, {seat: phone.key for seat, phone in seats.items()})
        self.follow(table)

    def follow(self, table: Table) -> None:
        self.table = table
        table.subscribe(self._show)
        self._show(TableChange())

    def _show(self, _: TableChange) -> None:
        if self.table is not None and not self.table.may_add_words:
            self.room.show(shown_of(self.table))

    def until(self, so: Callable[[], bool]) -> None:
        """Run the event loop until this holds."""
        deadline = QDeadlineTimer(10_000)
        waker = QTimer()
        waker.start(1000)
        while not so():
            assert not deadline.hasExpired()
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        waker.stop()

    def settle(self) -> None:
        """Wait until all phones have received everything."""
        self.until(lambda: not self.room.is_busy)
        there = [phone for phone in self.phones if phone.is_there]
        pongs = {phone: len(phone.received("pong")) for phone in there}
        for phone in there:
            phone.say("ping")
        self.until(
            lambda: all(len(phone.received("pong")) > pongs[phone] or not phone.is_there for phone in there)
        )

    def close(self) -> None:
        self.room.stop()
        for phone in self.phones:
            phone.caller.drop_connection()
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def shown_of(table: Table) -> TableScene:
    names = tuple(player.name for player in table.players)
    return TableScene(table.view(None), names, chronicle=table.chronicle)


def rows(*names: str) -> list[NewTableRow]:
    return [NewTableRow(name, "en") for name in names]


def table_of(journal: Journal, size: int = 7, voting: Voting = Voting.HANDS, *, looked: bool = True) -> Table:
    """Start a game: seat 0 is the first candidate, the last one Hitler; all or none have seen their roles."""
    rigging = Rigging(roles=list_roles(size), deck=DECK, first=0)
    assert sorted(DECK) == sorted(POLICIES)
    players = [Player(player.name, "en") for player in group(size)]
    table = Table.start(players, options(voting, claims=True), journal, seed=SEED, rigging=rigging)
    for seat in range(size) if looked else ():
        done(table.note_secret_shown(seat))
    return table


def elect(table: Table, chancellor: Seat) -> None:
    """Nominate and elect a Chancellor."""
    (president,) = table.view(None).on_move
    done(table.submit(president, Nominate(chancellor)))
    vote(table)
