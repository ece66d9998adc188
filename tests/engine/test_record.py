"""A game record replays to the same state, and says whether its chance was fixed from the start."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition, list_edition_names
from shgui.engine.errors import Refusal
from shgui.engine.fairness import Check, Proof, verify
from shgui.engine.fingerprint import Sitting, UnusableDigits
from shgui.engine.record import (
    BadRecord,
    Move,
    NewerRecord,
    Record,
    build_record,
    record_from_json,
    record_to_json,
    replay,
    rigging_from_json,
)
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Outcome, Phase, Policy, Role

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")


def played(players: int, name: str, seed: int, rigging: Rigging = FAIR) -> tuple[State, list[Move]]:
    chance = random.Random(seed)
    sitting = Sitting(NAMES[:players], deal=2, words="wörd" if seed % 2 else "")
    state, _ = new_game(players, get_edition(name), chance.randbytes(32), rigging, sitting)
    moves: list[Move] = []
    while state.on_move:
        seat = chance.choice(state.on_move)
        action = chance.choice(list_legal_actions(state, seat))
        moved = apply(state, seat, action)
        assert not isinstance(moved, Refusal)
        state, _ = moved
        moves.append((seat, action))
    return state, moves


def finished(seed: int = 1, rigging: Rigging = FAIR) -> Record:
    state, moves = played(7, "official", seed, rigging)
    return build_record(NAMES[:7], state, moves)


def checks_of(record: Record) -> set[Check]:
    return {finding.check for finding in verify(record).findings}


def failing(record: Record) -> set[Check]:
    return {finding.check for finding in verify(record).findings if not finding.holds}


@pytest.mark.parametrize("name", list_edition_names())
@pytest.mark.parametrize("players", range(5, 11))
def test_replay_gives_the_same_state_and_the_game_is_fair(players: int, name: str) -> None:
    state, moves = played(players, name, players)
    record = build_record(NAMES[:players], state, moves)
    told = json.loads(json.dumps(record_to_json(record)))
    assert record_from_json(told) == record
    assert replay(record) == state
    assert verify(record).sound


def test_a_game_under_way_replays_from_its_full_record() -> None:
    state, moves = played(6, "it", 3)
    half = moves[: len(moves) // 2]
    start, _ = new_game(6, get_edition("it"), state.setup.seed, sitting=state.setup.sitting)
    for seat, action in half:
        moved = apply(start, seat, action)
        assert not isinstance(moved, Refusal)
        start, _ = moved
    record = build_record(NAMES[:6], start, half)
    assert (record.end, record.ending) == ("", None)
    assert record_from_json(record_to_json(record)) == record
    assert replay(record) == start


def test_without_its_seed_a_record_cannot_be_replayed() -> None:
    state, _ = new_game(5, get_edition("official"), bytes(32))
    record = replace(build_record(NAMES[:5], state, []), seed=None)
    with pytest.raises(BadRecord):
        replay(record)


def test_the_action_that_breaks_the_rules_is_counted() -> None:
    record = finished()
    with pytest.raises(BadRecord, match="action 2:"):
        replay(replace(record, moves=(record.moves[0], record.moves[0])))


def test_the_last_deal_that_is_counted_is_read() -> None:
    assert record_from_json({**record_to_json(finished()), "deal": 9999}).deal == 9999


def test_another_seed_does_not_fit_the_fingerprint() -> None:
    assert Check.DEAL_FITS_FINGERPRINT in failing(replace(finished(), seed=bytes(32)))


def test_a_game_that_is_not_over_cannot_be_checked() -> None:
    record = finished()
    for left_open in (replace(record, ending=None), replace(record, seed=None)):
        assert failing(left_open) == checks_of(record)
        assert failing(replace(left_open, ending=None, seed=None)) == checks_of(record)


def test_a_verdict_tells_what_can_be_compared_by_eye() -> None:
    record = finished()
    verdict = verify(record)
    assert (verdict.fingerprint, verdict.end) == (record.commitment, record.end)
    assert (verdict.words, verdict.deal) == ("wörd", 2)
    for odd in ("", "x" * 64, record.end[:-1]):
        verdict = verify(replace(record, commitment=odd, end=odd))
        assert (verdict.fingerprint, verdict.end) == ("", "")


@pytest.mark.parametrize(
    ("told", "check"),
    [
        ({"roles": (Role.HITLER,) * 7}, Check.ROLES_FOLLOW_SEED),
        ({"first": 99}, Check.FIRST_CANDIDATE_FOLLOWS_SEED),
        ({"deck": ()}, Check.DECK_FOLLOWS_SEED),
        ({"reshuffles": ((Policy.LIBERAL,),)}, Check.RESHUFFLES_FOLLOW_SEED),
    ],
)
def test_an_ending_that_is_told_otherwise_is_found_out(told: dict[str, Any], check: Check) -> None:
    record = finished()
    assert record.ending is not None
    assert failing(replace(record, ending=replace(record.ending, **told))) == {check}


def test_another_outcome_is_found_out() -> None:
    record = finished()
    assert record.ending is not None
    other = next(outcome for outcome in Outcome if outcome is not record.ending.outcome)
    assert failing(replace(record, ending=replace(record.ending, outcome=other))) == {Check.OUTCOME_FOLLOWS}


def test_actions_that_break_the_rules_are_found_out() -> None:
    record = finished()
    broken = failing(replace(record, moves=record.moves[1:]))
    assert Check.ACTIONS_FOLLOW_RULES in broken
    assert Check.END_FITS_ACTIONS in broken
    assert Check.DEAL_FITS_FINGERPRINT not in broken


def test_a_record_that_stops_early_but_tells_an_ending_is_not_fair() -> None:
    record = finished()
    assert Check.OUTCOME_FOLLOWS in failing(replace(record, moves=record.moves[:-1]))


@pytest.mark.parametrize("rigging", [Rigging(first=0), Rigging(seed_chosen=True)])
def test_a_rigged_game_never_verifies_as_fair(rigging: Rigging) -> None:
    record = finished(rigging=rigging)
    assert record_to_json(record)["rigged"] is not None
    assert Check.LEFT_TO_CHANCE in failing(record)
    assert not verify(record).sound
    assert failing(replace(record, rigging=FAIR)) >= {Check.DEAL_FITS_FINGERPRINT}


def test_a_later_format_is_named_as_such() -> None:
    with pytest.raises(NewerRecord):
        record_from_json({**record_to_json(finished()), "version": 4})


@pytest.mark.parametrize("told", [None, [], {}, "x", 3, {"format": "secret-hitler-game"}])
def test_what_is_no_record_is_refused(told: object) -> None:
    with pytest.raises(BadRecord):
        record_from_json(told)


LAID = Rigging(
    roles=(*(Role.LIBERAL,) * 4, *(Role.FASCIST,) * 2, Role.HITLER),
    deck=tuple(sorted([Policy.FASCIST] * 11 + [Policy.LIBERAL] * 6)),
    first=3,
    shuffles=((Policy.LIBERAL, Policy.FASCIST),),
    seed_chosen=True,
)
MAY_BE_NULL = {"rigged", "seed", "ending", "end", "roles", "deck", "first", "shuffles"}
"""Members that a record may leave open. In an ending the same names may not be null."""
OTHER_VALUES: list[Any] = [None, True, 7, 1.5, "x", [], [1], {}, {"x": 1}]

Place = tuple[str | int, ...]


def places(told: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value in a record, and of each list the first item."""
    yield place, told
    if isinstance(told, dict):
        for name, value in told.items():
            yield from places(value, (*place, name))
    elif isinstance(told, list) and told:
        yield from places(told[0], (*place, 0))


def with_other(told: Any, place: Place, other: Any) -> Any:
    if not place:
        return other
    copied = copy.copy(told)
    copied[place[0]] = with_other(told[place[0]], place[1:], other)
    return copied


def is_record(told: object) -> bool:
    try:
        record_from_json(told)
    except BadRecord:
        return False
    return True


def test_a_value_of_another_type_makes_it_no_record() -> None:
    told = json.loads(json.dumps(record_to_json(replace(finished(), rigging=LAID))))
    for place, value in places(told):
        for other in OTHER_VALUES:
            nothing_told = other is None and place[-1:] and place[-1] in MAY_BE_NULL and place[0] != "ending"
            # Games go on, and games are ended early.
            left_out = place in (("ending",), ("ending", "outcome")) and other is None
            # Whatever isn't true there counts as not chosen.
            flag = place[-1:] == ("seed_chosen",)
            # So may be called how the program plays a seat.
            flag = flag or (place == ("bots", 0) and other == "x")
            if type(other) is type(value) or nothing_told or left_out or flag:
                continue
            assert not is_record(with_other(told, place, other)), f"{place} may be {other!r}"


def test_a_record_without_a_member_is_none() -> None:
    told = record_to_json(finished())
    for missing in told:
        with pytest.raises(BadRecord):
            record_from_json({name: value for name, value in told.items() if name != missing})


@pytest.mark.parametrize(
    "change",
    [
        {"format": "secret-hitler"},
        {"version": 0},
        {"version": True},
        {"version": 2.0},
        {"seed": "0g"},
        {"edition": {"name": "nobody's", "switches": get_edition("official").switches}},
        {"edition": {"name": "official", "switches": {}}},
        {"edition": {"name": ["official"], "switches": get_edition("official").switches}},
    ],
)
def test_what_no_program_wrote_is_no_record(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        record_from_json({**record_to_json(finished()), **change})


def test_what_was_laid_by_hand_is_told_member_by_member() -> None:
    told = record_to_json(replace(finished(), rigging=LAID))["rigged"]
    assert told == {
        "roles": ["liberal"] * 4 + ["fascist"] * 2 + ["hitler"],
        "deck": ["F"] * 11 + ["L"] * 6,
        "first": 3,
        "shuffles": [["L", "F"]],
        "seed_chosen": True,
    }
    assert rigging_from_json(dict(told)) == LAID
    laid = replace(finished(), rigging=LAID)
    assert record_from_json(record_to_json(laid)) == laid
    assert rigging_from_json({}) == FAIR
    assert rigging_from_json({"seed_chosen": 1}) == FAIR


def test_a_record_of_too_few_players_is_refused() -> None:
    with pytest.raises(BadRecord):
        replay(replace(finished(), names=NAMES[:4]))


def test_a_record_from_long_ago_still_replays(request: pytest.FixtureRequest) -> None:
    """Version 1 as it was first written: it must be read for ever."""
    told = json.loads((request.path.parent / "record_v1.json").read_text(encoding="utf-8"))
    record = record_from_json(told)
    assert record_to_json(record) == told
    assert (record.deal, record.words, record.end) == (1, "", "")
    assert build_record(record.names, replay(record), record.moves) == record
    assert replay(record).phase is Phase.OVER
    assert (verify(record).sound, verify(record).proof) == (True, Proof.ITSELF)
    assert verify(record).deal is None
    assert verify(record, record.commitment).proof is Proof.OLD_DEAL
    assert verify(record, record.commitment, "0" * 64).proof is Proof.NOTHING
    assert Check.SEED_FITS_FINGERPRINT in checks_of(record)


@pytest.mark.parametrize("words", ["", "wörd"])
def test_a_record_proves_as_much_as_it_was_compared_with(words: str) -> None:
    record = finished(seed=1 if words else 2)
    assert record.words == words
    proven = Proof.NOBODY_CHOSE if words else Proof.NOTHING_MOVED
    fingerprint, end = record.commitment, record.end
    assert verify(record).proof is Proof.ITSELF
    assert verify(record, fingerprint=fingerprint).proof is Proof.ONLY_FINGERPRINT
    assert verify(record, end=end).proof is Proof.ONLY_END
    assert verify(record, fingerprint, end).proof is proven
    noted = " - ".join(fingerprint[place : place + 4].upper() for place in range(0, 32, 4))
    assert verify(record, f" {noted}\n", end[:32]).proof is proven
    for other in (end, fingerprint[:31] + format(15 - int(fingerprint[31], 16), "x")):
        assert verify(record, other, end).proof is Proof.NOTHING
    assert verify(record, fingerprint, fingerprint).proof is Proof.NOTHING


@pytest.mark.parametrize("noted", ["", "0" * 31, "0" * 65, "g" * 32, "٣" * 32])
def test_too_few_digits_and_other_signs_are_nothing_to_compare_with(noted: str) -> None:
    for given in ({"fingerprint": noted}, {"end": noted}):
        with pytest.raises(UnusableDigits):
            verify(finished(), **given)


@pytest.mark.parametrize(
    "change",
    [
        {"deal": 0},
        {"deal": "1"},
        {"deal": True},
        {"deal": None},
        {"words": None},
        {"words": " said"},
        {"words": "a\nb"},
        {"words": "\x1b[2J"},
        {"words": "x" * 81},
        {"words": "\ud800"},
        {"end": 5},
        {"end": ""},
        {"end": "\x1b[2J"},
        {"end": "F" * 64},
        {"end": "X" * 64},
        {"deal": 10_000},
    ],
)
def test_what_no_table_could_have_said_is_no_record(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        record_from_json({**record_to_json(finished()), **change})


def test_a_record_of_version_2_proves_what_it_did(request: pytest.FixtureRequest) -> None:
    told = json.loads((request.path.parent / "record_v2.json").read_text(encoding="utf-8"))
    record = record_from_json(told)
    assert record_to_json(record) == told
    fingerprint = "1264de79917f4b267c59b5d4aba2b561"
    assert verify(record, fingerprint, "cb75fb870d17658e06d7333b66727c64").proof is Proof.NOBODY_CHOSE


def test_a_record_of_version_3_proves_what_it_did(request: pytest.FixtureRequest) -> None:
    told = json.loads((request.path.parent / "record_v3.json").read_text(encoding="utf-8"))
    record = record_from_json(told)
    assert record_to_json(record) == told
    fingerprint = "2d46f0ac36b8c917d3b3c95f76d19386"
    verdict = verify(record, fingerprint, "eb29c127c98494338c9fe78bb55c1dd5")
    assert (verdict.proof, verdict.version) == (Proof.NOBODY_CHOSE, 3)
    assert [bot for _, bot in verdict.bots] == [None, "bold", "careful", "easy", None, "careful"]
    assert verdict.seat_changes == ((record.names[3], "bold"), (record.names[1], None))


@pytest.mark.parametrize(
    "change",
    [
        {"words": "Kot"},
        {"words": "kot!"},
        {"words": "ко\u0442 k"},
        {"bots": None},
        {"bots": []},
        {"bots": [None] * 6},
        {"bots": [*[None] * 6, "person"]},
        {"bots": [*[None] * 6, "Bold"]},
        {"bots": [*[None] * 6, "bold\n"]},
        {"bots": [*[None] * 6, "b" * 21]},
        {"bots": [*[None] * 6, 1]},
        {"seat_changes": None},
        {"seat_changes": [{"after": -1, "seat": 0, "bot": None}]},
        {"seat_changes": [{"after": 9999, "seat": 0, "bot": None}]},
        {"seat_changes": [{"after": True, "seat": 0, "bot": None}]},
        {"seat_changes": [{"after": 0, "seat": 7, "bot": None}]},
        {"seat_changes": [{"after": 0, "seat": -1, "bot": None}]},
        {"seat_changes": [{"after": 0, "seat": 0}]},
        {"seat_changes": [{"after": 0, "seat": 0, "bot": "PERSON"}]},
        {"seat_changes": [{"after": 2, "seat": 0, "bot": None}, {"after": 1, "seat": 0, "bot": None}]},
    ],
)
def test_what_no_table_of_version_3_could_have_said_is_no_record(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        record_from_json({**record_to_json(finished()), **change})


def test_older_records_say_nothing_of_the_seats_of_the_program(request: pytest.FixtureRequest) -> None:
    for version in (1, 2):
        told = json.loads((request.path.parent / f"record_v{version}.json").read_text(encoding="utf-8"))
        verdict = verify(record_from_json(told))
        assert (verdict.version, verdict.bots, verdict.seat_changes) == (version, (), ())
