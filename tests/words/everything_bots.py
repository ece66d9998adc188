"""Every sentence about seats that the program plays, rendered once with samples."""

from __future__ import annotations

from collections.abc import Iterator

from shgui.table.lines import Remark, StandInSat
from shgui.table.seating import Temperament
from shgui.words import bots, doors
from shgui.words.catalogue import Catalogue
from shgui.words.changes import change_line
from shgui.words.remark_sentences import REMARKS
from shgui.words.remarks import remark_line
from shgui.words.terms import Names


def _bots(words: Catalogue, names: Names) -> Iterator[str]:
    yield from (bots.sign(words), bots.pace(words), bots.about_pace(words))
    yield words.row_of(bots.names(words))
    yield from (bots.thinking(words, seats, names) for seats in ((1,), (1, 2)))
    yield from (bots.needs_a_person(words), bots.failed(words))
    yield from (doors.practice(words), doors.about_practice(words))
    yield from (bots.how_many(words), bots.how_they_play(words), bots.who_practises(words))
    for told in (bots.TEMPERS, bots.ABOUT_TEMPERS, bots.PACES):
        yield from (each(words) for each in told.values())
    for stand_in in (
        StandInSat(0, "Zofia", names[0], bot=Temperament.BOLD),
        StandInSat(0, "Zofia", names[0], bot_before=Temperament.BOLD),
    ):
        yield change_line(words, stand_in, names)


def _remarks(words: Catalogue, names: Names) -> Iterator[str]:
    for code, entry in REMARKS.items():
        for turn in range(len(entry.said)):
            yield remark_line(words, Remark(0, code, (1, 2)[: entry.about]), names, turn)
        for turn in range(len(entry.own)):
            yield remark_line(words, Remark(0, code, (1, 0)[: entry.about]), names, turn)


BOT_PARTS = (_bots, _remarks)
