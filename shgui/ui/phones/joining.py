"""Leads the page on which phones join: opens and closes the network, and shows who has come."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QTimer

from shgui.engine.types import Seat
from shgui.table.seating import NewTableRow, clean_name
from shgui.ui.game.phone_session import PhoneSession, get_trouble_code
from shgui.ui.phones.joining_scene import (
    JoinedSeat,
    JoiningCode,
    JoiningScene,
    SeatPlace,
    SeatRequestScene,
)
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from shgui.ui.widgets.poster_dialog import QuestionDialog
from shgui.words import phone_texts
from shgui.words.languages import get_endonym

if TYPE_CHECKING:
    from shgui.ui.game.current_game import CurrentGame
    from shgui.ui.game.phone_session import PhoneServices
    from shgui.ui.phones.joining_page import JoiningPage

NO_PHONE_TIMEOUT = 30_000
"""Milliseconds without a phone, after which the page says what may be wrong."""


class JoiningController(QObject):
    def __init__(
        self, window: MainWindow, preferences: Preferences, phones: PhoneSession, games: "CurrentGame"
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._phones = phones
        self._games = games
        self._trouble = ""
        self._word_for: Seat | None = None
        self._is_watching = False
        self._elsewhere: frozenset[Seat] = frozenset()
        self._asked: frozenset[Seat] = frozenset()
        self._misses_phones = False
        self._patience = QTimer(self, singleShot=True, interval=NO_PHONE_TIMEOUT)
        self._patience.timeout.connect(self._on_patience_over)
        phones.subscribe_arrivals(self.update_page)

    def show(self, seat: Seat | None = None) -> None:
        """Show the page; `seat` is one that another phone may take."""
        self._word_for = seat
        self.update_page()

    # Actions of the page

    def open_network(self) -> None:
        made = self._phones.get_services()
        made.networks.watch()
        if made.networks.now:
            self._open_network(made, made.networks.now[0].address)
        else:
            self._trouble = "no network"
        self.update_page()

    def choose_network(self, address: str) -> None:
        made = self._phones.made
        if made is not None and (made.room.opened is None or made.room.opened.address != address):
            self._open_network(made, address)
            self.update_page()

    def close_network(self) -> None:
        """Close the network. During a game ask first, since all phones lose their seats."""
        if not self._phones.elsewhere:
            self._close_network()
            return
        words = self._preferences.words
        # Translators: button; phones can reach the table as before; max 24
        no = words.pgettext("button", "Keep it open")
        self._ask_first(
            words.gettext("All phones leave the table, and everybody plays at this screen."),
            phone_texts.get_close_network_label(words),
            no,
            self._close_network,
        )

    def hand_over(self, word: str) -> None:
        """Ask first, so that the word is compared with the phone's."""
        request = next((each for each in self._phones.requests if each.word == word), None)
        if request is not None:
            words = self._preferences.words
            self._ask_first(
                phone_texts.format_takes_seat(words, word, self._get_name_at(request.seat)),
                # Translators: button: a phone gets a player's seat; max 24
                words.pgettext("button", "Hand over the seat"),
                # Translators: button: a phone doesn't get the seat, for now; max 24
                words.pgettext("button", "Not this phone"),
                lambda: self._phones.get_services().room.hand_over(word),
            )

    def turn_down_requests(self) -> None:
        for seat in {request.seat for request in self._phones.requests}:
            self._phones.get_services().room.close_seat(seat)

    def draw_code(self) -> None:
        """Draw another code. Ask first, since phones that only watch have to join again."""
        words = self._preferences.words
        self._ask_first(
            words.gettext(
                "The old code no longer lets anyone in. Phones without a seat leave; players who have one"
                " stay."
            ),
            phone_texts.get_new_code_label(words),
            # Translators: button: the code for phones stays as it is; max 24
            words.pgettext("button", "Keep this code"),
            self._phones.get_services().room.new_code,
        )

    def let_all_in(self) -> None:
        self._phones.get_services().room.let_all_in()

    def remove(self, phone: bytes) -> None:
        self._phones.remove(phone)

    def _ask_first(self, sentence: str, yes: str, no: str, do: Callable[[], None]) -> None:
        question = QuestionDialog(self._window.ui, self._window, sentence, yes, no)
        question.accepted.connect(do)
        question.open()

    def _close_network(self) -> None:
        self._phones.close()
        self._patience.stop()
        self._trouble, self._misses_phones = "", False
        self.update_page()

    def _open_network(self, made: "PhoneServices", address: str) -> None:
        answer = made.room.open(address)
        self._phones.trouble = ""
        if made.room.opened is None:
            self._trouble = get_trouble_code(answer)
            return
        self._trouble, self._misses_phones = "", False
        self._patience.start()
        self._phones.seat_game()

    # Networks come and go

    def _follow_networks(self) -> None:
        made = self._phones.made
        if made is None:
            return
        here = [network.address for network in made.networks.now]
        opened = made.room.opened
        if opened is not None and opened.address not in here:
            if here:
                self._open_network(made, here[0])
            else:
                made.room.stop()
                self._trouble = "no network"
        elif opened is None and self._trouble == "no network" and here:
            self._open_network(made, here[0])
        self.update_page()

    def _on_patience_over(self) -> None:
        self._misses_phones = not self._phones.connected
        self.update_page()

    # What is shown

    def update_page(self) -> None:
        made = self._phones.made
        if made is not None and not self._is_watching:
            self._is_watching = True
            made.networks.changed.connect(self._follow_networks)
        if self._phones.connected:
            self._misses_phones = False
        self._announce_seat_changes()
        if self._window.has_page(PageName.PHONES):
            cast("JoiningPage", self._window.page(PageName.PHONES)).show_joining(self._build_scene())

    def _announce_seat_changes(self) -> None:
        """Say on the table page which seats moved to a phone or the screen, and for which a phone asks."""
        before, now = self._elsewhere, self._phones.elsewhere
        self._elsewhere = now
        asked, self._asked = self._asked, frozenset(each.seat for each in self._phones.requests)
        table = self._games.table
        if table is None or self._window.current is not PageName.TABLE:
            return
        words, names = self._preferences.words, [player.name for player in table.players]
        # Translators: another phone has taken over the seat of the player
        said = [words.gettext("New phone: {name}").format(name=names[seat]) for seat in sorted(now - before)]
        said += [
            # Translators: the player has no phone any more
            words.gettext("At the screen from now on: {name}").format(name=names[seat])
            for seat in sorted(before - now)
        ]
        said += [
            # Translators: {name} is the player whose seat it is; {button} leads to where phones are confirmed
            words.gettext("A new phone asks for {name}’s seat. To decide, press “{button}”.").format(
                name=names[seat], button=phone_texts.get_phones_label(words)
            )
            for seat in sorted(self._asked - asked)
        ]
        if said:
            self._window.show_refusal(" ".join(said))

    def _build_scene(self) -> JoiningScene:
        made, in_game = self._phones.made, self._games.table is not None
        if made is None:
            return JoiningScene(in_game=in_game)
        opened = made.room.opened
        networks = made.networks.now
        if opened is None:
            trouble = self._trouble or self._phones.trouble
            return JoiningScene(networks=networks, trouble=trouble, in_game=in_game)
        word_for = self._word_for if self._word_for in made.room.words else None
        word = made.room.word if word_for is None else made.room.words[word_for]
        return JoiningScene(
            JoiningCode(made.room.joining_code, opened.host, word),
            networks,
            opened.address,
            self._list_joined_seats(),
            self._trouble,
            self._misses_phones,
            in_game,
            self._get_name_at(word_for),
            tuple(SeatRequestScene(each.word, self._get_name_at(each.seat)) for each in made.room.requests),
            made.room.holds_back,
        )

    def _get_name_at(self, seat: Seat | None) -> str:
        table = self._games.table
        return "" if seat is None or table is None else table.players[seat].name

    def _list_joined_seats(self) -> tuple[JoinedSeat, ...]:
        table, here = self._games.table, self._phones
        if table is not None:
            return tuple(
                JoinedSeat(
                    player.name,
                    get_endonym(player.language),
                    SeatPlace.BOT if seat in table.bots else self._get_seat_place(seat),
                )
                for seat, player in enumerate(table.players)
            )
        connected = here.connected
        return tuple(
            JoinedSeat(
                clean_name(row.name), get_endonym(row.language), _get_row_place(row, connected), row.phone
            )
            for row in here.rows
            if clean_name(row.name)
        )

    def _get_seat_place(self, seat: Seat) -> SeatPlace:
        if seat not in self._phones.elsewhere:
            return SeatPlace.SCREEN
        return SeatPlace.AWAY if seat in self._phones.away else SeatPlace.PHONE


def _get_row_place(row: NewTableRow, connected: frozenset[bytes]) -> SeatPlace:
    if row.bot is not None:
        return SeatPlace.BOT
    if row.phone is None:
        return SeatPlace.SCREEN
    return SeatPlace.PHONE if row.phone in connected else SeatPlace.AWAY
