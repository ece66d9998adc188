"""A closed hand is the same in looks, sound and document, whatever was seen and chosen in it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from shgui.engine.view import view_for
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import build_texts_message
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.phones.messages.messages import OpenHandMessage
from shgui.table.private_tasks import TaskKind
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, drawn, served, tell
from tests.phones.games_on_phones import NAMES, list_private_tasks, public_table, speaking

EN = speaking("en")


@pytest.fixture(scope="module")
def tab() -> Iterator[Tab]:
    with served() as address, Chromium() as browser:
        tab = browser.tab()
        alone(tab, address)
        tell(tab, dict(build_texts_message(EN)))
        yield tab


def other_than(opened: OpenHandMessage) -> dict[str, Any]:
    """Return a hand of the same shape with other contents."""
    return {
        **opened,
        "cards": [
            {**card, "word": "Otherwise", "drawing": "mark-liberal", "side": "liberal"}
            for card in opened["cards"]
        ],
        "heading": "Something else",
        "lines": ["Something else, which is longer than what stood there before." for _ in opened["lines"]],
        "knows": [{"word": "Else"} for _ in opened["knows"]],
        "seen": ["Else", "Nothing"],
        "results": [
            {"sentence": "Something else happens", "tags": ["Else" for _ in result["tags"]]}
            for result in opened["results"]
        ],
    }


def all_of_it(tab: Tab) -> str:
    """Return everything that can be read out of the page."""
    return json.dumps(
        [
            tab.evaluate("document.documentElement.outerHTML"),
            tab.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, page.drawn])"),
            tab.evaluate("[document.title, location.href, history.length, document.cookie]"),
            [(node.get("role"), node.get("name")) for node in tab.accessible()],
        ]
    )


def after(tab: Tab, table: Mapping[str, Any], opened: Mapping[str, Any], place: int | None) -> str:
    """Return the page after this was opened, and this place chosen."""
    tell(tab, {**table, "hand": None}, table)
    choose = "" if place is None else f"page.hand.choose({place});"
    tell(tab, then=f"page.hand.state = 'asking'; page.hand.show({json.dumps(opened)}); {choose}")
    assert tab.evaluate("page.hand.state") == "open"
    tab.evaluate("page.hand.close(); page.hand.hold.blur(); 0")
    drawn(tab)
    return all_of_it(tab)


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("purpose", TaskKind)
def test_a_closed_hand_keeps_no_trace_of_cards_or_choices(tab: Tab, purpose: TaskKind) -> None:
    state, seat = list_private_tasks()[purpose]
    public = public_table(state)
    hand = build_hand_message(EN, 1, purpose, public.view, public.names, seat)
    table = dict(build_table_message(EN, public, build_shared_table_part(EN, public), seat, hand))
    view = view_for(state, seat)
    order = range({TaskKind.BALLOT: 2}.get(purpose, len(view.hand)))
    opened = build_open_hand_message(EN, 1, purpose, view, NAMES[: view.players], tuple(order))
    places = list(range(len(opened["cards"]))) if hand["chooses"] else [None]
    found = {after(tab, table, each, place) for place in places for each in (opened, other_than(opened))}
    assert len(found) == 1
