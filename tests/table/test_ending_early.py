"""The table ends the game before anybody has won: kept, over for good, and all may be known then."""

import json
from dataclasses import replace
from random import Random

import pytest

from shgui.engine.errors import Reason, Refusal
from shgui.engine.fairness import Check, Proof, verify
from shgui.engine.record import record_from_json, record_to_json
from shgui.engine.types import Outcome, Phase
from shgui.library.library import Library
from shgui.library.unreadable_record import record_from_bytes
from shgui.storage.journal import Journal
from shgui.table.answers import NotDone, TableReason
from shgui.table.earlier_deals import DealFate
from shgui.table.log_lines import GameEndedEarly
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.table.play import a_move, decide, done, everything, group, options, play_on, table_for

FOLLOWS = {
    Check.ROLES_FOLLOW_SEED,
    Check.FIRST_CANDIDATE_FOLLOWS_SEED,
    Check.DECK_FOLLOWS_SEED,
    Check.RESHUFFLES_FOLLOW_SEED,
    Check.NOBODY_HAD_WON,
}


def some_moves(table: Table, seed: int, most: int = 40) -> None:
    rng = Random(seed)
    for _ in range(rng.randrange(most)):
        if table.view(None).phase is Phase.OVER:
            return
        decide(table, rng)(table)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("voting", Voting)
def test_at_any_moment_it_ends_for_good_and_tells_everything(
    journal: Journal, seed: int, voting: Voting
) -> None:
    table = Table.start(group(5 + seed % 6), options(voting, claims=True), journal)
    some_moves(table, seed)
    if table.view(None).outcome is not None:
        assert table.end_early() == Refusal(Reason.GAME_OVER)
        return
    before, lines = table.view(None), table.chronicle
    assert (before.roles, table.record(), set(table.review())) == (None, None, {()})
    done(table.end_early())
    view = table.view(None)
    assert (view.phase, view.outcome, view.on_move) == (Phase.OVER, None, ())
    assert view.roles == tuple(table.view(seat).role for seat in range(view.players))
    assert (view.round, view.history) == (before.round, before.history)
    assert table.chronicle == (*lines, GameEndedEarly(before.round))
    assert (table.unseen, table.newcomers, table.can_take_back) == ((), (), False)
    assert table.review() == tuple(table.view(seat).memory for seat in range(view.players))
    assert table.end_early() == Refusal(Reason.GAME_OVER)
    assert table.cast_ballot(0, True) == Refusal(Reason.GAME_OVER)
    assert table.take_back() == NotDone(TableReason.NOTHING_TO_TAKE_BACK)
    assert all(table.list_legal_actions(seat) == () for seat in range(view.players))
    assert everything(Table.resume(journal, table.game)) == everything(table)


@pytest.mark.parametrize("seed", range(6))
def test_its_record_verifies_and_names_no_winner(journal: Journal, seed: int) -> None:
    table = Table.start(group(7), options(), journal, awaits_words=True)
    done(table.add_words("rain"))
    rng = Random(seed)
    # No game of this deal, whatever it is, ends so soon by itself.
    for _ in range(2 * seed):
        done(a_move(table, rng)(table))
    done(table.end_early())
    record = table.record()
    assert record is not None
    assert record.ending is not None
    assert record.ending.outcome is None
    assert record_from_json(record_to_json(record)) == record
    verdict = verify(record, table.fingerprint, record.end)
    assert verdict.proof is Proof.NOBODY_CHOSE
    checks = {finding.check for finding in verdict.findings}
    assert checks >= FOLLOWS
    assert Check.OUTCOME_FOLLOWS not in checks
    forged = replace(record, ending=replace(record.ending, outcome=Outcome.HITLER_EXECUTED))
    assert not verify(forged, table.fingerprint, record.end).sound


def test_a_game_that_somebody_has_won_never_passes_for_one_that_was_ended_early(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal)
    play_on(table, 3)
    record = table.record()
    assert record is not None
    assert record.ending is not None
    forged = replace(record, ending=replace(record.ending, outcome=None))
    failed = {finding.check for finding in verify(forged).findings if not finding.holds}
    assert failed == {Check.NOBODY_HAD_WON}


def test_a_record_of_it_is_read_from_a_file(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal)
    done(table.end_early())
    record = table.record()
    assert record is not None
    assert record_from_bytes(json.dumps(record_to_json(record)).encode()) == record


def test_before_the_deal_there_is_nothing_to_end(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal, awaits_words=True)
    assert table.end_early() == NotDone(TableReason.NOT_DEALT)


def test_it_is_among_the_finished_games_and_no_longer_gone_on_with(journal: Journal) -> None:
    evening = Library(journal, "en")
    table = table_for(journal)
    assert [game.game for game in evening.unfinished()] == [table.game]
    done(table.end_early())
    assert evening.unfinished() == ()
    (saved,) = evening.saved_games()
    assert (saved.game, saved.outcome, saved.ended_early, saved.rounds) == (table.game, None, True, 1)
    assert saved.problem is None
    assert evening.resume(table.game).record() == table.record()
    # Until somebody has left its end, the roles may not have been seen.
    assert next(iter(evening.list_games_to_continue()), None) == saved
    evening.set_aside(table.game)
    assert next(iter(evening.list_games_to_continue()), None) is None


def test_the_next_deal_tells_what_became_of_it(journal: Journal) -> None:
    first = Table.start(group(5), options(), journal)
    done(first.end_early())
    second = Table.start(group(5), options(), journal)
    assert second.earlier_deals == (DealFate.ENDED_EARLY,)
    assert Table.resume(journal, second.game).earlier_deals == (DealFate.ENDED_EARLY,)
