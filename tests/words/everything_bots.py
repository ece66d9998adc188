"""Every sentence about seats that the program plays, rendered once with samples."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType

from shgui.engine.fairness import Check, CheckResult, Proof, Verdict
from shgui.table.log_lines import Remark, StandInSat
from shgui.table.seating import Temperament
from shgui.words import bot_texts, home_texts, verification_texts
from shgui.words.catalogue import Catalogue
from shgui.words.isolation import isolate
from shgui.words.remark_texts import REMARKS, format_remark
from shgui.words.table_change_texts import describe_change
from shgui.words.terms import Names


def _bots(words: Catalogue, names: Names) -> Iterator[str]:
    for told in _told_of_nothing(bot_texts):
        text = told(words)
        whole = text if isinstance(text, str) else words.row_of(text)
        yield whole.replace("{number}", "3").replace("{name}", isolate(names[0]))
    yield from (bot_texts.format_thinking(words, seats, names) for seats in ((1,), (1, 2), range(4)))
    yield from bot_texts.list_names_marking_bots(words, names[:2], {0})
    yield from (home_texts.get_practice_heading(words), home_texts.get_practice_text(words))
    for each in (bot_texts.TEMPERS, bot_texts.ABOUT_TEMPERS, bot_texts.PACES):
        yield from (word(words) for word in each.values())
    for stand_in in (
        StandInSat(0, "Zofia", names[0], bot=Temperament.BOLD),
        StandInSat(0, "Zofia", names[0], bot_before=Temperament.BOLD),
    ):
        yield describe_change(words, stand_in, names)


def _told_of_nothing(module: ModuleType) -> list[Callable[[Catalogue], str | tuple[str, ...]]]:
    """List the functions of a module that need nothing but a language."""
    made = (each for _, each in inspect.getmembers(module, inspect.isfunction))
    own = (each for each in made if each.__module__ == module.__name__)
    return [each for each in own if list(inspect.signature(each).parameters) == ["words"]]


def _remarks(words: Catalogue, names: Names) -> Iterator[str]:
    for code, entry in REMARKS.items():
        for turn in range(len(entry.said)):
            yield format_remark(words, Remark(0, code, (1, 2)[: entry.about]), names, turn)
        for turn in range(len(entry.own)):
            yield format_remark(words, Remark(0, code, (1, 0)[: entry.about]), names, turn)


def _records(words: Catalogue, names: Names) -> Iterator[str]:
    """Render the lines about bots where a record is checked."""
    finished = (CheckResult(check, True) for check in Check)
    verdict = Verdict("0" * 64, "1" * 64, "", 3, tuple(finished), Proof.NOTHING_MOVED)
    seats = tuple(zip(names, (None, "careful", "bold", "easy"), strict=False))
    for told in (
        replace(verdict, bots=seats, seat_changes=((names[0], "careful"), (names[1], None))),
        replace(verdict, version=2),
    ):
        yield from verification_texts.list_checks(words, told)


BOT_PARTS = (_bots, _remarks, _records)
