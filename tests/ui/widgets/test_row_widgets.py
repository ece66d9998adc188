"""Widgets bound to the rows of a model."""

from PySide6.QtCore import QObject, QPersistentModelIndex, QStringListModel

from shgui.ui.widgets.row_widgets import RowWidgets


class Noting:
    def __init__(self) -> None:
        self.shown: list[object] = []

    def show_row(self, row: QPersistentModelIndex) -> None:
        self.shown.append(row.data() if row.isValid() else None)


def test_every_widget_shows_its_row_and_those_left_over_show_none() -> None:
    owner, widgets = QObject(), [Noting(), Noting(), Noting()]
    RowWidgets(QStringListModel(["Ana", "Ola"], owner), widgets, owner)
    assert [widget.shown for widget in widgets] == [["Ana"], ["Ola"], [None]]


def test_only_the_widget_of_a_changed_row_shows_it_anew() -> None:
    owner, widgets = QObject(), [Noting(), Noting()]
    model = QStringListModel(["Ana", "Ola"], owner)
    RowWidgets(model, widgets, owner)
    model.setData(model.index(1), "Piotr")
    assert [widget.shown for widget in widgets] == [["Ana"], ["Ola", "Piotr"]]


def test_after_a_reset_all_are_bound_again() -> None:
    owner, widgets = QObject(), [Noting(), Noting()]
    model = QStringListModel(["Ana", "Ola"], owner)
    RowWidgets(model, widgets, owner)
    model.setStringList(["Marta"])
    assert [widget.shown[-1] for widget in widgets] == ["Marta", None]
