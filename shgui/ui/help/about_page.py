"""The page about the program: its version, its authors, its licence."""

from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from shgui.resources import HOME_PAGE
from shgui.ui import widget_names as names
from shgui.ui.help import who_made_what
from shgui.ui.shell.router import Router
from shgui.ui.widgets.aside_page import BesidePage
from shgui.ui.widgets.picture import PosterPicture
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import TypeButton
from shgui.words import home_texts
from shgui.words.catalogue import Catalogue


class AboutPage(BesidePage):
    def __init__(
        self,
        ui: UiContext,
        router: Router,
        version: str,
        browse: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        """`browse` opens an address in the browser; nothing is ever asked of the network otherwise."""
        super().__init__(ui, router, names.ABOUT, names.ABOUT_BACK)
        self._home_page = TypeButton(ui, self, names.ABOUT_HOME_PAGE)
        self._home_page.clicked.connect(lambda: browse(QUrl(HOME_PAGE)))
        self.foot.addWidget(self._home_page)
        self._version = version
        self._poster = PosterPicture(ui)
        self._between = Rule(ui, RuleWeight.HAIR, upright=True)
        self._text = PlainLabel(wraps=True, voice="reading")
        self._licence = QPlainTextEdit(readOnly=True)
        self._licence.setObjectName(names.ABOUT_LICENCE)
        self._licence.setPlainText("\n\n".join(who_made_what.list_legal_texts()))
        self._licence.setTabChangesFocus(True)
        self._lay_out()

    def update_theme(self) -> None:
        super().update_theme()
        space = self.ui.theme.space
        self._columns.setSpacing(space.large)
        self._sheet.setContentsMargins(0, space.medium, space.medium, space.medium)
        self._sheet.setSpacing(space.medium)
        self._licence.setMinimumHeight(round(space.unit * 40))

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        title = home_texts.get_program_title(words)
        self.title.setText(words.gettext("About {title}").format(title=title))
        self._poster.set_words(title, "")
        self._text.setText("\n\n".join(_list_paragraphs(words, self._version)))
        self._home_page.set_words(words.gettext("Open the page for new versions"))
        self._licence.setAccessibleName(words.gettext("Licence"))

    def help_topic(self) -> str:
        return "three_minutes"

    def _lay_out(self) -> None:
        sheet = QWidget()
        self._sheet = QVBoxLayout(sheet)
        self._sheet.addWidget(self._text)
        self._sheet.addWidget(self._licence, 1)
        body = QWidget()
        self._columns = QHBoxLayout(body)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.addWidget(self._poster, 2)
        self._columns.addWidget(self._between)
        self._columns.addWidget(wrap_in_scroll_area(sheet), 3)
        self.set_body(body)


def _list_paragraphs(words: Catalogue, version: str) -> list[str]:
    # Translators: who translated a rulebook, where the book does not say
    nobody = words.gettext("not named in the book")
    rulebooks = "\n".join(
        f"{language}: {translator or nobody}" for language, translator in who_made_what.list_translators()
    )
    return [
        words.gettext("Version {version}").format(version=version),
        words.gettext(
            "New versions will be found at {address}. The program itself never looks there: a button below"
            " opens the page in your browser."
        ).format(address=HOME_PAGE),
        words.gettext("The board game is by {names} ({home}).").format(
            names=words.row_of(who_made_what.AUTHORS), home=who_made_what.HOME
        ),
        words.gettext(
            "This program is a computer version of it, not made or endorsed by them. Rules and terms come"
            " from the game; drawings, sounds and sentences are new."
        ),
        words.gettext(
            "Everything is released under the licence {licence}: you may share and change it if you name the"
            " authors, make no money from it and pass it on under the same licence. It may not go into an app"
            " store without the authors’ consent."
        ).format(licence=who_made_what.LICENCE),
        words.gettext("Translators of the rulebooks:") + "\n" + rulebooks,
        words.gettext("Fonts: {names} ({licence}).").format(
            names=words.row_of(who_made_what.FONTS), licence=who_made_what.FONT_LICENCE
        ),
        words.gettext(
            "Libraries: {names} ({licence}). They are separate files, and you may replace them; how to do so,"
            " and where to find their sources, is explained below."
        ).format(names=words.row_of(who_made_what.LINKED), licence=who_made_what.LINKED_LICENCE),
        words.gettext("Further libraries: {names}.").format(names=words.row_of(who_made_what.LIBRARIES)),
    ]
