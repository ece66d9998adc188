"""Rights, limits and folders that can't be written to, where the system has such things."""

import os
import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.journal_store import set_journal_aside
from shgui.storage.keyring import Keyring

NOBODY = 65534


@contextmanager
def ordinary_user() -> Iterator[None]:
    """The superuser may write anywhere; these tests are about everybody else."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def disk_with_room_for(size: int) -> Iterator[None]:
    """Like a full disk: from this size on no file grows."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that an ordinary user can reach and owns."""
    with tempfile.TemporaryDirectory(prefix="shgui-test-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        yield folder
        for inside in (folder, *folder.glob("*/")):
            inside.chmod(0o700)


@pytest.fixture
def keyring(folder: Path) -> Keyring:
    return Keyring(folder / "keys")


@pytest.fixture
def path(folder: Path) -> Path:
    return folder / "data" / "journal.sqlite"


@pytest.fixture
def game(path: Path, keyring: Keyring) -> GameId:
    with ordinary_user(), Journal(path, keyring) as journal:
        game = journal.start_game({"names": ["Ana"]}, {"seed": "s"}, {})
        journal.append(game, 0, [{"do": 1}], {})
    return game


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_all_files_belong_to_their_owner_alone(path: Path, folder: Path, game: GameId) -> None:
    assert game
    (key,) = (folder / "keys").glob("*.key")
    (note,) = (folder / "keys").glob("*.saved")
    with ordinary_user(), Journal(path, Keyring(folder / "keys")) as journal:
        journal.append(game, 1, [{"do": 2}], {})
        assert {rights(file) for file in path.parent.iterdir()} == {0o600}
    assert (rights(key), rights(note), rights(key.parent), rights(path.parent)) == (
        0o600,
        0o600,
        0o700,
        0o700,
    )


def test_loosened_rights_of_a_key_are_tightened(folder: Path, keyring: Keyring) -> None:
    fingerprint, _ = keyring.create()
    key = folder / "keys" / f"{fingerprint}.key"
    key.chmod(0o644)
    keyring.load_sealer(fingerprint)
    assert rights(key) == 0o600


def test_a_key_that_others_can_read_for_good_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_descriptor: int, _mode: int) -> None:
        raise PermissionError

    with ordinary_user():
        fingerprint, _ = Keyring(folder / "keys").create()
    key = folder / "keys" / f"{fingerprint}.key"
    key.chmod(0o644)
    # As where somebody else owns the file, or the disk knows no rights.
    monkeypatch.setattr(os, "fchmod", refuse)
    with ordinary_user(), pytest.raises(JournalError) as caught:
        Keyring(folder / "keys").load_sealer(fingerprint)
    assert caught.value.problem is JournalProblem.KEY_NOT_PRIVATE


def test_a_read_only_folder_is_told_before_anything_is_made(folder: Path, path: Path) -> None:
    folder.chmod(0o500)
    with ordinary_user(), pytest.raises(JournalError) as caught:
        Journal(path, Keyring(folder / "keys"))
    assert caught.value.problem is JournalProblem.FOLDER_UNUSABLE
    assert list(folder.iterdir()) == []


def test_an_empty_read_only_folder_is_told(path: Path, keyring: Keyring) -> None:
    path.parent.mkdir()
    path.parent.chmod(0o500)
    with ordinary_user(), pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    assert caught.value.problem is JournalProblem.FOLDER_UNUSABLE


@pytest.mark.parametrize("lock_left", [True, False])
def test_a_folder_turned_read_only_is_told(
    path: Path, keyring: Keyring, game: GameId, lock_left: bool
) -> None:
    if not lock_left:
        path.with_suffix(".lock").unlink()
    before = path.read_bytes()
    path.parent.chmod(0o500)
    with ordinary_user(), pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    path.parent.chmod(0o700)
    assert caught.value.problem is JournalProblem.FOLDER_UNUSABLE
    assert path.read_bytes() == before
    with ordinary_user(), Journal(path, keyring) as journal:
        assert journal.load(game).entries == ({"do": 1},)


@pytest.mark.parametrize("mode", [0o400, 0o000])
def test_a_file_that_cannot_be_written_is_told(path: Path, keyring: Keyring, game: GameId, mode: int) -> None:
    path.chmod(mode)
    with ordinary_user(), pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    assert caught.value.problem is JournalProblem.FILE_UNUSABLE
    path.chmod(0o600)
    with ordinary_user(), Journal(path, keyring) as journal:
        assert journal.load(game).entries == ({"do": 1},)


def test_a_key_folder_that_cannot_be_made_is_told(path: Path, folder: Path) -> None:
    with ordinary_user(), Journal(path, Keyring(folder / "keys")) as journal:
        folder.chmod(0o500)
        with pytest.raises(JournalError) as caught:
            journal.start_game({}, {}, {})
        assert journal.games() == ()
    assert caught.value.problem is JournalProblem.KEY_FOLDER_UNUSABLE


def test_a_journal_in_a_read_only_folder_stays_where_it_is(path: Path, game: GameId) -> None:
    assert game
    path.parent.chmod(0o500)
    with ordinary_user(), pytest.raises(JournalError) as caught:
        set_journal_aside(path)
    assert caught.value.problem is JournalProblem.FOLDER_UNUSABLE
    assert path.exists()


@pytest.mark.parametrize("size", [0, 100, 4096, 20000])
def test_a_disk_too_full_for_a_journal_leaves_none(path: Path, keyring: Keyring, size: int) -> None:
    with disk_with_room_for(size), pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    assert caught.value.problem is JournalProblem.DISK_FULL
    assert [file.name for file in path.parent.iterdir()] == ["journal.lock"]
    Journal(path, keyring).close()


def test_a_disk_too_full_for_a_key_is_told(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        with disk_with_room_for(10), pytest.raises(JournalError) as caught:
            journal.start_game({}, {}, {})
        assert caught.value.problem is JournalProblem.DISK_FULL
        assert journal.load(journal.start_game({"names": ["Ana"]}, {}, {})).public == {"names": ["Ana"]}


@pytest.mark.parametrize("more", [0, 1, 24, 25, 1000, 4120, 5000, 8240, 12000])
def test_a_disk_that_fills_up_loses_nothing_that_was_saved(
    path: Path, keyring: Keyring, game: GameId, more: int
) -> None:
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {"step": 2})
        log = path.with_name(path.name + "-wal")
        with disk_with_room_for(log.stat().st_size + more), pytest.raises(JournalError) as caught:
            journal.append(game, 2, [{"do": step} for step in range(100)], {"step": 102})
        assert caught.value.problem in (JournalProblem.DISK_FULL, JournalProblem.STORAGE_FAILED)
        assert (journal.load(game).entries, journal.load(game).draft) == (({"do": 1}, {"do": 2}), {"step": 2})
        journal.append(game, 2, [{"do": 3}], {"step": 3})
    with Journal(path, keyring) as journal:
        assert journal.load(game).entries == ({"do": 1}, {"do": 2}, {"do": 3})


def test_a_disk_too_full_to_tidy_up_keeps_the_log(path: Path, keyring: Keyring, game: GameId) -> None:
    journal = Journal(path, keyring)
    journal.append(game, 1, [{"do": step} for step in range(200)], {})
    with disk_with_room_for(path.stat().st_size):
        journal.close()
    assert path.with_name(path.name + "-wal").exists()
    with Journal(path, keyring) as journal:
        assert len(journal.load(game).entries) == 201


@pytest.mark.parametrize(
    "name",
    ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "journal.sqlite-journal", "journal.lock"],
)
@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "device"])
def test_what_is_no_file_is_told_and_nothing_waits_for_it(
    path: Path, keyring: Keyring, game: GameId, folder: Path, name: str, kind: str
) -> None:
    assert game
    place, target = path.parent / name, folder / "target"
    target.write_bytes(b"somebody's")
    place.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "folder":
        place.mkdir()
    else:
        place.symlink_to(target if kind == "link" else "/dev/zero")
    with pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    assert caught.value.problem in (
        JournalProblem.FILE_UNUSABLE,
        JournalProblem.FOLDER_UNUSABLE,
        JournalProblem.FOREIGN_FILE,
    )
    assert target.read_bytes() == b"somebody's"


def test_a_link_to_a_journal_is_followed_and_its_log_lies_beside_it(
    path: Path, keyring: Keyring, game: GameId, folder: Path
) -> None:
    drive = folder / "drive" / "games.sqlite"
    drive.parent.mkdir()
    path.rename(drive)
    path.symlink_to(drive)
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
        assert drive.with_name("games.sqlite-wal").exists()
        assert drive.with_name("games.lock").exists()
        with pytest.raises(JournalError) as caught:
            Journal(drive, keyring)
    assert caught.value.problem is JournalProblem.IN_USE


@pytest.mark.parametrize("linked", ["journal", "folder"])
def test_a_link_to_a_drive_that_is_away_is_told_and_not_replaced(
    path: Path, keyring: Keyring, folder: Path, linked: str
) -> None:
    link = path.parent
    if linked == "journal":
        link.mkdir()
        link = path
    link.symlink_to(folder / "drive" / "games")
    for attempt in (lambda: Journal(path, keyring), lambda: set_journal_aside(path)):
        with pytest.raises(JournalError) as caught:
            attempt()
        assert (caught.value.problem, caught.value.path) == (JournalProblem.DRIVE_ABSENT, link)
    assert link.is_symlink()
    assert not (folder / "drive").exists()


def test_a_new_name_of_a_journal_survives_a_power_cut(
    path: Path, game: GameId, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert game
    kept: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: kept.append(os.fstat(descriptor).st_ino))
    set_journal_aside(path)
    assert path.parent.stat().st_ino in kept


def test_a_disk_too_full_for_a_copy_leaves_an_older_journal_and_its_alarm(
    path: Path, keyring: Keyring, game: GameId
) -> None:
    older = path.read_bytes()
    with Journal(path, keyring) as journal:
        journal.append(game, 1, [{"do": 2}], {})
    path.write_bytes(older)
    with disk_with_room_for(100), pytest.raises(JournalError) as caught:
        Journal(path, keyring)
    assert (caught.value.problem, caught.value.path) == (JournalProblem.DISK_FULL, path.parent)
    assert path.read_bytes() == older
    with Journal(path, keyring) as journal:
        assert [finding.problem for finding in journal.findings] == [JournalProblem.OLDER_COPY]


def test_a_journal_in_use_is_let_go_of(path: Path, keyring: Keyring) -> None:
    def next_free() -> int:
        free = os.dup(0)
        os.close(free)
        return free

    with Journal(path, keyring):
        before = next_free()
        with pytest.raises(JournalError):
            Journal(path, keyring)
        assert next_free() == before


def test_a_key_folder_that_cannot_be_entered_is_told(folder: Path, game: GameId, path: Path) -> None:
    (key,) = (folder / "keys").glob("*.key")
    key.parent.chmod(0)
    with ordinary_user(), pytest.raises(JournalError) as caught:
        Keyring(folder / "keys").load_sealer(key.stem)
    assert (caught.value.problem, caught.value.path) == (JournalProblem.KEY_FOLDER_UNUSABLE, key)
    key.parent.chmod(0o700)
    with ordinary_user(), Journal(path, Keyring(folder / "keys")) as journal:
        assert journal.load(game).entries == ({"do": 1},)
