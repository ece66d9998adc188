"""Another folder for the saved games: chosen at the start, or when a game can no longer be saved."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from shgui.storage.journal_errors import JournalError
from shgui.storage.user_folders import JOURNAL_NAME
from shgui.ui.library_access import LibraryAccess
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.widgets.poster_dialog import QuestionDialog
from shgui.words.journal_problem_texts import describe_journal_problem

_FOLDER = "shgui"


def ask_for_folder(window: QWidget, title: str) -> str:
    return QFileDialog.getExistingDirectory(window, title)


def choose_data_folder(
    window: QWidget, preferences: Preferences, library_access: LibraryAccess, *, take_games: bool
) -> bool:
    """Keep games in a folder of the user's choice; return whether one was chosen.

    `take_games`: whether all that are open go along. JournalError where they can't; then nothing has changed.
    """
    chosen = ask_for_folder(window, preferences.words.gettext("Folder for saved games"))
    if not chosen:
        return False
    # A user who looks for games that were moved chooses the folder that they are in.
    has_games = (Path(chosen) / JOURNAL_NAME).exists()
    folder = Path(chosen) if has_games else Path(chosen) / _FOLDER
    if take_games:
        library_access.take_games_to(folder)
    else:
        library_access.move_to(folder)
    preferences.change(data_folder=str(folder))
    return True


class FolderQuestion:
    """The question for another folder when the file of a running game was moved, deleted or replaced."""

    def __init__(self, window: MainWindow, preferences: Preferences, library_access: LibraryAccess) -> None:
        self._window = window
        self._preferences = preferences
        self._library_access = library_access
        self._is_open = False
        self._declined: Path | None = None

    def offer(self, *, again: bool) -> None:
        """Ask unless the question is open already, or was declined and may not come `again`."""
        if self._is_open or (self._declined == self._library_access.journal_path and not again):
            return
        words = self._preferences.words
        question = QuestionDialog(
            self._window.ui,
            self._window,
            describe_journal_problem(words, "file_moved", str(self._library_access.journal_path)),
            words.gettext("Choose another folder"),
            words.pgettext("button", "Not now"),
        )
        question.accepted.connect(self._choose)
        question.rejected.connect(self._decline)
        question.finished.connect(self._close)
        self._is_open = True
        question.open()

    def _choose(self) -> None:
        words = self._preferences.words
        try:
            chosen = choose_data_folder(
                self._window, self._preferences, self._library_access, take_games=True
            )
        except JournalError as trouble:
            self._window.show_refusal(
                describe_journal_problem(words, trouble.problem, str(trouble.path), trouble.detail)
            )
        else:
            if chosen:
                self._window.show_refusal(
                    words.gettext(
                        "All games are saved in the new folder from now on. Please repeat the last step."
                    )
                )
            else:
                self._decline()

    def _decline(self) -> None:
        self._declined = self._library_access.journal_path

    def _close(self) -> None:
        self._is_open = False
