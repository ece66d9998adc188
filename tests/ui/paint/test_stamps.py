"""A stamp has one frame for all words, wear that tells nothing, and none where it must be plain."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from shgui.ui.paint.art import Art
from shgui.ui.paint.drawables import StampDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme
from shgui.words import seat_texts, table_labels
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests.ui.paint.pixels import AROUND, difference, drawn, ink_of

PLACE = (494, 126)


def stamped(renderer: Renderer, word: str, angle: float = -4.0) -> QImage:
    return drawn(renderer, StampDrawable(word, angle), *PLACE)


def inked(image: QImage) -> int:
    return sum(image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height()))


@pytest.mark.parametrize("language", list_languages())
def test_every_word_is_stamped_whole_inside_the_same_frame(renderer: Renderer, language: str) -> None:
    words = load_catalogue(language)
    place = QRectF(AROUND, AROUND, *PLACE).toRect()
    empty = stamped(renderer, "", 0)
    for word in (
        seat_texts.get_cleared_label(words),
        table_labels.get_vote_stamp(words, True),
        table_labels.get_vote_stamp(words, False),
    ):
        picture = stamped(renderer, word)
        assert place.contains(ink_of(picture))
        assert ink_of(picture) == ink_of(stamped(renderer, ""))
        straight = difference(stamped(renderer, word, 0), empty)
        # Inside the thin rule of the frame.
        assert place.adjusted(14, 14, -14, -14).contains(straight)


@pytest.mark.parametrize("word", ["Nie jest Hitlerem", "Garantert ikke Hitler", "ДЕЙСТВИТЕЛЬНО НЕ ГИТЛЕР"])
def test_a_longer_word_is_smaller_and_its_frame_is_not(renderer: Renderer, word: str) -> None:
    assert ink_of(stamped(renderer, word)) == ink_of(stamped(renderer, "Ja"))


def test_a_stamp_looks_the_same_whenever_it_is_made(art: Art) -> None:
    one, other = (Renderer(Theme.of(Scheme.LIGHT), art) for _ in range(2))
    stamped(other, "Elected")
    assert stamped(one, "Not Hitler") == stamped(other, "Not Hitler")


def test_a_fifth_of_the_ink_is_missing_but_not_in_high_contrast(art: Art) -> None:
    worn, whole = (
        inked(stamped(Renderer(Theme.of(scheme), art), "Not Hitler", 0))
        for scheme in (Scheme.LIGHT, Scheme.CONTRAST)
    )
    assert 0.14 < 1 - worn / whole < 0.24


@pytest.mark.parametrize(
    ("theme", "straight"),
    [
        (Theme.of(Scheme.LIGHT), False),
        (Theme.of(Scheme.DARK), False),
        (Theme.of(Scheme.CONTRAST), True),
        (Theme.of(Scheme.LIGHT, reduced_motion=True), True),
    ],
)
def test_it_is_askew_unless_it_must_be_plain(art: Art, theme: Theme, straight: bool) -> None:
    picture = stamped(Renderer(theme, art), "Elected")
    ink = ink_of(picture)
    left, right = (
        ink_of(picture.copy(ink.left() + x, 0, 40, picture.height())).top() for x in (0, ink.width() - 40)
    )
    assert (abs(left - right) <= 2) is straight


def test_on_the_band_it_takes_the_ink_of_the_theme(art: Art) -> None:
    dark = Renderer(Theme.of(Scheme.DARK), art)
    assert drawn(dark, StampDrawable("Elected", themed=True), 300, 77) != drawn(
        dark, StampDrawable("Elected"), 300, 77
    )
    light = Renderer(Theme.of(Scheme.LIGHT), art)
    assert drawn(light, StampDrawable("Elected", themed=True), 300, 77) == drawn(
        light, StampDrawable("Elected"), 300, 77
    )
