"""The lower edge of what can be scrolled."""

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from shgui.ui.widgets.scrolled import ScrollFade, wrap_in_scroll_area


def laid(qtbot: QtBot, height: int) -> QScrollArea:
    content = QWidget()
    content.setMinimumHeight(height)
    area = wrap_in_scroll_area(content)
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    return area


def fold_of(area: QScrollArea) -> ScrollFade:
    fold = area.findChild(ScrollFade)
    assert fold is not None
    return fold


@pytest.mark.parametrize(("height", "fades"), [(150, False), (900, True)])
def test_the_edge_fades_where_there_is_more_below(qtbot: QtBot, height: int, fades: bool) -> None:
    area = laid(qtbot, height)
    assert fold_of(area).isVisible() == fades
    if fades:
        assert fold_of(area).geometry().bottom() == area.viewport().geometry().bottom()


def test_at_the_end_nothing_fades(qtbot: QtBot) -> None:
    area = laid(qtbot, 900)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not fold_of(area).isVisible()
