"""The mouse wheel scrolls, and never changes a value on the way."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QComboBox,
    QScrollArea,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from shgui.ui.shell.input_guard import InputGuard
from tests.ui.fingers import scroll


class Form(QScrollArea):
    """A page higher than its window, with one field of each kind that has a value."""

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.list, self.slider, self.number = QComboBox(), QSlider(Qt.Orientation.Horizontal), QSpinBox()
        self.list.addItems(["one", "two", "three"])
        page = QWidget()
        layout = QVBoxLayout(page)
        for field in (self.list, self.slider, self.number):
            layout.addWidget(field)
        page.setMinimumHeight(2000)
        layout.addStretch(1)
        self.setWidget(page)
        self.resize(400, 300)
        self.list.setCurrentIndex(1)
        self.slider.setValue(50)
        self.number.setValue(50)
        self.show()

    @property
    def values(self) -> tuple[int, int, int]:
        return self.list.currentIndex(), self.slider.value(), self.number.value()


@pytest.fixture
def form(qapp: QApplication) -> Iterator[Form]:
    form = Form()
    owner = QObject(form)
    InputGuard(qapp, owner)
    yield form
    form.close()
    form.deleteLater()


@pytest.mark.parametrize("field", ["list", "slider", "number"])
def test_the_wheel_over_a_field_scrolls_the_page(form: Form, field: str) -> None:
    before = form.values
    widget = getattr(form, field)
    widget.setFocus()
    scroll(widget, -1)
    assert form.values == before
    assert form.verticalScrollBar().value() > 0


def test_the_wheel_over_a_scroll_bar_scrolls(form: Form) -> None:
    bar = form.verticalScrollBar()
    assert isinstance(bar, QAbstractSlider)
    scroll(bar, -1)
    assert bar.value() > 0
