"""Widgets that are told the rows of their places."""

from shgui.ui.widgets.scene_widgets import SceneWidgets
from shgui.words.catalogue import Catalogue, catalogue

EN = catalogue("en")


class Noting:
    def __init__(self) -> None:
        self.shown: list[tuple[str, str]] = []

    def show_row(self, words: Catalogue, row: str) -> None:
        self.shown.append((words.language, row))

    @property
    def rows(self) -> list[str]:
        return [row for _, row in self.shown]


def test_every_widget_shows_its_row_and_those_left_over_show_none() -> None:
    widgets = [Noting(), Noting(), Noting()]
    SceneWidgets(widgets).show_rows(EN, ["Ana", "Ola"])
    assert [widget.rows for widget in widgets] == [["Ana"], ["Ola"], []]


def test_only_the_widget_of_a_changed_row_shows_it_anew() -> None:
    widgets = [Noting(), Noting()]
    rows = SceneWidgets(widgets)
    rows.show_rows(EN, ["Ana", "Ola"])
    rows.show_rows(EN, ["Ana", "Piotr"])
    assert [widget.rows for widget in widgets] == [["Ana"], ["Ola", "Piotr"]]


def test_a_row_that_comes_back_is_shown_anew() -> None:
    widgets = [Noting(), Noting()]
    rows = SceneWidgets(widgets)
    for each in (["Ana", "Ola"], ["Ana"], ["Ana", "Ola"]):
        rows.show_rows(EN, each)
    assert [widget.rows for widget in widgets] == [["Ana"], ["Ola", "Ola"]]


def test_in_another_language_all_are_shown_anew() -> None:
    widgets = [Noting(), Noting()]
    rows = SceneWidgets(widgets)
    rows.show_rows(EN, ["Ana", "Ola"])
    rows.show_rows(catalogue("pl"), ["Ana", "Ola"])
    assert [widget.shown for widget in widgets] == [
        [("en", "Ana"), ("pl", "Ana")],
        [("en", "Ola"), ("pl", "Ola")],
    ]
