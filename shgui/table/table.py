"""The table: the only one who knows the game. All others ask it, seat by seat, and learn what they may.

What is accepted is on the disk before anybody sees it. The screen, a phone and a bot take the same way in
(`submit`) and the same way out (`view`).
"""

import logging
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Self

from shgui.engine.actions import Action, Vote
from shgui.engine.apply import apply
from shgui.engine.deal import new_game
from shgui.engine.errors import Refusal
from shgui.engine.knowledge import Memory
from shgui.engine.legal import legal
from shgui.engine.record import Record, record_of
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView, review, view_for
from shgui.table import saved_game
from shgui.table.answers import Accepted, Answer, Change, NotDone, NotSaved, TableReason
from shgui.table.entries import (
    Acted,
    Claimed,
    Entry,
    Looked,
    Reseated,
    RoleShown,
    TookBack,
    Voted,
    entry_to_json,
)
from shgui.table.journal import GameId, Journal
from shgui.table.journal_errors import JournalError
from shgui.table.lines import Claim, Line, Occasion, occasions
from shgui.table.moment import Moment, NotPossible, beginning, step, with_ballots
from shgui.table.options import Options, Voting
from shgui.table.seating import Player, Way, seated
from shgui.table.showings import LastShown, WallClock, wall_clock

Listener = Callable[[Change], None]
Report = Callable[[Exception], None]


def log_failure(error: Exception) -> None:
    logging.getLogger(__name__).error("A listener of the table failed.", exc_info=error)


class Table:
    """Made by `start` or `resume`."""

    def __init__(
        self,
        journal: Journal,
        game: GameId,
        options: Options,
        moment: Moment,
        steps: int = 0,
        ballots: Mapping[Seat, bool] | None = None,
        report: Report = log_failure,
        now: WallClock = wall_clock,
    ) -> None:
        self.game = game
        self.options = options
        self._journal = journal
        self._moment = moment
        self._steps = steps
        self._ballots = dict(ballots or {})
        self._shown = with_ballots(moment.state, self._ballots)
        self._report = report
        self._now = now
        self._listeners: list[Listener] = []
        self._changes: deque[Change] = deque()
        self._telling = False

    @classmethod
    def start(
        cls,
        players: Sequence[Player],
        options: Options,
        journal: Journal,
        *,
        seed: bytes | None = None,
        rigging: Rigging = FAIR,
        report: Report = log_failure,
        now: WallClock = wall_clock,
    ) -> Self:
        """Deals a new game and saves it, together with the group and its options for the next time.

        BadSeating for the names, BadSetup for a number that can't be played, JournalError when it can't be
        saved: then there is no game. A game with a chosen seed or a rigged one never passes for fair.
        """
        sitting = seated(players)
        if seed is not None:
            rigging = replace(rigging, seed_chosen=True)
        state, _ = new_game(len(sitting), options.edition, seed, rigging)
        game = journal.start_game(
            saved_game.public_part(sitting, options, state),
            saved_game.sealed_part(state),
            saved_game.draft_of({}),
            saved_game.group_of(sitting),
            saved_game.settings_of(options),
        )
        return cls(journal, game, options, beginning(sitting, state), report=report, now=now)

    @classmethod
    def resume(
        cls, journal: Journal, game: GameId, *, report: Report = log_failure, now: WallClock = wall_clock
    ) -> Self:
        """A saved game at its last step, ballots cast included; JournalError where it can't be read."""
        saved = saved_game.restore(journal, game)
        return cls(journal, game, saved.options, saved.moment, saved.steps, saved.ballots, report, now)

    # What may be known

    def view(self, seat: Seat | None) -> PlayerView:
        """All that the seat may know now; with None, what the table in the middle shows."""
        if seat is not None and seat not in range(len(self.players)):
            raise IndexError(seat)
        return view_for(self._shown, seat)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What `submit` would take from this seat; a ballot can be cast anew until the last one is in."""
        return legal(self._moment.state, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why `submit` would refuse this; None if it would take it. Nothing happens."""
        tried = apply(self._moment.state, seat, action)
        return tried if isinstance(tried, Refusal) else None

    @property
    def players(self) -> tuple[Player, ...]:
        return self._moment.players

    @property
    def chronicle(self) -> tuple[Line, ...]:
        """Everything that the table saw, slips included. Codes, for every reader's language."""
        return self._moment.lines

    @property
    def unseen(self) -> tuple[Seat, ...]:
        """Who has not yet been shown the role, or the result of an investigation."""
        return self._moment.unseen

    def last_shown(self, seat: Seat) -> LastShown | None:
        """When the seat's role was last opened; None if it never was. For the seat's own role page alone."""
        showing = self._moment.shown[seat]
        return None if showing is None else LastShown(showing, self._now())

    @property
    def can_take_back(self) -> bool:
        return bool(self._moment.slips)

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        """What somebody could make a claim about; nothing where claims are off."""
        return occasions(self._moment.state.history) if self.options.claims else ()

    def review(self) -> tuple[tuple[Memory, ...], ...]:
        """After the end, what each seat saw; before, nothing."""
        return review(self._moment.state)

    def record(self) -> Record | None:
        """The finished game, for export and for the fairness check; None before its end."""
        state = self._moment.state
        if state.outcome is None:
            return None
        return record_of([player.name for player in self.players], state, self._moment.moves)

    # What may be done

    def submit(self, seat: Seat, action: Action) -> Answer:
        """The one way in. A vote is put into the box; the last one in opens it."""
        if isinstance(action, Vote):
            return self._cast(seat, action)
        return self._do(Acted(seat, action))

    def cast_ballot(self, seat: Seat, ja: bool) -> Answer:
        return self._cast(seat, Vote(ja))

    def reveal_votes(self, votes: Mapping[Seat, bool]) -> Answer:
        """The thumbs that all showed at once, tapped in for everybody who didn't cast a ballot himself."""
        if self.options.voting is Voting.BALLOTS:
            return NotDone(TableReason.EACH_VOTES_ALONE)
        return self._do(Voted(tuple(sorted({**votes, **self._ballots}.items()))))

    def secret_shown(self, seat: Seat) -> Answer:
        """To be told when a seat's private screen was opened: no slip from before can be taken back then."""
        if seat in range(len(self.players)) and seat not in self.unseen and not self.can_take_back:
            return Accepted()
        return self._do(Looked(seat))

    def role_shown(self, seat: Seat) -> Answer:
        """To be told before a seat's role is shown on the screen: each time is kept, and no slip from before
        can be taken back then.
        """
        return self._do(RoleShown(seat, self._now()))

    def take_back(self) -> Answer:
        """Undoes the last public slip, openly. Ballots cast since then go out of the box unread."""
        return self._do(TookBack())

    def note_claim(self, claim: Claim) -> Answer:
        """What a player says he saw, as a line in the chronicle. Nothing follows from it."""
        return self._do(Claimed(claim))

    def reseat(self, seat: Seat, language: str, way: Way) -> Answer:
        """Lets a player go on in another language, or on a phone instead of the screen, or back."""
        return self._do(Reseated(seat, language, way))

    # Who wants to hear of it

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener after every change of the public table, in order; the answer ends that.

        A listener may act at the table; the others hear of it after they have heard of this change.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _cast(self, seat: Seat, vote: Vote) -> Answer:
        refusal = self.why_not(seat, vote)
        if refusal is not None:
            return refusal
        ballots = {**self._ballots, seat: vote.ja}
        if len(ballots) == len(self._moment.state.alive):
            return self._do(Voted(tuple(sorted(ballots.items()))))
        not_saved = self._save((), ballots)
        if not_saved is not None:
            return not_saved
        is_new = seat not in self._ballots
        self._settle(self._moment, ballots)
        if is_new:
            # That somebody votes again is nobody else's business.
            self._tell(Change())
        return Accepted()

    def _do(self, entry: Entry) -> Answer:
        before = self._moment
        after = step(before, entry, self.options)
        if isinstance(after, NotPossible):
            return after
        ballots = self._ballots if after.state is before.state else {}
        not_saved = self._save((entry,), ballots, after.state)
        if not_saved is not None:
            return not_saved
        self._steps += 1
        self._settle(after, ballots)
        self._tell(Change(after.lines[len(before.lines) :]))
        return Accepted(after.state.history[len(before.state.history) :])

    def _save(
        self, entries: Sequence[Entry], ballots: Mapping[Seat, bool], state: State | None = None
    ) -> NotSaved | None:
        try:
            self._journal.append(
                self.game,
                self._steps,
                [entry_to_json(entry) for entry in entries],
                saved_game.draft_of(ballots),
                None if state is None else saved_game.outcome_of(state),
            )
        except JournalError as error:
            return NotSaved(error.problem, error.detail)
        return None

    def _settle(self, moment: Moment, ballots: Mapping[Seat, bool]) -> None:
        self._moment = moment
        self._ballots = dict(ballots)
        self._shown = with_ballots(moment.state, ballots)

    def _tell(self, change: Change) -> None:
        self._changes.append(change)
        if self._telling:
            return
        self._telling = True
        try:
            while self._changes:
                self._tell_all(self._changes.popleft())
        finally:
            self._telling = False

    def _tell_all(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(change)
            except Exception as error:  # noqa: BLE001 - whatever ails a listener, the game goes on
                self._report(error)
