"""Deleted games and groups are in no file any more; the rest is unchanged."""

import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui.library.library import Library
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.journal_store import set_journal_aside
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.table.seating import Player
from shgui.table.table import Table
from tests.table.play import everything, options, play_on

FIVE = ("Zbigniew", "Wilhelmina", "Bartholomew-Maximilian", "Żółć", "Прасковья")


@pytest.fixture
def evening(journal: Journal) -> Library:
    return Library(journal, "en")


def never(_: object = None) -> bool:
    return False


def a_game(evening: Library, *names: str, seed: int = 0) -> Table:
    """Played to its end, which everybody has seen."""
    table = evening.start([Player(name, "en") for name in names], options())
    play_on(table, seed)
    evening.set_aside(table.game)
    return table


def all_files(folders: UserFolders) -> Iterator[bytes]:
    for folder in (folders.data, folders.settings):
        for file in folder.rglob("*"):
            yield file.name.encode()
            if file.is_file():
                yield file.read_bytes()


def found(folders: UserFolders, *names: str) -> set[str]:
    """Return which of these texts are in any file or its name, in any encoding."""
    content = b"\0".join(all_files(folders))
    ways = ("utf-8", "utf-16-le", "utf-16-be")
    return {name for name in names if any(name.encode(way) in content for way in ways)}


def rows_of(path: Path, game: GameId) -> int:
    with sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True) as connection:
        tables = ("games", "entries", "drafts", "turns", "besides", "recaps")
        number = sum(
            connection.execute(f"SELECT count(*) FROM {table} WHERE game = ?", (game,)).fetchone()[0]  # noqa: S608
            for table in tables
        )
    connection.close()
    return int(number)


class TestDeletingOne:
    def test_nothing_of_it_is_left_and_the_others_are_what_they_were(
        self, folders: UserFolders, keyring: Keyring
    ) -> None:
        with Journal(folders.journal, keyring) as journal:
            evening = Library(journal, "en")
            evening.keep_players(True)
            kept = a_game(evening, "Ana", "Ola", "Piotr", "Marta", "Igor")
            before = everything(kept)
            gone = a_game(evening, *FIVE, seed=1)
            evening.save_missing_recaps(evening.saved_games(), never)
            evening.delete(gone.game)
            journal.delete_groups()  # a group is remembered beside its games
            assert found(folders, *FIVE) == set()
            assert everything(evening.resume(kept.game)) == before
            with pytest.raises(JournalError) as caught:
                evening.resume(gone.game)
            assert caught.value.problem is JournalProblem.UNKNOWN_GAME
        assert rows_of(folders.journal, gone.game) == 0
        with Journal(folders.journal, keyring) as journal:
            assert journal.findings == ()

    def test_of_many_games_none_that_was_deleted_is_left(
        self, folders: UserFolders, keyring: Keyring
    ) -> None:
        rng = random.Random(1)
        with Journal(folders.journal, keyring) as journal:
            public = {"players": [{"name": "x" * 80}] * 8}
            games = {}
            for number in range(40):
                name = f"Player-{number:04}-{rng.randrange(10**9)}"
                game = journal.start_game({**public, "who": [name] * rng.randrange(1, 20)}, {}, {})
                journal.append(game, 0, [{"entry": number}] * rng.randrange(1, 8), {})
                games[name] = game
            gone = rng.sample(sorted(games), 20)
            for name in gone:
                journal.delete(games[name])
                assert found(folders, name) == set()
            assert found(folders, *games) == set(games) - set(gone)

    def test_an_unknown_game_is_told_and_nothing_changes(self, evening: Library, journal: Journal) -> None:
        table = a_game(evening, *FIVE)
        with pytest.raises(JournalError) as caught:
            journal.delete(GameId("0" * 32))
        assert caught.value.problem is JournalProblem.UNKNOWN_GAME
        assert evening.resume(table.game).record() is not None


class TestForgettingAll:
    def test_no_name_and_no_key_is_left_in_journal_log_or_copies(
        self, folders: UserFolders, keyring: Keyring
    ) -> None:
        with Journal(folders.journal, keyring) as journal:
            a_game(Library(journal, "en"), *FIVE)
        shutil.copy(folders.journal, folders.journal.with_name("put-back.sqlite"))
        with Journal(folders.journal, keyring) as journal:
            a_game(Library(journal, "en"), *FIVE, seed=1)
        # An older file that is put back is opened, and a copy of it is kept; another is set aside.
        shutil.move(folders.journal.with_name("put-back.sqlite"), folders.journal)
        Journal(folders.journal, keyring).close()
        shutil.copy(folders.journal, folders.data / "again.sqlite")
        set_journal_aside(folders.journal)
        shutil.move(folders.data / "again.sqlite", folders.journal)
        assert len(list(folders.data.glob("journal-*.sqlite"))) == 2
        with Journal(folders.journal, keyring) as journal:
            evening = Library(journal, "en")
            a_game(evening, *FIVE, seed=2)
            evening.start([Player(name, "en") for name in FIVE], options())
            evening.save_missing_recaps(evening.saved_games(), never)
            evening.delete_everything()
            assert found(folders, *FIVE) == set()
            assert evening.saved_games() == ()
            assert evening.groups() == ()
        assert found(folders, *FIVE) == set()
        assert sorted(file.name for file in folders.data.iterdir()) == ["journal.lock", "journal.sqlite"]
        assert list(folders.keys.iterdir()) == []
        assert folders.journal.stat().st_size < 100_000

    def test_the_next_game_begins_as_on_the_first_day_and_settings_stay(
        self, folders: UserFolders, keyring: Keyring
    ) -> None:
        with Journal(folders.journal, keyring) as journal:
            evening = Library(journal, "en")
            evening.start([Player(name, "en") for name in FIVE], options(book="pl"))
            evening.delete_everything()
            evening.delete_everything()
            assert evening.options().edition.name == "pl"
            table = a_game(evening, *FIVE)
            # That cards were dealt is known for twelve hours, without a name.
            assert table.deal == 2
        with Journal(folders.journal, keyring) as journal:
            assert journal.findings == ()
            assert Library(journal, "en").resume(table.game).record() is not None

    def test_damaged_games_go_too(self, folders: UserFolders, keyring: Keyring) -> None:
        with Journal(folders.journal, keyring) as journal:
            a_game(Library(journal, "en"), *FIVE)
        with sqlite3.connect(folders.journal) as connection:
            connection.execute("UPDATE games SET public = '{', key = 'lost'")
        connection.close()
        with Journal(folders.journal, keyring) as journal:
            journal.delete_everything()
            assert journal.games() == ()
        assert found(folders, *FIVE) == set()
        with Journal(folders.journal, keyring) as journal:
            assert journal.findings == ()

    def test_a_strangers_file_beside_it_stays(self, folders: UserFolders, keyring: Keyring) -> None:
        with Journal(folders.journal, keyring) as journal:
            a_game(Library(journal, "en"), *FIVE)
            strange = [
                folders.data / name for name in ("journal-mine.sqlite", "photo.png", "journal-aside-1.txt")
            ]
            for file in strange:
                file.write_bytes(b"mine")
            other_key = folders.keys / "0123456789abcdef.key"
            other_key.write_bytes(b"of another journal")
            journal.delete_everything()
            assert all(file.read_bytes() == b"mine" for file in (*strange,))
            assert other_key.exists()


class TestKeepingNothingOfPlayers:
    def test_switched_off_only_the_games_are_kept_and_switched_on_they_tell_all_again(
        self, evening: Library, journal: Journal
    ) -> None:
        table = a_game(evening, *FIVE)
        assert not evening.save_missing_recaps(evening.saved_games(), never)
        assert evening.saved_games()[0].recap is not None
        evening.keep_players(False)
        assert (journal.recaps(), evening.groups()) == ({}, ())
        assert evening.resume(table.game).record() is not None
        a_game(evening, *FIVE, seed=1)
        assert not evening.save_missing_recaps(evening.saved_games(), never)
        assert (journal.recaps(), evening.groups()) == ({}, ())
        evening.keep_players(True)
        assert not evening.save_missing_recaps(evening.saved_games(), never)
        assert all(game.recap is not None for game in evening.saved_games())

    def test_what_a_game_comes_to_is_told_once(self, evening: Library) -> None:
        a_game(evening, *FIVE)
        a_game(evening, *FIVE, seed=1)
        asked = iter((False, True, True))
        assert evening.save_missing_recaps(evening.saved_games(), lambda: next(asked))
        assert not evening.save_missing_recaps(evening.saved_games(), never)
        first, second = evening.saved_games()
        assert first.recap is not None
        assert second.recap is not None

    def test_whose_end_nobody_has_left_comes_to_nothing_yet(self, evening: Library, journal: Journal) -> None:
        table = evening.start([Player(name, "en") for name in FIVE], options())
        play_on(table)
        evening.save_missing_recaps(evening.saved_games(), never)
        assert journal.recaps() == {}
        done_games = [game.over for game in evening.saved_games()]
        assert done_games == [False]

    def test_an_altered_recap_is_told_anew(self, folders: UserFolders, keyring: Keyring) -> None:
        with Journal(folders.journal, keyring) as journal:
            evening = Library(journal, "en")
            a_game(evening, *FIVE)
            evening.save_missing_recaps(evening.saved_games(), never)
            recap = evening.saved_games()[0].recap
        with sqlite3.connect(folders.journal) as connection:
            connection.execute("UPDATE recaps SET sealed = x'00'")
        connection.close()
        with Journal(folders.journal, keyring) as journal:
            evening = Library(journal, "en")
            assert journal.recaps() == {}
            evening.save_missing_recaps(evening.saved_games(), never)
            assert evening.saved_games()[0].recap == recap


def test_a_claim_of_a_deleted_game_is_done_by_nobody(evening: Library) -> None:
    """The table of a deleted game refuses everything, and nothing comes back."""
    table = evening.start([Player(name, "en") for name in FIVE], options())
    evening.delete(table.game)
    answer = table.note_secret_shown(0)
    assert not hasattr(answer, "events")
    assert evening.saved_games() == ()
