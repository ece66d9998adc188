"""The choice between the addresses of a computer: phones get the one that they can reach."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shgui.phones.server import networks as addresses
from shgui.phones.server.networks import (
    FoundAddress,
    Network,
    NetworkKind,
    NetworkWatcher,
    find_internet_address,
    list_own_addresses,
    rank_networks,
)

WIFI = FoundAddress("192.168.1.20", 24, "wlan0", NetworkKind.WIFI)
CABLE = FoundAddress("10.0.0.5", 24, "eth0", NetworkKind.CABLE)
DOCKER = FoundAddress("172.17.0.1", 16, "docker0", NetworkKind.CABLE)
HERE = FoundAddress("127.0.0.1", 8, "lo", NetworkKind.LOOPBACK)


def chosen(*found: FoundAddress, way_out: str = "", loopback: bool = False) -> list[str]:
    return [network.name for network in rank_networks(found, way_out, loopback=loopback)]


def test_wifi_comes_first_and_the_cable_second() -> None:
    assert chosen(HERE, CABLE, DOCKER, WIFI) == ["wlan0", "eth0"]


def test_the_address_towards_the_internet_comes_first_of_its_kind() -> None:
    other = replace(CABLE, name="eth1", address="10.0.1.5")
    assert chosen(CABLE, other, way_out=other.address) == ["eth1", "eth0"]
    assert chosen(CABLE, other) == ["eth0", "eth1"]
    assert chosen(CABLE, WIFI, way_out=CABLE.address) == ["eth0", "wlan0"]


def test_private_networks_come_before_public_addresses() -> None:
    assert chosen(replace(WIFI, name="campus", address="81.2.3.4"), WIFI) == ["wlan0", "campus"]


@pytest.mark.parametrize(
    "name",
    [
        *("docker0", "br-12ab34", "veth9", "virbr0", "vboxnet0", "vmnet8", "tun0", "tap1", "wg0", "utun3"),
        *("tailscale0", "ztabc", "lxdbr0", "podman1", "vEthernet (WSL)", "VMware Network Adapter VMnet1"),
        *("VirtualBox Host-Only Network", "Tailscale", "ZeroTier One [93afae]", "NordLynx", "awdl0"),
    ],
)
def test_virtual_networks_and_tunnels_are_left_out(name: str) -> None:
    assert chosen(replace(CABLE, name=name), WIFI, way_out=CABLE.address) == ["wlan0"]


@pytest.mark.parametrize(
    "name", ["br0", "bridge100", "usb0", "enp3s0", "Ethernet 2", "Local Area Connection* 2"]
)
def test_shared_and_bridged_networks_are_offered(name: str) -> None:
    assert chosen(replace(CABLE, name=name)) == [name]


def test_a_virtual_network_is_offered_if_there_is_no_other() -> None:
    assert chosen(DOCKER, HERE) == ["docker0"]
    assert chosen(DOCKER, HERE, loopback=True) == ["docker0", "lo"]


@pytest.mark.parametrize(
    "found",
    [
        replace(CABLE, point_to_point=True),
        replace(CABLE, prefix=32),
        replace(CABLE, address="169.254.7.7", prefix=16),
        replace(CABLE, address="0.0.0.0"),  # noqa: S104
        replace(HERE, address="127.0.0.53"),
        HERE,
    ],
)
def test_unreachable_addresses_are_left_out(found: FoundAddress) -> None:
    assert chosen(found) == []


def test_loopback_is_offered_on_request() -> None:
    assert chosen(HERE, WIFI, loopback=True) == ["wlan0", "lo"]
    assert chosen(HERE, loopback=True) == ["lo"]


def test_an_address_is_listed_once() -> None:
    assert chosen(WIFI, WIFI) == ["wlan0"]


def test_the_addresses_of_this_computer_are_found() -> None:
    (here,) = rank_networks(
        [each for each in list_own_addresses() if each.address == "127.0.0.1"], loopback=True
    )
    assert (here.address, here.kind) == ("127.0.0.1", NetworkKind.LOOPBACK)
    assert find_internet_address() in {"", *(each.address for each in list_own_addresses())}


def test_a_change_is_reported_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [WIFI]
    monkeypatch.setattr(addresses, "list_own_addresses", lambda: found)
    monkeypatch.setattr(addresses, "find_internet_address", lambda: "")
    networks = NetworkWatcher()
    received: list[tuple[Network, ...]] = []

    def note() -> None:
        received.append(networks.now)

    networks.changed.connect(note)
    networks.watch()
    networks.look()
    found = [replace(WIFI, address="192.168.7.9")]
    networks.look()
    networks.look()
    found = []
    networks.look()
    networks.rest()
    assert [[network.address for network in each] for each in received] == [
        ["192.168.1.20"],
        ["192.168.7.9"],
        [],
    ]
