"""Long words can be broken, and ordinary sentences are left as they are."""

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from shgui.ui.home.home_page import Notice
from shgui.ui.home.notice_sheet import NoticeSheet
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue


def test_a_sentence_with_ordinary_words_stays_the_same() -> None:
    sentence = "There is no file /home/ana/Documents/evenings of secret-hitler/third.shgui."
    assert add_break_points(sentence) == sentence


def test_nothing_but_places_to_break_is_added() -> None:
    text = f"There is no file /tmp/{'x' * 255}."
    assert add_break_points(text).replace("\u200b", "") == text
    assert max(len(part) for part in add_break_points(text).split("\u200b")) < 70


def test_a_notice_about_a_long_name_is_no_wider_than_its_page(qapp: QApplication, renderer: Renderer) -> None:
    page = QWidget()
    sheet = NoticeSheet(UiContext(renderer, load_catalogue("en")), page)
    sheet.show_notice(Notice(f"There is no file /tmp/{'W' * 255}."))
    label = sheet.findChild(QLabel)
    assert label is not None
    assert label.minimumSizeHint().width() < 800
