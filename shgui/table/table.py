"""The table: the only one who knows the game. All others ask it, seat by seat, and learn what they may.

What is accepted is on the disk before anybody sees it. The screen, a phone and a bot take the same way in
(`submit`) and the same way out (`view`).

A table that was started with `awaits_words` shows its fingerprint first. Nothing is dealt then, so that
nobody can see anything, not even who is the first candidate, before the table has added words of its own to
chance (`add_words`) or goes on without (`go_without_words`). Until then `may_add_words` is true and there is
no view: names, options and what is told of the fingerprint are all that one can show. A game that was saved
there comes back there.

Who sat down at the deal stays in the game's record, bound by its fingerprint, and in the plain part of the
journal. Stand-ins came later: their names are in the sealed steps of the journal, in the chronicle, and in
`players`, which says who sits here now.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Self

from shgui.engine.actions import Action, Vote
from shgui.engine.apply import apply
from shgui.engine.chance import bot_chance
from shgui.engine.errors import Reason, Refusal
from shgui.engine.fairness import verify
from shgui.engine.knowledge import Memory
from shgui.engine.legal import legal
from shgui.engine.record import Record, record_of
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView, memories_after_game, view_for
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalError
from shgui.table import saved_game
from shgui.table.added_words import check_words
from shgui.table.answers import Accepted, Answer, Change, Listener, NotDone, NotSaved, TableReason
from shgui.table.earlier_deals import DealFate, earlier_deals
from shgui.table.entries import (
    Acted,
    Claimed,
    EndedEarly,
    Entry,
    LanguageChosen,
    Looked,
    RemarkMade,
    RoleShown,
    StoodIn,
    TookBack,
    VotesEntry,
    VotingChosen,
    Withdrew,
    WordsAdded,
    entry_to_json,
)
from shgui.table.listeners import Listeners, Report, uncaught
from shgui.table.log_lines import Claim, Line, Occasion, PendingRemark, Remark, names_apart_from, occasions
from shgui.table.options import Options, Voting
from shgui.table.position import NotPossible, Position, beginning, limit_reached, step, with_ballots
from shgui.table.public_log import PublicLog
from shgui.table.role_showings import LastShown, WallClock, wall_clock
from shgui.table.sealed_deal import NotDealtError, SealedDeal, sealed_deal
from shgui.table.seating import (
    NameProblem,
    Player,
    bots_among,
    clean_name,
    name_problem_beside,
    seated,
)


class Table:
    """Made by `start` or `resume`."""

    def __init__(
        self,
        journal: Journal,
        game: GameId,
        options: Options,
        players: tuple[Player, ...],
        sealed: SealedDeal,
        position: Position | None,
        steps: int = 0,
        ballots: Mapping[Seat, bool] | None = None,
        report: Report = uncaught,
        now: WallClock = wall_clock,
        beside: Mapping[str, object] | None = None,
        drawn_for_bots: bytes = b"",
        pending_remarks: tuple[PendingRemark, ...] = (),
        earlier: Sequence[Position] = (),
    ) -> None:
        self.game = game
        self.public_log = PublicLog()
        for before in earlier:
            self.public_log.record(before, before.state, options)
        self._laid = options
        self._journal = journal
        self._sitting = players
        self._sealed = sealed
        self._dealt: tuple[Position, State] | None = None
        """The moment, and its state as it shows with the ballots that are in the box."""
        self._steps = steps
        self._ballots: dict[Seat, bool] = {}
        if position is not None:
            self._settle(position, ballots or {})
        self._now = now
        self._beside = dict(beside or {})
        self._drawn_for_bots = drawn_for_bots
        self.pending_remarks = pending_remarks
        """Remarks that bots still have to make: saved with the next step or ballot."""
        self._listeners = Listeners(report)

    @classmethod
    def start(
        cls,
        players: Sequence[Player],
        options: Options,
        journal: Journal,
        *,
        seed: bytes | None = None,
        rigging: Rigging = FAIR,
        awaits_words: bool = False,
        report: Report = uncaught,
        now: WallClock = wall_clock,
    ) -> Self:
        """Deals a new game and saves it, together with the group and its options for the next time.

        With `awaits_words` it is only sealed, and dealt by `add_words` or `go_without_words`; else at once.

        BadSeating for the names, BadSetup for a number that can't be played, JournalError when it can't be
        saved: then there is no game. A game with a chosen seed or a rigged one never passes for fair.
        """
        sitting = seated(players)
        sealed = sealed_deal(sitting, options.edition, seed, rigging, earlier_deals(journal))
        game = journal.start_game(
            saved_game.public_part(sitting, options, sealed, awaits_words),
            saved_game.sealed_part(sealed),
            saved_game.draft_of({}),
            *saved_game.for_next_time(sitting, options),
            is_deal=True,
        )
        position = None if awaits_words else beginning(sitting, sealed.dealt(words=""))
        return cls(journal, game, options, sitting, sealed, position, report=report, now=now)

    @classmethod
    def resume(
        cls, journal: Journal, game: GameId, *, report: Report = uncaught, now: WallClock = wall_clock
    ) -> Self:
        """A saved game at its last step, ballots cast included; JournalError where it can't be read."""
        saved = saved_game.restore(journal, game)
        return cls(
            journal,
            game,
            saved.options,
            saved.players,
            saved.sealed,
            saved.position,
            saved.steps,
            saved.ballots,
            report,
            now,
            saved.beside,
            saved.drawn_for_bots,
            saved.remarks,
            saved.positions[:-1],
        )

    @property
    def options(self) -> Options:
        """As the table was laid; how votes are taken, as they are in this round."""
        if self._dealt is None:
            return self._laid
        return replace(self._laid, voting=self._position.voting(self._laid))

    # What it is sealed with

    @property
    def fingerprint(self) -> str:
        """What the table sees first of all: 64 hexadecimal digits; nothing for a game laid by hand."""
        return self._sealed.fingerprint

    @property
    def deal(self) -> int:
        """Which deal of the last twelve hours this is on this computer, counted from one."""
        return self._sealed.sitting.deal

    @property
    def earlier_deals(self) -> tuple[DealFate, ...]:
        """What had become of the earlier ones when this one began, the first one first."""
        return self._sealed.earlier.fates

    @property
    def deal_times(self) -> tuple[datetime, datetime] | None:
        """When the deal before this one was made on this computer, and this one; None where none is known."""
        return self._sealed.earlier.times

    @property
    def may_add_words(self) -> bool:
        """Whether nothing is dealt yet."""
        return self._dealt is None

    @property
    def words(self) -> str:
        """What the table added to chance; empty as long as nothing was."""
        return "" if self._dealt is None else self._position.state.setup.sitting.words

    def add_words(self, text: str) -> Answer:
        """Deals by the seed and these words together, in their canonical form of 1 to 80 characters.

        Everything happens once: what was said can't be changed, for the cards are on the table then.
        """
        words = check_words(text)
        if isinstance(words, TableReason):
            return NotDone(words if self.may_add_words else TableReason.TOO_LATE_FOR_WORDS)
        return self._deal_out(words)

    def go_without_words(self) -> Answer:
        """Deals by the seed alone."""
        return self._deal_out("")

    # What may be known

    def view(self, seat: Seat | None) -> PlayerView:
        """All that the seat may know now; with None, what the table in the middle shows.

        NotDealtError while the table may add its words, as for every question that only a dealt game answers.
        """
        return view_for(self._state_shown, seat)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What `submit` would take from this seat; a ballot can be cast anew until the last one is in."""
        return legal(self._position.state, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why `submit` would refuse this; None if it would take it. Nothing happens."""
        tried = apply(self._position.state, seat, action)
        return tried if isinstance(tried, Refusal) else None

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits here now."""
        return self._sitting if self._dealt is None else self._position.players

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that the program plays in now."""
        return bots_among(self.players)

    def bot_chance(self, seat: Seat) -> bytes:
        """Return what the program's decisions in this seat draw their chance from: for nobody else to know.

        It follows from the chance of the deal. Games for which an earlier version drew another keep that one.
        """
        drawn = self._drawn_for_bots or self._position.drawn_for_bots
        return drawn or bot_chance(self._position.state.setup.chance, seat)

    @property
    def chronicle(self) -> tuple[Line, ...]:
        """Everything that the table saw, slips included. Codes, for every reader's language."""
        return () if self._dealt is None else self._position.lines

    @property
    def unseen(self) -> tuple[Seat, ...]:
        """Who has not yet been shown the role, or the result of an investigation."""
        return () if self._dealt is None else self._position.unseen

    @property
    def newcomers(self) -> tuple[Seat, ...]:
        """Stand-ins who have not yet been shown their role."""
        return () if self._dealt is None else self._position.newcomers

    @property
    def next_voting(self) -> Voting:
        """How votes are taken from the next round on."""
        return self._laid.voting if self._dealt is None else self._position.next_voting(self._laid)

    def name_problem(self, seat: Seat, typed: str) -> NameProblem | None:
        """Why nobody of this name could stand in at this seat. Nothing happens."""
        present = [player.name for player in self.players]
        return name_problem_beside(typed, names_apart_from(seat, present, self.chronicle))

    def last_shown(self, seat: Seat) -> LastShown | None:
        """When the seat's role was last opened; None if it never was. For the seat's own role page alone."""
        showing = self._position.shown[seat]
        return None if showing is None else LastShown(showing, self._now())

    @property
    def can_take_back(self) -> bool:
        return self._dealt is not None and self._position.can_take_back

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        """What somebody could make a claim about; nothing where claims are off."""
        if self._dealt is None or not self.options.claims:
            return ()
        return occasions(self._position.state.history)

    def review(self) -> tuple[tuple[Memory, ...], ...]:
        """After the end, what each seat saw; before, nothing."""
        return memories_after_game(self._position.state)

    def record(self) -> Record | None:
        """The finished game, for export and for the fairness check; None before its end. Its names are those
        of the deal.
        """
        if self._dealt is None:
            return None
        state = self._position.state
        if state.phase is not Phase.OVER:
            return None
        names = [player.name for player in self._sitting]
        return record_of(names, state, self._position.moves, self._position.seat_changes)

    @property
    def fits_fingerprint(self) -> bool:
        """Whether the game is over and fits the fingerprint that was shown before the deal."""
        record = self.record()
        return record is not None and verify(record, self.fingerprint).sound

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
        ballots = tuple(sorted({**votes, **self._ballots}.items()))
        # What the program had in the box nobody chose by what he saw of others: it votes so again.
        return self._do(VotesEntry(ballots, tapped=self._ballots.keys() <= self.bots))

    def secret_shown(self, seat: Seat) -> Answer:
        """To be told when a seat's private screen was opened: no slip from before can be taken back then."""
        dealt = self._dealt is not None
        known = dealt and seat in range(len(self.players)) and seat not in (*self.unseen, *self.newcomers)
        if known and not self.can_take_back:
            return Accepted()
        return self._do(Looked(seat))

    def role_shown(self, seat: Seat) -> Answer:
        """To be told before a seat's role is shown on the screen: each time is kept, and no slip from before
        can be taken back then.
        """
        return self._do(RoleShown(seat, self._now()))

    def take_back(self) -> Answer:
        """Undoes openly a person's last public choice, or thumbs; ballots cast on it leave the box unread."""
        if self._dealt is not None and not self._position.can_take_back:
            return NotDone(TableReason.NOTHING_TO_TAKE_BACK)
        self.pending_remarks = ()
        return self._do(TookBack())

    def note_claim(self, claim: Claim) -> Answer:
        """What a player says he saw, as a line in the chronicle: for the first time, or instead of what was
        claimed of it before. Nothing follows from it.
        """
        return self._do(Claimed(claim))

    def withdraw_claim(self, occasion: Occasion) -> Answer:
        """What was claimed of this is claimed no longer: openly, as a line in the chronicle."""
        return self._do(Withdrew(occasion))

    def note_remark(self, remark: Remark) -> Answer:
        """What the program says in one of its seats, as a line in the chronicle. Nothing follows from it."""
        return self._do(RemarkMade(remark))

    # Who goes home, and what else changes openly

    def stand_in(self, seat: Seat, player: Player) -> Answer:
        """Another person, or the program, plays on in this seat, and is shown its role before anything else
        is asked.
        """
        if self._dealt is not None and self.name_problem(seat, player.name) is not None:
            return NotDone(TableReason.NOT_A_NAME)
        return self._do(StoodIn(seat, replace(player, name=clean_name(player.name))))

    def change_language(self, seat: Seat, language: str) -> Answer:
        """What this seat reads on its private screens from now on."""
        return self._do(LanguageChosen(seat, language))

    def change_voting(self, voting: Voting) -> Answer:
        """How the whole table votes from the next round on."""
        return self._do(VotingChosen(voting))

    def end_early(self) -> Answer:
        """Ends the game here, for good: nobody has won, and everybody may know everything."""
        return self._do(EndedEarly())

    # What lies beside the game

    @property
    def kept_beside(self) -> dict[str, Any]:
        """What `keep_beside` kept, as long as the game isn't over; empty where nothing was."""
        return dict(self._beside)

    def keep_beside(self, note: Mapping[str, object]) -> Answer:
        """Saves something that the game doesn't know of, sealed like it, instead of what was kept before.

        It is no part of the game: nobody is told of it. When the game is over it is gone.
        """
        if self._dealt is not None and self._position.state.phase is Phase.OVER:
            return Refusal(Reason.GAME_OVER)
        try:
            self._journal.keep_beside(self.game, note)
        except JournalError as error:
            return NotSaved(error.problem, error.detail)
        self._beside = dict(note)
        return Accepted()

    # Who wants to hear of it

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener after every change of the public table, in order; the answer ends that.

        A listener may act at the table; the others hear of it after they have heard of this change.
        """
        return self._listeners.subscribe(listener)

    @property
    def _position(self) -> Position:
        if self._dealt is None:
            raise NotDealtError
        return self._dealt[0]

    @property
    def _state_shown(self) -> State:
        if self._dealt is None:
            raise NotDealtError
        return self._dealt[1]

    def _deal_out(self, words: str) -> Answer:
        if self._dealt is not None:
            return NotDone(TableReason.TOO_LATE_FOR_WORDS)
        position = beginning(self._sitting, self._sealed.dealt(words))
        not_saved = self._save((WordsAdded(words),), {})
        if not_saved is not None:
            return not_saved
        self._steps += 1
        self._settle(position, {})
        self._listeners.tell(Change(position.lines))
        return Accepted(position.state.history)

    def _cast(self, seat: Seat, vote: Vote) -> Answer:
        if self._dealt is None:
            return NotDone(TableReason.NOT_DEALT)
        refusal = self.why_not(seat, vote)
        if refusal is not None:
            return refusal
        ballots = {**self._ballots, seat: vote.ja}
        if len(ballots) == len(self._position.state.alive):
            return self._do(VotesEntry(tuple(sorted(ballots.items()))))
        not_saved = self._save((), ballots)
        if not_saved is not None:
            return not_saved
        is_new = seat not in self._ballots
        self._settle(self._position, ballots)
        if is_new:
            # That somebody votes again is nobody else's business.
            self._listeners.tell(Change())
        return Accepted()

    def _do(self, entry: Entry) -> Answer:
        if self._dealt is None:
            return NotDone(TableReason.NOT_DEALT)
        before = self._position
        after = limit_reached(before, entry) or step(before, entry, self._laid)
        if isinstance(after, NotPossible):
            return after
        # Whoever sits down for the program votes for himself.
        voted = {seat: ja for seat, ja in self._ballots.items() if seat not in before.bots - after.bots}
        ballots = voted if after.state is before.state else {}
        not_saved = self._save((entry,), ballots, after.state)
        if not_saved is not None:
            return not_saved
        self._steps += 1
        self._settle(after, ballots)
        self._listeners.tell(Change(after.lines[len(before.lines) :]))
        return Accepted(after.state.history[len(before.state.history) :])

    def _save(
        self, entries: Sequence[Entry], ballots: Mapping[Seat, bool], state: State | None = None
    ) -> NotSaved | None:
        try:
            self._journal.append(
                self.game,
                self._steps,
                [entry_to_json(entry) for entry in entries],
                saved_game.draft_of(ballots, self.pending_remarks),
                None if state is None else saved_game.outcome_of(state),
            )
        except JournalError as error:
            return NotSaved(error.problem, error.detail)
        return None

    def _settle(self, position: Position, ballots: Mapping[Seat, bool]) -> None:
        self._ballots = dict(ballots)
        state = with_ballots(position.state, ballots)
        self._dealt = position, state
        self.public_log.record(position, state, self._laid)
        if position.state.phase is Phase.OVER:
            self._beside = {}
