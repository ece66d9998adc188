"""Odd files: each is told for what it is, and nothing in it changes."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.journal_file import connect, move_log_into_file
from shgui.storage.journal_schema import APPLICATION_ID, MIGRATIONS, has_schema, migrate
from shgui.storage.journal_store import set_journal_aside
from shgui.storage.keyring import Keyring

STEPS = 40
HOLDER = """
import sys
from pathlib import Path
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
with Journal(Path(sys.argv[1]), Keyring(Path(sys.argv[2]))):
    print("open", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def game(path: Path, keyring: Keyring) -> GameId:
    """A game in a journal that was closed in good order."""
    with Journal(path, keyring) as journal:
        return fill(journal)


@pytest.fixture
def cut_off(path: Path, game: GameId, keyring: Keyring) -> Path:
    """The journal as a crash leaves it: its newest steps are still in the log."""
    copy = path.parent / "cut off" / path.name
    copy.parent.mkdir()
    with Journal(path, keyring) as journal:
        journal.append(game, STEPS, [{"do": "more"}], {})
        for file in (path, log_of(path)):
            shutil.copy(file, copy.parent)
    return copy


def fill(journal: Journal) -> GameId:
    game = journal.start_game({"names": ["Ana"]}, {"seed": "s"}, {})
    for seq in range(STEPS):
        journal.append(game, seq, [{"do": seq}], {})
    return game


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file but the lock, which is empty and says nothing."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}


def problem_of_opening(path: Path, keyring: Keyring) -> JournalProblem:
    """Opens what can't be opened, and sees to it that all files are the same afterwards."""
    before = contents(path.parent) if path.parent.is_dir() else {}
    with pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    after = contents(path.parent) if path.parent.is_dir() else {}
    after.pop(path.name + "-shm", None)  # an index that SQLite builds for reading a log
    assert after == before
    return caught.value.problem


def test_a_crash_leaves_everything(cut_off: Path, game: GameId, keyring: Keyring) -> None:
    with Journal(cut_off, keyring) as journal:
        assert len(journal.load(game).entries) == STEPS + 1


def test_a_closed_journal_is_one_file(path: Path, cut_off: Path, keyring: Keyring) -> None:
    Journal(cut_off, keyring).close()
    assert set(contents(cut_off.parent)) == {path.name}


def test_a_text_file_is_foreign(path: Path, keyring: Keyring) -> None:
    path.parent.mkdir()
    path.write_text("shopping list: milk, bread\n" * 50)
    assert problem_of_opening(path, keyring) is JournalProblem.FOREIGN_FILE


def test_a_short_text_file_is_foreign(path: Path, keyring: Keyring) -> None:
    path.parent.mkdir()
    path.write_text("milk")
    assert problem_of_opening(path, keyring) is JournalProblem.FOREIGN_FILE


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
@pytest.mark.parametrize("application", [0, 0x0F055112])
def test_another_program_s_database_is_foreign(
    path: Path, keyring: Keyring, mode: str, application: int
) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"PRAGMA journal_mode = {mode}")
        connection.execute(f"PRAGMA application_id = {application}")
        connection.execute("CREATE TABLE games (title TEXT)")
        connection.execute("INSERT INTO games VALUES ('chess')")
    assert problem_of_opening(path, keyring) is JournalProblem.FOREIGN_FILE


def test_an_empty_file_is_damaged(path: Path, keyring: Keyring) -> None:
    path.parent.mkdir()
    path.touch()
    assert problem_of_opening(path, keyring) is JournalProblem.DAMAGED_FILE


@pytest.mark.parametrize("kept", [0, 1, 16, 99, 100, 4095, 4096, 5000, 8192, -4096, -1])
def test_a_truncated_file_is_damaged(path: Path, game: GameId, keyring: Keyring, kept: int) -> None:
    path.write_bytes(path.read_bytes()[:kept])
    assert game
    expected = JournalProblem.FOREIGN_FILE if kept == 1 else JournalProblem.DAMAGED_FILE
    assert problem_of_opening(path, keyring) is expected


@pytest.mark.parametrize("kept", [0, 99, 4096, 8192, 16384])
def test_a_truncated_file_is_damaged_after_a_crash_too(cut_off: Path, keyring: Keyring, kept: int) -> None:
    cut_off.write_bytes(cut_off.read_bytes()[:kept])
    assert problem_of_opening(cut_off, keyring) is JournalProblem.DAMAGED_FILE


def test_a_log_without_its_file_is_kept(cut_off: Path, keyring: Keyring) -> None:
    cut_off.unlink()
    assert problem_of_opening(cut_off, keyring) is JournalProblem.DAMAGED_FILE


def test_an_overwritten_page_is_found(path: Path, game: GameId, keyring: Keyring) -> None:
    content = bytearray(path.read_bytes())
    content[8192 : 8192 + 4096] = bytes(4096)
    path.write_bytes(content)
    assert game
    assert problem_of_opening(path, keyring) is JournalProblem.DAMAGED_FILE


def test_a_folder_in_its_place_is_told(path: Path, keyring: Keyring) -> None:
    path.mkdir(parents=True)
    with pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    assert (caught.value.problem, caught.value.path) == (JournalProblem.FILE_UNUSABLE, path)


def test_a_file_in_place_of_its_folder_is_told(path: Path, keyring: Keyring) -> None:
    path.parent.write_text("not a folder")
    with pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    assert caught.value.problem is JournalProblem.FOLDER_UNUSABLE


def test_a_newer_version_s_file_is_left_alone(path: Path, game: GameId, keyring: Keyring) -> None:
    newer = (*MIGRATIONS, ["ALTER TABLE games ADD COLUMN weather TEXT"])
    Journal(path, keyring, migrations=newer).close()
    assert game
    assert problem_of_opening(path, keyring) is JournalProblem.NEWER_FILE


def test_a_newer_version_s_crash_is_left_alone(path: Path, game: GameId, keyring: Keyring) -> None:
    newer = (*MIGRATIONS, ["ALTER TABLE games ADD COLUMN weather TEXT"])
    copy = path.parent / "cut off" / path.name
    copy.parent.mkdir()
    assert game
    with Journal(path, keyring, migrations=newer):
        for file in (path, log_of(path)):
            shutil.copy(file, copy.parent)
    assert problem_of_opening(copy, keyring) is JournalProblem.NEWER_FILE


def test_an_older_file_is_brought_up_to_date(path: Path, game: GameId, keyring: Keyring) -> None:
    newer = (*MIGRATIONS, ["ALTER TABLE games ADD COLUMN weather TEXT DEFAULT 'rain'"])
    with Journal(path, keyring, migrations=newer) as journal:
        assert len(journal.load(game).entries) == STEPS
    with closing(connect(path.as_uri())) as connection:
        assert connection.execute("SELECT weather FROM games").fetchall() == [(b"rain",)]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(newer),)


def test_bringing_up_to_date_is_all_or_nothing(path: Path, game: GameId, keyring: Keyring) -> None:
    broken = (*MIGRATIONS, ["CREATE TABLE more (x TEXT) STRICT", "CREATE TABLE more (x TEXT) STRICT"])
    with pytest.raises(JournalError) as caught:
        Journal(path, keyring, migrations=broken)
    assert (caught.value.problem, caught.value.path) == (JournalProblem.STORAGE_FAILED, path)
    with Journal(path, keyring) as journal:
        assert len(journal.load(game).entries) == STEPS


def test_a_second_program_is_told_that_the_file_is_in_use(
    path: Path, game: GameId, keyring: Keyring, tmp_path: Path
) -> None:
    assert game
    command = [sys.executable, "-c", HOLDER, str(path), str(tmp_path / "settings" / "keys")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"open"
        before = path.read_bytes()
        with pytest.raises(JournalError) as caught:
            Journal(path, keyring)
        assert path.read_bytes() == before
        holder.kill()
    assert caught.value.problem is JournalProblem.IN_USE
    Journal(path, keyring).close()  # the lock died with its holder


def test_a_second_table_in_the_same_program_is_told_too(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring), pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    assert caught.value.problem is JournalProblem.IN_USE


def test_a_database_browser_that_holds_the_file_is_told(path: Path, game: GameId, keyring: Keyring) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as browser:
        browser.execute("BEGIN")
        browser.execute("SELECT * FROM games").fetchall()
        with pytest.raises(JournalError) as caught:
            Journal(path, keyring)
        browser.execute("ROLLBACK")
    assert caught.value.problem is JournalProblem.IN_USE
    with Journal(path, keyring) as journal:
        assert len(journal.load(game).entries) == STEPS


def test_a_full_disk_stops_a_step_and_nothing_else(path: Path, keyring: Keyring) -> None:
    opened: list[sqlite3.Connection] = []

    def remembering(uri: str) -> sqlite3.Connection:
        opened.append(connect(uri))
        return opened[-1]

    with Journal(path, keyring, connect=remembering) as journal:
        game = fill(journal)
        (pages,) = opened[-1].execute("PRAGMA page_count").fetchone()
        opened[-1].execute(f"PRAGMA max_page_count = {pages}")
        too_much = [{"do": "more"}] * 100
        with pytest.raises(JournalError) as caught:
            journal.append(game, STEPS, too_much, {"saved": "too much"})
        assert caught.value.problem is JournalProblem.DISK_FULL
        assert (len(journal.load(game).entries), journal.load(game).draft) == (STEPS, {})
        opened[-1].execute("PRAGMA max_page_count = 1000000")
        journal.append(game, STEPS, too_much, {})
    with Journal(path, keyring) as journal:
        assert len(journal.load(game).entries) == STEPS + len(too_much)


def test_a_journal_can_be_set_aside_log_and_all(cut_off: Path, game: GameId, keyring: Keyring) -> None:
    before = contents(cut_off.parent)
    aside = set_journal_aside(cut_off)
    after = contents(cut_off.parent)
    del after[cut_off.name]  # an empty one, made at once, so that it doesn't count as missing
    assert after == {name.replace("journal", "journal-aside-1"): content for name, content in before.items()}
    with Journal(cut_off, keyring) as journal:
        assert journal.games() == ()
    assert set_journal_aside(cut_off).name == "journal-aside-2.sqlite"
    with Journal(aside, keyring) as journal:
        assert len(journal.load(game).entries) == STEPS + 1


def test_a_journal_in_use_is_not_set_aside(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring), pytest.raises(JournalError) as caught:
        set_journal_aside(path)
    assert caught.value.problem is JournalProblem.IN_USE


def test_our_files_are_marked_as_ours(path: Path, game: GameId) -> None:
    assert game
    assert path.read_bytes()[68:72] == APPLICATION_ID.to_bytes(4, "big")


def test_an_error_says_what_and_where_and_no_more(path: Path) -> None:
    assert str(JournalError(JournalProblem.IN_USE, path)) == f"in_use: {path}"
    assert str(JournalError(JournalProblem.DISK_FULL, path, "SQLITE_FULL")).endswith("(SQLITE_FULL)")


def test_a_disk_that_fails_while_reading_is_told(path: Path, keyring: Keyring) -> None:
    opened: list[sqlite3.Connection] = []

    def remembering(uri: str) -> sqlite3.Connection:
        opened.append(connect(uri))
        return opened[-1]

    with Journal(path, keyring, connect=remembering) as journal:
        opened[-1].close()
        with pytest.raises(JournalError) as caught:
            journal.games()
    assert caught.value.problem is JournalProblem.STORAGE_FAILED


HELD_TO = {
    "locking_mode": b"exclusive",
    "journal_mode": b"wal",
    "synchronous": 2,
    "fullfsync": 1,
    "checkpoint_fullfsync": 1,
    "secure_delete": 1,
    "temp_store": 2,
    "foreign_keys": 1,
    "trusted_schema": 0,
}


def test_what_is_written_is_written_for_good_and_for_nobody_else(path: Path, keyring: Keyring) -> None:
    opened: list[sqlite3.Connection] = []

    def remembering(uri: str) -> sqlite3.Connection:
        opened.append(connect(uri))
        return opened[-1]

    with Journal(path, keyring, connect=remembering) as journal:
        journal.start_game({}, {}, {})
        asked = {name: opened[-1].execute(f"PRAGMA {name}").fetchone()[0] for name in HELD_TO}
        log = path.with_name(path.name + "-wal")
        assert not log.exists() or log.stat().st_size == 0
    assert asked == HELD_TO


def test_what_is_kept_of_a_journal_that_lost_its_end_is_file_and_log(cut_off: Path, keyring: Keyring) -> None:
    log = log_of(cut_off)
    log.write_bytes(log.read_bytes()[: log.stat().st_size // 2])
    before = contents(cut_off.parent)
    with Journal(cut_off, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [JournalProblem.LOG_DAMAGED]
        (finding,) = journal.findings
    kept = {name: content for name, content in contents(cut_off.parent).items() if "-kept-" in name}
    assert kept == {
        file.replace(cut_off.name, finding.path.name): content for file, content in before.items()
    }
    assert set(kept) == {finding.path.name, log_of(finding.path).name}


def test_a_file_that_somebody_holds_is_told_at_once_and_no_transaction_begins_unasked(path: Path) -> None:
    path.parent.mkdir()
    with closing(connect(path.as_uri())) as connection:
        assert connection.execute("PRAGMA busy_timeout").fetchone() == (0,)
        assert connection.isolation_level is None
        assert not path.with_name("file:").exists()


def test_what_is_no_text_at_all_can_be_read(path: Path) -> None:
    path.parent.mkdir()
    with closing(connect(path.as_uri())) as connection:
        assert connection.execute("SELECT CAST(x'ff' AS TEXT)").fetchone() == (b"\xff",)


@pytest.mark.parametrize(
    "edited",
    [
        "DROP TABLE turns",
        "PRAGMA user_version = 0",
        "CREATE TRIGGER more AFTER INSERT ON entries BEGIN DELETE FROM drafts; END",
        "ALTER TABLE groups RENAME COLUMN played TO sat",
        f"""CREATE TABLE "{"x" * 70_000}" (x TEXT)""",
    ],
)
def test_other_tables_than_ours_are_damaged_ones(
    path: Path, game: GameId, keyring: Keyring, edited: str
) -> None:
    assert game
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(edited)
    assert problem_of_opening(path, keyring) is JournalProblem.DAMAGED_FILE


def test_beside_an_empty_log_a_truncated_file_is_damaged_too(
    path: Path, game: GameId, keyring: Keyring
) -> None:
    assert game
    path.write_bytes(path.read_bytes()[:-5])
    log_of(path).touch()
    assert problem_of_opening(path, keyring) is JournalProblem.DAMAGED_FILE


def test_a_version_that_only_the_log_knows_of_is_left_alone(
    path: Path, game: GameId, keyring: Keyring
) -> None:
    copy = path.parent / "cut off" / path.name
    copy.parent.mkdir()
    assert game
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        for file in (path, log_of(path)):
            shutil.copy(file, copy.parent)
    assert problem_of_opening(copy, keyring) is JournalProblem.NEWER_FILE


def test_what_a_crash_left_in_the_log_is_moved_into_the_file_at_once(cut_off: Path, keyring: Keyring) -> None:
    assert log_of(cut_off).stat().st_size > 0
    with Journal(cut_off, keyring):
        assert log_of(cut_off).stat().st_size == 0


def test_a_log_that_cannot_be_moved_now_waits(path: Path) -> None:
    path.parent.mkdir()
    connection = connect(path.as_uri())
    connection.close()
    move_log_into_file(connection)


def test_a_value_of_another_kind_than_its_column_costs_its_row_and_not_the_file(
    path: Path, game: GameId, keyring: Keyring
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (strict,) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'games'").fetchone()
        for sql in (strict.replace("STRICT", ""), strict):
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'games'", (sql,))
            connection.execute("PRAGMA writable_schema = RESET")
            if sql != strict:
                connection.execute("UPDATE games SET set_aside = 'x'")
    with Journal(path, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [JournalProblem.ALTERED_FILE]
    assert game


def test_tables_are_ours_whatever_lies_beside_them_but_nothing_may_act_by_itself() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as theirs:
        theirs.text_factory = bytes
        assert not has_schema(theirs, MIGRATIONS)
        migrate(theirs, MIGRATIONS)
        assert has_schema(theirs, MIGRATIONS)
        theirs.execute("CREATE TABLE notes (text)")
        assert has_schema(theirs, MIGRATIONS)
        theirs.execute("CREATE TRIGGER acts AFTER INSERT ON notes BEGIN DELETE FROM games; END")
        assert not has_schema(theirs, MIGRATIONS)
