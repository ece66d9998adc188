"""The whole matrix: `python -m tests.phones.browsers`; with names or beginnings of names, those. Minutes.

Every ending at 5, 7 and 10 with all powers and both answers to a veto; all on phones, some, and one; each
phone in a language of its own, and one of them WebKit's; whatever can befall a phone or the desktop in the
middle of each private moment; as `keeps`, what a page at rest keeps in games that differ in secrets; and as
`outages`, how soon pages return after a minute without the desktop.
"""

from __future__ import annotations

import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Collection
from pathlib import Path
from typing import NamedTuple

import pytest

from shgui.engine.types import Outcome, Seat
from shgui.table.private_tasks import TaskKind
from tests.phones.browsers import faults, outages
from tests.phones.browsers.devtools import Tab
from tests.phones.browsers.planned_game import Evening
from tests.phones.browsers.plans import MATRIX, Plan
from tests.ui.x_server.screen import Screen

PICTURES = Path("build/phones")
ALONE = {"keeps": "page_contents.py", "outages": "minute_outages.py"}
"""Tests too long for every day, by the names under which they run here."""


class Game(NamedTuple):
    name: str
    plan: Plan
    play: Callable[[Evening], None]
    webkit: Collection[Seat]
    """Whose phones are Safari's kin."""


def planned(evening: Evening) -> None:
    evening.sit_down()
    end = evening.play()
    assert end["outcome"] == evening.plan.ending, end["outcome"]
    evening.turn_the_roles()
    assert evening.complaints() == [], evening.complaints()


def disturbed(evening: Evening) -> None:
    """Return all faults at all private tasks of this game."""
    evening.sit_down()
    some = list(faults.ALL)
    if evening.webkit:
        # Its driver freezes nothing.
        some.remove(faults.frozen)
    if len(evening.phones) < evening.plan.players:
        # A cover that lies on the table for somebody else hides its seats.
        some.remove(faults.taken_over)
    befallen = faults.befall(evening, dict.fromkeys(TaskKind, some))
    end = evening.play()
    assert end["outcome"] == evening.plan.ending, end["outcome"]
    asked = 5 if evening.plan.players == 5 else len(TaskKind) - 1
    assert len(befallen) == asked * len(some), befallen
    slowest = max(took for phone in evening.phones.values() for took in phone.returns)
    assert slowest < outages.WITHIN, f"a phone was back after {slowest:.1f} s"


def _told(evening: Evening, folder: Path) -> str:
    """Describe the state in which a game went wrong, with pictures of Chromium's phones."""
    folder.mkdir(parents=True, exist_ok=True)
    told = []
    for seat, phone in evening.phones.items():
        try:
            told.append(f"phone {seat}: {phone.shown}, connected {phone.connected_for} s ago")
            if isinstance(phone.browser, Tab):
                (folder / f"{seat}.png").write_bytes(phone.browser.picture())
                told += phone.browser.complaints(evening.code["host"])
        except (AssertionError, OSError) as error:
            told.append(f"phone {seat}: {error!r}")
    return "\n".join(told)


def tried(screen: Screen, game: Game) -> bool:
    name, plan, play, webkit = game
    began = time.monotonic()
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
    games = [Game(plan.name, plan, planned, (max(plan.phones),)) for plan in MATRIX]
    elected = Outcome.HITLER_CHANCELLOR
    mixed = Plan(7, elected, on_phones=frozenset((0, 1, 2, 5, 6)))
    games += [
        Game("disturbed-5", Plan(5, elected), disturbed, ()),
        Game("disturbed-5-webkit", Plan(5, elected), disturbed, (0, 2, 3)),
        Game("disturbed-7", Plan(7, elected), disturbed, ()),
        Game("disturbed-7-mixed", mixed, disturbed, ()),
    ]
    wanted = tuple(sys.argv[1:]) or ("",)
    with Screen() as screen:
        verdicts = [tried(screen, game) for game in games if game.name.startswith(wanted)]
    for name, file in ALONE.items():
        if name.startswith(wanted):
            path = str(Path(__file__).with_name(file))
            verdicts.append(pytest.main(["-vv", "-p", "no:randomly", path]) == pytest.ExitCode.OK)
    return 0 if verdicts and all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
