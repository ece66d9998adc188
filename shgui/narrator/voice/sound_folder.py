"""A temporary folder for sounds, in the user's cache folder or beside a portable program."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths, QTemporaryDir

from shgui import resources


class SoundFolder:
    """A temporary folder, created when it is first asked for and removed with this object."""

    def __init__(self) -> None:
        self._made: QTemporaryDir | None = None

    @property
    def folder(self) -> Path | None:
        """The folder; None where nothing can be written."""
        if self._made is None:
            cache = _find_cache_folder()
            try:
                cache.mkdir(parents=True, exist_ok=True)
            except OSError:
                return None
            self._made = QTemporaryDir(str(cache / "sounds-XXXXXX"))
        return Path(self._made.path()) if self._made.isValid() else None


def _find_cache_folder() -> Path:
    portable = resources.portable_folder()
    if portable is not None:
        return portable / "caches"
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
