"""Text from files never acts on a terminal."""

import sys
import unicodedata

import pytest

from shgui.words.plain_text import escape_unprintable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana Zażółć 漢字 שלום", "Ana Zażółć 漢字 שלום"),
        ("\x1b[2J", "\\x1b[2J"),
        ("a\nb\r", "a\\nb\\r"),
        ("\u202efair\u202c", "\\u202efair\\u202c"),
        ("\udcff", "\\udcff"),
        ("\u200b\U000e0001", "\\u200b\\U000e0001"),
        ("a\u00a0b", "a\u00a0b"),
    ],
)
def test_what_would_not_be_seen_is_spelt_out(text: str, shown: str) -> None:
    assert escape_unprintable(text) == shown


def test_no_character_of_any_kind_gets_through() -> None:
    shown = escape_unprintable("".join(map(chr, range(sys.maxunicode + 1))))
    hidden = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert not [char for char in set(shown) if unicodedata.category(char) in hidden]
