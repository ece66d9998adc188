"""Faults during private tasks: the game goes on after each of them."""

from __future__ import annotations

from shgui.engine.types import Outcome
from shgui.table.private_tasks import TaskKind
from tests.phones.browsers.conftest import Gather
from tests.phones.browsers.desk import until
from tests.phones.browsers.faults import (
    Befalling,
    befall,
    changed_wifi,
    forget,
    frozen,
    goes_on,
    killed,
    offline,
    reloaded,
    taken_over,
    to_another_wifi,
)
from tests.phones.browsers.plans import Plan
from tests.phones.browsers.true_state import private

FEW: Befalling = {
    TaskKind.ROLE: (reloaded, killed),
    TaskKind.BALLOT: (taken_over, killed),
    TaskKind.DISCARD: (offline, killed),
    TaskKind.ENACT: (frozen, killed),
    TaskKind.PEEK: (to_another_wifi,),
}
"""Each once, and the worst of them where something lies in somebody's hand."""


def test_a_game_goes_on_after_every_fault(gather: Gather) -> None:
    evening = gather(Plan(5, Outcome.HITLER_CHANCELLOR), ())
    evening.sit_down()
    befallen = befall(evening, FEW)
    end = evening.play()
    assert end["outcome"] == Outcome.HITLER_CHANCELLOR
    assert len(befallen) == sum(map(len, FEW.values()))


def test_answers_of_an_old_connection_do_not_count(gather: Gather) -> None:
    evening = gather(Plan(5, Outcome.HITLER_CHANCELLOR, on_phones=frozenset((0, 1))), ())
    evening.sit_down()
    mine, other = evening.phones[0], evening.phones[1]
    mine.wait_to_be_asked(TaskKind.ROLE)
    other.wait_to_be_asked(TaskKind.ROLE)
    forget(mine)
    evening.relay.silence(0)
    since = changed_wifi(mine)
    # Something comes to every phone, with nothing in it for this one.
    other.hold()
    other.sides()
    goes_on(mine, since)
    other.lift()


def test_a_press_counts_although_the_page_has_not_noticed_the_outage_yet(gather: Gather) -> None:
    evening = gather(Plan(5, Outcome.HITLER_CHANCELLOR, on_phones=frozenset((0, 1))), ())
    evening.sit_down()
    phone = evening.phones[0]
    phone.wait_to_be_asked(TaskKind.ROLE)
    phone.hold()
    phone.sides()
    phone.lift()
    evening.relay.strand(0)
    changed_wifi(phone)
    phone.confirm()
    assert phone.shown.online
    assert phone.shown.sent
    phone.wait("!page.online")
    until(lambda: (0, TaskKind.ROLE) not in private(evening.truth), "the press at the table")
    phone.wait("page.online && !page.hand.sent && !page.block.hand.asked")


def test_an_old_press_is_not_sent_again(gather: Gather) -> None:
    evening = gather(Plan(5, Outcome.HITLER_CHANCELLOR, on_phones=frozenset((0, 1))), ())
    evening.sit_down()
    phone = evening.phones[0]
    phone.wait_to_be_asked(TaskKind.ROLE)
    phone.hold()
    phone.sides()
    phone.lift()
    evening.relay.strand(0)
    phone.confirm()
    assert phone.shown.sent
    phone.browser.evaluate("page.connection.pending.forEach(each => { each.since -= REPEATED_WITHIN; })")
    changed_wifi(phone)
    phone.wait("!page.online")
    forget(phone)
    phone.wait("page.online && !page.block.before && !page.hand.sent && page.block.hand.asked")
    assert (0, TaskKind.ROLE) in private(evening.truth)
