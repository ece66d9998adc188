"""Messages depend on no secrets of others, and have one shape whatever they say."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from itertools import product

import pytest

from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.knowledge import Drew, Memory, Peeked, PutAway, Received, SawParty
from shgui.engine.state import State
from shgui.engine.types import Party, Policy, Role, Seat
from shgui.engine.view import PlayerView, view_for
from shgui.phones.messages.build_decision import build_decision_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_open_hand import (
    build_blank_open_hand_message,
    build_open_hand_message,
    list_memory_lines,
)
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.phones.messages.messages import HandMessage, OpenHandMessage, TableMessage
from shgui.phones.server.sealed_box import WHOLE_BYTES
from shgui.table.private_tasks import TaskKind
from shgui.table.role_showings import LastShowing, RoleShowing
from shgui.words.catalogue import Catalogue
from tests.engine.random_play import SIZES
from tests.engine.twins import Twins
from tests.phones.games_on_phones import LANGUAGES, acts, due, public_table, speaking

LONG = tuple("👩\N{ZERO WIDTH JOINER}🚀" * 23 + letter for letter in "ABCDEFGHIJ")
"""Names of as many letters as there may be, each of them long."""
NOW = datetime(2026, 11, 19, 22, 7, tzinfo=UTC)
LAST_SHOWN = LastShowing(RoleShowing(datetime(2026, 9, 30, 21, 14, tzinfo=UTC), 17), NOW)
EN = speaking("en")


def told_to(state: State, seat: Seat | None) -> tuple[TableMessage, OpenHandMessage]:
    """Return all messages of a seat's phone, with an open hand."""
    table = public_table(state)
    part = build_shared_table_part(EN, table)
    if seat is None:
        return build_table_message(EN, table, part, None), build_blank_open_hand_message()
    view = view_for(state, seat)
    purpose = due(view, seat)
    order = (1, 0) if purpose is TaskKind.BALLOT else tuple(range(len(view.hand)))
    hand = build_hand_message(EN, 1, purpose, table.view, table.names, seat)
    act = build_decision_message(EN, 1, table, acts(state, seat))
    opened = build_open_hand_message(EN, 1, purpose, view, table.names, order)
    return build_table_message(EN, table, part, seat, hand, act), opened


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("players", [5, 7, 10])
def test_games_that_differ_in_secrets_of_others_have_equal_messages(players: int) -> None:
    for seat in (None, 0, players - 1):
        for pair in Twins(players, "official", 3 * players, seat).pairs():
            assert told_to(pair.state, seat) == told_to(pair.twin, seat)


def memories(rounds: int) -> Iterator[Memory]:
    """Return more memories than a game can have."""
    liberal, fascist = Policy.LIBERAL, Policy.FASCIST
    for number in range(1, rounds + 1):
        yield Drew(number, (fascist, liberal, fascist))
        yield PutAway(number, fascist)
        yield Peeked(number, (liberal, fascist, fascist))
        yield SawParty(number, number % 5, Party.FASCIST)
        yield Received(number, (fascist, fascist))


def view_of(role: Role, players: int, memory: tuple[Memory, ...] = ()) -> PlayerView:
    """Return the view of a seat with this role and memory."""
    state, _ = new_game(players, get_edition("official"), bytes(32))
    seat = state.setup.roles.index(role)
    return replace(view_for(state, seat), memory=memory)


def opened_by(words: Catalogue, view: PlayerView, names: tuple[str, ...] = LONG) -> OpenHandMessage:
    return build_open_hand_message(
        words, 2**31, TaskKind.ROLE, view, names[: view.players], last_shown=LAST_SHOWN
    )


def size(block: Mapping[str, object]) -> int:
    return len(json.dumps(block, ensure_ascii=False, separators=(",", ":")).encode())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_role_with_the_longest_memory_fits_into_one_message(language: str) -> None:
    words = speaking(language)
    for role, players in product(Role, SIZES):
        view = view_of(role, players, tuple(memories(25)))
        assert size(opened_by(words, view)) <= WHOLE_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_hand_fits_into_one_message(language: str) -> None:
    words = speaking(language)
    cards = (Policy.FASCIST,) * 3
    view = replace(view_of(Role.LIBERAL, 10, tuple(memories(1))), hand=cards)
    for purpose in (TaskKind.BALLOT, TaskKind.DISCARD, TaskKind.ENACT, TaskKind.PARTY, TaskKind.PEEK):
        order = (0, 1) if purpose is not TaskKind.DISCARD else (2, 0, 1)
        assert size(build_open_hand_message(words, 2**31, purpose, view, LONG, order)) <= WHOLE_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_memory_of_a_usual_game_fits_completely(language: str) -> None:
    seen = tuple(memories(3))[:12]
    assert len(list_memory_lines(speaking(language), seen, ("Ana",) * 10)) == len(seen)


def shape(opened: OpenHandMessage) -> tuple[int, ...]:
    return tuple(len(each) for each in opened.values() if isinstance(each, list))


@pytest.mark.parametrize("players", SIZES)
def test_every_role_has_the_same_shape(players: int) -> None:
    for memory in ((), tuple(memories(1)), tuple(memories(25))):
        shapes = {shape(opened_by(EN, view_of(role, players, memory))) for role in Role}
        assert len(shapes) == 1


def test_the_number_of_memory_lines_reveals_nothing() -> None:
    chance = random.Random(5)
    counts = set()
    for _ in range(20):
        seen = tuple(
            type(each)(each.round, tuple(chance.choices(tuple(Policy), k=len(each.cards))))
            if isinstance(each, Drew | Received | Peeked)
            else each
            for each in memories(25)
        )
        counts.add(len(list_memory_lines(speaking("ru"), seen, LONG)))
    assert len(counts) == 1


def test_the_newest_memories_stay_when_there_is_no_room() -> None:
    seen = tuple(memories(25))
    lines = list_memory_lines(EN, seen, ("Ana",) * 10)
    assert len(lines) < len(seen)
    assert lines[-1] == "Round\u00a025. You received: Fascist, Fascist"


def at_rest(state: State, purpose: TaskKind, seat: Seat) -> HandMessage:
    table = public_table(state)
    return build_hand_message(EN, 1, purpose, table.view, table.names, seat)


def test_closed_hands_differ_only_in_the_names_of_others() -> None:
    state, _ = new_game(7, get_edition("official"), bytes(32))
    hands = [at_rest(state, TaskKind.ROLE, seat) for seat in range(7)]
    assert len({json.dumps({**hand, "names": []}) for hand in hands}) == 1
    assert {len(hand["names"]) for hand in hands} == {6}


def test_other_phones_get_an_empty_hand() -> None:
    received = build_blank_open_hand_message()
    assert [key for key, value in received.items() if value] == ["block"]
    assert received.keys() == opened_by(EN, view_of(Role.HITLER, 5)).keys()
