"""The looks of a chosen card, and the tags of the others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shgui.engine.view import view_for
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import build_texts_message
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.table.private_tasks import TaskKind
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, drawn, served, tell, unfit
from tests.phones.games_on_phones import LANGUAGES, list_private_tasks, public_table, speaking

NAMES = ("Ana", "Piotr", "Ingrid", "Bruno", "Lucia", "Igor", "Marta", "Max", "Olga", "Ola")
SIZES = ((320, 568), (360, 780))
_CARD = """[...document.querySelectorAll("#p-hand .pick")].map(pick => {
  const card = pick.firstElementChild, style = getComputedStyle(card), tag = pick.nextElementSibling;
  const own = document.createRange();
  own.selectNodeContents(tag);
  return {
    transform: new DOMMatrix(style.transform),
    struck: getComputedStyle(card, "::after").content !== "none",
    marked: getComputedStyle(pick, "::after").content !== "none",
    ring: style.outlineStyle,
    top: pick.getBoundingClientRect().top,
    letters: parseFloat(getComputedStyle(tag).fontSize),
    text: tag.textContent,
    fits: own.getBoundingClientRect().right <= pick.closest(".hand").getBoundingClientRect().right,
  };
}).map(each => ({ ...each, scale: Math.hypot(each.transform.a, each.transform.b), tilt: each.transform.b,
  lift: -each.transform.f }))"""


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def tab(request: pytest.FixtureRequest) -> Iterator[Tab]:
    with served() as address, Chromium() as browser:
        tab = browser.tab(*request.param)
        reduced = {"name": "prefers-reduced-motion", "value": "reduce"}
        tab.send("Emulation.setEmulatedMedia", features=[reduced])
        alone(tab, address)
        yield tab


def open_hand(tab: Tab, language: str, purpose: TaskKind) -> None:
    words = speaking(language)
    state, seat = list_private_tasks()[purpose]
    table = replace(public_table(state), names=NAMES[: state.setup.players])
    hand = build_hand_message(words, 1, purpose, table.view, table.names, seat)
    view = view_for(state, seat)
    opened = build_open_hand_message(words, 1, purpose, view, table.names, tuple(range(len(view.hand))))
    told = dict(build_table_message(words, table, build_shared_table_part(words, table), seat, hand))
    tell(tab, dict(build_texts_message(words)), {**told, "hand": None}, told)
    tell(tab, then=f"page.hand.state = 'asking'; page.hand.show({json.dumps(opened)});")


def cards(tab: Tab) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tab.evaluate(_CARD)
    return found


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("purpose", [TaskKind.DISCARD, TaskKind.ENACT])
def test_the_discarded_card_is_struck_through_and_the_others_are_lifted(tab: Tab, purpose: TaskKind) -> None:
    open_hand(tab, "en", purpose)
    before = cards(tab)
    assert not any(card["struck"] or card["marked"] or card["scale"] != 1 or card["lift"] for card in before)
    tab.evaluate("page.hand.choose(0); 0")
    drawn(tab)
    away, *others = cards(tab)
    assert away["struck"]
    assert away["marked"]
    assert away["ring"] == "none"
    assert away["scale"] < 0.9
    assert away["tilt"] < 0
    assert away["text"] == "Discarded"
    for card in others:
        assert not card["struck"]
        assert not card["marked"]
        assert card["lift"] > 0
        assert card["text"] == {TaskKind.DISCARD: "Passed on", TaskKind.ENACT: "Enacted"}[purpose]
    # Nothing moves away from below the finger.
    assert [card["top"] for card in (away, *others)] == [card["top"] for card in before]


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("purpose", [TaskKind.DISCARD, TaskKind.ENACT])
def test_the_result_of_each_card_fits_in_large_type(tab: Tab, purpose: TaskKind) -> None:
    for language in LANGUAGES:
        open_hand(tab, language, purpose)
        tab.evaluate("page.hand.choose(0); 0")
        drawn(tab)
        assert unfit(tab) == [], language
        for card in cards(tab):
            assert card["letters"] >= 22, language
            assert card["fits"], (language, card["text"])
