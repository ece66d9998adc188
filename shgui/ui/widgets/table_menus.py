"""The small menus of the table: the same for every player, so that asking tells nothing."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from shgui.engine.types import Seat
from shgui.table.options import Voting
from shgui.ui.flow import Ask, Purpose, TableScreen
from shgui.ui.page import Moment
from shgui.words.catalogue import Catalogue


def may_ask_role(moment: Moment) -> bool:
    """Anybody may at any time; not while the screen goes round anyhow, or when all roles turn next."""
    screen = moment.screen
    if not isinstance(screen, TableScreen) or screen.ask is Ask.FINISH:
        return False
    return screen.purpose not in (Purpose.ROLE, Purpose.PARTY)


class TableMenus(QObject):
    role_wanted = Signal(int)
    ballot_wanted = Signal(int)
    lines_wanted = Signal(int)
    """Only this player in the chronicle."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page

    def open_for(self, seat: Seat, moment: Moment, words: Catalogue, beside: QWidget) -> None:
        """What can be done with one seat."""
        menu = self._menu(moment.names[seat])
        if may_ask_role(moment):
            _add(menu, words.pgettext("menu", "Show me my role again"), self.role_wanted.emit, seat)
        if moment.voting is Voting.BALLOTS and seat in moment.view.voted:
            _add(menu, words.pgettext("menu", "Change my vote"), self.ballot_wanted.emit, seat)
        _add(menu, words.pgettext("menu", "Only this player in the chronicle"), self.lines_wanted.emit, seat)
        _pop_up(menu, beside)

    def open_roles(self, moment: Moment, words: Catalogue, beside: QWidget) -> None:
        """Whose role? Everybody at the table, by name."""
        menu = self._menu(words.pgettext("menu", "Show me my role again"))
        for seat, name in enumerate(moment.names):
            _add(menu, f"{seat + 1}   {name}", self.role_wanted.emit, seat)
        _pop_up(menu, beside)

    def _menu(self, name: str) -> QMenu:
        menu = QMenu(self._page)
        menu.setAccessibleName(name)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu


def _add(menu: QMenu, text: str, chosen: Callable[[Seat], None], seat: Seat) -> None:
    # A lone "&" would become a shortcut; a name may hold one.
    action = menu.addAction(text.replace("&", "&&"))

    def triggered() -> None:
        chosen(seat)

    action.triggered.connect(triggered)


def _pop_up(menu: QMenu, beside: QWidget) -> None:
    menu.popup(beside.mapToGlobal(QPoint(0, beside.height())))
    if menu.actions():
        menu.setActiveAction(menu.actions()[0])
