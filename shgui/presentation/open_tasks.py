"""The tasks that are open for given seats, by what everyone has seen of the game.

Phones and bots ask here. For players at the screen, `presentation.screens` shows what led to a task before it
asks for it.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from shgui.engine.events import Event, PlayerInvestigated, PoliciesPassed, VotesRevealed
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.table.private_tasks import TASK_OF_PHASE, TaskKind, list_private_tasks
from shgui.table.table_reader import TableReader


class OpenTask(NamedTuple):
    kind: TaskKind
    is_due: bool
    """The game waits for it. Otherwise the player may look again, or change a ballot."""
    about: object
    """Equal as long as it is the same task."""


class OpenTasks(NamedTuple):
    private: Mapping[Seat, OpenTask] = {}
    public: Mapping[Seat, object] = {}
    """The seat that decides in front of everyone; the value is equal as long as it's the same decision."""
    may_talk: bool = False
    """Everyone looks at the table and has seen all that happened there."""


def list_open_tasks(table: TableReader, seen: tuple[Event, ...] | None, seats: Collection[Seat]) -> OpenTasks:
    """Return the open tasks of these seats, which never have the screen.

    `seen` is the history that everyone has seen to its end, None while nothing of the game shows. A task
    opens once everyone has seen what led to it. Two open sooner: a Chancellor's, since passed cards are no
    news to anyone else, and a look at a role or party. Ballots stay open until everyone has seen them
    revealed.
    """
    if seen is None or table.may_add_words:
        return OpenTasks()
    view = table.view(None)
    news = view.history[len(seen) :] if view.history[: len(seen)] == seen else None
    counted = _list_counted_ballots(seen, news, seats)
    if view.phase is Phase.OVER:
        return OpenTasks(counted)
    only_passed = news is not None and all(isinstance(event, PoliciesPassed) for event in news)
    private = {
        seat: _build_due_task(view, kind)
        for seat, kind in list_private_tasks(view, table.options.voting, table.unseen, table.newcomers, seats)
        if seat in seats and (only_passed or kind.is_look)
    }
    if only_passed:
        cast = OpenTask(TaskKind.BALLOT, False, view.history)
        private = {seat: cast for seat in view.voted if seat in seats} | private
    roles = {seat: OpenTask(TaskKind.ROLE, False, False) for seat in seats}
    all_seen = news == () and not table.unseen and not table.newcomers
    decides = all_seen and view.phase is not Phase.VOTE and view.phase not in TASK_OF_PHASE
    return OpenTasks(
        roles | counted | private,
        {seat: view.history for seat in view.on_move if decides and seat in seats},
        all_seen,
    )


def _list_counted_ballots(
    seen: tuple[Event, ...], news: tuple[Event, ...] | None, seats: Collection[Seat]
) -> dict[Seat, OpenTask]:
    """Return the ballots that are counted already, while not everyone has seen them revealed."""
    if not news or not isinstance(news[0], VotesRevealed):
        return {}
    ballot = OpenTask(TaskKind.BALLOT, False, seen)
    return {seat: ballot for seat, _ in news[0].ballots if seat in seats}


def _build_due_task(view: PlayerView, kind: TaskKind) -> OpenTask:
    match kind:
        case TaskKind.ROLE:
            return OpenTask(kind, True, True)
        case TaskKind.PARTY:
            return OpenTask(kind, True, tuple(e for e in view.history if isinstance(e, PlayerInvestigated)))
        case _:
            return OpenTask(kind, True, view.history)
