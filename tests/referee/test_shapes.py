"""A state and a view, member by member, as another program reads them."""

from typing import Any

from shgui.engine.actions import Discard, Enact, Nominate, Vote
from shgui.engine.types import Policy, Seat
from shgui.engine.view import view_for
from shgui.referee.shapes import state_to_json, view_to_json
from tests.engine.stage import Stage

ROLES = ["liberal", "liberal", "liberal", "fascist", "hitler"]
BOARD = [None, None, "peek", "execute", "execute", None]


def seen(stage: Stage, seat: Seat | None) -> dict[str, Any]:
    told: dict[str, Any] = view_to_json(view_for(stage.state, seat))
    return told


def cast_ballots() -> Stage:
    """Seat 1 is up for Chancellor; the Fascist and Hitler have voted."""
    return Stage(top="LFF").do(0, Nominate(1)).do(4, Vote(False)).do(3, Vote(True))


def in_session() -> Stage:
    stage = Stage(top="LFF").do(0, Nominate(1))
    for seat in range(5):
        stage.do(seat, Vote(seat != 4))
    return stage


def test_what_everybody_sees_of_a_vote() -> None:
    assert seen(cast_ballots(), None) == {
        "seat": None,
        "edition": "official",
        "players": 5,
        "board": BOARD,
        "commitment": "",
        "phase": "vote",
        "on_move": [0, 1, 2],
        "round": 1,
        "president": 0,
        "chancellor": 1,
        "alive": [0, 1, 2, 3, 4],
        "liberal": 0,
        "fascist": 0,
        "tracker": 0,
        "draw_pile": 17,
        "discard_pile": 0,
        "term_limited": [],
        "eligible": [],
        "investigated": [],
        "voted": [3, 4],
        "veto_unlocked": False,
        "veto_refused": False,
        "history": [
            {"type": "game_began", "players": 5, "edition": "official", "commitment": ""},
            {"type": "round_began", "round": 1, "candidate": 0, "special": False},
            {"type": "chancellor_nominated", "president": 0, "chancellor": 1},
        ],
        "winner": None,
        "reason": None,
        "roles": None,
        "role": None,
        "party": None,
        "allies": [],
        "ballot": None,
        "hand": [],
        "memory": [],
    }


def test_what_one_seat_alone_sees() -> None:
    public = seen(cast_ballots(), None)
    assert seen(cast_ballots(), 0) == public | {"seat": 0, "role": "liberal", "party": "liberal"}
    fascist = {"seat": 3, "role": "fascist", "party": "fascist", "ballot": True}
    assert seen(cast_ballots(), 3) == public | fascist | {"allies": [{"seat": 4, "role": "hitler"}]}
    hitler = {"seat": 4, "role": "hitler", "party": "fascist", "ballot": False}
    assert seen(cast_ballots(), 4) == public | hitler | {"allies": [{"seat": 3, "role": "fascist"}]}


def test_a_hand_is_sorted_and_what_was_seen_is_kept_as_it_came() -> None:
    president = seen(in_session(), 0)
    assert president["hand"] == ["F", "F", "L"]
    assert president["memory"] == [{"type": "drew", "round": 1, "cards": ["L", "F", "F"]}]
    assert (president["draw_pile"], president["discard_pile"]) == (14, 0)
    assert seen(in_session(), 1)["hand"] == []


def test_after_a_session_it_shows_policies_terms_and_who_may_come_next() -> None:
    stage = in_session().do(0, Discard(Policy.FASCIST)).do(1, Enact(Policy.LIBERAL))
    told = seen(stage, None)
    assert (told["liberal"], told["fascist"], told["discard_pile"]) == (1, 0, 2)
    assert (told["president"], told["chancellor"], told["eligible"]) == (1, None, [0, 2, 3, 4])
    assert told["term_limited"] == [{"seat": 1, "office": "chancellor"}]


def test_the_state_tells_all() -> None:
    assert state_to_json(cast_ballots().state) | {"deck": []} == {
        "phase": "vote",
        "on_move": [0, 1, 2],
        "president": 0,
        "chancellor": 1,
        "roles": ROLES,
        "alive": [0, 1, 2, 3, 4],
        "deck": [],
        "discard": [],
        "hand": [],
        "liberal": 0,
        "fascist": 0,
        "tracker": 0,
        "term_limited": [],
        "investigated": [],
        "veto_unlocked": False,
        "votes": {"3": True, "4": False},
        "winner": None,
        "reason": None,
    }
    state = state_to_json(in_session().do(0, Discard(Policy.LIBERAL)).state)
    assert (state["hand"], state["discard"]) == (["F", "F"], ["L"])


def test_the_end_tells_who_won_why_and_all_roles() -> None:
    stage = Stage().govern_on(Policy.FASCIST, Policy.FASCIST, Policy.FASCIST)
    stage.elect(stage.hitler)
    ended = {"winner": "fascists", "reason": "hitler_chancellor", "roles": ROLES}
    for told in (seen(stage, None), seen(stage, 1), state_to_json(stage.state)):
        assert {name: told[name] for name in ended} == ended


def test_the_investigated_are_named() -> None:
    stage = Stage(7).govern_on(Policy.FASCIST).govern(Policy.FASCIST).use_power(3)
    assert seen(stage, None)["investigated"] == [3]
    assert state_to_json(stage.state)["investigated"] == [3]
    memory = seen(stage, stage.state.president - 1)["memory"]
    assert {"type": "saw_party", "round": 2, "target": 3, "party": "liberal"} in memory
