"""Words break where they may: long ones at a syllable, names at none, and Wi-Fi not at its hyphen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shgui.phones.messages.build_joining import JoiningSeat, build_texts_message, build_waiting_message
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, served, tell, unfit
from tests.phones.games_on_phones import LANGUAGES, NAMES, speaking

_LOST = "page.network('off'); page.away -= 25000; page.draw();"


@pytest.fixture(scope="module")
def tab() -> Iterator[Tab]:
    with served() as address, Chromium() as browser:
        tab = browser.tab(320, 568)
        alone(tab, address)
        yield tab


def waits(tab: Tab, language: str, then: str = "") -> None:
    words = speaking(language)
    waiting = build_waiting_message(words, [JoiningSeat(0, NAMES[2], "phone")], 0)
    tell(tab, dict(build_texts_message(words)), dict(waiting), then=f"page.network('on'); {then}")


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("language", ["en", "pl", "pt_BR", "it"])
def test_the_name_of_the_network_stays_in_one_line(tab: Tab, language: str) -> None:
    waits(tab, language, _LOST)
    for width in range(240, 340, 20):
        lines = tab.evaluate(
            f"""(() => {{
            document.querySelector(".msg").style.width = "{width}px";
            return [...document.querySelectorAll(".msg .whole")]
                .map(each => [each.textContent, each.getClientRects().length]);
            }})()"""
        )
        assert ["Wi-Fi", 1] in lines
        assert {count for _, count in lines} == {1}


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_break_at_syllables_of_their_language_and_names_do_not(tab: Tab, language: str) -> None:
    waits(tab, language)
    assert tab.evaluate("document.documentElement.lang") == language.replace("_", "-")
    hyphens = "getComputedStyle(document.querySelector('{}')).hyphens"
    assert tab.evaluate(hyphens.format("main .hint")) == "auto"
    assert tab.evaluate(hyphens.format("main .who")) == "manual"
    assert tab.evaluate(hyphens.format(".me .name")) == "manual"


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_of_twice_the_size_stays_within_the_page(tab: Tab, language: str) -> None:
    tab.evaluate("document.documentElement.style.fontSize = '200%'; 0")
    waits(tab, language, _LOST)
    assert unfit(tab) == []
    waits(tab, language, "page.openSettings();")
    assert unfit(tab) == []
    tab.evaluate("page.dialogs.close(); document.documentElement.style.fontSize = ''; 0")
