"""Pages in both engines return within `WITHIN` seconds after a minute without the desktop."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.phones.browsers.devtools import Chromium
from tests.phones.browsers.outages import WITHIN, Desktop, connect, time_to_return
from tests.phones.browsers.phone import Browser
from tests.phones.browsers.webdriver import WebKit
from tests.ui.x_server.screen import Screen

_MINUTE = 60.0


@pytest.fixture(params=["chromium", "webkit"])
def browser(request: pytest.FixtureRequest, screen: Screen) -> Iterator[Browser]:
    with ExitStack() as stack:
        if request.param == "chromium":
            yield stack.enter_context(Chromium()).tab()
        else:
            yield stack.enter_context(WebKit(screen.name))


@pytest.mark.parametrize(
    ("begin", "end"), [(Desktop.refuse, Desktop.accept), (Desktop.stall, Desktop.resume)]
)
def test_a_page_returns_soon_after_a_minute(
    browser: Browser, begin: Callable[[Desktop], None], end: Callable[[Desktop], None]
) -> None:
    with Desktop() as desktop:
        connect(browser, desktop)
        took = time_to_return(
            browser, lambda: begin(desktop), lambda: end(desktop), lambda: time.sleep(_MINUTE)
        )
        assert took < WITHIN
