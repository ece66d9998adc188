"""The note beside a game as long as it lasts: sealed like it, and no part of it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from shgui.engine.errors import Reason, Refusal
from shgui.storage.journal import NOTE_BYTES, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.keyring import Keyring
from shgui.table.answers import Accepted, NotSaved
from shgui.table.table import Table
from tests.table.play import Listening, group, options, play_on, table_for

NOTE = {"seats": {"3": "the key of a phone"}, "port": 8321}


def rows(path: Path) -> list[tuple[int]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT length(sealed) FROM besides").fetchall()


def test_a_game_keeps_nothing_beside_it_until_somebody_says_so(journal: Journal) -> None:
    table = table_for(journal)
    assert table.saved_note == {}
    assert Table.resume(journal, table.game).saved_note == {}


def test_what_is_kept_comes_back_with_the_game(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        table = table_for(journal)
        assert table.save_note(NOTE) == Accepted()
        assert table.saved_note == NOTE
    with Journal(path, keyring) as journal:
        assert journal.findings == ()
        assert Table.resume(journal, table.game).saved_note == NOTE


def test_the_last_note_counts(journal: Journal) -> None:
    table = table_for(journal)
    table.save_note({"port": 1})
    table.save_note(NOTE)
    assert Table.resume(journal, table.game).saved_note == NOTE


def test_an_empty_note_is_none(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        table = table_for(journal)
        table.save_note(NOTE)
        table.save_note({})
        assert Table.resume(journal, table.game).saved_note == {}
    assert rows(path) == []


def test_it_can_be_kept_before_anything_is_dealt(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal, awaits_words=True)
    assert table.save_note(NOTE) == Accepted()
    again = Table.resume(journal, table.game)
    assert again.saved_note == NOTE
    again.deal_without_words()
    assert Table.resume(journal, table.game).saved_note == NOTE


def test_nobody_is_told_of_it_and_the_game_stays_as_it_is(journal: Journal) -> None:
    table = table_for(journal)
    listening, chronicle = Listening(table), table.chronicle
    table.save_note(NOTE)
    assert listening.heard == []
    assert table.chronicle == chronicle


def test_each_game_has_its_own(journal: Journal) -> None:
    first, second = table_for(journal), table_for(journal)
    first.save_note(NOTE)
    assert second.saved_note == {}
    assert Table.resume(journal, second.game).saved_note == {}


@pytest.mark.parametrize("early", [False, True], ids=["played", "ended early"])
def test_it_is_gone_when_the_game_is_over(path: Path, keyring: Keyring, early: bool) -> None:
    with Journal(path, keyring) as journal:
        table = table_for(journal)
        table.save_note(NOTE)
        if early:
            table.end_early()
        else:
            play_on(table)
        assert table.saved_note == {}
        assert table.save_note(NOTE) == Refusal(Reason.GAME_OVER)
        assert Table.resume(journal, table.game).saved_note == {}
    assert rows(path) == []
    with Journal(path, keyring) as journal:
        assert journal.findings == ()


def test_in_the_file_it_is_sealed_and_of_one_length(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        table_for(journal).save_note({"port": 1})
        table_for(journal).save_note(NOTE)
    assert len(set(rows(path))) == 1
    assert b"the key of a phone" not in path.read_bytes()


def test_more_than_has_room_is_a_mistake(journal: Journal) -> None:
    table = table_for(journal)
    with pytest.raises(ValueError, match="room"):
        table.save_note({"text": "x" * NOTE_BYTES})
    assert table.saved_note == {}


def test_what_cannot_be_saved_is_not_kept(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_for(journal)
    table.save_note(NOTE)

    def full(*_: object) -> None:
        raise JournalError(JournalProblem.DISK_FULL, journal.path, "SQLITE_FULL")

    monkeypatch.setattr(journal, "save_note", full)
    assert table.save_note({}) == NotSaved(JournalProblem.DISK_FULL, "SQLITE_FULL")
    assert table.saved_note == NOTE


def test_a_note_of_another_game_is_not_accepted(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        first, second = table_for(journal), table_for(journal)
        first.save_note(NOTE)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE besides SET game = ?", (second.game,))
    with Journal(path, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [JournalProblem.ALTERED_FILE]
        with pytest.raises(JournalError, match="damaged_game"):
            Table.resume(journal, second.game)


def test_an_older_note_put_back_is_told(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        table = table_for(journal)
        table.save_note({"port": 1})
    with closing(sqlite3.connect(path)) as connection:
        ((older,),) = connection.execute("SELECT sealed FROM besides").fetchall()
    with Journal(path, keyring) as journal:
        Table.resume(journal, table.game).save_note(NOTE)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE besides SET sealed = ?", (older,))
    with Journal(path, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [JournalProblem.ALTERED_FILE]
