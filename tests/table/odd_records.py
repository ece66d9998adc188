"""Records as somebody might send them: true ones, changed with and without knowledge of their shape."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition, list_edition_names
from shgui.engine.errors import Refusal
from shgui.engine.fingerprint import Sitting
from shgui.engine.record import Move, build_record, record_to_json

ODD_NAMES = (
    "<b>Ana</b>",
    "<img src=x>",
    "&amp;",
    "W" * 24,
    "漢" * 24,
    "שלום",
    "مرحبا",
    "%s {name}",
    "q\u0300" * 20,
    "👨‍👩‍👧‍👦",
    "\\n",
    "'\"",
)
_VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    99,
    10**9,
    "",
    "L",
    "F",
    "hitler",
    "vote",
    "nominate",
    "x" * 5000,
    "\ud800",
    "\0",
    "\x1b[2J",
    "\u202e",
    [],
    {},
    [[]],
    "0" * 64,
    "0" * 63 + "\n",
    "official",
    "xx",
    *ODD_NAMES,
)
_SNIPPETS = (
    b"\xff",
    b"\0",
    b"NaN",
    b"-Infinity",
    b"1e999",
    b"9" * 5000,
    b"[" * 2000,
    b'{"a":' * 200,
    b"\\ud800",
    b"\xed\xa0\x80",
    b'"',
    b",",
    b"}",
    b'"format": "secret-hitler-game",',
    b"\xef\xbb\xbf",
)


def true_record(chance: random.Random) -> dict[str, Any]:
    """A game that chance has played by the rules, of five to ten with ordinary or odd names."""
    players = chance.randint(5, 10)
    names = chance.sample([*ODD_NAMES, *"ABCDEFGHIJ"], players)
    rules, seed = get_edition(chance.choice(list_edition_names())), chance.randbytes(32)
    state, _ = new_game(players, rules, seed, sitting=Sitting(tuple(names)))
    moves: list[Move] = []
    while state.on_move:
        seat = chance.choice(state.on_move)
        action = chance.choice(list_legal_actions(state, seat))
        moved = apply(state, seat, action)
        if isinstance(moved, Refusal):
            raise AssertionError(moved)
        state, _ = moved
        moves.append((seat, action))
    return dict(record_to_json(build_record(names, state, moves)))


def odd_record(chance: random.Random, true: dict[str, Any]) -> bytes:
    """A changed copy: some are still records, most are not."""
    told = copy.deepcopy(true)
    if chance.random() < 0.7:
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            chance.choice(_CHANGES)(chance, told)
    content = _spelt(chance, told)
    if chance.random() < 0.4:
        for _ in range(chance.choice((1, 1, 2, 8))):
            content = _with_other_bytes(chance, content)
    return content


def _spelt(chance: random.Random, told: dict[str, Any]) -> bytes:
    text = json.dumps(told, ensure_ascii=chance.random() < 0.5, indent=chance.choice((None, 1)))
    return text.encode("utf-8", "surrogatepass")


def _with_other_bytes(chance: random.Random, content: bytes) -> bytes:
    place = chance.randrange(len(content) + 1)
    how = chance.randrange(5)
    if how == 0 and place < len(content):
        return content[:place] + bytes((content[place] ^ 1 << chance.randrange(8),)) + content[place + 1 :]
    if how == 1:
        return content[:place]
    if how == 2:
        return content[:place] + content[place + chance.randrange(1, 60) :]
    if how == 3:
        start = chance.randrange(len(content) + 1)
        return content[:place] + content[start : start + chance.randrange(400)] + content[place:]
    return content[:place] + chance.choice(_SNIPPETS) + content[place:]


def _places(told: Any) -> list[tuple[Any, Any]]:
    """Every value in it: what holds it, and its key or index."""
    found: list[tuple[Any, Any]] = []
    waiting = [told]
    while waiting:
        whole = waiting.pop()
        keys = whole if isinstance(whole, dict) else range(len(whole))
        for key in keys:
            found.append((whole, key))
            if isinstance(whole[key], dict | list):
                waiting.append(whole[key])
    return found


def _other_value(chance: random.Random, told: dict[str, Any]) -> None:
    whole, key = chance.choice(_places(told))
    whole[key] = copy.deepcopy(chance.choice(_VALUES))


def _value_from_elsewhere(chance: random.Random, told: dict[str, Any]) -> None:
    places = _places(told)
    (whole, key), (other, place) = chance.choice(places), chance.choice(places)
    whole[key] = copy.deepcopy(other[place])


def _without_a_value(chance: random.Random, told: dict[str, Any]) -> None:
    whole, key = chance.choice(_places(told))
    del whole[key]


def _with_more(chance: random.Random, told: dict[str, Any]) -> None:
    lists = [whole[key] for whole, key in _places(told) if isinstance(whole[key], list) and whole[key]]
    if lists:
        chosen = chance.choice(lists)
        chosen.extend(copy.deepcopy(chosen) * chance.choice((1, 2, 30)))


def _in_other_order(chance: random.Random, told: dict[str, Any]) -> None:
    lists = [whole[key] for whole, key in _places(told) if isinstance(whole[key], list)]
    if lists:
        chance.shuffle(chance.choice(lists))


def _at_the_top(chance: random.Random, told: dict[str, Any]) -> None:
    if told:
        told[chance.choice(list(told))] = copy.deepcopy(chance.choice(_VALUES))


def _other_name(chance: random.Random, told: dict[str, Any]) -> None:
    names = told.get("players")
    if isinstance(names, list) and names:
        names[chance.randrange(len(names))] = chance.choice(_VALUES)


def _very_deep(chance: random.Random, told: dict[str, Any]) -> None:
    whole, key = chance.choice(_places(told))
    deep: Any = []
    for _ in range(chance.choice((5, 50, 300))):
        deep = [deep]
    whole[key] = deep


_CHANGES: tuple[Callable[[random.Random, dict[str, Any]], None], ...] = (
    _other_value,
    _value_from_elsewhere,
    _without_a_value,
    _with_more,
    _in_other_order,
    _at_the_top,
    _other_name,
    _very_deep,
)
