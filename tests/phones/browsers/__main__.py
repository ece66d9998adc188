"""The whole matrix: `python -m tests.phones.browsers`; with names or beginnings of names, those. Minutes.

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
from pathlib import Path

from shgui.engine.types import Outcome
from shgui.table.private_moments import Purpose
from tests.phones.browsers import faults
from tests.phones.browsers.devtools import Tab
from tests.phones.browsers.evening import Evening
from tests.phones.browsers.plans import MATRIX, Plan
from tests.ui.x_server.screen import Screen

PICTURES = Path("build/phones")
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


def _told(evening: Evening, folder: Path) -> str:
    """How everything stands where a game went wrong; Chromium's phones are drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    told = []
    for seat, phone in evening.phones.items():
        try:
            told.append(f"phone {seat}: {phone.shown}")
            if isinstance(phone.browser, Tab):
                (folder / f"{seat}.png").write_bytes(phone.browser.picture())
                told += phone.browser.complaints(evening.code["host"])
        except (AssertionError, OSError) as error:
            told.append(f"phone {seat}: {error!r}")
    return "\n".join(told)


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
            verdict = f"FAILED\n{traceback.format_exc()}{_told(evening, PICTURES / name)}"
        else:
            verdict = "ok"
    sys.stdout.write(f"{name}: {verdict} in {time.monotonic() - began:.0f} s\n")
    sys.stdout.flush()
    return verdict == "ok"


def main() -> int:
    games: list[tuple[str, Plan, Play]] = [(plan.name, plan, planned) for plan in MATRIX]
    for players in (5, 7):
        plan = Plan(players, Outcome.HITLER_CHANCELLOR)
        games.append((f"disturbed-{players}", plan, disturbed))
    wanted = tuple(sys.argv[1:]) or ("",)
    with Screen() as screen:
        verdicts = [tried(screen, game) for game in games if game[0].startswith(wanted)]
    return 0 if verdicts and all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
