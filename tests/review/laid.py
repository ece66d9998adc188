"""Games laid by hand, round by round: who governs, who votes Nein!, which cards lie where, who says what."""

from __future__ import annotations

from collections.abc import Collection

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    EndPeek,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
)
from shgui.engine.components import POLICIES
from shgui.engine.state import Rigging
from shgui.engine.types import Party, Phase, Policy, Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.review.game_review import GameReview
from shgui.table.entries import ActionEntry, ClaimEntry, VotesEntry
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from tests.review.sitting import Sitting

_ROLES = {"L": Role.LIBERAL, "F": Role.FASCIST, "H": Role.HITLER}


def cards(told: str) -> tuple[Policy, ...]:
    return tuple(map(Policy, told))


class LaidGame:
    """Seat 0 is the first candidate. `roles` is a letter a seat, `deck` the cards on top.

    `again` is the order of the first reshuffle.
    """

    def __init__(self, roles: str, deck: str = "", again: str = "") -> None:
        rest = list(POLICIES)
        for card in cards(deck):
            rest.remove(card)
        shuffles = (cards(again),) if again else ()
        rigging = Rigging(tuple(_ROLES[role] for role in roles), (*cards(deck), *rest), 0, shuffles)
        self.sitting = Sitting(len(roles), rigging=rigging)

    def round(
        self,
        chancellor: Seat,
        discard: str = "",
        enact: str = "",
        *,
        nein: Collection[Seat] = (),
        target: Seat | None = None,
    ) -> None:
        """A whole round; without cards no more than its vote."""
        self._do(Nominate(chancellor))
        voters = self.sitting.view.on_move
        self.sitting.do(VotesEntry(tuple((seat, seat not in nein) for seat in voters), tapped=True))
        if discard:
            self._do(Discard(Policy(discard)))
        if enact:
            self._do(Enact(Policy(enact)))
        if target is not None or self.sitting.view.phase is Phase.PEEK:
            self.power(target)

    def veto(self, chancellor: Seat, discard: str, *, consent: bool, enact: str = "") -> None:
        """A round whose Chancellor proposes one."""
        self.round(chancellor, discard)
        self._do(ProposeVeto())
        self._do(AnswerVeto(consent))
        if not consent:
            self._do(Enact(Policy(enact)))

    def power(self, target: Seat | None) -> None:
        if target is None:
            self._do(EndPeek())
            return
        kinds: dict[Phase, type[Investigate | CallSpecialElection | Execute]] = {
            Phase.INVESTIGATE: Investigate,
            Phase.SPECIAL_ELECTION: CallSpecialElection,
            Phase.EXECUTE: Execute,
        }
        self._do(kinds[self.sitting.view.phase](target))

    def drew(self, number: int, seat: Seat, told: str) -> None:
        self.sitting.do(ClaimEntry(Claim(Occasion(number, seat, ClaimKind.DREW), cards(told))))

    def received(self, number: int, seat: Seat, told: str) -> None:
        self.sitting.do(ClaimEntry(Claim(Occasion(number, seat, ClaimKind.RECEIVED), cards(told))))

    def peeked(self, number: int, seat: Seat, told: str) -> None:
        self.sitting.do(ClaimEntry(Claim(Occasion(number, seat, ClaimKind.PEEKED), cards(told))))

    def saw(self, number: int, seat: Seat, target: Seat, party: Party) -> None:
        occasion = Occasion(number, seat, ClaimKind.SAW_PARTY, target)
        self.sitting.do(ClaimEntry(Claim(occasion, party=party)))

    def finished(self) -> FinishedGame:
        return self.sitting.finished()

    def story(self) -> GameReview:
        return told(self.finished())

    def _do(self, action: Action) -> None:
        (seat,) = self.sitting.view.on_move
        self.sitting.do(ActionEntry(seat, action))


def told(game: FinishedGame) -> GameReview:
    """Return the review with the table's readings complete."""
    story = GameReview(game)
    while story.advance(1000):
        pass
    return story


def before_a_veto() -> LaidGame:
    """Five Fascist Policies, seats 2, 3 and 4 alive; seat 2 draws three Fascist ones."""
    game = LaidGame("LLLFH", "FFFFFFFFLFFLFLL", again="FFFFFFLLLLLL")
    game.round(1, "F", "F")
    game.round(2, "F", "F")
    game.round(0, "L", "F")
    game.round(1, "L", "F", target=0)
    game.round(2, "L", "F", target=1)
    return game
