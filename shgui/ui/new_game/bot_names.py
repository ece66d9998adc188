"""What bots of a table are called, and how each of several plays."""

from collections.abc import Sequence
from itertools import islice

from shgui.table.seating import Temperament, name_problem_beside
from shgui.words import bot_texts
from shgui.words.catalogue import Catalogue


def bot_names(words: Catalogue, taken: Sequence[str], count: int) -> tuple[str, ...]:
    """So many names that nobody at the table has, and that look like nobody's: there are more than enough."""
    free = (name for name in bot_texts.list_bot_names(words) if name_problem_beside(name, taken) is None)
    return tuple(islice(free, count))


def by_turns(place: int) -> Temperament:
    """Of each kind some, whoever sits down next."""
    return tuple(Temperament)[place % len(Temperament)]
