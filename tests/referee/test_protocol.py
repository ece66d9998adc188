"""The referee to the letter of its protocol."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shgui.engine.record import VERSION
from tests.referee.driving import NAMES, Driver, answers_to

STATE_KEYS = {
    "phase",
    "on_move",
    "president",
    "chancellor",
    "roles",
    "alive",
    "deck",
    "discard",
    "hand",
    "liberal",
    "fascist",
    "tracker",
    "term_limited",
    "investigated",
    "veto_unlocked",
    "votes",
    "winner",
    "reason",
}
EDITIONS = ["official", "pl", "pt_BR", "it", "nb", "ru"]
FIVE_ROLES = ["liberal", "liberal", "hitler", "fascist", "liberal"]
FASCIST_DECK = ["F"] * 11 + ["L"] * 6


def test_it_knows_the_official_rules_and_the_five_books() -> None:
    assert Driver().ok(do="editions")["editions"] == EDITIONS


def test_a_new_game_tells_events_phase_and_who_is_on_move() -> None:
    answer = Driver().new(first=3)
    assert [event["type"] for event in answer["events"]] == ["game_began", "round_began"]
    assert (answer["phase"], answer["on_move"]) == ("nominate", [3])


def test_the_state_has_exactly_the_keys_of_the_protocol() -> None:
    driver = Driver()
    driver.new(roles=FIVE_ROLES, deck=FASCIST_DECK, first=0)
    state = driver.state()
    assert set(state) == STATE_KEYS
    assert state["roles"] == FIVE_ROLES
    assert state["deck"] == FASCIST_DECK
    assert (state["president"], state["chancellor"], state["votes"]) == (0, None, {})


def test_votes_stand_in_the_state_until_the_last_one_is_in() -> None:
    driver = Driver()
    driver.new(first=0)
    driver.act(0, "nominate", target=1)
    driver.act(4, "vote", ja=True)
    driver.act(2, "vote", ja=False)
    assert driver.state()["votes"] == {"2": False, "4": True}
    assert driver.state()["on_move"] == [0, 1, 3]
    for seat in (0, 1, 3):
        driver.act(seat, "vote", ja=True)
    assert driver.state()["votes"] == {}


def test_the_last_chancellor_stays_named_when_the_game_ends() -> None:
    driver = Driver()
    driver.new(roles=FIVE_ROLES, deck=FASCIST_DECK, first=0)
    chance = random.Random(5)
    while driver.play_on(chance):
        pass
    state = driver.state()
    assert state["phase"] == "over"
    assert state["on_move"] == []
    assert state["chancellor"] is not None
    assert state["winner"] in ("liberals", "fascists")
    assert driver.ok(do="legal")["actions"] == []
    assert driver.refused(do="act", seat=0, action={"type": "vote", "ja": True}) == "game_over"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(5, 11))
def test_whole_games_keep_seventeen_cards_and_sorted_lists(players: int, edition: str) -> None:
    driver = Driver()
    driver.new(players, edition=edition, seed=f"{players} {edition}")
    chance = random.Random(players)
    while driver.play_on(chance):
        state = driver.state()
        cards = state["deck"] + state["discard"] + state["hand"]
        assert len(cards) + state["liberal"] + state["fascist"] == 17
        for key in ("on_move", "alive", "discard", "hand", "term_limited", "investigated"):
            assert state[key] == sorted(state[key])


def test_legal_lists_no_action_twice() -> None:
    driver = Driver()
    driver.new(7, seed="x")
    chance = random.Random(1)
    while driver.play_on(chance):
        told = [json.dumps(entry, sort_keys=True) for entry in driver.ok(do="legal")["actions"]]
        assert len(told) == len(set(told))


def test_the_same_seed_gives_the_same_game_and_no_seed_another() -> None:
    driver = Driver()
    driver.new(8, seed="round one")
    first = driver.state()
    driver.new(8, seed="round one")
    assert driver.state() == first
    decks = set()
    for _ in range(4):
        driver.new(8)
        decks.add(tuple(driver.state()["deck"]))
    assert len(decks) > 1


def test_a_rigged_shuffle_yields_its_order() -> None:
    setup: dict[str, Any] = {"roles": FIVE_ROLES, "deck": FASCIST_DECK, "first": 0}
    driver = Driver()
    moves, cards = _moves_to_a_reshuffle(driver, setup)
    wanted = sorted(cards, reverse=True)
    driver.new(**setup, shuffles=[wanted])
    for move in moves:
        driver.ok(do="act", **move)
    assert driver.state()["deck"] == wanted


def _moves_to_a_reshuffle(driver: Driver, setup: dict[str, Any]) -> tuple[list[dict[str, Any]], list[str]]:
    """Random moves, the last of which leaves a reshuffled deck that nobody has drawn from yet."""
    for attempt in range(50):
        driver.new(**setup)
        chance, moves = random.Random(attempt), []
        while actions := driver.ok(do="legal")["actions"]:
            moves.append(chance.choice(actions))
            events = driver.ok(do="act", **moves[-1])["events"]
            reshuffled = [event for event in events if event["type"] == "deck_reshuffled"]
            deck = driver.state()["deck"]
            if reshuffled and len(deck) == reshuffled[0]["cards"]:
                return moves, deck
    pytest.fail("no game came to a reshuffle")


def test_a_rigged_shuffle_of_other_cards_makes_the_act_illegal() -> None:
    driver = Driver()
    driver.new(roles=FIVE_ROLES, deck=FASCIST_DECK, first=0, seed="s", shuffles=[["L", "L", "L"]])
    chance = random.Random(3)
    before: dict[str, Any] = {}
    for _ in range(400):
        actions = driver.ok(do="legal")["actions"]
        if not actions:
            driver.new(roles=FIVE_ROLES, deck=FASCIST_DECK, first=0, seed="s", shuffles=[["L", "L", "L"]])
            continue
        before = driver.state()
        answer = driver.ask(do="act", **chance.choice(actions))
        if not answer["ok"]:
            assert answer["error"]["code"] == "illegal_action"
            assert driver.state() == before
            return
    pytest.fail("no game came to a reshuffle")


@pytest.mark.parametrize(
    "setup",
    [
        {"players": NAMES[:4]},
        {"players": [*NAMES, "Eva"]},
        {"players": "Ana"},
        {"players": [1, 2, 3, 4, 5]},
        {"players": None},
        {"edition": "klingon"},
        {"edition": None},
        {"edition": 3},
        {"roles": ["liberal"] * 5},
        {"roles": ["liberal"] * 4},
        {"roles": "liberal"},
        {"roles": ["liberal", "liberal", "liberal", "fascist", "dictator"]},
        {"deck": ["F"] * 17},
        {"deck": ["F"] * 16},
        {"deck": ["X"] * 17},
        {"first": 5},
        {"first": -1},
        {"first": "0"},
        {"first": True},
        {"first": 1.0},
        {"seed": 7},
        {"seed": ["x"]},
        {"shuffles": ["L"]},
        {"shuffles": [[]]},
        {"shuffles": [["L"] * 7]},
        {"shuffles": 3},
        {"shuffles": [["F"]] * 101},
    ],
)
def test_a_setup_that_makes_no_game_is_refused_and_the_game_goes_on(setup: dict[str, Any]) -> None:
    driver = Driver()
    driver.new(6, seed="before")
    before = driver.state()
    request = {"do": "new", "players": NAMES[:5], "edition": "official", **setup}
    assert driver.refused(**request) == "bad_setup"
    assert driver.state() == before


@pytest.mark.parametrize("verb", ["legal", "act", "view", "state", "reason", "save"])
def test_before_the_first_game_there_is_none(verb: str) -> None:
    request = {"do": verb, "seat": 0, "action": {"type": "vote", "ja": True}}
    assert Driver().refused(**request) == "no_game"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"no\n",
        b"{\n",
        b'{"do":"editions"',
        b"\xff\xfe\n",
        b"NaN\n",
        b'{"do":Infinity}\n',
        b"\x00\n",
        b"[" * 100_000 + b"\n",
        b'{"a":' * 50_000 + b"\n",
        b"9" * 10_000 + b"\n",
        b'"\xed\xa0\x80"\n',
    ],
)
def test_what_is_no_json_is_called_so(line: bytes) -> None:
    assert Driver().raw(line)["error"]["code"] == "bad_json"


@pytest.mark.parametrize(
    "request_",
    [
        1,
        "x",
        None,
        [],
        {},
        {"do": None},
        {"do": "Editions"},
        {"do": ["new"]},
        {"do": {}},
        {"DO": "legal"},
        {"do": "act", "seat": "0", "action": {}},
        {"do": "act", "seat": True, "action": {}},
        {"do": "act", "seat": 0.0, "action": {}},
        {"do": "act", "action": {}},
        {"do": "act", "seat": 0},
        {"do": "act", "seat": 0, "action": []},
        {"do": "act", "seat": 0, "action": None},
        {"do": "view"},
        {"do": "view", "seat": 5},
        {"do": "view", "seat": -1},
        {"do": "view", "seat": "1"},
        {"do": "view", "seat": True},
        {"do": "view", "seat": 10**30},
    ],
)
def test_a_request_of_another_shape_is_a_bad_one(request_: Any) -> None:
    driver = Driver()
    driver.new()
    before = driver.state()
    assert driver.raw(json.dumps(request_).encode())["error"]["code"] == "bad_request"
    assert driver.state() == before


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": None},
        {"type": "fly"},
        {"type": ["nominate"]},
        {"type": "nominate"},
        {"type": "nominate", "target": "1"},
        {"type": "nominate", "target": True},
        {"type": "nominate", "target": 1.0},
        {"type": "nominate", "target": 0},
        {"type": "nominate", "target": 5},
        {"type": "nominate", "target": -1},
        {"type": "nominate", "target": 1, "x": 1},
        {"type": "vote", "ja": True},
        {"type": "discard", "card": "L"},
        {"type": "discard", "card": "X"},
        {"type": "enact", "card": 1},
        {"type": "propose_veto"},
        {"type": "answer_veto", "consent": True},
        {"type": "end_peek"},
        {"type": "execute", "target": 1},
        {"type": "investigate", "target": 1},
        {"type": "special_election", "target": 1},
    ],
)
def test_on_move_any_other_action_is_illegal_and_changes_nothing(action: dict[str, Any]) -> None:
    driver = Driver()
    driver.new(first=0)
    before = driver.state()
    assert driver.refused(do="act", seat=0, action=action) == "illegal_action"
    assert driver.state() == before


@pytest.mark.parametrize("seat", [1, 4, 5, -1, 10**20])
def test_whoever_is_not_on_move_is_told_so(seat: int) -> None:
    driver = Driver()
    driver.new(first=0)
    assert driver.refused(do="act", seat=seat, action={"type": "nominate", "target": 2}) == "not_your_turn"


def test_nobody_votes_twice() -> None:
    driver = Driver()
    driver.new(first=0)
    driver.act(0, "nominate", target=1)
    driver.act(3, "vote", ja=True)
    assert driver.refused(do="act", seat=3, action={"type": "vote", "ja": False}) == "not_your_turn"


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_loaded_game_goes_on_exactly_as_the_saved_one(edition: str) -> None:
    for players in (5, 10):
        first, second = Driver(), Driver()
        first.new(players, edition=edition)
        chance = random.Random(players)
        steps = 0
        while first.play_on(chance):
            steps += 1
            if steps % 9:
                continue
            second.ok(do="load", game=first.ok(do="save")["game"])
            assert second.state() == first.state()
            for seat in [None, *range(players)]:
                assert second.ok(do="view", seat=seat) == first.ok(do="view", seat=seat)
        while second.play_on(chance):
            pass
        second.ok(do="load", game=second.ok(do="save")["game"])


def test_shuffles_to_come_are_the_same_after_loading() -> None:
    first, second = Driver(), Driver()
    first.new(7)
    second.ok(do="load", game=first.ok(do="save")["game"])
    chance, twin = random.Random(4), random.Random(4)
    while first.play_on(chance):
        second.play_on(twin)
        assert second.state() == first.state()


def _saved() -> dict[str, Any]:
    driver = Driver()
    driver.new(first=0)
    driver.act(0, "nominate", target=1)
    game = driver.ok(do="save")["game"]
    assert isinstance(game, dict)
    return game


@pytest.mark.parametrize(
    "damage",
    [
        {"format": "chess"},
        {"version": VERSION + 1},
        {"version": "1"},
        {"version": 0},
        {"version": True},
        {"players": NAMES[:4]},
        {"players": None},
        {"seed": None},
        {"seed": "zz"},
        {"seed": "00"},
        {"commitment": 3},
        {"commitment": "0" * 64},
        {"edition": "official"},
        {"edition": {"name": "official", "switches": {}}},
        {"actions": [{}]},
        {"actions": {}},
        {"actions": [{"seat": 1, "action": {"type": "nominate", "target": 0}}]},
        {"rigged": 5},
        {"ending": 5},
        {"rigged": {"first": 9}},
        {"rigged": {"shuffles": [["Q"]]}},
    ],
)
def test_a_damaged_save_is_refused_and_the_game_goes_on(damage: dict[str, Any]) -> None:
    driver = Driver()
    driver.new(6, seed="before")
    before = driver.state()
    assert driver.refused(do="load", game={**_saved(), **damage}) == "bad_save"
    assert driver.state() == before


@pytest.mark.parametrize("change", [{"deal": 2}, {"players": NAMES[:6][::-1]}, {"version": 1}])
def test_a_save_that_is_not_the_one_of_its_fingerprint_is_refused(change: dict[str, Any]) -> None:
    driver = Driver()
    driver.new(6)
    saved = driver.ok(do="save")["game"]
    assert driver.ok(do="load", game=saved)
    assert driver.refused(do="load", game={**saved, **change}) == "bad_save"


@pytest.mark.parametrize("game", [None, 1, "x", [], {}])
def test_what_is_no_save_is_refused(game: Any) -> None:
    assert Driver().refused(do="load", game=game) == "bad_save"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
VERBS = st.sampled_from(["editions", "new", "legal", "act", "view", "state", "reason", "save", "load"])
REQUESTS = st.fixed_dictionaries(
    {"do": VERBS},
    optional=dict.fromkeys(
        (
            "players",
            "edition",
            "roles",
            "deck",
            "first",
            "seed",
            "shuffles",
            "seat",
            "action",
            "claims",
            "game",
        ),
        JSON,
    ),
)


@given(st.binary() | REQUESTS.map(lambda request: json.dumps(request).encode()))
def test_every_line_gets_one_answer_whatever_it_holds(content: bytes) -> None:
    (answer,) = answers_to(content.replace(b"\n", b" ") + b"\n")
    assert answer["ok"] in (True, False)


def test_the_last_line_needs_no_line_end() -> None:
    assert len(answers_to(b'{"do":"editions"}')) == 1


def test_names_of_any_script_come_back_as_they_were() -> None:
    driver = Driver()
    names = ["Żółć", "Ольга", "愛", "a\ud800", "🙂"]
    driver.ok(do="new", players=names, edition="ru")
    assert driver.ok(do="save")["game"]["players"] == names


def test_it_runs_in_a_bare_interpreter_and_ends_with_its_input() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            "import sys; sys.path.insert(0, '.'); from shgui.cli import main; code = main(['referee']);"
            "assert not [name for name in sys.modules if name.startswith(('PySide6', 'babel'))];"
            "sys.exit(code)",
        ],
        input=b'{"do":"editions"}\nx\n',
        capture_output=True,
        check=False,
        env={"LANG": "C"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.splitlines()) == 2


def test_it_ends_quietly_when_nobody_reads() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "shgui", "referee"],
        input=b'{"do":"editions"}\n',
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")
