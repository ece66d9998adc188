"""What is counted on the table."""

from shgui.engine.events import TrackerAdvanced
from shgui.ui.table.animation.frames import seen_after
from shgui.ui.table.animation.script import ScriptStep
from shgui.ui.table.counter_rows import counter_name, counter_rows, counter_told
from shgui.ui.table.drawables import pile_face, tracker_face
from shgui.ui.table.shown import InFlight
from shgui.words.catalogue import catalogue
from tests.ui.games import game, table_view
from tests.ui.table.tables import shown

EN = catalogue("en")


def test_tracker_and_piles_are_counted() -> None:
    state = game()
    state.tracker = 2
    counters = counter_rows(shown(state))
    assert [counter.count for counter in counters] == [2, len(state.deck), 0]
    assert counter_rows(shown(state, InFlight(table_view(game()))))[0].count == 0


def test_a_marker_on_its_way_is_on_no_field() -> None:
    state = game()
    state.tracker = 1
    before = table_view(state)
    hops = InFlight(before, ScriptStep(tells=(TrackerAdvanced(2),)))
    tracker = counter_rows(shown(state, hops))[0]
    assert tracker_face(EN, tracker).position == 0
    assert "1\u00a0of\u00a03" in counter_told(EN, tracker)
    hops.seen = seen_after(before, (TrackerAdvanced(2),))
    assert tracker_face(EN, counter_rows(shown(state, hops))[0]).position == 2


def test_discards_on_their_way_to_the_deck_are_on_no_pile() -> None:
    state = game()
    state.discards = state.deck[:3]
    view = table_view(state)
    _, deck, discards = counter_rows(shown(state, InFlight(view, ScriptStep(discards_out=True))))
    assert (pile_face(EN, deck).count, pile_face(EN, discards).count) == (17, 0)
    assert counter_told(EN, discards) == "3\u00a0Policies"
    assert pile_face(EN, counter_rows(shown(state, InFlight(view, ScriptStep())))[2]).count == 3


def test_tracker_and_piles_are_called_and_told_in_full() -> None:
    state = game()
    state.tracker = 2
    counters = counter_rows(shown(state))
    assert [counter_name(EN, counter) for counter in counters] == [
        "Election Tracker",
        "Policy deck",
        "Discard pile",
    ]
    assert [counter_told(EN, counter) for counter in counters] == [
        "Election Tracker: 2\u00a0of\u00a03\n"
        "The third step brings chaos: the top Policy is enacted, but grants no power.",
        "17\u00a0Policies",
        "0\u00a0Policies",
    ]
