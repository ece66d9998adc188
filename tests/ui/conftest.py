"""A journal of the test's own, and pages that only note what they are told."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui.table.journal import Journal
from shgui.table.paths import UserFolders
from shgui.table.seal_keys import Keyring


@pytest.fixture
def folders(tmp_path: Path) -> UserFolders:
    return UserFolders(tmp_path / "data", tmp_path / "settings")


@pytest.fixture
def journal(folders: UserFolders) -> Iterator[Journal]:
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        yield journal
