"""The file with the report of a crash."""

from pathlib import Path

from shgui.storage.files import replace_file

REPORT = "crash.txt"
SEEN = "crash-seen.txt"


class CrashReports:
    """One report, in the folder of the games, until the user has been told of it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, report: str) -> Path | None:
        """Write the report; return its file, or None where it couldn't be written."""
        path = self._folder / REPORT
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            replace_file(path, report.encode())
        except OSError:
            return None
        return path

    def take_unseen(self) -> Path | None:
        """Return the report of a crash that the user wasn't told of yet. From now on it counts as told."""
        path, seen = self._folder / REPORT, self._folder / SEEN
        try:
            if path.is_symlink() or not path.is_file():  # no report of ours
                return None
            path.replace(seen)
        except OSError:
            return None
        return seen
