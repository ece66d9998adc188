"""What a painted button takes over from Qt."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.type_button import TypeButton


def test_click_and_tab_reach_it_and_it_hears_of_the_pointer(qapp: QApplication, renderer: Renderer) -> None:
    top = QWidget()
    button = TypeButton(renderer, top, "some.button")
    top.ensurePolished()
    button.ensurePolished()
    assert button.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert button.testAttribute(Qt.WidgetAttribute.WA_Hover)
