"""The part of the walk where all have phones, and the window waits for them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from shgui.engine.actions import Nominate
from shgui.phones.session.phone_room import PhoneRoom
from shgui.ui import widget_names as names
from shgui.ui.game.phone_session import PhoneServices
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.words.catalogue import load_catalogue
from tests.phones.local_room import one_page
from tests.table.play import done
from tests.ui.phones.desk_evening import HERE, GivenNetworks

if TYPE_CHECKING:
    from tests.ui.walk import Walk


def sit_round_with_phones(walk: Walk) -> set[str]:
    """From a new table with names to the President's cards; what was asked on the way."""
    phones = walk.program.phones
    made = _made(walk.window)
    phones._make = lambda: made
    walk.click(names.HOME_NEW_TABLE)
    walk.click(names.NEW_TABLE_PHONES)
    walk.look("phones, before")
    walk.click(names.PHONES_OPEN)
    walk.look("phones, nobody")
    rows = []
    for number, row in enumerate(phones.rows):
        # As if its phone had scanned the code, and gone to sleep.
        phone = bytes((number,)) * 32
        made.room._registry.let_in(phone)
        rows.append(row._replace(phone=phone))
    phones.offer(rows)
    phones._take_rows()
    walk.look("phones, all have come")
    made.room._registry.row_limit.holds_back = True
    made.room._report_arrivals()
    walk.look("phones, many want to come")
    walk.click(names.PHONES_LET_IN)
    walk.click(names.PHONES_NEW_CODE)
    walk.look("phones, a new code")
    walk.click(names.QUESTION_NO)
    walk.click(names.PHONES_GO_ON)
    walk.look("new table, by phone")
    walk.click(names.NEW_TABLE_START)
    walk.click(names.FINGERPRINT_GO_ON)
    asked = {rest(walk, "phones: roles")}
    for seat in walk.table.unseen:
        done(walk.table.note_secret_shown(seat))
    view = walk.table.view(None)
    done(walk.table.submit(view.president, Nominate(view.eligible[0])))
    asked.add(rest(walk, "phones: ballots"))
    for seat in view.alive:
        done(walk.table.cast_ballot(seat, True))
    asked.add(rest(walk, "phones: cards"))
    walk.click(names.TABLE_PHONES)
    walk.look("phones, in a game")
    ask_for_seat(made.room)
    walk.look("phones, one asks for a seat")
    walk.click(names.phones_request(0))
    walk.look("phones, one is confirmed")
    walk.click(names.QUESTION_NO)
    walk.click(names.PHONES_NO_REQUEST)
    walk.click(names.PHONES_CLOSE)
    walk.click(names.QUESTION_YES)
    walk.look("phones, closed in a game")
    walk.click(names.PHONES_BACK)
    done(walk.table.end_early())
    walk.menu("home")
    walk.application.processEvents()
    return asked


def ask_for_seat(room: PhoneRoom) -> None:
    """A phone has typed the word of the first seat."""
    company, phone = room._registry, bytes((99,)) * 32
    company.let_in(phone)
    room.open_seat(0)
    company.request_seat(0, phone)
    # As below, words would pass for texts that nobody has translated.
    company._open_seats[0].word, company._open_seats[0].requests[phone] = "4712", "47"
    room._report_arrivals()


def _made(window: QWidget) -> PhoneServices:
    networks = GivenNetworks(window)
    networks.given = (HERE,)
    room = PhoneRoom(load_catalogue, window, make_pages=one_page)
    # Words are drawn from one list for all languages: what reads the texts would miss a translation.
    room._registry.keys = replace(room._registry.keys, word="4711")
    return PhoneServices(room, networks)


def rest(walk: Walk, place: str) -> str:
    """Once what moves has been seen."""
    walk.application.processEvents()
    for stage in walk.window.findChildren(AnimationStage):
        stage.finish()
    walk.application.processEvents()
    walk.look(place)
    return str(getattr(walk.screen, "ask", ""))
