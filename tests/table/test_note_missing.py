"""Deleting the note beside the key hides nothing: the journal knows that it was written."""

import shutil
from pathlib import Path

import pytest

from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from tests.table.test_journal_progress import edit, note_of, problems_of


@pytest.fixture
def game(path: Path, keyring: Keyring) -> GameId:
    with Journal(path, keyring) as journal:
        game = journal.start_game({"names": ["Ana"]}, {"seed": "s"}, {"ballots": []})
        journal.append(game, 0, [{"do": 1}], {"ballots": [[1, True]]})
    return game


def test_a_missing_note_is_told_once_and_written_anew(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    note = note_of(folders)
    note.unlink()
    with Journal(path, keyring) as journal:
        assert [(finding.problem, finding.path) for finding in journal.findings] == [
            (JournalProblem.NOTE_MISSING, note)
        ]
        assert len(journal.load(game).entries) == 1
    assert note.stat().st_size > 0
    assert problems_of(path, keyring) == []


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_deleting_the_note_hides_no_older_copy(
    path: Path, folders: UserFolders, keyring: Keyring, steps: int
) -> None:
    with Journal(path, keyring) as journal:
        game = journal.start_game({"names": ["Ana"]}, {"seed": "s"}, {"ballots": []})
        for step in range(steps):
            journal.append(game, step, [{"do": step}], {})
        shutil.copytree(folders.data, folders.data.with_name("older"))
        journal.append(game, steps, [{"do": steps}], {})
    shutil.rmtree(folders.data)
    shutil.copytree(folders.data.with_name("older"), folders.data)
    note_of(folders).unlink()
    assert problems_of(path, keyring) == [JournalProblem.NOTE_MISSING]


def test_deleting_the_note_and_what_the_journal_knows_of_it_is_told(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    assert game
    note_of(folders).unlink()
    edit(path, "DELETE FROM progress")
    assert problems_of(path, keyring) == [JournalProblem.NOTE_MISSING]


def test_a_note_that_was_never_written_is_no_alarm(
    path: Path, folders: UserFolders, keyring: Keyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first game is saved, and the program is ended before it can write the note."""

    def ended(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, Journal(path, keyring) as journal:
        patch.setattr("shgui.storage.journal_keeper.write_note", ended)
        with pytest.raises(KeyboardInterrupt):
            journal.start_game({}, {}, {})
    assert list(folders.keys.glob("*.saved")) == []
    with Journal(path, keyring) as journal:
        assert journal.findings == ()
        (summary,) = journal.games()
        journal.append(summary.game, 0, [{"do": 1}], {})
    note_of(folders).unlink()
    assert problems_of(path, keyring) == [JournalProblem.NOTE_MISSING]


def test_when_the_first_game_is_deleted_the_note_of_another_key_is_expected(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    (older,) = folders.keys.glob("*.key")
    away = older.rename(folders.settings / older.name)
    with Journal(path, keyring) as journal:
        journal.start_game({}, {}, {})
    (newer,) = folders.keys.glob("*.key")
    away.rename(older)
    with Journal(path, keyring) as journal:
        journal.delete(game)
    older.with_suffix(".saved").unlink(missing_ok=True)
    assert problems_of(path, keyring) == []
    newer.with_suffix(".saved").unlink()
    assert problems_of(path, keyring) == [JournalProblem.NOTE_MISSING]
