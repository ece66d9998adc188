"""A phone that a test reads and touches like a player."""

from __future__ import annotations

import json
import math
import time
from dataclasses import dataclass
from typing import Any, Protocol

from tests.patience import SECONDS
from tests.phones.browsers.desk import until

_NO_DOUBLE_TAP = 0.45
_SAME_PLACE = 24
_MIDDLE = """(selector => {
    const found = [...document.querySelectorAll(selector)].find(each => each.getClientRects().length);
    if (!found) return null;
    found.scrollIntoView({block: "nearest"});
    const box = found.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
})"""
_STATE = """({
    view: page.wide.hidden ? page.sheet.dataset.view : "television",
    online: page.online,
    block: page.block && page.block.block,
    seat: page.block ? page.block.seat : null,
    asked: Boolean(page.block && page.block.hand && page.block.hand.asked),
    purpose: page.block && page.block.hand ? page.block.hand.purpose : "",
    act: page.block && page.block.act ? page.block.act.moment : null,
    hand: page.hand.state,
    sent: page.hand.sent || page.acts.sent,
    heading: (document.querySelector("main h1") || {textContent: ""}).textContent,
    lang: document.documentElement.lang,
    choices: (page.block && page.block.act ? page.block.act.choices : []).map(each => (each.number || 0) - 1),
})"""
_FACES = """[...document.querySelectorAll("#p-hand.open .card")].map(each => each.textContent)"""
_SIDES = """page.hand.opened ? page.hand.opened.cards.map(each => each.side) : []"""


class Browser(Protocol):
    """The common interface of `devtools.Tab` and `webdriver.WebKit`."""

    def go(self, address: str) -> None: ...
    def reload(self) -> None: ...
    def evaluate(self, script: str) -> Any: ...
    def press(self, x: float, y: float) -> None: ...
    def slide(self, x: float, y: float) -> None: ...
    def lift(self) -> None: ...
    def tap(self, x: float, y: float) -> None: ...
    def type(self, text: str) -> None: ...


@dataclass(frozen=True)
class Shown:
    """The state of the page."""

    view: str
    online: bool
    block: str | None
    seat: int | None
    asked: bool
    purpose: str
    act: int | None
    hand: str
    sent: bool
    heading: str
    lang: str
    choices: list[int]


class Phone:
    def __init__(self, number: int, browser: Browser) -> None:
        self.number = number
        self.browser = browser
        self._answered = 0
        """The number of what it was asked and did last: until it is told more, its page may still show it."""
        self._last = (0.0, (0.0, 0.0))
        """When it was tapped, and where."""
        self.returns: list[float] = []
        """Seconds until it was connected again, for each outage."""
        self.presses = False
        """Its sheet opens with one press and closes with another; else it is held open."""

    @property
    def shown(self) -> Shown:
        return Shown(**self.browser.evaluate(_STATE))

    @property
    def connected_for(self) -> int:
        """Return the seconds since the page last connected."""
        told: int = self.browser.evaluate("Math.round((Date.now() - page.connection.begun) / 1000)")
        return told

    def wait(self, what: str, patience: float = SECONDS) -> None:
        """Wait until this script is true on the page."""
        until(lambda: self.browser.evaluate(f"Boolean({what})"), f"{what} on phone {self.number}", patience)

    def wait_to_be_asked(self, purpose: str) -> None:
        """Wait for a task that it hasn't done yet."""
        self.wait(
            "(hand => hand && hand.asked && hand.moment !== "
            f"{self._answered} && hand.purpose === '{purpose}')(page.block.hand)"
        )

    # Fingers

    def _middle(self, selector: str) -> tuple[float, float]:
        found = until(
            lambda: self.browser.evaluate(f"{_MIDDLE}({json.dumps(selector)})"),
            f"{selector} on phone {self.number}, which shows {self.browser.evaluate('page.sheet.innerText')}",
        )
        return found[0], found[1]

    def tap(self, key: str) -> None:
        """Tap the element with this key, as soon as it is enabled."""
        self.wait(
            f"(e => e && e.getClientRects().length)(document.querySelector({json.dumps(_of(key, True))}))"
        )
        self._tap(*self._middle(_of(key)))

    def _tap(self, x: float, y: float) -> None:
        """As people do: what follows sooner at the same place is the second half of a double tap on what was
        there before, which no page obeys.
        """
        when, place = self._last
        if math.dist(place, (x, y)) < _SAME_PLACE:
            time.sleep(max(0.0, when + _NO_DOUBLE_TAP - time.monotonic()))
        self.browser.tap(x, y)
        self._last = time.monotonic(), (x, y)

    def write(self, key: str, text: str) -> None:
        """Write into an empty field."""
        self._tap(*self._middle(_of(key)))
        self.browser.type(text)

    def press_on_and_off(self) -> None:
        """Choose to press on and off in the settings."""
        for key in ("menu", "opens-true", "back"):
            self.tap(key)
        self.presses = True

    # The private sheet

    def hold(self) -> None:
        """Put the finger down; the hand opens after half a second."""
        self.wait("page.hand.ready || page.hand.rest && page.hand.state === 'closed' && page.online")
        (self._tap if self.presses else self.browser.press)(*self._middle(_of("hold")))

    def faces(self) -> list[str]:
        """Return the words on the open cards."""
        self.wait("document.querySelector('#p-hand.open .card')")
        told: list[str] = self.browser.evaluate(_FACES)
        return told

    def sides(self) -> list[str]:
        self.wait("page.hand.opened")
        told: list[str] = self.browser.evaluate(_SIDES)
        return told

    def slide_to(self, place: int) -> None:
        """Slide the finger that holds to a place."""
        card = self._middle(f"#p-hand.open li:nth-child({place + 1}) .pick")
        (self._tap if self.presses else self.browser.slide)(*card)

    def lift(self) -> None:
        if self.presses:
            self._tap(*self._middle(_of("hold")))
        else:
            self.browser.lift()
        self.wait("page.hand.state === 'closed'")

    def confirm(self) -> None:
        self._answer()
        self.tap("confirm")

    def propose_veto(self) -> None:
        self._answer()
        self.tap("veto")
        self.tap("yes")

    def _answer(self) -> None:
        self._answered = self.browser.evaluate("page.block.hand.moment")

    # Before all eyes

    def act(self, choice: int) -> None:
        """Take the choice at this place, and confirm it if asked."""
        kind, asks = self.browser.evaluate(
            f"[page.block.act.kind, Boolean(page.block.act.choices[{choice}].ask)]"
        )
        if kind == "seats":
            self.tap(f"choice-{choice}")
            self.tap("do")
        else:
            self.tap(f"do-{choice}")
        if asks:
            self.tap("yes")


def _of(key: str, ready: bool = False) -> str:
    return f'[data-k="{key}"]' + (":not([aria-disabled=true])" if ready else "")
