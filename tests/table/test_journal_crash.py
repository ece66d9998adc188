"""The plug is pulled: at any instruction, at any byte of the log, at any page of the tidying up."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.storage.keyring import Keyring

STEPS = 30
PARTS = 2
"""Of the instructions to be killed at, so that several cores can share them."""
WRITER = """
import sys
from itertools import count
from pathlib import Path
from shgui.storage.journal import GameId, Journal
from shgui.storage.keyring import Keyring
with Journal(Path(sys.argv[1]), Keyring(Path(sys.argv[2]))) as journal:
    game = GameId(sys.argv[3])
    for step in count(len(journal.load(game).entries)):
        journal.append(game, step, [{"do": step}], {"after": step + 1})
        print(step + 1, flush=True)
"""


class Recorded:
    """An evening's file and log before the journal was closed, and how long the log was after each step."""

    def __init__(self, path: Path, keyring: Keyring) -> None:
        log = log_of(path)
        with Journal(path, keyring) as journal:
            self.game = journal.start_game({"names": ["Ana"]}, {"seed": "s"}, {"after": 0})
            self.before = path.read_bytes()
            self.lengths = [log.stat().st_size]
            for step in range(STEPS):
                journal.append(self.game, step, [{"do": step}], {"after": step + 1})
                self.lengths.append(log.stat().st_size)
            self.log = log.read_bytes()
            self.note = note_of(path).read_bytes()
        self.after = path.read_bytes()


@pytest.fixture
def recorded(path: Path, keyring: Keyring) -> Recorded:
    return Recorded(path, keyring)


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def note_of(path: Path) -> Path:
    """Beside the key, it says how far the journal was saved."""
    (note,) = (path.parent.parent / "settings" / "keys").glob("*.saved")
    return note


def lay(path: Path, recorded: Recorded, file: bytes, log: bytes) -> None:
    shutil.rmtree(path.parent, ignore_errors=True)
    path.parent.mkdir()
    path.write_bytes(file)
    log_of(path).write_bytes(log)
    note_of(path).write_bytes(recorded.note)


def what_came_back(path: Path, keyring: Keyring, game: GameId) -> tuple[int, list[JournalProblem]]:
    """Return the number of steps that came back, and the findings; they must be those that were saved."""
    with Journal(path, keyring) as journal:
        stored = journal.load(game)
        found = [finding.problem for finding in journal.findings]
    steps = len(stored.entries)
    assert list(stored.entries) == [{"do": step} for step in range(steps)]
    assert stored.draft == {"after": steps}
    return steps, found


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("part", range(PARTS))
def test_killed_at_any_instruction_it_comes_back(tmp_path: Path, root: Path, part: int) -> None:
    stride, first = str(191 * PARTS), str(1 + 191 * part)
    # What a disk hasn't got yet is not lost with a program: in memory nothing waits for one.
    memory = Path("/dev/shm")  # noqa: S108
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else tmp_path) as folder:
        command = [sys.executable, "-m", "tests.table.crash_lab", folder, stride, first]
        ran = subprocess.run(command, cwd=root, capture_output=True, check=False, text=True)
    assert ran.returncode == 0, ran.stderr
    report = json.loads(ran.stdout)
    assert set(report) == {"journal", "nothing", "table"}
    for tried in report.values():
        assert tried["points"] > 1500  # counted one by one, not just seen from afar
        assert tried["wrong"] == {}


def test_killed_from_outside_it_goes_on_where_it_was(path: Path, keyring: Keyring, tmp_path: Path) -> None:
    with Journal(path, keyring) as journal:
        game = journal.start_game({}, {}, {"after": 0})
    for length in (1, 2, 3, 5, 8, 13):
        command = [sys.executable, "-c", WRITER, str(path), str(tmp_path / "settings" / "keys"), game]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            heard = [writer.stdout.readline() for _ in range(length)]
            writer.kill()
            told = int([*heard, *writer.stdout.readlines()][-1])
        assert what_came_back(path, keyring, game) in ((told, []), (told + 1, []))


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("garbage", [b"", b"\xff" * 5000], ids=["nothing", "garbage"])
def test_a_log_cut_at_any_place_loses_no_more_and_never_silently(
    path: Path, keyring: Keyring, recorded: Recorded, garbage: bytes
) -> None:
    for cut in range(0, len(recorded.log) + 1, 1009):
        lay(path, recorded, recorded.before, recorded.log[:cut] + garbage)
        saved = [step for step, length in enumerate(recorded.lengths) if length <= cut][-1]
        logged = cut or garbage
        problem = JournalProblem.LOG_DAMAGED if logged else JournalProblem.OLDER_COPY
        expected = (saved, [] if saved == STEPS else [problem])
        assert what_came_back(path, keyring, recorded.game) == expected


def test_what_a_damaged_log_held_is_kept(path: Path, keyring: Keyring, recorded: Recorded) -> None:
    log = recorded.log[:9000] + b"?" * 100 + recorded.log[9100:]
    lay(path, recorded, recorded.before, log)
    with Journal(path, keyring) as journal:
        (finding,) = journal.findings
        journal.append(recorded.game, len(journal.load(recorded.game).entries), [{"do": "more"}], {})
    assert finding.path.read_bytes() == recorded.before
    assert log_of(finding.path).read_bytes() == log
    with Journal(path, keyring) as journal:
        assert journal.findings == ()


def test_a_crash_while_the_log_is_moved_into_the_file_loses_nothing(
    path: Path, keyring: Keyring, recorded: Recorded
) -> None:
    for cut in range(0, len(recorded.after) + 1, 1024):
        moved = recorded.after[:cut] + recorded.before[cut:]
        lay(path, recorded, moved, recorded.log)
        assert what_came_back(path, keyring, recorded.game) == (STEPS, [])
