"""A journal of the test's own, and an application that timers belong to."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring


@pytest.fixture
def journal(tmp_path: Path, qapp: QApplication) -> Iterator[Journal]:
    with Journal(tmp_path / "data" / "games.db", Keyring(tmp_path / "keys")) as journal:
        yield journal
