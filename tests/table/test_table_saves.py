"""Whole games of random decisions: taken up again at every step, they go on as if nothing had been."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from shgui.engine.types import Phase
from shgui.library.library import Library
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.keyring import Keyring
from shgui.table.options import Voting
from shgui.table.seating import NameProblem, Player, check_names
from shgui.table.table import Table
from tests.table.play import (
    SEED,
    Decision,
    decide,
    everything,
    group,
    options,
    play_on,
    table_for,
    until,
)

GAMES = (
    (5, "official", Voting.HANDS),
    (6, "pt_BR", Voting.BALLOTS),
    (7, "it", Voting.HANDS),
    (8, "nb", Voting.BALLOTS),
    (9, "ru", Voting.HANDS),
    (10, "pl", Voting.BALLOTS),
)


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize(("size", "book", "voting"), GAMES)
def test_saved_and_taken_up_at_every_step_it_goes_on_the_same(
    journal: Journal, tmp_path: Path, size: int, book: str, voting: Voting
) -> None:
    def start(journal: Journal) -> Table:
        return Table.start(group(size), options(voting, book, claims=True), journal, seed=SEED)

    rng = Random(size)
    with Journal(tmp_path / "other" / "journal.sqlite", Keyring(tmp_path / "other" / "keys")) as other:
        straight, interrupted = start(journal), start(other)
        while straight.view(None).phase is not Phase.OVER:
            decision: Decision = decide(straight, rng)
            assert decision(interrupted) == decision(straight)
            interrupted = Table.resume(other, interrupted.game)
            assert everything(interrupted) == everything(straight)


def test_players_who_sat_down_when_their_names_still_could_play_on(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [
        *group(5),
        Player("\u0410na", "ru"),
        Player("<img src=/dev/zero>", "en"),
        Player("A\u202ena", "en"),
    ]
    with monkeypatch.context() as earlier:
        earlier.setattr("shgui.table.table.clean_players", tuple)
        game = Table.start(players, options(), journal).game
    assert Table.resume(journal, game).players == tuple(players)
    problems = check_names([player.name for player in Library(journal, "en").groups()[0]])
    assert problems[5:] == (NameProblem.LOOKS_ALIKE, None, NameProblem.UNPRINTABLE)


def test_closed_and_opened_again_it_is_at_the_same_step(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        table = table_for(journal, claims=True)
    rng = Random(2)
    for _ in range(40):
        with Journal(path, keyring) as journal:
            resumed = Table.resume(journal, table.game)
            assert everything(resumed) == everything(table)
            decide(resumed, rng)(resumed)
            table = resumed


def test_a_finished_game_can_be_read_again(journal: Journal) -> None:
    table = table_for(journal)
    play_on(table)
    assert everything(Table.resume(journal, table.game)) == everything(table)


def test_every_step_of_a_game_is_equally_long(path: Path, keyring: Keyring) -> None:
    """Ten players, their ballots, claims, slips: all of it has room, and nothing has more."""
    with Journal(path, keyring) as journal:
        table = table_for(journal, size=10, voting=Voting.BALLOTS, claims=True)
        rng = Random(7)
        while table.view(None).phase is not Phase.OVER:
            decide(table, rng)(table)
    with closing(sqlite3.connect(path)) as connection:
        lengths = connection.execute("SELECT DISTINCT length(sealed) FROM entries").fetchall()
    assert len(lengths) == 1


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"entry": "sang a song"},
        {"entry": "acted", "seat": 0},
        {"entry": "acted", "seat": 0, "action": {"type": "sing"}},
        {"entry": "acted", "seat": 0, "action": {"type": "discard", "card": "L"}},
        {"entry": "voted", "ballots": 5},
        {"entry": "voted", "ballots": [[0, True]]},
        {"entry": "looked", "seat": 12},
        {"entry": "looked", "seat": "Ana"},
        {"entry": "took_back"},
        {
            "entry": "claimed",
            "round": 1,
            "seat": 0,
            "kind": "dreamt",
            "target": None,
            "cards": "",
            "party": None,
        },
        {"entry": "reseated", "seat": 0, "language": "pl", "way": "balloon"},
    ],
)
def test_a_step_that_makes_no_sense_is_not_guessed_at(journal: Journal, entry: Mapping[str, object]) -> None:
    table = table_for(journal)
    journal.append(table.game, 0, [entry], {"ballots": []})
    assert problem_of_resuming(journal, table) is JournalProblem.DAMAGED_GAME


@pytest.mark.parametrize(
    "draft", [{}, {"ballots": 5}, {"ballots": [[0, True]]}, {"ballots": [["Ana", "ja", "nein"]]}]
)
def test_ballots_that_make_no_sense_are_not_guessed_at(journal: Journal, draft: Mapping[str, object]) -> None:
    table = table_for(journal)
    journal.append(table.game, 0, [], draft)
    assert problem_of_resuming(journal, table) is JournalProblem.DAMAGED_GAME


def test_another_fingerprint_is_not_accepted(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal)
    stored = journal.load(table.game)
    game = journal.start_game({**stored.public, "commitment": "f" * 64}, stored.setup, stored.draft)
    with pytest.raises(JournalError) as caught:
        Table.resume(journal, game)
    assert caught.value.problem is JournalProblem.DAMAGED_GAME


def problem_of_resuming(journal: Journal, table: Table) -> JournalProblem:
    with pytest.raises(JournalError) as caught:
        Table.resume(journal, table.game)
    return caught.value.problem


def test_a_game_under_way_leaves_no_word_of_its_secrets(path: Path, keyring: Keyring) -> None:
    with Journal(path, keyring) as journal:
        table = table_for(journal)
        until(table, Phase.CHANCELLOR_ENACT)
        files = b"".join(file.read_bytes() for file in path.parent.iterdir()).lower()
    assert b"ana" in files
    for secret in ("liberal", "fascist", "discard", "nominate", "target", "deck", SEED.hex()):
        assert secret.encode() not in files
