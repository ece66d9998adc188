"""Journals that an earlier version wrote, closed or cut off, open and go on."""

import shutil
from pathlib import Path

import pytest

from shgui.library.group_statistics import build_group_numbers
from shgui.library.groups import find_played_groups
from shgui.library.library import Library
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.storage.keyring import Keyring
from shgui.table.table import Table
from tests.table.play import everything, play_on

OLD = Path(__file__).with_name("old_journal")
BALLOTS = GameId("7d7734fcb3479bbcb92a17cea5e9d9e7")
"""Seven players in the middle of a vote."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copytree(OLD, tmp_path / "old"))


@pytest.mark.parametrize("file", ["journal.sqlite", "after_a_crash/journal.sqlite"])
def test_an_old_journal_opens_and_goes_on(old: Path, file: str) -> None:
    path, keyring = old / file, Keyring(old / "keys")
    with Journal(path, keyring) as journal:
        assert journal.findings == ()
        evening = Library(journal, "en")
        saved = evening.saved_games()
        assert [(game.problem, game.over) for game in saved] == [(None, False)] * 3
        assert [len(group) for group in evening.groups()] == [7, 5]
        table = evening.resume(BALLOTS)
        assert table.view(None).voted == (0, 1, 2)
        finished = next(game for game in saved if game.outcome is not None)
        assert evening.resume(finished.game).record() is not None
        evening.resume_printed(next(game.game for game in evening.unfinished() if game.printed))
        play_on(table)
        expected = everything(table)
    with Journal(path, keyring) as journal:
        assert journal.findings == ()
        assert everything(Table.resume(journal, BALLOTS)) == expected


def test_an_old_journal_put_back_over_a_newer_one_is_told(old: Path) -> None:
    path, keyring = old / "journal.sqlite", Keyring(old / "keys")
    Journal(path, keyring).close()
    shutil.copy(OLD / "journal.sqlite", path)
    with Journal(path, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [JournalProblem.OLDER_COPY]


def test_a_journal_from_before_the_evenings_tells_what_its_games_come_to(old: Path) -> None:
    folder = old / "before_evenings"
    with Journal(folder / "journal.sqlite", Keyring(folder / "keys")) as journal:
        assert journal.findings == ()
        evening = Library(journal, "en")
        assert [(game.over, game.recap) for game in evening.saved_games()] == [(False, None)] + [
            (True, None)
        ] * 4
        assert not evening.save_missing_recaps(evening.saved_games(), lambda: False)
        waiting, ended_early, *played = evening.saved_games()
        assert (waiting.recap, ended_early.outcome) == (None, None)
        assert all(game.recap is not None and len(game.recap.roles) == 5 for game in played)
        (group,) = find_played_groups([game for game in evening.saved_games() if game.over])
        assert build_group_numbers(group).won == (1, 3)
    with Journal(folder / "journal.sqlite", Keyring(folder / "keys")) as journal:
        assert journal.findings == ()
        assert len(journal.recaps()) == 4
