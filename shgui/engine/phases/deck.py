"""The draw pile and the discards. Seventeen cards, always."""

from shgui.engine.chance import shuffled
from shgui.engine.events import DeckReshuffled, Event
from shgui.engine.state import State
from shgui.engine.types import Policy


class ShuffleMismatch(Exception):
    """A rigged shuffle names other cards than those at hand."""


def reshuffle_if_short(state: State, at_most: int, events: list[Event]) -> None:
    """Deck and discards become one new deck when the deck holds so few cards or fewer.

    At least eight cards are never on the boards while a game goes on, so the new deck always suffices.
    """
    if len(state.deck) > at_most:
        return
    cards = tuple(sorted(state.deck + state.discards))
    state.reshuffles += 1
    state.deck = _new_order(state, cards)
    state.discards = ()
    events.append(DeckReshuffled(len(cards)))


def _new_order(state: State, cards: tuple[Policy, ...]) -> tuple[Policy, ...]:
    rigged = state.setup.rigging.shuffles
    if state.reshuffles > len(rigged):
        return shuffled(state.setup.seed, f"reshuffle {state.reshuffles}", cards)
    order = rigged[state.reshuffles - 1]
    if tuple(sorted(order)) != cards:
        raise ShuffleMismatch
    return order


def take(state: State, count: int) -> tuple[Policy, ...]:
    """The top cards, off the deck."""
    cards = state.deck[:count]
    state.deck = state.deck[count:]
    return cards
