"""Leads a game through its screens: the only one here that talks to the table.

A page says what a player wants; the table does it, or says why not; the next screen follows from what is
public then (`flow`). What one player may see is fetched when that player holds, and kept by nobody.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    Discard,
    Enact,
    Investigate,
    ProposeVeto,
    Vote,
)
from shgui.engine.events import Event
from shgui.engine.types import Phase, Seat
from shgui.table.answers import Accepted, Answer
from shgui.table.lines import Claim
from shgui.table.showings import LastShown
from shgui.table.table import Table
from shgui.ui.data_from_table import (
    ViewAndLines,
    cover_of,
    ending_of,
    fingerprint_of,
    names_at,
    public_table_of,
    shown_by,
)
from shgui.ui.page_data import Secret
from shgui.ui.pages import PageName
from shgui.ui.screens import (
    Ask,
    Choice,
    EndScreen,
    FingerprintScreen,
    HandOverScreen,
    HomeScreen,
    Progress,
    Purpose,
    Screen,
    TableScreen,
    after_events,
    screen_now,
)
from shgui.ui.wishes import (
    ChangeBallot,
    ChooseCard,
    CountHands,
    Covered,
    DealOut,
    DoneLooking,
    GoOn,
    NoteClaim,
    PutBack,
    ShowRole,
    ShowSecret,
    TakeBack,
    Wish,
)
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.ui.hand_over.hand_over_page import HandOverPage
    from shgui.ui.new_table.fingerprint_page import FingerprintPage
    from shgui.ui.review.end_page import EndPage
    from shgui.ui.table.table_page import TablePage


class Stage(Protocol):
    """Where pages are shown: the window."""

    def page(self, name: PageName) -> QWidget: ...

    def show_page(self, name: PageName) -> None: ...


class _Showing(NamedTuple):
    """A role lies open, or did until just now in the same hands."""

    before: LastShown | None
    """When it was last opened before."""


class Controller(QObject):
    table_shown = Signal(object)
    """A `PublicTable`, public: for a second screen. During a hand-over, too."""
    fingerprint_shown = Signal(object)
    """A `Fingerprint`, instead of a moment: until a deal is settled nothing else of it shows."""
    failed = Signal(object)
    """A `Refusal`, `NotDone` or `NotSaved`; nothing has changed by it."""

    def __init__(
        self,
        stage: Stage,
        catalogue: Callable[[str], Catalogue],
        holds_to_see: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """`catalogue` finds the words of a player's language; `holds_to_see` asks the settings."""
        super().__init__(parent)
        self._stage = stage
        self._catalogue = catalogue
        self._holds_to_see = holds_to_see
        self._table: Table | None = None
        self._progress = Progress()
        self._screen: Screen = HomeScreen()
        self._events: tuple[Event, ...] = ()
        self._held: ViewAndLines | None = None
        self._showing: _Showing | None = None
        self._connected: set[PageName] = set()

    @property
    def table(self) -> Table | None:
        return self._table

    @property
    def screen(self) -> Screen:
        return self._screen

    @property
    def may_take_back(self) -> bool:
        at_table = isinstance(self._screen, TableScreen)
        return at_table and self._table is not None and self._table.can_take_back

    @property
    def may_ask_role(self) -> bool:
        """Anybody may, whenever the screen lies on the table and no game is over."""
        if not isinstance(self._screen, TableScreen) or self._progress.unseen:
            return False
        return self._screen.ask is not Ask.FINISH

    @property
    def at_end(self) -> bool:
        """All roles lie open."""
        return isinstance(self._screen, EndScreen)

    # The beginning and the end

    def begin(self, table: Table, *, resumed: bool = False) -> None:
        """Take up a game, dealt just now or saved before."""
        self._table = table
        self._held = None
        if table.may_add_words:
            self._show()
            return
        view = table.view(None)
        # Whoever had the screen when the program stopped is asked again; a vote is opened by the table.
        goes_on = resumed and (view.phase is not Phase.VOTE or bool(view.voted))
        self._take_up(table, () if resumed else view.history, going_round=goes_on)

    def leave(self) -> None:
        """Let go of the game; it lies in the journal."""
        self._table = None
        self._screen = HomeScreen()
        self._held = None
        self._events = ()

    def show_again(self) -> None:
        """Back from a page that has nothing to do with the game."""
        if self._table is not None:
            self._show()

    def do(self, wish: Wish) -> None:  # noqa: C901 - one case for each wish
        match wish:
            case DealOut(typed):
                self.deal_out(typed)
            case CountHands(votes):
                self.count_hands(votes)
            case AnswerVeto(consent):
                self.answer_veto(consent)
            case Investigate(seat):
                self.investigate(seat)
            case GoOn():
                self.go_on()
            case TakeBack():
                self.take_back()
            case NoteClaim(claim):
                self.note_claim(claim)
            case ShowRole(seat):
                self.show_role_again(seat)
            case ChangeBallot(seat):
                self.change_ballot(seat)
            case ShowSecret():
                self.show_secret()
            case Covered():
                self.forget_showing()
            case Vote(ja):
                self.vote(ja)
            case ChooseCard(place):
                self.choose_card(place)
            case ProposeVeto():
                self.propose_veto()
            case DoneLooking():
                self.finish_looking()
            case PutBack():
                self.put_back()
            case _:
                self._choose(wish)

    # Before anybody looks

    def deal_out(self, typed: str) -> None:
        """The table has seen the fingerprint; roles are dealt, by words of its own too if it typed some."""
        table = self._table
        if table is None or not isinstance(self._screen, FingerprintScreen):
            return
        answer = table.add_words(typed) if typed.strip() else table.go_without_words()
        if isinstance(answer, Accepted):
            self._take_up(table, answer.events, going_round=True)
        else:
            self.failed.emit(answer)

    # What is done at the table

    def count_hands(self, votes: Mapping[Seat, bool]) -> None:
        if self._table is not None and self._asks(Ask.COUNT_HANDS):
            self._settle(self._table.reveal_votes(votes))

    def answer_veto(self, consent: bool) -> None:
        self._act_at_table(Ask.ANSWER_VETO, AnswerVeto(consent))

    def investigate(self, seat: Seat) -> None:
        # The engine may stand in the next round afterwards; the table goes on only when the card was seen.
        if self._table is None or not self._asks(Ask.INVESTIGATE):
            return
        before = shown_by(self._table)
        self._act_at_table(Ask.INVESTIGATE, Investigate(seat), held=before)

    def _choose(self, choice: Choice) -> None:
        screen = self._screen
        if isinstance(screen, TableScreen) and _answers(choice, screen.ask):
            self._act_at_table(screen.ask, choice)

    def go_on(self) -> None:
        """The one answer to what was shown to all."""
        if self._asks(Ask.OPEN_BALLOTS) or self._asks(Ask.HAND_OVER):
            self._advance(going_round=True)
        elif self._asks(Ask.FINISH):
            self._advance(ended=True)

    def take_back(self) -> None:
        if self._table is not None and self.may_take_back:
            self._settle(self._table.take_back())

    def note_claim(self, claim: Claim) -> None:
        if self._table is not None and isinstance(self._screen, TableScreen):
            self._settle(self._table.note_claim(claim))

    def show_role_again(self, seat: Seat) -> None:
        if self.may_ask_role:
            self._advance(asked=HandOverScreen(seat, Purpose.ROLE))

    def change_ballot(self, seat: Seat) -> None:
        if self._table is None or isinstance(self._screen, FingerprintScreen):
            return
        if seat in self._table.view(None).voted:
            self._advance(asked=HandOverScreen(seat, Purpose.BALLOT))

    # What one player does behind the cover

    def show_secret(self) -> None:
        """Somebody holds to see."""
        if self._table is None or not isinstance(self._screen, HandOverScreen):
            return
        table, seat = self._table, self._screen.seat
        answer = self._note_showing(table, self._screen)
        if not isinstance(answer, Accepted):
            self.failed.emit(answer)
            return
        before = None if self._showing is None else self._showing.before
        self._hand_over_page().show_secret(Secret(table.view(seat), names_at(table), before))

    def forget_showing(self) -> None:
        """Whoever opens the role next may be somebody else."""
        self._showing = None

    def vote(self, ja: bool) -> None:
        table, screen = self._table, self._screen
        if table is not None and isinstance(screen, HandOverScreen) and screen.purpose is Purpose.BALLOT:
            self._progress = replace(self._progress, asked=None)
            self._settle(table.cast_ballot(screen.seat, ja))

    def choose_card(self, place: int) -> None:
        table, screen = self._table, self._screen
        if table is None or not isinstance(screen, HandOverScreen):
            return
        hand = table.view(screen.seat).hand
        if screen.purpose is Purpose.DISCARD:
            self._settle(table.submit(screen.seat, Discard(hand[place])))
        elif screen.purpose is Purpose.ENACT:
            self._settle(table.submit(screen.seat, Enact(hand[place])))

    def propose_veto(self) -> None:
        table, screen = self._table, self._screen
        if table is not None and isinstance(screen, HandOverScreen) and screen.purpose is Purpose.ENACT:
            self._settle(table.submit(screen.seat, ProposeVeto()))

    def finish_looking(self) -> None:
        """Role, party or the top of the deck has been seen."""
        table, screen = self._table, self._screen
        if table is None or not isinstance(screen, HandOverScreen):
            return
        if screen.purpose.seen is not None:
            self._settle(table.submit(screen.seat, screen.purpose.seen))
        elif self._progress.asked is not None:
            self._advance(asked=None)
        elif screen.purpose in (Purpose.ROLE, Purpose.PARTY):
            # Only now, not when the card first showed: after a power cut the same player is asked again.
            answer = table.secret_shown(screen.seat)
            if isinstance(answer, Accepted):
                self._held = None
                self._advance(unseen=self._progress.unseen - {screen.seat})
            else:
                self.failed.emit(answer)

    def put_back(self) -> None:
        """The screen returns to the table unused."""
        if isinstance(self._screen, HandOverScreen):
            self._advance(going_round=False, asked=None)

    # How it goes on

    def _take_up(self, table: Table, events: tuple[Event, ...], *, going_round: bool) -> None:
        """Show a dealt game; `events` are those that the table has still to see."""
        self._progress = Progress(table.options.voting, frozenset(table.unseen), going_round=going_round)
        self._events = events
        self._show()

    def _asks(self, ask: Ask) -> bool:
        return isinstance(self._screen, TableScreen) and self._screen.ask is ask

    def _act_at_table(self, ask: Ask, action: Action, held: ViewAndLines | None = None) -> None:
        screen = self._screen
        if self._table is None or not isinstance(screen, TableScreen) or screen.ask is not ask:
            return
        if screen.seat is not None:
            self._settle(self._table.submit(screen.seat, action), held)

    def _settle(self, answer: Answer, held: ViewAndLines | None = None) -> None:
        """Go on after an answer; with `held` the table keeps showing that until the card was seen."""
        if self._table is not None and isinstance(answer, Accepted):
            self._events += answer.events
            self._held = held
            unseen = self._progress.unseen | set(self._table.unseen)
            progress = replace(after_events(self._progress, answer.events), unseen=unseen)
            self._progress = progress if held is None else replace(progress, going_round=True)
            self._show()
        else:
            self._show()
            self.failed.emit(answer)

    def _advance(self, **changes: object) -> None:
        self._progress = replace(self._progress, **changes)  # type: ignore[arg-type]  # fields of Progress
        self._show()

    def _show(self) -> None:
        table = self._table
        if table is None:
            return
        self._screen = screen = (
            FingerprintScreen() if table.may_add_words else screen_now(table.view(None), self._progress)
        )
        match screen:
            case FingerprintScreen():
                self._show_fingerprint(table)
            case TableScreen():
                self._show_table(table, screen)
            case HandOverScreen():
                self._hand_over(table, screen)
            case EndScreen():
                self._end(table)
            case _:
                pass

    def _show_fingerprint(self, table: Table) -> None:
        shown = fingerprint_of(table)
        self._fingerprint_page().show_fingerprint(shown)
        self._stage.show_page(PageName.FINGERPRINT)
        self.fingerprint_shown.emit(shown)

    def _show_table(self, table: Table, screen: TableScreen) -> None:
        self._progress = replace(self._progress, going_round=False)
        events: tuple[Event, ...] = ()
        if self._held is None:
            events, self._events = self._events, ()
        public = public_table_of(table, screen, self._held or shown_by(table), events)
        self._table_page().show_table(public)
        self._stage.show_page(PageName.TABLE)
        self.table_shown.emit(public)

    def _hand_over(self, table: Table, screen: HandOverScreen) -> None:
        words = self._catalogue(table.players[screen.seat].language)
        cover = cover_of(table, screen, words, self._holds_to_see())
        self.forget_showing()
        # The cover is drawn before the page comes up: nothing older ever shows for a frame.
        self._hand_over_page().cover(cover)
        self._stage.show_page(PageName.HAND_OVER)
        self.table_shown.emit(public_table_of(table, screen, self._held or shown_by(table), ()))

    def _end(self, table: Table) -> None:
        self._end_page().show_end(ending_of(table))
        self._stage.show_page(PageName.END)

    def _note_showing(self, table: Table, screen: HandOverScreen) -> Answer:
        """Keep that a secret shows, before it does. A role that is let go and held anew shows once."""
        if screen.purpose is not Purpose.ROLE:
            return table.secret_shown(screen.seat) if self._ends_slips(screen) else Accepted()
        before = table.last_shown(screen.seat)
        if self._showing is not None and before is not None and before.just_now:
            return Accepted()
        answer = table.role_shown(screen.seat)
        if isinstance(answer, Accepted):
            self._showing = _Showing(before)
        return answer

    def _ends_slips(self, screen: HandOverScreen) -> bool:
        """Whether this look makes what was done at the table before it final.

        A ballot shows its voter nothing that he didn't know; the look at a party is told when it is done, and
        nothing before it could be taken back anyhow.
        """
        return screen.purpose not in (Purpose.BALLOT, Purpose.PARTY)

    def _fingerprint_page(self) -> "FingerprintPage":
        page = cast("FingerprintPage", self._stage.page(PageName.FINGERPRINT))
        if self._is_new(PageName.FINGERPRINT):
            page.wanted.connect(self.do)
        return page

    def _table_page(self) -> "TablePage":
        page = cast("TablePage", self._stage.page(PageName.TABLE))
        if self._is_new(PageName.TABLE):
            page.wanted.connect(self.do)
        return page

    def _hand_over_page(self) -> "HandOverPage":
        page = cast("HandOverPage", self._stage.page(PageName.HAND_OVER))
        if self._is_new(PageName.HAND_OVER):
            page.wanted.connect(self.do)
        return page

    def _end_page(self) -> "EndPage":
        return cast("EndPage", self._stage.page(PageName.END))

    def _is_new(self, name: PageName) -> bool:
        new = name not in self._connected
        self._connected.add(name)
        return new


def _answers(choice: Choice, ask: Ask) -> bool:
    return ask.choice is type(choice)
