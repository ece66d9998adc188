"""Which words a table may add to chance."""

import pytest

from shgui.engine.table_words import are_words, clean_words


@pytest.mark.parametrize("words", ["X", "kot", "a leek", "रूबार्ब", "李", "x" * 80, "1", "🦔"])
def test_what_can_be_read_aloud_is_words(words: str) -> None:
    assert are_words(words)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        " kot",
        "kot ",
        "a  leek",
        "a\nleek",
        "x" * 81,
        "\u115f",
        "\u1160",
        "\u2800",
        "\u3164",
        "\uffa0",
        "\u3164\u2800",
        "a\x00",
        "a\u202eb",
        "\ud800a",
        "\ue000a",
    ],
)
def test_what_nobody_sees_or_says_is_none(text: str) -> None:
    assert not are_words(text)


def test_words_are_kept_composed_and_with_one_space_between_them() -> None:
    assert clean_words("  a \t jose\u0301\n") == "a jos\u00e9"
