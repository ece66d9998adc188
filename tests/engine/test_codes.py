"""Codes as others read them: the log of `shgui --debug`, and whoever compares two of them."""

from enum import StrEnum

import pytest

from shgui.engine.errors import Reason
from shgui.engine.fairness import Check, Proof
from shgui.engine.types import Office, Outcome, Party, Phase, Policy, Role, Team

CODES: dict[type[StrEnum], tuple[str, ...]] = {
    Reason: (
        "game_over",
        "no_such_seat",
        "executed",
        "not_on_move",
        "already_voted",
        "not_an_action",
        "wrong_phase",
        "target_unknown",
        "target_self",
        "target_executed",
        "target_last_president",
        "target_last_chancellor",
        "target_investigated",
        "card_not_in_hand",
        "veto_locked",
        "veto_refused",
        "shuffle_mismatch",
    ),
    Check: (
        "finished",
        "left_to_chance",
        "seed_fits_fingerprint",
        "deal_fits_fingerprint",
        "fingerprint_as_written_down",
        "actions_follow_rules",
        "roles_follow_seed",
        "first_candidate_follows_seed",
        "deck_follows_seed",
        "reshuffles_follow_seed",
        "outcome_follows",
        "nobody_had_won",
        "end_fits_actions",
        "end_as_written_down",
    ),
    Proof: (
        "nothing",
        "itself",
        "only_fingerprint",
        "only_end",
        "old_deal",
        "nothing_moved",
        "nobody_chose",
    ),
    Policy: (
        "L",
        "F",
    ),
    Party: (
        "liberal",
        "fascist",
    ),
    Role: (
        "liberal",
        "fascist",
        "hitler",
    ),
    Phase: (
        "nominate",
        "vote",
        "president_discard",
        "chancellor_enact",
        "veto_answer",
        "investigate",
        "special_election",
        "peek",
        "execute",
        "over",
    ),
    Office: (
        "president",
        "chancellor",
    ),
    Team: (
        "liberals",
        "fascists",
    ),
    Outcome: (
        "five_liberal_policies",
        "hitler_executed",
        "six_fascist_policies",
        "hitler_chancellor",
    ),
}


@pytest.mark.parametrize("kind", CODES, ids=lambda kind: kind.__name__)
def test_a_code_keeps_its_spelling(kind: type[StrEnum]) -> None:
    assert tuple(member.value for member in kind) == CODES[kind]
