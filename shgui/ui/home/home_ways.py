"""What is chosen on the first page. Its ways on are made after the first picture, or when one is chosen."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shgui.services import AppServices


class HomeWays:
    """`Router` and `HomeActions`: each asks for the rooms of the program, and one of them does it."""

    def __init__(self, rooms: "Callable[[], AppServices]") -> None:
        self._rooms = rooms

    def open_saved_games(self) -> None:
        self._rooms().navigator.open_saved_games()

    def open_new_table(self) -> None:
        self._rooms().navigator.open_new_table()

    def open_practice(self) -> None:
        self._rooms().navigator.open_practice()

    def open_printed_table(self) -> None:
        self._rooms().navigator.open_printed_table()

    def open_narrator(self) -> None:
        self._rooms().navigator.open_narrator()

    def open_help(self) -> None:
        self._rooms().navigator.open_help()

    def open_guide(self) -> None:
        self._rooms().navigator.open_guide()

    def open_settings(self) -> None:
        self._rooms().navigator.open_settings()

    def go_on(self) -> None:
        self._rooms().home.go_on()

    def go_on_other(self) -> None:
        self._rooms().home.go_on_other()

    def ask_to_set_aside(self) -> None:
        self._rooms().home.ask_to_set_aside()

    def choose_language(self, code: str) -> None:
        self._rooms().home.choose_language(code)

    def answer_notice(self, action: str) -> None:
        self._rooms().home.answer_notice(action)
