"""Hand-over sheets for tests."""

import pytest
from pytestqt.qtbot import QtBot

from shgui.table.private_tasks import TaskKind
from tests.ui.games import elected, game
from tests.ui.hand_over.private import MakeSheet, Sheet


@pytest.fixture
def make_sheet(qtbot: QtBot) -> MakeSheet:
    def make(*args: object, **options: object) -> Sheet:
        sheet = Sheet(*args, **options)  # type: ignore[arg-type]  # handed on as they come
        qtbot.addWidget(sheet.page)
        return sheet

    return make


@pytest.fixture
def role(make_sheet: MakeSheet) -> Sheet:
    """Ana, who is Hitler, at the cover."""
    return make_sheet(game(), 0, TaskKind.ROLE)


@pytest.fixture
def discard(make_sheet: MakeSheet) -> Sheet:
    """A President with Fascist, Liberal, Fascist."""
    return make_sheet(elected(game(cards="FLF"), 3), 0, TaskKind.DISCARD)
