"""The connections that give way when more come than there is room for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shgui.phones.server.connection import CloseReason
from shgui.phones.server.limits import DEFAULT_LIMITS
from shgui.phones.server.sealed_box import KeyPair
from tests.phones.local_server import LocalServer
from tests.phones.raw_client import head


@pytest.fixture
def usual(qtbot: QtBot) -> Iterator[LocalServer]:
    """Return a server with its usual limits."""
    made = LocalServer(qtbot, DEFAULT_LIMITS)
    yield made
    made.close()


def test_strangers_of_an_address_are_limited(usual: LocalServer) -> None:
    first = [usual.raw("127.0.0.5") for _ in range(DEFAULT_LIMITS.strangers_of_an_address)]
    surplus = usual.raw("127.0.0.5")
    usual.until(lambda: surplus.is_gone)
    assert not any(raw.is_gone for raw in first)
    caller, _ = usual.phone(comes_from="127.0.0.6")
    assert caller.is_greeted
    first[0].socket.abort()
    usual.settle()
    usual.phone(comes_from="127.0.0.5")


def test_silent_connections_keep_no_one_out(usual: LocalServer) -> None:
    first = [usual.raw(f"127.0.1.{number}") for number in range(1, DEFAULT_LIMITS.strangers + 1)]
    usual.phone(comes_from="127.0.2.1")
    usual.settle()
    assert [raw.is_gone for raw in first] == [True, *[False] * (DEFAULT_LIMITS.strangers - 1)]


def test_a_silent_connection_gives_way_first(usual: LocalServer) -> None:
    ana, _ = usual.phone(comes_from="127.0.2.1")
    silent = [usual.raw(f"127.0.1.{number}") for number in range(1, DEFAULT_LIMITS.strangers)]
    usual.raw("127.0.2.2")
    usual.settle()
    assert not ana.is_gone
    assert [raw.is_gone for raw in silent].count(True) == 1


def test_an_address_that_reconnects_at_once_displaces_no_one(usual: LocalServer) -> None:
    for _ in range(3 * DEFAULT_LIMITS.calm_arrivals):
        usual.raw("127.0.3.1").socket.abort()
    usual.settle()
    ana, _ = usual.phone(comes_from="127.0.2.1")
    others = [usual.raw(f"127.0.1.{number}") for number in range(1, DEFAULT_LIMITS.strangers)]
    late = usual.raw("127.0.3.1")
    usual.until(lambda: late.is_gone)
    assert not any(raw.is_gone for raw in others)
    assert not ana.is_gone


def test_a_newcomer_gets_in_while_many_addresses_reconnect_at_once(usual: LocalServer) -> None:
    """Each address reconnects whenever one of its connections has ended."""
    addresses = [f"127.0.1.{number}" for number in range(1, 25)]
    attackers = {address: [usual.raw(address) for _ in range(4)] for address in addresses}
    for number in range(10):
        for address, raws in attackers.items():
            for raw in [each for each in raws if each.is_gone]:
                raws.remove(raw)
                raws.append(usual.raw(address))
            while len(raws) < 4:
                raws.append(usual.raw(address))
        caller, conversation = usual.phone(comes_from=f"127.0.2.{number + 1}")
        assert conversation.is_connected
        assert not caller.is_gone


def test_a_late_stranger_gives_way_within_its_own_address(usual: LocalServer) -> None:
    first = [usual.raw("127.0.0.5") for _ in range(DEFAULT_LIMITS.strangers_of_an_address)]
    for raw in first:
        raw.say(head(usual.opened.host, "GET / HTTP/1.1")[:-2])
    usual.server.beat()
    for _ in range(DEFAULT_LIMITS.stranger_beats - 2):
        usual.server.beat()
    refused = usual.raw("127.0.0.5")
    usual.until(lambda: refused.is_gone)
    for connection in usual.server._connections:
        connection.age += 1
    usual.raw("127.0.0.5")
    usual.settle()
    assert [raw.is_gone for raw in first] == [True, *[False] * (len(first) - 1)]


def test_an_address_has_few_phones_without_a_seat(usual: LocalServer) -> None:
    callers = [usual.phone(comes_from="127.0.0.5")[0] for _ in range(DEFAULT_LIMITS.seatless_of_an_address)]
    refused = usual.caller(comes_from="127.0.0.5")
    refused.say({"wish": "come"})
    usual.until(lambda: refused.is_gone)
    assert refused.close_code == CloseReason.AWAY
    assert not any(caller.is_gone for caller in callers)
    keys = KeyPair.fresh()
    usual.seated.add(keys.public)
    usual.phone(keys, comes_from="127.0.0.5")
    assert not any(caller.is_gone for caller in callers)
    usual.lets_all_in = True
    usual.phone(comes_from="127.0.0.5")
    assert not any(caller.is_gone for caller in callers)


def test_a_seated_phone_always_gets_back_in(usual: LocalServer) -> None:
    for number in range(DEFAULT_LIMITS.guests + 6):
        usual.phone(comes_from=f"127.0.1.{number // 4}")[1].welcome()
    assert sum(conversation.is_connected for conversation in usual.conversations) == DEFAULT_LIMITS.guests
    for _ in range(3):
        keys = KeyPair.fresh()
        usual.seated.add(keys.public)
        _, conversation = usual.phone(keys, comes_from="127.0.1.1")
        conversation.welcome()
        usual.settle()
        assert conversation.is_connected


def test_a_few_addresses_cannot_take_all_places(usual: LocalServer) -> None:
    each = DEFAULT_LIMITS.strangers_of_an_address
    crowd = [usual.raw(f"127.0.1.{number // each}") for number in range(DEFAULT_LIMITS.strangers)]
    usual.phone(comes_from="127.0.2.1")
    assert [raw.is_gone for raw in crowd] == [True, *[False] * (DEFAULT_LIMITS.strangers - 1)]
    assert not any(raw.is_gone for raw in [usual.raw("127.0.2.1") for _ in range(2)])
    assert sum(raw.is_gone for raw in crowd) == 3
    usual.phone()


def test_phones_with_a_seat_take_no_place_of_strangers(usual: LocalServer) -> None:
    for _ in range(10):
        keys = KeyPair.fresh()
        usual.seated.add(keys.public)
        _, conversation = usual.phone(keys)
        conversation.welcome()
        conversation.welcome()
    assert all(conversation.is_connected for conversation in usual.conversations)
    usual.server.beat()
    first = [usual.raw() for _ in range(DEFAULT_LIMITS.strangers_of_an_address)]
    surplus = usual.raw()
    usual.until(lambda: surplus.is_gone)
    assert not any(raw.is_gone for raw in first)


def test_the_oldest_guest_gives_way_to_a_new_one(qtbot: QtBot) -> None:
    local_server = LocalServer(qtbot, replace(DEFAULT_LIMITS, guests=2))
    callers = []
    for number in range(3):
        caller, conversation = local_server.phone(comes_from=f"127.0.1.{number}")
        conversation.welcome()
        callers.append(caller)
    local_server.until(lambda: callers[0].is_gone)
    assert callers[0].close_code == CloseReason.AWAY
    assert [conversation.is_connected for conversation in local_server.conversations] == [False, True, True]
    local_server.close()
