"""Names and temperaments of the bots at a table."""

from collections.abc import Sequence
from itertools import islice

from shgui.table.seating import Temperament, check_name_beside
from shgui.words import bot_texts
from shgui.words.catalogue import Catalogue


def choose_bot_names(words: Catalogue, taken: Sequence[str], count: int) -> tuple[str, ...]:
    """Return so many names that no one at the table has, and that look like no one's."""
    free = (name for name in bot_texts.list_bot_names(words) if check_name_beside(name, taken) is None)
    return tuple(islice(free, count))


def choose_temperament(place: int) -> Temperament:
    """Return the temperament of a bot by its number, so that each kind comes up equally often."""
    return tuple(Temperament)[place % len(Temperament)]
