"""A table page in a window of its own."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import MakeTable, Table


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    # qtbot holds widgets weakly: a page that nobody else holds could be collected while it is painted.
    made: list[Table] = []

    def make(**options: object) -> Table:
        table = Table(**options)  # type: ignore[arg-type]  # handed on as they come
        qtbot.addWidget(table.page)
        made.append(table)
        return table

    return make


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    return make_table()
