"""The whole matrix: `python -m tests.phones.browsers`; with a number, that many games at a time. Minutes.

Every ending at 5, 7 and 10 with all powers and both answers to a veto; all on phones, some, and one; each
phone in a language of its own, and one of them WebKit's; and whatever can befall a phone or the desktop in
the middle of each private moment.
"""

from __future__ import annotations

import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from shgui.engine.types import Outcome
from shgui.table.private_moments import Purpose
from tests.phones.browsers import faults
from tests.phones.browsers.evening import Evening
from tests.phones.browsers.plans import MATRIX, Plan
from tests.ui.x_server.screen import Screen

Play = Callable[[Evening], None]


def planned(evening: Evening) -> None:
    evening.sit_down()
    end = evening.play()
    assert end["outcome"] == evening.plan.ending, end["outcome"]
    evening.turn_the_roles()
    assert evening.complaints() == [], evening.complaints()


def disturbed(evening: Evening) -> None:
    """Everything at every moment that this game has."""
    evening.sit_down()
    befallen = faults.befall(evening, dict.fromkeys(Purpose, faults.ALL))
    end = evening.play()
    assert end["outcome"] == evening.plan.ending, end["outcome"]
    asked = 5 if evening.plan.players == 5 else len(Purpose) - 1
    assert len(befallen) == asked * len(faults.ALL), befallen


def tried(screen: Screen, game: tuple[str, Plan, Play]) -> bool:
    name, plan, play = game
    began = time.monotonic()
    # In a disturbed game every phone must be one that can be frozen.
    webkit = () if play is disturbed else (max(plan.phones),)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        Evening(Path(folder), screen.name, plan, webkit=webkit) as evening,
    ):
        try:
            play(evening)
        except Exception:  # noqa: BLE001  (the next game is played all the same)
            verdict = f"FAILED\n{traceback.format_exc()}"
        else:
            verdict = "ok"
    sys.stdout.write(f"{name}: {verdict} in {time.monotonic() - began:.0f} s\n")
    sys.stdout.flush()
    return verdict == "ok"


def main() -> int:
    at_a_time = int(sys.argv[1]) if sys.argv[1:] else 1
    games: list[tuple[str, Plan, Play]] = [(plan.name, plan, planned) for plan in MATRIX]
    for players in (5, 7):
        plan = Plan(players, Outcome.HITLER_CHANCELLOR)
        games.append((f"{players}, disturbed at every moment", plan, disturbed))
    with Screen() as screen, ThreadPoolExecutor(at_a_time) as players_at_once:
        verdicts = list(players_at_once.map(partial(tried, screen), games))
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
