"""Fixtures for tests of phones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from tests.phones.local_room import LocalRoom
from tests.phones.local_server import LocalServer


@pytest.fixture
def local_server(qtbot: QtBot) -> Iterator[LocalServer]:
    made = LocalServer(qtbot)
    yield made
    made.close()


@pytest.fixture
def local_room(qapp: object) -> Iterator[LocalRoom]:
    made = LocalRoom().open()
    yield made
    made.close()


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "data" / "journal.sqlite", Keyring(tmp_path / "keys")) as journal:
        yield journal
