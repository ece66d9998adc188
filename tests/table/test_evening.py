"""The library: games, groups and options that a group finds when it comes back."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shgui.engine.fairness import verify
from shgui.engine.state import Rigging
from shgui.engine.types import Phase
from shgui.library.library import Library
from shgui.storage.journal import Group, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting, default_options, options_to_json
from shgui.table.printed.printed_facts import FirstCandidate
from shgui.table.seating import BadSeating
from tests.table.play import everything, group, options, play_on, until


@pytest.fixture
def evening(journal: Journal) -> Library:
    return Library(journal, "pl")


def scribble(path: Path, statement: str, text: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, (text,))


def test_a_first_evening_is_empty_and_speaks_the_system_s_language(evening: Library) -> None:
    assert (evening.unfinished(), evening.saved_games(), evening.groups()) == ((), (), ())
    assert evening.options() == default_options("pl")


def test_an_unfinished_game_is_offered_and_goes_on(evening: Library) -> None:
    table = evening.start(group(7), options())
    until(table, Phase.CHANCELLOR_ENACT)
    (offered,) = evening.unfinished()
    assert (offered.names, offered.outcome, offered.problem) == (
        tuple(player.name for player in group(7)),
        None,
        None,
    )
    assert everything(evening.resume(offered.game)) == everything(table)


def test_a_finished_game_is_listed_and_can_be_exported(evening: Library) -> None:
    table = evening.start(group(5), options())
    play_on(table)
    (finished,) = evening.saved_games()
    assert evening.unfinished() == ()
    assert (finished.outcome, finished.rounds) == (table.view(None).outcome, table.view(None).round)
    assert finished.rulebook == "official"
    record = evening.resume(finished.game).record()
    assert record is not None
    assert verify(record).sound


def test_a_game_that_is_over_is_offered_until_it_is_set_aside(evening: Library) -> None:
    """The plug may have been pulled before the roles were turned."""
    assert next(iter(evening.list_games_to_continue()), None) is None
    earlier = evening.start(group(6), options())
    table = evening.start(group(5), options())
    play_on(table)
    finished, _ = evening.saved_games()
    assert next(iter(evening.list_games_to_continue()), None) == finished
    assert not finished.over
    assert everything(evening.resume(finished.game)) == everything(table)
    evening.set_aside(finished.game)
    offered = next(iter(evening.list_games_to_continue()), None)
    assert offered is not None
    assert offered.game == earlier.game
    assert [game.over for game in evening.saved_games()] == [True, False]


def test_a_game_that_is_over_is_not_offered_after_a_later_one(evening: Library) -> None:
    play_on(evening.start(group(5), options()))
    later = evening.start(group(5), options())
    offered = next(iter(evening.list_games_to_continue()), None)
    assert offered is not None
    assert offered.game == later.game
    evening.set_aside(later.game)
    assert next(iter(evening.list_games_to_continue()), None) is None


def test_a_game_set_aside_is_not_offered(evening: Library) -> None:
    table = evening.start(group(5), options())
    evening.set_aside(table.game)
    assert evening.unfinished() == ()
    assert everything(evening.resume(table.game)) == everything(table)


def test_a_game_set_aside_is_listed_and_offered_again(evening: Library) -> None:
    table = evening.start(group(5), options())
    evening.set_aside(table.game)
    (aside,) = evening.saved_games()
    assert (aside.game, aside.set_aside, aside.over) == (table.game, True, False)
    evening.offer_again(table.game)
    assert evening.unfinished() == evening.saved_games()
    assert next(iter(evening.list_games_to_continue()), None) == evening.saved_games()[0]


def test_all_games_are_listed_the_newest_first_with_what_is_damaged(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        scribbled = Library(journal, "pl").start(group(5), options())
    scribble(path, "UPDATE games SET public = ?", '{"players":5}')
    with Journal(path, keyring) as journal:
        evening = Library(journal, "pl")
        later = evening.start(group(6), options(book="it"))
        saved = evening.saved_games()
        assert [game.game for game in saved] == [later.game, scribbled.game]
        assert [game.rulebook for game in saved] == ["it", None]
        assert [game.problem for game in saved] == [None, JournalProblem.DAMAGED_GAME]
        assert not saved[1].set_aside


def test_the_same_group_again_sits_as_it_sat(evening: Library) -> None:
    players = group(6)
    rotated = players[2:] + players[:2]
    evening.start(group(5), options())
    evening.start(players, options())
    evening.start(rotated, options())
    assert evening.groups() == (tuple(rotated), tuple(group(5)))


def test_options_are_as_the_last_table_had_them(evening: Library) -> None:
    chosen = options(Voting.BALLOTS, "nb", claims=True, language="nb")
    evening.start(group(5), options())
    evening.start(group(5), chosen)
    assert evening.options() == chosen


def test_a_way_to_vote_that_was_for_this_table_only_is_not_the_next_one_s(evening: Library) -> None:
    table = evening.start(group(5), replace(options(Voting.BALLOTS), usual_voting=Voting.HANDS))
    assert table.options.voting is Voting.BALLOTS
    assert evening.options() == options(Voting.HANDS)


def test_options_are_found_where_earlier_versions_kept_them(evening: Library, journal: Journal) -> None:
    chosen = options(Voting.BALLOTS, "nb", claims=True, language="nb")
    journal.start_game({}, {}, {}, settings={"options": options_to_json(chosen)})
    assert evening.options() == chosen


def test_options_of_another_version_give_way_to_the_default(evening: Library, journal: Journal) -> None:
    journal.start_game({}, {}, {}, settings={"options": {"edition": "fifth", "dice": 2}})
    assert evening.options() == default_options("pl")


def test_nothing_is_remembered_of_a_group_that_could_not_start(evening: Library) -> None:
    with pytest.raises(BadSeating):
        evening.start([*group(5), *group(1)], options())
    assert (evening.groups(), evening.unfinished()) == ((), ())


def test_a_game_without_its_key_is_offered_with_the_reason(
    path: Path, keyring: Keyring, folders: UserFolders
) -> None:
    with Journal(path, keyring) as journal:
        Library(journal, "pl").start(group(5), options())
        for key in folders.keys.glob("*.key"):
            key.unlink()
        evening = Library(journal, "pl")
        (offered,) = evening.unfinished()
        assert (offered.names[0], offered.problem) == ("Ana", JournalProblem.KEY_MISSING)
        with pytest.raises(JournalError) as caught:
            evening.resume(offered.game)
        assert caught.value.problem is JournalProblem.KEY_MISSING


@pytest.mark.parametrize("text", ["5", "{}", '{"players":[{}]}', '{"players":5}'])
def test_a_scribbled_game_is_named_and_set_aside_and_the_rest_goes_on(
    path: Path, keyring: Keyring, text: str
) -> None:
    with Journal(path, keyring) as journal:
        Library(journal, "pl").start(group(5), options())
    scribble(path, "UPDATE games SET public = ?", text)
    with Journal(path, keyring) as journal:
        evening = Library(journal, "pl")
        whole = evening.start(group(5), options())
        (damaged,) = evening.set_damaged_aside()
        assert (damaged.names, damaged.problem) == ((), JournalProblem.DAMAGED_GAME)
        offered = next(iter(evening.list_games_to_continue()), None)
        assert offered is not None
        assert offered.game == whole.game
        assert evening.set_damaged_aside() == ()


def test_games_with_the_printed_game_are_offered_as_such_and_go_on(evening: Library) -> None:
    dealt = evening.start(group(5), options())
    table = evening.start_printed(group(6), options())
    table.enter(FirstCandidate(2))
    printed, other = evening.unfinished()
    assert (printed.game, printed.printed, printed.problem) == (table.saved_as, True, None)
    assert (other.game, other.printed, other.problem) == (dealt.game, False, None)
    resumed = evening.resume_printed(printed.game)
    assert (resumed.players, resumed.game.facts) == (tuple(group(6)), (FirstCandidate(2),))


@pytest.mark.parametrize("printed", [True, False])
def test_a_game_is_listed_with_when_it_began_however_damaged(
    path: Path, keyring: Keyring, printed: bool
) -> None:
    with Journal(path, keyring) as journal:
        begin = Library(journal, "pl").start_printed if printed else Library(journal, "pl").start
        begin(group(5), options())
        (whole,) = Library(journal, "pl").unfinished()
        (summary,) = journal.games()
    public = '{"box":true}' if printed else "{}"
    scribble(path, "UPDATE games SET public = ?", public)
    with Journal(path, keyring) as journal:
        (damaged,) = Library(journal, "pl").set_damaged_aside()
    assert whole.started == damaged.started == summary.started is not None
    assert (whole.printed, damaged.printed) == (printed, printed)


def test_a_table_begins_with_the_seed_and_the_cards_that_are_laid(evening: Library) -> None:
    dealt = [evening.start(group(5), options(), seed=bytes(32)) for _ in range(2)]
    assert everything(dealt[0]) == everything(dealt[1])
    rigged = evening.start(group(5), options(), rigging=Rigging(first=3))
    assert rigged.view(None).on_move == (3,)
    assert evening.start(group(5), options(), awaits_words=True).may_add_words


def test_lists_that_make_no_sense_are_told_and_the_rest_is_there(evening: Library, journal: Journal) -> None:
    evening.start(group(5), options())
    assert evening.findings() == ()
    for members, details in ((("a",), {"players": 5}), (("b",), {}), (("c",), {"players": []})):
        journal.start_game({}, {}, {}, Group(members, details))
    assert evening.groups() == (tuple(group(5)),)
    assert [finding.problem for finding in evening.findings()] == [JournalProblem.ODD_LISTS]


@pytest.mark.parametrize(
    "odd", [{"settings": {"options": {"edition": "fifth"}}}, {"group": Group(("a",), {"players": 5})}]
)
def test_whoever_asks_what_is_to_be_told_is_told_of_lists_that_nobody_has_looked_at(
    evening: Library, journal: Journal, odd: dict[str, Any]
) -> None:
    journal.start_game({}, {}, {}, **odd)
    assert journal.findings == ()
    assert [finding.problem for finding in evening.findings()] == [JournalProblem.ODD_LISTS]


def test_a_game_so_damaged_that_it_cannot_be_set_aside_is_told_again(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        Library(journal, "pl").start(group(5), options())
    scribble(path, "UPDATE games SET game = ?", "?")
    with Journal(path, keyring) as journal:
        evening = Library(journal, "pl")
        assert evening.unfinished() == ()
        for _ in range(2):
            (damaged,) = evening.set_damaged_aside()
            assert damaged.names == tuple(player.name for player in group(5))
