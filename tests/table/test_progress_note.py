"""The note beside a key: two places, written in turns, of which one holds whatever happens to the other."""

import os
import sys
from pathlib import Path

import pytest

from shgui.storage.files import FileTooLarge, NotRegularFile
from shgui.storage.journal_ledger import SealedProgress
from shgui.storage.progress_note import read_note, write_note

ONE, TWO, THREE = (SealedProgress("0123456789abcdef", bytes([number]) * 232) for number in (1, 2, 3))
PLACE = 640


@pytest.fixture
def note(tmp_path: Path) -> Path:
    return tmp_path / "key.saved"


def test_where_there_is_no_note_nothing_stands_in_it(note: Path) -> None:
    assert read_note(note) is None


def test_a_new_note_says_the_same_twice(note: Path) -> None:
    write_note(note, 7, ONE, anew=False)
    assert read_note(note) == (ONE, ONE)
    assert note.read_bytes() == 2 * (b"0123456789abcdef " + b"01" * 232 + b"\n").ljust(PLACE)


def test_the_places_are_written_in_turns(note: Path) -> None:
    write_note(note, 1, ONE, anew=False)
    write_note(note, 2, TWO, anew=False)
    assert read_note(note) == (TWO, ONE)
    write_note(note, 3, THREE, anew=False)
    assert read_note(note) == (TWO, THREE)
    write_note(note, 4, ONE, anew=False)
    assert read_note(note) == (ONE, THREE)
    assert note.stat().st_size == 2 * PLACE


def test_what_is_written_anew_forgets_what_stood_there(note: Path) -> None:
    write_note(note, 1, ONE, anew=False)
    write_note(note, 2, TWO, anew=True)
    assert read_note(note) == (TWO, TWO)


@pytest.mark.parametrize(
    "illegible",
    [b"", b"?", b"\xff" * 8 + b" 01", b"key", b"key 01 02", b"key 0", b"key xy", "ключ 01".encode()],
)
def test_of_a_note_of_which_half_is_illegible_the_other_half_is_told(note: Path, illegible: bytes) -> None:
    write_note(note, 1, ONE, anew=False)
    place, odd = note.read_bytes()[:PLACE], illegible.ljust(PLACE)
    note.write_bytes(odd + place)
    assert read_note(note) == (ONE,)
    note.write_bytes(place + odd)
    assert read_note(note) == (ONE,)
    note.write_bytes(odd + odd)
    assert read_note(note) == ()


@pytest.mark.parametrize("size", [0, 1, PLACE, 2 * PLACE - 1, 2 * PLACE + 1, 5000])
def test_a_note_of_another_length_is_written_anew(note: Path, size: int) -> None:
    note.write_bytes(b"?" * size)
    write_note(note, 1, ONE, anew=False)
    assert read_note(note) == (ONE, ONE)


def test_more_than_a_note_is_not_read(note: Path) -> None:
    note.write_bytes(b"?" * (2 * PLACE + 1))
    with pytest.raises(FileTooLarge):
        read_note(note)


def test_a_folder_is_no_note_and_stays(note: Path) -> None:
    note.mkdir()
    with pytest.raises(NotRegularFile):
        read_note(note)
    with pytest.raises(OSError, match="saved"):
        write_note(note, 1, ONE, anew=False)
    assert note.is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_is_no_note_and_what_it_leads_to_stays_as_it_is(note: Path, tmp_path: Path) -> None:
    target = tmp_path / "somebody's"
    write_note(target, 1, ONE, anew=False)
    note.symlink_to(target)
    with pytest.raises(NotRegularFile):
        read_note(note)
    write_note(note, 2, TWO, anew=False)
    assert (read_note(note), read_note(target)) == ((TWO, TWO), (ONE, ONE))


@pytest.mark.parametrize("anew", [True, False])
def test_what_is_noted_is_noted_for_good(note: Path, monkeypatch: pytest.MonkeyPatch, anew: bool) -> None:
    write_note(note, 1, ONE, anew=False)
    kept: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: kept.append(os.fstat(descriptor).st_ino))
    write_note(note, 2, TWO, anew=anew)
    assert note.stat().st_ino in kept


def test_when_it_is_kept_for_good_the_whole_line_stands_there(
    note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_note(note, 1, ONE, anew=False)
    kept: list[bytes] = []
    monkeypatch.setattr(os, "fsync", lambda _descriptor: kept.append(note.read_bytes()))
    write_note(note, 2, TWO, anew=False)
    assert kept == [note.read_bytes()]
