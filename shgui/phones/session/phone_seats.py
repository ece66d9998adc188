"""The seats of one game that are on phones: what each is asked, and what it does there. A phone acts through
the same methods of the table as the screen, and only where its seat has an open task.

Each task of a seat has a number, which the phone sends back with its request. Numbers count what that one
seat was asked, so they tell nothing of other seats. They start at random: a request that was meant for a
program that has been restarted since fits no task of this one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from random import Random
from typing import NamedTuple

from shgui.engine.types import Phase, Seat
from shgui.phones.messages.build_claims import find_occasion, parse_claim
from shgui.phones.session.phone_status import PhoneKey
from shgui.presentation.open_tasks import OpenTask, list_open_tasks
from shgui.presentation.private_hand import PrivateHand
from shgui.presentation.scenes import PrivateView, TableScene
from shgui.table.answers import Accepted, Answer
from shgui.table.log_lines import find_standing_claim, list_occasions
from shgui.table.private_tasks import BALLOTS, TaskKind
from shgui.table.public_choices import PublicChoice, list_public_choices
from shgui.table.table import Table

_FIRST_FROM, _FIRST_TO = 10**9, 2 * 10**9
"""The range of the first task's number: all numbers have as many digits."""


class RequestProblem(StrEnum):
    OVER_ALREADY = "over_already"
    """The task isn't open any more: most likely it was done at the screen."""
    NOT_LOOKED = "not_looked"
    """The hand wasn't opened yet, so the player can't know what there is to choose from."""
    NO_SUCH_THING = "no_such_thing"
    """Our page never sends this."""


Outcome = Answer | RequestProblem


class OpenPhoneHand(NamedTuple):
    """An open hand, secret: a message is built of it at once, and no one keeps it."""

    number: int
    kind: TaskKind
    secret: PrivateView
    order: tuple[int, ...]
    """By place on the phone: which card of the hand lies there, or which of `BALLOTS`."""


@dataclass
class SeatPrompts:
    """The tasks of one seat on its phone, and how far its player has come with them."""

    chance: Random
    task: OpenTask | None = None
    task_number: int = 0
    decision: object = None
    """The seat's decision in front of everyone, from `OpenTasks.public`; None while it has none."""
    decision_number: int = 0
    order: tuple[int, ...] = ()
    """By place: which card of the hand lies there, once the hand has been opened."""
    was_opened: bool = False
    is_open: bool = False
    """The hand is open, as far as the phone has said."""
    is_acting: bool = False
    """This phone is submitting the decision just now."""
    was_decided_elsewhere: bool = False
    """Someone else has submitted the seat's decision, and its phone doesn't know yet."""

    def __post_init__(self) -> None:
        self._numbers = count(self.chance.randrange(_FIRST_FROM, _FIRST_TO) + 1)

    def update(self, task: OpenTask | None, decision: object) -> bool:
        """Take over what the seat is asked now; return whether a hand was open for a task that is over."""
        was_open = False
        if _get_task_identity(task) != _get_task_identity(self.task):
            was_open = self.is_open
            self.task_number = next(self._numbers)
            self.order, self.was_opened, self.is_open = (), False, False
        if decision != self.decision:
            self.decision_number = next(self._numbers)
            self.was_decided_elsewhere = decision is None and not self.is_acting
        self.task, self.decision = task, decision
        return was_open

    def open(self, cards: int) -> None:
        """Open the hand. Cards to choose from are shuffled once and then keep their places."""
        if not self.was_opened:
            order = list(range(cards))
            if self.task is not None and self.task.kind.is_choice:
                self.chance.shuffle(order)
            self.order = tuple(order)
        self.was_opened = self.is_open = True


def _get_task_identity(task: OpenTask | None) -> object:
    return None if task is None else (task.kind, task.about)


class PhoneSeats:
    def __init__(self, table: Table, seats: Mapping[Seat, PhoneKey], chance: Random) -> None:
        self.table = table
        self.revealed: TableScene | None = None
        """What everyone has seen on the main screen; None while nothing of the game shows."""
        self.seats: dict[Seat, PhoneKey] = {}
        self._chance = chance
        self._prompts: dict[Seat, SeatPrompts] = {}
        self._role_hands: dict[Seat, PrivateHand] = {}
        for seat, phone in seats.items():
            self.sit(seat, phone)

    # Who sits where

    def find_seat(self, phone: PhoneKey) -> Seat | None:
        return next((seat for seat, each in self.seats.items() if each == phone), None)

    def sit(self, seat: Seat, phone: PhoneKey) -> None:
        """Move the seat to this phone. What was open on another one is closed."""
        self.unseat(seat)
        self.seats[seat] = phone
        self._prompts[seat] = SeatPrompts(self._chance)
        self._role_hands[seat] = PrivateHand(self.table, seat, TaskKind.ROLE)

    def unseat(self, seat: Seat) -> PhoneKey | None:
        """Move the seat back to the screen; return the phone that had it."""
        self._role_hands.pop(seat, None)
        self._prompts.pop(seat, None)
        return self.seats.pop(seat, None)

    @property
    def is_over(self) -> bool:
        return not self.table.may_add_words and self.table.view(None).phase is Phase.OVER

    def change_language(self, seat: Seat, language: str) -> Outcome:
        """Change the seat's language; do nothing if it is this one already, or no game is running."""
        if self.table.may_add_words or self.is_over or self.table.players[seat].language == language:
            return Accepted()
        return self.table.change_language(seat, language)

    # What is asked

    def update(self) -> tuple[Seat, ...]:
        """Take over what each seat is asked now; return the seats whose open hand is over."""
        seen = None if self.revealed is None else self.revealed.view.history
        tasks = list_open_tasks(self.table, seen, self.seats)
        return tuple(
            seat
            for seat, prompts in self._prompts.items()
            if prompts.update(tasks.private.get(seat), tasks.public.get(seat))
        )

    def task(self, seat: Seat) -> tuple[int, OpenTask] | None:
        """The number of the seat's private task, and the task."""
        prompts = self._prompts[seat]
        return None if prompts.task is None else (prompts.task_number, prompts.task)

    def decision(self, seat: Seat) -> tuple[int, tuple[PublicChoice, ...]] | None:
        """The number of what the seat decides in front of everyone, and its choices."""
        prompts = self._prompts[seat]
        if prompts.decision is None:
            return None
        return prompts.decision_number, list_public_choices(self.table, seat)

    def public(self, away: frozenset[Seat]) -> TableScene | None:
        """Return what all phones show of the table; None while the screen shows nothing of it."""
        revealed, table = self.revealed, self.table
        if revealed is None or table.may_add_words:
            return None
        seen = list_occasions(revealed.view.history)
        return TableScene(
            view=revealed.view,
            names=tuple(player.name for player in table.players),
            chronicle=revealed.chronicle,
            occasions=tuple(each for each in table.occasions if each in seen),
            awaited=table.newcomers or table.unseen,
            away=away,
            bots=table.bots,
        )

    def pop_decided_elsewhere(self, seat: Seat) -> bool:
        """Return whether someone else has just made the seat's decision; True only once."""
        prompts = self._prompts[seat]
        news, prompts.was_decided_elsewhere = prompts.was_decided_elsewhere, False
        return news

    # In private

    def open(self, seat: Seat, number: int) -> OpenPhoneHand | Outcome:
        """Open the seat's hand; the journal notes the look before this returns it."""
        task = self._find_open_task(seat, number)
        if task is None:
            return RequestProblem.OVER_ALREADY
        secret = self._get_private_hand(seat, task.kind).open()
        if not isinstance(secret, PrivateView):
            return secret
        if self._find_open_task(seat, number) is None:
            return RequestProblem.OVER_ALREADY
        prompts = self._prompts[seat]
        prompts.open(len(BALLOTS) if task.kind is TaskKind.BALLOT else len(secret.view.hand))
        return OpenPhoneHand(number, task.kind, secret, prompts.order)

    def has_open_hand(self, seat: Seat) -> bool:
        return self._prompts[seat].is_open

    def close(self, seat: Seat) -> None:
        self._prompts[seat].is_open = False

    def choose(self, seat: Seat, number: int, place: int) -> Outcome:
        task, prompts = self._find_open_task(seat, number), self._prompts[seat]
        if task is None:
            return RequestProblem.OVER_ALREADY
        if not task.kind.is_choice:
            return RequestProblem.NO_SUCH_THING
        if not prompts.was_opened:
            return RequestProblem.NOT_LOOKED
        if place >= len(prompts.order):
            return RequestProblem.NO_SUCH_THING
        prompts.is_open = False
        return self._get_private_hand(seat, task.kind).choose(prompts.order[place])

    def propose_veto(self, seat: Seat, number: int) -> Outcome:
        task = self._find_open_task(seat, number)
        if task is None:
            return RequestProblem.OVER_ALREADY
        if task.kind is not TaskKind.ENACT:
            return RequestProblem.NO_SUCH_THING
        return self._get_private_hand(seat, task.kind).propose_veto()

    def finish_looking(self, seat: Seat, number: int) -> Outcome:
        task, prompts = self._find_open_task(seat, number), self._prompts[seat]
        if task is None or not task.is_due:
            return RequestProblem.OVER_ALREADY
        if not prompts.was_opened:
            return RequestProblem.NOT_LOOKED
        prompts.is_open = False
        if task.kind.is_choice:
            return RequestProblem.NO_SUCH_THING
        return self._get_private_hand(seat, task.kind).finish_looking()

    # In front of everyone

    def act(self, seat: Seat, number: int, choice: int) -> Outcome:
        decision, prompts = self.decision(seat), self._prompts[seat]
        if decision is None or decision[0] != number:
            return RequestProblem.OVER_ALREADY
        choices = decision[1]
        if choice >= len(choices):
            return RequestProblem.NO_SUCH_THING
        prompts.is_acting = True
        try:
            return self.table.submit(seat, choices[choice].action)
        finally:
            prompts.is_acting = False

    def claim(self, seat: Seat, number: int, faces: Sequence[int]) -> Outcome:
        public = self._build_scene_for_claims(seat)
        if public is None or find_occasion(public, seat, number) is None:
            return RequestProblem.OVER_ALREADY
        claimed = parse_claim(public, seat, number, faces)
        if claimed is None:
            return RequestProblem.NO_SUCH_THING
        if find_standing_claim(self.table.chronicle, claimed.occasion) == claimed:
            # A phone sends a claim again if the answer got lost on the way.
            return Accepted()
        return self.table.note_claim(claimed)

    def withdraw(self, seat: Seat, number: int) -> Outcome:
        public = self._build_scene_for_claims(seat)
        occasion = None if public is None else find_occasion(public, seat, number)
        return RequestProblem.OVER_ALREADY if occasion is None else self.table.withdraw_claim(occasion)

    def _build_scene_for_claims(self, seat: Seat) -> TableScene | None:
        """Return the public table; None for executed players, who make no claims."""
        public = self.public(frozenset())
        return public if public is not None and seat in public.view.alive else None

    def _find_open_task(self, seat: Seat, number: int) -> OpenTask | None:
        prompts = self._prompts[seat]
        if prompts.task is None or prompts.task_number != number:
            return None
        # A vote that is counted can't be changed, even if not everyone has seen it yet.
        is_counted = prompts.task.kind is TaskKind.BALLOT and self.table.view(None).phase is not Phase.VOTE
        return None if is_counted else prompts.task

    def _get_private_hand(self, seat: Seat, kind: TaskKind) -> PrivateHand:
        # The role's hand is kept: it knows whether the role was opened on this phone a moment ago.
        return self._role_hands[seat] if kind is TaskKind.ROLE else PrivateHand(self.table, seat, kind)
