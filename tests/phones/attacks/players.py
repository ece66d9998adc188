"""Seven players on phones during an attack, and what they notice of it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from base64 import urlsafe_b64decode
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.server.test_phone import TestPhone
from tests.bench.voters import until, wait
from tests.phones.attacks.attackers import ATTACKS

PLAYERS = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno")
RETRY = 0.25
"""Seconds after which a page tries again."""
LONGEST = 60.0
_ACTS_BETWEEN = 5
_PAUSE = 0.05
_START = 30
"""Seconds after which an attack ends by itself, and one more for each act."""


@dataclass
class Noticed:
    """Seconds, bytes and counts."""

    acts: list[float] = field(default_factory=list)
    """From a request until the last phone shows what it changed."""
    returns: list[float] = field(default_factory=list)
    newcomers: list[float] = field(default_factory=list)
    stall: float = 0.0
    growth: int = 0
    faults: int = 0
    is_open: bool = True
    connections: int = 0
    messages: int = 0


class Phone:
    def __init__(self, link: str, address: str, keys: KeyPair | None = None) -> None:
        self._host, _, rest = link.removeprefix("http://").partition("/#")
        key, _, self._token = rest.partition(".")
        self._desktop = urlsafe_b64decode(key + "=")
        self._address = address
        self._number = 0
        self.keys = keys or KeyPair.fresh()
        self.shows: dict[str, Any] = {"block": ""}
        self.opened: dict[str, Any] = {}
        self.changes = 0
        """How often it was told what its page shows."""
        self.answers: dict[int, bool] = {}
        self._call()

    def _call(self) -> None:
        host, _, port = self._host.partition(":")
        self._tried = time.monotonic()
        self.shows = {"block": ""}
        self._caller = TestPhone(self._desktop, self.keys)
        self._caller.greeted.connect(self._say_hello)
        self._caller.block_received.connect(self._hear)
        self._caller.call(host, int(port), self._address)

    def come(self) -> float:
        """Return the seconds until the page shows something, with as many tries as that takes."""
        began = time.monotonic()
        self.drop_connection()
        self._call()
        while not self.shows["block"] and time.monotonic() - began < LONGEST:
            if self._caller.is_gone and time.monotonic() - self._tried >= RETRY:
                self._call()
            wait(0.01)
        return time.monotonic() - began

    def _say_hello(self) -> None:
        self.say("hello", languages=["en"], token=self._token)

    def say(self, wish: str, **members: object) -> int:
        self._number += 1
        self._caller.say({"wish": wish, "n": self._number, **members})
        return self._number

    def ask(self, wish: str, **members: object) -> None:
        number = self.say(wish, **members)
        until(lambda: self.answers.get(number), f"an answer to {wish}")

    def sit(self, name: str) -> None:
        until(lambda: self.shows["block"] == "join", "the page to sit down")
        self.ask("sit", name=name, seat=None, language="en", word="", token=self._token, watch=False)
        until(lambda: self.shows["block"] == "waiting", "a seat")

    def drop_connection(self) -> None:
        self._caller.drop_connection()

    def _hear(self, block: dict[str, Any]) -> None:
        kind = block["block"]
        if kind in ("join", "waiting", "table", "gone"):
            self.shows = block
            self.changes += 1
        elif kind == "answer":
            self.answers[block["n"]] = block["done"]
        elif kind == "opened" and block["cards"]:
            self.opened = block


class Process:
    """A module of this package that runs until its input ends."""

    def __init__(self, module: str, *arguments: str) -> None:
        command = [sys.executable, "-m", f"tests.phones.attacks.{module}", *arguments]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def answer(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def do(self, command: str) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        return self.answer()

    def end(self) -> str:
        """Return its last output; AssertionError if it failed or complained."""
        said, complaints = self._process.communicate(timeout=60)
        assert (self._process.returncode, complaints) == (0, "")
        return said


class Game:
    def __init__(self, table: Process, link: str) -> None:
        self._table = table
        self.phones = [Phone(link, f"127.0.0.{seat + 11}") for seat in range(len(PLAYERS))]
        for phone, name in zip(self.phones, PLAYERS, strict=True):
            phone.sit(name)

    def act(self) -> float:
        """Do a public task; return the seconds until all phones show it."""
        while not (self._candidate() or self._voter()):
            self._table.do("play_last")
            wait(_PAUSE)
        wait(_PAUSE)
        candidate, voter = self._candidate(), self._voter()
        if candidate is not None:
            act = candidate.shows["act"]
            choice = next(place for place, each in enumerate(act["choices"]) if not each["refusal"])
            return self._measure(candidate, "act", moment=act["moment"], choice=choice)
        assert voter is not None
        moment, voter.opened = voter.shows["hand"]["moment"], {}
        voter.say("open", moment=moment)
        until(lambda: voter.opened, "a ballot")
        place = [card["side"] for card in voter.opened["cards"]].index("nein")
        return self._measure(voter, "choose", moment=moment, place=place)

    def _measure(self, phone: Phone, wish: str, **members: object) -> float:
        before, began = [each.changes for each in self.phones], time.monotonic()
        phone.say(wish, **members)
        until(
            lambda: all(each.changes > was for each, was in zip(self.phones, before, strict=True)),
            "what was done on all phones",
        )
        return time.monotonic() - began

    def _candidate(self) -> Phone | None:
        return next((phone for phone in self.phones if phone.shows.get("act")), None)

    def _voter(self) -> Phone | None:
        for phone in self.phones:
            hand = phone.shows.get("hand")
            if hand and hand["asked"] and hand["purpose"] == "ballot":
                return phone
        return None


def suffer(kind: str, acts: int) -> Noticed:
    """Play this many acts under this attack; return what was noticed."""
    noticed, attack = Noticed(), ATTACKS[kind]
    with tempfile.TemporaryDirectory() as folder:
        table = Process("table", folder)
        link = table.answer()
        game = Game(table, link)
        inside = Phone(link, "127.0.0.30")
        if attack.has_seat:
            inside.sit("Eve")
        inside.drop_connection()
        table.do("begin")
        until(lambda: all(phone.shows["block"] == "table" for phone in game.phones), "the game")
        memory = table.do("watched")["memory"]
        seconds = str(_START + acts)
        attackers = Process("attackers", kind, link, inside.keys.secret.hex(), seconds)
        wait(1)
        table.do("watch")
        _play(game, link, acts, noticed)
        watched = table.do("watched")
        noticed.stall, noticed.growth = watched["stall"], watched["memory"] - memory
        noticed.faults, noticed.is_open = watched["faults"], watched["open"]
        noticed.connections, noticed.messages = map(int, attackers.end().split())
        for phone in game.phones:
            phone.drop_connection()
        table.end()
    return noticed


def _play(game: Game, link: str, acts: int, noticed: Noticed) -> None:
    number = count(1)
    for done in range(acts):
        noticed.acts.append(game.act())
        if done % _ACTS_BETWEEN == 0:
            noticed.returns.append(game.phones[done % len(PLAYERS)].come())
            newcomer = Phone(link, f"127.0.9.{next(number)}")
            noticed.newcomers.append(newcomer.come())
            newcomer.drop_connection()
