"""Whatever stands in a file's place is either read whole, refused, or said to be missing; nothing waits."""

import os
import sys
from pathlib import Path

import pytest

from shgui.table.files import NotRegular, TooLarge, read_regular, replace_with

MOST = 10


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"0123456789")
    assert read_regular(file, MOST) == b"0123456789"


def test_a_larger_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"0123456789a")
    with pytest.raises(TooLarge):
        read_regular(file, MOST)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotRegular):
        read_regular(tmp_path, MOST)


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "file", MOST)


if sys.platform != "win32":

    def test_a_pipe_nobody_writes_to_is_refused_at_once(tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(NotRegular):
            read_regular(tmp_path / "pipe", MOST)

    def test_a_device_is_refused() -> None:
        with pytest.raises(NotRegular):
            read_regular(Path("/dev/zero"), MOST)

    def test_a_link_is_followed_only_where_that_is_allowed(tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"x")
        link = tmp_path / "link"
        link.symlink_to(tmp_path / "file")
        assert read_regular(link, MOST) == b"x"
        with pytest.raises(NotRegular):
            read_regular(link, MOST, follow_links=False)


@pytest.mark.parametrize("name", ["file", "file.new"])
def test_a_folder_in_the_way_of_a_whole_file_is_told_and_stays(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "kept").touch()
    with pytest.raises(OSError, match="file"):
        replace_with(tmp_path / "file", b"x")
    assert (tmp_path / name / "kept").exists()
    assert [file.name for file in tmp_path.iterdir()] == [name]
