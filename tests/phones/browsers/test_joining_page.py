"""Announced arrivals, the invitation for others, and phones that only watch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from shgui.engine.deal import new_game
from shgui.engine.editions import OFFICIAL, get_edition
from shgui.phones.messages.build_joining import (
    JoiningSeat,
    build_invitation_message,
    build_join_message,
    build_texts_message,
    build_waiting_message,
)
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.phones.server.join_link import build_qr_matrix
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, drawn, served, tell
from tests.phones.games_on_phones import NAMES, public_table, speaking

EN = speaking("en")
URL = "http://192.168.1.23:47115/#" + "k" * 43 + ".0123456789abcdef"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as browser:
        yield browser


@pytest.fixture
def tab(browser: Chromium, address: str) -> Tab:
    return open_tab(browser, address)


def open_tab(browser: Chromium, address: str, width: int = 360, height: int = 780) -> Tab:
    tab = browser.tab(width, height)
    alone(tab, address)
    tell(tab, dict(build_texts_message(EN)))
    return tab


def sitters(*statuses: str) -> list[JoiningSeat]:
    return [
        JoiningSeat(seat, name, status)
        for seat, (name, status) in enumerate(zip(NAMES, statuses, strict=False))
    ]


def watched() -> dict[str, Any]:
    state, _ = new_game(10, get_edition(OFFICIAL), bytes(32))
    public = public_table(state)
    return dict(build_table_message(EN, public, build_shared_table_part(EN, public), None))


def said(tab: Tab) -> str:
    """Return the text of the live region; "" while it is hidden."""
    text: str = tab.evaluate(
        "(each => each.hidden ? '' : each.textContent.trim())(document.querySelector('.move'))"
    )
    return text


def keys(tab: Tab) -> list[str]:
    """Return the keys of visible, enabled elements."""
    found: list[str] = tab.evaluate(
        "[...document.querySelectorAll('[data-k]')]"
        ".filter(each => each.checkVisibility()).map(each => each.dataset.k)"
    )
    return found


def test_the_joining_page_announces_arrivals(tab: Tab) -> None:
    tell(tab, dict(build_join_message(EN, sitters("phone", "free"))))
    assert said(tab) == ""
    tell(tab, dict(build_join_message(EN, sitters("phone", "phone", "phone"))))
    assert said(tab) == "Łucja has a seat at the table. Bartholomew-Maximilian has a seat at the table."


def test_a_waiting_phone_announces_others_and_not_itself(tab: Tab) -> None:
    tell(
        tab,
        dict(build_join_message(EN, sitters("phone"))),
        dict(build_waiting_message(EN, sitters("phone", "phone"), 1)),
    )
    assert said(tab) == "Waiting for the table to begin"
    tell(tab, dict(build_waiting_message(EN, sitters("phone", "phone", "screen", "phone"), 1)))
    assert said(tab) == "Марта has a seat at the table. Waiting for the table to begin"


def test_the_menu_has_the_code_for_others(tab: Tab) -> None:
    tell(tab, dict(build_waiting_message(EN, sitters("phone", "phone"), 1)), then="page.openSettings();")
    tab.evaluate("page.byKey('code').click(); 0")
    assert tab.evaluate("wishes.map(each => each.wish)") == ["invite"]
    tell(tab, dict(build_invitation_message(URL, "192.168.1.23:47115", "OTTER")))
    text = tab.evaluate("document.querySelector('.ask').innerText")
    assert "192.168.1.23:47115" in text
    assert "OTTER" in text
    assert pixels(tab) == [list(row) for row in build_qr_matrix(URL)]


def pixels(tab: Tab) -> list[list[bool]]:
    """Return the black squares of the drawing."""
    found: list[list[bool]] = tab.evaluate(
        """(() => {
        const path = document.querySelector(".squares path");
        const size = path.ownerSVGElement.viewBox.baseVal.width - 8;
        return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) =>
            path.isPointInFill(new DOMPoint(x + .5, y + .5))));
        })()"""
    )
    return found


@pytest.mark.parametrize("seat", [0, None])
def test_the_menu_has_no_words_beside_its_parts(tab: Tab, seat: int | None) -> None:
    tell(tab, dict(build_waiting_message(EN, sitters("phone", "phone"), seat)), then="page.openSettings();")
    loose = "[...document.querySelector('#p-q').parentElement.childNodes].filter(each => each.nodeType === 3)"
    assert tab.evaluate(f"{loose}.map(each => each.data)") == []


def test_messages_after_the_menu_was_closed_open_nothing(tab: Tab) -> None:
    tell(tab, dict(build_waiting_message(EN, sitters("phone"), 0)))
    tell(tab, dict(build_invitation_message(URL, "192.168.1.23:47115", "OTTER")))
    assert not tab.evaluate("page.dialogs.isOpen")


def test_a_watching_phone_may_take_a_seat_or_change_its_language(tab: Tab) -> None:
    tell(tab, dict(build_waiting_message(EN, sitters("phone", "free"), None)))
    assert keys(tab) == ["menu", "language", "again"]
    assert tab.evaluate("document.querySelector('.me').innerText").strip() == "Spectator"
    assert tab.evaluate("page.hand.rest") is None


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (360, 780)])
def test_a_watching_phone_changes_its_language_by_keyboard(
    browser: Chromium, address: str, width: int, height: int
) -> None:
    tab = open_tab(browser, address, width, height)
    tell(tab, watched())
    assert tab.evaluate("document.body.classList.contains('wide')") is (width > 1000)
    tab.evaluate("page.byKey('menu').focus(); 0")
    tab.send("Input.dispatchKeyEvent", type="keyDown", key="Enter", text="\r")
    tab.send("Input.dispatchKeyEvent", type="keyUp", key="Enter")
    drawn(tab)
    in_dialog = tab.evaluate("[...document.querySelectorAll('.ask [data-k]')].map(each => each.dataset.k)")
    assert in_dialog == ["language", "code", "leave", "back"]
    tab.evaluate(
        "(each => { each.value = 'pl'; each.dispatchEvent(new Event('change')); })(page.byKey('language')); 0"
    )
    assert tab.evaluate("wishes") == [{"wish": "language", "language": "pl"}]


def test_a_phone_that_never_had_a_seat_is_promised_no_hand(tab: Tab) -> None:
    tell(tab, then="page.block = null; page.network('off'); page.away -= 5000; page.draw();")
    text = tab.evaluate("document.body.innerText")
    assert "Finding the table" in text
    assert "hand" not in text
    tell(tab, then="page.away -= 20000; page.draw();")
    assert "The table cannot be reached" in tab.evaluate("document.body.innerText")
    assert "Nothing is lost" not in tab.evaluate("document.body.innerText")


def test_a_seated_phone_without_connection_says_that_its_hand_is_safe(tab: Tab) -> None:
    gone = "page.network('off'); page.away -= 5000; page.draw();"
    tell(tab, dict(build_waiting_message(EN, sitters("phone"), 0)), then=gone)
    assert "Your hand is safe" in tab.evaluate("document.body.innerText")
