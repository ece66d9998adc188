from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from shgui.resources import HOME_PAGE
from shgui.ui import widget_names as names
from shgui.ui.help import who_made_what
from shgui.ui.help.about_page import AboutPage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue
from tests.ui.asked import RecordingRouter
from tests.ui.hands import click, find, lay


def test_it_says_who_made_what_and_under_which_licence(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    page = AboutPage(UiContext(renderer, english), RecordingRouter(), "1.2.3")
    broadcast(page)
    window = lay(qtbot, page)
    told = "\n".join(label.text() for label in page.findChildren(QLabel))
    for fact in ("1.2.3", *who_made_what.AUTHORS, who_made_what.LICENCE, "Eirik Vågeskar", "Migio"):
        assert fact in told
    licence = find(page, names.ABOUT_LICENCE)
    assert isinstance(licence, QPlainTextEdit)
    assert "Attribution-NonCommercial-ShareAlike 4.0" in licence.toPlainText()
    window.close()


def test_it_shows_the_licence_of_every_library_font_and_voice_in_full(
    qtbot: QtBot, renderer: Renderer, root: Path
) -> None:
    page = AboutPage(UiContext(renderer, load_catalogue("en")), RecordingRouter(), "1.2.3")
    window = lay(qtbot, page)
    box = find(page, names.ABOUT_LICENCE)
    assert isinstance(box, QPlainTextEdit)
    shown = box.toPlainText()
    texts = [*(root / "assets").glob("licences/*.txt"), *(root / "assets").glob("fonts/*.txt")]
    assert texts
    for path in (root / "assets/CREDITS.md", *texts):
        assert path.read_text(encoding="utf-8").strip() in shown, path.name
    assert shown.count("Putting another Qt in place") == 1
    window.close()


def test_every_library_that_is_named_is_explained(root: Path) -> None:
    explained = (root / "assets/licences/libraries.txt").read_text(encoding="utf-8")
    libraries = (*who_made_what.LINKED, *who_made_what.LIBRARIES)
    assert [name for name in libraries if name.partition(" (")[0] not in explained] == []


def test_every_rulebook_names_its_translator_or_nobody() -> None:
    assert dict(who_made_what.list_translators())["Português (Brasil)"] == ""


def test_the_page_for_new_versions_is_named_and_opened_only_by_a_click(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    opened: list[QUrl] = []
    page = AboutPage(UiContext(renderer, english), RecordingRouter(), "1", opened.append)
    broadcast(page)
    window = lay(qtbot, page)
    assert any(HOME_PAGE in label.text() for label in page.findChildren(QLabel))
    assert opened == []
    click(page, names.ABOUT_HOME_PAGE)
    assert opened == [QUrl(HOME_PAGE)]
    window.close()
