"""What one player does behind the cover: nothing but what the screen was handed over for.

A secret is fetched when somebody holds, and kept by nobody.
"""

from collections.abc import Callable
from typing import NamedTuple

from shgui.engine.actions import Discard, Enact, ProposeVeto, Vote
from shgui.engine.types import Seat
from shgui.presentation.build_scene import names_at
from shgui.presentation.game_presentation import GamePresentation
from shgui.presentation.requests import (
    ChooseCardRequest,
    CloseHandRequest,
    DoneLookingRequest,
    OpenHandRequest,
    ReturnScreenRequest,
    Wish,
)
from shgui.presentation.scenes import PrivateView
from shgui.presentation.screens import HandOverScreen
from shgui.table.answers import Accepted, Answer
from shgui.table.log_lines import StandInSat
from shgui.table.private_tasks import TaskKind, ends_slips
from shgui.table.role_showings import LastShown
from shgui.table.table import Table


class _Showing(NamedTuple):
    """A role lies open, or did until just now in the same hands."""

    before: LastShown | None
    """When it was last opened before."""


class PrivateActions:
    def __init__(
        self,
        table: Table,
        followed: GamePresentation,
        show: Callable[[], None],
        show_secret: Callable[[PrivateView], None],
        settle: Callable[[Answer], None],
        fail: Callable[[Answer], None],
    ) -> None:
        """`show` shows the screen that is due; `settle` is told how the table answered to what was chosen,
        and `fail` why nothing could be shown.
        """
        self._table = table
        self._followed = followed
        self._show = show
        self._show_secret = show_secret
        self._settle = settle
        self._fail = fail
        self._showing: _Showing | None = None

    def do(self, screen: HandOverScreen, wish: Wish) -> None:
        match wish:
            case OpenHandRequest():
                self._open(screen)
            case CloseHandRequest():
                self.forget_showing()
            case Vote(ja):
                if screen.purpose is TaskKind.BALLOT:
                    self._vote(screen, ja)
            case ChooseCardRequest(place):
                self._choose_card(screen, place)
            case ProposeVeto():
                if screen.purpose is TaskKind.ENACT:
                    with self._followed.in_private():
                        self._settle(self._table.submit(screen.seat, wish))
            case DoneLookingRequest():
                with self._followed.in_private():
                    self._finish_looking(screen)
            case ReturnScreenRequest():
                self._followed.put_back()
                self._show()
            case _:
                # It is asked at the table, and the screen isn't there.
                pass

    def forget_showing(self) -> None:
        """Whoever opens the role next may be somebody else."""
        self._showing = None

    def _open(self, screen: HandOverScreen) -> None:
        """Somebody holds to see."""
        asked = self._followed.question
        answer = self._note_showing(screen)
        if not isinstance(answer, Accepted):
            self._fail(answer)
        elif self._followed.question == asked:
            # Somebody may have heard of it, and acted: then nobody is asked for this any more.
            before = None if self._showing is None else self._showing.before
            seat, table = screen.seat, self._table
            self._show_secret(PrivateView(table.view(seat), names_at(table), before, self._taken_over(seat)))

    def _taken_over(self, seat: Seat) -> bool:
        lines = self._table.chronicle
        return any(isinstance(line, StandInSat) and line.seat == seat for line in lines)

    def _note_showing(self, screen: HandOverScreen) -> Answer:
        """Keep that a secret shows, before it does. A role that is let go and held anew shows once."""
        if screen.purpose is not TaskKind.ROLE:
            return self._table.secret_shown(screen.seat) if ends_slips(screen.purpose) else Accepted()
        before = self._table.last_shown(screen.seat)
        if self._showing is not None and before is not None and before.just_now:
            return Accepted()
        answer = self._table.role_shown(screen.seat)
        if isinstance(answer, Accepted):
            self._showing = _Showing(before)
        return answer

    def _vote(self, screen: HandOverScreen, ja: bool) -> None:
        changes = screen.seat in self._table.view(None).voted
        self._followed.ask(None)
        with self._followed.in_private():
            answer = self._table.cast_ballot(screen.seat, ja)
        if changes and isinstance(answer, Accepted):
            # The table tells nobody that somebody votes anew.
            self._show()
        else:
            self._settle(answer)

    def _choose_card(self, screen: HandOverScreen, place: int) -> None:
        if screen.purpose not in (TaskKind.DISCARD, TaskKind.ENACT):
            return
        card = self._table.view(screen.seat).hand[place]
        action = Discard(card) if screen.purpose is TaskKind.DISCARD else Enact(card)
        with self._followed.in_private():
            self._settle(self._table.submit(screen.seat, action))

    def _finish_looking(self, screen: HandOverScreen) -> None:
        """Role, party or the top of the deck has been seen."""
        if screen.purpose.seen is not None:
            self._settle(self._table.submit(screen.seat, screen.purpose.seen))
        elif self._followed.is_asked_here:
            self._followed.ask(None)
            self._show()
        elif screen.purpose in (TaskKind.ROLE, TaskKind.PARTY):
            # Only now, not when the card first showed: after a power cut the same player is asked again.
            answer = self._table.secret_shown(screen.seat)
            if not isinstance(answer, Accepted):
                self._fail(answer)
