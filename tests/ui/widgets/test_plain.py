"""Texts are never read as markup or as shortcuts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Markup
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shgui.ui.widgets.plain import PlainLabel, escape_shortcut
from shgui.ui.widgets.tool_tips import escape_tool_tip, set_tool_tip
from shgui.ui.widgets.wrapped_check import WrappedCheckBox
from tests.ui.hostile import HOSTILE


class Strict(QTextDocument):
    """Whatever it is asked to fetch fails the test."""

    def loadResource(self, kind: int, name: object) -> object:  # noqa: N802
        raise AssertionError((kind, name))


def shown(tip: str) -> str:
    """A tool tip as Qt shows it: it asks the same question."""
    if not Markup.mightBeRichText(tip):
        return tip
    document = Strict()
    document.setHtml(tip)
    # Asking for its size lays it out, and so fetches its pictures.
    document.size()
    return document.toPlainText().replace("\u00a0", " ")


@pytest.mark.parametrize("text", [*HOSTILE, "<b>two</b>\nlines  here", "&lt;", "a < b > c", ""])
def test_a_tool_tip_shows_what_was_said(qtbot: QtBot, text: str) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tool_tip(widget, text)
    assert shown(widget.toolTip()) == text
    assert widget.toolTip() == escape_tool_tip(text)


@pytest.mark.parametrize("text", HOSTILE)
def test_a_label_is_plain_whatever_it_says(qtbot: QtBot, text: str) -> None:
    label = PlainLabel(text, wraps=True)
    qtbot.addWidget(label)
    label.show()
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.text() == text
    assert not label.children()
    # A label that reads markup is another one: as wide as what would be left of it.
    assert PlainLabel(text).sizeHint().width() >= label.fontMetrics().horizontalAdvance(text)


@pytest.mark.parametrize("text", HOSTILE)
def test_a_box_to_tick_has_no_key_that_nobody_gave_it(qtbot: QtBot, text: str) -> None:
    check = WrappedCheckBox("check")
    qtbot.addWidget(check)
    check.set_words(text)
    assert check.shortcut().isEmpty()
    assert check.words == text
    assert check.text() == escape_shortcut(text)
