"""The page on which phones join: explanations first, then the code, the address and who has come."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Seat
from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.phones.arrived_seats import ArrivedSeats
from shgui.ui.phones.code_picture import AddressPicture, JoiningCodePicture, JoiningWordPicture
from shgui.ui.phones.joining import JoiningController
from shgui.ui.phones.joining_scene import JoiningScene
from shgui.ui.phones.joining_steps import JoiningExplanations
from shgui.ui.phones.seat_requests import SeatRequests
from shgui.ui.shell.pages import ContentPage
from shgui.ui.shell.router import Router
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import phone_texts
from shgui.words.catalogue import Catalogue

_CODE_SHARE = 0.36
"""Most of the page's width for the code."""


class JoiningPage(ContentPage, Themed, QWidget):
    def __init__(self, ui: UiContext, router: Router, joining: JoiningController) -> None:
        super().__init__(ui, name=names.PHONES)
        self._router = router
        self._joining = joining
        self._shown = JoiningScene()
        self._news = ""
        self._before = JoiningExplanations(ui)
        self._open = OpenNetworkPanel(ui, joining, self._remove_player)
        self._back = TypeButton(ui, self, names.PHONES_BACK, kind=ButtonKind.QUIET, mark=Icon.LEFT)
        self._trouble = PlainLabel(wraps=True, size=Text.CONTROL)
        self._count = PlainLabel(wraps=True, size=Text.LABEL)
        self._count_note = PlainLabel(wraps=True, voice="soft")
        self._close = TypeButton(ui, self, names.PHONES_CLOSE, size=Text.LABEL)
        self._open_it = TypeButton(
            ui, self, names.PHONES_OPEN, kind=ButtonKind.PRIMARY, size=Text.LABEL, mark=Icon.PHONE
        )
        self._go_on = TypeButton(
            ui, self, names.PHONES_GO_ON, kind=ButtonKind.PRIMARY, size=Text.LABEL, mark=Icon.CHECK
        )
        self._lay_out()
        self._back.clicked.connect(router.back)
        self._go_on.clicked.connect(router.back)
        self._open_it.clicked.connect(joining.open_network)
        self._close.clicked.connect(joining.close_network)
        self._open.network.activated.connect(
            lambda: joining.choose_network(str(self._open.network.currentData()))
        )

    def enter(self, seat: Seat | None = None) -> None:
        self._joining.show(seat)

    def show_joining(self, shown: JoiningScene) -> None:
        before, self._shown = self._shown, shown
        words = self.ui.words
        if before.code is not None and shown.code is not None and before.code.host != shown.code.host:
            self._news = words.gettext("The network has changed. Phones need the new code.")
            announce(self, self._news)
        self._show_scene()
        if shown.holds_back and not before.holds_back:
            announce(self, phone_texts.get_many_phones_warning(words))
        known = {seat.name for seat in before.seats}
        come = [seat.name for seat in shown.seats if seat.name and seat.name not in known]
        if before.code is not None and come:
            # Translators: a player has joined with a phone
            announce(self, words.gettext("On a phone from now on: {name}").format(name=words.row_of(come)))
        if set(shown.requests) - set(before.requests):
            announce(self, phone_texts.get_which_word_heading(words))
        opened = (before.code is None) is not (shown.code is None)
        if (opened or bool(before.requests) is not bool(shown.requests)) and self.isVisible():
            # The focused widget may be gone; a key that was pressed on it must press nothing else.
            self.set_focus_first()

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._foot.setContentsMargins(space.medium, space.small, space.medium, space.small)
        self._foot.setSpacing(space.medium)

    def update_texts(self) -> None:
        words = self.ui.words
        self._news = ""
        self._back.set_words(words.gettext("Back"))
        self._close.set_words(phone_texts.get_close_network_label(words))
        self._open_it.set_words(
            # Translators: button; phones can reach the table from now on; max 24
            words.pgettext("button", "Open the network")
        )
        self._show_scene()

    def help_topic(self) -> str:
        return "phones"

    def show_refusal(self, sentence: str) -> None:
        self._trouble.show_text(sentence)

    def set_focus_first(self) -> None:
        """Focus the page itself or the way back, never a button that opens or closes something."""
        (self._go_on if self._shown.code is not None else self._back).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self._router.back()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint the band at the bottom, as on the table page."""
        theme = self.ui.theme
        top = self._foot_widget.geometry().top()
        painter = QPainter(self)
        painter.fillRect(QRect(0, top, self.width(), self.height() - top), colour(theme.palette.paper))
        painter.fillRect(QRect(0, top, self.width(), max(2, theme.space.stroke)), colour(theme.palette.ink))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._open.limit_code_width(round(self.width() * _CODE_SHARE))

    def _remove_player(self, phone: bytes) -> None:
        # A button that removes players doesn't keep the focus.
        self.set_focus_first()
        self._joining.remove(phone)

    def _show_scene(self) -> None:
        words, shown = self.ui.words, self._shown
        is_open = shown.code is not None
        self._pages.setCurrentWidget(self._open if is_open else self._before)
        self._before.show_trouble(words, shown)
        self._open.show_joining(words, shown)
        seated = sum(bool(seat.name) for seat in shown.seats)
        self._count.setText(
            words.ngettext("{count} player has a seat.", "{count} players have a seat.", seated).format(
                count=words.number(seated)
            )
        )
        note = (
            words.gettext(
                "To move to a phone in the middle of a game, go back to the table and open the menu of your"
                " seat."
            )
            if shown.in_game
            else words.gettext("Five to ten can play. Others can join later, too.")
        )
        if shown.seat:
            note = words.gettext(
                "Point the new phone’s camera at the code, choose this seat and type the word. The phone"
                " then shows a word of its own: confirm that one here."
            )
        self._count_note.setText(note)
        self._count.setVisible(is_open and not shown.in_game and seated > 0)
        self._count_note.setVisible(is_open)
        self._go_on.set_words(
            # Translators: button; from the code back to the game; max 24
            words.pgettext("button", "Back to the table")
            if shown.in_game
            # Translators: button; leads back to the list of names, which can be moved up and down; max 24
            else words.pgettext("button", "Order the seats")
        )
        for button in (self._close, self._go_on):
            button.setVisible(is_open)
        for button in (self._back, self._open_it):
            button.setVisible(not is_open)
        self.show_refusal(
            phone_texts.TROUBLES[shown.trouble](words) if is_open and shown.trouble else self._news
        )

    def _lay_out(self) -> None:
        self._pages = QStackedWidget()
        self._pages.addWidget(self._before)
        self._pages.addWidget(self._open)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        for label in (self._trouble, self._count, self._count_note):
            texts.addWidget(label)
        self._foot_widget = QWidget()
        self._foot = QHBoxLayout(self._foot_widget)
        self._foot.addWidget(self._back)
        self._foot.addLayout(texts, 1)
        for button in (self._close, self._open_it, self._go_on):
            self._foot.addWidget(button)
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._page.setSpacing(0)
        self._page.addWidget(self._pages, 1)
        self._page.addWidget(self._foot_widget)


class OpenNetworkPanel(Themed, QWidget):
    """The part of the page while the network is open: code, address, word, and who has come."""

    def __init__(self, ui: UiContext, joining: JoiningController, remove: Callable[[bytes], None]) -> None:
        super().__init__(ui)
        self._code = JoiningCodePicture(ui)
        self._hold = PlainLabel(wraps=True, size=Text.CONTROL)
        self._hold.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.network = DropList(names.PHONES_NETWORK)
        self._new_code = TypeButton(ui, self, names.PHONES_NEW_CODE)
        self._new_code.clicked.connect(joining.draw_code)
        self._many_at_once = PlainLabel(wraps=True, size=Text.CONTROL)
        self._let_in = TypeButton(ui, self, names.PHONES_LET_IN)
        self._let_in.clicked.connect(joining.let_all_in)
        self._one_network = PlainLabel(wraps=True, voice="soft")
        self._one_network.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._title = PlainLabel(wraps=True, voice="poster")
        self._or_type = PlainLabel(wraps=True, size=Text.CONTROL, voice="soft")
        self._address = AddressPicture(ui)
        self._and_word = PlainLabel(size=Text.CONTROL, voice="soft")
        self._word = JoiningWordPicture(ui)
        self._arrived = ArrivedSeats(ui, remove)
        self._requests = SeatRequests(ui, joining.hand_over, joining.turn_down_requests)
        self._help = PlainLabel(wraps=True, voice="reading")
        self._lay_out()

    def limit_code_width(self, width: int) -> None:
        self._left_widget.setFixedWidth(width)
        self._code.setMaximumHeight(width)

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._whole.setContentsMargins(space.large, space.small, space.large, space.small)
        self._whole.setSpacing(space.large)
        self._left.setSpacing(space.small)
        self._right.setSpacing(space.tight)
        self._word_row.setSpacing(space.small)
        self._held_back.setSpacing(space.small)
        self._column.setSpacing(space.small)

    def update_texts(self) -> None:
        words = self.ui.words
        self._code.setAccessibleName(words.gettext("Code with the address of this table"))
        self._hold.setText(phone_texts.get_camera_hint(words))
        self._new_code.set_words(phone_texts.get_new_code_label(words))
        self._many_at_once.setText(phone_texts.get_many_phones_warning(words))
        self._let_in.set_words(
            # Translators: button: any number of phones may sit down; max 24
            words.pgettext("button", "Let them in")
        )
        self._title.setText(phone_texts.get_join_heading(words))
        self._or_type.setText(
            # Translators: followed by an address in large letters
            words.gettext("Or type into the phone’s browser, on the same Wi-Fi as this computer:")
        )
        self.network.setAccessibleName(
            # Translators: label of a list: the networks that this computer is in; max 20
            words.gettext("Network")
        )

    def show_joining(self, words: Catalogue, shown: JoiningScene) -> None:
        code = shown.code
        if code is None:
            return
        self._code.show_code(code.squares)
        self._address.show_address(code.host)
        self._word.show_word(code.word)
        seat = shown.seat
        self._and_word.setText(
            # Translators: heading above a single word in large letters
            words.gettext("Word for the new phone: {name}").format(name=seat)
            if seat
            else phone_texts.get_word_hint(words)
        )
        self._show_networks(words, shown)
        places = len(shown.seats) if shown.in_game else MOST_PLAYERS
        self._arrived.show_seats(words, shown.seats, places)
        self._requests.show_requests(words, shown.requests)
        self._requests.setVisible(bool(shown.requests))
        # Word and code stay for another phone; the decision needs the room of the rest.
        for part in (self._title, self._or_type, self._address, self._arrived):
            part.setVisible(not shown.requests)
        more = [words.gettext("Or choose another network.")] if len(shown.networks) > 1 else []
        self._help.setText("\n".join((*phone_texts.list_no_phone_hints(words), *more)))
        self._help.setVisible(shown.misses_phones)
        self._many_at_once.setVisible(shown.holds_back and not shown.in_game)
        self._let_in.setVisible(shown.holds_back and not shown.in_game)

    def _show_networks(self, words: Catalogue, shown: JoiningScene) -> None:
        texts = [
            # Translators: {network} is a kind of network, such as Wi-Fi
            words.gettext("{network}, {address}").format(
                network=phone_texts.NETWORK_KINDS[each.kind.value](words), address=each.address
            )
            for each in shown.networks
        ]
        offered = [
            (self.network.itemText(row), self.network.itemData(row)) for row in range(self.network.count())
        ]
        wanted = [(text, each.address) for text, each in zip(texts, shown.networks, strict=True)]
        if offered != wanted:
            self.network.clear()
            for text, address in wanted:
                self.network.addItem(text, address)
        chosen = next((row for row, (_, address) in enumerate(wanted) if address == shown.chosen), -1)
        self.network.setCurrentIndex(chosen)
        self.network.setVisible(len(wanted) > 1)
        self._one_network.setText(texts[chosen] if chosen >= 0 else "")
        self._one_network.setVisible(len(wanted) <= 1)

    def _lay_out(self) -> None:
        self._left_widget = QWidget()
        self._left = QVBoxLayout(self._left_widget)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self._code, 100)
        for below in (self._hold, self.network, self._one_network, self._new_code):
            self._left.addWidget(below)
        self._left.addStretch(1)
        self._word_row = QHBoxLayout()
        self._word_row.addWidget(self._and_word)
        self._word_row.addWidget(self._word)
        self._word_row.addStretch(1)
        column = QWidget()
        self._column = QVBoxLayout(column)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._held_back = QHBoxLayout()
        self._held_back.addWidget(self._many_at_once, 1)
        self._held_back.addWidget(self._let_in)
        self._column.addLayout(self._held_back)
        self._column.addWidget(self._help)
        self._column.addWidget(self._arrived, 1)
        self._column.addWidget(self._requests, 1)
        self._right = QVBoxLayout()
        for above in (self._title, self._or_type, self._address):
            self._right.addWidget(above)
        self._right.addLayout(self._word_row)
        self._right.addWidget(wrap_in_scroll_area(column), 1)
        self._whole = QHBoxLayout(self)
        self._whole.addWidget(self._left_widget)
        self._whole.addLayout(self._right, 1)
