"""Words that a table may add to chance; only their canonical form counts."""

from __future__ import annotations

import random
import sys
import unicodedata

import pytest

from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.fingerprint import Sitting
from shgui.engine.table_words import (
    LONGEST_WORDS,
    are_canonical_words,
    are_words_of_version_2,
    canonical_words,
    mixes_alphabets,
)

SPELLINGS = (
    "rhubarb pie",
    "Rhubarb pie",
    "Rhubarb Pie",
    "RHUBARB PIE",
    "rHUBARB pIE",
    "rhubarb  pie",
    " rhubarb pie",
    "rhubarb pie ",
    "rhubarb\tpie",
    "rhubarb\npie",
    "rhubarb\u00a0pie",
    "rhubarb\u2003pie",
    "rhubarb\u3000pie",
    "rhubarb pie!",
    "rhubarb pie.",
    "rhubarb pie?",
    "rhubarb, pie",
    "“rhubarb pie”",
    "(rhubarb pie)",
    "rhubarb - pie",
    "r-h-u-b-a-r-b pie",
    "rhubarb' pie",
    "rhu\u00adbarb pie",
    "rhu\u200bbarb pie",
    "rhu\u2060barb pie\ufeff",
    "rhubarb pie\ufe0f",
    "rhubarb pie 🥧",
    "rhubarb\u0301 pie",
    "ｒｈｕｂａｒｂ pie",
    "𝐫𝐡𝐮𝐛𝐚𝐫𝐛 ᵖie",
    "*RHUBARB*\r\n_pie_",
)


def test_thirty_spellings_of_one_word_give_one_deal() -> None:
    assert len(set(SPELLINGS)) > 30
    deals = set()
    for typed in SPELLINGS:
        sitting = Sitting(("Ana", "Ola", "Piotr", "Marta", "Igor"), words=canonical_words(typed))
        state, _ = new_game(5, get_edition("official"), bytes(32), sitting=sitting)
        deals.add((sitting.words, state.setup.roles, state.president, state.deck))
    assert [words for words, *_ in deals] == ["rhubarb pie"]


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("X", "x"),
        ("  a \t jose\u0301\n", "a jos\u00e9"),
        ("ZAZ\u0307ÓŁĆ", "zażółć"),
        ("Straße", "strasse"),
        ("\u0130stanbul", "istanbul"),
        ("Ёжик", "ёжик"),
        ("Ⅷ ½ ①", "viii 12 1"),
        ("李", "李"),
        ("Tシャツ", "tシャツ"),
        ("रूबार्ब", "रबरब"),
        ("שָׁלוֹם", "שלום"),
        ("\u115fa\u1160", "a"),
        ("o’Brien", "obrien"),
        ("a" * 90, "a" * 90),
    ],
)
def test_letters_and_digits_stay_and_nothing_else(typed: str, canonical: str) -> None:
    assert canonical_words(typed) == canonical


@pytest.mark.parametrize(
    "typed", ["", " ", "!?", "🦔", "\u0301", "\u3164\u2800", "\x00\u202e", "\ud800", "\ue000"]
)
def test_what_has_no_letter_and_no_digit_has_an_empty_form(typed: str) -> None:
    assert canonical_words(typed) == ""
    assert not are_canonical_words(canonical_words(typed))


def test_every_form_is_its_own_canonical_form() -> None:
    """Every character alone, and many in any company."""
    chance = random.Random(1)
    alone = [chr(code) for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) != "Cn"]
    together = ["".join(chance.choices(alone, k=6)) for _ in range(20_000)]
    for typed in (*alone, *together):
        form = canonical_words(typed)
        assert canonical_words(form) == form, [hex(ord(char)) for char in typed]


@pytest.mark.parametrize("words", ["x", "a leek", "1", "koń", "x" * LONGEST_WORDS, "ёж", "hello 李 さん"])
def test_a_canonical_form_can_be_added(words: str) -> None:
    assert are_canonical_words(words)


@pytest.mark.parametrize("text", ["", "Kot", "kot!", " kot", "a  b", "e\u0301", "x" * 81, "кoт", "\ud800"])
def test_anything_else_cannot_be_added(text: str) -> None:
    assert not are_canonical_words(text)


def test_letters_that_look_the_same_never_stand_together() -> None:
    """Latin o, Cyrillic о and Greek ο are one letter on the screen, and three to a hash."""
    assert [mixes_alphabets(text) for text in ("kot", "кот", "кo\u0442", "ko\u03bf", "7 kot")] == [
        False,
        False,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("words", ["X", "kot", "a leek", "रूबार्ब", "李", "x" * 80, "1", "🦔", "Kot!"])
def test_words_of_version_2_are_read_as_they_were_typed(words: str) -> None:
    assert are_words_of_version_2(words)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", " kot", "kot ", "a  leek", "a\nleek", "x" * 81),
        *("\u115f", "\u1160", "\u2800", "\u3164", "\uffa0", "\u3164\u2800"),
        *("a\x00", "a\u202eb", "\ud800a", "\ue000a"),
    ],
)
def test_what_nobody_sees_or_says_was_never_added(text: str) -> None:
    assert not are_words_of_version_2(text)
