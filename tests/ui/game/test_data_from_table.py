"""What the end page is given of a table whose game is over."""

from collections.abc import Iterator

import pytest

from shgui.presentation.build_scene import build_end_scene
from shgui.storage.journal import Journal
from shgui.table.table import Table
from tests.table.play import done, group, options
from tests.table.random_evenings import short_lived_journal


@pytest.fixture
def journal() -> Iterator[Journal]:
    with short_lived_journal() as journal:
        yield journal


def finished(journal: Journal) -> Table:
    table = Table.start(group(5), options(), journal)
    done(table.end_early())
    return table


def test_the_fingerprint_that_was_shown_first_is_compared_with_the_game(journal: Journal) -> None:
    table = finished(journal)
    ending = build_end_scene(table)
    assert (ending.start, ending.unchanged) == (table.fingerprint, True)
    assert len(ending.end) == len(ending.start) == 64
    assert ending.end != ending.start


def test_a_game_that_does_not_fit_its_fingerprint_is_not_called_unchanged(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(journal)
    monkeypatch.setattr(Table, "fingerprint", property(lambda _table: "0" * 64))
    ending = build_end_scene(table)
    assert (ending.start, ending.unchanged) == ("0" * 64, False)
