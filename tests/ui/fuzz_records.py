"""Odd records opened in the real window: `python -m tests.ui.fuzz_records [how many] [seed]`.

Each is either shown in the review or refused in words on the first page. Nothing else may happen: no
exception, no warning of Qt. Told at the end: how many of each, the slowest, and how much memory they took.
"""

import os
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QLabel

from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from tests.table.odd_records import odd_record, true_record
from tests.ui.programs import QUIET, Started

WHOLE = 20_000
_GAMES = 200
SLOWEST_SECONDS, MOST_MEBIBYTES = 1.0, 60.0


@dataclass
class Found:
    """What came of a run."""

    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    trouble: list[str] = field(default_factory=list)
    """What should not have been, each with what it takes to see it again."""


def open_odd_records(started: Started, folder: Path, number: int, seed: int = 0) -> Found:
    """Open so many in this program, one after another. Each comes from its own seed."""
    chance = random.Random(seed)
    games = [true_record(chance) for _ in range(min(_GAMES, number))]
    found = Found()
    path = folder / "odd.shgui"
    for each in range(number):
        path.write_bytes(odd_record(random.Random(f"{seed} {each}"), games[each % len(games)]))
        start = time.perf_counter()
        try:
            outcome = _opened(started, path)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is what is looked for
            outcome = "uncaught"
            found.trouble.append(f"seed {seed}, record {each}: {error!r}")
        found.slowest = max(found.slowest, time.perf_counter() - start)
        found.outcomes[outcome] += 1
    return found


def _opened(started: Started, path: Path) -> str:
    started.program.open_another(path)
    started.application.processEvents()
    if started.shows(PageName.REVIEW):
        started.click(names.REVIEW_BACK)
        return "shown"
    notice = started.find(names.HOME_NOTICE)
    if not isinstance(notice, QLabel) or not notice.text():
        raise AssertionError("neither shown nor refused in words")
    said = notice.text()
    started.program.home.answer_notice("understood")
    # As every turn of the real program's loop does.
    started.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return said


def _mebibytes() -> float:
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(arguments: list[str]) -> int:
    number, seed = (*map(int, arguments), *(WHOLE, 0)[len(arguments) :])
    application = QApplication(["shgui", "-style", "fusion"])
    warnings: list[str] = []

    def hear(_kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        if QUIET not in message:
            warnings.append(message)

    qInstallMessageHandler(hear)
    uncaught: list[str] = []
    sys.excepthook = lambda _kind, error, _where: uncaught.append(repr(error))
    with tempfile.TemporaryDirectory() as home:
        started = Started(application, UserFolders(Path(home) / "data", Path(home) / "settings"), "en")
        open_odd_records(started, Path(home), 50, seed + 1)
        before = _mebibytes()
        found = open_odd_records(started, Path(home), number, seed)
        more = _mebibytes() - before
        started.close()
    troubles = [*found.trouble, *uncaught, *warnings]
    lines = (
        *(f"{count:7}  {outcome}" for outcome, count in found.outcomes.most_common()),
        f"slowest {found.slowest:.3f} s, {more:.1f} MiB more than after the first fifty",
        *(troubles[:20] or ("no exception, no warning",)),
    )
    sys.stdout.write("\n".join(lines) + "\n")
    kept = found.slowest <= SLOWEST_SECONDS and more <= MOST_MEBIBYTES
    return 0 if kept and not troubles else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
