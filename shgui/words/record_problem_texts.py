"""The reasons why a file can't be opened or checked as a record."""

from collections.abc import Mapping

from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.plain_text import escape_unprintable


def describe_record_problem(words: Catalogue, problem: str, path: str, detail: str = "") -> str:
    """Describe why a file is no readable record: a `RecordProblem` code, the file, the system's reason."""
    return _PROBLEMS[problem](words).format(path=escape_unprintable(path), reason=escape_unprintable(detail))


_PROBLEMS: Mapping[str, Sentence] = {
    "missing": lambda words: words.gettext("There is no file {path}."),
    "folder": lambda words: words.gettext("{path} is a folder, not the record of a game."),
    # Translators: {path} is a pipe, a device or the like
    "not_regular": lambda words: words.gettext("{path} is not an ordinary file, so it was not opened."),
    "unreadable": lambda words: words.gettext("The file {path} cannot be read: {reason}"),
    "too_large": lambda words: words.gettext("The file {path} is too large to be the record of a game."),
    "no_record": lambda words: words.gettext("This file is not the record of a game."),
    "damaged": lambda words: words.gettext(
        "This file is the record of a game, but it is damaged or was altered, so it cannot be opened."
    ),
    "newer": lambda words: words.gettext(
        "A newer version of this program wrote this file. Start the newer version to check it."
    ),
    "unfinished": lambda words: words.gettext(
        "This record is of a game that is not over, so there is nothing to show yet."
    ),
}
