"""A journal for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "data" / "journal.sqlite", Keyring(tmp_path / "keys")) as journal:
        yield journal
