"""The layout of a role's sheet is the same for every role, so it reveals nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from shgui.engine.deal import new_game
from shgui.engine.editions import OFFICIAL, get_edition
from shgui.engine.types import Role, Seat
from shgui.engine.view import view_for
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import build_texts_message
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.table.private_tasks import TaskKind
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, drawn, served, tell
from tests.phones.games_on_phones import LANGUAGES, NAMES, public_table, speaking

SIZES = ((360, 780), (320, 568))
ME = 3
# What was seen is the last on the sheet, and as long as it is for everybody who saw as much.
_PLACES = """[...document.querySelectorAll(
  "main, .hand, .hand .cards, .hand .cards > div, .card, .hand p:not(.seen), .hand h2, .hand li, .hand li > *"
)].map(each => [each.tagName, JSON.stringify(each.getBoundingClientRect())])"""
_WORDS = """[...document.querySelectorAll(".hand .art, .hand .word")]
    .map(each => JSON.stringify(each.getBoundingClientRect()))"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as browser:
        yield browser


def opens(language: str, players: int, role: Role) -> str:
    """Return the open role of this player, always at the same seat."""
    number = 0
    while True:
        state, _ = new_game(players, get_edition(OFFICIAL), number.to_bytes(32))
        if state.setup.roles[ME] is role:
            break
        number += 1
    view = view_for(state, ME)
    opened = build_open_hand_message(speaking(language), 1, TaskKind.ROLE, view, NAMES[:players])
    return f"page.hand.state = 'asking'; page.hand.show({json.dumps(opened)});"


def show(tab: Tab, language: str, players: int, *, asked: bool, seat: Seat = ME) -> None:
    words = speaking(language)
    state, _ = new_game(players, get_edition(OFFICIAL), bytes(32))
    table = public_table(state)
    hand = build_hand_message(words, 1, TaskKind.ROLE, table.view, table.names, seat, asked=asked)
    tell(
        tab,
        dict(build_texts_message(words)),
        dict(build_table_message(words, table, build_shared_table_part(words, table), seat, hand)),
    )


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_has_the_same_layout_open_and_closed(
    browser: Chromium, address: str, language: str, size: tuple[int, int]
) -> None:
    tab = browser.tab(*size, language.replace("_", "-"))
    alone(tab, address)
    for players, asked in ((5, True), (10, True), (10, False)):
        show(tab, language, players, asked=asked)
        at_rest, words = tab.evaluate(_PLACES), []
        assert len(at_rest) > 2 * players
        for role in Role:
            tab.evaluate(f"{opens(language, players, role)} 0")
            drawn(tab)
            assert tab.evaluate("page.hand.state") == "open"
            assert tab.evaluate(_PLACES) == at_rest, role
            words.append(tab.evaluate(_WORDS))
            tab.evaluate("page.hand.close(); 0")
        assert words[0] == words[1] == words[2]


def test_a_closed_hand_shows_no_line_of_a_role(browser: Chromium, address: str) -> None:
    tab = browser.tab()
    alone(tab, address)
    show(tab, "en", 10, asked=True)
    said = tab.evaluate("document.body.innerText") + json.dumps(tab.accessible())
    for text in ("Unknown", "Liberals know nobody", "Fascists know each other"):
        assert text not in said
    tab.evaluate(f"{opens('en', 10, Role.LIBERAL)} 0")
    assert "Liberals know nobody" in tab.evaluate("document.body.innerText")
