"""Every format is what it was: made anew, each sample is the same to the byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args, get_type_hints, is_typeddict

import pytest

from shgui.phones.messages import messages as blocks
from tests.frozen.games import describe_games, open_journal
from tests.frozen.samples import FOLDER, SAMPLES, kept_journal, lines

ENTRIES = {
    *("acted", "claimed", "done", "ended_early", "first", "language_chosen", "looked", "remark_made"),
    *("role_shown", "stood_in", "took_back", "undone", "voted", "voting_chosen", "withdrew", "words_added"),
}


def sample(name: str) -> list[str]:
    return (FOLDER / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.lengthy(daily=3)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", SAMPLES)
def test_the_format_has_not_changed(name: str, tmp_path: Path) -> None:
    made = SAMPLES[name](tmp_path)
    assert made.decode().splitlines() == sample(name)
    assert made == (FOLDER / name).read_bytes()


def test_the_journal_that_was_kept_still_opens_and_its_games_come_back(tmp_path: Path) -> None:
    kept_journal(tmp_path)
    with open_journal(tmp_path) as journal:
        assert journal.findings == ()
        read = lines(describe_games(journal))
    assert read.decode().splitlines() == [line for line in sample("journal.jsonl") if '{"game":' in line]


def test_every_kind_of_entry_and_of_message_has_a_sample() -> None:
    entries = {line["entry"]["entry"] for line in map(json.loads, sample("journal.jsonl")) if "entry" in line}
    assert entries == ENTRIES
    kinds = [get_type_hints(kind) for kind in vars(blocks).values() if is_typeddict(kind)]
    messages = {get_args(hints["block"])[0] for hints in kinds if "block" in hints}
    sent = {line["block"] for line in map(json.loads, sample("phones.jsonl")) if "block" in line}
    assert sent == messages - {"pong"}
