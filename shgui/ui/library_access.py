"""Access to the games of this user, which are opened when they are first needed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shgui.storage.files import find_broken_link
from shgui.storage.user_folders import UserFolders

if TYPE_CHECKING:
    from shgui.library.library import Library
    from shgui.storage.journal import Journal
    from shgui.storage.keyring import Keyring


class LibraryModules(NamedTuple):
    """Everything that opens the games: database and sealing take a while to import."""

    library: "type[Library]"
    journal: "type[Journal]"
    keyring: "type[Keyring]"
    set_journal_aside: Callable[[Path], Path]


class LibraryAccess:
    """A program without games starts without importing what would open them.

    JournalError is raised by whatever can't be opened, read or moved.
    """

    def __init__(
        self,
        folders: UserFolders,
        language: str,
        import_modules: Callable[[], LibraryModules],
        *,
        keeps_players: bool = True,
    ) -> None:
        """`language` is for games saved without one; `keeps_players` see `keep_players`."""
        self.folders = folders
        self._language = language
        self._import_modules = import_modules
        self.keeps_players = keeps_players
        self._may_be_new = False
        """Whether a folder without games is no surprise, because the user has just chosen it."""
        self._journal: Journal | None = None
        self._library: Library | None = None

    @property
    def journal_path(self) -> Path:
        return self.folders.journal

    @property
    def holds_games(self) -> bool:
        """Whether there are games to open, or should be: keys show that their file is missing."""
        try:
            if self.folders.journal.exists() or find_broken_link(self.folders.journal) is not None:
                return True
            return not self._may_be_new and self._has_keys()
        except OSError:
            # There is something that we may not even look at: opening it will say so.
            return True

    @property
    def library(self) -> "Library":
        if self._library is None:
            modules = self._import_modules()
            keyring = modules.keyring(self.folders.keys)
            journal = modules.journal(self.folders.journal, keyring, may_be_new=self._may_be_new)
            library = modules.library(journal, self._language)
            try:
                library.keep_players(self.keeps_players)
            except BaseException:
                journal.close()
                raise
            self._journal, self._library = journal, library
        return self._library

    def keep_players(self, wanted: bool) -> None:
        """Keep groups and players beside their saved games, or delete what was kept.

        Where the games aren't open yet, this is done when they are.
        """
        self.keeps_players = wanted
        if self._library is not None:
            self._library.keep_players(wanted)

    def move_to(self, folder: Path) -> None:
        """Keep games in another folder from now on. What is in the old one stays there."""
        self.close()
        self._may_be_new = True
        self.folders = self.folders._replace(data=folder, portable=False)

    def take_games_to(self, folder: Path) -> None:
        """Go on saving in another folder, and move all games there."""
        if self._journal is None:
            self.move_to(folder)
            return
        folders = self.folders._replace(data=folder, portable=False)
        self._journal.move_to(folders.journal)
        self.folders = folders

    def set_file_aside(self) -> Path:
        """Put a file that can't be used out of the way, unchanged, and return its new name."""
        self.close()
        return self._import_modules().set_journal_aside(self.folders.journal)

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
        self._journal = self._library = None

    def _has_keys(self) -> bool:
        if not self.folders.keys.is_dir():
            return False
        return self._import_modules().keyring(self.folders.keys).has_key_or_note()
