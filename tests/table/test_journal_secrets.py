"""The files show names and rules and no trace of a secret; alterations are found."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from shgui.storage.journal import GameId, Journal, Payload
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders

SEED = bytes(range(100, 132))
PUBLIC = {"names": ["Ana", "Ольга"], "edition": "official"}
SETUP = {"seed": SEED.hex(), "roles": ["hitler", "fascist", "liberal"]}
SHORT: list[Payload] = [{"do": "vote", "seat": 1, "ja": True}] * 3
LONG: list[Payload] = [{"do": "investigate", "seat": 9, "target": 3, "note": "gehört zur Partei " * 10}] * 3


def play(journal: Journal, setup: Payload, entries: list[Payload]) -> GameId:
    game = journal.start_game(PUBLIC, setup, {})
    for seq, entry in enumerate(entries):
        journal.append(game, seq, [entry], {"ballots": {"4": False}})
    return game


def everything_in(folder: Path) -> bytes:
    return b"".join(file.name.encode() + file.read_bytes() for file in sorted(folder.iterdir()))


def edit(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


def problem_of_loading(path: Path, keyring: Keyring, game: GameId) -> JournalProblem:
    with Journal(path, keyring) as journal, pytest.raises(JournalError) as caught:
        journal.load(game)
    return caught.value.problem


def test_no_secret_stands_in_any_file(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        play(journal, SETUP, SHORT)
        content = everything_in(path.parent).lower()
    content += everything_in(path.parent).lower()
    secrets = ["hitler", "liberal", "vote", "seat", "true", "false", "ballots", "roles", SEED.hex()[:16]]
    for secret in secrets:
        assert secret.encode() not in content
        assert secret.encode("utf-16-le") not in content
    assert SEED[:8] not in content
    assert "Ольга".encode() in everything_in(path.parent)


def test_the_key_is_not_in_the_journal_s_folder(path: Path, folders: UserFolders, journal: Journal) -> None:
    play(journal, SETUP, SHORT)
    (key,) = folders.keys.glob("*.key")
    assert key.read_bytes() not in everything_in(path.parent)


def test_two_evenings_of_as_many_steps_look_alike(folders: UserFolders, keyring: Keyring) -> None:
    def shape(name: str, setup: Payload, entries: list[Payload]) -> list[tuple[str, int]]:
        path = folders.data / name / "journal.sqlite"
        with Journal(path, keyring) as journal:
            play(journal, setup, entries)
            sizes = [(file.name, file.stat().st_size) for file in sorted(path.parent.iterdir())]
        with closing(sqlite3.connect(path)) as connection:
            blobs = connection.execute(
                """SELECT 'setup', length(setup) FROM games UNION ALL
                SELECT 'draft', length(sealed) FROM drafts UNION ALL
                SELECT 'entry', length(sealed) FROM entries"""
            ).fetchall()
        return sizes + blobs

    assert shape("one", SETUP, SHORT) == shape("other", {}, LONG)
    sealed = 24 + 16
    room = {"setup": 8192 + sealed, "draft": 1024 + sealed, "entry": 512 + sealed}
    assert {name: length for name, length in shape("third", {}, SHORT) if name in room} == room


def test_equal_steps_look_different(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        play(journal, SETUP, SHORT)
    with closing(sqlite3.connect(path)) as connection:
        (different,) = connection.execute("SELECT count(DISTINCT sealed) FROM entries").fetchone()
    assert different == len(SHORT)


@pytest.mark.parametrize(
    "alteration",
    [
        "DELETE FROM entries WHERE seq = 2",
        "DELETE FROM entries WHERE seq = 0",
        "DELETE FROM entries",
        "DELETE FROM drafts",
        "UPDATE entries SET seq = seq + 10",
        "UPDATE entries SET sealed = (SELECT sealed FROM entries WHERE seq = 0) WHERE seq = 1",
        "UPDATE entries SET sealed = zeroblob(552) WHERE seq = 1",
        "UPDATE drafts SET sealed = x''",
        "UPDATE games SET setup = x'00'",
        """UPDATE games SET public = replace(public, 'Ana', 'Max')""",
    ],
)
def test_an_altered_game_is_refused(path: Path, keyring: Keyring, alteration: str) -> None:
    with Journal(path, keyring) as journal:
        game = play(journal, SETUP, SHORT)
    edit(path, alteration)
    assert problem_of_loading(path, keyring, game) is JournalProblem.DAMAGED_GAME


def test_an_older_draft_does_not_pass_for_the_newest(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        game = journal.start_game(PUBLIC, SETUP, {})
    with closing(sqlite3.connect(path)) as connection:
        (older,) = connection.execute("SELECT sealed FROM drafts").fetchone()
    with Journal(path, keyring) as journal:
        journal.append(game, 0, SHORT[:1], {})
    edit(path, "UPDATE drafts SET sealed = ?", older)
    assert problem_of_loading(path, keyring, game) is JournalProblem.DAMAGED_GAME


def test_a_step_of_another_game_does_not_pass(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        game = play(journal, SETUP, SHORT)
        play(journal, SETUP, SHORT)
    edit(
        path,
        "UPDATE entries SET sealed = (SELECT max(e.sealed) FROM entries e WHERE e.seq = 1 AND e.game != ?)"
        " WHERE seq = 1 AND game = ?",
        game,
        game,
    )
    assert problem_of_loading(path, keyring, game) is JournalProblem.DAMAGED_GAME


@pytest.mark.parametrize(
    "scribble",
    [
        "UPDATE games SET public = 'Kilroy was here'",
        "UPDATE games SET outcome = 'Kilroy was here'",
        "UPDATE games SET started = 'Kilroy was here'",
    ],
)
def test_a_game_that_somebody_scribbled_on_is_told_and_the_others_go_on(
    path: Path, keyring: Keyring, scribble: str
) -> None:
    with Journal(path, keyring) as journal:
        first, second = play(journal, SETUP, SHORT), play(journal, SETUP, SHORT)
    edit(path, f"{scribble} WHERE game = ?", first)
    with Journal(path, keyring) as journal:
        assert [summary.problem for summary in journal.games()] == [None, JournalProblem.DAMAGED_GAME]
        assert [finding.problem for finding in journal.findings] == [JournalProblem.ALTERED_FILE]
        assert list(journal.load(second).entries) == SHORT


class TestWithoutTheKey:
    @pytest.fixture
    def game(self, path: Path, keyring: Keyring, folders: UserFolders) -> GameId:
        with Journal(path, keyring) as journal:
            game = play(journal, SETUP, SHORT)
        for key in folders.keys.glob("*.key"):
            key.rename(folders.settings / key.name)
        return game

    def test_the_game_is_listed_with_the_reason(self, game: GameId, journal: Journal) -> None:
        (summary,) = journal.games()
        assert (summary.game, summary.public, summary.problem) == (game, PUBLIC, JournalProblem.KEY_MISSING)

    def test_it_neither_opens_nor_goes_on(self, game: GameId, journal: Journal) -> None:
        for attempt in (lambda: journal.load(game), lambda: journal.append(game, 3, [], {})):
            with pytest.raises(JournalError) as caught:
                attempt()
            assert caught.value.problem is JournalProblem.KEY_MISSING

    def test_it_can_be_set_aside_and_a_new_game_begins(self, game: GameId, journal: Journal) -> None:
        journal.set_aside(game)
        newer = play(journal, SETUP, LONG)
        assert list(journal.load(newer).entries) == LONG
        assert [(summary.game, summary.set_aside) for summary in journal.games()] == [
            (newer, False),
            (game, True),
        ]

    def test_a_key_that_comes_back_opens_it_beside_newer_ones(
        self, game: GameId, journal: Journal, folders: UserFolders
    ) -> None:
        newer = play(journal, SETUP, LONG)
        for key in folders.settings.glob("*.key"):
            key.rename(folders.keys / key.name)
        assert list(journal.load(game).entries) == SHORT
        assert list(journal.load(newer).entries) == LONG

    def test_a_damaged_key_hinders_no_new_game(
        self, game: GameId, journal: Journal, folders: UserFolders
    ) -> None:
        for key in folders.settings.glob("*.key"):
            (folders.keys / key.name).write_bytes(b"damaged")
        newer = play(journal, SETUP, LONG)
        assert [summary.problem for summary in journal.games()] == [None, JournalProblem.KEY_DAMAGED]
        assert list(journal.load(newer).entries) == LONG
        assert journal.games()[1].game == game
