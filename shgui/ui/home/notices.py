"""What has to be said on the first page, one thing after another, with the ways on that there are."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from shgui.ui.archive import Archive, Trouble
from shgui.ui.home.notice_sheet import Notice
from shgui.ui.settings.preferences import Preferences
from shgui.words.catalogue import Catalogue
from shgui.words.foreign_record import unreadable
from shgui.words.problems import damaged_game, journal_problem

if TYPE_CHECKING:
    from shgui.table.journal_errors import Finding

RETRY, OTHER_FOLDER, FILE_ASIDE, UNDERSTOOD = "retry", "other_folder", "file_aside", "understood"

# By the codes of `JournalProblem`.
_WAYS_ON = {
    "folder_unusable": (RETRY, OTHER_FOLDER),
    "file_unusable": (RETRY, OTHER_FOLDER),
    "disk_full": (RETRY, OTHER_FOLDER),
    "storage_failed": (RETRY, OTHER_FOLDER),
    "foreign_file": (RETRY, OTHER_FOLDER, FILE_ASIDE),
    "damaged_file": (RETRY, OTHER_FOLDER, FILE_ASIDE),
    "newer_file": (RETRY, OTHER_FOLDER),
    "unknown_game": (UNDERSTOOD,),
    "damaged_game": (UNDERSTOOD,),
    "out_of_step": (UNDERSTOOD,),
    "drive_absent": (RETRY, OTHER_FOLDER),
}
_LEAST = (RETRY,)

Say = Callable[[Catalogue], str]


class Notices:
    """Sentences are worded when they are shown, in the language spoken then."""

    def __init__(self, archive: Archive, preferences: Preferences) -> None:
        self._archive = archive
        self._preferences = preferences
        self._waiting: deque[tuple[Say, tuple[str, ...]]] = deque()
        self._told_of_settings = False
        self._told_of: set[Finding] = set()
        preferences.changed.connect(self._follow_settings)

    def add_trouble(self, trouble: Trouble) -> None:
        """Instead of an earlier notice of this kind: only the last try counts."""
        self._waiting = deque(waiting for waiting in self._waiting if waiting[1] == (UNDERSTOOD,))

        def say(words: Catalogue) -> str:
            return journal_problem(words, trouble.problem, str(trouble.path), trouble.detail).text

        self._waiting.appendleft((say, _WAYS_ON.get(trouble.problem, _LEAST)))

    def add_findings(self, findings: "Iterable[Finding]") -> None:
        """What there is to say of saved games that can be used all the same; each is said once."""
        for finding in findings:
            if finding not in self._told_of:
                self._told_of.add(finding)
                self._add_finding(finding)

    def add_damaged_game(self, names: Sequence[str], started: datetime | None) -> None:
        """A saved game that is offered no more; of what it was called there may be nothing left."""

        def say(words: Catalogue) -> str:
            return damaged_game(words, tuple(names), started)

        self._waiting.append((say, (UNDERSTOOD,)))

    def add_crash(self, report: Path) -> None:
        def say(words: Catalogue) -> str:
            sentence = words.gettext(
                "The program stopped unexpectedly last time. A report, without names or cards, is here:"
                " {path}"
            )
            return sentence.format(path=report)

        self._waiting.append((say, (UNDERSTOOD,)))

    def add_unreadable(self, path: Path, problem: str, detail: str) -> None:
        """A file that was to be opened; a code of `shgui.table.foreign_record.RecordProblem`."""

        def say(words: Catalogue) -> str:
            return unreadable(words, problem, str(path), detail)

        self._waiting.appendleft((say, (UNDERSTOOD,)))

    def add_odd_settings(self) -> None:
        def say(words: Catalogue) -> str:
            return words.gettext("Some settings could not be read and have been reset.")

        self._waiting.append((say, (UNDERSTOOD,)))

    def _follow_settings(self) -> None:
        """Once is enough: they are written at every change."""
        if self._preferences.saved or self._told_of_settings:
            return
        self._told_of_settings = True

        def say(words: Catalogue) -> str:
            return words.gettext("The settings could not be saved. They apply until the program is closed.")

        self._waiting.append((say, (UNDERSTOOD,)))

    def _add_finding(self, finding: "Finding") -> None:
        def say(words: Catalogue) -> str:
            return journal_problem(words, finding.problem, str(finding.path)).text

        self._waiting.append((say, (UNDERSTOOD,)))

    def first(self, words: Catalogue) -> Notice | None:
        if not self._waiting:
            return None
        say, actions = self._waiting[0]
        texts = {
            RETRY: words.gettext("Try again"),
            OTHER_FOLDER: words.gettext("Choose another folder"),
            FILE_ASIDE: words.gettext("Set this file aside and start a new one"),
            UNDERSTOOD: words.gettext("OK"),
        }
        return Notice(say(words), tuple((action, texts[action]) for action in actions))

    def answer(self, action: str, window: QWidget) -> bool:
        """Do it; whether anything is different now."""
        if action == OTHER_FOLDER and not self._choose_folder(window):
            return False
        self._waiting.popleft()
        if action == FILE_ASIDE:
            try:
                self._archive.set_file_aside()
            except Trouble as trouble:
                self.add_trouble(trouble)
        return True

    def _choose_folder(self, window: QWidget) -> bool:
        from PySide6.QtWidgets import QFileDialog

        title = self._preferences.words.gettext("Folder for saved games")
        folder = QFileDialog.getExistingDirectory(window, title)
        if not folder:
            return False
        self._archive.move_to(Path(folder) / "shgui")
        self._preferences.change(data_folder=str(Path(folder) / "shgui"))
        return True
