"""What tests of the phones have at hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.phones.doorstep import Doorstep


@pytest.fixture
def doorstep(qtbot: QtBot) -> Iterator[Doorstep]:
    made = Doorstep(qtbot)
    yield made
    made.close()
