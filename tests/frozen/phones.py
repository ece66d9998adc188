"""One game on phones: requests, and the messages that each phone gets after them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from shgui.engine.components import list_roles
from shgui.engine.state import Rigging
from shgui.engine.types import Phase
from shgui.phones.messages.phone_requests import parse_request
from shgui.storage.journal import Journal
from shgui.table.log_lines import Remark
from shgui.table.options import Voting
from shgui.table.seating import Player, Temperament
from shgui.table.table import Table
from tests.frozen.games import Clock, open_journal
from tests.phones.local_room import DECK, LocalRoom, Phone
from tests.phones.playing import due, step, step_at_screen
from tests.phones.test_phone_requests import REQUESTS
from tests.table.play import SEED, done, group, options, vote

Block = dict[str, Any]

_BY_CHANCE = frozenset({"token", "url", "address", "code", "word", "n"})
"""Members that no two evenings share, and the number of a request: pings are counted, too."""
_CHANCE = 5
"""A game with most powers, and a veto."""
_ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    3,
    100,
    2**60,
    0.5,
    "",
    "pl",
    "x" * 200,
    [],
    [None],
    [0, 1],
    ["pl"] * 17,
    {},
)


class RecordedPhone(Phone):
    """A phone whose requests are written down, and then the messages that all phones got."""

    def __init__(self, local_room: LocalRoom, name: str, record: Recorder) -> None:
        self.name = name
        self._record = record
        super().__init__(local_room)
        local_room.phones.append(self)

    def ask(self, wish: str, **members: object) -> Block:
        answer = super().ask(wish, **members)
        self._record.request(self.name, {"wish": wish, **members})
        return answer


class Recorder:
    def __init__(self) -> None:
        self.lines: list[object] = []
        self._phones: list[RecordedPhone] = []
        self._read: dict[str, int] = {}
        self._last: dict[tuple[str, str], Block] = {}

    def add_phone(
        self, local_room: LocalRoom, name: str, language: str, token: str | None = None
    ) -> RecordedPhone:
        phone = RecordedPhone(local_room, name, self)
        self._phones.append(phone)
        phone.hello(token, [language])
        return phone

    def request(self, name: str, request: Block) -> None:
        self.lines.append({"from": name, **masked(request)})
        self.messages()

    def messages(self) -> None:
        """Write down what each phone got since the last time: the members that have changed.

        A message much like one that another phone got just now is compared with that one.
        """
        just_now: dict[str, tuple[str, Block]] = {}
        for phone in self._phones:
            read = self._read.get(phone.name, 0)
            self._read[phone.name] = len(phone.blocks)
            for block in map(masked, phone.blocks[read:]):
                kind = block["block"]
                if kind == "pong":
                    continue
                line = {"to": phone.name, **changed(self._last.get((phone.name, kind), {}), block)}
                if kind in just_now:
                    name, other = just_now[kind]
                    line = min(line, {"to": phone.name, "like": name, **changed(other, block)}, key=_length)
                if kind != "table" or len(line) > 1:
                    # A table that is sent twice is no other format.
                    self.lines.append({"block": kind, **line})
                self._last[phone.name, kind] = block
                just_now[kind] = phone.name, block


def _length(line: Block) -> int:
    return len(json.dumps(line))


def masked(message: Block) -> Block:
    return {name: "..." if name in _BY_CHANCE and value else value for name, value in message.items()}


def changed(before: Block, now: Block) -> Block:
    """Return the members that are new or other than before; of lists, the places, counted from the end."""
    found: Block = {f"-{name}": None for name in before if name not in now}
    for name, value in now.items():
        was = before.get(name)
        if name in before and value == was:
            continue
        if isinstance(value, dict) and isinstance(was, dict):
            found[name] = changed(was, value)
        elif isinstance(value, list) and isinstance(was, list) and was and value:
            found[name] = changed(dict(_places(was)), dict(_places(value)))
        else:
            found[name] = value
    return found


def _places(values: list[Any]) -> Iterator[tuple[str, Any]]:
    # The game log grows at its beginning.
    return ((str(place - len(values)), value) for place, value in enumerate(values))


def phone_lines(folder: Path) -> list[object]:
    """Play a game with two phones at the table, one that looks on, a newcomer and a stranger."""
    with open_journal(folder) as journal:
        local_room = LocalRoom().open()
        try:
            record = Recorder()
            _play(local_room, _table(journal), record)
            return record.lines
        finally:
            local_room.close()


def _table(journal: Journal) -> Table:
    players = [Player(player.name, "en") for player in group(7)]
    players[6] = Player(players[6].name, "en", Temperament.CAREFUL)
    rigging = Rigging(roles=list_roles(7), deck=DECK, first=0)
    laid = options(Voting.BALLOTS, claims=True)
    return Table.start(players, laid, journal, seed=SEED, rigging=rigging, now=Clock())


def _play(local_room: LocalRoom, table: Table, record: Recorder) -> None:
    rng = Random(_CHANCE)
    stranger = record.add_phone(local_room, "stranger", "pl", token="")
    seated = {0: record.add_phone(local_room, "Ana", "en"), 2: record.add_phone(local_room, "Piotr", "pl")}
    watcher = record.add_phone(local_room, "watcher", "en")
    for seat, code in ((0, "en"), (2, "pl")):
        assert seated[seat].sit(table.players[seat].name, language=code)["done"]
    assert watcher.sit(watch=True, language="en")["done"]
    assert not stranger.sit("Eva", word="WRONG", language="pl")["done"]
    seated[0].do("invite")
    local_room.begin(table, dict(seated))
    newcomer = record.add_phone(local_room, "newcomer", "pl")
    assert newcomer.sit(seat=2, word=local_room.room.open_seat(2), language="pl")["done"]
    local_room.room.close_seat(2)
    while True:
        local_room.settle()
        record.messages()
        local_room.now += 10
        if table.view(None).phase is Phase.OVER:
            break
        asked = [phone for phone in seated.values() if due(phone)]
        if asked:
            step(rng.choice(asked), rng)
        elif table.view(None).phase is Phase.VOTE:
            vote(table)
        elif not step_at_screen(table, local_room.room.elsewhere, rng):
            raise AssertionError(table.view(None).phase)
        _talk(table, seated[2], rng)
        if table.view(None).round == 3 and watcher.shows["language"] == "en":
            watcher.do("language", language="pl")
    seated[0].do("rules", topic=seated[0].table["rules"]["topic"])
    seated[0].do("language", language="pl")
    seated[2].do("stay", stays=True)
    watcher.do("leave")
    record.messages()


def _talk(table: Table, phone: Phone, rng: Random) -> None:
    """Now and then this phone claims what it saw, or withdraws it, and a bot says why it voted so."""
    if phone.table["claims"] and not rng.randrange(6):
        claim = phone.table["claims"][0]
        wish = "withdraw" if claim["claimed"] else "claim"
        faces = {} if claim["claimed"] else {"faces": [0] * claim["cards"]}
        phone.ask(wish, occasion=claim["occasion"], **faces)
    if not rng.randrange(20):
        done(table.note_remark(Remark(6, "nein_cannot_both", (4, 5))))


def read_requests() -> Iterator[object]:
    """Yield each kind of request, and for each of its members the values that it may have instead."""
    for wish, members in REQUESTS.items():
        request = {"wish": wish, "n": 1, **members}
        number, parsed = parse_request(request)
        yield {"request": {"wish": wish, "n": number, **asdict(parsed)}}
        for name in request:
            others = [other for other in _ODD if _is_understood({**request, name: other})]
            yield {"request": wish, "member": name, "may_be": others}
        yield {"request": wish, "may_have_more": _is_understood({**request, "more": 1})}


def _is_understood(request: Block) -> bool:
    try:
        return bool(parse_request(request))
    except ValueError:
        return False
