"""The presentation as it was before it became positions in a log, to compare the present one with.

A copy of `followed_table` in shgui.ui.game, and in `screens_reference` of what it took from its neighbours.
Of the program only the engine and the table are imported. Docstrings are left out: this is no example for new
code. Edit nothing but imports.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Protocol

from shgui.engine.errors import Refusal
from shgui.engine.events import (
    Event,
    GameBegan,
    PlayerInvestigated,
    RoundBegan,
)
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.table.answers import TableChange
from shgui.table.log_lines import (
    ClaimLine,
    LanguageChanged,
    Line,
    Remarked,
    SlipTakenBack,
    StandInSat,
    VotingChanged,
    list_occasions,
)
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import is_practice
from shgui.table.table_reader import TableReader
from tests.frozen.screens_reference import (
    FingerprintScreen,
    HandOverScreen,
    Progress,
    PublicTable,
    Screen,
    TableScreen,
    ToTableScreen,
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


class PhonesOfGame(Protocol):
    @property
    def elsewhere(self) -> frozenset[Seat]: ...

    @property
    def away(self) -> frozenset[Seat]: ...

    @property
    def are_open(self) -> bool: ...


ViewAndLines = tuple[PlayerView, tuple[Line, ...]]


def shown_by(table: TableReader) -> ViewAndLines:
    return table.view(None), table.chronicle


def public_table_of(
    table: TableReader, screen: Screen, shown: ViewAndLines, events: tuple[Event, ...]
) -> PublicTable:
    view, chronicle = shown
    choices, refusals = _targets(table, screen)
    options = table.options
    seen = list_occasions(view.history)
    return PublicTable(
        view=view,
        screen=screen,
        names=tuple(player.name for player in table.players),
        events=events,
        choices=choices,
        refusals=refusals,
        may_take_back=table.can_take_back,
        voting=options.voting,
        discussion_seconds=options.discussion_seconds,
        chronicle=chronicle,
        claims=options.claims,
        occasions=tuple(occasion for occasion in table.occasions if occasion in seen),
        dealing=_is_dealing(table),
        languages=tuple(player.language for player in table.players),
        next_voting=table.next_voting,
        bots=table.bots,
    )


def _is_dealing(table: TableReader) -> bool:
    begun = all(isinstance(event, GameBegan | RoundBegan) for event in table.view(None).history)
    return begun and bool(table.unseen)


def _targets(table: TableReader, screen: Screen) -> tuple[tuple[Seat, ...], dict[Seat, Refusal]]:
    if not isinstance(screen, TableScreen) or screen.ask.choice is None or screen.seat is None:
        return (), {}
    action = screen.ask.choice
    legal = set(table.list_legal_actions(screen.seat))
    seats = range(len(table.players))
    choices = tuple(seat for seat in seats if action(seat) in legal)
    reasons = {seat: table.why_not(screen.seat, action(seat)) for seat in seats if seat not in choices}
    return choices, {seat: reason for seat, reason in reasons.items() if reason is not None}


_SAID = ClaimLine | Remarked | StandInSat | LanguageChanged | VotingChanged

_TOLD = SlipTakenBack | _SAID


class FollowedTable:
    def __init__(
        self,
        table: TableReader,
        has_stage: Callable[[], bool],
        phones: PhonesOfGame,
        *,
        resumed: bool,
    ) -> None:
        self.table = table
        self._has_stage = has_stage
        self._phones = phones
        self._progress = Progress()
        self.screen: Screen = FingerprintScreen()
        self.question: object = None
        self._known: ViewAndLines | None = None
        self._held: ViewAndLines | None = None
        self._nothing_shown = False
        self._in_private = False
        self._seen: tuple[Event, ...] = ()
        self._read = 0
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

    def hear(self, change: TableChange) -> None:
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
        if self._waits_for_party or self._progress.to_table == ToTableScreen() or self._is_away:
            self._held = shown

    def _return_to_table(self, news: tuple[Event, ...]) -> None:
        screen = ToTableScreen(self._has_stage(), reveals_anything(news))
        self._progress = replace(self._progress, to_table=screen)

    def follow_phone_change(self) -> None:
        if self._known is not None:
            self._progress = replace(
                self._progress, elsewhere=self.elsewhere, alone=self.alone, asked=self._still_asked()
            )
            self._lay_open()

    def turn(self) -> Screen:
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
        self._progress = replace(self._progress, going_round=True)

    def put_back(self) -> None:
        self._progress = replace(self._progress, going_round=False, asked=None)
        self._lay_open()

    def ask(self, asked: HandOverScreen | None) -> None:
        self._progress = replace(self._progress, asked=asked)
        self._lay_open()

    @contextmanager
    def in_private(self) -> Iterator[None]:
        self._in_private = True
        try:
            yield
        finally:
            self._in_private = False

    def reveal(self) -> None:
        self._progress = replace(self._progress, to_table=None, going_round=False)
        self._nothing_shown = False
        self._lay_open()

    def _lay_open(self) -> None:
        if not (self._waits_for_party or self._progress.to_table == ToTableScreen() or self._is_away):
            self._held = None

    @property
    def _is_away(self) -> bool:
        return bool(self._progress.elsewhere) and self._progress.asked is not None

    def end(self) -> None:
        self._progress = replace(self._progress, ended=True)

    @property
    def is_asked_here(self) -> bool:
        return self._progress.asked is not None

    # Who is at the screen

    @property
    def elsewhere(self) -> frozenset[Seat]:
        return self._phones.elsewhere | self.table.bots

    @property
    def alone(self) -> Seat | None:
        players = self.table.players
        if self._phones.elsewhere or not is_practice(players):
            return None
        return next(seat for seat in range(len(players)) if seat not in self.table.bots)

    # What is public

    @property
    def has_news(self) -> bool:
        return bool(self._news)

    def public_table(self) -> PublicTable | None:
        if self._nothing_shown or self.table.may_add_words:
            return None
        return self._told(self.screen, ())

    def show_all(self) -> PublicTable:
        self._nothing_shown = False
        due = screen_now(self.table.view(None), replace(self._progress, to_table=None))
        public = self._told(due, self._news)
        told = tuple(line for line in public.chronicle[self._read :] if isinstance(line, _TOLD))
        self._seen, self._read = public.view.history, len(public.chronicle)
        return replace(public, told=told)

    def _told(self, screen: Screen, events: tuple[Event, ...]) -> PublicTable:
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
        history = self._shown[0].history
        same = 0
        for seen, event in zip(self._seen, history, strict=False):
            if seen != event:
                break
            same += 1
        return history[same:]

    def _take_up(self, *, going_round: bool) -> None:
        self._known = shown_by(self.table)
        self._progress = Progress(
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
        asked, view = self._progress.asked, self.table.view(None)
        if asked is None or view.phase is Phase.OVER or asked.seat in self.elsewhere:
            return None
        return asked if asked.purpose is TaskKind.ROLE or asked.seat in view.voted else None


def _with_what_was_said(held: ViewAndLines, change: TableChange) -> ViewAndLines:
    view, lines = held
    return view, lines + tuple(line for line in change.lines if isinstance(line, _SAID))


def _may_wait(table: TableReader, view: PlayerView) -> bool:
    if ended_by_table(view):
        return False
    # The votes of the round before may have been taken as no longer in this one.
    changed = any(
        isinstance(line, VotingChanged) and line.from_round == view.round for line in table.chronicle
    )
    return ends_in_private(view.history, Voting.BALLOTS if changed else table.options.voting)


def _lies_on_top(table: TableReader, view: PlayerView) -> bool:
    if table.unseen or table.newcomers or table.chronicle[-1] != view.history[-1]:
        return False
    return ends_together(view.history)


def _about(screen: Screen, view: PlayerView) -> object:
    if not isinstance(screen, HandOverScreen) or screen.purpose is TaskKind.ROLE:
        return None
    return _investigations(view) if screen.purpose is TaskKind.PARTY else view.history


def _investigations(view: PlayerView) -> tuple[PlayerInvestigated, ...]:
    return tuple(event for event in view.history if isinstance(event, PlayerInvestigated))
