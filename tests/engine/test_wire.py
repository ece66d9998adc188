"""Actions come back from JSON as they were told, and nothing else is taken for one."""

import json
from itertools import chain
from typing import Any, get_args

import pytest

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    EndPeek,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.events import GameBegan, SpecialElectionCalled, VotesRevealed
from shgui.engine.types import Policy
from shgui.engine.wire import NotAnAction, action_from_json, get_type_name, to_json

TOLD: list[tuple[Action, dict[str, Any]]] = [
    (Nominate(2), {"type": "nominate", "target": 2}),
    (Vote(True), {"type": "vote", "ja": True}),
    (Discard(Policy.LIBERAL), {"type": "discard", "card": "L"}),
    (Enact(Policy.FASCIST), {"type": "enact", "card": "F"}),
    (ProposeVeto(), {"type": "propose_veto"}),
    (AnswerVeto(False), {"type": "answer_veto", "consent": False}),
    (Investigate(0), {"type": "investigate", "target": 0}),
    (CallSpecialElection(3), {"type": "special_election", "target": 3}),
    (EndPeek(), {"type": "end_peek"}),
    (Execute(4), {"type": "execute", "target": 4}),
]
OTHER_VALUES: list[Any] = [None, True, 1, 1.0, "1", "L", [], ["L"], {}, "LIBERAL", ""]


def wrong(value: Any) -> list[Any]:
    """Values of every other type than this one's."""
    return [other for other in OTHER_VALUES if type(other) is not type(value)]


WRONG_FIELDS = [
    {**told, field: other}
    for _, told in TOLD
    for field in told
    if field != "type"
    for other in chain(wrong(told[field]), ["LIBERAL", ""])
]


def test_every_action_is_told() -> None:
    assert {type(action) for action, _ in TOLD} == set(get_args(Action))


@pytest.mark.parametrize(("action", "told"), TOLD)
def test_an_action_is_its_type_and_its_fields(action: Action, told: dict[str, Any]) -> None:
    assert to_json(action) == told
    assert action_from_json(told) == action
    assert get_type_name(action) == told["type"]


def test_what_an_event_holds_is_plain_json() -> None:
    told = to_json(VotesRevealed(((0, True), (1, False))))
    assert told["ballots"] == [[0, True], [1, False]]
    assert json.loads(json.dumps(told)) == told
    card = to_json(Discard(Policy.LIBERAL))["card"]
    assert type(card) is str


def test_the_names_of_actions_and_events_are_those_of_their_classes() -> None:
    assert get_type_name(SpecialElectionCalled(0, 1)) == "special_election_called"
    assert to_json(GameBegan(5, "official", ""))["type"] == "game_began"


@pytest.mark.parametrize(
    "told", [None, True, 3, 1.5, "nominate", [], [["type", "nominate"]], ["type", "target"]]
)
def test_an_action_is_an_object(told: object) -> None:
    with pytest.raises(NotAnAction):
        action_from_json(told)


@pytest.mark.parametrize(
    "name", [None, 1, True, [], ["nominate"], {}, "", "Nominate", "game_began", "peeked"]
)
def test_an_action_has_the_type_of_one(name: object) -> None:
    with pytest.raises(NotAnAction):
        action_from_json({"type": name, "target": 1})


@pytest.mark.parametrize("told", [{"target": 1}, {}])
def test_an_action_without_a_type_is_none(told: object) -> None:
    with pytest.raises(NotAnAction):
        action_from_json(told)


@pytest.mark.parametrize("told", [told for _, told in TOLD], ids=lambda told: str(told["type"]))
def test_an_action_has_its_own_fields_and_no_others(told: dict[str, Any]) -> None:
    with pytest.raises(NotAnAction):
        action_from_json({**told, "seat": 1})
    for field in told:
        with pytest.raises(NotAnAction):
            action_from_json({name: value for name, value in told.items() if name != field})


@pytest.mark.parametrize("told", WRONG_FIELDS, ids=str)
def test_a_field_has_the_type_it_should_have(told: dict[str, Any]) -> None:
    with pytest.raises(NotAnAction):
        action_from_json(told)


def test_a_card_is_one_of_two_letters() -> None:
    for card in (None, True, 0, ["L"], {"L": 1}, "l", "LF", ""):
        with pytest.raises(NotAnAction):
            action_from_json({"type": "discard", "card": card})
