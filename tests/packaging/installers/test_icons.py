"""Icons in the forms that Windows and macOS read."""

from __future__ import annotations

import struct

import pytest
from installers import icons

PNG = b"\x89PNG\r\n\x1a\n"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("name", [icons.PROGRAM, icons.RECORD])
def test_an_icon_for_windows_holds_a_picture_of_every_size(name: str) -> None:
    data = icons.ico(name)
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(icons.ICO_SIZES))
    for number, side in enumerate(icons.ICO_SIZES):
        across, size, offset = struct.unpack_from("<B7xII", data, 6 + 16 * number)
        assert across == side % 256
        assert data[offset : offset + 8] == PNG
        assert struct.unpack_from(">I", data, offset + 16) == (side,)
        assert offset + size <= len(data)


@pytest.mark.parametrize("name", [icons.PROGRAM, icons.RECORD])
def test_an_icon_for_macos_is_a_row_of_pictures(name: str) -> None:
    data = icons.icns(name)
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    at, pictures = 8, 0
    while at < len(data):
        _, size = struct.unpack_from(">4sI", data, at)
        assert data[at + 8 : at + 16] == PNG
        at += size
        pictures += 1
    assert (at, pictures) == (len(data), 7)


def test_two_drawings_of_an_icon_are_the_same() -> None:
    assert icons.png(icons.RECORD, 48) == icons.png(icons.RECORD, 48)


def test_the_set_up_program_shows_a_bitmap_of_the_size_that_it_has_room_for() -> None:
    data = icons.banner()
    assert data[:2] == b"BM"
    assert struct.unpack_from("<ii", data, 18) == (164, 314)
    assert struct.unpack_from("<H", data, 28) == (24,)
