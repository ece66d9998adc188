"""A table: who may do what, who learns what, what can be undone, and that nothing happens unsaved."""

import sys

import pytest

from shgui.engine.actions import Discard, Investigate, Nominate, Vote
from shgui.engine.deal import BadSetup
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import (
    ChancellorNominated,
    VotesRevealed,
)
from shgui.engine.fairness import Check, CheckResult, verify
from shgui.engine.types import Party, Phase, Policy
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import Accepted, NotDone, NotSaved, TableChange, TableReason
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Occasion
from shgui.table.options import Voting
from shgui.table.position import MOST_CLAIMS
from shgui.table.seating import BadSeating, Player
from shgui.table.table import Table
from tests.table.play import (
    SEED,
    Listening,
    done,
    everything,
    group,
    options,
    play_on,
    table_for,
    until,
)


@pytest.fixture
def table(journal: Journal) -> Table:
    return table_for(journal)


def nominate(table: Table) -> tuple[int, int]:
    """The candidate names the first whom he may; the answer is both."""
    view = table.view(None)
    target = view.eligible[0]
    done(table.submit(view.president, Nominate(target)))
    return view.president, target


class TestSittingDown:
    def test_a_new_table_is_dealt_and_nobody_has_looked(self, journal: Journal) -> None:
        table = Table.start(group(7), options(), journal)
        view = table.view(None)
        assert (view.phase, view.players, len(view.commitment)) == (Phase.NOMINATE, 7, 64)
        assert table.unseen == tuple(range(7))
        assert table.chronicle == view.history

    def test_names_are_tidied(self, journal: Journal) -> None:
        players = [Player(" Ana ", "pl"), *group(7)[1:]]
        assert Table.start(players, options(), journal).players[0].name == "Ana"

    def test_bad_names_start_no_game(self, journal: Journal) -> None:
        with pytest.raises(BadSeating):
            Table.start([*group(5), Player("Ana", "pl")], options(), journal)
        assert journal.games() == ()

    @pytest.mark.parametrize("size", [4, 11])
    def test_a_wrong_number_starts_no_game(self, journal: Journal, size: int) -> None:
        players = [*group(min(size, 10)), *[Player(f"More {seat}", "en") for seat in range(size - 10)]]
        with pytest.raises(BadSetup):
            Table.start(players, options(), journal)
        assert (journal.games(), journal.groups()) == ((), ())

    def test_every_game_has_its_own_chance(self, journal: Journal) -> None:
        first, second = (Table.start(group(5), options(), journal) for _ in range(2))
        assert first.view(None).commitment != second.view(None).commitment

    @pytest.mark.parametrize("seat", [-1, 7])
    def test_a_seat_that_is_not_there_has_no_view(self, table: Table, seat: int) -> None:
        with pytest.raises(IndexError):
            table.view(seat)


class TestChronicle:
    @pytest.mark.parametrize("voting", list(Voting))
    def test_without_slips_and_claims_it_is_what_everybody_saw(
        self, journal: Journal, voting: Voting
    ) -> None:
        table = Table.start(group(7), options(voting), journal)
        play_on(table)
        assert table.chronicle == table.view(None).history


class TestActing:
    def test_what_is_accepted_tells_what_the_table_saw(self, table: Table) -> None:
        president, target = table.view(None).president, table.view(None).eligible[0]
        answer = table.submit(president, Nominate(target))
        assert answer == Accepted((ChancellorNominated(president, target),))

    def test_what_is_refused_changes_nothing(self, table: Table, journal: Journal) -> None:
        before = everything(table)
        stranger = (table.view(None).president + 1) % 7
        assert table.submit(stranger, Nominate(0)) == Refusal(Reason.NOT_ON_MOVE)
        assert table.submit(99, Nominate(0)) == Refusal(Reason.NO_SUCH_SEAT)
        assert everything(table) == before
        assert journal.load(table.game).entries == ()

    def test_what_cannot_be_saved_is_not_done(self, table: Table, journal: Journal) -> None:
        heard = Listening(table)
        before = everything(table)
        twin = Table.resume(journal, table.game)
        nominate(twin)
        president, target = table.view(None).president, table.view(None).eligible[0]
        assert table.submit(president, Nominate(target)) == NotSaved(JournalProblem.OUT_OF_STEP)
        assert table.note_secret_shown(0) == NotSaved(JournalProblem.OUT_OF_STEP)
        assert everything(table) == before
        assert heard.heard == []

    def test_a_ballot_that_cannot_be_saved_is_not_cast(self, table: Table, journal: Journal) -> None:
        nominate(table)
        twin = Table.resume(journal, table.game)
        done(twin.note_secret_shown(0))
        before = everything(table)
        assert table.cast_ballot(1, True) == NotSaved(JournalProblem.OUT_OF_STEP)
        assert everything(table) == before

    def test_only_what_is_legal_is_accepted(self, table: Table) -> None:
        until(table, Phase.PRESIDENT_DISCARD)
        president = table.view(None).president
        hand = table.view(president).hand
        missing = [card for card in Policy if card not in hand]
        assert list(table.list_legal_actions(president)) == [Discard(card) for card in sorted(set(hand))]
        for card in missing:
            assert isinstance(table.submit(president, Discard(card)), Refusal)

    def test_asking_why_not_does_nothing(self, table: Table) -> None:
        view = table.view(None)
        before = everything(table)
        refusal = table.why_not(view.president, Nominate(view.president))
        assert refusal == Refusal(Reason.TARGET_SELF, view.president)
        assert table.why_not(view.president, Nominate(view.eligible[0])) is None
        assert everything(table) == before

    def test_what_a_table_keeps_to_itself_is_never_printed(self, table: Table, journal: Journal) -> None:
        until(table, Phase.CHANCELLOR_ENACT)
        for kept in (table, journal.load(table.game)):
            assert not any(word in repr(kept) for word in ("hitler", "seed", "discard"))


class TestVoting:
    @pytest.fixture(params=list(Voting))
    def voting(self, request: pytest.FixtureRequest, journal: Journal) -> Table:
        table = table_for(journal, voting=request.param)
        nominate(table)
        return table

    def test_the_table_sees_who_has_voted_and_not_how(self, voting: Table) -> None:
        done(voting.cast_ballot(3, True))
        done(voting.submit(5, Vote(False)))
        assert voting.view(None).voted == (3, 5)
        assert [voting.view(seat).ballot for seat in range(7)] == [None, None, None, True, None, False, None]
        assert voting.view(None).ballot is None

    def test_a_ballot_can_be_changed_until_the_last_is_in(self, voting: Table) -> None:
        for seat in range(6):
            done(voting.cast_ballot(seat, True))
        done(voting.cast_ballot(2, False))
        assert voting.view(2).ballot is False
        (revealed, *_) = done(voting.cast_ballot(6, True)).events
        assert revealed == VotesRevealed(tuple((seat, seat != 2) for seat in range(7)))
        assert isinstance(voting.cast_ballot(2, True), Refusal)

    def test_who_has_voted_can_vote_again(self, voting: Table) -> None:
        done(voting.cast_ballot(3, True))
        assert voting.list_legal_actions(3) == voting.list_legal_actions(4) != ()

    def test_nobody_hears_that_a_ballot_was_changed(self, voting: Table) -> None:
        heard = Listening(voting)
        done(voting.cast_ballot(3, True))
        assert len(heard.heard) == 1
        done(voting.cast_ballot(3, False))
        assert len(heard.heard) == 1

    def test_the_order_of_the_ballots_is_forgotten(self, journal: Journal) -> None:
        records = []
        for order in (range(7), reversed(range(7))):
            table = table_for(journal, voting=Voting.BALLOTS)
            nominate(table)
            for seat in order:
                done(table.cast_ballot(seat, True))
            records.append(journal.load(table.game).entries)
        assert records[0] == records[1]

    def test_nobody_votes_before_a_nomination(self, table: Table) -> None:
        assert isinstance(table.cast_ballot(0, True), Refusal)
        assert isinstance(table.reveal_votes(dict.fromkeys(range(7), True)), Refusal)

    def test_a_ballot_is_ja_or_nein(self, voting: Table) -> None:
        assert voting.cast_ballot(0, 1) == Refusal(Reason.NOT_AN_ACTION)  # type: ignore[arg-type]

    def test_hands_are_tapped_in_at_once(self, table: Table) -> None:
        nominate(table)
        votes = {seat: seat % 3 != 0 for seat in range(7)}
        (revealed, *_) = done(table.reveal_votes(votes)).events
        assert revealed == VotesRevealed(tuple(votes.items()))

    def test_a_ballot_of_one_s_own_counts_more_than_a_tapped_hand(self, table: Table) -> None:
        nominate(table)
        done(table.cast_ballot(4, False))
        (revealed, *_) = done(table.reveal_votes(dict.fromkeys(range(7), True))).events
        assert revealed == VotesRevealed(tuple((seat, seat != 4) for seat in range(7)))

    def test_missing_hands_are_told(self, table: Table) -> None:
        nominate(table)
        assert table.reveal_votes({0: True}) == NotDone(TableReason.VOTES_MISSING)
        assert table.view(None).phase is Phase.VOTE

    def test_hands_of_strangers_are_refused(self, table: Table) -> None:
        nominate(table)
        assert isinstance(table.reveal_votes(dict.fromkeys(range(8), True)), Refusal)
        assert table.view(None).phase is Phase.VOTE

    def test_nobody_taps_in_a_secret_vote(self, journal: Journal) -> None:
        table = table_for(journal, voting=Voting.BALLOTS)
        nominate(table)
        answer = table.reveal_votes(dict.fromkeys(range(7), True))
        assert answer == NotDone(TableReason.EACH_VOTES_ALONE)


class TestLooking:
    def test_everybody_looks_once(self, table: Table) -> None:
        for seat in (3, 0):
            done(table.note_secret_shown(seat))
        assert table.unseen == (1, 2, 4, 5, 6)

    def test_looking_again_leaves_no_trace(self, table: Table, journal: Journal) -> None:
        done(table.note_secret_shown(3))
        heard = Listening(table)
        steps = len(journal.load(table.game).entries)
        done(table.note_secret_shown(3))
        assert (len(journal.load(table.game).entries), heard.heard) == (steps, [])

    def test_an_investigator_has_to_look_again(self, journal: Journal) -> None:
        table = table_for(journal, size=9)
        for seat in range(9):
            done(table.note_secret_shown(seat))
        view = until(table, Phase.INVESTIGATE)
        target = next(seat for seat in view.alive if seat != view.president)
        done(table.submit(view.president, Investigate(target)))
        assert table.unseen == (view.president,)
        done(table.note_secret_shown(view.president))
        assert not table.unseen

    @pytest.mark.parametrize("seat", [-1, 7])
    def test_nobody_sits_there(self, table: Table, seat: int) -> None:
        assert table.note_secret_shown(seat) == Refusal(Reason.NO_SUCH_SEAT)


class TestClaims:
    @pytest.fixture
    def claiming(self, journal: Journal) -> Table:
        table = table_for(journal, claims=True)
        until(table, Phase.CHANCELLOR_ENACT)
        return table

    def test_what_a_president_says_is_noted(self, claiming: Table) -> None:
        claim = Claim(claiming.occasions[0], (Policy.FASCIST,) * 3)
        assert claim.occasion.kind is ClaimKind.DREW
        done(claiming.note_claim(claim))
        assert claiming.chronicle[-1] == ClaimNoted(claim)

    def test_it_changes_nothing_else(self, claiming: Table) -> None:
        before = everything(claiming)
        done(claiming.note_claim(Claim(claiming.occasions[0], (Policy.FASCIST,) * 3)))
        assert {**everything(claiming), "chronicle": None} == {**before, "chronicle": None}

    def test_there_must_have_been_something_to_see(self, claiming: Table) -> None:
        claim = Claim(Occasion(9, 0, ClaimKind.SAW_PARTY, 1), party=Party.LIBERAL)
        assert claiming.note_claim(claim) == NotDone(TableReason.NO_SUCH_OCCASION)

    def test_it_must_fit_the_occasion(self, claiming: Table) -> None:
        claim = Claim(claiming.occasions[0], (Policy.FASCIST,))
        assert claiming.note_claim(claim) == NotDone(TableReason.NOT_A_CLAIM)

    def test_claims_are_off_unless_wanted(self, table: Table) -> None:
        view = until(table, Phase.PRESIDENT_DISCARD)
        assert table.occasions == ()
        claim = Claim(Occasion(view.round, view.president, ClaimKind.DREW), (Policy.FASCIST,) * 3)
        assert table.note_claim(claim) == NotDone(TableReason.CLAIMS_ARE_OFF)

    def test_after_the_end_nothing_more_is_claimed(self, claiming: Table) -> None:
        claim = Claim(claiming.occasions[0], (Policy.FASCIST,) * 3)
        play_on(claiming, seed=1)
        assert claiming.note_claim(claim) == Refusal(Reason.GAME_OVER)

    def test_a_seat_makes_only_so_many_claims(self, claiming: Table) -> None:
        drawn, received = claiming.occasions
        for _ in range(MOST_CLAIMS):
            done(claiming.note_claim(Claim(drawn, (Policy.FASCIST,) * 3)))
        one_more = Claim(drawn, (Policy.LIBERAL,) * 3)
        assert claiming.note_claim(one_more) == NotDone(TableReason.TOO_MANY_CLAIMS)
        done(claiming.withdraw_claim(drawn))
        assert claiming.note_claim(one_more) == NotDone(TableReason.TOO_MANY_CLAIMS)
        done(claiming.note_claim(Claim(received, (Policy.FASCIST,) * 2)))

    def test_what_was_claimed_in_an_earlier_round_is_corrected(self, claiming: Table) -> None:
        first = Claim(claiming.occasions[0], (Policy.FASCIST,) * 3)
        done(claiming.note_claim(first))
        until(claiming, Phase.NOMINATE)
        until(claiming, Phase.CHANCELLOR_ENACT)
        assert claiming.view(None).round > first.occasion.round
        other = Claim(first.occasion, (Policy.LIBERAL, Policy.FASCIST, Policy.FASCIST))
        done(claiming.note_claim(other))
        assert claiming.chronicle[-1] == ClaimNoted(other)

    def test_what_was_claimed_is_withdrawn_and_the_chronicle_keeps_both(self, claiming: Table) -> None:
        claim = Claim(claiming.occasions[0], (Policy.FASCIST,) * 3)
        done(claiming.note_claim(claim))
        until(claiming, Phase.NOMINATE)
        before = everything(claiming)
        done(claiming.withdraw_claim(claim.occasion))
        assert claiming.chronicle[-1] == ClaimWithdrawn(claim)
        assert ClaimNoted(claim) in claiming.chronicle
        assert {**everything(claiming), "chronicle": None} == {**before, "chronicle": None}

    def test_the_last_word_is_withdrawn(self, claiming: Table) -> None:
        occasion = claiming.occasions[0]
        for cards in ((Policy.FASCIST,) * 3, (Policy.LIBERAL,) * 3):
            done(claiming.note_claim(Claim(occasion, cards)))
        done(claiming.withdraw_claim(occasion))
        assert claiming.chronicle[-1] == ClaimWithdrawn(Claim(occasion, (Policy.LIBERAL,) * 3))

    def test_only_what_is_claimed_can_be_withdrawn_and_only_once(self, claiming: Table) -> None:
        drew, received = claiming.occasions
        done(claiming.note_claim(Claim(drew, (Policy.FASCIST,) * 3)))
        nothing = NotDone(TableReason.NOTHING_CLAIMED)
        assert claiming.withdraw_claim(received) == nothing
        assert claiming.withdraw_claim(Occasion(9, 0, ClaimKind.DREW)) == nothing
        done(claiming.withdraw_claim(drew))
        assert claiming.withdraw_claim(drew) == nothing
        done(claiming.note_claim(Claim(drew, (Policy.FASCIST,) * 3)))
        done(claiming.withdraw_claim(drew))

    def test_nothing_is_withdrawn_where_claims_are_off_or_all_is_over(
        self, claiming: Table, journal: Journal
    ) -> None:
        drew = claiming.occasions[0]
        assert table_for(journal).withdraw_claim(drew) == NotDone(TableReason.CLAIMS_ARE_OFF)
        done(claiming.note_claim(Claim(drew, (Policy.FASCIST,) * 3)))
        play_on(claiming, seed=1)
        assert claiming.withdraw_claim(drew) == Refusal(Reason.GAME_OVER)

    def test_a_slip_taken_back_leaves_what_was_said_since(self, journal: Journal) -> None:
        table = table_for(journal, claims=True)
        until(table, Phase.CHANCELLOR_ENACT)
        claim = Claim(table.occasions[0], (Policy.FASCIST,) * 3)
        until(table, Phase.NOMINATE)
        done(table.note_claim(claim))
        nominate(table)
        done(table.withdraw_claim(claim.occasion))
        done(table.take_back())
        assert ClaimWithdrawn(claim) in table.chronicle
        assert table.withdraw_claim(claim.occasion) == NotDone(TableReason.NOTHING_CLAIMED)


class TestBallotsMeanwhile:
    def test_ballots_stay_in_the_box_while_somebody_looks(self, table: Table) -> None:
        nominate(table)
        done(table.cast_ballot(3, True))
        done(table.note_secret_shown(3))
        assert table.view(3).ballot is True


class TestListening:
    def test_listeners_hear_what_the_chronicle_gains(self, table: Table) -> None:
        heard = Listening(table)
        nominate(table)
        done(table.take_back())
        assert sum(heard.heard, ()) == table.chronicle[-2:]

    def test_who_stops_listening_hears_no_more(self, table: Table) -> None:
        heard = Listening(table)
        heard.stop()
        nominate(table)
        assert heard.heard == []

    def test_a_listener_that_fails_hinders_nobody_and_is_reported(
        self, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        trouble = RuntimeError("a listener's own trouble")
        told: list[tuple[object, ...]] = []
        monkeypatch.setattr(sys, "excepthook", lambda *error: told.append(error))

        def fail(_: TableChange) -> None:
            raise trouble

        table.subscribe(fail)
        heard = Listening(table)
        nominate(table)
        assert len(heard.heard) == 1
        assert told == [(RuntimeError, trouble, trouble.__traceback__)]

    def test_a_listener_that_acts_is_heard_after_what_it_heard(self, table: Table) -> None:
        def nominate_when_asked(change: TableChange) -> None:
            if not change.lines:
                nominate(table)

        table.subscribe(nominate_when_asked)
        heard = Listening(table)
        done(table.note_secret_shown(0))
        assert [len(lines) for lines in heard.heard] == [0, 1]

    def test_a_listener_sees_what_is_already_true(self, table: Table) -> None:
        phases: list[Phase] = []
        table.subscribe(lambda _: phases.append(table.view(None).phase))
        nominate(table)
        assert phases == [Phase.VOTE]

    def test_who_ends_the_hearing_of_another_ends_no_one_else_s(self, table: Table) -> None:
        heard: list[str] = []

        def first(_: TableChange) -> None:
            heard.append("first")
            end()

        table.subscribe(first)
        end = table.subscribe(lambda _: heard.append("second"))
        table.subscribe(lambda _: heard.append("third"))
        nominate(table)
        assert heard == ["first", "third"]


class TestTheEnd:
    def test_before_it_nothing_is_told(self, table: Table) -> None:
        until(table, Phase.CHANCELLOR_ENACT)
        assert table.record() is None
        assert table.review() == ((),) * 7

    def test_a_chosen_seed_never_passes_for_fair(self, journal: Journal) -> None:
        table = Table.start(group(6), options(), journal, seed=SEED)
        play_on(table)
        record = table.record()
        assert record is not None
        assert CheckResult(Check.LEFT_TO_CHANCE, False) in verify(record).findings

    def test_after_it_the_record_replays_and_the_review_tells_all(self, journal: Journal) -> None:
        table = Table.start(group(6), options(), journal)
        play_on(table, seed=5)
        record = table.record()
        assert record is not None
        assert verify(record).sound
        assert record.names == tuple(player.name for player in group(6))
        assert any(table.review())
        (summary,) = journal.games()
        assert summary.outcome == {"outcome": table.view(None).outcome, "rounds": table.view(None).round}
