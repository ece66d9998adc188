"""A player's way to the own secrets and to what is decided about them, on the screen or on a phone."""

from shgui.engine.actions import Discard, Enact, ProposeVeto, Vote
from shgui.engine.types import Seat
from shgui.presentation.build_scene import list_names
from shgui.presentation.scenes import PrivateView
from shgui.table.answers import Accepted, Answer
from shgui.table.log_lines import StandInSat
from shgui.table.private_tasks import BALLOTS, TaskKind
from shgui.table.role_showings import LastShowing
from shgui.table.table import Table
from shgui.table.table_reader import TableReader


class PrivateHand:
    """One task of one seat, for as long as the same person has the screen or phone.

    It keeps no secret. Its owner checks that the task is open, and that what is asked for belongs to it.
    """

    def __init__(self, table: Table, seat: Seat, task: TaskKind) -> None:
        self._table = table
        self.seat = seat
        self.task = task
        self._has_shown_role = False
        self._role_shown_before: LastShowing | None = None

    def open(self) -> PrivateView | Answer:
        """Return what the seat may see, once the journal has noted the look; otherwise why it can't be noted.

        Noting it tells everyone at the table. They may act, so that the task is over when this returns.
        """
        noted = self._note_look()
        if not isinstance(noted, Accepted):
            return noted
        return PrivateView(
            self._table.view(self.seat),
            list_names(self._table),
            self._role_shown_before,
            was_taken_over(self._table, self.seat),
        )

    def choose(self, place: int) -> Answer:
        """Cast a ballot, discard or enact: the one at this place of the hand, as the table dealt it."""
        if self.task is TaskKind.BALLOT:
            return self._table.submit(self.seat, Vote(BALLOTS[place]))
        card = self._table.view(self.seat).hand[place]
        return self._table.submit(self.seat, Discard(card) if self.task is TaskKind.DISCARD else Enact(card))

    def propose_veto(self) -> Answer:
        return self._table.submit(self.seat, ProposeVeto())

    def finish_looking(self) -> Answer:
        """End a look. A role or party counts as seen only now: after a power cut it is shown again."""
        if self.task.seen is not None:
            return self._table.submit(self.seat, self.task.seen)
        return self._table.note_secret_shown(self.seat)

    def _note_look(self) -> Answer:
        match self.task:
            case TaskKind.BALLOT | TaskKind.PARTY:
                # A ballot shows nothing new, and nothing before an investigation can be undone anyway.
                return Accepted()
            case TaskKind.ROLE:
                return self._note_role()
            case _:
                return self._table.note_secret_shown(self.seat)

    def _note_role(self) -> Answer:
        """Note that the role shows, but only once if it is closed and opened again at once."""
        before = self._table.last_shown(self.seat)
        if self._has_shown_role and before is not None and before.is_just_now:
            return Accepted()
        noted = self._table.note_role_shown(self.seat)
        if isinstance(noted, Accepted):
            self._has_shown_role, self._role_shown_before = True, before
        return noted


def was_taken_over(table: TableReader, seat: Seat) -> bool:
    """Return whether a stand-in has sat down in this seat."""
    return any(isinstance(line, StandInSat) and line.seat == seat for line in table.chronicle)
