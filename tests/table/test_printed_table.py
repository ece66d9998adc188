"""The printed game in the journal: every entry is on the disk first, and all of it comes back."""

import subprocess
import sys
from random import Random

import pytest

from shgui.engine.actions import Nominate
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import ChancellorNominated
from shgui.engine.types import Policy
from shgui.library.library import Library
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.table.answers import Accepted, NotSaved
from shgui.table.entries import ClaimEntry, WithdrawalEntry
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from shgui.table.printed.printed_facts import (
    ChaosPolicy,
    Fact,
    FirstCandidate,
    HitlerAnswered,
    Undone,
    printed_entry_from_json,
    printed_entry_to_json,
)
from shgui.table.printed.printed_game import PrintedQuestion
from shgui.table.printed.printed_table import PrintedTable
from tests.table.play import group, options
from tests.table.printed_play import printed, stages

L, F = Policy.LIBERAL, Policy.FASCIST


def test_a_game_under_way_is_not_finished(journal: Journal) -> None:
    table = PrintedTable.start(group(5), options(), journal)
    assert table.finish() == Accepted()
    assert Library(journal, "en").unfinished()


def test_whoever_enters_or_undoes_hears_what_it_brought(journal: Journal) -> None:
    table = PrintedTable.start(group(5), options(), journal)
    assert isinstance(table.enter(FirstCandidate(0)), Accepted)
    assert table.enter(Nominate(1)) == Accepted((ChancellorNominated(0, 1),))
    assert table.undo() == Accepted(())


def test_the_group_and_its_options_are_there_the_next_time(journal: Journal) -> None:
    evening = Library(journal, "en")
    table = evening.start_printed(group(6), options(book="pl"))
    assert (table.options, table.players) == (options(book="pl"), tuple(group(6)))
    assert evening.groups() == (tuple(group(6)),)
    assert evening.options() == options(book="pl")


def test_of_a_finished_game_the_outcome_and_the_rounds_are_kept(journal: Journal) -> None:
    table = PrintedTable.start(group(5), options(), journal)
    for fact in list(stages(printed(5), Random(2)))[-1].facts:
        assert isinstance(table.enter(fact), Accepted)
    table.finish()
    view = table.game.view
    assert view is not None
    assert view.outcome is not None
    assert journal.games()[0].outcome == {"outcome": str(view.outcome), "rounds": view.round}


def test_a_saved_game_that_the_rules_forbid_is_damaged(journal: Journal) -> None:
    table = PrintedTable.start(group(5), options(), journal)
    facts: tuple[Fact, ...] = (FirstCandidate(0), Nominate(0))
    for steps, fact in enumerate(facts):
        journal.append(table.saved_as, steps, [printed_entry_to_json(fact)], {}, None)
    with pytest.raises(JournalError) as caught:
        PrintedTable.resume(journal, table.saved_as)
    assert caught.value.problem is JournalProblem.DAMAGED_GAME


def test_what_cannot_be_saved_is_not_entered(journal: Journal) -> None:
    table = PrintedTable.start(group(5), options(), journal)
    twin = PrintedTable.resume(journal, table.saved_as)
    assert isinstance(twin.enter(FirstCandidate(0)), Accepted)
    refused = table.enter(FirstCandidate(1))
    with pytest.raises(JournalError) as caught:
        journal.append(table.saved_as, 0, [], {}, None)
    assert refused == NotSaved(caught.value.problem, caught.value.detail)
    assert table.game.asks is PrintedQuestion.FIRST_CANDIDATE
    assert table.players == table.game.players


def test_entries_come_back_from_json_as_they_were() -> None:
    last = list(stages(printed(8), Random(3)))[-1]
    claim = ClaimEntry(Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, L)))
    withdrawn = WithdrawalEntry(claim.claim.occasion)
    others = (FirstCandidate(9), claim, withdrawn, Undone(), HitlerAnswered(True), ChaosPolicy(F))
    for entry in (*last.facts, *others):
        assert printed_entry_from_json(printed_entry_to_json(entry)) == entry


@pytest.mark.parametrize(
    "told",
    [
        {"entry": "looked", "seat": 1},
        {"entry": "done", "action": {"type": "discard", "card": "L"}},
        {"entry": "done", "action": {"type": "vote", "ja": True}},
        *({"entry": "first", "seat": seat} for seat in (-1, 10, True, "0", None)),
        *({"entry": "hitler", "hitler": hitler} for hitler in (1, "ja", None)),
        *({"entry": "chaos", "policy": policy} for policy in ("X", None, 1)),
    ],
)
def test_what_only_one_player_did_is_no_entry_of_the_box(told: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        printed_entry_from_json(told)


def test_a_saved_game_comes_back_at_its_last_entry(folders: UserFolders, keyring: Keyring) -> None:
    facts = list(stages(printed(7, "pt_BR", 3), Random(5)))[-1].facts
    with Journal(folders.journal, keyring) as journal:
        table = PrintedTable.start(group(7), options(book="pt_BR"), journal)
        for fact in facts[:9]:
            assert isinstance(table.enter(fact), Accepted)
        assert isinstance(table.undo(), Accepted)
    with Journal(folders.journal, keyring) as journal:
        back = PrintedTable.resume(journal, table.saved_as)
        assert (back.game.facts, back.game.view, back.options) == (facts[:8], table.game.view, table.options)
        assert isinstance(back.enter(facts[8]), Accepted)


def test_a_program_that_is_killed_loses_no_entry(folders: UserFolders) -> None:
    # On Windows this terminates the process too: it takes any number for that.
    program = f"""
import os, signal
from pathlib import Path
from shgui.engine.actions import Nominate
from shgui.table.printed.printed_facts import FirstCandidate
from shgui.table.printed.printed_table import PrintedTable
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from tests.table.play import group, options
journal = Journal(Path({str(folders.journal)!r}), Keyring(Path({str(folders.keys)!r})))
table = PrintedTable.start(group(5), options(), journal)
table.enter(FirstCandidate(2))
table.enter(Nominate(4))
os.kill(os.getpid(), getattr(signal, "SIGKILL", 9))
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (ended.returncode != 0, ended.stderr) == (True, b"")
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        (offered,) = Library(journal, "en").unfinished()
        assert PrintedTable.resume(journal, offered.game).game.facts == (FirstCandidate(2), Nominate(4))


def test_a_refused_entry_is_not_saved(journal: Journal) -> None:
    table = PrintedTable.start(group(5), options(), journal)
    assert table.enter(Nominate(1)) == Refusal(Reason.WRONG_PHASE)
    assert journal.load(table.saved_as).entries == ()


def test_a_game_with_the_box_is_offered_until_it_is_finished(journal: Journal) -> None:
    evening = Library(journal, "en")
    table = evening.start_printed(group(5), options())
    (offered,) = evening.unfinished()
    assert offered.printed
    assert evening.resume_printed(offered.game).game.asks is PrintedQuestion.FIRST_CANDIDATE
    for fact in list(stages(printed(5), Random(2)))[-1].facts:
        assert isinstance(table.enter(fact), Accepted)
    assert len(evening.unfinished()) == 1
    assert isinstance(table.finish(), Accepted)
    assert evening.unfinished() == ()
    (saved,) = evening.saved_games()
    assert (saved.printed, saved.over) == (True, True)


def test_a_game_that_was_dealt_here_is_not_opened_as_the_box(journal: Journal) -> None:
    evening = Library(journal, "en")
    dealt = evening.start(group(5), options())
    assert not evening.unfinished()[0].printed
    with pytest.raises(JournalError) as caught:
        evening.resume_printed(dealt.game)
    assert caught.value.problem is JournalProblem.DAMAGED_GAME
