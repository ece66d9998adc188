"""What the pages of a game are told: the contract between the session and the pages.

A page is a QWidget made with its renderer, and a `shgui.ui.shell.pages.GamePage`. It is built from plain
data and never sees the table. It sends what a player wants by one signal, `wanted`, with one of the values of
`shgui.presentation.requests`; the session does it if it is asked for, and shows what has become of the table.
Pages are shown

- the fingerprint page, by `show_fingerprint(FingerprintScene)`;
- the table page, by `show_table(TableScene)`;
- the hand-over page, by `cover(CoverScene)`, and while somebody holds (`OpenHandRequest`) by
  `show_secret(PrivateView)`, which it drops at release. It says which place of the hand is meant: hidden, it
  doesn't know the card;
- the page that leads back to the table, by `offer(players, on_stage=, reveals=)`, how many sit there, whether
  they look at a second screen instead, and whether anything new is revealed then;
- the end page, by `show_end(EndScene)`;
- each of them, by `refuse(sentence)`, why something was not done.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from shgui.engine.components import HITLER_ZONE, LIBERAL_SPACES, VETO_ZONE
from shgui.engine.editions import OFFICIAL
from shgui.engine.errors import Refusal
from shgui.engine.events import ChancellorNominated, ChaosBroke, Event, GameEnded, PolicyEnacted
from shgui.engine.knowledge import Memory
from shgui.engine.types import Office, Outcome, Phase, Policy, Power, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.screens import HandOverScreen, PromptKind, Screen, TableScreen
from shgui.presentation.selection import Selection
from shgui.table.log_lines import ClaimNoted, Line, Occasion, OfTheTable, Remarked
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.public_facts import (
    cleared,
    is_before_election,
    missed_phones,
    office_of,
    open_occasions,
    open_votes,
    revealed_hitler,
)
from shgui.table.role_showings import LastShown
from shgui.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class InFlight:
    """Things that an animation moves just now: they are missing from their places."""

    ballots: bool = False
    placards: bool = False
    discards: bool = False
    marker: bool = False
    """The marker of the tracker."""
    on_move: tuple[Seat, ...] | None = None
    """Whose move it shows already while nobody waits for the animation; None where all do."""


@dataclass(frozen=True, slots=True)
class SeatScene:
    """Everything that all players see of a seat."""

    number: int
    """Counted from 1."""
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
    """The program plays for it."""
    choosable: bool = False
    selected: bool = False
    refusal: Refusal | None = None
    """The reason why it can't be chosen, where others can."""


@dataclass(frozen=True, slots=True)
class SpaceScene:
    """A space of a board: what lies on it and what it brings."""

    policy: Policy
    number: int
    last: int
    """How many spaces the board has."""
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
    """Seats that can be chosen."""
    refusals: Mapping[Seat, Refusal] = field(default_factory=dict)
    """The reasons why the other seats can't."""
    missing: tuple[Seat, ...] = ()
    """Seats whose private task is open and isn't done at the screen."""
    can_undo: bool = False

    def without_choices(self) -> "PromptScene":
        return replace(self, choices=(), refusals={})


def prompt_on(screen: Screen) -> PromptScene:
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
    """What happened since the last moment; only motion, sound and announcements follow from it."""
    voting: Voting = Voting.HANDS
    discussion_seconds: int | None = None
    chronicle: tuple[Line, ...] = ()
    claims: bool = False
    occasions: tuple[Occasion, ...] = ()
    """What a claim can be noted about."""
    told: tuple[OfTheTable, ...] = ()
    """What was changed openly since the last moment, and has to be told to everybody."""
    languages: tuple[str, ...] = ()
    """By seat: what its private screens speak."""
    next_voting: Voting = Voting.HANDS
    """How votes are taken from the next round on."""
    printed: bool = False
    """The cards lie on the table: nobody has a role that the screen could show again."""
    dealing: bool = False
    """The roles go round, and not everybody has seen the own one."""
    elsewhere: frozenset[Seat] = frozenset()
    """Seats that have a phone."""
    away: frozenset[Seat] = frozenset()
    """Those whose phone can't be reached just now."""
    bots: frozenset[Seat] = frozenset()
    """Seats that the program plays."""
    phones_open: bool = False
    """Whether a phone can come to the table."""
    awaited: tuple[Seat, ...] = ()
    """Seats that have to look at a role or party before the game goes on, where no prompt says so."""
    beside: str = ""
    """What is asked beside the table while the table asks nothing."""
    retold: str = ""
    """What happened in this step of a finished game, which is told again: nothing is asked. Which step it
    is, stands in `beside`.
    """
    selection: Selection | None = None
    """None on a screen that nobody operates: no seat can be chosen there."""
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
        """What can be claimed, corrected or taken back now: what was seen in the latest round first. What a
        bot saw it tells itself, and nobody else for it.
        """
        if not self.claims:
            return ()
        open_now = open_occasions(self.view.phase, self.occasions)
        return tuple(each for each in open_now if each.seat not in self.bots)

    @property
    def said_by_bots(self) -> tuple[ClaimNoted | Remarked, ...]:
        """Of what was told openly, what seats of the program's said: it is read at their seats."""
        return tuple(
            line
            for line in self.told
            if isinstance(line, Remarked)
            or (isinstance(line, ClaimNoted) and line.claim.occasion.seat in self.bots)
        )

    @property
    def end_follows(self) -> bool:
        """Whether Hitler was executed: then the roles turn at once, and it is told there who has won."""
        asks_to_end = self.prompt.kind is PromptKind.FINISH
        return asks_to_end and not self.printed and self.view.outcome is Outcome.HITLER_EXECUTED

    @property
    def told_here(self) -> tuple[Event, ...]:
        """Of the events what is told at the table."""
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
    votes = {} if hide_votes else dict(selection.ballots or open_votes(view.history))
    known, missed = cleared(view.history), missed_phones(view, scene.away)
    # An executed player is marked as Hitler where the roles turn, and at a table at rest.
    named_later = scene.in_flight is not None and view.outcome is Outcome.HITLER_EXECUTED
    hitler = None if named_later else revealed_hitler(view)
    hide_offices = over or in_flight.placards
    on_move = scene.on_move
    for seat, name in enumerate(scene.names):
        office = None if hide_offices else office_of(view, seat)
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
    fresh = _enacted_last(view.history) is policy
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


def _enacted_last(history: Sequence[Event]) -> Policy | None:
    """Return the policy that was enacted last; None where somebody has been nominated since."""
    for event in reversed(history):
        if isinstance(event, PolicyEnacted | ChaosBroke):
            return event.policy
        if isinstance(event, ChancellorNominated):
            return None
    return None


@dataclass(frozen=True, slots=True)
class FingerprintScene:
    """What the table sees before anybody looks at a role. Nothing of it depends on roles, seats or cards."""

    digits: str
    """All 64 of them."""
    deal: int = 1
    """Which deal of the last twelve hours it is, on this computer."""
    earlier: tuple[str, ...] = ()
    """What became of the deals before: codes of `shgui.table.earlier_deals.DealFate`."""
    times: tuple[datetime, datetime] | None = None
    """When the last deal was made on this computer, and this one; None where none is known."""


@dataclass(frozen=True, slots=True)
class CoverScene:
    """The cover: a name, and how far the screen has gone round. `words` speaks this player's language."""

    seat: Seat
    name: str
    purpose: TaskKind
    words: Catalogue
    hold: bool = True
    """Hold to see; otherwise press on, press off."""
    number: int = 0
    """Which hand it is, counted from 1, where the screen goes from hand to hand."""
    hands: int = 0
    """How many it goes through; 0 where it goes to this one alone."""
    alone: bool = False
    """Nobody else plays at this screen: there is nobody to hide it from."""


@dataclass(frozen=True, slots=True)
class PrivateView:
    """What one player sees while holding. Nobody keeps it."""

    view: PlayerView
    names: tuple[str, ...]
    last_shown: LastShown | None = None
    """When the role was last opened before; for the role alone."""
    taken_over: bool = False
    """Somebody else sat here before: what the seat has seen was handed on with it."""


@dataclass(frozen=True, slots=True)
class EndScene:
    """Everything about a game that is over."""

    view: PlayerView
    names: tuple[str, ...]
    chronicle: tuple[Line, ...]
    memories: tuple[tuple[Memory, ...], ...]
    """What each seat saw."""
    end: str = ""
    """What seals the course of the game, to be written down; nothing where no fingerprint was shown."""
    bots: frozenset[Seat] = frozenset()
    """Seats that the program played at the end."""
    start: str = ""
    """The fingerprint that was shown before the roles; empty where none was."""
    unchanged: bool = False
    """Whether the game that was played fits that fingerprint, by its record."""
    phones_stay: bool = field(default=False, compare=False)
    """Some seat is on a phone, which keeps it for the same group again. It is the same end without."""
