"""A table as the window follows it: which screen is due, and how much of the game the room has seen.

What comes next follows from what the table says now, never from what somebody did here: so it is the same
whoever acts, and when several act before the window hears of it. Only whether it has to be laid open first
does depend on that: what one player does alone with the screen shows nowhere before all can see it.

**A game that is taken up again** comes back before what all looked at last, never in the middle of it. The
journal has the whole of a deed before its moment begins, and knows nothing of how far that had come when the
program ended. So the last deed is told once more from its beginning, behind `ReturnScreen` where it may have
been done in private; until then no window shows anything of it. Only where something was noted at the table
since, or somebody has the screen for something later, has everybody seen it: then it is over.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from shgui.engine.events import Event, PlayerInvestigated
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.build_scene import ViewAndLines, public_table_of, shown_by
from shgui.presentation.presence import NO_PHONES, Presence
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import (
    FingerprintScreen,
    HandOverScreen,
    ReturnScreen,
    Screen,
    ScreenSituation,
    TableScreen,
    after_events,
    ended_by_table,
    ends_in_private,
    ends_together,
    last_told,
    missing_elsewhere,
    must_be_seen_by_all,
    reveals_anything,
    screen_now,
)
from shgui.table.answers import Change
from shgui.table.log_lines import LanguageChanged, Remarked, Said, SlipTakenBack, StandInSat, VotingChanged
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import is_practice
from shgui.table.table_reader import TableReader

_SAID = Said | Remarked | StandInSat | LanguageChanged | VotingChanged

_TOLD = SlipTakenBack | _SAID
"""What nobody's move brought about, so that nothing on the table shows it by itself."""


class GamePresentation:
    """Holds nothing that only one player may see."""

    def __init__(
        self,
        table: TableReader,
        has_stage: Callable[[], bool],
        phones: Presence = NO_PHONES,
        *,
        resumed: bool,
    ) -> None:
        """`has_stage` asks whether a second screen shows the table; `phones` say who isn't at this one."""
        self.table = table
        self._has_stage = has_stage
        self._phones = phones
        self._progress = ScreenSituation()
        self.screen: Screen = FingerprintScreen()
        """What is shown; `turn` leads to the one that is due."""
        self.question: object = None
        """Equal as long as the same is asked, whatever else happens meanwhile."""
        self._known: ViewAndLines | None = None
        """What was public when a change was last heard of; nothing before the deal."""
        self._held: ViewAndLines | None = None
        """What the table goes on showing until the result of an investigation was seen, or the screen lies
        on it again.
        """
        self._nothing_shown = False
        """Taken up where something waits that all must see: not even what was shown before is known here."""
        self._in_private = False
        self._seen: tuple[Event, ...] = ()
        """What of the game the table has been shown."""
        self._read = 0
        """How many lines of the chronicle it has been shown."""
        if not table.may_add_words:
            if resumed:
                self._come_back()
            else:
                self._take_up(going_round=False)
        self.turn()

    def _come_back(self) -> None:
        table, view = self.table, self.table.view(None)
        # With phones nobody need have the screen in the hands: it lies on the table; so it does for one.
        on_the_table = bool(self._phones.elsewhere) or self.alone is not None
        waits = not table.unseen and not on_the_table and _may_wait(table, view)
        on_top = waits or _lies_on_top(table, view)
        untold = on_top or self._waits_for_party
        self._seen = view.history[: last_told(view.history)] if untold else view.history
        self._read = len(table.chronicle)
        # Whoever had the screen when the program stopped is asked again; a vote is opened by the table.
        self._take_up(going_round=not on_top and (view.phase is not Phase.VOTE or bool(view.voted)))
        self._nothing_shown = waits or self._waits_for_party
        if waits:
            self._return_to_table(self._news)

    def hear(self, change: Change) -> None:
        """Something has changed, whoever did it."""
        known = self._known
        if known is None:
            self._take_up(going_round=True)
            return
        shown = known if self._held is None else _with_what_was_said(self._held, change)
        self._known, self._held = shown_by(self.table), None
        unseen, newcomers = frozenset(self.table.unseen), frozenset(self.table.newcomers)
        self._progress = replace(
            self._progress,
            voting=self.table.options.voting,
            unseen=unseen,
            newcomers=newcomers,
            elsewhere=self.elsewhere,
            bots=self.table.bots,
            alone=self.alone,
            asked=self._still_asked(),
            # Back to where it was before somebody sat down.
            going_round=self._progress.going_round and newcomers >= self._progress.newcomers,
        )
        if not unseen:
            news = self._news
            self._progress = after_events(self._progress, news)
            if self._in_private and self.alone is None and must_be_seen_by_all(news):
                self._return_to_table(news)
        if ended_by_table(self.table.view(None)):
            self.reveal()
        # The engine may stand in the next round already; the table goes on only when all see it.
        if self._waits_for_party or self._progress.to_table == ReturnScreen() or self._is_away:
            self._held = shown

    def _return_to_table(self, news: tuple[Event, ...]) -> None:
        screen = ReturnScreen(self._has_stage(), reveals_anything(news))
        self._progress = replace(self._progress, to_table=screen)

    def change_over(self) -> None:
        """Somebody takes a phone, or gives it away."""
        if self._known is not None:
            self._progress = replace(
                self._progress, elsewhere=self.elsewhere, alone=self.alone, asked=self._still_asked()
            )
            self._lay_open()

    def turn(self) -> Screen:
        """To the screen that is due."""
        if self.table.may_add_words:
            return self.screen
        view = self.table.view(None)
        self.screen = screen_now(view, self._progress)
        self.question = self.screen, _about(self.screen, view)
        if isinstance(self.screen, TableScreen):
            self._progress = replace(self._progress, going_round=False)
        return self.screen

    # What the window does of itself

    def let_go(self) -> None:
        """The screen passes from hand to hand, as long as nothing happens that all must see."""
        self._progress = replace(self._progress, going_round=True)

    def put_back(self) -> None:
        """It lies on the table again."""
        self._progress = replace(self._progress, going_round=False, asked=None)
        self._lay_open()

    def ask(self, asked: HandOverScreen | None) -> None:
        """Somebody wants to look at the own role again, or to change a ballot; with None, it is done."""
        self._progress = replace(self._progress, asked=asked)
        self._lay_open()

    @contextmanager
    def in_private(self) -> Iterator[None]:
        """What comes of it was brought about by the player who has the screen."""
        self._in_private = True
        try:
            yield
        finally:
            self._in_private = False

    def reveal(self) -> None:
        """The screen lies on the table, and everybody looks at it."""
        self._progress = replace(self._progress, to_table=None, going_round=False)
        self._nothing_shown = False
        self._lay_open()

    def _lay_open(self) -> None:
        """What was done while the screen was away from the table is seen when it lies there again."""
        if not (self._waits_for_party or self._progress.to_table == ReturnScreen() or self._is_away):
            self._held = None

    @property
    def _is_away(self) -> bool:
        """Whether somebody looks at something of the own, and phones play on meanwhile."""
        return bool(self._progress.elsewhere) and self._progress.asked is not None

    def end(self) -> None:
        """The table has seen the last act."""
        self._progress = replace(self._progress, ended=True)

    @property
    def is_asked_here(self) -> bool:
        """Whether the present screen came of somebody's wish, and not of the game."""
        return self._progress.asked is not None

    # Who is at the screen

    @property
    def elsewhere(self) -> frozenset[Seat]:
        """Seats that never have the screen: they have a phone, or the program plays them."""
        return self._phones.elsewhere | self.table.bots

    @property
    def alone(self) -> Seat | None:
        """The seat of the one person who plays, among seats of the program's, and to whom the screen belongs
        therefore.
        """
        players = self.table.players
        if self._phones.elsewhere or not is_practice(players):
            return None
        return next(seat for seat in range(len(players)) if seat not in self.table.bots)

    # What is public

    @property
    def has_news(self) -> bool:
        """Whether something has happened that the table hasn't seen."""
        return bool(self._news)

    def public_table(self) -> TableScene | None:
        """What anybody may see now; None where that is nothing yet."""
        if self._nothing_shown or self.table.may_add_words:
            return None
        return self._told(self.screen, ())

    def show_all(self) -> TableScene:
        """What all see now, with what has happened since they last saw the table; now they have seen it."""
        self._nothing_shown = False
        due = screen_now(self.table.view(None), replace(self._progress, to_table=None))
        public = self._told(due, self._news)
        told = tuple(line for line in public.chronicle[self._read :] if isinstance(line, _TOLD))
        self._seen, self._read = public.view.history, len(public.chronicle)
        return replace(public, told=told)

    def _told(self, screen: Screen, events: tuple[Event, ...]) -> TableScene:
        phones = self._phones
        missing = (
            missing_elsewhere(self.table.view(None), self._progress)
            if isinstance(screen, TableScreen)
            else ()
        )
        told = public_table_of(self.table, screen, self._shown, events)
        return replace(
            told,
            elsewhere=phones.elsewhere,
            away=phones.away,
            phones_open=phones.are_open,
            missing=missing,
        )

    @property
    def _shown(self) -> ViewAndLines:
        return self._held or shown_by(self.table)

    @property
    def _news(self) -> tuple[Event, ...]:
        """What of the game as it stands the table hasn't seen. Of what was taken back nothing is left."""
        history = self._shown[0].history
        same = 0
        for seen, event in zip(self._seen, history, strict=False):
            if seen != event:
                break
            same += 1
        return history[same:]

    def _take_up(self, *, going_round: bool) -> None:
        self._known = shown_by(self.table)
        self._progress = ScreenSituation(
            self.table.options.voting,
            frozenset(self.table.unseen),
            frozenset(self.table.newcomers),
            self.elsewhere,
            self.table.bots,
            self.alone,
            going_round=going_round,
        )

    @property
    def _waits_for_party(self) -> bool:
        investigators = {event.president for event in _investigations(self.table.view(None))}
        return not investigators.isdisjoint(self.table.unseen)

    def _still_asked(self) -> HandOverScreen | None:
        """Nobody looks at a role before all roles turn, or at what a phone shows, or changes a vote that was
        counted or taken back.
        """
        asked, view = self._progress.asked, self.table.view(None)
        if asked is None or view.phase is Phase.OVER or asked.seat in self.elsewhere:
            return None
        return asked if asked.purpose is TaskKind.ROLE or asked.seat in view.voted else None


def _with_what_was_said(held: ViewAndLines, change: Change) -> ViewAndLines:
    """Claims and open changes are heard by all, whatever the table waits for. What was taken back since
    hasn't happened for whoever sees what was before.
    """
    view, lines = held
    return view, lines + tuple(line for line in change.lines if isinstance(line, _SAID))


def _may_wait(table: TableReader, view: PlayerView) -> bool:
    """Whether what was done last may have been done in private, and seen by nobody else."""
    if ended_by_table(view):
        return False
    # The votes of the round before may have been taken as no longer in this one.
    changed = any(
        isinstance(line, VotingChanged) and line.from_round == view.round for line in table.chronicle
    )
    return ends_in_private(view.history, Voting.BALLOTS if changed else table.options.voting)


def _lies_on_top(table: TableReader, view: PlayerView) -> bool:
    """Whether what was done last is looked at by all together, and nothing has been noted since."""
    if table.unseen or table.newcomers or table.chronicle[-1] != view.history[-1]:
        return False
    return ends_together(view.history)


def _about(screen: Screen, view: PlayerView) -> object:
    """What of the game a screen asks about."""
    if not isinstance(screen, HandOverScreen) or screen.purpose is TaskKind.ROLE:
        return None
    return _investigations(view) if screen.purpose is TaskKind.PARTY else view.history


def _investigations(view: PlayerView) -> tuple[PlayerInvestigated, ...]:
    return tuple(event for event in view.history if isinstance(event, PlayerInvestigated))
