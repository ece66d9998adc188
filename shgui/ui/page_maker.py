"""Makes pages. Each is imported when it is first wanted: the program starts with the first page alone."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from shgui.ui.pages import PageName
from shgui.ui.paint.renderer import Renderer


def make_page(name: PageName, renderer: Renderer) -> QWidget:
    return _MAKERS[name](renderer)


def _home(renderer: Renderer) -> QWidget:
    from shgui.ui.home.home_page import HomePage

    return HomePage(renderer)


def _new_table(renderer: Renderer) -> QWidget:
    from shgui.ui.new_table.new_table_page import NewTablePage

    return NewTablePage(renderer)


def _fingerprint(renderer: Renderer) -> QWidget:
    from shgui.ui.new_table.fingerprint_page import FingerprintPage

    return FingerprintPage(renderer)


def _table(renderer: Renderer) -> QWidget:
    from shgui.ui.table.table_page import TablePage

    return TablePage(renderer)


def _hand_over(renderer: Renderer) -> QWidget:
    from shgui.ui.hand_over.hand_over_page import HandOverPage

    return HandOverPage(renderer)


def _end(renderer: Renderer) -> QWidget:
    from shgui.ui.review.end_page import EndPage

    return EndPage(renderer)


def _review(renderer: Renderer) -> QWidget:
    from shgui.ui.review.review_page import ReviewPage

    return ReviewPage(renderer)


def _settings(renderer: Renderer) -> QWidget:
    from shgui.ui.settings.settings_page import SettingsPage

    return SettingsPage(renderer)


def _help(renderer: Renderer) -> QWidget:
    from shgui.ui.help.help_page import HelpPage

    return HelpPage(renderer)


def _guide(renderer: Renderer) -> QWidget:
    from shgui.ui.help.guide_page import GuidePage

    return GuidePage(renderer)


def _about(renderer: Renderer) -> QWidget:
    from shgui.ui.help.about_page import AboutPage

    return AboutPage(renderer)


def _printed(renderer: Renderer) -> QWidget:
    from shgui.ui.printed.printed_page import PrintedPage

    return PrintedPage(renderer)


def _narrator(renderer: Renderer) -> QWidget:
    from shgui.ui.narrator.narrator_page import NarratorPage

    return NarratorPage(renderer)


_MAKERS: Mapping[PageName, Callable[[Renderer], QWidget]] = {
    PageName.HOME: _home,
    PageName.NEW_TABLE: _new_table,
    PageName.FINGERPRINT: _fingerprint,
    PageName.TABLE: _table,
    PageName.HAND_OVER: _hand_over,
    PageName.END: _end,
    PageName.REVIEW: _review,
    PageName.SETTINGS: _settings,
    PageName.HELP: _help,
    PageName.GUIDE: _guide,
    PageName.ABOUT: _about,
    PageName.PRINTED: _printed,
    PageName.NARRATOR: _narrator,
}
