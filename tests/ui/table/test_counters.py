"""What is counted on the table."""

from shgui.engine.events import TrackerAdvanced
from shgui.presentation.scenes import CounterScene, InFlight
from shgui.ui.table.animation.frames import build_view_after
from shgui.ui.table.animation.script import ScriptStep
from shgui.ui.table.counters import build_tracker_drawable
from shgui.ui.table.table_view import ScriptProgress
from shgui.words.board_texts import describe_tracker
from shgui.words.catalogue import load_catalogue
from tests.ui.games import game, table_view
from tests.ui.table.tables import MakeTable, Table, public_table, scene

EN = load_catalogue("en")


def test_tracker_and_piles_are_counted() -> None:
    state = game()
    state.tracker = 2
    assert scene(state).counters == CounterScene(2, len(state.deck), 0)
    assert scene(state, ScriptProgress(table_view(game()))).counters.tracker == 0


def test_a_marker_on_its_way_is_on_no_field() -> None:
    state = game()
    state.tracker = 1
    before = table_view(state)
    hops = ScriptProgress(before, ScriptStep(tells=(TrackerAdvanced(2),)))
    counters = scene(state, hops).counters
    assert build_tracker_drawable(EN, counters).position == 0
    assert "1\u00a0of\u00a03" in describe_tracker(EN, counters.tracker)
    hops.view = build_view_after(before, (TrackerAdvanced(2),))
    assert build_tracker_drawable(EN, scene(state, hops).counters).position == 2


def test_discards_on_their_way_to_the_deck_are_on_no_pile(make_table: MakeTable) -> None:
    state = game()
    state.discards = state.deck[:3]
    table, view = make_table(), table_view(state)
    step = ScriptStep(in_flight=InFlight(discards=True))
    table.page.widgets.show_scene(EN, scene(state, ScriptProgress(view, step)))
    piles = table.page.widgets.draw, table.page.widgets.discard
    assert [pile.drawable.count for pile in piles] == [17, 0]
    assert piles[1].accessibleDescription() == "3\u00a0Policies"
    table.page.widgets.show_scene(EN, scene(state, ScriptProgress(view, ScriptStep())))
    assert piles[1].drawable.count == 3


def test_tracker_and_piles_are_called_and_told_in_full(table: Table) -> None:
    state = game()
    state.tracker = 2
    table.page.show_table(public_table(state))
    widgets = table.page.widgets
    counters = (widgets.tracker, widgets.draw, widgets.discard)
    assert [(each.accessibleName(), each.accessibleDescription()) for each in counters] == [
        (
            "Election Tracker",
            "Election Tracker: 2\u00a0of\u00a03\n"
            "The third step brings chaos: the top Policy is enacted, but grants no power.",
        ),
        ("Policy deck", "17\u00a0Policies"),
        ("Discard pile", "0\u00a0Policies"),
    ]
