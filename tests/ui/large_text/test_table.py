"""With larger texts nothing on the table, at the end or told in a moment is smaller than at 100 %."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from shgui.engine.types import Role
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import Situation
from shgui.table.options import Voting
from shgui.ui import widget_names as names
from shgui.ui.ending.end_role import EndRole
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.layout import plan_table
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Motion, Theme, ViewingDistance
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words import seat_texts, terms
from shgui.words.catalogue import Catalogue
from tests.ui.appearance import change_appearance
from tests.ui.asked import end_page
from tests.ui.ending.finished import build_ending, played_out
from tests.ui.games import elected, game
from tests.ui.hands import click, lay
from tests.ui.large_text.measures import (
    LARGE,
    PAGE,
    PLAYERS,
    Look,
    Prints,
    lost,
    sizes,
    smaller,
    table,
)
from tests.ui.reading import Reader
from tests.ui.table.animation.games_told import enacted, executed, hitler_elected
from tests.ui.table.states import nominated, second_round, vetoed, with_fascist


def tables() -> dict[str, TableScene]:
    """Every question, ten players where that is possible."""
    return {
        "nominate": table(game(10), may_take_back=True, discussion_seconds=180),
        "count hands": table(nominated(10), discussion_seconds=180),
        "ballots": table(nominated(10), Situation(voting=Voting.BALLOTS)),
        "discard": table(elected(game(10), 2)),
        "term limits": table(second_round(), claims=True),
        "investigate": table(with_fascist(10, 1)),
        "special election": table(with_fascist(10, 3)),
        "execute": table(with_fascist(10, 4)),
        "peek": table(with_fascist(5, 3)),
        "veto": table(vetoed()),
    }


@pytest.mark.lengthy(daily=1)
def test_nothing_on_the_table_is_smaller(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = TablePage(UiContext(renderers[100], words))
    _window = lay(qtbot, page, *PAGE)
    broadcast(page)
    seen: dict[int, dict[str, Prints]] = {}
    for percent, renderer in renderers.items():
        change_appearance(page, renderer)
        seen[percent] = {}
        for asked, shown in tables().items():
            page.show_table(shown)
            seen[percent][asked] = look(page)
    tools = [tool.words for tool in page.header.tools]
    assert lost(seen, *tools) == {}


@pytest.mark.lengthy(daily=1)
def test_nothing_is_smaller_of_what_a_claim_is_tapped_in_with(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = TablePage(UiContext(renderers[100], words))
    _window = lay(qtbot, page, *PAGE)
    broadcast(page)
    page.show_table(table(second_round(), claims=True))
    seen: dict[int, Prints] = {}
    for percent, renderer in renderers.items():
        change_appearance(page, renderer)
        click(page, names.TABLE_CLAIMS)
        for place in range(3):
            click(page, names.table_claim_card(place))
        panel = page.claims
        seen[percent] = look(panel)
        click(page, names.TABLE_CLAIMS_CLOSE)
    assert [smaller(seen[100], seen[percent]) for percent in LARGE] == [{}, {}]


def test_nothing_at_the_end_is_smaller(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = end_page(UiContext(renderers[100], words))
    _window = lay(qtbot, page, *PAGE)
    broadcast(page)
    page.show_end(replace(build_ending(played_out(10)), names=PLAYERS))
    page.stage.advance_to(60_000)
    seen: dict[int, Prints] = {}
    cards: dict[int, list[QSize]] = {}
    for percent, renderer in renderers.items():
        change_appearance(page, renderer)
        seen[percent] = look(page)
        cards[percent] = [card.size() for card in page.findChildren(EndRole)]
    assert [smaller(seen[100], seen[percent]) for percent in LARGE] == [{}, {}]
    assert cards[100] == cards[150] == cards[200]


@pytest.mark.parametrize(
    ("percent", "distance"),
    [
        *((percent, ViewingDistance.TABLE) for percent in (110, 150, 200)),
        *((percent, ViewingDistance.TELEVISION) for percent in (100, 200)),
    ],
)
@pytest.mark.parametrize("players", [5, 7, 10])
@pytest.mark.parametrize("size", [(960, 570), (1280, 691), (963, 691), (1920, 1044), (1000, 1000)])
def test_boards_piles_and_seats_keep_their_size(
    size: tuple[int, int], players: int, percent: int, distance: ViewingDistance
) -> None:
    usual, large = (
        Theme.of(height=size[1] + 29),
        Theme.of(height=size[1] + 29, percent=percent, distance=distance),
    )
    drawn, larger = (plan_table(QSize(*size), players, each) for each in (usual, large))
    things = ("liberal", "fascist", "tracker", "draw", "discard")
    before = [*(getattr(drawn, thing).size() for thing in things), *(seat.size() for seat in drawn.seats)]
    now = [*(getattr(larger, thing).size() for thing in things), *(seat.size() for seat in larger.seats)]
    assert now == before
    assert larger.prompt_bar.height() >= drawn.prompt_bar.height()
    assert larger.header.height() >= drawn.header.height()


def test_an_open_chronicle_leaves_all_seats_and_the_question_free(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue
) -> None:
    page = TablePage(UiContext(renderers[200], words))
    _window = lay(qtbot, page, *PAGE)
    broadcast(page)
    page.show_table(table(second_round(), claims=True))
    boards = page.widgets.boards
    page.toggle_game_log()
    place = page.sheet.geometry()
    assert [seat for seat in page.widgets.seats[:7] if seat.geometry().intersects(place)] == []
    assert not page.prompt_bar.geometry().intersects(place)
    assert not page.header.geometry().intersects(place)
    click(page, names.TABLE_CHRONICLE_CLOSE)
    assert page.widgets.boards == boards
    assert page.sheet.isHidden()


def test_what_happens_is_seen_though_the_chronicle_lay_on_the_boards(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue
) -> None:
    page = TablePage(UiContext(renderers[200], words))
    _window = lay(qtbot, page, *PAGE)
    broadcast(page)
    before = nominated()
    page.show_table(table(before))
    page.toggle_game_log()
    page.show_table(table(elected(game(), 1), since=before))
    assert page.sheet.isHidden()


FILMS = {hitler_elected: (1200, 8000, 10800), executed: (1200, 3600, 4800), enacted: (1200, 2400)}
"""Every moment, and when there is something to be read in it, in milliseconds."""


@pytest.mark.lengthy(daily=1)
def test_nothing_that_is_told_is_smaller_or_cut(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(monkeypatch)
    page = TablePage(UiContext(renderers[100], words))
    _window = lay(qtbot, page, *PAGE)
    broadcast(page)
    seen: dict[int, Prints] = {}
    for percent, drawn in renderers.items():
        change_appearance(page, Renderer(drawn.theme._replace(motion=Motion()), drawn.art))
        prints = []
        for make, moments in FILMS.items():
            before, behind = make()
            page.show_table(table(before))
            page.show_table(table(behind, since=before))
            page.stage.stop_timer()
            for when in moments:
                page.stage.advance_to(when)
                prints += reader.painted(page)
            assert page.stage.playing
        assert [each.text for each in prints if each.sticks_out] == [], percent
        seen[percent] = sizes((each.text, each.pixels) for each in prints)
    tools = [tool.words for tool in page.header.tools]
    assert [smaller(seen[100], seen[percent], *tools) for percent in LARGE] == [{}, {}]
    told = {text.upper() for text in seen[200]}
    answers = (
        seat_texts.get_cleared_label(words),
        terms.get_role_name(words, Role.HITLER),
        seat_texts.get_executed_label(words),
    )
    assert [each for each in answers if "".join(each.split()).upper() not in told] == []
