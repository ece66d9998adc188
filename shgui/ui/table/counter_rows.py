"""What is counted on the table: steps of the tracker, and the cards in both piles."""

from dataclasses import dataclass
from enum import StrEnum

from shgui.ui.table.shown import Shown
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue


class Counter(StrEnum):
    """In the order of the rows."""

    TRACKER = "tracker"
    DRAW_PILE = "draw pile"
    DISCARD_PILE = "discard pile"


@dataclass(frozen=True, slots=True)
class CounterScene:
    counter: Counter
    count: int
    out: bool = False
    """What counts is on its way, and is seen there."""


def counter_rows(shown: Shown) -> tuple[CounterScene, ...]:
    view = shown.seen
    return (
        CounterScene(Counter.TRACKER, view.tracker, out=shown.held.marker_out),
        CounterScene(Counter.DRAW_PILE, view.draw_pile),
        CounterScene(Counter.DISCARD_PILE, view.discard_pile, out=shown.held.discards_out),
    )


def counter_name(words: Catalogue, row: CounterScene) -> str:
    match row.counter:
        case Counter.TRACKER:
            return labels.tracker(words)
        case Counter.DRAW_PILE:
            return labels.draw_pile(words)
        case Counter.DISCARD_PILE:
            return labels.discard_pile(words)


def counter_told(words: Catalogue, row: CounterScene) -> str:
    """How many, and what the last field of the tracker brings."""
    if row.counter is not Counter.TRACKER:
        return terms.number_of_policies(words, row.count)
    return f"{labels.tracker_stands(words, row.count)}\n{labels.third_step(words)}"
