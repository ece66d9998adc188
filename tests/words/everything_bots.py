"""Every sentence about seats that the program plays, rendered once with samples."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType

from shgui.engine.fairness import Check, Finding, Proof, Verdict
from shgui.table.log_lines import Remark, StandInSat
from shgui.table.seating import Temperament
from shgui.words import bots, program_name, verification
from shgui.words.catalogue import Catalogue
from shgui.words.isolation import isolated
from shgui.words.open_changes import change_line
from shgui.words.remark_sentences import REMARKS
from shgui.words.remarks import remark_line
from shgui.words.terms import Names


def _bots(words: Catalogue, names: Names) -> Iterator[str]:
    for told in _told_of_nothing(bots):
        text = told(words)
        whole = text if isinstance(text, str) else words.row_of(text)
        yield whole.replace("{number}", "3").replace("{name}", isolated(names[0]))
    yield from (bots.thinking(words, seats, names) for seats in ((1,), (1, 2), range(4)))
    yield from bots.named_seats(words, names[:2], {0})
    yield from (bots.count(words, number) for number in (1, 2))
    yield from (bots.believed(words, names[0], since) for since in (0, 3))
    yield from (bots.group_with(words, names[0], count) for count in (1, 2))
    yield from (program_name.practice(words), program_name.about_practice(words))
    for each in (bots.TEMPERS, bots.ABOUT_TEMPERS, bots.PACES):
        yield from (word(words) for word in each.values())
    for stand_in in (
        StandInSat(0, "Zofia", names[0], bot=Temperament.BOLD),
        StandInSat(0, "Zofia", names[0], bot_before=Temperament.BOLD),
    ):
        yield change_line(words, stand_in, names)


def _told_of_nothing(module: ModuleType) -> list[Callable[[Catalogue], str | tuple[str, ...]]]:
    """Whatever of a room's words needs nothing but a language."""
    made = (each for _, each in inspect.getmembers(module, inspect.isfunction))
    own = (each for each in made if each.__module__ == module.__name__)
    return [each for each in own if list(inspect.signature(each).parameters) == ["words"]]


def _remarks(words: Catalogue, names: Names) -> Iterator[str]:
    for code, entry in REMARKS.items():
        for turn in range(len(entry.said)):
            yield remark_line(words, Remark(0, code, (1, 2)[: entry.about]), names, turn)
        for turn in range(len(entry.own)):
            yield remark_line(words, Remark(0, code, (1, 0)[: entry.about]), names, turn)


def _records(words: Catalogue, names: Names) -> Iterator[str]:
    """What is said of the program's seats where a record is checked."""
    finished = (Finding(check, True) for check in Check)
    verdict = Verdict("0" * 64, "1" * 64, "", 3, tuple(finished), Proof.NOTHING_MOVED)
    seats = tuple(zip(names, (None, "careful", "bold", "easy"), strict=False))
    for told in (
        replace(verdict, bots=seats, seat_changes=((names[0], "careful"), (names[1], None))),
        replace(verdict, version=2),
    ):
        yield from verification.checks(words, told)


BOT_PARTS = (_bots, _remarks, _records)
