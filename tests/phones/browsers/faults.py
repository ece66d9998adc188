"""Faults of phones and program while a hand is held open, and the time until a phone is back."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from shgui.engine.types import Seat
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from tests.phones.browsers.desk import until
from tests.phones.browsers.devtools import Tab
from tests.phones.browsers.phone import Phone
from tests.phones.browsers.planned_game import Evening

_FROZEN = 2.0
_CLOSED = "page.hand.state === 'closed' && !document.querySelector('#p-hand.open')"
_BACK = (
    "typeof page !== 'undefined' && page.online && page.block && page.block.block === 'table'"
    " && !page.block.before"
)
"""It has been told the table anew since `forget`."""

Fault = Callable[[Evening, Seat], None]
Befalling = Mapping[TaskKind, Sequence[Fault]]


def goes_on(phone: Phone, since: float) -> None:
    """Check that the phone has its task again, and no open hand."""
    _wait_for_return(phone, since)
    phone.wait(f"{_CLOSED} && page.block.hand.asked")


def _wait_for_return(phone: Phone, since: float) -> None:
    phone.wait(_BACK)
    phone.returns.append(time.monotonic() - since)
    assert phone.shown.seat == phone.number


def _let_go(phone: Phone) -> None:
    """Lift the finger, if it lies on anything."""
    if not phone.presses:
        phone.browser.lift()


def forget(phone: Phone) -> None:
    phone.browser.evaluate("page.block.before = true")


def reloaded(evening: Evening, seat: Seat) -> None:
    phone = evening.phones[seat]
    since = time.monotonic()
    phone.browser.reload()
    goes_on(phone, since)
    _let_go(phone)


def frozen(evening: Evening, seat: Seat) -> None:
    """Freeze the page, like that of a phone in a pocket."""
    phone = evening.phones[seat]
    assert isinstance(phone.browser, Tab)
    phone.lift()
    if not phone.presses:
        phone.press_on_and_off()
    phone.hold()
    phone.sides()
    phone.browser.freeze()
    time.sleep(_FROZEN)
    phone.browser.thaw()
    since = time.monotonic()
    phone.wait(f"page.online && {_CLOSED} && page.block.hand.asked")
    phone.returns.append(time.monotonic() - since)


def offline(evening: Evening, seat: Seat) -> None:
    phone, relay = evening.phones[seat], evening.relay_of(seat)
    relay.cut(seat)
    phone.wait(f"!page.online && {_CLOSED}")
    time.sleep(1.0)
    relay.mend(seat)
    goes_on(phone, time.monotonic())
    _let_go(phone)


def changed_wifi(phone: Phone) -> float:
    """Change the Wi-Fi, as the browser reports it; return the time."""
    phone.browser.evaluate("Boolean(dispatchEvent(new Event('online')))")
    return time.monotonic()


def to_another_wifi(evening: Evening, seat: Seat) -> None:
    """Change the Wi-Fi so that the old connection stays open and silent."""
    phone, relay = evening.phones[seat], evening.relay_of(seat)
    relay.strand(seat)
    since = changed_wifi(phone)
    phone.wait("!page.online")
    goes_on(phone, since)
    _let_go(phone)


def killed(evening: Evening, seat: Seat) -> None:
    """Kill and restart the program, and resume the game."""
    evening.desk.kill()
    for phone in evening.phones.values():
        phone.wait(f"!page.online && {_CLOSED}")
    evening.desk.start_again()
    evening.desk.do("click", names.HOME_GO_ON)
    evening.lead_to_desktop()
    since = time.monotonic()
    for phone in evening.phones.values():
        _wait_for_return(phone, since)
    _let_go(evening.phones[seat])


def taken_over(evening: Evening, seat: Seat) -> None:
    """Let another phone take the seat."""
    desk, lost = evening.desk, evening.phones[seat]
    desk.do("seat_menu", seat)
    desk.do("click", names.TABLE_MENU_OTHER_PHONE)
    word = evening.code["words"][str(seat)]
    phone = evening.phone(seat)
    phone.wait("page.block && page.block.block === 'join'")
    phone.write("word", word)
    phone.tap("sit")
    phone.wait("page.block.block === 'requested'")
    until(
        lambda: evening.code["requests"] == [phone.browser.evaluate("page.block.word")],
        "the phone's word on the screen",
    )
    desk.do("click", names.phones_request(0))
    desk.do("click", names.QUESTION_YES)
    phone.wait(f"page.block.block === 'table' && page.block.hand.asked && {_CLOSED}")
    lost.wait(f"page.block.block === 'gone' && {_CLOSED}")
    evening.phones[seat] = phone
    desk.do("click", names.PHONES_GO_ON)
    until(lambda: evening.screen["page"] != "phones", "the table on the screen")


ALL: tuple[Fault, ...] = (reloaded, frozen, offline, to_another_wifi, taken_over, killed)


def befall(evening: Evening, befalling: Befalling) -> list[str]:
    """Cause each fault at the first task of each kind; return those that happened so far."""
    left = {purpose: list(faults) for purpose, faults in befalling.items()}
    befallen: list[str] = []

    def before_all(due: Sequence[tuple[Seat, TaskKind]]) -> None:
        seat, purpose = due[0]
        while left.get(purpose):
            fault = left[purpose].pop(0)
            evening.phones[seat].wait_to_be_asked(purpose)
            evening.phones[seat].hold()
            evening.phones[seat].sides()
            for phone in evening.phones.values():
                forget(phone)
            fault(evening, seat)
            befallen.append(f"{purpose} {fault.__name__}")

    evening.before_all = before_all
    return befallen
