from PySide6.QtWidgets import QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from shgui.ui import names, who_made_what
from shgui.ui.pages.about_page import AboutPage
from shgui.ui.paint.press import Press
from shgui.words.catalogue import Catalogue
from tests.ui.hands import find, lay


def test_it_says_who_made_what_and_under_which_licence(
    qtbot: QtBot, press: Press, english: Catalogue
) -> None:
    page = AboutPage(press)
    page.retranslate(english)
    page.show_version("1.2.3")
    window = lay(qtbot, page)
    told = "\n".join(label.text() for label in page.findChildren(QLabel))
    for fact in ("1.2.3", *who_made_what.AUTHORS, who_made_what.LICENCE, "Eirik Vågeskar", "Migio"):
        assert fact in told
    licence = find(page, names.ABOUT_LICENCE)
    assert isinstance(licence, QPlainTextEdit)
    assert "Attribution-NonCommercial-ShareAlike 4.0" in licence.toPlainText()
    window.close()


def test_every_rulebook_names_its_translator_or_nobody() -> None:
    assert dict(who_made_what.translators())["Português (Brasil)"] == ""
