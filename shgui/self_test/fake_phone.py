"""A player with a phone, who does at once what the page asks, sealed and through the socket."""

from typing import Any

from PySide6.QtCore import QObject

from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.server.test_phone import TestPhone

_JA = "ja"


class FakePhone(QObject):
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
                self._play(block)
            case "opened":
                self._look(block)
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

    def _play(self, table: dict[str, Any]) -> None:
        hand, act = table["hand"], table["act"]
        if hand is not None and hand["asked"] and self._is_new(hand["moment"]):
            self._hand = hand
            self._send("open", moment=hand["moment"])
        if act is not None and self._is_new(act["moment"]):
            choice = next(number for number, each in enumerate(act["choices"]) if not each["refusal"])
            self._send("act", moment=act["moment"], choice=choice)

    def _look(self, opened: dict[str, Any]) -> None:
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
        """Return whether this moment was not answered yet."""
        new = moment not in self._answered
        self._answered.add(moment)
        return new

    def _send(self, kind: str, **members: object) -> None:
        if self._caller is not None:
            self._caller.say({"wish": kind, "n": self._sent, **members})
            self._sent += 1
