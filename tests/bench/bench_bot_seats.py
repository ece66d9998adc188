"""How long the window stands still while eight bots think: `python -m tests.bench.bench_bot_seats`.

Whole games of one person and eight bots in the real window, offscreen. Whenever all bots are asked to vote,
the window does nothing but wait for what the other process thinks, and a heart beats in it every few
milliseconds: how late a beat comes is how long the window stood still. The same window for as many beats, and
nobody who thinks, is the yardstick. No beat may be more than 16 ms late.
"""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from shgui.bots.seats.bot_process import BotProcess, build_bot_command
from shgui.bots.seats.bot_seats import BotSeats
from shgui.bots.seats.pace import BotTempo
from shgui.engine.types import Phase
from shgui.storage.user_folders import UserFolders
from shgui.table.answers import Answer
from tests.bench.bench_engine import calibration
from tests.ui.bots.among_bots import AmongBots, Company, all_but

WANTED_MS = 16.0
PLAYERS = 9
BEAT_MS = 2


class RealCompany(Company):
    """Time is ours, thoughts are of the process that thinks in every game."""

    def make(
        self, window: QWidget, _preferences: object, say_failure: Callable[[Answer | None], None]
    ) -> BotSeats:
        self.process = BotProcess(build_bot_command(), window)
        return BotSeats(
            self.process, lambda: BotTempo.HUMAN, say_failure, window, call_later=self.clock.call_later
        )

    @property
    def thinks(self) -> bool:
        return self.process._asked is not None


class Timed(AmongBots):
    """Waits for the thoughts of all before time goes on."""

    def listen(self, goes_on: Callable[[int], bool]) -> list[float]:
        """How late each beat came, in milliseconds, as long as it goes on after so many."""
        late: list[float] = []
        last = perf_counter()

        def beat() -> None:
            nonlocal last
            now = perf_counter()
            late.append((now - last) * 1_000 - BEAT_MS)
            last = now

        heart = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=BEAT_MS)
        heart.timeout.connect(beat)
        heart.start()
        while goes_on(len(late)):
            self.application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        heart.stop()
        return late


def play(games: int) -> tuple[list[float], list[float]]:
    """How late beats came while bots thought, and as many while nobody did."""
    application = QApplication(["shgui", "-style", "fusion"])
    company = RealCompany()
    thinking: list[float] = []
    idle: list[float] = []
    for number in range(games):
        with TemporaryDirectory() as folder, patch("shgui.services.make_bots", company.make):
            here = Path(folder)
            playing = Timed(application, UserFolders(here / "data", here / "settings"), seed=number)
            playing.sit_among(PLAYERS, all_but(PLAYERS, 0), company)
            while not playing.over:
                voting = playing.table.view(None).phase is Phase.VOTE
                late = playing.listen(lambda _: company.thinks)
                if voting and late:
                    thinking += late
                    idle += playing.listen(len(late).__gt__)
                playing.step()
            playing.close()
    return thinking, idle


def _told(name: str, late: list[float]) -> str:
    p95 = quantiles(late, n=20)[-1]
    return f"{name:18} {len(late):6} beats, late by p95 {p95:5.2f} ms, at most {max(late):6.2f} ms\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Times the window while bots think.")
    parser.add_argument("--games", type=int, default=2)
    thinking, idle = play(parser.parse_args().games)
    sys.stdout.write(_told("eight bots think", thinking))
    sys.stdout.write(_told("nobody thinks", idle))
    sys.stdout.write(f"calibration: {calibration():,.0f} loops a second\n")
    return int(max(thinking) > WANTED_MS)


if __name__ == "__main__":
    sys.exit(main())
