"""Whole games of random decisions, with all that befalls a table among them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from shgui.engine.editions import list_edition_names
from shgui.engine.types import Phase
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.answers import Accepted
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.table.play import decide, done, group, options

_MEMORY = Path("/dev/shm")  # noqa: S108  (nothing here has to last)


@contextmanager
def short_lived_journal() -> Iterator[Journal]:
    """Return a journal in memory where the system can, as many games shouldn't wait for a disk."""
    with TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None) as folder:
        place = Path(folder)
        with Journal(place / "games.sqlite", Keyring(place / "keys")) as journal:
            yield journal


def play_at_random(journal: Journal, number: int, follow: Callable[[Table], object]) -> Table:
    """Play a game of any size and rulebook, with undone choices, claims, stand-ins and early ends.

    `follow` is given the table before anything is done there.
    """
    rng = Random(number)
    rules = options(rng.choice(list(Voting)), rng.choice(list_edition_names()), claims=True)
    table = Table.start(group(rng.randint(5, 10)), rules, journal, seed=rng.randbytes(32))
    follow(table)
    ends_at = rng.choice((None, None, rng.randrange(200)))
    moves = 0
    while table.view(None).phase is not Phase.OVER:
        if moves == ends_at:
            done(table.end_early())
        else:
            moves += isinstance(decide(table, rng)(table), Accepted)
    return table
