"""The screen that the window should show, from what is public and where the screen is.

The screen stays on the table until it is passed round (`Situation.passing_round`): then it goes from hand to
hand until there is something that everyone must see. So everyone looks at a vote, an enacted policy or a
refused veto together before the next private page opens. A deed of the player who has the screen waits behind
a neutral page (`ReturnScreen`) until someone reveals it.

Players with a phone are elsewhere (`Situation.elsewhere`): the screen isn't handed over for them, and names
the seats it waits for (`PromptKind.ON_PHONES`). Public choices can be made here, too.

Seats of bots (`Situation.bots`) are elsewhere as well, and no one can choose for them (`PromptKind.ON_BOTS`).
A player who practises alone among bots (`Situation.alone`) keeps the screen.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from shgui.engine import actions
from shgui.engine.events import (
    ChancellorNominated,
    Event,
    GameBegan,
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesPassed,
    PoliciesPeeked,
    PolicyEnacted,
    SpecialElectionCalled,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VotesRevealed,
)
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.table.options import Voting
from shgui.table.private_tasks import PrivateTask, TaskKind, list_private_tasks
from shgui.table.public_choices import Choice
from shgui.table.seating import Player


class PromptKind(StrEnum):
    """A question of the table page. Each has one answer button, unless phones or bots answer."""

    phase: Phase | None
    """The phase that asks for this at the table, if there is one."""
    choice: Callable[[Seat], Choice] | None
    """The action on the chosen seat; None where the answer is no seat."""

    def __new__(
        cls, code: str, phase: Phase | None = None, choice: Callable[[Seat], Choice] | None = None
    ) -> Self:
        ask = str.__new__(cls, code)
        ask._value_ = code
        ask.phase = phase
        ask.choice = choice
        return ask

    NOMINATE = "nominate", Phase.NOMINATE, actions.Nominate
    COUNT_HANDS = "count_hands", Phase.VOTE
    OPEN_BALLOTS = "open_ballots"
    """Everyone has talked; the ballots go round (`Situation.passing_round`)."""
    ANSWER_VETO = "answer_veto", Phase.VETO_ANSWER
    INVESTIGATE = "investigate", Phase.INVESTIGATE, actions.Investigate
    SPECIAL_ELECTION = "special_election", Phase.SPECIAL_ELECTION, actions.CallSpecialElection
    EXECUTE = "execute", Phase.EXECUTE, actions.Execute
    HAND_OVER = "hand_over"
    """Everyone has seen what happened; the screen goes to `seat` for `purpose`."""
    ON_PHONES = "on_phones"
    """No question: phones do what is due for `purpose`."""
    ON_BOTS = "on_bots"
    """No question: bots do what is due."""
    FINISH = "finish"
    """The game is over; the roles turn on the next page."""


@dataclass(frozen=True, slots=True)
class HomeScreen:
    pass


@dataclass(frozen=True, slots=True)
class FingerprintScreen:
    """Nothing is dealt yet: everyone sees the fingerprint, and may type in words for the seed."""


@dataclass(frozen=True, slots=True)
class TableScreen:
    ask: PromptKind
    seat: Seat | None = None
    """The seat that decides; None where all do."""
    purpose: TaskKind | None = None


@dataclass(frozen=True, slots=True)
class HandOverScreen:
    seat: Seat
    purpose: TaskKind


@dataclass(frozen=True, slots=True)
class ReturnScreen:
    """The screen goes back to the table. Until it is there, nothing shows that everyone must see."""

    on_stage: bool = False
    """Everyone sees it on a second screen, and this one waits until that is done."""
    reveals: bool = field(default=True, compare=False)
    """False after an investigation: everyone knows who was investigated, and the party stays secret."""


@dataclass(frozen=True, slots=True)
class EndScreen:
    pass


Screen = HomeScreen | FingerprintScreen | TableScreen | HandOverScreen | ReturnScreen | EndScreen


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything open at a table that its public log doesn't hold."""

    voting: Voting = Voting.HANDS
    unseen: frozenset[Seat] = frozenset()
    """Seats that haven't confirmed their first look at the role, or at the party they investigated."""
    newcomers: frozenset[Seat] = frozenset()
    """Seats whose stand-in hasn't confirmed the first look at the role."""
    elsewhere: frozenset[Seat] = frozenset()
    """Seats that have a phone or are a bot's."""
    bots: frozenset[Seat] = frozenset()
    alone: Seat | None = None
    """The seat of the only person at the table, without a phone; None at all other tables."""
    asked: HandOverScreen | None = None
    """A private page that a player asked for: to see the own role again, or to change a ballot."""
    passing_round: bool = False
    return_screen: ReturnScreen | None = None
    """Set while something waits that everyone must see, done with the screen in one player's hands."""
    roles_revealed: bool = False
    """Everyone has seen the last act, and the roles turn."""
    players: tuple[Player, ...] = ()
    claims: bool = False
    """Whether claims are noted."""
    discussion_seconds: int | None = None
    next_voting: Voting = Voting.HANDS
    """The way of voting from the next round on."""
    phones: frozenset[Seat] = frozenset()
    """Seats that have a phone."""
    away: frozenset[Seat] = frozenset()
    """Those whose phone can't be reached just now."""
    phones_open: bool = False
    """Whether a phone can come to the table."""


PROMPT_OF_PHASE: Mapping[str, PromptKind] = {ask.phase: ask for ask in PromptKind if ask.phase is not None}
"""The question that each phase asks at the table, by its code."""


def find_due_screen(view: PlayerView, situation: Situation) -> Screen:
    """Return the screen for the newest public view of a game."""
    if was_ended_early(view):
        return EndScreen()
    if situation.return_screen is not None:
        return situation.return_screen
    if situation.asked is not None:
        return situation.asked
    due = _list_due_tasks(view, situation)
    private = next(
        (HandOverScreen(*moment) for moment in due if moment.seat not in situation.elsewhere), None
    )
    if private is not None and not (situation.alone is not None and private.purpose is TaskKind.BALLOT):
        return _build_private_screen(private, situation)
    if due and not (due[0].purpose is TaskKind.BALLOT and list_thumb_voters(view, situation.elsewhere)):
        on_bots = all(moment.seat in situation.bots for moment in due)
        return TableScreen(PromptKind.ON_BOTS if on_bots else PromptKind.ON_PHONES, None, due[0].purpose)
    if view.phase is Phase.OVER:
        return EndScreen() if situation.roles_revealed else TableScreen(PromptKind.FINISH)
    if view.phase is Phase.VOTE:
        return TableScreen(PromptKind.COUNT_HANDS)
    seat = view.on_move[0]
    return TableScreen(PromptKind.ON_BOTS if seat in situation.bots else PROMPT_OF_PHASE[view.phase], seat)


def _build_private_screen(private: HandOverScreen, situation: Situation) -> Screen:
    if situation.passing_round or situation.alone is not None:
        return private
    if private.purpose is TaskKind.BALLOT:
        return TableScreen(PromptKind.OPEN_BALLOTS)
    return TableScreen(PromptKind.HAND_OVER, private.seat, private.purpose)


def list_missing_elsewhere(view: PlayerView, situation: Situation) -> tuple[Seat, ...]:
    """Return the seats elsewhere that have something private to do, in the order of the table."""
    return tuple(
        moment.seat for moment in _list_due_tasks(view, situation) if moment.seat in situation.elsewhere
    )


def list_thumb_voters(view: PlayerView, elsewhere: frozenset[Seat]) -> tuple[Seat, ...]:
    """Return the seats at the screen that have no ballot in the box; all where everyone is there."""
    if elsewhere.isdisjoint(view.alive):
        return view.alive
    return tuple(seat for seat in view.alive if seat not in elsewhere and seat not in view.voted)


def was_ended_early(view: PlayerView) -> bool:
    """Return whether the game ended before anyone had won: there is no last act to look at."""
    return view.phase is Phase.OVER and view.outcome is None


def stays_with_players(events: Iterable[Event]) -> bool:
    """Return whether the screen may go on from hand to hand after these events."""
    return all(isinstance(event, PoliciesPassed) for event in events)


_STAGED = VotesRevealed | PolicyEnacted | VetoProposed | PlayerInvestigated
"""Deeds that one player can do in private and everyone must see. The end of a look is no news to anyone."""
_TOGETHER = _STAGED | VetoAgreed | VetoRefused | SpecialElectionCalled | PlayerExecuted
"""Deeds that everyone looks at together, whoever did them."""
_DEEDS = _TOGETHER | GameBegan | ChancellorNominated | PoliciesPassed | PoliciesPeeked
"""Deeds of players. All other events follow from them by themselves."""


def must_be_seen_by_all(events: Iterable[Event]) -> bool:
    """Return whether everyone must see some of these events, done in private, before the game goes on."""
    return any(isinstance(event, _STAGED) for event in events)


def reveals_anything(events: Iterable[Event]) -> bool:
    """Return whether the table learns something new when the screen is back on it."""
    return any(isinstance(event, _STAGED) and not isinstance(event, PlayerInvestigated) for event in events)


def any_seen_together(events: Iterable[Event]) -> bool:
    """Return whether no one may learn some of these events before everyone sees them."""
    return any(isinstance(event, _TOGETHER) for event in events)


def find_last_deed(history: Sequence[Event]) -> int:
    """Return the place where the last deed begins, with what followed from it."""
    return next((n for n in range(len(history) - 1, -1, -1) if isinstance(history[n], _DEEDS)), 0)


def find_last_performance(history: Sequence[Event]) -> int:
    """Return the place where the last performance begins: passed cards are performed with what follows."""
    start = find_last_deed(history)
    return start - 1 if start and isinstance(history[start - 1], PoliciesPassed) else start


def ends_together(history: Sequence[Event]) -> bool:
    """Return whether everyone looks at the last deed together."""
    return isinstance(history[find_last_deed(history)], _TOGETHER)


def ends_in_private(history: Sequence[Event], voting: Voting) -> bool:
    """Return whether one player did the last deed alone with the screen, and everyone must see it."""
    last = history[find_last_deed(history)]
    return voting is Voting.BALLOTS if isinstance(last, VotesRevealed) else isinstance(last, _STAGED)


def _list_due_tasks(view: PlayerView, situation: Situation) -> tuple[PrivateTask, ...]:
    return list_private_tasks(
        view, situation.voting, situation.unseen, situation.newcomers, situation.elsewhere
    )
