"""Notices about problems, which the home page shows one after another with what can be done."""

from collections import deque
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtWidgets import QWidget

from shgui.storage.journal_errors import JournalError
from shgui.ui.data_folder import choose_data_folder
from shgui.ui.home.home_page import Notice
from shgui.ui.library_access import LibraryAccess
from shgui.ui.settings.preferences import Preferences
from shgui.words.catalogue import Catalogue
from shgui.words.journal_problem_texts import describe_damaged_game, describe_journal_problem
from shgui.words.record_problem_texts import describe_record_problem

if TYPE_CHECKING:
    from datetime import datetime

    from shgui.storage.journal_errors import JournalFinding

RETRY, OTHER_FOLDER, FILE_ASIDE, UNDERSTOOD = "retry", "other_folder", "file_aside", "understood"

# By the codes of `JournalProblem`.
_ACTIONS = {
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
    "file_moved": (RETRY, OTHER_FOLDER),
    "place_taken": (OTHER_FOLDER, UNDERSTOOD),
    "file_missing": (OTHER_FOLDER, UNDERSTOOD),
}
_DEFAULT_ACTIONS = (RETRY,)
_GAMES_GO_ALONG = ("file_moved", "place_taken")
"""Problems of open games, all of which move to the folder that is chosen."""


class DamagedGame(NamedTuple):
    """A saved game that is no longer offered. Its names may be lost."""

    names: tuple[str, ...]
    started: "datetime | None"


class CrashReport(NamedTuple):
    path: Path


class UnreadableFile(NamedTuple):
    """A file that was to be opened; a code of `shgui.library.unreadable_record.RecordProblem`."""

    path: Path
    problem: str
    detail: str


class SettingsTrouble(Enum):
    RESET = "reset"
    UNSAVED = "unsaved"


NoticeCause: TypeAlias = (
    "JournalError | JournalFinding | DamagedGame | CrashReport | UnreadableFile | SettingsTrouble"
)


class Notices:
    """Notices are worded when they are shown, in the language of that moment."""

    def __init__(self, library_access: LibraryAccess, preferences: Preferences) -> None:
        self._library_access = library_access
        self._preferences = preferences
        self._waiting: deque[tuple[NoticeCause, tuple[str, ...]]] = deque()
        self._unsaved_noted = False
        self._known_findings: set[JournalFinding] = set()
        preferences.changed.connect(self._follow_settings)

    def add(self, went_wrong: DamagedGame | CrashReport | SettingsTrouble) -> None:
        self._waiting.append((went_wrong, (UNDERSTOOD,)))

    def add_trouble(self, trouble: JournalError) -> None:
        """Instead of an earlier notice of this kind: only the last try counts."""
        self._waiting = deque(waiting for waiting in self._waiting if waiting[1] == (UNDERSTOOD,))
        self._waiting.appendleft((trouble, _ACTIONS.get(trouble.problem, _DEFAULT_ACTIONS)))

    def add_findings(self, findings: "Iterable[JournalFinding]") -> None:
        """Add notices about saved games that can be used all the same. Each finding is shown once."""
        for finding in findings:
            if finding not in self._known_findings:
                self._known_findings.add(finding)
                self._waiting.append((finding, _ACTIONS.get(finding.problem, (UNDERSTOOD,))))

    def add_unreadable(self, file: UnreadableFile) -> None:
        """Add a notice about a file that was to be opened. It comes first: the user is waiting for it."""
        self._waiting.appendleft((file, (UNDERSTOOD,)))

    def _follow_settings(self) -> None:
        """Add a notice when settings can't be saved, once: they are saved at every change."""
        if not self._preferences.saved and not self._unsaved_noted:
            self._unsaved_noted = True
            self.add(SettingsTrouble.UNSAVED)

    @property
    def first_code(self) -> str:
        """The kind of the first notice, for a log: no names or places; "" if there is none."""
        if not self._waiting:
            return ""
        went_wrong, _ = self._waiting[0]
        code = getattr(went_wrong, "problem", getattr(went_wrong, "value", ""))
        return f"{type(went_wrong).__name__} {code}".rstrip()

    def first(self, words: Catalogue) -> Notice | None:
        if not self._waiting:
            return None
        went_wrong, actions = self._waiting[0]
        texts = {
            RETRY: words.gettext("Try again"),
            OTHER_FOLDER: words.gettext("Choose another folder"),
            FILE_ASIDE: words.gettext("Set this file aside and start a new one"),
            UNDERSTOOD: words.gettext("OK"),
        }
        return Notice(describe_cause(words, went_wrong), tuple((action, texts[action]) for action in actions))

    def answer(self, action: str, window: QWidget) -> bool:
        """Do what was chosen, and return whether anything has changed."""
        went_wrong, _ = self._waiting[0]
        access, trouble = self._library_access, None
        try:
            if action == FILE_ASIDE:
                access.set_file_aside()
            elif action == OTHER_FOLDER:
                along = isinstance(went_wrong, JournalError) and went_wrong.problem in _GAMES_GO_ALONG
                if not choose_data_folder(window, self._preferences, access, take_games=along):
                    return False
        except JournalError as error:
            trouble = error
        self._waiting.popleft()
        if trouble is not None:
            self.add_trouble(trouble)
        return True


def describe_cause(words: Catalogue, went_wrong: NoticeCause) -> str:
    """Return a sentence for the home page."""
    match went_wrong:
        case JournalError(problem=problem, path=path, detail=detail):
            return describe_journal_problem(words, problem, str(path), detail)
        case DamagedGame(names, started):
            return describe_damaged_game(words, names, started)
        case CrashReport(path):
            text = words.gettext(
                "The program stopped unexpectedly last time. A report, without names or cards, is here:"
                " {path}"
            )
            return text.format(path=path)
        case UnreadableFile(path, problem, detail):
            return describe_record_problem(words, problem, str(path), detail)
        case SettingsTrouble.RESET:
            return words.gettext("Some settings could not be read and have been reset.")
        case SettingsTrouble.UNSAVED:
            return words.gettext("The settings could not be saved. They apply until the program is closed.")
        case finding:
            return describe_journal_problem(words, finding.problem, str(finding.path))
