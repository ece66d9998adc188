"""A whole game among bots, thought out by the process that thinks for them wherever this is installed."""

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from shgui.bots.seats.bot_process import BotProcess, build_bot_command
from shgui.bots.seats.bot_seats import BotSeats
from shgui.bots.seats.pace import BotTempo
from shgui.bots.seats.tasks import call_later
from shgui.engine.editions import OFFICIAL, get_edition
from shgui.engine.types import Phase
from shgui.self_test import BrokenError, Facts
from shgui.self_test.at_the_table import PLAYERS
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.table.answers import Answer
from shgui.table.log_lines import ClaimNoted, Remarked
from shgui.table.options import Options, enable_claims_for_bots
from shgui.table.seating import Player, Temperament
from shgui.table.table import Table

_PLAYERS = 5
_MOST_SECONDS = 120


def play_by_bots(folder: Path) -> Facts:
    application = QCoreApplication.instance() or QCoreApplication([])
    folders = UserFolders(folder / "data", folder / "settings")
    failures: list[Answer | None] = []
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        tempers = list(Temperament)
        sitting = [
            Player(name, "en", tempers[seat % len(tempers)]) for seat, name in enumerate(PLAYERS[:_PLAYERS])
        ]
        table = Table.start(sitting, enable_claims_for_bots(Options(get_edition(OFFICIAL), "en")), journal)
        thoughts = BotProcess(build_bot_command())
        bots = BotSeats(thoughts, lambda: BotTempo.QUICK, failures.append, call_later=_call_at_once)
        bots.begin(table)
        stop = table.subscribe(lambda _: bots.show(table.view(None).history))
        bots.show(table.view(None).history)
        until = time.monotonic() + _MOST_SECONDS
        while table.view(None).phase is not Phase.OVER and not failures:
            application.processEvents()
            if time.monotonic() > until:
                raise BrokenError("bots don't come to an end")
        stop()
        bots.leave()
    if failures:
        raise BrokenError(f"nobody thinks for bots: {build_bot_command()[0]}")
    said = [line for line in table.chronicle if isinstance(line, ClaimNoted | Remarked)]
    return {"rounds": table.view(None).round, "said": len(said)}


def _call_at_once(parent: QObject, _after: int, callback: Callable[[], None]) -> Callable[[], None]:
    return call_later(parent, 0, callback)
