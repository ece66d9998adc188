"""Where the things of a script lie on a real table, and how they get there."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.engine.types import Policy
from shgui.ui.paint.art import Art
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import CountDrawable, ExecutionDrawable, ReportDrawable, SlipDrawable
from shgui.ui.paint.poster_layouts import PosterKind, get_poster_aspect
from shgui.ui.paint.seat_drawing import get_plate_rect
from shgui.ui.table.animation.animation_builder import AnimationBuilder
from shgui.ui.table.animation.script import (
    REDUCED_FADE_MS,
    BallotHandPlace,
    BallotPlace,
    BoardPlace,
    FannedPlace,
    PileKind,
    PilePlace,
    PlacardPlace,
    PlateVotePlace,
    PosterPart,
    PosterPlace,
    Script,
)
from shgui.ui.table.layout import plan_table
from shgui.ui.table.table_widgets import TableWidgets
from shgui.ui.theme import REDUCED, Motion, Theme
from tests.ui.table.animation.games_told import (
    MOMENTS,
    Pair,
    asked,
    close_vote,
    enacted,
    executed,
    investigated,
    special_election,
)
from tests.ui.table.animation.test_scripts import script
from tests.ui.table.tables import Table, public_table, renderer

SEATS = range(10)
POSTERS: tuple[type[PosterKind], ...] = (ReportDrawable, ExecutionDrawable, CountDrawable, SlipDrawable)


@pytest.fixture
def widgets(qtbot: QtBot) -> Iterator[TableWidgets]:
    table = Table()
    qtbot.addWidget(table.page)
    table.page.show_table(public_table(close_vote()[0]))
    yield table.page.widgets
    table.page.close()


@pytest.mark.parametrize("seat", SEATS)
def test_a_ballot_goes_from_its_player_to_the_table_and_onto_the_plate(
    widgets: TableWidgets, seat: int
) -> None:
    finder = widgets.places
    hand, table, plate = (
        finder.find_rect(place(seat)) for place in (BallotHandPlace, BallotPlace, PlateVotePlace)
    )
    assert hand.size() == table.size()
    assert widgets.places.seats[seat].center() == hand.center()
    assert not widgets.places.seats[seat].intersects(table)
    assert widgets.places.seats[seat].contains(plate)


@pytest.mark.parametrize("seat", SEATS)
def test_a_placard_leaves_its_room_to_the_vote(widgets: TableWidgets, seat: int) -> None:
    finder = widgets.places
    placard, vote = (
        finder.find_rect(PlacardPlace(seat, beside_vote=True)),
        finder.find_rect(PlateVotePlace(seat)),
    )
    assert not placard.intersects(vote)
    assert finder.find_rect(PlacardPlace(seat)).united(vote) == finder.find_rect(PlacardPlace(seat))


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 691), (960, 571), (1920, 1051)])
def test_the_count_lies_on_no_ballot(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    table = Table(size=size, percent=percent)
    qtbot.addWidget(table.page)
    table.page.show_table(public_table(close_vote()[0]))
    finder, widgets = table.page.widgets.places, table.page.widgets
    slip, ballots = (
        finder.find_rect(PosterPlace(CountDrawable)),
        [finder.find_rect(BallotPlace(seat)) for seat in SEATS],
    )
    assert not any(one.intersects(other) for one, other in combinations([slip, *ballots], 2))
    assert slip.bottom() <= widgets.places.prompt_bar.top()
    assert slip.width() > widgets.places.page.width() / 4
    table.page.close()


@pytest.mark.parametrize("size", [(1280, 691), (700, 571)])
def test_beside_an_open_chronicle_ballots_and_count_have_their_places(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """A narrow page has all plates left of its middle then, as beside the column of the printed game."""
    table = Table(size=size)
    qtbot.addWidget(table.page)
    table.page.show_table(public_table(close_vote()[0]))
    table.page.toggle_game_log()
    finder, widgets = table.page.widgets.places, table.page.widgets
    slip = finder.find_rect(PosterPlace(CountDrawable))
    assert slip.isValid()
    assert not any(slip.intersects(finder.find_rect(BallotPlace(seat))) for seat in SEATS)
    assert not any(
        widgets.places.seats[seat].intersects(finder.find_rect(BallotPlace(seat))) for seat in SEATS
    )
    table.page.close()


@pytest.mark.lengthy(daily=16)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("sheet", [False, True])
@pytest.mark.parametrize("size", [(1280, 691), (845, 691), (945, 691), (1024, 744), (1920, 1051)])
@pytest.mark.parametrize("players", range(5, 11))
def test_no_ballot_lies_on_another_however_narrow_the_table(
    widgets: TableWidgets, players: int, size: tuple[int, int], sheet: bool, percent: int
) -> None:
    """An open chronicle or the column of the guided round leaves the plates less of the width."""
    theme = Theme.of(height=720, percent=percent)
    widgets.place_widgets(plan_table(QSize(*size), players, theme, sheet=sheet))
    finder = widgets.places
    ballots = [finder.find_rect(BallotPlace(seat)) for seat in range(players)]
    plates = widgets.places.seats
    slip = finder.find_rect(PosterPlace(CountDrawable))
    assert not any(one.intersects(other) for one, other in combinations([slip, *ballots], 2))
    assert not any(ballot.intersects(plate) for ballot in ballots for plate in plates)


@pytest.mark.parametrize("poster", POSTERS)
def test_a_poster_keeps_its_shape_however_small_it_gets(
    widgets: TableWidgets, poster: type[PosterKind]
) -> None:
    finder = widgets.places
    for place, room in (
        (PosterPlace(poster, shrunk_to=3), widgets.places.seats[3]),
        (PosterPlace(poster, filed=True), widgets.places.prompt_bar),
    ):
        rect = finder.find_rect(place)
        assert rect.width() / rect.height() == pytest.approx(get_poster_aspect(poster))
        assert room.adjusted(-1, -1, 1, 1).contains(rect)


def test_what_is_stamped_stays_on_its_paper(widgets: TableWidgets) -> None:
    finder = widgets.places
    for poster in POSTERS:
        for place in (PosterPlace(poster, shrunk_to=3), PosterPlace(poster, filed=True)):
            stamp = PosterPlace(poster, PosterPart.STAMP, place.shrunk_to, filed=place.filed)
            assert finder.find_rect(place).contains(finder.find_rect(stamp))


def test_plates_that_are_spared_have_no_pale_hem(widgets: TableWidgets) -> None:
    score = AnimationBuilder(renderer(Motion()), 1.0, widgets.places).build(
        script(close_vote()), _heard, _heard, _heard
    )
    context = PaintContext(Theme.of(), Art(resources.assets()))
    plates = [context.snap_rect(get_plate_rect(rect)) for rect in widgets.places.seats]
    assert list(score.veils[0].spared) == plates


def test_what_was_spared_gets_dark_with_the_question(widgets: TableWidgets) -> None:
    score = AnimationBuilder(renderer(Motion()), 1.0, widgets.places).build(
        script(asked()), _heard, _heard, _heard
    )
    (falls,) = (veil for veil in score.veils if veil.spared_end)
    assert len(falls.spared) == len(SEATS)
    assert falls.spared_end == falls.end < falls.begin


@pytest.mark.parametrize("pile", PileKind)
def test_a_card_of_a_pile_covers_no_word(widgets: TableWidgets, pile: PileKind) -> None:
    card = widgets.places.find_rect(FannedPlace(PilePlace(pile), 0, 4))
    widget = widgets.draw if pile is PileKind.DRAW else widgets.discard
    place = QRectF(widget.geometry())
    assert place.contains(card)
    assert card.bottom() < place.bottom() - 1.6 * widget.capitals_of_word


@pytest.mark.parametrize("make", MOMENTS)
def test_nothing_is_squeezed_or_stretched_on_its_way(widgets: TableWidgets, make: Callable[[], Pair]) -> None:
    score = AnimationBuilder(renderer(Motion()), 1.0, widgets.places).build(
        script(make()), _heard, _heard, _heard
    )
    for travel in score.travels:
        begin, end = travel.begin, travel.end
        assert begin.width() / begin.height() == pytest.approx(end.width() / end.height(), rel=0.05)


@pytest.mark.parametrize("make", [investigated, special_election])
def test_a_tag_is_gone_before_the_next_placard_comes(widgets: TableWidgets, make: Callable[[], Pair]) -> None:
    steps = script(make())
    score = AnimationBuilder(renderer(Motion()), 1.0, widgets.places).build(steps, _heard, _heard, _heard)
    ends = steps[0].compute_length_ms(Motion())
    assert score.length > ends
    assert all(travel.end_ms <= ends for travel in score.travels if travel.delay < ends)


def seen_in_calm(widgets: TableWidgets, steps: Script, step: int) -> list[QRectF]:
    """Where something rests when a step of a calm script has just begun."""
    score = AnimationBuilder(renderer(REDUCED), 1.0, widgets.places).build(steps, _heard, _heard, _heard)
    when = sum(each.compute_length_ms(REDUCED) for each in steps[:step]) + REDUCED_FADE_MS / 2
    return [each.end for each in score.travels if each.delay <= when < each.end_ms and not each.fades_in]


def test_in_the_calm_form_the_name_stands_until_it_is_struck_out(widgets: TableWidgets) -> None:
    name = widgets.places.find_rect(PosterPlace(ExecutionDrawable, PosterPart.NAME))
    assert name in seen_in_calm(widgets, script(executed(), REDUCED), 1)


def test_in_the_calm_form_a_policy_is_at_no_time_away(widgets: TableWidgets) -> None:
    lies = widgets.places.find_rect(BoardPlace(Policy.FASCIST, 3))
    assert lies in seen_in_calm(widgets, script(enacted(), REDUCED), 2)


def test_in_the_calm_form_ballots_are_at_no_time_away(widgets: TableWidgets) -> None:
    steps, finder = script(close_vote(), REDUCED), widgets.places
    gathered = max(index for index, step in enumerate(steps) if step.in_flight.ballots)
    seen = seen_in_calm(widgets, steps, gathered)
    assert all(finder.find_rect(PlateVotePlace(seat)) in seen for seat in SEATS)
    assert not any(finder.find_rect(PosterPlace(CountDrawable, filed=True)).intersects(rect) for rect in seen)


def _heard(_step: object) -> None:
    """Nobody is told."""
