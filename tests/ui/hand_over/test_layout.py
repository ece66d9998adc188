"""The hand-over sheet has room for everything at every size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF

from shgui.ui.game.screens import Purpose
from shgui.ui.hand_over.cover_plan import plan_cover
from shgui.ui.hand_over.faces import SHEETS
from shgui.ui.hand_over.layout import HandParts, SheetPlan, plan_hand, plan_sheet
from shgui.ui.theme import Distance, Theme

SIZES = [(960, 600), (1280, 720), (1920, 1080), (1024, 1366), (3840, 2160)]
PERCENTS = [80, 100, 200]


def planned(width: int, height: int, percent: int) -> tuple[SheetPlan, Theme]:
    theme = Theme.of(height=height, distance=Distance.TELEVISION, percent=percent)
    return plan_sheet(QSize(width, height), theme, 180), theme


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_on_something_else_or_beside_the_page(width: int, height: int, percent: int) -> None:
    plan, _ = planned(width, height, percent)
    parts = (plan.name, plan.intro, plan.task, plan.hand, plan.status, plan.hold, plan.confirm)
    assert all(QRect(0, 0, width, height).contains(part) for part in parts)
    assert [pair for pair in combinations(parts, 2) if pair[0].intersects(pair[1])] == []


@pytest.mark.parametrize(("width", "height"), [*SIZES, (845, 691)])
def test_a_cover_has_room_for_everything_beside_and_below_its_dossier(width: int, height: int) -> None:
    plan = plan_cover(QSize(width, height))
    parts = (plan.intro, plan.name, plan.below, plan.dossier, plan.ring, plan.ring_words, plan.done)
    assert all(QRectF(0, 0, width, height).contains(part) for part in (*parts, plan.button))
    assert [pair for pair in combinations(parts, 2) if pair[0].intersects(pair[1])] == []
    assert plan.dossier.bottom() < plan.button.top()


def test_the_dossier_is_where_it_was_drawn() -> None:
    """At 1280×720, below a menu bar of 29 pixels."""
    assert plan_cover(QSize(1280, 691)).dossier == QRectF(300, 215, 680, 318)


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_finger_hits_what_is_held_and_confirmed(width: int, height: int, percent: int) -> None:
    plan, _ = planned(width, height, percent)
    assert min(plan.hold.height(), plan.confirm.height(), plan.put_back.height()) >= 40


@pytest.mark.parametrize("purpose", Purpose)
@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_hand_has_room_for_its_cards_and_words(
    width: int, height: int, percent: int, purpose: Purpose
) -> None:
    sheet, theme = planned(width, height, percent)
    size = QSizeF(sheet.hand.size())
    plan = plan_hand(size, theme, SHEETS[purpose].backs, SHEETS[purpose].parts)
    possible = (plan.heading, plan.sentence, plan.veto, plan.left, plan.right)
    parts = [*plan.cards, *(part for part in possible if part.isValid())]
    assert all(QRectF(0, 0, size.width(), size.height()).contains(part) for part in parts)
    assert [pair for pair in combinations(parts, 2) if pair[0].intersects(pair[1])] == []


def test_cards_stand_in_the_middle_whether_or_not_a_veto_is_offered() -> None:
    sheet, theme = planned(1280, 720, 100)
    size = QSizeF(sheet.hand.size())
    with_veto = plan_hand(size, theme, SHEETS[Purpose.ENACT].backs, HandParts(veto=True))
    without = plan_hand(size, theme, SHEETS[Purpose.ENACT].backs, HandParts())
    assert with_veto.cards == without.cards


def test_secret_words_stay_small_on_a_television() -> None:
    near = Theme.of(height=1080, distance=Distance.LAPTOP)
    far = Theme.of(height=1080, distance=Distance.TELEVISION)
    plans = [
        plan_hand(QSizeF(1400, 430), theme, SHEETS[Purpose.PEEK].backs, HandParts()) for theme in (near, far)
    ]
    assert plans[0].cards == plans[1].cards
