"""The game log on phones and large screens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from shgui.engine.types import Seat
from shgui.phones.messages.build_joining import build_texts_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.table.log_lines import Remark, Remarked
from tests.engine.stage import Stage
from tests.phones.browsers.devtools import Chromium, Tab
from tests.phones.browsers.page_alone import alone, served, tell
from tests.phones.games_on_phones import public_table, speaking


@pytest.fixture(scope="module")
def tab() -> Iterator[Tab]:
    with served() as address, Chromium() as browser:
        tab = browser.tab(1280, 720)
        alone(tab, address)
        yield tab


@pytest.mark.parametrize("seat", [0, None])
def test_a_heading_ends_before_the_name_of_a_speaker(tab: Tab, seat: Seat | None) -> None:
    """The heading of a round ends with a name, and a remark begins with one."""
    words = speaking("en")
    table = public_table(Stage(7).reject(1).state)
    said = Remarked(Remark(2, "ja_nothing_known"))
    table = replace(table, chronicle=(*table.chronicle, said), bots=frozenset({2}))
    told = build_table_message(words, table, build_shared_table_part(words, table), seat)
    tell(tab, dict(build_texts_message(words)), dict(told))
    headed = f"{told['chronicle'][1]['head']} · {told['chronicle'][1]['text']}"
    assert table.names[2] in headed
    written = tab.evaluate("[...document.querySelectorAll('li')].map(each => each.textContent)")
    assert headed in written
    assert told["chronicle"][0]["head"] in written
