"""The public log grows with the game log, and holds what everyone knows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from shgui.engine.types import Phase
from shgui.storage.journal import Journal
from shgui.table.log_lines import ClaimNoted, SlipTakenBack
from shgui.table.public_log import PublicLog
from shgui.table.table import Table
from tests.table.play import a_claim, done, table_for, until
from tests.table.random_evenings import play_at_random


@pytest.mark.parametrize("number", range(3))
def test_a_resumed_table_has_the_log_it_had(journal: Journal, number: int) -> None:
    lengths: list[int] = []

    def compare(table: Table) -> None:
        resumed = Table.resume(journal, table.game).public_log
        # Who voted early is forgotten when the votes are revealed, and when they are undone.
        assert [step.lines for step in resumed] == [step.lines for step in table.public_log]
        assert resumed[-1] == table.public_log[-1]
        lengths.append(len(resumed))

    play_at_random(journal, number, lambda table: table.subscribe(lambda _change: compare(table)))
    assert lengths == sorted(lengths)
    assert len(set(lengths)) > 20


def test_a_ballot_and_a_look_add_no_step(journal: Journal) -> None:
    table = table_for(journal)
    until(table, Phase.VOTE)
    steps = len(table.public_log)
    done(table.cast_ballot(2, ja=True))
    done(table.note_role_shown(3))
    assert len(table.public_log) == steps
    assert table.public_log[-1].view.voted == (2,)
    assert table.public_log[-1].round == table.public_log[-1].view.round


def test_nothing_is_removed_from_the_log(journal: Journal) -> None:
    table = table_for(journal)
    until(table, Phase.NOMINATE)
    before = table.public_log[-1]
    until(table, Phase.VOTE)
    nominated = table.public_log[-1]
    done(table.take_back())
    *_, earlier, undone = table.public_log
    assert earlier == nominated
    assert undone.view == before.view
    assert [type(line) for line in undone.new] == [SlipTakenBack]


def test_open_lines_are_read_behind_every_step(journal: Journal) -> None:
    table = table_for(journal, claims=True)
    until(table, Phase.PRESIDENT_DISCARD)
    held = len(table.public_log) - 1
    until(table, Phase.CHANCELLOR_ENACT)
    claim = a_claim(table, Random(1))
    done(table.note_claim(claim))
    log = table.public_log
    assert log.lines_at(held) == (*log[held].lines, ClaimNoted(claim))
    assert log.lines_at(len(log) - 1) == log[-1].lines == table.chronicle


def test_a_step_refuses_secrets(journal: Journal) -> None:
    table = table_for(journal)
    step = table.public_log[0]
    with pytest.raises(ValueError, match="no secrets"):
        replace(step, view=table.view(0))


def test_a_log_is_compared_by_its_steps(journal: Journal) -> None:
    table = table_for(journal)
    until(table, Phase.VOTE)
    log = table.public_log
    assert log == PublicLog(log)
    assert log[:1] == PublicLog([log[0]])
    assert log != log[:1]
    assert log != list(log)
