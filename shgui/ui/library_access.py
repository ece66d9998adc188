"""Where the games of this user lie, opened when they are first needed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from shgui.storage.files import absent_target
from shgui.storage.user_folders import UserFolders

if TYPE_CHECKING:
    from shgui.library.library import Library
    from shgui.storage.journal import Journal


class LibraryError(Exception):
    """Something is wrong with the saved games: a code of `JournalProblem`, where, and the system's word."""

    def __init__(self, problem: str, path: Path, detail: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.path = path
        self.detail = detail


class Archive:
    """Importing the database and the seal takes a while: a program without games starts without them."""

    def __init__(self, folders: UserFolders, language: str, *, keeps_players: bool = True) -> None:
        self.folders = folders
        self._language = language
        self.keeps_players = keeps_players
        self._may_be_new = False
        """Whether a folder without games is no surprise, because the user has just chosen it."""
        self._journal: Journal | None = None
        self._evening: Library | None = None

    @property
    def path(self) -> Path:
        return self.folders.journal

    @property
    def holds_games(self) -> bool:
        """Whether there is anything to open, or should be: keys of games tell of a file that is missing."""
        try:
            if self.folders.journal.exists() or absent_target(self.folders.journal) is not None:
                return True
            return not self._may_be_new and self._has_keys()
        except OSError:
            # There is something that we may not even look at: opening it will say so.
            return True

    @contextmanager
    def evening(self) -> "Iterator[Library]":
        """Opens the games or begins to keep them; LibraryError where that, or what is done inside, fails."""
        from shgui.storage.journal_errors import JournalError

        try:
            yield self._opened()
        except JournalError as error:
            raise LibraryError(error.problem, error.path, error.detail) from error

    def keep_players(self, wanted: bool) -> None:
        """Whether anything is kept of groups and players beside their saved games. If not, what was kept goes
        at once, or when the games are opened next; LibraryError where it can't.
        """
        from shgui.storage.journal_errors import JournalError

        self.keeps_players = wanted
        if self._evening is None:
            return
        try:
            self._evening.keep_players(wanted)
        except JournalError as error:
            raise LibraryError(error.problem, error.path, error.detail) from error

    def move_to(self, folder: Path) -> None:
        """Keep games in another folder from now on. What lies in the old one stays there."""
        self.close()
        self._may_be_new = True
        self.folders = self.folders._replace(data=folder, portable=False)

    def take_games_to(self, folder: Path) -> None:
        """Go on saving in another folder, to which all games go along; LibraryError where they can't."""
        from shgui.storage.journal_errors import JournalError

        if self._journal is None:
            self.move_to(folder)
            return
        folders = self.folders._replace(data=folder, portable=False)
        try:
            self._journal.move_to(folders.journal)
        except JournalError as error:
            raise LibraryError(error.problem, error.path, error.detail) from error
        self.folders = folders

    def set_file_aside(self) -> Path:
        """Put a file that can't be used out of the way, unchanged; the answer is its new name."""
        from shgui.storage.journal_errors import JournalError
        from shgui.storage.journal_store import set_journal_aside

        self.close()
        try:
            return set_journal_aside(self.folders.journal)
        except JournalError as error:
            raise LibraryError(error.problem, error.path, error.detail) from error

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
        self._journal = self._evening = None

    def _has_keys(self) -> bool:
        """Without importing what opens them, unless there is anything to look at."""
        if not self.folders.keys.is_dir():
            return False
        from shgui.storage.keyring import Keyring

        return Keyring(self.folders.keys).holds_any()

    def _opened(self) -> "Library":
        if self._evening is None:
            from shgui.library.library import Library
            from shgui.storage.journal import Journal
            from shgui.storage.keyring import Keyring

            keyring = Keyring(self.folders.keys)
            journal = Journal(self.folders.journal, keyring, may_be_new=self._may_be_new)
            evening = Library(journal, self._language)
            try:
                evening.keep_players(self.keeps_players)
            except BaseException:
                journal.close()
                raise
            self._journal, self._evening = journal, evening
        return self._evening
