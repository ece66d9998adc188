"""A virtual screen, and groups that play on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from shgui.engine.types import Seat
from tests.phones.browsers.planned_game import Evening
from tests.phones.browsers.plans import Plan
from tests.ui.x_server.screen import Screen

Gather = Callable[[Plan, Collection[Seat]], Evening]


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    with Screen() as screen:
        yield screen


@pytest.fixture
def gather(screen: Screen, tmp_path: Path) -> Iterator[Gather]:
    """Return a group that plays a plan; some phones may be WebKit's."""
    with ExitStack() as stack:
        yield lambda plan, webkit: stack.enter_context(Evening(tmp_path, screen.name, plan, webkit=webkit))
