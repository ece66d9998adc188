"""Widgets are told of another theme or language children first, and of that alone which has changed."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import ScaledContext, Themed, UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue


class Noted(Themed, QWidget):
    def __init__(self, ui: UiContext, name: str, notes: list[str], parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._name = name
        self._notes = notes

    def update_theme(self) -> None:
        super().update_theme()
        self._notes.append(f"{self._name}, {self.ui.theme.type.percent} %")

    def update_texts(self) -> None:
        self._notes.append(f"{self._name}, {self.ui.words.language}")


@pytest.fixture
def ui(renderer: Renderer, english: Catalogue) -> UiContext:
    return UiContext(renderer, english)


def test_children_are_updated_before_their_parents_and_through_plain_widgets(
    qtbot: QtBot, ui: UiContext
) -> None:
    notes: list[str] = []
    page = Noted(ui, "page", notes)
    qtbot.addWidget(page)
    between = QWidget(page)
    Noted(ui, "button", notes, between)
    Noted(ui, "label", notes, page)
    broadcast(page)
    assert [note.split(",")[0] for note in notes] == ["button", "button", "label", "label", "page", "page"]


def test_only_what_has_changed_is_updated(qtbot: QtBot, ui: UiContext, renderer: Renderer) -> None:
    notes: list[str] = []
    page = Noted(ui, "page", notes)
    qtbot.addWidget(page)
    broadcast(page, ui.change(words=load_catalogue("pl")))
    broadcast(page, ui.change(renderer.with_text_percent(150)))
    broadcast(page, ui.change(ui.renderer, ui.words))
    assert notes == ["page, pl", "page, 150 %"]


@pytest.mark.parametrize(("window", "at_most", "fixed"), [(80, 80, 120), (100, 100, 120), (200, 100, 120)])
def test_a_part_of_a_window_may_have_texts_of_its_own_size(
    ui: UiContext, renderer: Renderer, window: int, at_most: int, fixed: int
) -> None:
    as_drawn, other = ScaledContext(ui), ScaledContext(ui, fixed)
    ui.change(renderer.with_text_percent(window), load_catalogue("it"))
    assert as_drawn.theme.type.percent == at_most
    assert other.theme.type.percent == fixed
    assert as_drawn.words is ui.words
    assert as_drawn.renderer is as_drawn.renderer
