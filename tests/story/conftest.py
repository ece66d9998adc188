"""A journal of its own for each test: games are played at a real table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui.table.journal import Journal
from shgui.table.paths import UserFolders
from shgui.table.seal_keys import Keyring


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    folders = UserFolders(tmp_path / "data", tmp_path / "settings")
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        yield journal
