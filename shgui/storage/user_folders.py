"""The folders of a user's games and keys: by the platform's convention, or beside a portable program."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

JOURNAL_NAME = "journal.sqlite"
KEYS_NAME = "keys"


class UserFolders(NamedTuple):
    """The program's two folders: one for games, the other for the keys that open them."""

    data: Path
    settings: Path
    portable: bool = False
    """Whether both are beside the program, so that keys travel together with the games."""

    @property
    def journal(self) -> Path:
        return self.data / JOURNAL_NAME

    @property
    def keys(self) -> Path:
        return self.settings / KEYS_NAME


def find_user_folders(
    platform: str, environ: Mapping[str, str], home: Path, portable: Path | None = None
) -> UserFolders:
    """Return the folders for `sys.platform`, `os.environ` and `Path.home()`; nothing is created.

    `portable` is the folder of a portable program, where there is one.
    """
    if portable is not None:
        return UserFolders(portable / "games", portable / "settings", portable=True)

    def folder(variable: str, fallback: str) -> Path:
        chosen = Path(environ.get(variable, ""))
        # The XDG specification asks to ignore relative paths; on Windows they make no more sense.
        return (chosen if chosen.is_absolute() else home / fallback) / "shgui"

    if platform == "win32":
        # The roaming folder may be copied to other machines and into backups; the local one stays here.
        return UserFolders(folder("APPDATA", "AppData/Roaming"), folder("LOCALAPPDATA", "AppData/Local"))
    if platform == "darwin":
        library = home / "Library"
        return UserFolders(library / "Application Support/shgui", library / "Preferences/shgui")
    return UserFolders(folder("XDG_DATA_HOME", ".local/share"), folder("XDG_CONFIG_HOME", ".config"))
