"""Content of the journal, and its order."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from shgui.storage.journal import GameId, Group, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.keyring import Keyring

PUBLIC = {"names": ["Ana", "Ольга"], "edition": "official"}
SETUP = {"seed": "ab" * 32}
EVENING = datetime(2025, 11, 18, 19, 30, tzinfo=timezone(timedelta(hours=1)))


def test_a_game_comes_back_as_it_was_saved(path: Path, keyring: Keyring) -> None:
    entries = [{"do": "nominate", "seat": seat} for seat in range(5)]
    with Journal(path, keyring) as journal:
        game = journal.start_game(PUBLIC, SETUP, {"ballots": {}})
        journal.append(game, 0, entries[:1], {"ballots": {"1": True}})
        journal.append(game, 1, entries[1:], {"ballots": {}})
    with Journal(path, keyring) as journal:
        stored = journal.load(game)
    assert (stored.public, stored.setup) == (PUBLIC, SETUP)
    assert (list(stored.entries), stored.draft) == (entries, {"ballots": {}})


def test_a_draft_alone_can_be_replaced(journal: Journal) -> None:
    game = journal.start_game(PUBLIC, SETUP, {})
    journal.append(game, 0, [{"do": 1}], {})
    journal.append(game, 1, [], {"ballots": {"3": False}})
    assert journal.load(game).draft == {"ballots": {"3": False}}


def test_games_are_told_apart(journal: Journal) -> None:
    first, second = (journal.start_game(PUBLIC, {"seed": seed}, {}) for seed in ("a", "b"))
    journal.append(first, 0, [{"do": 1}], {})
    journal.append(second, 0, [{"do": 2}], {})
    assert journal.load(first).entries == ({"do": 1},)
    assert journal.load(second).setup == {"seed": "b"}


def test_games_are_listed_newest_first(journal: Journal) -> None:
    games = [journal.start_game(PUBLIC, SETUP, {}) for _ in range(3)]
    assert [summary.game for summary in journal.games()] == games[::-1]


def test_a_summary_says_when_and_with_what_a_game_began(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring, clock=lambda: EVENING) as journal:
        journal.start_game(PUBLIC, SETUP, {})
        (summary,) = journal.games()
    assert (summary.public, summary.outcome, summary.problem) == (PUBLIC, None, None)
    assert summary.started == EVENING
    assert summary.started.tzinfo is UTC


def test_a_game_is_finished_in_the_step_that_ends_it(journal: Journal) -> None:
    game = journal.start_game(PUBLIC, SETUP, {})
    journal.append(game, 0, [{"do": 1}], {}, {"winner": "liberals"})
    assert [summary.outcome for summary in journal.games()] == [{"winner": "liberals"}]


def test_a_game_set_aside_stays_whole(journal: Journal) -> None:
    game = journal.start_game(PUBLIC, SETUP, {})
    journal.append(game, 0, [{"do": 1}], {})
    journal.set_aside(game)
    assert journal.games()[0].set_aside
    assert journal.load(game).entries == ({"do": 1},)
    journal.set_aside(game, False)
    assert not journal.games()[0].set_aside


@pytest.mark.parametrize("seq", [0, 2])
def test_a_step_that_does_not_follow_is_refused(journal: Journal, seq: int) -> None:
    game = journal.start_game(PUBLIC, SETUP, {})
    journal.append(game, 0, [{"do": 1}], {"before": 1})
    with pytest.raises(JournalError) as caught:
        journal.append(game, seq, [{"do": 2}], {})
    assert caught.value.problem is JournalProblem.OUT_OF_STEP
    assert journal.load(game).entries == ({"do": 1},)
    assert journal.load(game).draft == {"before": 1}
    journal.append(game, 1, [{"do": 2}], {})
    assert len(journal.load(game).entries) == 2


def test_an_unknown_game_is_told(journal: Journal) -> None:
    unknown = GameId("no such game")
    for attempt in (
        lambda: journal.load(unknown),
        lambda: journal.append(unknown, 0, [], {}),
        lambda: journal.set_aside(unknown),
    ):
        with pytest.raises(JournalError) as caught:
            attempt()
        assert caught.value.problem is JournalProblem.UNKNOWN_GAME


def test_a_step_too_long_to_hide_is_refused_and_nothing_saved(journal: Journal) -> None:
    game = journal.start_game(PUBLIC, SETUP, {})
    with pytest.raises(ValueError, match="room"):
        journal.append(game, 0, [{"do": 1}, {"do": "x" * 1000}], {})
    assert journal.load(game).entries == ()


def test_the_group_that_played_last_stands_first(journal: Journal) -> None:
    for members, order in ((("ana", "ola"), "ao"), (("max", "olga"), "mo"), (("ola", "ana"), "oa")):
        journal.start_game(PUBLIC, SETUP, {}, Group(members, {"order": order}))
    assert journal.groups() == ({"order": "oa"}, {"order": "mo"})


def test_a_game_brings_its_group_and_settings_along(journal: Journal) -> None:
    journal.start_game(PUBLIC, SETUP, {}, Group(("ana",), {"order": "a"}), {"edition": "it"})
    assert journal.groups() == ({"order": "a"},)
    assert journal.settings() == {"edition": "it"}


def test_settings_are_kept_one_by_one(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        for settings in ({"edition": "nb", "clock": None}, {"edition": "it", "voting": "hands"}):
            journal.start_game(PUBLIC, SETUP, {}, settings=settings)
    with Journal(path, keyring) as journal:
        assert journal.settings() == {"edition": "it", "clock": None, "voting": "hands"}


def test_a_new_journal_is_empty(journal: Journal) -> None:
    assert (journal.games(), journal.groups(), journal.settings()) == ((), (), {})


def test_every_draft_has_a_long_mark_of_its_own(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        game = journal.start_game(PUBLIC, SETUP, {})
    marks = {_mark(path)}
    for _ in range(2):
        with Journal(path, keyring) as journal:
            journal.append(game, 0, [], {})
        marks.add(_mark(path))
    assert [len(mark) for mark in marks] == [16] * 3


def _mark(path: Path) -> bytes:
    with closing(sqlite3.connect(path)) as connection:
        (mark,) = connection.execute("SELECT mark FROM turns").fetchone()
    assert isinstance(mark, bytes)
    return mark


def test_when_a_game_began_is_kept_to_the_minute_and_in_one_time_for_all(
    path: Path, keyring: Keyring
) -> None:
    with Journal(path, keyring, clock=lambda: EVENING) as journal:
        journal.start_game(PUBLIC, SETUP, {})
        assert journal.now() == EVENING
        assert journal.now().tzinfo is UTC
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT started FROM games").fetchall() == [("2025-11-18T18:30+00:00",)]


def test_by_itself_a_journal_goes_by_the_clock_of_the_system(journal: Journal) -> None:
    assert abs(journal.now() - datetime.now(UTC)) < timedelta(minutes=1)


def test_when_nobody_waits_the_log_is_moved_into_the_file(path: Path, journal: Journal) -> None:
    log = path.with_name(path.name + "-wal")
    game = journal.start_game(PUBLIC, SETUP, {})
    assert log.stat().st_size == 0
    journal.append(game, 0, [{"do": 1}], {})
    assert log.stat().st_size > 0
    journal.append(game, 1, [{"do": 2}], {}, {"winner": "liberals"})
    assert log.stat().st_size == 0
    journal.append(game, 2, [{"do": 3}], {})
    journal.set_aside(game)
    assert log.stat().st_size == 0


def test_a_journal_knows_where_it_lies(path: Path, journal: Journal) -> None:
    assert journal.path == path


def _edit(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def test_a_game_whose_key_nobody_can_read_is_damaged(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        game = journal.start_game(PUBLIC, SETUP, {})
    _edit(path, "UPDATE games SET key = CAST(x'ff' AS TEXT)")
    with Journal(path, keyring) as journal:
        for attempt in (lambda: journal.load(game), lambda: journal.append(game, 0, [], {})):
            with pytest.raises(JournalError) as caught:
                attempt()
            assert (caught.value.problem, caught.value.path) == (JournalProblem.DAMAGED_GAME, path)


def test_of_a_game_whose_name_nobody_can_read_the_rest_is_listed(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        journal.start_game(PUBLIC, SETUP, {})
    _edit(path, "UPDATE games SET game = 'x'")
    with Journal(path, keyring) as journal:
        (summary,) = journal.games()
    assert (summary.game, summary.public) == ("", PUBLIC)
    assert summary.problem is JournalProblem.DAMAGED_GAME


@pytest.mark.parametrize("odd", ["groups SET details", "settings SET value", "settings SET name"])
def test_groups_and_settings_that_nobody_can_read_are_left_out_and_told_once(
    path: Path, keyring: Keyring, odd: str
) -> None:
    with Journal(path, keyring) as journal:
        journal.start_game(PUBLIC, SETUP, {}, Group(("ana",), {"order": "a"}), {"edition": "it"})
    _edit(path, f"UPDATE {odd} = CAST(x'ff' AS TEXT)")  # no UTF-8
    with Journal(path, keyring) as journal:
        assert JournalProblem.ODD_LISTS not in [finding.problem for finding in journal.findings]
        assert not (journal.groups() and journal.settings())
        assert journal.groups() or journal.settings()
        assert [finding.problem for finding in journal.findings].count(JournalProblem.ODD_LISTS) == 1
