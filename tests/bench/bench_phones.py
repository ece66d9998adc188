"""What phones cost, beside a bare echo of the same size: `python -m tests.bench.bench_phones`.

Linux; a display if there is one, else offscreen. Ten phones, each a caller in Python, vote in a game of ten
until enough is measured: how long until the table shows a ballot that was tapped, and until the tenth phone
knows of it; how long the window stands still while ten vote at once; what ten phones cost while nobody does
anything. The echo is the least that can be: no seal, no game, no window, on the same machine in the same run.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QHostAddress

from shgui.engine.components import list_roles
from shgui.ui import widget_names as names
from tests.bench.bench_ui import Figure, game, starts
from tests.bench.voters import LOCAL, Listener, Voter, until, wait
from tests.phones.browsers.desk import Desk
from tests.table.play import LANGUAGES, NAMES

ADDRESS = "192.168.77.5"
"""Of a made-up network; what is opened there is opened on this machine alone."""
PLAYERS = 10
MORE_THAN_ECHO, STALL, IDLE = 30.0, 16.0, 0.5
"""Milliseconds, milliseconds, and percent of a core."""
_DECK = "LFLFLFLFLFLFFFFFF"
_ECHOES = 300
_REST = 20.0
_PING = 4.0


class Table:
    """The program with ten phones at it, all of whom have seen their roles."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.do("rig", list_roles(PLAYERS), _DECK, [])
        desk.do("click", names.HOME_NEW_TABLE)
        desk.do("click", names.NEW_TABLE_PHONES)
        desk.do("click", names.PHONES_OPEN)
        desk.do("let_all_in")
        url = desk.do("code")["url"]
        self.voters = [Voter(url, NAMES[seat], LANGUAGES[seat % 6]) for seat in range(PLAYERS)]
        for voter in self.voters:
            voter.sit()
        desk.do("click", names.PHONES_GO_ON)
        desk.do("click", names.NEW_TABLE_START)
        desk.do("click", names.FINGERPRINT_GO_ON)
        for voter in self.voters:
            until(lambda voter=voter: voter.asked("role"), "a role to look at")  # type: ignore[misc]
            voter.look()
            voter.done("done", moment=voter.hand["moment"] if voter.hand else 0)

    def nominate(self) -> None:
        """And all open their ballots, which can be cast from now on."""
        until(lambda: any(voter.act for voter in self.voters), "somebody on move")
        candidate = next(voter for voter in self.voters if voter.act)
        act = candidate.act
        assert act is not None
        choice = next(place for place, each in enumerate(act["choices"]) if not each["refusal"])
        candidate.done("act", moment=act["moment"], choice=choice)
        until(lambda: all(voter.asked("ballot") for voter in self.voters), "ballots")
        for voter in self.voters:
            voter.look()
        # Whoever is measured does it in a moment's silence.
        wait(0.3)

    def rest(self, seconds: float) -> float:
        """Percent of a core that it works, while pages say every few seconds that they are there."""
        before, began = self.desk.do("work"), time.monotonic()
        while time.monotonic() - began < seconds:
            for voter in self.voters:
                voter.wish("ping")
            wait(_PING)
        worked: float = self.desk.do("work") - before
        return 100 * worked / (time.monotonic() - began)


class Taps:
    """Milliseconds from each tap on."""

    def __init__(self) -> None:
        self.to_table: list[float] = []
        self.to_tenth: list[float] = []
        self.stalls: list[float] = []
        self.work: list[float] = []
        """What the processor did in the longest of them: on a machine that does nothing else, all of it."""

    def one_by_one(self, table: Table) -> None:
        """All but the last ballot, which turns them all: that is a film."""
        table.nominate()
        for count, voter in enumerate(table.voters[:-1], 1):
            table.desk.do("watch")
            tapped = time.monotonic()
            voter.vote("nein")
            until(lambda count=count: _all_know(table, count), "a ballot on all phones")  # type: ignore[misc]
            wait(0.1)
            watched = table.desk.do("watched")
            self.to_table.append(1000 * (watched["painted"][0] - tapped))
            told = max(voter.told_at[-1][0] for voter in table.voters)
            self.to_tenth.append(1000 * (told - tapped))
        table.voters[-1].vote("nein")

    def all_at_once(self, table: Table) -> None:
        table.nominate()
        table.desk.do("watch")
        for voter in table.voters:
            voter.vote("nein")
        wait(0.5)
        watched = table.desk.do("watched")
        self.stalls.append(1000 * watched["stall"])
        self.work.append(1000 * watched["work"])


def _all_know(table: Table, ballots: int) -> bool:
    return all(voter.ballots_in == ballots for voter in table.voters)


def echoes() -> tuple[list[float], list[float]]:
    """Milliseconds until it is back, and until the tenth has heard it."""
    command = [sys.executable, "-m", "tests.bench.echo_probe"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        port = int(server.stdout.readline())
        listeners = [Listener(port) for _ in range(PLAYERS)]
        back, tenth = [], []
        for number in range(_ECHOES):
            speaker = listeners[number % PLAYERS]
            said = time.monotonic()
            speaker.say()
            until(lambda said=said: all(each.at > said for each in listeners), "an echo")  # type: ignore[misc]
            back.append(1000 * (speaker.at - said))
            tenth.append(1000 * (max(each.at for each in listeners) - said))
        assert server.stdin is not None
        server.stdin.close()
    return back, tenth


def p95(figures: Sequence[float]) -> float:
    return sorted(figures)[int(len(figures) * 0.95)]


def phones(rounds: int) -> list[Figure]:
    back, tenth = echoes()
    taps = Taps()
    display = os.environ.get("DISPLAY", "")
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder), display, ADDRESS, "moves", module="tests.bench.phones_probe")
        with patch("shgui.phones.server.test_phone.QHostAddress", _at_home), desk:
            table = Table(desk)
            for _ in range(rounds):
                taps.one_by_one(table)
                taps.all_at_once(table)
            table.nominate()
            idle = table.rest(_REST)
            for voter in table.voters:
                voter.leave()
    shown, known = p95(taps.to_table), p95(taps.to_tenth)
    return [
        Figure(f"echo, p95 (median {median(back):.1f})", p95(back), MORE_THAN_ECHO, "ms"),
        Figure(f"echo to the tenth, p95 (median {median(tenth):.1f})", p95(tenth), MORE_THAN_ECHO, "ms"),
        Figure(
            f"tap until the table shows it ({median(taps.to_table):.1f})",
            shown,
            p95(back) + MORE_THAN_ECHO,
            "ms",
        ),
        Figure(
            f"tap until the tenth phone knows ({median(taps.to_tenth):.1f})",
            known,
            p95(tenth) + MORE_THAN_ECHO,
            "ms",
        ),
        Figure(f"longest stall, ten votes ({median(taps.stalls):.1f})", max(taps.stalls), STALL, "ms"),
        Figure(f"work in it ({median(taps.work):.1f})", max(taps.work), STALL, "ms"),
        Figure("work with ten phones at rest", idle, IDLE, "%"),
    ]


def _at_home(_address: str) -> QHostAddress:
    return QHostAddress(LOCAL)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12, help="of both kinds, at most 13")
    parser.add_argument("--runs", type=int, default=5, help="starts of the program without phones")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QCoreApplication(sys.argv)
    figures = phones(arguments.rounds)
    del application
    figures += [*starts(arguments.runs), game()]
    sys.stdout.write("\n".join(figure.line for figure in figures) + "\n")
    return int(any(figure.value > figure.limit for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
