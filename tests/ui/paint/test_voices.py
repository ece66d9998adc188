"""What is asked is louder than what is told beside it, and neither lies on the other."""

import pytest

from shgui.ui.paint.art import Art
from shgui.ui.paint.two_texts import QUIETER, TwoTexts, fit_two_texts
from shgui.ui.theme import Family

LARGEST = (38.0, 28.0)
TEXTS = (
    ("Discutetene, poi votate il Governo.", "All'«Ora!» tutti col pollice: su per Ja!, giù per Nein!"),
    ("Concordar com o veto?", "As duas políticas são descartadas, e o rastreador de eleição avança."),
    ("Er den nye kansleren Hitler? Bartholomew-Maximilian", "Avstemningen ga flertall: Ja! 10, Nein! 0."),
    ("Кого казнить?", "Фашистский закон принят, 4 из 6. Канцлер: Bartholomew-Maximilian"),
)


@pytest.fixture(autouse=True)
def _fonts(art: Art) -> None:
    del art


def voices(texts: tuple[str, str], width: float = 440.0, height: float = 86.0) -> TwoTexts:
    return fit_two_texts(*texts, Family.GOTHIC, LARGEST, width, height)


@pytest.mark.parametrize("texts", TEXTS)
@pytest.mark.parametrize(("width", "height"), [(240.0, 86.0), (440.0, 86.0), (700.0, 60.0)])
def test_the_second_begins_below_the_first_and_both_keep_inside(
    texts: tuple[str, str], width: float, height: float
) -> None:
    told = voices(texts, width, height)
    assert told.first_top >= 0
    assert told.first_top + told.first.height + height * 0.05 < told.second_top
    assert told.second_top + told.second.height <= height + 0.01
    assert max(told.first.width, told.second.width) <= width + 0.01


@pytest.mark.parametrize("texts", TEXTS)
def test_the_second_is_quieter(texts: tuple[str, str]) -> None:
    told = voices(texts)
    assert told.second.capitals <= told.first.capitals * QUIETER + 0.01


def test_a_long_second_makes_room_for_two_lines_rather_than_shrink_to_a_footnote() -> None:
    told = voices(TEXTS[1])
    assert len(told.second.lines) == 2
    assert told.second.capitals > told.first.capitals * 0.5


def test_what_has_room_keeps_its_size() -> None:
    told = voices(("Chi?", "Ana"))
    assert (told.first.capitals, told.second.capitals) == LARGEST
