"""Whatever stands in a file's place is either read whole, refused, or said to be missing; nothing waits."""

import errno
import os
import sys
from pathlib import Path

import pytest

from shgui.storage.files import (
    FileTooLarge,
    NotRegularFile,
    find_broken_link,
    make_private,
    open_regular_file,
    read_regular_file,
    replace_file,
    sync_folder,
    write_chosen_file,
)

MOST = 10


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"0123456789")
    assert read_regular_file(file, MOST) == b"0123456789"


def test_a_larger_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"0123456789a")
    with pytest.raises(FileTooLarge):
        read_regular_file(file, MOST)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotRegularFile):
        read_regular_file(tmp_path, MOST)


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_regular_file(tmp_path / "file", MOST)


if sys.platform != "win32":

    def test_a_pipe_nobody_writes_to_is_refused_at_once(tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(NotRegularFile):
            read_regular_file(tmp_path / "pipe", MOST)

    def test_a_device_is_refused() -> None:
        with pytest.raises(NotRegularFile):
            read_regular_file(Path("/dev/zero"), MOST)

    def test_a_link_is_followed_only_where_that_is_allowed(tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"x")
        link = tmp_path / "link"
        link.symlink_to(tmp_path / "file")
        assert read_regular_file(link, MOST) == b"x"
        os.close(open_regular_file(link, os.O_RDONLY))
        with pytest.raises(NotRegularFile):
            read_regular_file(link, MOST, follow_links=False)

    def test_a_file_is_on_the_disk_before_it_has_its_name_and_the_name_before_this_is_over(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def sync(descriptor: int) -> None:
            kept.append((os.fstat(descriptor).st_ino, os.fstat(descriptor).st_size, file.exists()))

        kept: list[tuple[int, int, bool]] = []
        file = tmp_path / "file"
        folder = tmp_path.stat()
        monkeypatch.setattr(os, "fsync", sync)
        replace_file(file, b"0123")
        assert kept == [(file.stat().st_ino, 4, False), (folder.st_ino, tmp_path.stat().st_size, True)]

    @pytest.mark.parametrize("before", [0o666, 0o640, 0o604, 0o601, 0o610])
    def test_a_whole_file_is_its_owners_alone_whatever_lay_there(tmp_path: Path, before: int) -> None:
        for name in ("file", "file.new"):
            (tmp_path / name).touch()
            (tmp_path / name).chmod(before)
        nobody_masks_rights = os.umask(0)
        try:
            replace_file(tmp_path / "file", b"x")
        finally:
            os.umask(nobody_masks_rights)
        assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600

    @pytest.mark.parametrize("before", [0o644, 0o640, 0o604, 0o601, 0o610, 0o666])
    def test_rights_of_others_are_taken_from_an_open_file(tmp_path: Path, before: int) -> None:
        file = tmp_path / "file"
        file.touch()
        file.chmod(before)
        with file.open("rb") as opened:
            make_private(opened.fileno())
        assert file.stat().st_mode & 0o777 == 0o600

    def test_rights_of_the_owner_stay_where_nobody_else_has_any(tmp_path: Path) -> None:
        file = tmp_path / "file"
        file.touch()
        file.chmod(0o400)
        with file.open("rb") as opened:
            make_private(opened.fileno())
        assert file.stat().st_mode & 0o777 == 0o400

    def test_a_file_that_is_made_by_opening_is_its_owners_alone(tmp_path: Path) -> None:
        nobody_masks_rights = os.umask(0)
        try:
            os.close(open_regular_file(tmp_path / "file", os.O_RDWR | os.O_CREAT))
        finally:
            os.umask(nobody_masks_rights)
        assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600

    def test_no_descriptor_is_left_open(tmp_path: Path) -> None:
        def next_free() -> int:
            free = os.dup(0)
            os.close(free)
            return free

        os.mkfifo(tmp_path / "pipe")
        before = next_free()
        with pytest.raises(NotRegularFile):
            open_regular_file(tmp_path / "pipe", os.O_RDONLY)
        replace_file(tmp_path / "file", b"x")
        sync_folder(tmp_path)
        assert next_free() == before

    def test_a_chosen_link_stays_and_the_file_that_it_leads_to_is_written(tmp_path: Path) -> None:
        (tmp_path / "folder").mkdir()
        for name in ("there", "not_yet"):
            (tmp_path / name).symlink_to(tmp_path / "folder" / name)
        (tmp_path / "folder" / "there").write_bytes(b"old")
        for name in ("there", "not_yet"):
            write_chosen_file(tmp_path / name, b"x")
            assert (tmp_path / name).is_symlink()
            assert (tmp_path / "folder" / name).read_bytes() == b"x"

    def test_a_chosen_pipe_device_or_circle_of_links_is_refused_and_stays(tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        (tmp_path / "circle").symlink_to(tmp_path / "circle")
        for refused in (tmp_path / "pipe", tmp_path / "circle", Path("/dev/null")):
            with pytest.raises(OSError, match=refused.name):
                write_chosen_file(refused, b"x")
        assert not (tmp_path / "pipe").is_file()
        assert (tmp_path / "circle").is_symlink()

    def test_a_link_that_leads_nowhere_is_named(tmp_path: Path) -> None:
        drive = tmp_path / "drive"
        drive.symlink_to(tmp_path / "away")
        assert find_broken_link(drive / "folder" / "journal") == drive
        (tmp_path / "away").mkdir()
        assert find_broken_link(drive / "folder" / "journal") is None


def test_what_stands_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "larger").write_bytes(b"0123456789a")
    for refused in (tmp_path, tmp_path / "larger"):
        with pytest.raises(OSError, match=refused.name):
            read_regular_file(refused, MOST)


def test_a_whole_file_takes_the_place_of_another(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"older and longer")
    replace_file(tmp_path / "file", b"newer")
    assert (tmp_path / "file").read_bytes() == b"newer"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_a_folder_in_the_way_of_a_whole_file_is_told_and_stays(tmp_path: Path) -> None:
    (tmp_path / "file").mkdir()
    (tmp_path / "file" / "kept").touch()
    for write in (replace_file, write_chosen_file):
        with pytest.raises(OSError, match="file"):
            write(tmp_path / "file", b"x")
    assert (tmp_path / "file" / "kept").exists()
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_no_file_of_a_similar_name_is_touched(tmp_path: Path) -> None:
    for name in ("file.new", ".file", "file~"):
        (tmp_path / name).write_bytes(b"kept")
    replace_file(tmp_path / "file", b"x")
    assert {file.name for file in tmp_path.iterdir()} == {"file", "file.new", ".file", "file~"}
    assert (tmp_path / "file.new").read_bytes() == b"kept"


def test_content_that_could_not_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    (tmp_path / "file").write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="no room"):
        replace_file(tmp_path / "file", b"x")
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"old"]


def test_a_folder_is_no_file_whatever_was_to_be_done_with_it(tmp_path: Path) -> None:
    for flags in (os.O_RDONLY, os.O_RDWR):
        with pytest.raises(NotRegularFile):
            open_regular_file(tmp_path, flags)


def test_why_a_whole_file_could_not_be_begun_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object) -> int:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "open", no_room)
    with pytest.raises(OSError, match="no room") as caught:
        replace_file(tmp_path / "file", b"x")
    assert caught.value.errno == errno.ENOSPC
