"""Behaviour that a painted button keeps from Qt."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import TypeButton
from shgui.words.catalogue import load_catalogue


def test_click_and_tab_reach_it_and_it_hears_of_the_pointer(qapp: QApplication, renderer: Renderer) -> None:
    top = QWidget()
    button = TypeButton(UiContext(renderer, load_catalogue("en")), top, "some.button")
    top.ensurePolished()
    button.ensurePolished()
    assert button.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert button.testAttribute(Qt.WidgetAttribute.WA_Hover)
