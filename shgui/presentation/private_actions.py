"""Private actions at the screen: those for which it was handed over to a player."""

from collections.abc import Callable

from shgui.engine.actions import ProposeVeto, Vote
from shgui.presentation.game_presentation import GamePresentation
from shgui.presentation.private_hand import PrivateHand
from shgui.presentation.requests import (
    ChooseCardRequest,
    CloseHandRequest,
    DoneLookingRequest,
    OpenHandRequest,
    PageRequest,
    ReturnScreenRequest,
)
from shgui.presentation.scenes import PrivateView
from shgui.presentation.screens import HandOverScreen
from shgui.table.answers import Accepted, Answer
from shgui.table.private_tasks import BALLOTS, TaskKind
from shgui.table.table import Table


class PrivateActions:
    def __init__(
        self,
        table: Table,
        presentation: GamePresentation,
        show: Callable[[], None],
        show_secret: Callable[[PrivateView], None],
        settle: Callable[[Answer], None],
        fail: Callable[[Answer], None],
    ) -> None:
        """Act at this table; `show` shows the screen that is due, `settle` takes the answer to a choice, and
        `fail` the reason why nothing could be shown.
        """
        self._table = table
        self._presentation = presentation
        self._show = show
        self._show_secret = show_secret
        self._settle = settle
        self._fail = fail
        self._hand: PrivateHand | None = None
        """The hand that the screen was handed over for last; None once that person may have gone."""

    def do(self, screen: HandOverScreen, request: PageRequest) -> None:
        """Do what the player asks for, if this hand-over is for it."""
        hand, task = self._hand_of(screen), screen.purpose
        match request:
            case OpenHandRequest():
                self._open(hand)
            case CloseHandRequest():
                self.close()
            case Vote(ja) if task is TaskKind.BALLOT:
                self._vote(hand, ja)
            case ChooseCardRequest(place) if task in (TaskKind.DISCARD, TaskKind.ENACT):
                with self._presentation.in_private():
                    self._settle(hand.choose(place))
            case ProposeVeto() if task is TaskKind.ENACT:
                with self._presentation.in_private():
                    self._settle(hand.propose_veto())
            case DoneLookingRequest():
                with self._presentation.in_private():
                    self._finish_looking(hand)
            case ReturnScreenRequest():
                self._presentation.put_back()
                self._show()
            case _:
                # It is asked at the table, and the screen isn't there.
                pass

    def close(self) -> None:
        """Forget who opened the hand: the next person to open it may be another one."""
        self._hand = None

    def _hand_of(self, screen: HandOverScreen) -> PrivateHand:
        if self._hand is None or (self._hand.seat, self._hand.task) != (screen.seat, screen.purpose):
            self._hand = PrivateHand(self._table, screen.seat, screen.purpose)
        return self._hand

    def _open(self, hand: PrivateHand) -> None:
        question = self._presentation.question
        opened = hand.open()
        if not isinstance(opened, PrivateView):
            self._fail(opened)
        elif self._presentation.question == question:
            self._show_secret(opened)

    def _vote(self, hand: PrivateHand, ja: bool) -> None:
        changes = hand.seat in self._table.view(None).voted
        self._presentation.ask(None)
        with self._presentation.in_private():
            answer = hand.choose(BALLOTS.index(ja))
        if changes and isinstance(answer, Accepted):
            # The table reports no change when a ballot is cast again.
            self._show()
        else:
            self._settle(answer)

    def _finish_looking(self, hand: PrivateHand) -> None:
        if hand.task.seen is not None:
            self._settle(hand.finish_looking())
        elif self._presentation.is_asked_here:
            self._presentation.ask(None)
            self._show()
        elif hand.task.is_look:
            answer = hand.finish_looking()
            if not isinstance(answer, Accepted):
                self._fail(answer)
