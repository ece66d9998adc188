"""Makes pages. Each is imported when it is first wanted: the program starts with the first page alone."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from shgui.ui.pages import PageName
from shgui.ui.paint.renderer import Press


def make_page(name: PageName, press: Press) -> QWidget:
    return _MAKERS[name](press)


def _home(press: Press) -> QWidget:
    from shgui.ui.home.home_page import HomePage

    return HomePage(press)


def _new_table(press: Press) -> QWidget:
    from shgui.ui.new_table.new_table_page import NewTablePage

    return NewTablePage(press)


def _fingerprint(press: Press) -> QWidget:
    from shgui.ui.new_table.fingerprint_page import FingerprintPage

    return FingerprintPage(press)


def _table(press: Press) -> QWidget:
    from shgui.ui.table.table_page import TablePage

    return TablePage(press)


def _hand_over(press: Press) -> QWidget:
    from shgui.ui.hand_over.hand_over_page import HandOverPage

    return HandOverPage(press)


def _end(press: Press) -> QWidget:
    from shgui.ui.review.end_page import EndPage

    return EndPage(press)


def _review(press: Press) -> QWidget:
    from shgui.ui.review.review_page import ReviewPage

    return ReviewPage(press)


def _settings(press: Press) -> QWidget:
    from shgui.ui.settings.settings_page import SettingsPage

    return SettingsPage(press)


def _help(press: Press) -> QWidget:
    from shgui.ui.help.help_page import HelpPage

    return HelpPage(press)


def _guide(press: Press) -> QWidget:
    from shgui.ui.help.guide_page import GuidePage

    return GuidePage(press)


def _about(press: Press) -> QWidget:
    from shgui.ui.help.about_page import AboutPage

    return AboutPage(press)


def _box(press: Press) -> QWidget:
    from shgui.ui.printed.printed_page import BoxPage

    return BoxPage(press)


def _narrator(press: Press) -> QWidget:
    from shgui.ui.narrator.narrator_page import NarratorPage

    return NarratorPage(press)


_MAKERS: Mapping[PageName, Callable[[Press], QWidget]] = {
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
    PageName.BOX: _box,
    PageName.NARRATOR: _narrator,
}
