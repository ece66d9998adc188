"""Dialogs for saving and opening files, the same for the whole program.

The overwrite question is ours and comes after the dialog: a dialog asks about the name that was typed, and
that isn't always the name of the file, which ends with its suffix.
"""

import os
import re
import sys
from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileInfo, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from shgui.storage.files import write_chosen_file
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.widgets.poster_dialog import QuestionDialog
from shgui.words import file_texts, home_texts
from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
"""Characters that no file name of Windows may have; a colon would even write into another file."""
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[1-9¹²³]|lpt[1-9¹²³]) *(\..*)?", re.IGNORECASE)
"""Devices of Windows: a file with such a name would be lost."""


class FileToSave(NamedTuple):
    title: str
    """The title of the dialog."""
    kind: str
    """The name of such files in the dialog."""
    suffix: str
    played: date | None
    """The day of the game, for the suggested name."""
    make: Callable[[], bytes]
    """Makes the content, once the place is settled."""


SaveFile = Callable[[FileToSave, Callable[[str], None]], None]
"""Asks where, then saves. The callback gets a sentence about the result; none if the player cancels."""


class SaveQuestion(NamedTuple):
    """The contents of a dialog for saving."""

    title: str
    suggested: Path
    kinds: str
    suffix: str


def ask_for_target(window: QWidget, asked: SaveQuestion) -> str:
    """Return the name that was chosen, which need not end with the suffix; empty if none was."""
    dialog = QFileDialog(window, asked.title, str(asked.suggested.parent), asked.kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    dialog.setDefaultSuffix(asked.suffix.removeprefix("."))
    dialog.selectFile(asked.suggested.name)
    accepted = dialog.exec()
    chosen = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return chosen[0] if chosen else ""


def ask_for_sources(window: QWidget, title: str, folder: Path, kinds: str) -> list[str]:
    return QFileDialog.getOpenFileNames(window, title, str(folder), kinds)[0]


def _today() -> date:
    return datetime.now().astimezone().date()


class FileDialogs:
    """Remembers in the settings in which folder something was saved last."""

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        today: Callable[[], date] = _today,
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._today = today

    def save(self, file: FileToSave, say: Callable[[str], None]) -> None:
        """Ask where, then save; nothing is replaced before the player agrees to that."""
        title, folder = home_texts.get_program_title(self._preferences.words), self._folder
        name = suggest_name(title, file.played or self._today(), file.suffix, folder)
        self._ask_where(file, say, folder / name)

    def choose_sources(self, title: str, kind: str, suffix: str) -> list[Path]:
        """Ask which files to open; empty if the player doesn't want any."""
        chosen = ask_for_sources(self._window, title, self._folder, f"{kind} (*{suffix})")
        return [Path(name) for name in chosen]

    def _ask_where(self, file: FileToSave, say: Callable[[str], None], suggested: Path) -> None:
        words = self._preferences.words
        kinds = f"{file.kind} (*{file.suffix})"
        chosen = ask_for_target(self._window, SaveQuestion(file.title, suggested, kinds, file.suffix))
        if not chosen:
            return
        try:
            path = build_chosen_path(chosen, file.suffix)
        except ValueError as error:
            say(file_texts.describe_write_error(words, chosen, error))
            return
        if os.path.lexists(path) and not QFileInfo(path).isDir():
            write, ask_again = partial(self._write, file, say, path), partial(self._ask_where, file, say)
            self._ask_to_replace(words, path, write, ask_again)
        else:
            self._write(file, say, path)

    def _ask_to_replace(
        self, words: Catalogue, path: Path, write: Callable[[], None], ask_again: Callable[[Path], None]
    ) -> None:
        question = QuestionDialog(
            self._window.ui,
            self._window,
            words.gettext(
                "There is already a file named {name}. If you replace it, what it holds now is lost."
            ).format(name=escape_unprintable(path.name)),
            # Translators: button; a file is replaced by the one that is being saved
            words.pgettext("button", "Replace it"),
            # Translators: button; leads back to the dialog that asks where to save a file
            words.pgettext("button", "Choose another name"),
        )
        question.accepted.connect(write)
        question.rejected.connect(partial(ask_again, path))
        question.open()

    def _write(self, file: FileToSave, say: Callable[[str], None], path: Path) -> None:
        words = self._preferences.words
        content = file.make()
        try:
            write_chosen_file(path, content)
        except (OSError, ValueError) as error:
            say(file_texts.describe_write_error(words, str(path), error))
            return
        say(words.gettext("Saved: {path}").format(path=escape_unprintable(str(path))))
        folder = str(path.parent)
        if folder != self._preferences.settings.save_folder:
            self._preferences.change(save_folder=folder)

    @property
    def _folder(self) -> Path:
        """The folder of the last saved file, otherwise the user's documents."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        for folder in (self._preferences.settings.save_folder, documents):
            if folder and QFileInfo(folder).isDir():
                return Path(folder)
        return Path.home()


def build_chosen_path(name: str, suffix: str, *, windows: bool = sys.platform == "win32") -> Path:
    """Return the file for a chosen name, always with this suffix; ValueError where none can have it."""
    last = QFileInfo(name).fileName()
    if last in ("", ".", "..") or "\0" in name:
        raise ValueError(name)
    if windows and (_FORBIDDEN.search(last) or _RESERVED.fullmatch(last)):
        raise ValueError(name)
    name.encode()  # half a surrogate pair is a ValueError
    whole = last.lower().endswith(suffix) and len(last) > len(suffix)
    return Path(name if whole else name + suffix)


def suggest_name(title: str, day: date, suffix: str, folder: Path) -> str:
    """Return a file name that every system accepts and that isn't taken in this folder."""
    stem = _FORBIDDEN.sub("", title).strip(" .")
    stem = f"{stem} {day.isoformat()}".lstrip()
    if _RESERVED.fullmatch(stem):
        stem = f"_{stem}"
    name, number = f"{stem}{suffix}", 2
    while os.path.lexists(folder / name):
        name, number = f"{stem} ({number}){suffix}", number + 1
    return name
