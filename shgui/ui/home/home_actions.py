"""The home page's contents, and what is done when one of its own buttons is pressed."""

from typing import TYPE_CHECKING, cast

from shgui.storage.journal_errors import JournalError
from shgui.ui.home.home_page import HomePage
from shgui.ui.home.notices import Notices, UnreadableFile
from shgui.ui.home.offered_game import OfferedGame
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.widgets.poster_dialog import QuestionDialog

if TYPE_CHECKING:
    from shgui.library.library import SavedGame


class HomeActions:
    """Until this is made the home page offers what a first start does: no game, and no notice."""

    def __init__(
        self,
        window: MainWindow,
        router: Router,
        preferences: Preferences,
        offered: OfferedGame,
        notices: Notices,
    ) -> None:
        self._window = window
        self._router = router
        self._preferences = preferences
        self._offered = offered
        self._notices = notices
        self._page = cast(HomePage, window.page(PageName.HOME))
        self._page.entered.connect(self._enter)
        self._page.game_chosen.connect(self.continue_game)
        self._page.set_aside_chosen.connect(self.ask_to_set_aside)
        self._page.notice_answered.connect(self.answer_notice)
        preferences.language_changed.connect(self._show)

    def show_trouble(self, trouble: JournalError, game: "SavedGame | None" = None) -> None:
        """Open the home page, with what is wrong with the saved games or with this one."""
        if game is None:
            self._notices.add_trouble(trouble)
        else:
            self._offered.note(trouble, game)
        self._router.open(PageName.HOME)

    def show_unreadable(self, file: UnreadableFile) -> None:
        self._notices.add_unreadable(file)
        self._show()

    def continue_game(self, place: int) -> None:
        """Continue a game that is offered; the newest has place 0."""
        if not self._offered.continue_offered(place):
            self._router.open(PageName.HOME)

    def ask_to_set_aside(self) -> None:
        """Ask, then offer the newest game no longer. It stays among the saved games."""
        words = self._preferences.words
        text = words.gettext(
            "Set this game aside? The home page will no longer offer it. Nothing is deleted, and no role"
            " is shown: it stays among the saved games on this computer."
        )
        lines = self._offered.lines(words)
        if len(lines) > 1:
            # Two are offered: say which one goes.
            text = f"{lines[0]}\n\n{text}"
        yes, no = words.gettext("Set it aside"), words.gettext("Keep it")
        question = QuestionDialog(self._window.ui, self._window, text, yes, no)
        question.accepted.connect(self.set_aside)
        # The keyboard goes on from there, whichever button led to the question.
        question.finished.connect(self._page.set_focus_first)
        question.open()

    def set_aside(self) -> None:
        self._offered.set_aside()
        self._router.open(PageName.HOME)

    def answer_notice(self, action: str) -> None:
        if self._notices.answer(action, self._window):
            self._router.open(PageName.HOME)

    def _enter(self) -> None:
        self._offered.leave_game()
        self._offered.find()
        self._show()

    def _show(self) -> None:
        """Show notice and games in the present language."""
        page, words = self._page, self._preferences.words
        page.show_notice(self._notices.first(words))
        line, other = (*self._offered.lines(words), None, None)[:2]
        page.show_game(line, practice=self._offered.is_practice, other=other)
        page.show_saved_games(self._offered.any_saved)
