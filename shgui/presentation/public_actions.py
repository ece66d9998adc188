"""Public actions at the screen: only what it asks for."""

from collections.abc import Callable, Mapping

from shgui.engine.actions import AnswerVeto
from shgui.engine.types import Seat
from shgui.presentation.game_presentation import GamePresentation
from shgui.presentation.presence import Presence
from shgui.presentation.requests import (
    ChooseLanguage,
    ChooseVoting,
    Continue,
    CountHandsRequest,
    Decision,
    EndGameRequest,
    NoteClaimRequest,
    OpenChange,
    PageRequest,
    ShowRoleRequest,
    StandIn,
    Undo,
    WithdrawClaim,
)
from shgui.presentation.screens import HandOverScreen, PromptKind, TableScreen
from shgui.table.answers import Accepted, Answer
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.table import Table


class PublicActions:
    def __init__(
        self,
        table: Table,
        presentation: GamePresentation,
        show: Callable[[], None],
        settle: Callable[[Answer], None],
        phones: Presence,
    ) -> None:
        """Act at this table; `show` shows the screen that is due, `settle` takes the table's answer."""
        self._table = table
        self._presentation = presentation
        self._show = show
        self._settle = settle
        self._phones = phones

    def do(self, screen: TableScreen, request: PageRequest) -> None:
        match request:
            case Continue():
                self._continue_from(screen.ask)
            case Undo() if self._table.can_take_back:
                self._settle(self._table.take_back())
            case NoteClaimRequest(claim) if claim.occasion.seat not in self._table.bots:
                self._settle(self._table.note_claim(claim))
            case WithdrawClaim(occasion) if occasion.seat not in self._table.bots:
                self._settle(self._table.withdraw_claim(occasion))
            case ShowRoleRequest(seat) if self.can_show_role and seat not in self._presentation.elsewhere:
                self._presentation.ask(HandOverScreen(seat, TaskKind.ROLE))
                self._show()
            case CountHandsRequest(votes) if screen.ask is PromptKind.COUNT_HANDS:
                self._settle(self._submit_votes(votes))
            case _ if isinstance(request, OpenChange) and screen.ask is not PromptKind.FINISH:
                self._settle(self._do_open_change(request))
            case _ if isinstance(request, Decision) and _answers(request, screen.ask):
                self._decide(screen, request)

    @property
    def can_show_role(self) -> bool:
        """Whether players may look at their roles again: at the table, and before the game is over."""
        screen, table = self._presentation.screen, self._table
        if not isinstance(screen, TableScreen) or table.unseen or table.newcomers:
            return False
        return screen.ask is not PromptKind.FINISH

    def _submit_votes(self, votes: Mapping[Seat, bool]) -> Answer:
        """Count thumbs; where all vote in secret, cast the ballot of the only person at the screen."""
        alone = self._presentation.alone
        if self._table.options.voting is Voting.BALLOTS and alone is not None and alone in votes:
            return self._table.cast_ballot(alone, votes[alone])
        return self._table.reveal_votes(votes)

    def _do_open_change(self, request: OpenChange) -> Answer:
        match request:
            case StandIn(seat, player):
                answer = self._table.stand_in(seat, player)
                if player.bot is not None and isinstance(answer, Accepted) and seat in self._phones.elsewhere:
                    # Whoever went home has no say here any more.
                    self._phones.use_screen(seat)
                return answer
            case ChooseLanguage(seat, language):
                return self._table.change_language(seat, language)
            case ChooseVoting(voting):
                return self._table.change_voting(voting)
            case EndGameRequest():
                return self._table.end_early()

    def _continue_from(self, ask: PromptKind) -> None:
        if ask in (PromptKind.OPEN_BALLOTS, PromptKind.HAND_OVER):
            self._presentation.pass_round()
            self._show()
        elif ask is PromptKind.FINISH:
            self._presentation.reveal_roles()
            self._show()

    def _decide(self, screen: TableScreen, action: Decision) -> None:
        if screen.seat is None:
            return
        if screen.ask is PromptKind.INVESTIGATE and screen.seat not in self._phones.elsewhere:
            # The President takes the screen along, to see the result.
            self._presentation.pass_round()
        answer = self._table.submit(screen.seat, action)
        if not isinstance(answer, Accepted):
            self._presentation.put_back()
        self._settle(answer)


def _answers(decision: Decision, ask: PromptKind) -> bool:
    return ask is PromptKind.ANSWER_VETO if isinstance(decision, AnswerVeto) else ask.choice is type(decision)
