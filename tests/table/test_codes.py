"""Codes as others read them: the log of `shgui --debug`, and whoever compares two of them."""

from enum import StrEnum

import pytest

from shgui.library.unreadable_record import RecordProblem
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import TableReason
from shgui.table.claim_checks import Contradiction
from shgui.table.earlier_deals import DealFate
from shgui.table.log_lines import ClaimKind
from shgui.table.printed.printed_game import PrintedQuestion
from shgui.table.seating import NameProblem

CODES: dict[type[StrEnum], tuple[str, ...]] = {
    TableReason: (
        "nothing_to_take_back",
        "each_votes_alone",
        "votes_missing",
        "claims_are_off",
        "no_such_occasion",
        "not_a_claim",
        "nothing_claimed",
        "not_dealt",
        "too_late_for_words",
        "not_words",
        "mixed_alphabets",
        "not_a_name",
        "not_a_remark",
        "too_many_languages",
        "too_many_claims",
        "already_so",
    ),
    Contradiction: (
        "enacted",
        "chaos",
        "too_many",
    ),
    ClaimKind: (
        "drew",
        "received",
        "peeked",
        "saw_party",
    ),
    DealFate: (
        "finished",
        "ended_early",
        "set_aside_unseen",
        "set_aside",
        "unfinished",
        "practice",
        "deleted",
    ),
    RecordProblem: (
        "missing",
        "folder",
        "not_regular",
        "unreadable",
        "too_large",
        "no_record",
        "damaged",
        "newer",
        "unfinished",
    ),
    PrintedQuestion: (
        "first_candidate",
        "is_hitler",
        "policy",
        "chaos_policy",
        "was_hitler",
    ),
    NameProblem: (
        "empty",
        "too_long",
        "unprintable",
        "taken",
        "looks_alike",
    ),
    JournalProblem: (
        "folder_unusable",
        "file_unusable",
        "in_use",
        "foreign_file",
        "newer_file",
        "damaged_file",
        "disk_full",
        "storage_failed",
        "key_folder_unusable",
        "key_not_private",
        "key_damaged",
        "key_missing",
        "unknown_game",
        "damaged_game",
        "out_of_step",
        "drive_absent",
        "file_moved",
        "place_taken",
        "log_damaged",
        "older_copy",
        "altered_file",
        "note_unusable",
        "note_missing",
        "file_missing",
        "odd_lists",
    ),
}


@pytest.mark.parametrize("kind", CODES, ids=lambda kind: kind.__name__)
def test_a_code_keeps_its_spelling(kind: type[StrEnum]) -> None:
    assert tuple(member.value for member in kind) == CODES[kind]
