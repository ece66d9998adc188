"""Entries of the journal come back as they were told, and nothing else is taken for one."""

from datetime import UTC, datetime
from typing import Any

import pytest

from shgui.engine.actions import Nominate
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Party, Policy
from shgui.table.entries import (
    ActionEntry,
    ClaimEntry,
    DrawnChanceEntry,
    EndedEarlyEntry,
    Entry,
    LanguageEntry,
    LookEntry,
    RemarkEntry,
    RoleShownEntry,
    StandInEntry,
    UndoEntry,
    VotesEntry,
    VotingEntry,
    WithdrawalEntry,
    WordsEntry,
    entry_from_json,
    entry_to_json,
)
from shgui.table.log_lines import MOST_ROUNDS, Claim, ClaimKind, Occasion, Remark
from shgui.table.options import Voting
from shgui.table.seating import Player, Temperament

L, F = Policy.LIBERAL, Policy.FASCIST
LAST = MOST_PLAYERS - 1
NOON = datetime(2026, 2, 3, 12, tzinfo=UTC)
TOLD: list[tuple[Entry, dict[str, Any]]] = [
    (WordsEntry("rain"), {"entry": "words_added", "words": "rain"}),
    (
        ActionEntry(LAST, Nominate(0)),
        {"entry": "acted", "seat": LAST, "action": {"type": "nominate", "target": 0}},
    ),
    (VotesEntry(((0, True), (LAST, False))), {"entry": "voted", "ballots": [[0, True], [LAST, False]]}),
    (
        VotesEntry(((0, True), (1, True)), tapped=True),
        {"entry": "voted", "ballots": [[0, True], [1, True]], "tapped": True},
    ),
    (LookEntry(0), {"entry": "looked", "seat": 0}),
    (RoleShownEntry(1, NOON), {"entry": "role_shown", "seat": 1, "at": "2026-02-03T12:00:00+00:00"}),
    (UndoEntry(), {"entry": "took_back"}),
    (
        StandInEntry(LAST, Player("Zofia", "pl")),
        {"entry": "stood_in", "seat": LAST, "name": "Zofia", "language": "pl"},
    ),
    (
        StandInEntry(0, Player("Ida", "en", Temperament.EASY)),
        {"entry": "stood_in", "seat": 0, "name": "Ida", "language": "en", "bot": "easy"},
    ),
    (
        RemarkEntry(Remark(LAST, "doubts", (0, 1))),
        {"entry": "remark_made", "seat": LAST, "code": "doubts", "about": [0, 1]},
    ),
    (DrawnChanceEntry(b"0123456789abcdef"), {"entry": "chance_drawn", "chance": b"0123456789abcdef".hex()}),
    (LanguageEntry(0, "nb"), {"entry": "language_chosen", "seat": 0, "language": "nb"}),
    (EndedEarlyEntry(), {"entry": "ended_early"}),
    (VotingEntry(Voting.BALLOTS), {"entry": "voting_chosen", "voting": "ballots"}),
    (
        WithdrawalEntry(Occasion(0, 2, ClaimKind.DREW)),
        {"entry": "withdrew", "round": 0, "seat": 2, "kind": "drew", "target": None},
    ),
    (
        WithdrawalEntry(Occasion(MOST_ROUNDS, 0, ClaimKind.SAW_PARTY, LAST)),
        {"entry": "withdrew", "round": MOST_ROUNDS, "seat": 0, "kind": "saw_party", "target": LAST},
    ),
    (
        ClaimEntry(Claim(Occasion(0, 2, ClaimKind.DREW), (F, L, F))),
        {"entry": "claimed", "round": 0, "seat": 2, "kind": "drew"}
        | {"target": None, "cards": "FLF", "party": None},
    ),
    (
        ClaimEntry(Claim(Occasion(MOST_ROUNDS, 0, ClaimKind.SAW_PARTY, LAST), party=Party.FASCIST)),
        {"entry": "claimed", "round": MOST_ROUNDS, "seat": 0, "kind": "saw_party"}
        | {"target": LAST, "cards": "", "party": "fascist"},
    ),
]
CLAIM = TOLD[-1][1]
WITHDRAWN = {name: CLAIM[name] for name in ("round", "seat", "kind", "target")} | {"entry": "withdrew"}
NO_SEATS: list[Any] = [-1, MOST_PLAYERS, True, 1.0, "1", [1]]


@pytest.mark.parametrize(("entry", "told"), TOLD)
def test_an_entry_is_told_and_read(entry: Entry, told: dict[str, Any]) -> None:
    assert entry_to_json(entry) == told
    assert entry_from_json(told) == entry


@pytest.mark.parametrize(
    "told",
    [
        *({"entry": "looked", "seat": seat} for seat in [*NO_SEATS, None]),
        *({"entry": "acted", "seat": seat, "action": {"type": "end_peek"}} for seat in [*NO_SEATS, None]),
        *({"entry": "voted", "ballots": [[seat, True]]} for seat in [*NO_SEATS, None]),
        *({"entry": "voted", "ballots": [[0, ja]]} for ja in (1, "ja", None)),
        {"entry": "voted", "ballots": [[0, True]] * (MOST_PLAYERS + 1)},
        {"entry": "voted", "ballots": {}},
        *({"entry": "voted", "ballots": [[0, True]], "tapped": tapped} for tapped in (1, "yes", None)),
        {"entry": "role_shown", "seat": MOST_PLAYERS, "at": "2026-02-03T12:00:00+00:00"},
        {"entry": "role_shown", "seat": 1, "at": "2026-02-03T12:00:00"},
        {"entry": "role_shown", "seat": 1, "at": 5},
        *({**CLAIM, "round": number} for number in (-1, MOST_ROUNDS + 1, True, "1", None)),
        *({**CLAIM, "seat": seat} for seat in [*NO_SEATS, None]),
        *({**CLAIM, "target": seat} for seat in NO_SEATS),
        {**CLAIM, "kind": "guessed"},
        *({"entry": "language_chosen", "seat": seat, "language": "pl"} for seat in [*NO_SEATS, None]),
        *({"entry": "language_chosen", "seat": 0, "language": code} for code in ("", "x" * 41, 5, None)),
        *({"entry": "stood_in", "seat": seat, "name": "Zofia", "language": "pl"} for seat in NO_SEATS),
        *(
            {"entry": "stood_in", "seat": 0, "name": name, "language": "pl"}
            for name in ("", "x" * 97, 5, None)
        ),
        {"entry": "stood_in", "seat": 0, "name": "Zofia", "language": "x" * 41},
        {"entry": "stood_in", "seat": 0, "name": "Zofia"},
        {"entry": "voting_chosen", "voting": "shouts"},
        {"entry": "voting_chosen"},
        {**CLAIM, "party": "hitler"},
        {**CLAIM, "cards": "FX"},
        *({name: value for name, value in CLAIM.items() if name != missing} for missing in CLAIM),
        *({**WITHDRAWN, "round": number} for number in (-1, MOST_ROUNDS + 1, True, "1", None)),
        *({**WITHDRAWN, "seat": seat} for seat in [*NO_SEATS, None]),
        *({**WITHDRAWN, "target": seat} for seat in NO_SEATS),
        {**WITHDRAWN, "kind": "guessed"},
        *({name: value for name, value in WITHDRAWN.items() if name != missing} for missing in WITHDRAWN),
        {"entry": "thought"},
        {"entry": None},
        {},
    ],
    ids=str,
)
def test_what_no_table_wrote_is_no_entry(told: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        entry_from_json(told)


def test_of_too_many_cards_no_more_is_read_than_shows_that_they_are_too_many() -> None:
    read = entry_from_json({**CLAIM, "cards": "F" * 100_000})
    assert isinstance(read, ClaimEntry)
    assert len(read.claim.cards) == 4
    assert not read.claim.is_well_formed
