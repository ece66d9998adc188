"""Makes pages. Each is imported when it is first wanted: the program starts with the first page alone."""

from PySide6.QtWidgets import QWidget

from shgui.ui.paint.press import Press
from shgui.ui.stacking import PageName


def make_page(name: PageName, press: Press) -> QWidget:
    match name:
        case PageName.HOME:
            from shgui.ui.pages.home_page import HomePage

            return HomePage(press)
        case PageName.NEW_TABLE:
            from shgui.ui.pages.new_table_page import NewTablePage

            return NewTablePage(press)
        case PageName.TABLE:
            from shgui.ui.pages.table_page import TablePage

            return TablePage(press)
        case PageName.HAND_OVER:
            from shgui.ui.pages.hand_over_page import HandOverPage

            return HandOverPage(press)
        case PageName.END:
            from shgui.ui.pages.end_page import EndPage

            return EndPage(press)
        case PageName.REVIEW:
            from shgui.ui.pages.review_page import ReviewPage

            return ReviewPage(press)
        case PageName.SETTINGS:
            from shgui.ui.pages.settings_page import SettingsPage

            return SettingsPage(press)
        case PageName.HELP:
            from shgui.ui.pages.help_page import HelpPage

            return HelpPage(press)
        case PageName.GUIDE:
            from shgui.ui.pages.guide_page import GuidePage

            return GuidePage(press)
        case PageName.ABOUT:
            from shgui.ui.pages.about_page import AboutPage

            return AboutPage(press)
