"""Decides which screen the window shows, from what is public and where the screen is. No Qt in here.

The screen lies on the table until somebody lets it go (`Situation.passing_round`): then it passes from
hand to hand until there is something that the whole table must see. So a vote, an enacted policy or a refused
veto is always looked at together before the next private page opens. What one player did with the screen in
hand waits behind a neutral page (`ReturnScreen`) until somebody reveals it.

Players with a phone are elsewhere (`Situation.elsewhere`): the screen isn't handed to anyone for them,
and says whom it waits for (`PromptKind.ON_PHONES`). Public choices can be made here, too.

Seats of bots (`Situation.bots`) are elsewhere as well, and nobody can choose for them
(`PromptKind.ON_BOTS`). A player who practises alone among bots (`Situation.alone`) keeps the screen.
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
from shgui.table.private_tasks import PrivateTask, TaskKind, private_moments
from shgui.table.public_choices import Choice


class PromptKind(StrEnum):
    """What the table page asks for. Every question has one answer button, what phones do has none."""

    phase: Phase | None
    """The phase that asks for this at the table, if there is one."""
    choice: Callable[[Seat], Choice] | None
    """What is done to the seat that is chosen; None where the answer is no seat."""

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
    """The table has talked; the ballots go round (`Situation.passing_round`)."""
    ANSWER_VETO = "answer_veto", Phase.VETO_ANSWER
    INVESTIGATE = "investigate", Phase.INVESTIGATE, actions.Investigate
    SPECIAL_ELECTION = "special_election", Phase.SPECIAL_ELECTION, actions.CallSpecialElection
    EXECUTE = "execute", Phase.EXECUTE, actions.Execute
    HAND_OVER = "hand_over"
    """Everybody has seen what happened; the screen goes to `seat` for `purpose`."""
    ON_PHONES = "on_phones"
    """Nothing: what is due for `purpose` is done on phones."""
    ON_BOTS = "on_bots"
    """Nothing: the program does what is due, in seats of its own."""
    FINISH = "finish"
    """The game is over; the roles turn on the next page."""


@dataclass(frozen=True, slots=True)
class HomeScreen:
    pass


@dataclass(frozen=True, slots=True)
class FingerprintScreen:
    """Nothing is dealt yet: the table sees the fingerprint, and may add words of its own."""


@dataclass(frozen=True, slots=True)
class TableScreen:
    ask: PromptKind
    seat: Seat | None = None
    """Who decides; None where all do."""
    purpose: TaskKind | None = None


@dataclass(frozen=True, slots=True)
class HandOverScreen:
    seat: Seat
    purpose: TaskKind


@dataclass(frozen=True, slots=True)
class ReturnScreen:
    """The screen goes back to the table; until it lies there, nothing shows of what all must see."""

    on_stage: bool = False
    """All see it on a second screen, and this one waits until that is done."""
    reveals: bool = field(default=True, compare=False)
    """False after an investigation: everyone knows who was investigated, and the party stays secret."""


@dataclass(frozen=True, slots=True)
class EndScreen:
    pass


Screen = HomeScreen | FingerprintScreen | TableScreen | HandOverScreen | ReturnScreen | EndScreen


@dataclass(frozen=True, slots=True)
class Situation:
    """What the engine doesn't know about an evening on one screen."""

    voting: Voting = Voting.HANDS
    unseen: frozenset[Seat] = frozenset()
    """Seats that have not yet confirmed their first look at the role, or the result of an investigation."""
    newcomers: frozenset[Seat] = frozenset()
    """Seats whose stand-in has not yet confirmed the first look at the role."""
    elsewhere: frozenset[Seat] = frozenset()
    """Seats that have a phone, or that the program plays."""
    bots: frozenset[Seat] = frozenset()
    """Seats that the program plays."""
    alone: Seat | None = None
    """The seat of the one person who plays, if nobody else does and nobody has a phone."""
    asked: HandOverScreen | None = None
    """Somebody wants to look at the own role again, or to change a ballot."""
    passing_round: bool = False
    return_screen: ReturnScreen | None = None
    """Something waits that all must see, and was brought about with the screen in one player's hands."""
    roles_revealed: bool = False
    """The table has seen the last act."""


ASKED: Mapping[str, PromptKind] = {ask.phase: ask for ask in PromptKind if ask.phase is not None}
"""What each phase asks for at the table, by its code."""


def due_screen(view: PlayerView, situation: Situation) -> Screen:
    """What to show for the public view of a game."""
    if ended_by_table(view):
        return EndScreen()
    if situation.return_screen is not None:
        return situation.return_screen
    if situation.asked is not None:
        return situation.asked
    due = _due(view, situation)
    private = next(
        (HandOverScreen(*moment) for moment in due if moment.seat not in situation.elsewhere), None
    )
    if private is not None and not (situation.alone is not None and private.purpose is TaskKind.BALLOT):
        return _in_private(private, situation)
    if due and not (due[0].purpose is TaskKind.BALLOT and thumbs_to_count(view, situation.elsewhere)):
        on_bots = all(moment.seat in situation.bots for moment in due)
        return TableScreen(PromptKind.ON_BOTS if on_bots else PromptKind.ON_PHONES, None, due[0].purpose)
    if view.phase is Phase.OVER:
        return EndScreen() if situation.roles_revealed else TableScreen(PromptKind.FINISH)
    if view.phase is Phase.VOTE:
        return TableScreen(PromptKind.COUNT_HANDS)
    seat = view.on_move[0]
    return TableScreen(PromptKind.ON_BOTS if seat in situation.bots else ASKED[view.phase], seat)


def _in_private(private: HandOverScreen, situation: Situation) -> Screen:
    if situation.passing_round or situation.alone is not None:
        return private
    if private.purpose is TaskKind.BALLOT:
        return TableScreen(PromptKind.OPEN_BALLOTS)
    return TableScreen(PromptKind.HAND_OVER, private.seat, private.purpose)


def missing_elsewhere(view: PlayerView, situation: Situation) -> tuple[Seat, ...]:
    """Of whom something private is due that isn't done at the screen, in the order of the table."""
    return tuple(moment.seat for moment in _due(view, situation) if moment.seat in situation.elsewhere)


def thumbs_to_count(view: PlayerView, elsewhere: frozenset[Seat]) -> tuple[Seat, ...]:
    """Whose thumbs are counted: those at the screen who have no ballot in the box; all where everybody is
    there.
    """
    if elsewhere.isdisjoint(view.alive):
        return view.alive
    return tuple(seat for seat in view.alive if seat not in elsewhere and seat not in view.voted)


def ended_by_table(view: PlayerView) -> bool:
    """Before anybody had won: there is no last act for all to look at."""
    return view.phase is Phase.OVER and view.outcome is None


def stays_with_players(events: Iterable[Event]) -> bool:
    """Return whether the screen may go on from hand to hand after these events."""
    return all(isinstance(event, PoliciesPassed) for event in events)


_STAGED = VotesRevealed | PolicyEnacted | VetoProposed | PlayerInvestigated
"""What one player can bring about in private and all must see. That a look is over is no news to anybody."""
_TOGETHER = _STAGED | VetoAgreed | VetoRefused | SpecialElectionCalled | PlayerExecuted
"""What all look at together, whoever did it."""
_DEEDS = _TOGETHER | GameBegan | ChancellorNominated | PoliciesPassed | PoliciesPeeked
"""What somebody did. All other events follow from it by themselves."""


def must_be_seen_by_all(events: Iterable[Event]) -> bool:
    """Whether there is something among what was done in private that belongs on the table first."""
    return any(isinstance(event, _STAGED) for event in events)


def reveals_anything(events: Iterable[Event]) -> bool:
    """Return whether the table learns something new when the screen is back on it."""
    return any(isinstance(event, _STAGED) and not isinstance(event, PlayerInvestigated) for event in events)


def looked_at_together(events: Iterable[Event]) -> bool:
    """Whether there is something that nobody learns before all see it."""
    return any(isinstance(event, _TOGETHER) for event in events)


def last_deed(history: Sequence[Event]) -> int:
    """Where what was done last begins: the deed, and behind it what followed."""
    return next((n for n in range(len(history) - 1, -1, -1) if isinstance(history[n], _DEEDS)), 0)


def last_told(history: Sequence[Event]) -> int:
    """Where what the table looks at last begins: cards that were passed before it are seen with it."""
    start = last_deed(history)
    return start - 1 if start and isinstance(history[start - 1], PoliciesPassed) else start


def ends_together(history: Sequence[Event]) -> bool:
    """Whether what was done last is looked at by all together."""
    return isinstance(history[last_deed(history)], _TOGETHER)


def ends_in_private(history: Sequence[Event], voting: Voting) -> bool:
    """Whether the last thing that was done was done by one player alone with the screen, and shows."""
    last = history[last_deed(history)]
    return voting is Voting.BALLOTS if isinstance(last, VotesRevealed) else isinstance(last, _STAGED)


def _due(view: PlayerView, situation: Situation) -> tuple[PrivateTask, ...]:
    return private_moments(view, situation.voting, situation.unseen, situation.newcomers, situation.elsewhere)
