"""Finished games as files: one is written, and any number is taken in."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from shgui.library.library import Library
from shgui.library.unreadable_record import RECORD_SUFFIX, UnreadableRecord, read_record
from shgui.ui.after_game.review import Review
from shgui.ui.after_game.review_export import record_file
from shgui.ui.file_dialogs import FileToSave
from shgui.words import file_texts, saved_game_texts
from shgui.words.catalogue import Catalogue
from shgui.words.record_problem_texts import describe_record_problem

_MOST_TOLD = 5
"""So many files that could not be taken in are named; nobody reads a hundred."""


class Refused(NamedTuple):
    path: Path
    problem: str
    """A code of `shgui.library.unreadable_record.RecordProblem`."""
    detail: str


class TakenIn(NamedTuple):
    new: int
    known: int
    refused: tuple[Refused, ...]


def take_in(evening: Library, paths: Sequence[Path]) -> TakenIn:
    """A JournalError stops it; what was taken in before stays."""
    new = known = 0
    refused: list[Refused] = []
    for path in paths:
        try:
            taken = evening.take_in(read_record(path))
        except UnreadableRecord as error:
            refused.append(Refused(path, error.problem, error.detail))
        else:
            new, known = (new, known + 1) if taken is None else (new + 1, known)
    return TakenIn(new, known, tuple(refused))


def told_of(words: Catalogue, taken: TakenIn) -> str:
    lines = [saved_game_texts.format_imported(words, taken.new)] if taken.new else []
    if taken.known:
        lines.append(saved_game_texts.format_already_here(words, taken.known))
    for path, problem, detail in taken.refused[:_MOST_TOLD]:
        reason = describe_record_problem(words, problem, str(path), detail)
        lines.append(saved_game_texts.format_not_imported(words, path.name, reason))
    if len(taken.refused) > _MOST_TOLD:
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
