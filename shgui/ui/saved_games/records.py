"""Importing and saving records, the files of finished games."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from shgui.library.library import Library
from shgui.library.unreadable_record import RECORD_SUFFIX, UnreadableRecord, read_record
from shgui.ui.after_game.review import Review
from shgui.ui.after_game.review_export import record_file
from shgui.ui.file_dialogs import FileToSave
from shgui.words import file_texts
from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable
from shgui.words.record_problem_texts import describe_record_problem

_MOST_LISTED = 5
"""The number of files that are named if they can't be imported; nobody reads a hundred."""


class RefusedFile(NamedTuple):
    path: Path
    problem: str
    """A code of `shgui.library.unreadable_record.RecordProblem`."""
    detail: str


class ImportResult(NamedTuple):
    new: int
    known: int
    refused: tuple[RefusedFile, ...]


def import_records(library: Library, paths: Sequence[Path]) -> ImportResult:
    """Import the games of these files. After a JournalError the ones before it are there."""
    new = known = 0
    refused: list[RefusedFile] = []
    for path in paths:
        try:
            game = library.take_in(read_record(path))
        except UnreadableRecord as error:
            refused.append(RefusedFile(path, error.problem, error.detail))
        else:
            new, known = (new, known + 1) if game is None else (new + 1, known)
    return ImportResult(new, known, tuple(refused))


def describe_import(words: Catalogue, result: ImportResult) -> str:
    lines = (
        [
            words.ngettext("{count} game imported.", "{count} games imported.", result.new).format(
                count=words.number(result.new)
            )
        ]
        if result.new
        else []
    )
    if result.known:
        lines.append(
            words.ngettext(
                "{count} game was here already.", "{count} games were here already.", result.known
            ).format(count=words.number(result.known))
        )
    for path, problem, detail in result.refused[:_MOST_LISTED]:
        reason = describe_record_problem(words, problem, str(path), detail)
        # Translators: a file that was to be imported, and a sentence that says why it was not
        lines.append(
            words.pgettext("import", "{file}: {reason}").format(
                file=escape_unprintable(path.name), reason=reason
            )
        )
    if len(result.refused) > _MOST_LISTED:
        lines.append("…")
    return "\n".join(lines)


def record_to_save(words: Catalogue, review: Review) -> FileToSave:
    began = review.game.played
    return FileToSave(
        words.pgettext("button", "Save the record"),
        file_texts.get_record_kind(words),
        RECORD_SUFFIX,
        None if began is None else began.astimezone().date(),
        partial(record_file, review.record),
    )
