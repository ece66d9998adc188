"""The seats of one game that are on phones: what each is asked, and what it does there.

Nothing here is told to anybody; whoever leads the phones asks what it is. A phone does the same things by the
same doors of the table as the screen, and nothing but what its seat is asked.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from random import Random
from typing import NamedTuple

from shgui.engine.actions import Action, Discard, Enact, ProposeVeto, Vote
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.build_claims import claim_of, occasion_of
from shgui.phones.session.phone_status import PhoneKey, ShownTable
from shgui.phones.session.seat_prompts import Due, PublicChoices, SeatPrompts, asked_of
from shgui.presentation.scenes import TableScene
from shgui.table.answers import Accepted, Answer
from shgui.table.log_lines import StandInSat, occasions, standing_claim
from shgui.table.private_tasks import TaskKind, ends_slips
from shgui.table.role_showings import LastShown
from shgui.table.table import Table

BALLOTS = (True, False)
"""By the number of each in an `PhoneHand`'s order."""


class RequestProblem(StrEnum):
    OVER_ALREADY = "over_already"
    """It isn't asked any more: somebody has done it, most likely at the screen."""
    NOT_LOOKED = "not_looked"
    """Nobody has seen yet what is to be chosen from."""
    NO_SUCH_THING = "no_such_thing"
    """No page of ours says this."""


Outcome = Answer | RequestProblem


class PhoneHand(NamedTuple):
    """What stands in an open hand. Nobody keeps it."""

    number: int
    """Of its moment."""
    due: Due
    view: PlayerView
    order: tuple[int, ...]
    """By place: which card of the hand; of the ballots, which of `BALLOTS`."""
    last_shown: LastShown | None
    """When the role was last opened before."""


class PhoneSeats:
    def __init__(self, table: Table, seats: Mapping[Seat, PhoneKey], chance: Random) -> None:
        self.table = table
        self.shown: ShownTable | None = None
        self._chance = chance
        self._seats = dict(seats)
        self._moments = {seat: SeatPrompts(chance) for seat in seats}
        self._roles: dict[Seat, LastShown | None] = {}
        """Whose role was opened on this phone, and when it had been opened before."""

    # Who sits where

    @property
    def seats(self) -> Mapping[Seat, PhoneKey]:
        return self._seats

    def seat_of(self, phone: PhoneKey) -> Seat | None:
        return next((seat for seat, there in self._seats.items() if there == phone), None)

    def sit(self, seat: Seat, phone: PhoneKey) -> None:
        """From now on it is this phone that has the seat. What was open before isn't any more."""
        self.unseat(seat)
        self._seats[seat] = phone
        self._moments[seat] = SeatPrompts(self._chance)

    def unseat(self, seat: Seat) -> PhoneKey | None:
        """Back to the screen; the answer is whose it was."""
        self._roles.pop(seat, None)
        self._moments.pop(seat, None)
        return self._seats.pop(seat, None)

    @property
    def is_over(self) -> bool:
        return not self.table.may_add_words and self.table.view(None).phase is Phase.OVER

    def taken_over(self, seat: Seat) -> bool:
        """Whether somebody else sat here before."""
        return any(isinstance(line, StandInSat) and line.seat == seat for line in self.table.chronicle)

    def speak(self, seat: Seat, language: str) -> Outcome:
        """A change that the chronicle keeps; nothing where the seat reads so already, or nobody plays on."""
        if self.table.may_add_words or self.is_over or self.table.players[seat].language == language:
            return Accepted()
        return self.table.change_language(seat, language)

    # What is asked

    def turn(self) -> tuple[Seat, ...]:
        """To what is asked now; the answer is whose open hand isn't asked for any more."""
        asked = asked_of(self.table, self.shown, self._seats)
        return tuple(
            seat
            for seat, moments in self._moments.items()
            if moments.turn(asked.hands.get(seat), asked.acts.get(seat))
        )

    def hand(self, seat: Seat) -> tuple[int, Due] | None:
        """The number of its moment, and what it is."""
        moments = self._moments[seat]
        return None if moments.hand is None else (moments.hand_number, moments.hand)

    def acts(self, seat: Seat) -> tuple[int, PublicChoices] | None:
        moments = self._moments[seat]
        return None if moments.acts is None else (moments.acts_number, moments.acts)

    def public(self, away: frozenset[Seat]) -> TableScene | None:
        """Return what all phones show of the table; None while the screen shows nothing of it."""
        shown, table = self.shown, self.table
        if shown is None or table.may_add_words:
            return None
        seen = occasions(shown.view.history)
        return TableScene(
            # The roles turn on the screen first.
            view=shown.view if shown.turned else replace(shown.view, roles=None),
            names=tuple(player.name for player in table.players),
            chronicle=shown.chronicle,
            occasions=tuple(each for each in table.occasions if each in seen),
            awaited=table.newcomers or table.unseen,
            away=away,
            bots=table.bots,
        )

    def done_by_others(self, seat: Seat) -> bool:
        """Whether somebody else has just done what this seat was asked before all eyes; told once."""
        moments = self._moments[seat]
        done, moments.done_by_others = moments.done_by_others, False
        return done

    # In private

    def open(self, seat: Seat, number: int) -> Outcome:
        """The table notes that a secret shows, before it does."""
        due = self._due(seat, number)
        if due is None:
            return RequestProblem.OVER_ALREADY
        noted = self._note(seat, due.purpose)
        if not isinstance(noted, Accepted):
            return noted
        if self._due(seat, number) is None:
            # Somebody has heard of it, and acted: then nobody is asked for this any more.
            return RequestProblem.OVER_ALREADY
        view = self.table.view(seat)
        self._moments[seat].look(2 if due.purpose is TaskKind.BALLOT else len(view.hand))
        return noted

    def opening(self, seat: Seat) -> PhoneHand | None:
        """What lies open in this hand; to be asked right after `open`."""
        moments = self._moments[seat]
        if moments.hand is None or not moments.open:
            return None
        last_shown = self._roles.get(seat) if moments.hand.purpose is TaskKind.ROLE else None
        view = self.table.view(seat)
        return PhoneHand(moments.hand_number, moments.hand, view, moments.order, last_shown)

    def has_open_hand(self, seat: Seat) -> bool:
        return self._moments[seat].open

    def close(self, seat: Seat) -> Outcome:
        self._moments[seat].open = False
        return Accepted()

    def choose(self, seat: Seat, number: int, place: int) -> Outcome:
        due, moments = self._due(seat, number), self._moments[seat]
        if due is None:
            return RequestProblem.OVER_ALREADY
        if due.purpose not in (TaskKind.BALLOT, TaskKind.DISCARD, TaskKind.ENACT):
            return RequestProblem.NO_SUCH_THING
        if not moments.looked:
            return RequestProblem.NOT_LOOKED
        if place >= len(moments.order):
            return RequestProblem.NO_SUCH_THING
        moments.open = False
        return self.table.submit(seat, self._chosen(seat, due.purpose, moments.order[place]))

    def propose_veto(self, seat: Seat, number: int) -> Outcome:
        due = self._due(seat, number)
        if due is None:
            return RequestProblem.OVER_ALREADY
        return (
            self.table.submit(seat, ProposeVeto())
            if due.purpose is TaskKind.ENACT
            else RequestProblem.NO_SUCH_THING
        )

    def finish_looking(self, seat: Seat, number: int) -> Outcome:
        """Role, party or the top of the deck has been seen."""
        due = self._due(seat, number)
        if due is None or not due.asked:
            return RequestProblem.OVER_ALREADY
        if not self._moments[seat].looked:
            return RequestProblem.NOT_LOOKED
        self._moments[seat].open = False
        if due.purpose.seen is not None:
            return self.table.submit(seat, due.purpose.seen)
        if due.purpose in (TaskKind.ROLE, TaskKind.PARTY):
            return self.table.secret_shown(seat)
        return RequestProblem.NO_SUCH_THING

    # Before all eyes

    def act(self, seat: Seat, number: int, choice: int) -> Outcome:
        asked = self.acts(seat)
        if asked is None or asked[0] != number:
            return RequestProblem.OVER_ALREADY
        acts, moments = asked[1].acts, self._moments[seat]
        if choice >= len(acts):
            return RequestProblem.NO_SUCH_THING
        moments.acts_itself = True
        try:
            return self.table.submit(seat, acts[choice].action)
        finally:
            moments.acts_itself = False

    def claim(self, seat: Seat, number: int, faces: Sequence[int]) -> Outcome:
        public = self._may_claim(seat)
        if public is None or occasion_of(public, seat, number) is None:
            return RequestProblem.OVER_ALREADY
        claimed = claim_of(public, seat, number, faces)
        if claimed is None:
            return RequestProblem.NO_SUCH_THING
        if standing_claim(self.table.chronicle, claimed.occasion) == claimed:
            # A phone sends a claim again whose answer got lost on the way.
            return Accepted()
        return self.table.note_claim(claimed)

    def withdraw(self, seat: Seat, number: int) -> Outcome:
        public = self._may_claim(seat)
        occasion = None if public is None else occasion_of(public, seat, number)
        return RequestProblem.OVER_ALREADY if occasion is None else self.table.withdraw_claim(occasion)

    def _may_claim(self, seat: Seat) -> TableScene | None:
        """Executed players tell the table nothing."""
        public = self.public(frozenset())
        return public if public is not None and seat in public.view.alive else None

    def _due(self, seat: Seat, number: int) -> Due | None:
        hand = self.hand(seat)
        if hand is None or hand[0] != number:
            return None
        # A vote that is counted and not shown yet can't be changed.
        counted = hand[1].purpose is TaskKind.BALLOT and self.table.view(None).phase is not Phase.VOTE
        return None if counted else hand[1]

    def _note(self, seat: Seat, purpose: TaskKind) -> Answer:
        """A role that is let go and held anew on the same phone shows once."""
        if purpose is not TaskKind.ROLE:
            return self.table.secret_shown(seat) if ends_slips(purpose) else Accepted()
        before = self.table.last_shown(seat)
        if seat in self._roles and before is not None and before.just_now:
            return Accepted()
        answer = self.table.role_shown(seat)
        if isinstance(answer, Accepted):
            self._roles[seat] = before
        return answer

    def _chosen(self, seat: Seat, purpose: TaskKind, card: int) -> Action:
        if purpose is TaskKind.BALLOT:
            return Vote(BALLOTS[card])
        policy = self.table.view(seat).hand[card]
        return Discard(policy) if purpose is TaskKind.DISCARD else Enact(policy)
