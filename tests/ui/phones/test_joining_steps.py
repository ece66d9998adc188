"""With the largest letters nothing is cut off of what is read before the network opens: it scrolls."""

from __future__ import annotations

from typing import cast
from unittest.mock import MagicMock

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.phones.server.networks import Network, NetworkKind
from shgui.ui import widget_names as names
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.phones.joining import JoiningController
from shgui.ui.phones.joining_page import JoiningPage
from shgui.ui.phones.joining_scene import JoiningScene
from shgui.ui.phones.joining_steps import JoiningExplanations
from shgui.ui.theme import Theme, build_style_sheet, load_fonts
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests.ui.asked import RecordingRouter
from tests.ui.hands import lay
from tests.ui.reading import Reader


def seen_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("language", list_languages())
def test_all_that_is_told_can_be_read(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    load_fonts(resources.assets() / "fonts")
    renderer = Renderer(Theme.of(height=720, percent=200), Art(resources.assets()))
    page = JoiningPage(
        UiContext(renderer, load_catalogue(language)), RecordingRouter(), cast(JoiningController, MagicMock())
    )
    page.setStyleSheet(build_style_sheet(renderer.theme, resources.assets() / "icons"))
    broadcast(page)
    page.show_joining(JoiningScene(networks=(Network("192.168.1.20", "wlan0", NetworkKind.WIFI),)))
    window = lay(qtbot, page)
    QApplication.processEvents()
    reader = Reader(monkeypatch)
    reader.read(window, language)
    assert [fault for fault in reader.faults if fault.startswith("clipped")] == []
    (before,) = page.findChildren(JoiningExplanations)
    (area,) = before.findChildren(QScrollArea)
    for label in (each for each in before.findChildren(PlainLabel) if each.text()):
        area.ensureWidgetVisible(label)
        assert seen_whole(label), label.text()
    opens = page.findChild(QWidget, names.PHONES_OPEN)
    assert opens is not None
    assert seen_whole(opens)
