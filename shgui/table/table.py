"""The table of one game. Everything that happens to a game goes through it, and it is saved before it shows.

Screen, phones and bots all act by `submit` and see by `view`.

A table that was started with `awaits_words` shows its fingerprint first. Nothing is dealt before the players
have typed in words for the seed (`add_words`) or continue without (`deal_without_words`). Until then
`may_add_words` is true and there is no view, only names, options and the fingerprint. A game that was saved
then is resumed there.

The players of the deal stay in the game's record, bound by its fingerprint, and in the plain part of the
journal. Stand-ins are in the sealed steps of the journal, in the game log, and in `players`, which has the
present ones.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Self

from shgui.engine.actions import Action, Vote
from shgui.engine.chance import derive_bot_chance
from shgui.engine.errors import Reason, Refusal
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Phase, Seat
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalError
from shgui.table import saved_game
from shgui.table.answers import Accepted, Answer, NotDone, NotSaved, TableChange, TableReason
from shgui.table.earlier_deals import find_earlier_deals
from shgui.table.entries import (
    ActionEntry,
    ClaimEntry,
    EndedEarlyEntry,
    Entry,
    LanguageEntry,
    LookEntry,
    RemarkEntry,
    RoleShownEntry,
    StandInEntry,
    UndoEntry,
    VotesEntry,
    VotingEntry,
    WithdrawalEntry,
    WordsEntry,
    entry_to_json,
)
from shgui.table.log_lines import Claim, Occasion, Remark
from shgui.table.options import Options, Voting
from shgui.table.position import NotPossible, apply_entry, check_limit, start_position
from shgui.table.role_showings import WallClock, wall_clock
from shgui.table.sealed_deal import check_words, seal_deal
from shgui.table.seating import (
    Player,
    clean_name,
    clean_players,
)
from shgui.table.table_reader import TableReader


class Table(TableReader):
    """Made by `start` or `resume`."""

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
        now: WallClock = wall_clock,
    ) -> Self:
        """Deal and save a new game, with the group and its options for the next time.

        With `awaits_words` it is only sealed, and dealt by `add_words` or `deal_without_words`.

        Raise BadSeating for the names, BadSetup for their number, JournalError when it can't be saved; then
        there is no game. A game with a chosen seed or a rigged one never counts as fair.
        """
        sitting = clean_players(players)
        sealed = seal_deal(sitting, options.edition, seed, rigging, find_earlier_deals(journal))
        game = journal.start_game(
            saved_game.build_public_part(sitting, options, sealed, awaits_words),
            saved_game.build_sealed_part(sealed),
            saved_game.build_draft({}),
            *saved_game.build_next_offer(sitting, options),
            is_deal=True,
        )
        position = None if awaits_words else start_position(sitting, sealed.dealt(words=""))
        return cls(journal, game, options, sitting, sealed, position, now=now)

    @classmethod
    def resume(cls, journal: Journal, game: GameId, *, now: WallClock = wall_clock) -> Self:
        """Return a saved game at its last step, with cast ballots; JournalError where it can't be read."""
        saved = saved_game.restore_game(journal, game)
        return cls(
            journal,
            game,
            saved.options,
            saved.players,
            saved.sealed,
            saved.position,
            saved.steps,
            saved.ballots,
            now,
            saved.beside,
            saved.drawn_for_bots,
            saved.remarks,
            saved.positions[:-1],
        )

    # The sealed deal

    def add_words(self, text: str) -> Answer:
        """Deal by the seed and these words, in their canonical form of 1 to 80 characters. It can't be
        repeated.
        """
        words = check_words(text)
        if isinstance(words, TableReason):
            return NotDone(words if self.may_add_words else TableReason.TOO_LATE_FOR_WORDS)
        return self._deal(words)

    def deal_without_words(self) -> Answer:
        """Deal by the seed alone."""
        return self._deal("")

    def bot_chance(self, seat: Seat) -> bytes:
        """Return the chance of the bot in this seat, which is secret.

        It follows from the chance of the deal, unless an earlier version drew another.
        """
        drawn = self._drawn_for_bots or self._position.drawn_for_bots
        return drawn or derive_bot_chance(self._position.state.setup.chance, seat)

    # Acting

    def submit(self, seat: Seat, action: Action) -> Answer:
        """Do an action of a seat. A vote is a ballot, which is revealed with the last one."""
        if isinstance(action, Vote):
            return self._cast_vote(seat, action)
        return self._apply_entry(ActionEntry(seat, action))

    def cast_ballot(self, seat: Seat, ja: bool) -> Answer:
        return self._cast_vote(seat, Vote(ja))

    def reveal_votes(self, votes: Mapping[Seat, bool]) -> Answer:
        """Reveal the tapped votes of everyone without a ballot, together with the ballots."""
        if self.options.voting is Voting.BALLOTS:
            return NotDone(TableReason.EACH_VOTES_ALONE)
        ballots = tuple(sorted({**votes, **self._ballots}.items()))
        # Bots would vote the same again, as they saw no other votes: then the vote can still be undone.
        return self._apply_entry(VotesEntry(ballots, tapped=self._ballots.keys() <= self.bots))

    def note_secret_shown(self, seat: Seat) -> Answer:
        """Note that a seat saw something secret: nothing before it can be undone."""
        dealt = self._dealt is not None
        known = dealt and seat in range(len(self.players)) and seat not in (*self.unseen, *self.newcomers)
        if known and not self.can_take_back:
            return Accepted()
        return self._apply_entry(LookEntry(seat))

    def note_role_shown(self, seat: Seat) -> Answer:
        """Note that a seat's role is about to be shown: the time is saved, and nothing before it can be
        undone.
        """
        return self._apply_entry(RoleShownEntry(seat, self._now()))

    def take_back(self) -> Answer:
        """Undo a person's last public choice, or tapped votes; ballots since are discarded."""
        if self._dealt is not None and not self._position.can_take_back:
            return NotDone(TableReason.NOTHING_TO_TAKE_BACK)
        self.pending_remarks = ()
        return self._apply_entry(UndoEntry())

    def note_claim(self, claim: Claim) -> Answer:
        """Note a claim in the game log, for the first time or in place of an earlier one."""
        return self._apply_entry(ClaimEntry(claim))

    def withdraw_claim(self, occasion: Occasion) -> Answer:
        return self._apply_entry(WithdrawalEntry(occasion))

    def note_remark(self, remark: Remark) -> Answer:
        return self._apply_entry(RemarkEntry(remark))

    # Changes that no rule knows of

    def stand_in(self, seat: Seat, player: Player) -> Answer:
        """Let another person, or the program, play on in this seat; its role is shown before all else."""
        if self._dealt is not None and self.name_problem(seat, player.name) is not None:
            return NotDone(TableReason.NOT_A_NAME)
        return self._apply_entry(StandInEntry(seat, replace(player, name=clean_name(player.name))))

    def change_language(self, seat: Seat, language: str) -> Answer:
        return self._apply_entry(LanguageEntry(seat, language))

    def change_voting(self, voting: Voting) -> Answer:
        return self._apply_entry(VotingEntry(voting))

    def end_early(self) -> Answer:
        """End the game for good: no one has won, and everything is revealed."""
        return self._apply_entry(EndedEarlyEntry())

    # A note beside the game

    def save_note(self, note: Mapping[str, object]) -> Answer:
        """Save a note beside the game, sealed, in place of an earlier one. Listeners aren't called.

        It is deleted when the game is over.
        """
        if self._dealt is not None and self._position.state.phase is Phase.OVER:
            return Refusal(Reason.GAME_OVER)
        try:
            self._journal.save_note(self.game, note)
        except JournalError as error:
            return NotSaved(error.problem, error.detail)
        self._beside = dict(note)
        return Accepted()

    def _deal(self, words: str) -> Answer:
        if self._dealt is not None:
            return NotDone(TableReason.TOO_LATE_FOR_WORDS)
        position = start_position(self._sitting, self._sealed.dealt(words))
        not_saved = self._save((WordsEntry(words),), {})
        if not_saved is not None:
            return not_saved
        self._steps += 1
        self._set_position(position, {})
        self._listeners.notify(TableChange(position.lines))
        return Accepted(position.state.history)

    def _cast_vote(self, seat: Seat, vote: Vote) -> Answer:
        if self._dealt is None:
            return NotDone(TableReason.NOT_DEALT)
        refusal = self.why_not(seat, vote)
        if refusal is not None:
            return refusal
        ballots = {**self._ballots, seat: vote.ja}
        if len(ballots) == len(self._position.state.alive):
            return self._apply_entry(VotesEntry(tuple(sorted(ballots.items()))))
        not_saved = self._save((), ballots)
        if not_saved is not None:
            return not_saved
        is_new = seat not in self._ballots
        self._set_position(self._position, ballots)
        if is_new:
            # Listeners don't learn that a ballot was changed.
            self._listeners.notify(TableChange())
        return Accepted()

    def _apply_entry(self, entry: Entry) -> Answer:
        if self._dealt is None:
            return NotDone(TableReason.NOT_DEALT)
        before = self._position
        after = check_limit(before, entry) or apply_entry(before, entry, self._deal_options)
        if isinstance(after, NotPossible):
            return after
        # A person who takes over a bot's seat votes anew.
        voted = {seat: ja for seat, ja in self._ballots.items() if seat not in before.bots - after.bots}
        ballots = voted if after.state is before.state else {}
        not_saved = self._save((entry,), ballots, after.state)
        if not_saved is not None:
            return not_saved
        self._steps += 1
        self._set_position(after, ballots)
        self._listeners.notify(TableChange(after.lines[len(before.lines) :]))
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
