"""Problems of the place where games are saved, and what to do about them."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from shgui.words.catalogue import Catalogue, Sentence


def describe_journal_problem(words: Catalogue, problem: str, path: str = "", detail: str = "") -> str:
    """Describe a problem, a way out and the place if known, a line each. `problem` is a code of
    `shgui.storage.journal_errors.JournalProblem`, `path` the file or folder, `detail` the system's own
    name for the cause."""
    what, way_on = _PROBLEMS[problem]
    return "\n".join(filter(None, (what(words), way_on(words), _format_place(words, path, detail))))


def describe_damaged_game(words: Catalogue, names: Sequence[str], started: datetime | None) -> str:
    """Describe a saved game that can't be continued, by what can still be read of it."""
    if names and started is not None:
        sentence = words.gettext(
            "A saved game is damaged and will no longer be offered: {names}, begun {moment}."
            " It stays in the file."
        )
        return sentence.format(names=words.row_of(names), moment=words.moment(started.astimezone()))
    return words.gettext("A saved game is damaged and will no longer be offered. It stays in the file.")


def _format_place(words: Catalogue, path: str, detail: str) -> str:
    if path and detail:
        # Translators: a file or folder, and a technical name that the system gave
        return words.gettext("Where: {path} ({detail})").format(path=path, detail=detail)
    # Translators: a file or folder
    return words.gettext("Where: {path}").format(path=path) if path else detail


_PROBLEMS: Mapping[str, tuple[Sentence, Sentence]] = {
    "folder_unusable": (
        lambda words: words.gettext("Games cannot be saved: the folder for them cannot be written to."),
        lambda words: words.gettext("Allow this program to write there, then start it again."),
    ),
    "file_unusable": (
        lambda words: words.gettext("Games cannot be saved: their file cannot be read or written."),
        lambda words: words.gettext(
            "Allow this program to read and write the file, then start the program again."
        ),
    ),
    "in_use": (
        lambda words: words.gettext(
            "The saved games are open elsewhere, most likely in another window of this program."
        ),
        lambda words: words.gettext("Close it there and try again."),
    ),
    "foreign_file": (
        lambda words: words.gettext(
            "A file from another program is where the saved games should be. It was not touched."
        ),
        lambda words: words.gettext("Move that file somewhere else and start again."),
    ),
    "newer_file": (
        lambda words: words.gettext(
            "A newer version of this program has saved the games. They were not touched."
        ),
        lambda words: words.gettext("Start the newer version to continue those games."),
    ),
    "damaged_file": (
        lambda words: words.gettext("The file with the saved games is damaged. It was not touched."),
        lambda words: words.gettext(
            "Restore a copy of it, or move it somewhere else: then a new one is started."
        ),
    ),
    "disk_full": (
        lambda words: words.gettext("The disk is full. Nothing was saved, so nothing has changed."),
        lambda words: words.gettext("Make room on the disk and try again."),
    ),
    "storage_failed": (
        lambda words: words.gettext("The system could not save. Nothing has changed."),
        lambda words: words.gettext("Try again; if it fails again, check the disk."),
    ),
    "key_folder_unusable": (
        lambda words: words.gettext(
            "The folder for the keys that seal the games cannot be read or written to."
        ),
        lambda words: words.gettext("Allow this program to write there, then start it again."),
    ),
    "key_not_private": (
        lambda words: words.gettext("Others on this computer can read the key that seals the games."),
        lambda words: words.gettext(
            "Allow only your own account to read the key, then start the program again."
        ),
    ),
    "key_damaged": (
        lambda words: words.gettext("The key to this game is damaged, so the game cannot be opened."),
        lambda words: words.gettext("Restore a copy of the key to continue. The game itself is kept."),
    ),
    "key_missing": (
        lambda words: words.gettext("The key to this game is gone, so the game cannot be opened."),
        lambda words: words.gettext("Restore a copy of the key to continue. The game itself is kept."),
    ),
    "unknown_game": (
        lambda words: words.gettext("This game is not among the saved games."),
        lambda words: words.gettext("Start a new table."),
    ),
    "damaged_game": (
        lambda words: words.gettext("The saved data of this game has been altered or is incomplete."),
        lambda words: words.gettext("It cannot be continued. Start a new table."),
    ),
    "out_of_step": (
        lambda words: words.gettext(
            "This game was changed from somewhere else. The last step was not saved."
        ),
        lambda words: words.gettext("Open the game again to continue."),
    ),
    "drive_absent": (
        lambda words: words.gettext(
            "The saved games are on a drive or in a folder that is not available now. Nothing was changed."
        ),
        lambda words: words.gettext("Connect the drive and try again."),
    ),
    "file_moved": (
        lambda words: words.gettext(
            "The last step was not saved: the file with the saved games was moved, deleted or replaced."
        ),
        lambda words: words.gettext(
            "Put it back and try again, or choose another folder: then all games are saved there."
        ),
    ),
    "place_taken": (
        lambda words: words.gettext("Other games are saved in that folder already. They were not touched."),
        lambda words: words.gettext("Choose another folder."),
    ),
    "file_missing": (
        lambda words: words.gettext(
            "The file with the saved games is missing, though keys of earlier games are still here."
        ),
        lambda words: words.gettext(
            "If you moved it, close the program and put it back, or choose its folder. Otherwise just play:"
            " a new file has been started."
        ),
    ),
    "log_damaged": (
        lambda words: words.gettext(
            "What was saved last is missing: the file with the saved games was damaged,"
            " or replaced with an older copy."
        ),
        lambda words: words.gettext(
            "The games continue from what is still there. The damaged file was kept as a copy."
        ),
    ),
    "older_copy": (
        lambda words: words.gettext(
            "The file with the saved games is an older copy: what was saved after it is missing."
        ),
        lambda words: words.gettext(
            "The games continue from there. If you have the newer file, close the program and put it back."
        ),
    ),
    "altered_file": (
        lambda words: words.gettext(
            "The file with the saved games was altered outside this program, or damaged."
        ),
        lambda words: words.gettext(
            "The games continue as they stand in it. The altered file was kept as a copy."
        ),
    ),
    "note_unusable": (
        lambda words: words.gettext(
            "The note on how far the games were saved, kept beside the key, cannot be read or written."
        ),
        lambda words: words.gettext(
            "The games can be played, but the program cannot tell whether their file is the newest."
        ),
    ),
    "note_missing": (
        lambda words: words.gettext(
            "The note on how far the games were saved, kept beside the key, is missing."
        ),
        lambda words: words.gettext(
            "If you brought the games here without it, all is well. If not, someone may have put back an"
            " older copy of the games."
        ),
    ),
    "odd_lists": (
        lambda words: words.gettext("Some groups or settings of earlier evenings could not be read."),
        lambda words: words.gettext("They are left out. The games are not affected."),
    ),
}
