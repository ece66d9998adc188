"""What a card is stands on it in every language, large enough to be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shgui.engine.types import Party, Policy, Role
from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over.cover import plan_cover
from shgui.ui.hand_over.dossier import HandPlan, plan_hand
from shgui.ui.hand_over.open_hand import list_possible_faces
from shgui.ui.hand_over.private_renderer import PrivateRenderer
from shgui.ui.paint.art import Art
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import ASPECTS, PartyDrawable, PolicyDrawable, RoleDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.text import LEGIBLE
from shgui.ui.theme import Theme
from shgui.words import terms
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.languages import list_languages
from tests.ui.reading import Print, Reader

Drawable = RoleDrawable | PartyDrawable | PolicyDrawable

WIDTHS = (108, 128, 160, 240, 400)
"""Of cards in pixels: ten of them beside each other on a small window, to one alone on a large one."""


def every_card(words: Catalogue) -> list[Drawable]:
    return [
        *(
            RoleDrawable(role, terms.get_role_name(words, role), terms.get_role_card_label(words))
            for role in Role
        ),
        *(
            PartyDrawable(party, terms.get_party_name(words, party), terms.get_party_card_label(words))
            for party in Party
        ),
        *(
            PolicyDrawable(
                policy, terms.get_policy_adjective(words, policy), terms.get_policy_card_label(words)
            )
            for policy in Policy
        ),
    ]


class Drawn(QWidget):
    def __init__(self, drawable: Drawable, width: int, renderer: Renderer) -> None:
        super().__init__()
        self._drawable = drawable
        self._renderer = renderer
        self.resize(width, round(width / ASPECTS[type(drawable)]))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self._renderer.draw(painter, QRectF(self.rect()), self._drawable, keep=False)
        painter.end()


class DrawnInPrivate(QWidget):
    def __init__(self, drawable: Drawable, plan: HandPlan, renderer: Renderer) -> None:
        super().__init__()
        self._drawable = drawable
        self._capitals = plan.capitals
        self._ink = PrivateRenderer(renderer)
        self.resize(plan.cards[0].size().toSize())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self._ink.draw(painter, QRectF(self.rect()), self._drawable, self._capitals)
        painter.end()


def assert_legible(drawable: Drawable, prints: list[Print]) -> None:
    found = [each for each in prints if each.text == drawable.caption]
    assert [each.sticks_out for each in found] == [False], (drawable, prints)
    assert found[0].pixels > LEGIBLE - 0.01, (drawable, found)
    assert any(each.text.upper() == drawable.word.upper() for each in prints), (drawable, prints)


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_every_card_says_what_it_is(
    qtbot: QtBot, renderer: Renderer, monkeypatch: pytest.MonkeyPatch, language: str, width: int
) -> None:
    reader = Reader(monkeypatch)
    for drawable in every_card(load_catalogue(language)):
        card = Drawn(drawable, width, renderer)
        qtbot.addWidget(card)
        assert_legible(drawable, reader.painted(card))


@pytest.mark.lengthy(daily=12)
@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [QSize(960, 571), QSize(1280, 691), QSize(3840, 2131)])
def test_so_does_every_private_card(
    qtbot: QtBot, art: Art, monkeypatch: pytest.MonkeyPatch, size: QSize, percent: int, language: str
) -> None:
    """On the page below the menu bar."""
    reader = Reader(monkeypatch)
    renderer = Renderer(Theme.of(height=size.height(), percent=percent), art)
    for purpose in (TaskKind.ROLE, TaskKind.PARTY, TaskKind.DISCARD):
        dossier = plan_cover(size, renderer.theme).dossier.size()
        plan = plan_hand(dossier, renderer.theme, purpose)
        for drawable in list_possible_faces(load_catalogue(language), purpose):
            assert isinstance(drawable, Drawable)
            card = DrawnInPrivate(drawable, plan, renderer)
            qtbot.addWidget(card)
            assert_legible(drawable, reader.painted(card))
