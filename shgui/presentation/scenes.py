"""Scenes: everything that the pages of a game show, as plain data without texts.

A page never sees the table. It emits requests (`shgui.presentation.requests`) by its signal `wanted`, and the
session shows what has become of the table. `PrivateView` alone holds secrets; the hand-over page drops it
when the hand is closed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from shgui.engine.components import HITLER_ZONE, LIBERAL_SPACES, VETO_ZONE
from shgui.engine.editions import OFFICIAL
from shgui.engine.errors import Refusal
from shgui.engine.events import ChancellorNominated, ChaosBroke, Event, GameEnded, PolicyEnacted
from shgui.engine.types import Office, Outcome, Phase, Policy, Power, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.screens import HandOverScreen, PromptKind, Screen, TableScreen
from shgui.presentation.selection import Selection
from shgui.table.log_lines import ClaimNoted, Line, Occasion, Remarked, TableLine
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.public_facts import (
    find_cleared_seats,
    find_missed_phones,
    find_revealed_hitler,
    get_office,
    is_before_election,
    list_open_occasions,
    list_open_votes,
)
from shgui.table.role_showings import LastShowing


@dataclass(frozen=True, slots=True)
class InFlight:
    """Things that an animation moves just now: they are missing from their places."""

    ballots: bool = False
    placards: bool = False
    discards: bool = False
    marker: bool = False
    on_move: tuple[Seat, ...] | None = None
    """Whose move it shows already while nobody waits for the animation; None where all do."""


@dataclass(frozen=True, slots=True)
class SeatScene:
    """Everything that all players see of a seat."""

    number: int
    name: str
    edition: str = OFFICIAL
    office: Office | None = None
    proposed: bool = False
    """The office isn't elected yet."""
    limited: Office | None = None
    """The office that bars this seat from the Chancellor's."""
    dead: bool = False
    has_voted: bool = False
    """A ballot is in, or lies there face down."""
    vote: bool | None = None
    """This seat's vote, while the last votes lie open."""
    on_move: bool = False
    investigated: bool = False
    cleared: bool = False
    """Everyone knows that this isn't Hitler."""
    hitler: bool = False
    """The end has named this seat as Hitler."""
    away: bool = False
    """Its phone can't be reached just now."""
    bot: bool = False
    choosable: bool = False
    selected: bool = False
    refusal: Refusal | None = None
    """The reason why it can't be chosen, where others can."""

    @property
    def is_known(self) -> bool:
        """Whether there is something that everyone knows of its player from now on."""
        return self.hitler or self.cleared or self.investigated


@dataclass(frozen=True, slots=True)
class SpaceScene:
    policy: Policy
    number: int
    last: int
    """The number of spaces of the board."""
    filled: bool
    power: Power | None
    """The President's power when a government fills this space."""
    fresh: bool = False
    """Its policy was enacted last, and nobody has been nominated since."""
    veto_possible: bool = False
    """It has unlocked the veto."""

    @property
    def wins(self) -> bool:
        return self.number == self.last

    @property
    def unlocks_veto(self) -> bool:
        return self.policy is Policy.FASCIST and self.number == VETO_ZONE

    @property
    def begins_hitler_zone(self) -> bool:
        """Once it is filled, Hitler as Chancellor wins."""
        return self.policy is Policy.FASCIST and self.number == HITLER_ZONE


@dataclass(frozen=True, slots=True)
class BoardScene:
    policy: Policy
    spaces: tuple[SpaceScene, ...]

    @property
    def enacted(self) -> int:
        return sum(space.filled for space in self.spaces)

    @property
    def veto_possible(self) -> bool:
        return any(space.veto_possible for space in self.spaces)


@dataclass(frozen=True, slots=True)
class CounterScene:
    """The tracker and both piles."""

    tracker: int
    draw_pile: int
    discard_pile: int
    marker_in_flight: bool = False
    discards_in_flight: bool = False


@dataclass(frozen=True, slots=True)
class PromptScene:
    """A question that the table asks."""

    kind: PromptKind | None = None
    """None where nothing is asked at the table."""
    seat: Seat | None = None
    """The player who decides, or takes the screen; None where all do."""
    task: TaskKind | None = None
    choices: tuple[Seat, ...] = ()
    refusals: Mapping[Seat, Refusal] = field(default_factory=dict)
    """The reasons why the other seats can't."""
    missing: tuple[Seat, ...] = ()
    """Seats whose private task is open and isn't done at the screen."""
    can_undo: bool = False

    def without_choices(self) -> "PromptScene":
        return replace(self, choices=(), refusals={})


def build_screen_prompt(screen: Screen) -> PromptScene:
    """Return what a screen asks at the table, before anything is known of choices."""
    match screen:
        case TableScreen(kind, seat, task):
            return PromptScene(kind, seat, task)
        case HandOverScreen(seat, task):
            return PromptScene(None, seat, task)
        case _:
            return PromptScene()


@dataclass(frozen=True, slots=True)
class TableScene:
    """All that the table page shows: public, whatever is asked."""

    view: PlayerView
    """The public view: `view.seat` is None."""
    names: tuple[str, ...]
    prompt: PromptScene = field(default_factory=PromptScene)
    events: tuple[Event, ...] = ()
    """Events since the last moment; only motion, sound and announcements follow from them."""
    voting: Voting = Voting.HANDS
    discussion_seconds: int | None = None
    chronicle: tuple[Line, ...] = ()
    claims: bool = False
    occasions: tuple[Occasion, ...] = ()
    announced: tuple[TableLine, ...] = ()
    """Lines since the last moment that no event shows: everyone is told of them."""
    languages: tuple[str, ...] = ()
    """The language of each seat's private screens."""
    next_voting: Voting = Voting.HANDS
    """The way of voting from the next round on."""
    printed: bool = False
    """A game with printed cards: the screen has no roles to show."""
    dealing: bool = False
    """The roles go round, and not everyone has seen the own one."""
    elsewhere: frozenset[Seat] = frozenset()
    """Seats that have a phone."""
    away: frozenset[Seat] = frozenset()
    """Those whose phone can't be reached just now."""
    bots: frozenset[Seat] = frozenset()
    """Seats that the program plays."""
    phones_open: bool = False
    """Whether a phone can come to the table."""
    awaited: tuple[Seat, ...] = ()
    """Seats that must look at a role or party before the game goes on, where no prompt says so."""
    note: str = ""
    """The text of the prompt bar while the table asks nothing: of a question beside it, or of a replay."""
    replayed: str = ""
    """The text of a step of a finished game, which is shown again."""
    selection: Selection | None = None
    """None on a screen that no one operates: no seat can be chosen there."""
    in_flight: InFlight | None = None
    """None while the table is at rest."""

    def with_selection(self, selection: Selection | None) -> "TableScene":
        return replace(self, selection=selection)

    def frame(self, view: PlayerView, in_flight: InFlight) -> "TableScene":
        """Return one moment of an animation that shows `view`: no seat can be chosen meanwhile."""
        return replace(self, view=view, in_flight=in_flight, prompt=self.prompt.without_choices())

    @property
    def on_move(self) -> tuple[Seat, ...]:
        """The seats that the prompt names; while everyone votes, no single one is on move."""
        if self.in_flight is not None and self.in_flight.on_move is not None:
            return self.in_flight.on_move
        if self.awaited:
            return self.awaited if len(self.awaited) == 1 else ()
        return () if self.view.phase is Phase.VOTE else self.view.on_move

    @property
    def seats(self) -> tuple[SeatScene, ...]:
        return tuple(_build_seats(self))

    @property
    def boards(self) -> tuple[BoardScene, BoardScene]:
        """The Liberal board and the Fascist one."""
        return build_board(self.view, Policy.LIBERAL), build_board(self.view, Policy.FASCIST)

    @property
    def counters(self) -> CounterScene:
        view, in_flight = self.view, self.in_flight or InFlight()
        piles = view.draw_pile, view.discard_pile
        return CounterScene(view.tracker, *piles, in_flight.marker, in_flight.discards)

    @property
    def not_here(self) -> frozenset[Seat]:
        """Seats that never have the screen."""
        return self.elsewhere | self.bots

    @property
    def claimable(self) -> tuple[Occasion, ...]:
        """Occasions for claims now, those of the latest round first; bots claim for themselves."""
        if not self.claims:
            return ()
        open_now = list_open_occasions(self.view.phase, self.occasions)
        return tuple(each for each in open_now if each.seat not in self.bots)

    @property
    def said_by_bots(self) -> tuple[ClaimNoted | Remarked, ...]:
        """The announced lines of bots, which are read at their seats."""
        return tuple(
            line
            for line in self.announced
            if isinstance(line, Remarked)
            or (isinstance(line, ClaimNoted) and line.claim.occasion.seat in self.bots)
        )

    @property
    def end_follows(self) -> bool:
        """Whether Hitler was executed: then the roles turn at once, and the next page names the winners."""
        asks_to_end = self.prompt.kind is PromptKind.FINISH
        return asks_to_end and not self.printed and self.view.outcome is Outcome.HITLER_EXECUTED

    @property
    def table_events(self) -> tuple[Event, ...]:
        """The events that are announced at the table."""
        if not self.end_follows:
            return self.events
        return tuple(event for event in self.events if not isinstance(event, GameEnded))


def _build_seats(scene: TableScene) -> Iterator[SeatScene]:
    view, in_flight = scene.view, scene.in_flight or InFlight()
    selection = scene.selection or Selection()
    over = view.phase is Phase.OVER
    limited = {} if over else dict(view.term_limits)
    # Votes go with the placards of their round.
    hide_votes = in_flight.ballots or (in_flight.placards and not selection.ballots)
    votes = {} if hide_votes else dict(selection.ballots or list_open_votes(view.history))
    known, missed = find_cleared_seats(view.history), find_missed_phones(view, scene.away)
    # An executed player is marked as Hitler where the roles turn, and at a table at rest.
    named_later = scene.in_flight is not None and view.outcome is Outcome.HITLER_EXECUTED
    hitler = None if named_later else find_revealed_hitler(view)
    hide_offices = over or in_flight.placards
    on_move = scene.on_move
    for seat, name in enumerate(scene.names):
        office = None if hide_offices else get_office(view, seat)
        selected = seat == selection.seat
        nominated = office is None and selected and scene.prompt.kind is PromptKind.NOMINATE
        yield SeatScene(
            number=seat + 1,
            name=name,
            edition=view.edition,
            office=Office.CHANCELLOR if nominated else office,
            proposed=nominated or (office is not None and is_before_election(view)),
            limited=limited.get(seat),
            dead=seat not in view.alive,
            has_voted=not votes and not hide_votes and seat in view.voted,
            vote=votes.get(seat),
            on_move=seat in on_move,
            investigated=seat in view.investigated,
            cleared=seat in known,
            hitler=seat == hitler,
            away=seat in missed,
            bot=seat in scene.bots,
            choosable=scene.selection is not None and seat in scene.prompt.choices,
            selected=selected,
            refusal=None if scene.selection is None else scene.prompt.refusals.get(seat),
        )


def build_board(view: PlayerView, policy: Policy) -> BoardScene:
    fresh = _find_last_enacted(view.history) is policy
    if policy is Policy.LIBERAL:
        return build_board_with(policy, (None,) * LIBERAL_SPACES, view.liberal, fresh=fresh)
    return build_board_with(policy, view.board, view.fascist, fresh=fresh, veto_possible=view.veto_unlocked)


def build_board_with(
    policy: Policy,
    powers: Sequence[Power | None],
    enacted: int,
    *,
    fresh: bool = False,
    veto_possible: bool = False,
) -> BoardScene:
    """Return a board of as many spaces as `powers`; `fresh`: the last policy on it is the news."""
    spaces = [
        SpaceScene(policy, number, len(powers), number <= enacted, power, fresh and number == enacted)
        for number, power in enumerate(powers, 1)
    ]
    return BoardScene(
        policy, tuple(replace(each, veto_possible=veto_possible and each.unlocks_veto) for each in spaces)
    )


def _find_last_enacted(history: Sequence[Event]) -> Policy | None:
    """Return the policy that was enacted last; None where somebody has been nominated since."""
    for event in reversed(history):
        if isinstance(event, PolicyEnacted | ChaosBroke):
            return event.policy
        if isinstance(event, ChancellorNominated):
            return None
    return None


@dataclass(frozen=True, slots=True)
class FingerprintScene:
    """The first page of a game. Nothing of it depends on roles, seats or cards."""

    digits: str
    deal: int = 1
    """The number of this deal among those of the last twelve hours on this computer."""
    earlier: tuple[str, ...] = ()
    """The fates of the deals before: codes of `shgui.table.earlier_deals.DealFate`."""
    times: tuple[datetime, datetime] | None = None
    """The times of the last deal on this computer, and of this one; None where none is known."""


@dataclass(frozen=True, slots=True)
class CoverScene:
    """The cover: a name, and how far the screen has gone round."""

    seat: Seat
    name: str
    purpose: TaskKind
    language: str
    """The language of this player's private screens."""
    hold: bool = True
    """Hold to see; otherwise press on, press off."""
    number: int = 0
    """The number of this hand, counted from 1, where the screen goes from hand to hand."""
    hands: int = 0
    """The number of hands that the screen goes through; 0 where it goes to this one alone."""
    alone: bool = False
    """No one else plays at this screen: there is no one to hide it from."""


@dataclass(frozen=True, slots=True)
class PrivateView:
    """Everything that one player sees while holding. No one keeps it."""

    view: PlayerView
    names: tuple[str, ...]
    last_shown: LastShowing | None = None
    """The showing of the role before this one; for the role alone."""
    taken_over: bool = False
    """Someone else sat here before, and saw what the seat has seen."""


@dataclass(frozen=True, slots=True)
class EndScene:
    view: PlayerView
    names: tuple[str, ...]
    end: str = ""
    """The digits that seal the course of the game; empty where no fingerprint was shown."""
    bots: frozenset[Seat] = frozenset()
    """Seats that the program played at the end."""
    start: str = ""
    """The fingerprint that was shown before the roles; empty where none was."""
    unchanged: bool = False
    """Whether the game that was played fits that fingerprint, by its record."""
    phones_stay: bool = field(default=False, compare=False)
    """Some seat is on a phone, which keeps it for the same group again. It is the same end without."""
