"""What the seats of the program's are asked now, from what all have seen. Pure."""

from typing import NamedTuple

from shgui.engine.events import Event, PoliciesPassed
from shgui.engine.types import Phase, Seat
from shgui.table.log_lines import Occasion, standing_claim
from shgui.table.open_claims import open_occasions
from shgui.table.private_tasks import PRIVATE, TaskKind, private_moments
from shgui.table.table_reader import TableReader


class Due(NamedTuple):
    looks: tuple[tuple[Seat, TaskKind], ...] = ()
    """Who has to look at the own role, or at what was investigated."""
    acts: tuple[Seat, ...] = ()
    """Who is on move, for the whole table to see or with a hand of its own."""
    claims: tuple[Occasion, ...] = ()
    """What nobody has claimed yet of what its seat saw just now."""
    may_talk: bool = False
    """All look at the table, and have seen all of it."""

    @property
    def is_nothing(self) -> bool:
        return self == Due()


def due_of(table: TableReader, shown: tuple[Event, ...] | None) -> Due:
    """Nothing before the deal, when the game is over, and while the table doesn't show what has happened.

    `shown` is the history as all have seen it; None where they see nothing of the game. That cards were
    passed on, their Chancellor may learn at once; and the table goes on only when whoever investigated has
    seen what came of it.
    """
    bots = table.bots
    if shown is None or not bots or table.may_add_words:
        return Due()
    view = table.view(None)
    news = view.history[len(shown) :] if view.history[: len(shown)] == shown else None
    if view.phase is Phase.OVER or news is None:
        return Due()
    passed = all(isinstance(event, PoliciesPassed) for event in news)
    moments = private_moments(view, table.options.voting, table.unseen, table.newcomers, bots)
    due = [moment for moment in moments if moment.seat in bots]
    looks = tuple((seat, purpose) for seat, purpose in due if purpose in (TaskKind.ROLE, TaskKind.PARTY))
    if table.unseen or table.newcomers or not passed:
        return Due(looks)
    acts = tuple(seat for seat, purpose in due if purpose not in (TaskKind.ROLE, TaskKind.PARTY))
    in_public = view.phase not in PRIVATE and view.phase is not Phase.VOTE
    if in_public and not news:
        acts = tuple(seat for seat in view.on_move if seat in bots)
    if news:
        return Due(looks, acts)
    return Due(looks, acts, _claims(table, view.round), may_talk=True)


def lets_speak_first(table: TableReader, occasion: Occasion) -> bool:
    """Whether a person, as President of the same round, has not said yet what was drawn."""
    people, lines = set(table.view(None).alive) - table.bots, table.chronicle
    before = (each for each in table.occasions if _speaks_before(each, occasion))
    return any(each.seat in people and standing_claim(lines, each) is None for each in before)


def _claims(table: TableReader, round_: int) -> tuple[Occasion, ...]:
    """A Chancellor whose President is the program's, too, lets him speak first."""
    view, lines = table.view(None), table.chronicle
    fresh = [
        each
        for each in open_occasions(view.phase, table.occasions)
        if each.seat in table.bots and each.seat in view.alive and each.round >= round_ - 1
    ]
    waiting = [each for each in fresh if standing_claim(lines, each) is None]
    first = [each for each in waiting if not any(_speaks_before(other, each) for other in waiting)]
    return tuple(sorted(first, key=lambda each: (each.round, each.seat, each.kind)))


def _speaks_before(one: Occasion, other: Occasion) -> bool:
    order = list(type(one.kind))
    return one.round == other.round and order.index(one.kind) < order.index(other.kind)
