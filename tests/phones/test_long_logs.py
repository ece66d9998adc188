"""Messages stay within their limits, however long the game log is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shgui.phones.messages.build_decision import build_decision_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_table import (
    MOST_LOG_BYTES,
    MOST_REMARK_BYTES,
    build_shared_table_part,
    build_table_message,
    describe_new_remarks,
)
from shgui.phones.server.sealed_box import MOST_PLAIN_BYTES, get_plain_size
from shgui.storage.journal import Journal
from shgui.table.entries import VotingEntry, entry_to_json
from shgui.table.log_lines import Remark, Remarked, VotingChanged
from shgui.table.options import Voting
from shgui.table.seating import LONGEST_NAME
from shgui.table.table import Table
from tests.engine.random_play import SIZES
from tests.phones.games_on_phones import LANGUAGES, acts, due, game_states, public_table, speaking
from tests.phones.local_room import LocalRoom, elect, shown_of, table_of
from tests.table.play import NAMES

MANY = 1500
REST = "Earlier entries are in the game log on the main screen."


def long_name(number: int) -> str:
    """Return the name with the most bytes: each of its characters has four code points outside the BMP."""
    return (chr(0x10400 + number) + "\u0301\u0302\u0303") * LONGEST_NAME


def test_only_the_newest_lines_of_a_long_log_are_sent() -> None:
    table = public_table(game_states(7)[-1])
    changes = tuple(VotingChanged(list(Voting)[number % 2], 1) for number in range(MANY))
    short, long = (
        build_shared_table_part(speaking("en"), replace(table, chronicle=lines))["chronicle"]
        for lines in (table.chronicle, (*table.chronicle, *changes))
    )
    assert REST not in [line["text"] for line in short]
    assert long[-1] == {"head": "", "text": REST}
    assert long[0]["head"] == short[0]["head"] != ""
    assert 0.9 * MOST_LOG_BYTES < sum(get_plain_size(line) for line in long) < MOST_LOG_BYTES + 200


def test_only_the_newest_remarks_are_read_aloud() -> None:
    table = public_table(game_states(7)[-1])
    remarks = tuple(Remarked(Remark(1, "doubts", (number % 2 * 2,))) for number in range(MANY))
    said = describe_new_remarks(speaking("en"), replace(table, chronicle=(*table.chronicle, *remarks)))
    assert 0 < len(said.encode()) <= MOST_REMARK_BYTES


@pytest.mark.lengthy(daily=12)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", SIZES)
def test_the_longest_names_fit_beside_the_longest_log(players: int, language: str) -> None:
    words = speaking(language)
    names = tuple(long_name(number) for number in range(players))
    for state in {state.phase: state for state in game_states(players)}.values():
        table = replace(public_table(state), names=names)
        part = build_shared_table_part(words, table)
        part["chronicle"] = []
        for seat in range(players):
            hand = build_hand_message(words, 1, due(table.view, seat), table.view, names, seat)
            act = build_decision_message(words, 1, table, acts(state, seat))
            block = build_table_message(words, table, part, seat, hand, act)
            assert get_plain_size(block) + MOST_LOG_BYTES + 200 < MOST_PLAIN_BYTES


def test_a_saved_game_with_a_long_log_is_served_to_all_phones(
    local_room: LocalRoom, journal: Journal
) -> None:
    table = table_of(journal)
    saved = journal.load(table.game)
    codes = [list(Voting)[number % 2] for number in range(MANY + 1)]
    first = codes.index(next(code for code in codes if code is not table.next_voting))
    entries = [entry_to_json(VotingEntry(code)) for code in codes[first : first + MANY]]
    journal.append(table.game, len(saved.entries), entries, saved.draft)
    resumed = Table.resume(journal, table.game)
    assert len(resumed.chronicle) > MANY
    phones = local_room.seated(resumed)
    assert len(phones) == 7
    for phone in phones.values():
        assert phone.table["chronicle"][-1]["text"] == REST
    elect(resumed, 3)
    local_room.settle()
    assert shown_of(resumed).view.phase.name in ("PRESIDENT_DISCARD", "PRESIDENT_PEEK")
    for phone in phones.values():
        assert phone.is_there
        assert any(NAMES[3] in line["text"] for line in phone.table["chronicle"][:4])
