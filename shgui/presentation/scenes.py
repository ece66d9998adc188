"""What the pages of a game are told: the contract between the controller and the pages.

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

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from shgui.engine.errors import Refusal
from shgui.engine.events import Event, GameEnded
from shgui.engine.knowledge import Memory
from shgui.engine.types import Outcome, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.screens import PromptKind, Screen, TableScreen
from shgui.table.log_lines import ClaimNoted, Line, Occasion, OfTheTable, Remarked
from shgui.table.open_claims import open_occasions
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.role_showings import LastShown
from shgui.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class TableScene:
    """All that the table page shows: public, whatever is asked."""

    view: PlayerView
    """The public view: `view.seat` is None."""
    screen: Screen
    names: tuple[str, ...]
    events: tuple[Event, ...] = ()
    """What happened since the last moment; only motion, sound and announcements follow from it."""
    choices: tuple[Seat, ...] = ()
    """Seats that can be chosen now."""
    refusals: Mapping[Seat, Refusal] = field(default_factory=dict)
    """Why the other seats can't."""
    may_take_back: bool = False
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
    missing: tuple[Seat, ...] = ()
    """Those of whom something private is due that isn't done at the screen."""
    beside: str = ""
    """What is asked beside the table while the table asks nothing."""
    retold: str = ""
    """What happened in this step of a finished game, which is told again: nothing is asked. Which step it
    is, stands in `beside`.
    """

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
        asks_to_end = isinstance(self.screen, TableScreen) and self.screen.ask is PromptKind.FINISH
        return asks_to_end and not self.printed and self.view.outcome is Outcome.HITLER_EXECUTED

    @property
    def told_here(self) -> tuple[Event, ...]:
        """Of the events what is told at the table."""
        if not self.end_follows:
            return self.events
        return tuple(event for event in self.events if not isinstance(event, GameEnded))


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
