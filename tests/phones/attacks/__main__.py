"""Measures attacks on a table with phones: `python -m tests.phones.attacks [--only TEXT] [--acts NUMBER]`.

For each attack seven players act on their phones at a table in a process of its own, come back after a loss
of the network, and newcomers open the page. Nothing leaves this machine; each attack is bounded and ends by
itself.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from statistics import median

from PySide6.QtCore import QCoreApplication

from tests.phones.attacks.attackers import ATTACKS
from tests.phones.attacks.players import Noticed, suffer


def line(kind: str, noticed: Noticed) -> str:
    figures = [
        f"act {_spread(noticed.acts)}",
        f"return {_spread(noticed.returns)}",
        f"newcomer {_spread(noticed.newcomers)}",
        f"stall {_ms(noticed.stall)}",
        f"memory {noticed.growth / 2**20:+5.1f} MiB",
        f"faults {noticed.faults}",
        f"of {noticed.connections} connections, {noticed.messages} messages",
    ]
    return f"{kind:<50} {'  '.join(figures)}"


def _spread(seconds: Sequence[float]) -> str:
    """Return the median, what 95 % stay below, and the longest."""
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return " ".join(map(_ms, (median(ordered), p95, ordered[-1])))


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:5.0f}"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="attacks that have this in their names")
    parser.add_argument("--acts", type=int, default=40, help="what players do under each attack")
    arguments = parser.parse_args(given)
    kinds = [kind for kind in ATTACKS if arguments.only in kind]
    sys.stdout.write("Milliseconds: median, 95 %, longest. An act lasts until the last phone shows it.\n")
    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    suffered = True
    for kind in kinds:
        noticed = suffer(kind, arguments.acts)
        suffered = suffered and noticed.is_open and not noticed.faults
        sys.stdout.write(line(kind, noticed) + "\n")
        sys.stdout.flush()
    del application
    return int(not suffered)


if __name__ == "__main__":
    sys.exit(main())
