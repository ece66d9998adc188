"""The hand-over sheet has room for everything at every size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.types import Role
from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over.cover import plan_cover
from shgui.ui.hand_over.dossier import plan_hand, set_in_lines
from shgui.ui.paint.card_drawing import get_card_body
from shgui.ui.theme import Family, Theme, ViewingDistance, load_fonts, make_font
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from shgui.words.role_texts import list_longest_role_lines

SIZES = [(960, 600), (1280, 720), (1920, 1080), (1024, 1366), (3840, 2160)]
PERCENTS = [80, 100, 200]


def dossier(width: int, height: int, percent: int) -> tuple[QSizeF, Theme]:
    theme = Theme.of(height=height, distance=ViewingDistance.TELEVISION, percent=percent)
    return plan_cover(QSize(width, height), theme).dossier.size(), theme


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize(("width", "height"), [*SIZES, (845, 691)])
def test_a_cover_has_room_for_everything_beside_and_below_its_dossier(
    width: int, height: int, percent: int
) -> None:
    plan = plan_cover(QSize(width, height), Theme.of(height=height, percent=percent))
    parts = (plan.intro, plan.name, plan.below, plan.dossier, plan.ring, plan.ring_words, plan.done)
    assert all(QRectF(0, 0, width, height).contains(part) for part in (*parts, plan.button))
    assert [pair for pair in combinations(parts, 2) if pair[0].intersects(pair[1])] == []
    assert plan.dossier.bottom() < plan.button.top()


def test_the_dossier_is_where_it_was_drawn() -> None:
    """At 1280×720, below a menu bar of 29 pixels."""
    assert plan_cover(QSize(1280, 691), Theme.of()).dossier == QRectF(300, 215, 680, 318)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_finger_hits_what_is_confirmed_and_no_card_lies_below_it(width: int, height: int) -> None:
    plan = plan_cover(QSize(width, height), Theme.of(height=height))
    assert plan.done.height() >= 40
    assert plan.ring.top() > plan.dossier.bottom()


@pytest.mark.parametrize("purpose", TaskKind)
@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_dossier_has_room_for_its_cards_and_words(
    width: int, height: int, percent: int, purpose: TaskKind
) -> None:
    size, theme = dossier(width, height, percent)
    plan = plan_hand(size, theme, purpose)
    possible = (plan.heading, plan.sentence, plan.rule, plan.veto, plan.left, plan.right)
    parts = [*plan.cards, *plan.lines, *plan.tags, *(part for part in possible if part.isValid())]
    outside = [part for part in parts if not QRectF(0, 0, size.width(), size.height()).contains(part)]
    assert outside == []
    # Words below neighbouring cards may come as near to each other as they like.
    apart = [part.adjusted(0.01, 0.01, -0.01, -0.01) for part in parts if part not in plan.tags]
    assert [pair for pair in combinations(apart, 2) if pair[0].intersects(pair[1])] == []


def test_cards_stand_in_the_middle_whether_or_not_a_veto_is_offered() -> None:
    size, theme = dossier(1280, 691, 100)
    for purpose in (TaskKind.ENACT, TaskKind.DISCARD):
        first, *_, last = plan_hand(size, theme, purpose).cards
        assert first.left() == pytest.approx(size.width() - last.right())


def test_private_cards_are_as_large_as_they_were_drawn() -> None:
    size, theme = dossier(1280, 691, 100)
    for purpose in (TaskKind.ROLE, TaskKind.DISCARD):
        plan = plan_hand(size, theme, purpose)
        body = get_card_body(plan.cards[0])
        assert (abs(body.width() - 122) < 3, abs(body.height() - 163) < 3) == (True, True)


def test_secret_words_stay_small_on_a_television() -> None:
    near = Theme.of(height=1080, distance=ViewingDistance.LAPTOP)
    far = Theme.of(height=1080, distance=ViewingDistance.TELEVISION)
    plans = [plan_hand(QSizeF(1020, 477), theme, TaskKind.PEEK) for theme in (near, far)]
    assert plans[0] == plans[1]
    assert plans[0].capitals <= 1080 * 0.011


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("players", [5, 7, 10])
def test_every_role_has_room_for_its_lines_in_every_language(
    qapp: QApplication, language: str, players: int
) -> None:
    """At 1280×720, in the size that was chosen: names may be as long as names can be."""
    load_fonts(resources.assets() / "fonts")
    size, theme = dossier(1280, 691, 100)
    plan = plan_hand(size, theme, TaskKind.ROLE)
    font = make_font(Family.TEXT, plan.capitals / Family.TEXT.capitals)
    names = ["Bartholomew-Maximilian X"] * players
    too_long = [
        lines
        for role in Role
        if set_in_lines(
            lines := list_longest_role_lines(load_catalogue(language), role, names),
            plan.lines[0].width(),
            font,
        )
        is None
    ]
    assert too_long == []
