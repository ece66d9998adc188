"""Sounds that are made on the way, such as quieter copies: they lie in the user's cache folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, QTemporaryDir


class Scratch:
    """A folder that comes when it is first asked for and goes with this object."""

    def __init__(self) -> None:
        self._made: QTemporaryDir | None = None

    @property
    def folder(self) -> Path | None:
        """None where nothing can be written."""
        if self._made is None:
            cache = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
            try:
                cache.mkdir(parents=True, exist_ok=True)
            except OSError:
                return None
            self._made = QTemporaryDir(str(cache / "sounds-XXXXXX"))
        return Path(self._made.path()) if self._made.isValid() else None
