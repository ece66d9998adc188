"""Strange names: the page shows them completely, and as text only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shgui.engine.actions import Execute
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
from shgui.table.private_tasks import TaskKind
from shgui.table.public_choices import PublicChoice
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, served, tell, unfit
from tests.phones.games_on_phones import public_table, speaking

EN = speaking("en")
ME = 3
STRANGE = (
    "<img src=/dev/zero>",
    "\N{RIGHT-TO-LEFT OVERRIDE}liberal",
    "W" * 24,
    "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}" * 24,
    "e" + "\N{COMBINING ACUTE ACCENT}" * 23,
    "</script><script>1</script>",
    "{name} $& \\0",
    "Ша́хматово-Белозёрская",
    "اسم طويل جدا",
    "i",
)
SIZES = ((320, 568), (360, 780), (780, 360))


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as browser:
        yield browser


def sitters(status: str) -> list[JoiningSeat]:
    return [JoiningSeat(seat, name, status) for seat, name in enumerate(STRANGE)]


def everywhere() -> Iterator[tuple[list[dict[str, Any]], str]]:
    """Return blocks, and the keys that are pressed after them."""
    for status in ("free", "phone", "screen"):
        yield [dict(build_join_message(EN, sitters(status), name=STRANGE[0]))], ""
        yield [dict(build_waiting_message(EN, sitters(status), ME))], ""
    state, _ = new_game(10, get_edition(OFFICIAL), bytes(32))
    public = replace(public_table(state), names=STRANGE)
    part = build_shared_table_part(EN, public)
    role = build_hand_message(EN, 1, TaskKind.ROLE, public.view, STRANGE, ME)
    opened = build_open_hand_message(EN, 1, TaskKind.ROLE, view_for(state, ME), STRANGE)
    acts = [PublicChoice(Execute(other), None) for other in range(10) if other != ME]
    act = build_decision_message(EN, 1, public, acts)
    at_rest = dict(build_table_message(EN, public, part, ME, role))
    yield [at_rest], ""
    yield [at_rest], "page.hand.state = 'asking';"
    yield [dict(opened)], ""
    yield [at_rest], "page.go('table');"
    for place in range(9):
        decided = dict(build_table_message(EN, public, part, ME, {**role, "asked": False}, act))
        yield [decided], f"page.acts.choose({place});"
        yield [decided], f"page.acts.choose({place}); page.byKey('do').click();"


def looked_at(tab: Tab) -> list[str]:
    """Return all problems of the page."""
    foreign = tab.evaluate(
        "document.querySelectorAll('img, main script, .scrim script, iframe, object').length"
    )
    wide = tab.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*unfit(tab), *["markup"] * foreign, *["scrolls sideways"] * wide]


@pytest.mark.parametrize("size", SIZES)
def test_strange_names_stay_within_the_page(browser: Chromium, address: str, size: tuple[int, int]) -> None:
    tab = browser.tab(*size)
    alone(tab, address)
    tell(tab, dict(build_texts_message(EN)))
    for blocks, then in everywhere():
        tell(tab, *blocks, then=then)
        assert looked_at(tab) == [], (blocks[0]["block"], then)
    # No table listens behind this page.
    assert [each for each in tab.complaints(address.split("/")[2]) if "WebSocket" not in each] == []


def test_strange_names_stay_on_their_plates_on_large_screens(browser: Chromium, address: str) -> None:
    tab = browser.tab(1920, 1080)
    alone(tab, address)
    state, _ = new_game(10, get_edition(OFFICIAL), bytes(32))
    public = replace(public_table(state), names=STRANGE)
    tell(
        tab,
        dict(build_texts_message(EN)),
        dict(build_table_message(EN, public, build_shared_table_part(EN, public), None)),
    )
    assert looked_at(tab) == []
    crowded = "[...document.querySelectorAll('.plate')].filter(each => each.scrollHeight > each.clientHeight)"
    assert tab.evaluate(f"{crowded}.map(each => each.textContent)") == []


def test_a_name_keeps_its_direction_to_itself(browser: Chromium, address: str) -> None:
    tab = browser.tab()
    alone(tab, address)
    tell(tab, dict(build_texts_message(EN)), dict(build_waiting_message(EN, sitters("phone"), 1)))
    for place in (".me .name", ".seat .who"):
        style = f"getComputedStyle(document.querySelector('{place}')).unicodeBidi"
        assert tab.evaluate(style) == "isolate"


@pytest.mark.parametrize(("name", "read"), [("Ana", "Ana"), ("كريم", "\u2068كريم\u2069")])
def test_a_name_on_a_button_keeps_its_direction_to_itself(
    browser: Chromium, address: str, name: str, read: str
) -> None:
    tab = browser.tab()
    alone(tab, address)
    tell(tab, dict(build_texts_message(EN)), dict(build_join_message(EN, sitters("free"), name=name)))
    label = tab.evaluate("document.querySelector('[data-k=sit]').textContent.trim()")
    assert label == EN.gettext("Sit down as {name}").replace("{name}", read)
