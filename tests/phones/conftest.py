"""Fixtures for tests of phones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from tests.phones.doorstep import Doorstep
from tests.phones.evening import Evening


@pytest.fixture
def doorstep(qtbot: QtBot) -> Iterator[Doorstep]:
    made = Doorstep(qtbot)
    yield made
    made.close()


@pytest.fixture
def evening(qapp: object) -> Iterator[Evening]:
    made = Evening().open()
    yield made
    made.close()


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "data" / "journal.sqlite", Keyring(tmp_path / "keys")) as journal:
        yield journal
