"""A press does what its button said when it began, once, or nothing at all."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from shgui.engine.actions import Execute, Nominate
from shgui.engine.deal import new_game
from shgui.engine.editions import OFFICIAL, get_edition
from shgui.engine.view import view_for
from shgui.phones.messages.build_decision import build_decision_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import (
    JoiningSeat,
    build_join_message,
    build_texts_message,
    build_waiting_message,
)
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.phones.messages.messages import TableMessage
from shgui.table.private_tasks import TaskKind
from shgui.table.public_choices import PublicChoice
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, served, tell
from tests.phones.games_on_phones import NAMES, public_table, speaking

EN = speaking("en")
ME = 3


@pytest.fixture(scope="module")
def open_tab() -> Iterator[Callable[[], Tab]]:
    with served() as address, Chromium() as browser:

        def open_one() -> Tab:
            tab = browser.tab()
            alone(tab, address)
            tell(tab, dict(build_texts_message(EN)))
            return tab

        yield open_one


@pytest.fixture
def tab(open_tab: Callable[[], Tab]) -> Tab:
    return open_tab()


def table(moment: int, purpose: TaskKind | None = None, action: Any = None) -> dict[str, Any]:
    """Return a table message with a task of this seat, private or public."""
    state, _ = new_game(10, get_edition(OFFICIAL), bytes(32))
    public = public_table(state)
    hand = build_hand_message(
        EN, moment, purpose or TaskKind.ROLE, public.view, public.names, ME, asked=bool(purpose)
    )
    acts = [PublicChoice(action(other), None) for other in range(10) if other != ME] if action else []
    act = build_decision_message(EN, moment, public, acts) if action else None
    shown: TableMessage = build_table_message(EN, public, build_shared_table_part(EN, public), ME, hand, act)
    return dict(shown)


def at(tab: Tab, key: str) -> tuple[float, float]:
    x, y = tab.evaluate(
        f"""(() => {{ const box = document.querySelector('[data-k="{key}"]').getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2]; }})()"""
    )
    return x, y


def tap(tab: Tab, key: str) -> None:
    tab.tap(*at(tab, key))


def later(tab: Tab) -> None:
    """Wait until a tap isn't the second half of a double tap."""
    tab.evaluate("new Promise(done => setTimeout(done, TWICE))")


def wished(tab: Tab) -> list[str]:
    """Return the requests, without those that close a hand."""
    told: list[str] = tab.evaluate("wishes.map(each => each.wish).filter(wish => wish !== 'close')")
    return told


def key(tab: Tab, name: str, *, times: int = 1) -> None:
    """Hold a key for this many repetitions."""
    text = {"Enter": "\r", " ": " "}[name]
    for number in range(times):
        tab.send(
            "Input.dispatchKeyEvent",
            type="keyDown",
            key=name,
            text=text,
            autoRepeat=number > 0,
            windowsVirtualKeyCode=ord(text),
        )
    tab.send("Input.dispatchKeyEvent", type="keyUp", key=name, windowsVirtualKeyCode=ord(text))


def test_a_tap_does_what_it_says(tab: Tab) -> None:
    tell(tab, table(1, action=Nominate))
    tap(tab, "choice-1")
    tap(tab, "do")
    assert wished(tab) == ["act"]


def test_a_press_that_began_on_the_last_sheet_does_nothing_on_this_one(tab: Tab) -> None:
    tell(tab, table(1, action=Nominate))
    tap(tab, "choice-1")
    tab.press(*at(tab, "do"))
    tell(tab, table(2, action=Execute), then="page.acts.choose(1);")
    tab.lift()
    assert wished(tab) == []
    assert not tab.evaluate("page.dialogs.isOpen")
    later(tab)
    tap(tab, "do")
    assert tab.evaluate("page.dialogs.isOpen")


def test_a_press_from_before_the_task_chooses_no_one(tab: Tab) -> None:
    tell(tab, table(1, action=Nominate))
    tab.press(*at(tab, "choice-1"))
    tell(tab, table(2, action=Execute))
    tab.lift()
    assert tab.evaluate("page.acts.chosen") is None


def test_a_confirmation_belongs_to_its_own_question(tab: Tab) -> None:
    tell(tab, table(1, TaskKind.BALLOT), then="page.hand.chosen = 0; page.draw();")
    tab.press(*at(tab, "confirm"))
    tell(tab, table(2, TaskKind.BALLOT), then="page.hand.chosen = 1; page.draw();")
    tab.lift()
    assert wished(tab) == []
    later(tab)
    tap(tab, "confirm")
    assert wished(tab) == ["choose"]


def test_a_press_that_began_while_nothing_could_be_confirmed_confirms_nothing(tab: Tab) -> None:
    tell(tab, table(1, TaskKind.BALLOT))
    tab.press(*at(tab, "confirm"))
    tab.evaluate("page.hand.chosen = 0; page.draw(); 0")
    tab.lift()
    assert wished(tab) == []


@pytest.mark.parametrize("times", [2, 5])
def test_many_taps_are_one(tab: Tab, times: int) -> None:
    tell(tab, table(1, action=Nominate))
    tap(tab, "choice-1")
    place = at(tab, "do")
    for _ in range(times):
        tab.tap(*place)
    assert wished(tab) == ["act"]


def test_two_taps_execute_no_one(tab: Tab) -> None:
    tell(tab, table(1, action=Execute))
    tap(tab, "choice-1")
    place = at(tab, "do")
    tab.tap(*place)
    tab.tap(*place)
    assert wished(tab) == []


def test_two_taps_give_up_no_seat(tab: Tab) -> None:
    tell(tab, table(1))
    tap(tab, "menu")
    place = at(tab, "leave")
    tab.tap(*place)
    tab.tap(*place)
    assert wished(tab) == []


def test_the_harmless_answer_lies_where_the_act_was_pressed(tab: Tab) -> None:
    """The time between two taps doesn't matter."""
    tell(tab, table(1, action=Execute))
    tap(tab, "choice-1")
    place = at(tab, "do")
    tap(tab, "do")
    there = tab.evaluate(f"document.elementFromPoint({place[0]}, {place[1]}).closest('[data-k]').dataset.k")
    assert there == "no"


@pytest.mark.parametrize("name", ["Enter", " "])
def test_a_key_that_is_held_presses_once(tab: Tab, name: str) -> None:
    tell(tab, table(1, action=Execute), then="page.acts.choose(1); page.byKey('do').focus();")
    key(tab, name, times=6)
    assert tab.evaluate("page.dialogs.isOpen")
    assert wished(tab) == []


def test_a_key_that_is_held_while_the_question_changes_answers_the_first(tab: Tab) -> None:
    tell(tab, table(1, action=Nominate), then="page.acts.choose(1); page.byKey('do').focus();")
    key(tab, "Enter", times=2)
    tell(tab, table(2, action=Nominate), then="page.acts.choose(2); page.byKey('do').focus();")
    tab.send("Input.dispatchKeyEvent", type="keyDown", key="Enter", text="\r", autoRepeat=True)
    assert wished(tab) == ["act"]


def test_a_finger_that_held_the_last_sheet_opens_nothing_on_this_one(tab: Tab) -> None:
    tell(tab, table(1, TaskKind.ROLE))
    tab.press(*at(tab, "hold"))
    tell(tab, table(2, TaskKind.BALLOT))
    tab.evaluate("new Promise(done => setTimeout(done, HOLD + 50))")
    tab.lift()
    assert wished(tab) == []
    assert tab.evaluate("page.hand.state") == "closed"


def test_an_open_hand_gives_way_to_a_public_decision(tab: Tab) -> None:
    tell(tab, table(1, TaskKind.BALLOT))
    state, _ = new_game(10, get_edition(OFFICIAL), bytes(32))
    ballots = build_open_hand_message(EN, 1, TaskKind.BALLOT, view_for(state, ME), NAMES, (0, 1))
    tell(tab, then=f"page.hand.state = 'asking'; page.hand.show({json.dumps(ballots)});")
    assert tab.evaluate("page.hand.state") == "open"
    tell(tab, table(2, None, Nominate))
    assert tab.evaluate("page.hand.state") == "closed"
    tap(tab, "choice-0")
    tap(tab, "do")
    assert wished(tab) == ["act"]


def test_a_tap_on_sit_down_does_not_go_through_to_the_next_page(tab: Tab) -> None:
    tell(tab, dict(build_join_message(EN)), then="page.joining.name = 'Ana'; page.drawAct();")
    tab.press(*at(tab, "sit"))
    tell(tab, dict(build_waiting_message(EN, [JoiningSeat(0, NAMES[0], "phone")], 0)))
    tab.lift()
    assert wished(tab) == []
    assert not tab.evaluate("page.dialogs.isOpen")
