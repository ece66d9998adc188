"""What a group finds when it comes back to the table."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from shgui.engine.fairness import verify
from shgui.engine.types import Phase
from shgui.table.evening import Evening
from shgui.table.journal import Journal
from shgui.table.journal_errors import JournalError, JournalProblem
from shgui.table.options import Voting, default_options
from shgui.table.paths import UserFolders
from shgui.table.seal_keys import Keyring
from shgui.table.seating import BadSeating
from tests.table.play import everything, group, options, play_on, until


@pytest.fixture
def evening(journal: Journal) -> Evening:
    return Evening(journal, "pl")


def scribble(path: Path, statement: str, text: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, (text,))


def test_a_first_evening_is_empty_and_speaks_the_system_s_language(evening: Evening) -> None:
    assert (evening.unfinished(), evening.saved_games(), evening.groups()) == ((), (), ())
    assert evening.options() == default_options("pl")


def test_an_unfinished_game_is_offered_and_goes_on(evening: Evening) -> None:
    table = evening.start(group(7), options())
    until(table, Phase.CHANCELLOR_ENACT)
    (offered,) = evening.unfinished()
    assert (offered.names, offered.outcome, offered.problem) == (
        tuple(player.name for player in group(7)),
        None,
        None,
    )
    assert everything(evening.resume(offered.game)) == everything(table)


def test_a_finished_game_is_listed_and_can_be_exported(evening: Evening) -> None:
    table = evening.start(group(5), options())
    play_on(table)
    (finished,) = evening.saved_games()
    assert evening.unfinished() == ()
    assert (finished.outcome, finished.rounds) == (table.view(None).outcome, table.view(None).round)
    assert finished.rulebook == "official"
    record = evening.resume(finished.game).record()
    assert record is not None
    assert verify(record).sound


def test_a_game_that_is_over_is_offered_until_it_is_set_aside(evening: Evening) -> None:
    """The plug may have been pulled before the roles were turned."""
    assert evening.to_go_on_with() is None
    earlier = evening.start(group(6), options())
    table = evening.start(group(5), options())
    play_on(table)
    finished, _ = evening.saved_games()
    assert evening.to_go_on_with() == finished
    assert not finished.over
    assert everything(evening.resume(finished.game)) == everything(table)
    evening.set_aside(finished.game)
    offered = evening.to_go_on_with()
    assert offered is not None
    assert offered.game == earlier.game
    assert [game.over for game in evening.saved_games()] == [True, False]


def test_a_game_that_is_over_is_not_offered_after_a_later_one(evening: Evening) -> None:
    play_on(evening.start(group(5), options()))
    later = evening.start(group(5), options())
    offered = evening.to_go_on_with()
    assert offered is not None
    assert offered.game == later.game
    evening.set_aside(later.game)
    assert evening.to_go_on_with() is None


def test_a_game_set_aside_is_not_offered(evening: Evening) -> None:
    table = evening.start(group(5), options())
    evening.set_aside(table.game)
    assert evening.unfinished() == ()
    assert everything(evening.resume(table.game)) == everything(table)


def test_a_game_set_aside_is_listed_and_offered_again(evening: Evening) -> None:
    table = evening.start(group(5), options())
    evening.set_aside(table.game)
    (aside,) = evening.saved_games()
    assert (aside.game, aside.set_aside, aside.over) == (table.game, True, False)
    evening.offer_again(table.game)
    assert evening.unfinished() == evening.saved_games()
    assert evening.to_go_on_with() == evening.saved_games()[0]


def test_all_games_are_listed_the_newest_first_with_what_is_damaged(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        scribbled = Evening(journal, "pl").start(group(5), options())
    scribble(path, "UPDATE games SET public = ?", '{"players":5}')
    with Journal(path, keyring) as journal:
        evening = Evening(journal, "pl")
        later = evening.start(group(6), options(book="it"))
        saved = evening.saved_games()
        assert [game.game for game in saved] == [later.game, scribbled.game]
        assert [game.rulebook for game in saved] == ["it", None]
        assert [game.problem for game in saved] == [None, JournalProblem.DAMAGED_GAME]


def test_the_same_group_again_sits_as_it_sat(evening: Evening) -> None:
    players = group(6)
    rotated = players[2:] + players[:2]
    evening.start(group(5), options())
    evening.start(players, options())
    evening.start(rotated, options())
    assert evening.groups() == (tuple(rotated), tuple(group(5)))


def test_options_are_as_the_last_table_had_them(evening: Evening) -> None:
    chosen = options(Voting.BALLOTS, "nb", claims=True, language="nb")
    evening.start(group(5), options())
    evening.start(group(5), chosen)
    assert evening.options() == chosen


def test_options_of_another_version_give_way_to_the_default(evening: Evening, journal: Journal) -> None:
    journal.start_game({}, {}, {}, settings={"options": {"edition": "fifth", "dice": 2}})
    assert evening.options() == default_options("pl")


def test_nothing_is_remembered_of_a_group_that_could_not_start(evening: Evening) -> None:
    with pytest.raises(BadSeating):
        evening.start([*group(5), *group(1)], options())
    assert (evening.groups(), evening.unfinished()) == ((), ())


def test_a_game_without_its_key_is_offered_with_the_reason(
    path: Path, keyring: Keyring, folders: UserFolders
) -> None:
    with Journal(path, keyring) as journal:
        Evening(journal, "pl").start(group(5), options())
        for key in folders.keys.glob("*.key"):
            key.unlink()
        evening = Evening(journal, "pl")
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
        Evening(journal, "pl").start(group(5), options())
    scribble(path, "UPDATE games SET public = ?", text)
    with Journal(path, keyring) as journal:
        evening = Evening(journal, "pl")
        whole = evening.start(group(5), options())
        (damaged,) = evening.set_damaged_aside()
        assert (damaged.names, damaged.problem) == ((), JournalProblem.DAMAGED_GAME)
        offered = evening.to_go_on_with()
        assert offered is not None
        assert offered.game == whole.game
        assert evening.set_damaged_aside() == ()
