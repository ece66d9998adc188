"""Small phones: a hand fits on the screen, and a rule above the decision shows that the page goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from shgui.engine.types import Phase
from shgui.engine.view import view_for
from shgui.phones.messages.build_decision import build_decision_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import build_texts_message
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.table.private_tasks import TaskKind
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, drawn, served, tell
from tests.phones.games_on_phones import (
    LANGUAGES,
    acts,
    game_states,
    list_private_tasks,
    public_table,
    speaking,
)

SHORT = ("Ana", "Piotr", "Ingrid", "Bruno", "Lucia", "Igor", "Marta", "Max", "Olga", "Ola")
_BELOW = "(sheet => sheet.scrollHeight - sheet.clientHeight)(document.querySelector('main'))"


@pytest.fixture(scope="module")
def tab() -> Iterator[Tab]:
    with served() as address, Chromium() as browser:
        tab = browser.tab(320, 568)
        alone(tab, address)
        yield tab


def ruled(tab: Tab) -> bool:
    shadow = str(tab.evaluate("getComputedStyle(document.querySelector('.act')).boxShadow"))
    return not (shadow == "none" or shadow.startswith("rgba(0, 0, 0, 0)"))


def lies_open(tab: Tab, language: str, purpose: TaskKind) -> None:
    words = speaking(language)
    state, seat = list_private_tasks()[purpose]
    table = replace(public_table(state), names=SHORT[: state.setup.players])
    hand = build_hand_message(words, 1, purpose, table.view, table.names, seat)
    view = view_for(state, seat)
    order = tuple(range({TaskKind.BALLOT: 2}.get(purpose, len(view.hand))))
    opened = build_open_hand_message(words, 1, purpose, view, table.names, order)
    told = dict(build_table_message(words, table, build_shared_table_part(words, table), seat, hand))
    tell(tab, dict(build_texts_message(words)), {**told, "hand": None}, told)
    tell(tab, then=f"page.hand.state = 'asking'; page.hand.show({json.dumps(opened)});")


def nominates(tab: Tab) -> None:
    words = speaking("en")
    state = next(each for each in game_states(10) if each.phase is Phase.NOMINATE)
    table, (seat,) = public_table(state), state.on_move
    act = build_decision_message(words, 1, table, acts(state, seat))
    told = build_table_message(words, table, build_shared_table_part(words, table), seat, None, act)
    tell(tab, dict(build_texts_message(words)), dict(told))


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("purpose", [each for each in TaskKind if each is not TaskKind.ROLE])
def test_a_hand_fits_on_the_screen(tab: Tab, purpose: TaskKind) -> None:
    for language in LANGUAGES:
        lies_open(tab, language, purpose)
        assert tab.evaluate("page.hand.state") == "open"
        assert tab.evaluate(_BELOW) == 0, language
        assert not ruled(tab), language


def test_a_rule_stands_above_the_act_while_more_lies_below(tab: Tab) -> None:
    nominates(tab)
    assert tab.evaluate(_BELOW) > 0
    assert ruled(tab)
    tab.evaluate("document.querySelector('main').scrollTo(0, 9999); 0")
    drawn(tab)
    assert not ruled(tab)
    tab.evaluate("document.querySelector('main').scrollTo(0, 0); 0")
    drawn(tab)
    assert ruled(tab)
    lies_open(tab, "en", TaskKind.BALLOT)
    assert not ruled(tab)
