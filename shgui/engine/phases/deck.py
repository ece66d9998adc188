"""The draw pile and the discards."""

from shgui.engine.chance import shuffled
from shgui.engine.errors import Reason
from shgui.engine.events import DeckReshuffled, Event
from shgui.engine.state import State


def reshuffle_if_short(state: State, at_most: int, events: list[Event]) -> Reason | None:
    """Shuffle the discards into the deck when that holds at most so many cards.

    At least eight cards are not on the boards while a game goes on, so the new deck always suffices.
    Refuse where a rigged shuffle names other cards than these.
    """
    if len(state.deck) > at_most:
        return None
    cards = tuple(sorted(state.deck + state.discards))
    done = len(state.reshuffles)
    rigged = state.setup.rigging.shuffles
    if done >= len(rigged):
        order = shuffled(state.setup.chance, f"reshuffle {done + 1}", cards)
    elif tuple(sorted(rigged[done])) == cards:
        order = rigged[done]
    else:
        return Reason.SHUFFLE_MISMATCH
    state.deck = order
    state.reshuffles += (order,)
    state.discards = ()
    events.append(DeckReshuffled(len(cards)))
    return None
