"""Older copies, older rows and lost logs: what is behind the note beside the key is said to be."""

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from shgui.storage.journal import GameId, Group, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.journal_ledger import JournalLedger, JournalProgress, open_progress
from shgui.storage.journal_schema import MIGRATIONS, migrate
from shgui.storage.keyring import Keyring
from shgui.storage.sealing import Sealer
from shgui.storage.user_folders import UserFolders

LONG_AGO = datetime(2001, 1, 1, tzinfo=UTC)


def problems_of(path: Path, keyring: Keyring) -> list[JournalProblem]:
    with Journal(path, keyring) as journal:
        return [finding.problem for finding in journal.findings]


def note_of(folders: UserFolders) -> Path:
    (note,) = folders.keys.glob("*.saved")
    return note


def edit(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


def row(path: Path, statement: str) -> tuple[object, ...]:
    with closing(sqlite3.connect(path)) as connection:
        found: tuple[object, ...] = connection.execute(statement).fetchone()
    return found


@pytest.fixture
def game(path: Path, keyring: Keyring) -> GameId:
    with Journal(path, keyring) as journal:
        game = journal.start_game({"names": ["Ana"]}, {"seed": "s"}, {"ballots": []})
        journal.append(game, 0, [{"do": 1}], {"ballots": [[1, True]]})
    return game


def test_an_older_copy_of_the_whole_file_is_told_once_and_kept(
    path: Path, game: GameId, keyring: Keyring, tmp_path: Path
) -> None:
    older = shutil.copy(path, tmp_path / "older")
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
    newer = path.read_bytes()
    shutil.copy(older, path)
    assert problems_of(path, keyring) == [JournalProblem.OLDER_COPY]
    assert problems_of(path, keyring) == []
    (copy,) = path.parent.glob("journal-kept-*")
    assert copy.read_bytes() == Path(older).read_bytes()
    path.write_bytes(newer)  # found again, and put back as the notice says
    assert problems_of(path, keyring) == []


def test_a_newer_file_put_back_after_more_was_saved_is_told(
    path: Path, game: GameId, keyring: Keyring, tmp_path: Path
) -> None:
    older = shutil.copy(path, tmp_path / "older")
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
    newer = path.read_bytes()
    shutil.copy(older, path)
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 3}], {})
    path.write_bytes(newer)
    assert problems_of(path, keyring) == [JournalProblem.OLDER_COPY]


def test_both_folders_put_back_or_moved_are_no_alarm(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(folders.data, elsewhere / "data")
    shutil.copytree(folders.settings, elsewhere / "settings")
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
    there = Keyring(elsewhere / "settings" / "keys")
    assert problems_of(elsewhere / "data" / path.name, there) == []
    shutil.rmtree(folders.settings)
    shutil.copytree(elsewhere / "settings", folders.settings)  # an older note beside a newer journal
    assert problems_of(path, keyring) == []


@pytest.mark.parametrize("content", [b"", b"?" * 1280, b"?" * 5000])
def test_a_damaged_note_is_told_and_written_anew(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring, content: bytes
) -> None:
    assert game
    note_of(folders).write_bytes(content)
    assert problems_of(path, keyring) == [JournalProblem.NOTE_UNUSABLE]
    assert problems_of(path, keyring) == []


def test_a_note_that_cannot_be_written_hinders_no_step(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    note_of(folders).unlink()
    (folders.keys / (next(folders.keys.glob("*.key")).stem + ".saved")).mkdir()
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
        assert [finding.problem for finding in journal.findings] == [JournalProblem.NOTE_UNUSABLE]
        assert len(journal.load(game).entries) == 2


def test_ballots_of_the_same_step_cannot_be_brought_back(path: Path, game: GameId, keyring: Keyring) -> None:
    (older,) = row(path, "SELECT sealed FROM drafts")
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [], {"ballots": [[1, False]]})
    edit(path, "UPDATE drafts SET sealed = ?", older)
    with Journal(path, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [JournalProblem.ALTERED_FILE]
        with pytest.raises(JournalError) as caught:
            journal.load(game)
    assert caught.value.problem is JournalProblem.DAMAGED_GAME


def test_an_older_draft_together_with_its_mark_is_told(path: Path, game: GameId, keyring: Keyring) -> None:
    sealed, mark = row(path, "SELECT sealed, mark FROM drafts JOIN turns USING (game)")
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [], {"ballots": [[1, False]]})
    edit(path, "UPDATE drafts SET sealed = ?", sealed)
    edit(path, "UPDATE turns SET mark = ?", mark)
    assert problems_of(path, keyring) == [JournalProblem.ALTERED_FILE]


def test_a_whole_older_progress_does_not_pass_for_the_newest(
    path: Path, game: GameId, keyring: Keyring
) -> None:
    sealed, mark = row(path, "SELECT sealed, mark FROM drafts JOIN turns USING (game)")
    (progress,) = row(path, "SELECT sealed FROM progress")
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [], {"ballots": [[1, False]]})
    edit(path, "UPDATE drafts SET sealed = ?", sealed)
    edit(path, "UPDATE turns SET mark = ?", mark)
    edit(path, "UPDATE progress SET sealed = ?", progress)
    assert problems_of(path, keyring) == [JournalProblem.OLDER_COPY]


@pytest.mark.parametrize(
    "alteration",
    [
        "UPDATE games SET set_aside = 1",
        "UPDATE games SET started = '2024-01-01T00:00+00:00'",
        "DELETE FROM games",
        "UPDATE settings SET value = '2'",
        "UPDATE groups SET details = '{\"order\":1}'",
        "DELETE FROM groups",
        "UPDATE progress SET key = '0123456789abcdef'",
        "UPDATE progress SET sealed = x'00'",
    ],
)
def test_an_altered_plain_row_is_told(path: Path, keyring: Keyring, alteration: str) -> None:
    with Journal(path, keyring) as journal:
        for _ in range(2):
            journal.start_game({}, {}, {}, Group(("ana",), {"order": 0}), {"edition": 1})
    first = " WHERE rowid = 1" if "games" in alteration else ""
    edit(path, alteration + first)
    assert problems_of(path, keyring) == [JournalProblem.ALTERED_FILE]


def test_the_digest_kept_up_to_date_is_the_one_taken_anew(path: Path, keyring: Keyring) -> None:
    """Every way to write, one after the other: opened again, the journal is what it says it is."""
    with Journal(path, keyring) as journal:
        game = journal.start_game({"a": 1}, {}, {}, Group(("ana",), {"order": 0}), {"edition": 1})
        journal.append(game, 0, [{"do": 1}, {"do": 2}], {})
        journal.append(game, 2, [], {"ballots": 1}, {"outcome": "x"})
        journal.set_aside(game)
        journal.start_game({}, {}, {}, Group(("ola", "ana"), {"order": 1}), {"edition": 2, "clock": None})
        journal.start_game({}, {}, {}, Group(("ana",), {"order": 2}))
    assert problems_of(path, keyring) == []


def test_nobody_reads_from_note_or_journal_how_often_was_saved(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    """Ballots that were changed count as saved, and stand in no plain column."""

    def shape() -> list[int]:
        lengths = row(path, "SELECT length(sealed), (SELECT length(mark) FROM turns) FROM progress")
        return [*map(int, map(str, lengths)), note_of(folders).stat().st_size]

    before = shape()
    with Journal(path, keyring) as journal:
        for _ in range(300):
            journal.append(game, 1, [], {"ballots": [[1, True]]})
    assert shape() == before
    assert note_of(folders).read_bytes().count(b" ") > 0


def test_without_its_keys_a_journal_begins_to_count_anew_and_raises_no_alarm(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    (key,) = folders.keys.glob("*.key")
    away = key.rename(folders.settings / key.name)
    note = note_of(folders).read_bytes()
    with Journal(path, keyring) as journal:
        assert journal.findings == ()
        journal.set_aside(game)
        journal.start_game({}, {}, {})
    away.rename(key)
    note_of(folders).write_bytes(note)  # out of the same backup
    assert problems_of(path, keyring) == []


ALARMS = {
    "UPDATE games SET set_aside = 1": JournalProblem.ALTERED_FILE,
    "UPDATE progress SET sealed = x'00'": JournalProblem.ALTERED_FILE,
    "UPDATE progress SET key = CAST(x'ff' AS TEXT)": JournalProblem.ALTERED_FILE,  # no UTF-8
    "DELETE FROM progress": JournalProblem.OLDER_COPY,
}


@pytest.mark.parametrize(("alteration", "problem"), ALARMS.items())
def test_an_alarm_is_given_once_and_saving_goes_on(
    path: Path, game: GameId, keyring: Keyring, alteration: str, problem: JournalProblem
) -> None:
    edit(path, alteration)
    assert problems_of(path, keyring) == [problem]
    with Journal(path, keyring) as journal:
        assert journal.findings == ()
        journal.append(game, 1, [{"do": 2}], {})
    assert problems_of(path, keyring) == []


@pytest.mark.parametrize("alteration", ALARMS)
def test_a_damaged_note_is_told_beside_whatever_else_is_wrong(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring, alteration: str
) -> None:
    assert game
    edit(path, alteration)
    note_of(folders).write_bytes(b"?" * 1280)
    # What hasn't counted at all is no alarm where the note doesn't say otherwise.
    expected = {JournalProblem.NOTE_UNUSABLE, ALARMS[alteration]} - {JournalProblem.OLDER_COPY}
    assert set(problems_of(path, keyring)) == expected


def test_of_two_files_that_counted_as_far_the_one_that_was_not_noted_is_told(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    """The clock stands still, so that both count one on."""
    before, note = path.read_bytes(), note_of(folders)
    noted_before = note.read_bytes()
    with Journal(path, keyring, clock=lambda: LONG_AGO) as journal:
        journal.append(game, 1, [{"do": 2}], {})
    noted = note.read_bytes()
    path.write_bytes(before)
    note.write_bytes(noted_before)
    with Journal(path, keyring, clock=lambda: LONG_AGO) as journal:
        assert journal.findings == ()
        journal.append(game, 1, [], {"ballots": [[2, True]]})
    note.write_bytes(noted)
    assert problems_of(path, keyring) == [JournalProblem.ALTERED_FILE]


def test_every_step_counts_even_while_the_clock_stands(path: Path, game: GameId, keyring: Keyring) -> None:
    with Journal(path, keyring, clock=lambda: LONG_AGO) as journal:
        journal.append(game, 1, [{"do": 2}], {})
    older = path.read_bytes()
    with Journal(path, keyring, clock=lambda: LONG_AGO) as journal:
        journal.append(game, 2, [{"do": 3}], {})
        journal.append(game, 3, [{"do": 4}], {})
        journal.append(game, 4, [{"do": 5}], {})
    path.write_bytes(older)
    assert problems_of(path, keyring) == [JournalProblem.OLDER_COPY]


def test_the_note_keeps_the_step_before_beside_the_last(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
        before = note_of(folders).read_bytes()
        journal.append(game, 2, [{"do": 3}], {})
    now = note_of(folders).read_bytes()
    half = len(now) // 2
    same = [before[:half] == now[:half], before[half:] == now[half:]]
    assert sorted(same) == [False, True]


def test_what_was_changed_without_any_key_is_told_as_a_missing_note_when_the_key_is_back(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    (key,) = folders.keys.glob("*.key")
    away = key.rename(folders.settings / key.name)
    for aside in (True, False):
        with Journal(path, keyring) as journal:
            journal.set_aside(game, aside)
            assert journal.findings == ()
        assert list(folders.keys.glob("*.saved")) == []
        assert row(path, "SELECT count(*) FROM progress") == (0,)
    away.rename(key)
    assert problems_of(path, keyring) == [JournalProblem.NOTE_MISSING]
    assert problems_of(path, keyring) == []


@pytest.fixture
def two_keys(path: Path, game: GameId, folders: UserFolders, keyring: Keyring) -> tuple[Path, Path]:
    """The older one and the newer: of a second game, begun while the first key was away."""
    assert game
    (older,) = folders.keys.glob("*.key")
    away = older.rename(folders.settings / older.name)
    with Journal(path, keyring) as journal:
        journal.start_game({}, {}, {})
    (newer,) = folders.keys.glob("*.key")
    return away.rename(older), newer


def test_how_far_the_journal_is_opens_with_the_key_of_the_game_that_was_saved(
    path: Path, game: GameId, keyring: Keyring, two_keys: tuple[Path, Path]
) -> None:
    older, newer = two_keys
    assert row(path, "SELECT key FROM progress") == (newer.stem,)
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
    assert row(path, "SELECT key FROM progress") == (older.stem,)
    with Journal(path, keyring) as journal:
        journal.set_aside(game)
    assert row(path, "SELECT key FROM progress") == (newer.stem,)


def test_where_the_newest_key_is_gone_the_one_before_serves(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring, two_keys: tuple[Path, Path]
) -> None:
    older, newer = two_keys
    newer.unlink()
    with Journal(path, keyring) as journal:
        journal.set_aside(game)
        third = journal.start_game({}, {}, {})
        assert journal.load(third).entries == ()
    assert row(path, "SELECT key FROM progress") == (older.stem,)
    assert list(folders.keys.glob("*.key")) == [older]


def test_where_the_newest_key_s_name_is_damaged_the_one_before_serves(
    path: Path, folders: UserFolders, keyring: Keyring, two_keys: tuple[Path, Path]
) -> None:
    older, _ = two_keys
    edit(path, "UPDATE games SET key = CAST(x'ff' AS TEXT) WHERE rowid = 2")
    with Journal(path, keyring) as journal:
        journal.start_game({}, {}, {})
    assert row(path, "SELECT key FROM games ORDER BY rowid DESC") == (older.stem,)
    assert len(list(folders.keys.glob("*.key"))) == 2


def test_a_note_that_cannot_be_written_anew_is_told_and_hinders_no_opening(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    note = note_of(folders)
    note.unlink()
    note.mkdir()
    with Journal(path, keyring) as journal:
        assert [(finding.problem, finding.path) for finding in journal.findings] == [
            (JournalProblem.NOTE_UNUSABLE, note)
        ]
        assert len(journal.load(game).entries) == 1


def test_a_note_that_is_lost_while_a_game_goes_on_is_told(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring
) -> None:
    note = note_of(folders)
    with Journal(path, keyring) as journal:
        note.unlink()
        note.mkdir()
        assert not journal.findings
        journal.append(game, 1, [{"do": 2}], {})
        (finding,) = journal.findings
        assert (finding.problem, finding.path) == (JournalProblem.NOTE_UNUSABLE, note)
        assert len(journal.load(game).entries) == 2


def test_an_older_copy_is_told_beside_a_note_that_cannot_be_written(
    path: Path, game: GameId, folders: UserFolders, keyring: Keyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    older, note = path.read_bytes(), note_of(folders)
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
    path.write_bytes(older)
    monkeypatch.setattr("shgui.storage.progress_note.replace_file", refuse)
    with Journal(path, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [
            JournalProblem.OLDER_COPY,
            JournalProblem.NOTE_UNUSABLE,
        ]
        assert journal.findings[1].path == note


class CountsNothing(sqlite3.Connection):
    """A disk that fails when the progress is saved."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if "INTO progress" in sql:
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *values)


def _count_nothing(uri: str) -> sqlite3.Connection:
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, factory=CountsNothing)
    connection.text_factory = bytes
    return connection


def test_a_journal_that_cannot_be_taken_over_is_let_go(path: Path, game: GameId, keyring: Keyring) -> None:
    edit(path, "UPDATE games SET set_aside = 1")
    with pytest.raises(JournalError) as caught:
        Journal(path, keyring, connect=_count_nothing)
    assert (caught.value.problem, caught.value.path) == (JournalProblem.STORAGE_FAILED, path)
    with Journal(path, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [JournalProblem.ALTERED_FILE]
        assert len(journal.load(game).entries) == 1


SEALER = Sealer(bytes(32))
CONTEXT = "shgui journal 1\nprogress"


def test_what_was_sealed_of_the_progress_is_found_again() -> None:
    for saved in (0, 1, 2**53):
        sealed = JournalProgress(saved, "ab").seal(SEALER)
        assert open_progress(sealed, SEALER) == JournalProgress(saved, "ab")
        assert len(sealed) == 192 + 24 + 16
        assert SEALER.open(sealed, CONTEXT) == {"saved": saved, "digest": "ab"}
    noted = JournalProgress(2**53, "a" * 64, "0123456789abcdef")
    assert open_progress(noted.seal(SEALER), SEALER) == noted


@pytest.mark.parametrize(
    "odd",
    [
        {},
        {"saved": 1},
        {"digest": "ab"},
        {"saved": -1, "digest": "ab"},
        {"saved": 2**53 + 1, "digest": "ab"},
        {"saved": "1", "digest": "ab"},
        {"saved": 1, "digest": 1},
        {"saved": 1, "digest": "ab", "note": 1},
    ],
)
def test_what_was_sealed_for_something_else_is_no_progress(odd: dict[str, object]) -> None:
    assert open_progress(SEALER.seal(odd, CONTEXT, 192), SEALER) is None
    assert open_progress(JournalProgress(1, "ab").seal(Sealer(bytes(31) + b"x")), SEALER) is None
    assert open_progress(SEALER.seal({"saved": 1, "digest": "ab"}, "elsewhere", 192), SEALER) is None


def test_what_is_kept_of_all_rows_is_the_same_in_every_version_of_the_program() -> None:
    """Else a journal of an earlier version would pass for one that somebody has altered."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.text_factory = bytes
        migrate(connection, MIGRATIONS)
        connection.execute("INSERT INTO settings VALUES ('a', '1'), ('b', '2')")
        connection.execute("INSERT INTO groups VALUES ('Ana', 1, '{}')")
        kept = JournalLedger(connection, tables=["settings", "groups"]).digest()
    assert kept == "bbbbf502d940a1dc976abd893939c2a2345ce80a7d8bec3fd8557fef8e49340d"
