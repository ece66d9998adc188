"""Leads the first page: what it says, and what is chosen on it that leads to no other page."""

from typing import TYPE_CHECKING, cast

from shgui.ui.home.notices import Notices, UnreadableFile
from shgui.ui.home.offered_game import OfferedGame
from shgui.ui.library_access import LibraryError
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName

if TYPE_CHECKING:
    from shgui.ui.home.home_page import HomePage


class Home:
    def __init__(
        self, window: MainWindow, preferences: Preferences, offered: OfferedGame, notices: Notices
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._offered = offered
        self._notices = notices
        preferences.language_changed.connect(self._tell_anew)

    def show(self) -> None:
        """Leave the game on the table, if there is one; it is kept."""
        self._offered.leave()
        self._offered.find()
        self.tell()
        self._window.show_page(PageName.HOME)

    def tell(self) -> None:
        """What the first page says, in the language that is spoken now."""
        page = cast("HomePage", self._window.page(PageName.HOME))
        words = self._preferences.words
        page.show_languages(self._preferences.languages, self._preferences.language)
        page.show_notice(self._notices.first(words))
        line, other = (*self._offered.lines(words), None, None)[:2]
        page.show_game(line, practice=self._offered.is_practice, other=other)
        page.show_saved_games(self._offered.any_saved)

    def leave(self) -> None:
        """Let go of whatever is played, for something else; it is saved."""
        self._offered.leave()

    def leave_end(self) -> None:
        self._offered.leave_end()

    def say(self, trouble: LibraryError) -> None:
        """What is wrong with the saved games is said where there is a way on: here."""
        self._notices.add_trouble(trouble)
        self.show()

    def say_unreadable(self, file: UnreadableFile) -> None:
        self._notices.add_unreadable(file)
        self.tell()

    # What is chosen on the page

    def go_on(self) -> None:
        """Take up the newest game that is offered."""
        if not self._offered.take_up():
            self.show()

    def go_on_other(self) -> None:
        """Take up the other one."""
        if not self._offered.take_up(1):
            self.show()

    def ask_to_set_aside(self) -> None:
        """Ask, then offer this game no longer. It stays among the saved games."""
        from shgui.ui.widgets.question import QuestionDialog

        words = self._preferences.words
        text = words.gettext(
            "Set this game aside? The home page will no longer offer it. Nothing is deleted, and no role"
            " is shown: it stays among the saved games on this computer."
        )
        lines = self._offered.lines(words)
        if len(lines) > 1:
            # Two are offered: say which one goes.
            text = f"{lines[0]}\n\n{text}"
        question = QuestionDialog(
            self._window.ui,
            self._window,
            text,
            words.gettext("Set it aside"),
            words.gettext("Keep it"),
        )
        question.accepted.connect(self.set_aside)
        question.finished.connect(self._set_focus_first)
        question.open()

    def _set_focus_first(self) -> None:
        """Whoever has answered goes on from there, whatever button has led to the question."""
        cast("HomePage", self._window.page(PageName.HOME)).set_focus_first()

    def set_aside(self) -> None:
        self._offered.set_aside()
        self.show()

    def choose_language(self, code: str) -> None:
        self._preferences.change(language=code)

    def answer_notice(self, action: str) -> None:
        if self._notices.answer(action, self._window):
            self.show()

    def _tell_anew(self) -> None:
        if self._window.has_page(PageName.HOME):
            self.tell()
