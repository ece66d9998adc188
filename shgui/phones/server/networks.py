"""The addresses of this computer in local networks where phones may reach it, the likeliest first."""

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv4Address, IPv4Network

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

_LOOK_MS = 5000
_PRIVATE = tuple(map(IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")))
# Networks of virtual machines and containers, and tunnels: no phone is there.
_NOT_FOR_PHONES = re.compile(
    r"docker|podman|veth|br-|virbr|lxc|lxd|incus|cni|flannel|kube|vbox|virtualbox|vmnet|vmware|vethernet|wsl"
    r"|hyper-v|tun\d|tap\d|wg\d|utun|ipsec|ppp|vpn|wireguard|tailscale|zt|zerotier|nordlynx|awdl|llw|anpi|loopback",
    re.IGNORECASE,
)
# An address for documentation. Nothing is sent there: the system only says which way it would go.
_REMOTE_ADDRESS = ("203.0.113.1", 9)


class NetworkKind(Enum):
    WIFI = "wifi"
    CABLE = "cable"
    LOOPBACK = "loopback"
    OTHER = "other"


@dataclass(frozen=True)
class FoundAddress:
    """An address of this computer, as the system describes it."""

    address: str
    prefix: int
    """The number of bits that its whole network shares."""
    name: str
    """The name of its interface: "wlan0"; on Windows "Wi-Fi"."""
    kind: NetworkKind
    virtual: bool = False
    point_to_point: bool = False


@dataclass(frozen=True)
class Network:
    """An address that phones may reach, and its network's name."""

    address: str
    name: str
    kind: NetworkKind


def rank_networks(
    found: Iterable[FoundAddress], way_out: str = "", *, loopback: bool = False
) -> tuple[Network, ...]:
    """Return the networks where phones may be, the likeliest first. `way_out` leads to the internet.

    Networks that are unlikely to have phones are left out, unless there is no other one. `loopback` adds this
    computer itself as the last one.
    """
    usable = [each for each in found if _is_usable(each, loopback)]
    for_phones = [each for each in usable if each.kind is NetworkKind.LOOPBACK or not _is_virtual(each)]
    chosen = for_phones if any(each.kind is not NetworkKind.LOOPBACK for each in for_phones) else usable
    ordered = sorted(
        chosen, key=lambda each: (-_rate_address(each, way_out), each.name, IPv4Address(each.address))
    )
    return tuple(dict.fromkeys(Network(each.address, each.name, each.kind) for each in ordered))


def _is_usable(found: FoundAddress, loopback: bool) -> bool:
    address = IPv4Address(found.address)
    if address.is_loopback or found.kind is NetworkKind.LOOPBACK:
        return loopback
    return not (
        address.is_link_local
        or address.is_multicast
        or address.is_unspecified
        or found.point_to_point
        or found.prefix >= 31
    )


def _is_virtual(found: FoundAddress) -> bool:
    return found.virtual or _NOT_FOR_PHONES.match(found.name) is not None


def _rate_address(found: FoundAddress, way_out: str) -> int:
    of_its_kind = {NetworkKind.WIFI: 4, NetworkKind.CABLE: 3, NetworkKind.OTHER: 0, NetworkKind.LOOPBACK: -9}[
        found.kind
    ]
    private = any(IPv4Address(found.address) in network for network in _PRIVATE)
    return of_its_kind + 2 * private + 2 * (found.address == way_out)


_KINDS_BY_TYPE = {
    QNetworkInterface.InterfaceType.Wifi: NetworkKind.WIFI,
    QNetworkInterface.InterfaceType.Ethernet: NetworkKind.CABLE,
    QNetworkInterface.InterfaceType.Loopback: NetworkKind.LOOPBACK,
}
_IN_USE = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning


def list_own_addresses() -> list[FoundAddress]:
    """Return the IPv4 addresses of this computer that are in use."""
    return [
        FoundAddress(
            entry.ip().toString(),
            entry.prefixLength(),
            interface.humanReadableName() or interface.name(),
            _KINDS_BY_TYPE.get(interface.type(), NetworkKind.OTHER),
            interface.type() is QNetworkInterface.InterfaceType.Virtual,
            QNetworkInterface.InterfaceFlag.IsPointToPoint in interface.flags(),
        )
        for interface in QNetworkInterface.allInterfaces()
        if interface.flags() & _IN_USE == _IN_USE
        for entry in interface.addressEntries()
        if entry.ip().protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
    ]


def find_internet_address() -> str:
    """Return the address from which this computer reaches the internet; "" if it doesn't."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unsent:
        try:
            unsent.connect(_REMOTE_ADDRESS)
        except OSError:
            return ""
        address: str = unsent.getsockname()[0]
        return address


class NetworkWatcher(QObject):
    """The networks as they are now: a laptop moves, Wi-Fi comes and goes."""

    changed = Signal()

    def __init__(self, *, loopback: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loopback = loopback
        self.now: tuple[Network, ...] = ()
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self.look)

    def watch(self) -> None:
        self.look()
        self._timer.start()

    def rest(self) -> None:
        self._timer.stop()

    def look(self) -> None:
        before, self.now = self.now, self._list_networks()
        if self.now != before:
            self.changed.emit()

    def _list_networks(self) -> tuple[Network, ...]:
        return rank_networks(list_own_addresses(), find_internet_address(), loopback=self._loopback)
