"""A phone's page returns after an outage, however often it tried to reach the desktop meanwhile.

How soon, `python -m tests.phones.browsers outages` measures.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.outages import Desktop, connect, time_to_return
from tests.phones.browsers.phone import Browser
from tests.phones.browsers.webdriver import WebKit
from tests.ui.x_server.screen import Screen

_SCALED = 8.0
_HURRY = "setInterval(() => { page.connection.tries = 0; }, 50)"
"""Without its growing pauses the page tries as often in seconds as it would in a minute."""


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    with Desktop() as desktop:
        yield desktop


@pytest.fixture
def tab() -> Iterator[Tab]:
    """Open a tab in a browser of its own: Chromium counts the failed sockets of all tabs."""
    with Chromium() as browser:
        yield browser.tab()


def survive_outage(browser: Browser, desktop: Desktop) -> None:
    connect(browser, desktop)
    browser.evaluate(_HURRY)
    time_to_return(browser, desktop.refuse, desktop.accept, lambda: time.sleep(_SCALED))


def test_chromium_returns_after_many_refused_tries(tab: Tab, desktop: Desktop) -> None:
    survive_outage(tab, desktop)
    opened = [event for event in tab.events if event["method"] == "Network.webSocketCreated"]
    # The first connection, two tries without an answered request, and the one that comes through. Each failed
    # socket makes Chromium wait longer before the next.
    assert len(opened) == 4


def test_webkit_returns_after_many_refused_tries(screen: Screen, desktop: Desktop) -> None:
    with WebKit(screen.name) as browser:
        survive_outage(browser, desktop)


def test_chromium_returns_after_tries_without_an_answer(tab: Tab, desktop: Desktop) -> None:
    connect(tab, desktop)
    time_to_return(tab, desktop.stall, desktop.resume, lambda: time.sleep(_SCALED))
    assert tab.evaluate("page.connection.failures") == 0
