"""From across the room nobody tells which party is discarded, passed on or enacted."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage

from shgui import resources
from shgui.engine.state import State
from shgui.engine.types import Seat
from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over import private_renderer
from shgui.ui.hand_over.open_hand import Order
from shgui.ui.hand_over.uniform_brightness import CELLS, levelled
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme
from tests.ui.appearance import change_appearance
from tests.ui.games import elected, game
from tests.ui.hand_over.from_afar import Field, blurred, light, mean, spread
from tests.ui.hand_over.private import MakeSheet, enacting

MEAN = 0.15
"""By how much two open hands may differ in light."""
BLURRED = 3.5
"""And any part of them, blurred."""
KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)


def seen(make_sheet: MakeSheet, state: State, seat: Seat, purpose: TaskKind, order: Order, place: int,
         scheme: Scheme) -> Field:  # fmt: skip
    """The cards and what is said below them, with this place chosen to be discarded."""
    sheet = make_sheet(state, seat, purpose, shuffle=lambda _: order)
    change_appearance(sheet.page, Renderer(Theme.of(scheme, height=720), Art(resources.assets())))
    sheet.page.resize(1280, 691)
    sheet.press_space()
    sheet.key(KEYS[place])
    hand = sheet.find("handover.hand")
    shown = hand.grab(QRect(0, 30, hand.width(), hand.height() - 80)).toImage()
    sheet.release_space()
    sheet.page.hide()
    return light(shown.convertToFormat(QImage.Format.Format_RGB32))


def assert_alike(one: Field, other: Field) -> None:
    assert abs(mean(one) - mean(other)) <= MEAN
    assert spread([blurred(one), blurred(other)]) <= BLURRED


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("place", range(3))
def test_a_president_who_discards_either_party_looks_the_same(
    make_sheet: MakeSheet, scheme: Scheme, place: int
) -> None:
    state = elected(game(cards="FLL"), 3)
    orders = [tuple((number + turn) % 3 for number in range(3)) for turn in (3 - place, 4 - place)]
    fascist, liberal = (
        seen(make_sheet, state, 0, TaskKind.DISCARD, order, place, scheme) for order in orders
    )
    assert_alike(fascist, liberal)


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("place", range(2))
def test_a_chancellor_who_enacts_either_party_looks_the_same(
    make_sheet: MakeSheet, scheme: Scheme, place: int
) -> None:
    state = enacting(elected(game(cards="FLF"), 3))
    one, other = (
        seen(make_sheet, state, 3, TaskKind.ENACT, order, place, scheme) for order in ((0, 1), (1, 0))
    )
    assert_alike(one, other)


def test_every_picture_is_printed_before_anything_opens(
    make_sheet: MakeSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture that one card still needed would open later than others."""
    sheet = make_sheet(elected(game(cards="FLF"), 3), 0, TaskKind.DISCARD)
    printed: list[object] = []

    def note(picture: QImage, light: float, dark: str, pale: str, *, cells: int = CELLS) -> QImage:
        printed.append(picture.size())
        return levelled(picture, light, dark, pale, cells=cells)

    monkeypatch.setattr(private_renderer, "levelled", note)
    sheet.press_space()
    sheet.page.grab()
    for key in KEYS:
        sheet.key(key)
        sheet.page.grab()
    assert printed == []
