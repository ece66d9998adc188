"""Break points in long words and sentences."""

import pytest

from shgui.ui.widgets.line_breaks import join_last_words


@pytest.mark.parametrize(
    ("sentence", "set_as"),
    [
        ("Look at the role.", "Look at the\N{NO-BREAK SPACE}role."),
        ("Done", "Done"),
        ("", ""),
    ],
)
def test_the_last_two_words_stay_together(sentence: str, set_as: str) -> None:
    assert join_last_words(sentence) == set_as
