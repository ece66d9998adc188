"""A group with real browsers for phones at the running program, which plays a plan."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from shgui.engine.types import Phase, Policy, Role, Seat
from shgui.presentation.screens import PromptKind
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.words import terms
from shgui.words.catalogue import load_catalogue
from tests.phones.browsers.desk import Desk, until
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.phone import Phone
from tests.phones.browsers.plans import Plan
from tests.phones.browsers.relay import Relay
from tests.phones.browsers.true_state import Truth, over, private
from tests.phones.browsers.webdriver import WebKit
from tests.table.play import LANGUAGES, NAMES

ADDRESS = "192.168.77.5"
"""Where the phones believe the desktop to be: no origin that a browser trusts as its own machine's."""
_MOST_STEPS = 1500
_SIZES = ((360, 780), (320, 568), (412, 915))
_POLICY = {"liberal": Policy.LIBERAL, "fascist": Policy.FASCIST}
_CARDS = {TaskKind.DISCARD, TaskKind.ENACT, TaskKind.PEEK}


class Evening:
    """The running program with its phones; a context manager."""

    def __init__(
        self, folder: Path, display: str, plan: Plan, *options: str, webkit: Collection[Seat] = ()
    ) -> None:
        """`webkit` are the seats whose phones are WebKit's; all others are Chromium's."""
        self.plan = plan
        self._display = display
        self.webkit = frozenset(webkit)
        self._open = ExitStack()
        self.desk = Desk(folder, display, ADDRESS, *options)
        self.relay = Relay()
        self.relays = [self.relay]
        """One for each WebKit more."""
        self.browser = Chromium(f"MAP {ADDRESS} 127.0.0.1:{self.relay.port}")
        self.phones: dict[Seat, Phone] = {}
        self.acted = 0
        self.before_all: Callable[[Sequence[tuple[Seat, TaskKind]]], None] = _nothing_happens
        """Called with what is due on phones, before anything of it is done."""

    def __enter__(self) -> Self:
        for each in (self.desk, self.relay, self.browser):
            self._open.enter_context(each)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    # Arriving

    def sit_down(self) -> None:
        """Go from the home page to the fingerprint: some players are typed in, the others join by phone."""
        plan, desk = self.plan, self.desk
        rigging = plan.rigging
        desk.do("rig", rigging.roles, rigging.deck, rigging.shuffles)
        desk.do("click", names.HOME_NEW_TABLE)
        desk.do("click", f"{names.NEW_TABLE_VOTING}.{plan.voting}")
        for seat in range(plan.players):
            if seat not in plan.phones:
                desk.do("write", names.new_table_name(seat), NAMES[seat])
        desk.do("click", names.NEW_TABLE_PHONES)
        desk.do("click", names.PHONES_OPEN)
        desk.do("let_all_in")
        for seat in sorted(plan.phones):
            self.phones[seat] = self.arrived(seat)
        desk.do("click", names.PHONES_GO_ON)
        desk.do("click", names.NEW_TABLE_START)
        until(lambda: self.screen["kind"] == "FingerprintScreen", "a fingerprint")
        desk.do("click", names.FINGERPRINT_GO_ON)

    def arrived(self, seat: Seat) -> Phone:
        """Let a phone join by the code."""
        phone = self.phone(seat)
        phone.wait("page.block && page.block.block === 'join'")
        phone.write("name", NAMES[seat])
        phone.tap("sit")
        phone.wait("page.block.block === 'waiting'")
        if self.plan.presses:
            phone.press_on_and_off()
        return phone

    def phone(self, seat: Seat) -> Phone:
        """Open the page of the code in a browser."""
        browser = self._webkit_phone(seat) if seat in self.webkit else self._tab(seat)
        code = self.lead_to_desktop()
        url = code["url"]
        if isinstance(browser, WebKit):
            relay = self.relays[-1]
            relay.host = code["host"]
            url = url.replace(code["host"], f"127.0.0.1:{relay.port}")
        browser.go(url)
        return Phone(seat, browser)

    def lead_to_desktop(self) -> dict[str, Any]:
        """Point the relays to the open network."""
        code = self.code
        for relay in self.relays:
            relay.behind = code["port"]
        return code

    def relay_of(self, seat: Seat) -> Relay:
        """Return the relay of the phone that has this seat."""
        return next((relay for relay in reversed(self.relays) if relay.who == seat), self.relay)

    def _tab(self, seat: Seat) -> Tab:
        width, height = _SIZES[seat % len(_SIZES)]
        language = LANGUAGES[seat % len(LANGUAGES)].replace("_", "-")
        return self.browser.tab(width, height, language, f"phone/{seat}")

    def _webkit_phone(self, seat: Seat) -> WebKit:
        self.relays.append(self._open.enter_context(Relay(seat)))
        return self._open.enter_context(WebKit(self._display))

    @property
    def code(self) -> dict[str, Any]:
        told: dict[str, Any] = until(lambda: self.desk.do("code"), "an open network")
        return told

    # Playing

    @property
    def screen(self) -> dict[str, Any]:
        told: dict[str, Any] = self.desk.do("screen")
        return told

    @property
    def truth(self) -> Truth:
        told: Truth = self.desk.do("truth")
        return told

    def play(self, stop: Callable[[Truth], bool] = over) -> Truth:
        """Play until this holds, or the game is over."""
        for _ in range(_MOST_STEPS):
            now = self.truth
            if stop(now) or over(now):
                return now
            self.step(now)
        raise AssertionError(f"no end in sight at {self.screen} of {self.truth}")

    def step(self, now: Truth) -> None:
        due = [moment for moment in private(now) if moment[0] in self.phones]
        screen = self.screen
        if due and screen["kind"] != "ReturnScreen":
            self.alone(due, now)
        elif not self._at_the_screen(screen, now):
            (seat,) = now["on_move"]
            self.in_public(seat, now)
        until(lambda: self.truth != now or self.screen != screen, f"anything after {screen} at {now}")

    def alone(self, due: list[tuple[Seat, TaskKind]], now: Truth) -> None:
        """Do all private tasks at the same time."""
        self.before_all(due)
        holding = [moment for moment in due if not self._proposes_veto(*moment, now)]
        for seat, purpose in due:
            self.phones[seat].wait_to_be_asked(purpose)
        for seat, _ in holding:
            if not self.phones[seat].presses:
                self.phones[seat].hold()
        for seat, purpose in holding:
            if self.phones[seat].presses:
                self.phones[seat].hold()
            self.choose(seat, purpose, now)
        for seat, purpose in due:
            if self._proposes_veto(seat, purpose, now):
                self.phones[seat].propose_veto()
        until(lambda: not set(due) & set(private(self.truth)), f"what was done on phones, at {now}")

    def choose(self, seat: Seat, purpose: TaskKind, now: Truth) -> None:
        """Choose while the finger holds the hand."""
        phone = self.phones[seat]
        sides = phone.sides()
        self.sees_the_truth(seat, purpose, now, sides, phone.faces())
        place = self._place(seat, purpose, sides, now)
        if place is not None:
            phone.slide_to(place)
        phone.lift()
        phone.confirm()

    def in_public(self, seat: Seat, now: Truth) -> None:
        phone = self.phones[seat]
        phone.wait("page.block.act")
        if now["phase"] == Phase.VETO_ANSWER:
            phone.act(int(self.plan.agrees(now)))
        else:
            phone.act(phone.shown.choices.index(self.plan.target(now, seat)))
        self.acted += 1

    def _place(self, seat: Seat, purpose: TaskKind, sides: list[str], now: Truth) -> int | None:
        if purpose is TaskKind.BALLOT:
            return sides.index("ja" if self.plan.ballot(now, seat) else "nein")
        if purpose is TaskKind.DISCARD:
            return self.plan.away([_POLICY[side] for side in sides], now)
        if purpose is TaskKind.ENACT:
            return self.plan.enacted([_POLICY[side] for side in sides], now)
        return None

    def _proposes_veto(self, seat: Seat, purpose: TaskKind, now: Truth) -> bool:
        return purpose is TaskKind.ENACT and self.plan.proposes_veto(now)

    @staticmethod
    def sees_the_truth(seat: Seat, purpose: TaskKind, now: Truth, sides: list[str], faces: list[str]) -> None:
        """Check that the phone shows the truth in its language."""
        words = load_catalogue(now["languages"][seat])
        if purpose is TaskKind.ROLE:
            assert terms.get_role_name(words, Role(now["roles"][seat])) in faces, (faces, now["roles"][seat])
        elif purpose in (TaskKind.DISCARD, TaskKind.ENACT):
            assert sorted(_POLICY[side] for side in sides) == sorted(now["hands"][seat])
            assert sorted(faces) == sorted(terms.get_policy_adjective(words, _POLICY[side]) for side in sides)
        elif purpose is TaskKind.BALLOT:
            assert sorted(sides) == ["ja", "nein"]

    # The end

    def turn_the_roles(self) -> None:
        """Go from the last act to the end page, at the screen."""
        until(lambda: self._at_the_end(), "the end on the screen")

    def _at_the_end(self) -> bool:
        screen = self.screen
        if screen["kind"] == "EndScreen":
            return not self.desk.do("moves")
        self._at_the_screen(screen, self.truth)
        return False

    def go_home(self) -> None:
        """Close the program."""
        self.desk.do("close")

    def complaints(self) -> list[str]:
        """Return errors of the pages, and their requests to other hosts."""
        return [
            complaint
            for phone in self.phones.values()
            if isinstance(phone.browser, Tab)
            for complaint in phone.browser.complaints(self.code["host"])
        ]

    # At the one screen

    def _at_the_screen(self, screen: dict[str, Any], now: Truth) -> bool:
        """Do what the screen asks for, if no phone has to do it."""
        desk, seat, purpose = self.desk, screen["seat"], screen["purpose"]
        until(lambda: not desk.do("moves"), "an end of what all look at")
        match screen["kind"], screen["ask"]:
            case ["ReturnScreen", _]:
                desk.do("lay_open")
            case ["HandOverScreen", _]:
                self._behind_the_cover(seat, purpose, now)
            case ["TableScreen", PromptKind.HAND_OVER | PromptKind.OPEN_BALLOTS | PromptKind.FINISH]:
                desk.do("confirm")
            case ["TableScreen", PromptKind.COUNT_HANDS]:
                here = [each for each in now["on_move"] if each not in self.phones]
                desk.do("count", [each for each in here if not self.plan.ballot(now, each)])
            case ["TableScreen", PromptKind.ON_PHONES]:
                raise AssertionError(f"the screen waits for phones, and they for nothing, at {now}")
            case ["TableScreen", _] if seat in self.phones and self.acted % 3 != 2:
                return False
            case ["TableScreen", PromptKind.ANSWER_VETO]:
                self.acted += 1
                desk.do("answer_veto", self.plan.agrees(now))
            case ["TableScreen", _]:
                self.acted += 1
                desk.do("choose", self.plan.target(now, seat))
            case [kind, ask]:
                raise AssertionError(f"{kind} {ask} at {now}")
        return True

    def _behind_the_cover(self, seat: Seat, purpose: str, now: Truth) -> None:
        hand, plan = now["hands"][seat], self.plan
        match purpose:
            case TaskKind.BALLOT:
                self.desk.do("ballot", plan.ballot(now, seat))
            case TaskKind.DISCARD:
                self.desk.do("behind_the_cover", plan.away(hand, now))
            case TaskKind.ENACT if plan.proposes_veto(now):
                self.desk.do("behind_the_cover", len(hand))
            case TaskKind.ENACT:
                self.desk.do("behind_the_cover", plan.enacted(hand, now))
            case _:
                self.desk.do("behind_the_cover", None)


def _nothing_happens(_due: Sequence[tuple[Seat, TaskKind]]) -> None:
    """Do nothing."""
