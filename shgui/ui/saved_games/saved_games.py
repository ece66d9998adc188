"""The saved games: listing them, and the actions of their page."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer

from shgui.library.library import Library, SavedGame
from shgui.library.unreadable_record import RECORD_SUFFIX, UnreadableRecord, read_record
from shgui.storage.journal_errors import JournalError
from shgui.ui.after_game.review_export import record_file
from shgui.ui.after_game.reviews import Reviews
from shgui.ui.file_dialogs import FileDialogs, FileToSave
from shgui.ui.home.home_actions import HomeActions
from shgui.ui.home.offered_game import OfferedGame
from shgui.ui.library_access import LibraryAccess
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.widgets.poster_dialog import QuestionDialog
from shgui.words import file_texts, saved_game_texts
from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable
from shgui.words.record_problem_texts import describe_record_problem

if TYPE_CHECKING:
    from shgui.storage.journal import GameId
    from shgui.ui.saved_games.saved_games_page import SavedGamesPage

_MOST_LISTED = 5
"""The number of files that are named if they can't be imported; nobody reads a hundred."""
_SLICE = 0.03
"""Seconds that are spent at a time on games that have no recap yet."""
_PAUSE = 5
"""Milliseconds for the window in between."""


class SavedGames:
    """Problems are shown on the home page, where they can be answered."""

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        library_access: LibraryAccess,
        router: Router,
        home: HomeActions,
        offered: OfferedGame,
        dialogs: FileDialogs,
        reviews: Reviews,
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._library_access = library_access
        self._router = router
        self._reviews = reviews
        self._home = home
        self._offered = offered
        self._dialogs = dialogs
        self._recap_timer = QTimer(window, singleShot=True, interval=_PAUSE)
        self._recap_timer.timeout.connect(self._compute_recaps)

    def open_page(self) -> None:
        """Leave the game that is being played, and show the page of all saved games, this one among them."""
        self._offered.leave_game()
        if self._show_games():
            self._page.say("")

    def continue_game(self, game: SavedGame) -> None:
        if not self._offered.continue_saved(game):
            self._router.open(PageName.HOME)

    def resume(self, game: "GameId") -> None:
        """Bring this game back to the table, or open the home page where it can't be played on."""
        try:
            saved = next(
                (each for each in self._library_access.library.saved_games() if each.game == game), None
            )
        except JournalError as trouble:
            self._home.show_trouble(trouble)
            return
        if saved is None or saved.over or saved.set_aside:
            self._router.open(PageName.HOME)
        else:
            self.continue_game(saved)

    def set_aside(self, game: SavedGame) -> None:
        self._change_library(lambda library: library.set_aside(game.game))

    def offer_again(self, game: SavedGame) -> None:
        self._change_library(lambda library: library.offer_again(game.game))

    def ask_to_delete(self, game: SavedGame) -> None:
        words = self._preferences.words
        moment = "" if game.started is None else words.moment(game.started.astimezone())
        # Translators: {names} are the players, {moment} is when they played
        question = words.gettext(
            "Delete this game for good? {names} – {moment}. It can then be neither watched nor checked,"
            " and its group no longer counts it."
        )
        question = question.format(names=words.row_of(game.names), moment=moment)
        yes, no = words.pgettext("button", "Delete it"), words.gettext("Keep it")
        self._ask(question, yes, no, partial(self._delete, game))

    def ask_to_delete_all(self) -> None:
        words = self._preferences.words
        try:
            number = len(self._library_access.library.saved_games())
        except JournalError as trouble:
            self._home.show_trouble(trouble)
            return
        self._ask(
            # Translators: {games} is a number of games, as in "40 games"
            words.gettext(
                "Forget the evenings? Deleted for good: {games}, unfinished ones included, every group, and"
                " every copy that this program has kept of them. Your settings stay, and so do records"
                " that you have saved as files. For twelve hours, the times of the last deals are still"
                " known, without names."
            ).format(games=saved_game_texts.format_game_count(words, number)),
            words.pgettext("button", "Forget everything"),
            words.pgettext("button", "Keep everything"),
            self._delete_all,
        )

    def save_record(self, game: SavedGame) -> None:
        review = self._reviews.of_saved(game)
        if review is None:
            return
        words, played = self._preferences.words, review.game.played
        file = FileToSave(
            words.pgettext("button", "Save the record"),
            file_texts.get_record_kind(words),
            RECORD_SUFFIX,
            None if played is None else played.astimezone().date(),
            partial(record_file, review.record),
        )
        self._dialogs.save(file, self._page.say)

    def import_records(self) -> None:
        """Ask for records, import their finished games, and say which of them couldn't be."""
        words = self._preferences.words
        title, kind = saved_game_texts.get_import_label(words), file_texts.get_record_kind(words)
        paths = self._dialogs.choose_sources(title, kind, RECORD_SUFFIX)
        if not paths:
            return
        try:
            result = _import_records(words, self._library_access.library, paths)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._show_games()
            self._page.say(result)
            self._page.set_focus_first()

    def _delete(self, game: SavedGame) -> None:
        if self._change_library(lambda library: library.delete(game.game)):
            self._page.set_focus_first()

    def _delete_all(self) -> None:
        if self._change_library(lambda library: library.delete_everything()):
            self._page.say(self._preferences.words.gettext("Everything about your evenings is deleted."))
            self._page.set_focus_first()

    def _change_library(self, change: Callable[[Library], None]) -> bool:
        """Change the saved games and show them; return False, with a notice, where that fails."""
        try:
            change(self._library_access.library)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
            return False
        self._show_games()
        return True

    def _ask(self, question: str, yes: str, no: str, act: Callable[[], None]) -> None:
        dialog = QuestionDialog(self._window.ui, self._window, question, yes, no)
        dialog.accepted.connect(act)
        dialog.open()

    @property
    def _page(self) -> "SavedGamesPage":
        return cast("SavedGamesPage", self._window.page(PageName.SAVED_GAMES))

    def _show_games(self) -> bool:
        """Show all games; return False, with a notice, where they can't be read."""
        games: tuple[SavedGame, ...] = ()
        by_group = True
        if self._library_access.holds_games:
            try:
                library = self._library_access.library
                games = library.saved_games()
                by_group = library.keeps_players
                # Nothing is computed yet: this only asks whether there is anything to compute.
                if library.save_missing_recaps(games, lambda: True):
                    self._recap_timer.start()
            except JournalError as trouble:
                self._home.show_trouble(trouble)
                return False
        self._page.show_games(games, by_group=by_group)
        return True

    def _compute_recaps(self) -> None:
        """Compute recaps, a little at a time, as long as the page is shown."""
        if self._window.current is not PageName.SAVED_GAMES:
            return
        until = perf_counter() + _SLICE
        try:
            library = self._library_access.library
            left = library.save_missing_recaps(library.saved_games(), lambda: perf_counter() > until)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
            return
        if left:
            self._recap_timer.start()
        else:
            self._show_games()


def _import_records(words: Catalogue, library: Library, paths: Sequence[Path]) -> str:
    """Import the games of these files, and return what became of them.

    After a JournalError the ones before it are there.
    """
    new = known = 0
    refused: list[str] = []
    # Translators: a file that was to be imported, and a sentence that says why it was not
    refusal = words.pgettext("import", "{file}: {reason}")
    for path in paths:
        try:
            game = library.save_imported_game(read_record(path))
        except UnreadableRecord as error:
            reason = describe_record_problem(words, error.problem, str(path), error.detail)
            refused.append(refusal.format(file=escape_unprintable(path.name), reason=reason))
        else:
            new, known = (new, known + 1) if game is None else (new + 1, known)
    lines: list[str] = []
    if new:
        text = words.ngettext("{count} game imported.", "{count} games imported.", new)
        lines.append(text.format(count=words.number(new)))
    if known:
        text = words.ngettext("{count} game was here already.", "{count} games were here already.", known)
        lines.append(text.format(count=words.number(known)))
    lines += refused[:_MOST_LISTED]
    if len(refused) > _MOST_LISTED:
        lines.append("…")
    return "\n".join(lines)
