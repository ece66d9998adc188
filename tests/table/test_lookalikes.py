"""The skeleton of a text, as UTS 39 defines it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shgui.table.lookalikes import compute_skeleton


@pytest.mark.parametrize(
    ("text", "like"),
    [
        ("paypal", "paypal"),
        ("\u0440\u0430\u0443\u0440\u0430l", "paypal"),
        ("\u01c9eto", "ljeto"),
        ("m", "rn"),
        ("1lI|", "llll"),
        ("0", "O"),
        ("A\u200d\u034f\ufe0f\u3164\U000e0041", "A"),
        ("\u2126", "\u03a9"),
        ("é", "e\u0301"),
        ("", ""),
        ('"', "''"),
    ],
)
def test_what_a_text_looks_like(text: str, like: str) -> None:
    assert compute_skeleton(text) == like


@given(st.text())
def test_however_a_text_is_encoded_it_looks_the_same(text: str) -> None:
    looks = compute_skeleton(text)
    assert compute_skeleton(unicodedata.normalize("NFC", text)) == looks
    assert unicodedata.normalize("NFD", looks) == looks
