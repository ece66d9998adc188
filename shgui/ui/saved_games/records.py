"""Finished games as files: one is written, and any number is taken in."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from shgui.table.evening import Evening
from shgui.table.foreign_record import RECORD_SUFFIX, UnreadableRecord, read_record
from shgui.ui.saved_games.file_dialogs import ChooseSources, ChooseTarget
from shgui.ui.story.export import save_record
from shgui.words import evenings
from shgui.words.catalogue import Catalogue
from shgui.words.foreign_record import unreadable

_MOST_TOLD = 5
"""So many files that could not be taken in are named; nobody reads a hundred."""


class Refused(NamedTuple):
    path: Path
    problem: str
    """A code of `shgui.table.foreign_record.RecordProblem`."""
    detail: str


class TakenIn(NamedTuple):
    new: int
    known: int
    refused: tuple[Refused, ...]


def take_in(evening: Evening, paths: Sequence[Path]) -> TakenIn:
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
    lines = [evenings.imported(words, taken.new)] if taken.new else []
    if taken.known:
        lines.append(evenings.here_already(words, taken.known))
    for path, problem, detail in taken.refused[:_MOST_TOLD]:
        reason = unreadable(words, problem, str(path), detail)
        lines.append(evenings.not_imported(words, path.name, reason))
    if len(taken.refused) > _MOST_TOLD:
        lines.append("…")
    return "\n".join(lines)


def ask_for_records(window: QWidget, words: Catalogue, choose: ChooseSources) -> list[Path]:
    chosen = choose(window, evenings.import_records(words), _kinds(words))
    return [Path(name) for name in chosen]


def write_record(
    window: QWidget, words: Catalogue, record: Mapping[str, object], choose: ChooseTarget
) -> str:
    """What came of it, as a sentence; empty if nobody wanted to."""
    title = words.pgettext("button", "Save the record")
    name = choose(window, title, f"secret-hitler{RECORD_SUFFIX}", _kinds(words))
    if not name:
        return ""
    # Not every dialog adds what the file type wants.
    path = Path(name) if Path(name).suffix else Path(name).with_suffix(RECORD_SUFFIX)
    try:
        save_record(path, record)
    except OSError as error:
        text = words.gettext("The file could not be written: {path} ({reason})")
        return text.format(path=path, reason=error.strerror or error)
    return words.gettext("Saved: {path}").format(path=path)


def _kinds(words: Catalogue) -> str:
    return words.pgettext("file", "Game record") + f" (*{RECORD_SUFFIX})"
