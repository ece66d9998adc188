"""Records that are taken in lie here like games that were played here; whatever isn't one changes nothing."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from shgui.engine.record import Record, record_from_json, record_to_json
from shgui.library.library import Library, SavedGame
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord
from shgui.storage.journal import Journal
from shgui.table.earlier_deals import DealFate
from shgui.table.options import Voting
from tests.table.odd_records import true_record
from tests.table.play import done, group, options, play_on

Told = dict[str, Any]


@pytest.fixture
def evening(journal: Journal) -> Library:
    return Library(journal, "pl")


def played_elsewhere(seed: int) -> Record:
    return record_from_json(true_record(random.Random(seed)))


def only(evening: Library) -> SavedGame:
    (game,) = evening.saved_games()
    return game


@pytest.mark.parametrize("seed", range(8))
def test_a_record_comes_back_as_it_was(evening: Library, seed: int) -> None:
    record = played_elsewhere(seed)
    game = evening.save_imported_game(record)
    assert game is not None
    assert evening.resume(game).record() == record
    listed = only(evening)
    assert (listed.over, listed.from_elsewhere, listed.names) == (True, True, record.names)


def test_what_the_table_added_to_chance_and_an_early_end_come_along(evening: Library) -> None:
    for words, early in (("Krakowiak!", False), ("", True)):
        table = evening.start(group(7), options(Voting.BALLOTS), awaits_words=bool(words))
        if words:
            done(table.add_words(words))
        if early:
            done(table.end_early())
        else:
            play_on(table, 3)
        record = table.record()
        assert record is not None
        evening.delete(table.game)
        game = evening.save_imported_game(record)
        assert game is not None
        assert evening.resume(game).record() == record


def test_the_same_game_is_taken_in_once(evening: Library) -> None:
    record = played_elsewhere(1)
    assert evening.save_imported_game(record) is not None
    assert evening.save_imported_game(record) is None
    assert only(evening).over


def test_a_game_that_was_played_here_is_here_already(evening: Library) -> None:
    table = evening.start(group(5), options())
    play_on(table)
    record = table.record()
    assert record is not None
    assert evening.save_imported_game(record) is None
    assert not only(evening).from_elsewhere


def test_a_deal_of_elsewhere_is_no_deal_of_this_evening(evening: Library) -> None:
    table = evening.start(group(5), options())
    play_on(table)
    record = table.record()
    assert record is not None
    evening.delete(table.game)
    evening.save_imported_game(record)
    again = evening.start(group(5), options())
    assert (again.deal, again.earlier_deals) == (2, (DealFate.FINISHED,))


def _another_card(told: Told) -> None:
    told["ending"]["deck"] = told["ending"]["deck"][::-1]


def _another_seed(told: Told) -> None:
    told["seed"] = "ab" * 32


def _another_role(told: Told) -> None:
    roles = told["ending"]["roles"]
    roles[:] = [*roles[1:], roles[0]]


def _another_fingerprint(told: Told) -> None:
    told["commitment"] = "0" * 64


def _another_winner(told: Told) -> None:
    liberal = told["ending"]["outcome"] in ("five_liberal_policies", "hitler_executed")
    told["ending"]["outcome"] = "hitler_chancellor" if liberal else "hitler_executed"


def _one_action_twice(told: Told) -> None:
    told["actions"].insert(0, told["actions"][0])


def _no_last_action(told: Told) -> None:
    told["actions"].pop()


def _no_seed(told: Told) -> None:
    told["seed"] = None


def _no_ending(told: Told) -> None:
    told["ending"] = None


@pytest.mark.parametrize(
    ("alter", "problem"),
    [
        (_another_card, RecordProblem.DAMAGED),
        (_another_seed, RecordProblem.DAMAGED),
        (_another_role, RecordProblem.DAMAGED),
        (_another_fingerprint, RecordProblem.DAMAGED),
        (_another_winner, RecordProblem.DAMAGED),
        (_one_action_twice, RecordProblem.DAMAGED),
        (_no_last_action, RecordProblem.DAMAGED),
        (_no_seed, RecordProblem.UNFINISHED),
        (_no_ending, RecordProblem.UNFINISHED),
    ],
)
def test_an_altered_record_is_refused_and_nothing_is_lost(
    evening: Library, alter: Callable[[Told], None], problem: RecordProblem
) -> None:
    before = evening.save_imported_game(played_elsewhere(2))
    told = record_to_json(played_elsewhere(1))
    alter(told)
    with pytest.raises(UnreadableRecord) as caught:
        evening.save_imported_game(record_from_json(told))
    assert caught.value.problem is problem
    assert only(evening).game == before
