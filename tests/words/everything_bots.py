"""Every sentence about seats that the program plays, rendered once with samples."""

from __future__ import annotations

from collections.abc import Iterator

from shgui.table.lines import StandInSat
from shgui.table.seating import Temperament
from shgui.words import bots
from shgui.words.catalogue import Catalogue
from shgui.words.changes import change_line
from shgui.words.terms import Names


def _bots(words: Catalogue, names: Names) -> Iterator[str]:
    yield from (bots.sign(words), bots.pace(words), bots.about_pace(words))
    yield from (pace(words) for pace in bots.PACES.values())
    for stand_in in (
        StandInSat(0, "Zofia", names[0], bot=Temperament.BOLD),
        StandInSat(0, "Zofia", names[0], bot_before=Temperament.BOLD),
    ):
        yield change_line(words, stand_in, names)


BOT_PARTS = (_bots,)
