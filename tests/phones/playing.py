"""Phones that play a game, each by its own messages alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from shgui.engine.types import Phase, Seat
from shgui.table.private_tasks import list_private_tasks
from shgui.table.table import Table
from tests.phones.local_room import LocalRoom, Phone
from tests.table.play import done


def due(phone: Phone) -> bool:
    """Return whether the phone has a task."""
    table = phone.table
    return table["act"] is not None or bool(table["hand"] and table["hand"]["asked"])


def step(phone: Phone, rng: Random) -> None:
    """Do the phone's task."""
    hand = phone.table["hand"]
    if hand is not None and hand["asked"]:
        opened = phone.open()
        assert opened["moment"] == hand["moment"]
        assert len(opened["cards"]) == len(hand["backs"])
        if hand.get("veto") and rng.random() < 0.5:
            assert phone.ask("veto", moment=hand["moment"])["done"]
        elif hand["chooses"]:
            assert phone.choose(rng.randrange(len(opened["cards"])))["done"]
        else:
            assert phone.finish()["done"]
        return
    act = phone.table["act"]
    possible = [number for number, choice in enumerate(act["choices"]) if not choice["refusal"]]
    assert phone.act(rng.choice(possible))["done"]


def step_at_screen(table: Table, elsewhere: frozenset[Seat], rng: Random) -> bool:
    """Do a task of a seat at the screen; return whether there was one."""
    view = table.view(None)
    here = [
        moment
        for moment in list_private_tasks(view, table.options.voting, table.unseen, table.newcomers, elsewhere)
        if moment.seat not in elsewhere
    ]
    for seat, purpose in here:
        if purpose.value in ("role", "party"):
            done(table.note_secret_shown(seat))
            return True
    if table.unseen or table.newcomers:
        return False
    if view.phase is Phase.VOTE:
        voters = [seat for seat in view.on_move if seat not in elsewhere]
        for seat in voters:
            done(table.cast_ballot(seat, rng.random() < 0.6))
        return bool(voters)
    (seat,) = view.on_move
    if seat in elsewhere:
        return False
    done(table.submit(seat, rng.choice(table.list_legal_actions(seat))))
    return True


def play(
    local_room: LocalRoom, table: Table, phones: Mapping[Seat, Phone], rng: Random, most: int = 10_000
) -> None:
    """Play to the end, or this many steps."""
    for _ in range(most):
        if table.view(None).phase is Phase.OVER:
            return
        asked = [phone for phone in phones.values() if due(phone)]
        if asked and rng.random() < 0.9:
            step(rng.choice(asked), rng)
        elif not step_at_screen(table, local_room.room.elsewhere, rng):
            assert asked, (table.view(None).phase, table.unseen)
        local_room.settle()
        local_room.now += 1
