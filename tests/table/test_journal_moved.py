"""A journal that is moved, deleted or replaced while it is open is said to be so before anything is saved."""

import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.journal_store import set_journal_aside
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="the system itself keeps open files where they are"
)


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def delete(path: Path) -> None:
    path.unlink()


def delete_log(path: Path) -> None:
    log_of(path).unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def rename(path: Path) -> None:
    path.rename(path.with_name("other.sqlite"))


def rename_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def replace_by_copy(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def replace_log(path: Path) -> None:
    shutil.copy(log_of(path), path.with_name("copy"))
    path.with_name("copy").replace(log_of(path))


def replace_folder(path: Path) -> None:
    older = path.parent.with_name("older")
    shutil.copytree(path.parent, older)
    shutil.rmtree(path.parent)
    older.rename(path.parent)


REMOVALS = [
    delete,
    delete_log,
    delete_folder,
    rename,
    rename_folder,
    replace_by_copy,
    replace_log,
    replace_folder,
]


@pytest.fixture
def game(journal: Journal) -> GameId:
    game = journal.start_game({"names": ["Ana"]}, {"seed": "s"}, {})
    journal.append(game, 0, [{"do": 1}], {})
    return game


def problem_of(call: Callable[[], object]) -> JournalProblem:
    with pytest.raises(JournalError) as caught:
        call()
    return caught.value.problem


@pytest.mark.parametrize("remove", REMOVALS)
def test_nothing_is_saved_into_a_file_that_is_no_longer_there(
    journal: Journal, game: GameId, remove: Callable[[Path], None]
) -> None:
    remove(journal.path)
    for write in (
        lambda: journal.append(game, 1, [{"do": 2}], {}),
        lambda: journal.start_game({}, {}, {}),
        lambda: journal.save_note(game, {"a": 1}),
        lambda: journal.delete(game),
        journal.delete_everything,
    ):
        assert problem_of(write) is JournalProblem.FILE_MOVED
    assert len(journal.load(game).entries) == 1


@pytest.mark.parametrize("remove", REMOVALS)
def test_all_games_go_along_to_another_place(
    journal: Journal, game: GameId, keyring: Keyring, tmp_path: Path, remove: Callable[[Path], None]
) -> None:
    remove(journal.path)
    there = tmp_path / "new" / "place" / "journal.sqlite"
    journal.move_to(there)
    assert journal.path == there
    journal.append(game, 1, [{"do": 2}], {})
    journal.close()
    with Journal(there, keyring) as again:
        assert again.findings == ()
        assert again.load(game).entries == ({"do": 1}, {"do": 2})


@pytest.mark.parametrize("with_log", [True, False])
def test_a_moved_file_is_gone_on_with_where_it_lies(
    journal: Journal, game: GameId, keyring: Keyring, tmp_path: Path, with_log: bool
) -> None:
    there = tmp_path / "new" / "journal.sqlite"
    if with_log:
        journal.path.parent.rename(there.parent)
    else:
        there.parent.mkdir()
        journal.path.rename(there)
    journal.move_to(there)
    journal.append(game, 1, [{"do": 2}], {})
    journal.close()
    with Journal(there, keyring) as again:
        assert again.findings == ()
        assert len(again.load(game).entries) == 2


def test_a_file_put_back_is_saved_into_again(journal: Journal, game: GameId) -> None:
    away = journal.path.parent.rename(journal.path.parent.with_name("away"))
    assert problem_of(lambda: journal.append(game, 1, [{"do": 2}], {})) is JournalProblem.FILE_MOVED
    away.rename(journal.path.parent)
    journal.append(game, 1, [{"do": 2}], {})
    assert len(journal.load(game).entries) == 2


def test_games_that_lie_at_the_other_place_stay_untouched(
    journal: Journal, game: GameId, tmp_path: Path
) -> None:
    there = tmp_path / "other" / "journal.sqlite"
    with Journal(there, Keyring(tmp_path / "keys")) as other:
        other.start_game({}, {}, {})
    before = there.read_bytes()
    here = journal.path
    assert problem_of(lambda: journal.move_to(there)) is JournalProblem.PLACE_TAKEN
    assert there.read_bytes() == before
    assert journal.path == here
    journal.append(game, 1, [{"do": 2}], {})


def test_closing_leaves_a_file_alone_that_took_the_place(
    journal: Journal, game: GameId, tmp_path: Path
) -> None:
    assert game
    path = journal.path
    path.parent.rename(tmp_path / "away")
    path.parent.mkdir()
    for file in (path, log_of(path)):
        file.write_bytes(b"of somebody else")
    journal.close()
    assert [file.read_bytes() for file in (path, log_of(path))] == [b"of somebody else"] * 2
    with sqlite3.connect(tmp_path / "away" / path.name) as moved:
        assert moved.execute("SELECT count(*) FROM entries").fetchone() == (1,)
    moved.close()


def test_a_link_that_leads_elsewhere_now_is_told(keyring: Keyring, tmp_path: Path) -> None:
    link, file = tmp_path / "link.sqlite", tmp_path / "real" / "journal.sqlite"
    with Journal(file, keyring):
        pass
    link.symlink_to(file)
    with Journal(link, keyring) as journal:
        game = journal.start_game({}, {}, {})
        link.unlink()
        link.symlink_to(tmp_path / "other.sqlite")
        assert problem_of(lambda: journal.append(game, 0, [{"do": 1}], {})) is JournalProblem.FILE_MOVED


def findings(path: Path, keyring: Keyring, *, may_be_new: bool = False) -> list[JournalProblem]:
    with Journal(path, keyring, may_be_new=may_be_new) as journal:
        return [finding.problem for finding in journal.findings]


def test_a_key_without_its_journal_is_told_once(path: Path, keyring: Keyring, folders: UserFolders) -> None:
    assert findings(path, keyring) == []
    with Journal(path, keyring) as journal:
        journal.start_game({}, {}, {})
    for kept in ("*.key", "*.saved"):
        shutil.rmtree(folders.data)
        (left,) = folders.keys.glob(kept)
        others = {file: file.read_bytes() for file in folders.keys.iterdir() if file != left}
        for other in others:
            other.unlink()
        assert findings(path, keyring, may_be_new=True) == []
        shutil.rmtree(folders.data)
        assert findings(path, keyring) == [JournalProblem.FILE_MISSING]
        assert findings(path, keyring) == []
        for other, content in others.items():
            other.write_bytes(content)


def test_a_journal_set_aside_by_the_user_is_not_missing(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        journal.start_game({}, {}, {})
    assert set_journal_aside(path).exists()
    assert findings(path, keyring) == []


def test_no_file_is_left_open_after_a_move(journal: Journal, game: GameId, tmp_path: Path) -> None:
    assert game
    before = len(list(Path("/dev/fd").iterdir()))
    for number in range(3):
        journal.move_to(tmp_path / str(number) / "journal.sqlite")
    assert len(list(Path("/dev/fd").iterdir())) == before
