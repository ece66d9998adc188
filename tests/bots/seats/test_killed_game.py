"""A program killed while bots think continues the same game as it would have gone."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from shgui.bots.thinking.thinker import Thinker
from shgui.library.library import Library
from shgui.storage.journal import Journal
from shgui.table.entries import ActionEntry, ClaimEntry, Entry, VotesEntry, entry_from_json
from tests.bots.seats.driven import Driven, ThoughtsAtOnce
from tests.bots.seats.killed_game import journal_in, table_in

KILLED_AFTER = (9, 14)
"""The number of table changes before each kill."""


def played(journal: Journal) -> list[Entry]:
    (game,) = (each.game for each in Library(journal, "en").saved_games())
    entries = (entry_from_json(told) for told in journal.load(game).entries)
    return [entry for entry in entries if isinstance(entry, ActionEntry | VotesEntry | ClaimEntry)]


def test_a_killed_game_goes_on_as_it_would_have(tmp_path: Path, root: Path, qapp: QApplication) -> None:
    with journal_in(tmp_path / "whole") as journal:
        driven = Driven(table_in(journal), ThoughtsAtOnce(make_player=Thinker))
        driven.play()
        whole = played(journal)

    command = [sys.executable, "-m", "tests.bots.seats.killed_game", str(tmp_path / "killed")]
    for changes in KILLED_AFTER:
        with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            for _ in range(changes):
                assert program.stdout.readline()
            program.kill()
        with journal_in(tmp_path / "killed") as journal:
            so_far = played(journal)
        assert so_far == whole[: len(so_far)]
    subprocess.run(command, cwd=root, stdout=subprocess.DEVNULL, check=True)
    with journal_in(tmp_path / "killed") as journal:
        assert played(journal) == whole
