"""The table of one game. Everything that happens to a game goes through it, and it is saved before it shows.

Screen, phones and bots all act by `submit` and see by `view`.

A table that was started with `awaits_words` shows its fingerprint first. Nothing is dealt before the players
have added words to chance (`add_words`) or continue without (`go_without_words`). Until then `may_add_words`
is true and there is no view, only names, options and the fingerprint. A game that was saved then is resumed
there.

The players of the deal stay in the game's record, bound by its fingerprint, and in the plain part of the
journal. Stand-ins are in the sealed steps of the journal, in the game log, and in `players`, which has the
present ones.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Self

from shgui.engine.actions import Action, Vote
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.chance import bot_chance
from shgui.engine.errors import Reason, Refusal
from shgui.engine.fairness import verify
from shgui.engine.knowledge import Memory
from shgui.engine.record import Record, build_record
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView, memories_after_game, view_for
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalError
from shgui.table import saved_game
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
from shgui.table.log_lines import Claim, Line, Occasion, PendingRemark, Remark, list_taken_names, occasions
from shgui.table.options import Options, Voting
from shgui.table.position import NotPossible, Position, cast_ballots, check_limit, start_position, step
from shgui.table.public_log import PublicLog
from shgui.table.role_showings import LastShown, WallClock, wall_clock
from shgui.table.sealed_deal import NotDealtError, SealedDeal, check_words, seal_deal
from shgui.table.seating import (
    NameProblem,
    Player,
    check_name_beside,
    clean_name,
    find_bot_seats,
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
            self.public_log.record(before, view_for(before.state, None), options)
        self._laid = options
        self._journal = journal
        self._sitting = players
        self._sealed = sealed
        self._public_view: PlayerView | None = None
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
        """Deal and save a new game, with the group and its options for the next time.

        With `awaits_words` it is only sealed, and dealt by `add_words` or `go_without_words`.

        Raise BadSeating for the names, BadSetup for their number, JournalError when it can't be saved; then
        there is no game. A game with a chosen seed or a rigged one never counts as fair.
        """
        sitting = seated(players)
        sealed = seal_deal(sitting, options.edition, seed, rigging, earlier_deals(journal))
        game = journal.start_game(
            saved_game.build_public_part(sitting, options, sealed, awaits_words),
            saved_game.build_sealed_part(sealed),
            saved_game.build_draft({}),
            *saved_game.build_next_offer(sitting, options),
            is_deal=True,
        )
        position = None if awaits_words else start_position(sitting, sealed.dealt(words=""))
        return cls(journal, game, options, sitting, sealed, position, report=report, now=now)

    @classmethod
    def resume(
        cls, journal: Journal, game: GameId, *, report: Report = uncaught, now: WallClock = wall_clock
    ) -> Self:
        """Return a saved game at its last step, with cast ballots; JournalError where it can't be read."""
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
        """The options of the game, with the way of voting of this round."""
        if self._dealt is None:
            return self._laid
        return replace(self._laid, voting=self._position.voting(self._laid))

    # The sealed deal

    @property
    def fingerprint(self) -> str:
        """The 64 hexadecimal digits that are shown first of all; empty for a rigged game."""
        return self._sealed.fingerprint

    @property
    def deal(self) -> int:
        """The number of this deal among those of the last twelve hours on this computer."""
        return self._sealed.sitting.deal

    @property
    def earlier_deals(self) -> tuple[DealFate, ...]:
        """The fates of the earlier deals when this one began, the first one first."""
        return self._sealed.earlier.fates

    @property
    def deal_times(self) -> tuple[datetime, datetime] | None:
        """The times of the deal before this one on this computer, and of this one; None where unknown."""
        return self._sealed.earlier.times

    @property
    def may_add_words(self) -> bool:
        """Whether nothing is dealt, so that words can be added."""
        return self._dealt is None

    @property
    def words(self) -> str:
        """The words that were added to chance; empty where there are none."""
        return "" if self._dealt is None else self._position.state.setup.sitting.words

    def add_words(self, text: str) -> Answer:
        """Deal by the seed and these words, in their canonical form of 1 to 80 characters. It can't be
        repeated.
        """
        words = check_words(text)
        if isinstance(words, TableReason):
            return NotDone(words if self.may_add_words else TableReason.TOO_LATE_FOR_WORDS)
        return self._deal_out(words)

    def go_without_words(self) -> Answer:
        """Deal by the seed alone."""
        return self._deal_out("")

    # Reading

    def view(self, seat: Seat | None) -> PlayerView:
        """Return what the seat may know now, or with None what everyone sees.

        NotDealtError before the deal, as for everything that only a dealt game has.
        """
        if seat is None and self._public_view is not None:
            return self._public_view
        return view_for(self._state_shown, seat)

    def list_legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Return the actions that `submit` would accept; a ballot can be changed until the last one is in."""
        return list_legal_actions(self._position.state, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Return why `submit` would refuse this action; None if it would accept it."""
        tried = apply(self._position.state, seat, action)
        return tried if isinstance(tried, Refusal) else None

    @property
    def players(self) -> tuple[Player, ...]:
        """The present players."""
        return self._sitting if self._dealt is None else self._position.players

    @property
    def bots(self) -> frozenset[Seat]:
        """The present seats of bots."""
        return find_bot_seats(self.players)

    def bot_chance(self, seat: Seat) -> bytes:
        """Return the chance of the bot in this seat, which is secret.

        It follows from the chance of the deal, unless an earlier version drew another.
        """
        drawn = self._drawn_for_bots or self._position.drawn_for_bots
        return drawn or bot_chance(self._position.state.setup.chance, seat)

    @property
    def chronicle(self) -> tuple[Line, ...]:
        """The game log: everything that everyone saw, with undone choices."""
        return () if self._dealt is None else self._position.lines

    @property
    def unseen(self) -> tuple[Seat, ...]:
        """Seats that must still be shown their role, or the result of an investigation."""
        return () if self._dealt is None else self._position.unseen

    @property
    def newcomers(self) -> tuple[Seat, ...]:
        """Stand-ins who must still be shown their role."""
        return () if self._dealt is None else self._position.newcomers

    @property
    def next_voting(self) -> Voting:
        """The way of voting from the next round on."""
        return self._laid.voting if self._dealt is None else self._position.next_voting(self._laid)

    def name_problem(self, seat: Seat, typed: str) -> NameProblem | None:
        """Return the problem of a stand-in's name in this seat, or None."""
        present = [player.name for player in self.players]
        return check_name_beside(typed, list_taken_names(seat, present, self.chronicle))

    def last_shown(self, seat: Seat) -> LastShown | None:
        """Return the last showing of the seat's role, for its own role page alone; None if there was none."""
        showing = self._position.shown[seat]
        return None if showing is None else LastShown(showing, self._now())

    @property
    def can_take_back(self) -> bool:
        return self._dealt is not None and self._position.can_take_back

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        """The occasions for claims; none where claims are off."""
        if self._dealt is None or not self.options.claims:
            return ()
        return occasions(self._position.state.history)

    def review(self) -> tuple[tuple[Memory, ...], ...]:
        """Return what each seat saw; nothing before the end."""
        return memories_after_game(self._position.state)

    def record(self) -> Record | None:
        """Return the record of the finished game, with the names of the deal; None before its end."""
        if self._dealt is None:
            return None
        state = self._position.state
        if state.phase is not Phase.OVER:
            return None
        names = [player.name for player in self._sitting]
        return build_record(names, state, self._position.moves, self._position.seat_changes)

    @property
    def fits_fingerprint(self) -> bool:
        """Whether the game is over and fits the fingerprint that was shown before the deal."""
        record = self.record()
        return record is not None and verify(record, self.fingerprint).sound

    # Acting

    def submit(self, seat: Seat, action: Action) -> Answer:
        """Do an action of a seat. A vote is a ballot, which is revealed with the last one."""
        if isinstance(action, Vote):
            return self._cast(seat, action)
        return self._do(Acted(seat, action))

    def cast_ballot(self, seat: Seat, ja: bool) -> Answer:
        return self._cast(seat, Vote(ja))

    def reveal_votes(self, votes: Mapping[Seat, bool]) -> Answer:
        """Reveal the tapped votes of everyone without a ballot, together with the ballots."""
        if self.options.voting is Voting.BALLOTS:
            return NotDone(TableReason.EACH_VOTES_ALONE)
        ballots = tuple(sorted({**votes, **self._ballots}.items()))
        # Bots would vote the same again, as they saw no other votes: then the vote can still be undone.
        return self._do(VotesEntry(ballots, tapped=self._ballots.keys() <= self.bots))

    def secret_shown(self, seat: Seat) -> Answer:
        """Note that a seat saw something secret: nothing before it can be undone."""
        dealt = self._dealt is not None
        known = dealt and seat in range(len(self.players)) and seat not in (*self.unseen, *self.newcomers)
        if known and not self.can_take_back:
            return Accepted()
        return self._do(Looked(seat))

    def role_shown(self, seat: Seat) -> Answer:
        """Note that a seat's role is about to be shown: the time is saved, and nothing before it can be
        undone.
        """
        return self._do(RoleShown(seat, self._now()))

    def take_back(self) -> Answer:
        """Undo a person's last public choice, or tapped votes; ballots since are discarded."""
        if self._dealt is not None and not self._position.can_take_back:
            return NotDone(TableReason.NOTHING_TO_TAKE_BACK)
        self.pending_remarks = ()
        return self._do(TookBack())

    def note_claim(self, claim: Claim) -> Answer:
        """Note a claim in the game log, for the first time or in place of an earlier one."""
        return self._do(Claimed(claim))

    def withdraw_claim(self, occasion: Occasion) -> Answer:
        """Withdraw the claim on this occasion, in the game log."""
        return self._do(Withdrew(occasion))

    def note_remark(self, remark: Remark) -> Answer:
        """Note a bot's remark in the game log."""
        return self._do(RemarkMade(remark))

    # Changes that no rule knows of

    def stand_in(self, seat: Seat, player: Player) -> Answer:
        """Let another person, or the program, play on in this seat; its role is shown before all else."""
        if self._dealt is not None and self.name_problem(seat, player.name) is not None:
            return NotDone(TableReason.NOT_A_NAME)
        return self._do(StoodIn(seat, replace(player, name=clean_name(player.name))))

    def change_language(self, seat: Seat, language: str) -> Answer:
        """Change the language of a seat's private screens."""
        return self._do(LanguageChosen(seat, language))

    def change_voting(self, voting: Voting) -> Answer:
        """Change the way of voting from the next round on."""
        return self._do(VotingChosen(voting))

    def end_early(self) -> Answer:
        """End the game for good: no one has won, and everything is revealed."""
        return self._do(EndedEarly())

    # A note beside the game

    @property
    def kept_beside(self) -> dict[str, Any]:
        """The note that `keep_beside` saved; empty where there is none, and once the game is over."""
        return dict(self._beside)

    def keep_beside(self, note: Mapping[str, object]) -> Answer:
        """Save a note beside the game, sealed, in place of an earlier one. Listeners aren't called.

        It is deleted when the game is over.
        """
        if self._dealt is not None and self._position.state.phase is Phase.OVER:
            return Refusal(Reason.GAME_OVER)
        try:
            self._journal.keep_beside(self.game, note)
        except JournalError as error:
            return NotSaved(error.problem, error.detail)
        self._beside = dict(note)
        return Accepted()

    # Listeners

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener after every change of the public table, until the returned function is called.

        A listener may act at the table; the others are called for this change before they are for that one.
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
        position = start_position(self._sitting, self._sealed.dealt(words))
        not_saved = self._save((WordsAdded(words),), {})
        if not_saved is not None:
            return not_saved
        self._steps += 1
        self._settle(position, {})
        self._listeners.notify(Change(position.lines))
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
            # Listeners don't learn that a ballot was changed.
            self._listeners.notify(Change())
        return Accepted()

    def _do(self, entry: Entry) -> Answer:
        if self._dealt is None:
            return NotDone(TableReason.NOT_DEALT)
        before = self._position
        after = check_limit(before, entry) or step(before, entry, self._laid)
        if isinstance(after, NotPossible):
            return after
        # A person who takes over a bot's seat votes anew.
        voted = {seat: ja for seat, ja in self._ballots.items() if seat not in before.bots - after.bots}
        ballots = voted if after.state is before.state else {}
        not_saved = self._save((entry,), ballots, after.state)
        if not_saved is not None:
            return not_saved
        self._steps += 1
        self._settle(after, ballots)
        self._listeners.notify(Change(after.lines[len(before.lines) :]))
        return Accepted(after.state.history[len(before.state.history) :])

    def _save(
        self, entries: Sequence[Entry], ballots: Mapping[Seat, bool], state: State | None = None
    ) -> NotSaved | None:
        try:
            self._journal.append(
                self.game,
                self._steps,
                [entry_to_json(entry) for entry in entries],
                saved_game.build_draft(ballots, self.pending_remarks),
                None if state is None else saved_game.build_outcome(state),
            )
        except JournalError as error:
            return NotSaved(error.problem, error.detail)
        return None

    def _settle(self, position: Position, ballots: Mapping[Seat, bool]) -> None:
        self._ballots = dict(ballots)
        state = cast_ballots(position.state, ballots)
        self._dealt = position, state
        self._public_view = view_for(state, None)
        self.public_log.record(position, self._public_view, self._laid)
        if position.state.phase is Phase.OVER:
            self._beside = {}
