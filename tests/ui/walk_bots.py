"""The part of the walk where one person practises, and the window waits for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from shgui.engine.actions import Nominate
from shgui.engine.editions import get_edition
from shgui.engine.state import Rigging
from shgui.engine.types import Policy
from shgui.table.log_lines import Remark
from shgui.table.options import Options, enable_claims_for_bots
from shgui.table.seating import Player, Temperament
from shgui.ui import widget_names as names
from shgui.ui.settings.settings import PracticeTemper
from tests.table.play import done
from tests.ui.bots.among_bots import company
from tests.ui.hands import a_second
from tests.ui.walk_phones import rest

if TYPE_CHECKING:
    from tests.ui.walk import Walk

_DECK = tuple(Policy(card) for card in "FLFFFLFFLFFLFFLFL")


def practise(walk: Walk) -> set[str]:
    """From the page of practice to the own cards; what was asked on the way."""
    _choose_bots(walk)
    with company():
        _sit_down(walk)
        walk.look("practice: role")
        a_second(walk.find(names.HAND_OVER))
        walk.click(names.HAND_OVER_CONFIRM)
        asked = {rest(walk, "practice: roles")}
        table = walk.table
        for seat in table.unseen:
            done(table.note_secret_shown(seat))
        asked.add(rest(walk, "practice: nomination"))
        done(table.submit(0, Nominate(1)))
        asked.add(rest(walk, "practice: vote"))
        for seat in table.bots:
            done(table.cast_ballot(seat, True))
        walk.application.processEvents()
        walk.click(names.TABLE_ALL_JA)
        walk.click(names.TABLE_CONFIRM)
        rest(walk, "practice: cards")
        walk.click(names.hand_over_card(0))
        walk.look("practice: a card is chosen")
        a_second(walk.find(names.HAND_OVER))
        walk.click(names.HAND_OVER_CONFIRM)
        done(table.note_remark(Remark(2, "ja_nothing_known")))
        asked.add(rest(walk, "practice: a bot with cards"))
        done(table.end_early())
        walk.menu("home")
        walk.application.processEvents()
    return asked


def _choose_bots(walk: Walk) -> None:
    """On the page of practice, and beside people."""
    walk.click(names.HOME_PRACTICE)
    walk.look("practice")
    walk.write(names.PRACTICE_NAME, "Ana")
    for temper in get_args(PracticeTemper):
        walk.click(names.choice_name(names.PRACTICE_TEMPER, temper))
        walk.look(f"practice, {temper}")
    walk.click(names.PRACTICE_BACK)
    walk.click(names.HOME_NEW_TABLE)
    walk.click(names.new_table_remove(0))
    walk.click(names.NEW_TABLE_ADD_BOT)
    walk.look("new table, a bot")
    walk.click(names.NEW_TABLE_BACK)


def _sit_down(walk: Walk) -> None:
    """The same deal on every walk."""
    language = walk.program.preferences.language
    options = enable_claims_for_bots(Options(get_edition("official"), language))
    sitting = [
        Player("Ana", language),
        *(Player(name, language, Temperament.BOLD) for name in ("Ola", "Marta", "Igor", "Lucia")),
    ]
    rigging = Rigging(first=0, deck=_DECK)
    table = walk.program.library_access.library.start(sitting, options, seed=bytes(32), rigging=rigging)
    walk.program.games.begin(table)
    walk.application.processEvents()
