"""A session with the referee: every verb, a whole game, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.referee.driving import NAMES, Driver

_CHANCE = 32
"""A game with every power of its size, and vetoes, one refused and one agreed to."""
_REFUSED: tuple[bytes, ...] = (
    b"\xff",
    b"{",
    b"NaN",
    b"[]",
    b"{}",
    b'{"do":"dance"}',
    b'{"do":"legal"}',
    b'{"do":"new","players":["Ana"]}',
    b'{"do":"new","players":["Ana",1]}',
    b'{"do":"new","players":["1","2","3","4","5"],"edition":"none"}',
    b'{"do":"load","game":{}}',
)
_REFUSED_IN_A_GAME: tuple[bytes, ...] = (
    b'{"do":"act","seat":9,"action":{"type":"vote","ja":true}}',
    b'{"do":"act","seat":"0","action":{"type":"vote","ja":true}}',
    b'{"do":"act","seat":0}',
    b'{"do":"act","seat":0,"action":{"type":"vote","ja":1}}',
    b'{"do":"act","seat":0,"action":{"type":"nominate","target":0}}',
    b'{"do":"act","seat":0,"action":{"type":"vote","ja":true}}',
    b'{"do":"act","seat":1,"action":{"type":"nominate","target":2}}',
    b'{"do":"view"}',
    b'{"do":"view","seat":7}',
    b'{"do":"reason","seat":null,"claims":[{}]}',
)


def referee_lines() -> Iterator[object]:
    """Yield each line that goes in, and the answer."""
    session = _Session()
    for line in _REFUSED:
        yield session.exchange(line)
    yield session.ask(do="editions")
    deck = list("FFF" * 3 + "FFL" + "LLLLL")
    roles = ["liberal", "liberal", "fascist", "hitler", "liberal", "fascist", "liberal"]
    setup = {"players": NAMES[:7], "edition": "official", "roles": roles, "deck": deck, "first": 0}
    yield session.ask(do="new", **setup, seed="frozen")
    for line in _REFUSED_IN_A_GAME:
        yield session.exchange(line)
    yield from session.play(Random(_CHANCE))
    yield from (session.ask(do="view", seat=seat) for seat in (None, 3))
    claims = [
        {"seat": 0, "round": 1, "drew": ["F", "F", "F"]},
        {"seat": 1, "round": 1, "received": ["F", "F"]},
    ]
    yield session.ask(do="reason", seat=None, claims=claims)
    yield session.ask(do="new", players=NAMES[:5], edition="it", seed="a seed")
    yield session.ask(do="state")
    saved = session.driver.ok(do="save")["game"]
    yield session.ask(do="load", game=saved)


class _Session:
    def __init__(self) -> None:
        self.driver = Driver()

    def ask(self, **request: Any) -> object:
        return self.exchange(json.dumps(request, separators=(",", ":")).encode())

    def exchange(self, line: bytes) -> object:
        return {"in": line.decode("latin-1"), "out": _rounded(self.driver.raw(line))}

    def play(self, rng: Random) -> Iterator[object]:
        """Yield each move to the end of the game, and what the referee says of the game on the way."""
        seen = set()
        while actions := self.driver.ok(do="legal")["actions"]:
            phase = self.driver.state()["phase"]
            if phase not in seen:
                seen.add(phase)
                yield from (self.ask(do=verb) for verb in ("legal", "state"))
                yield self.ask(do="reason", seat=actions[0]["seat"])
            chosen = rng.choice(actions)
            yes = [each for each in actions if each["seat"] == chosen["seat"] and each["action"].get("ja")]
            yield self.ask(do="act", **(yes[0] if yes and rng.random() < 0.9 else chosen))


def _rounded(value: Any) -> Any:
    """Leave out the digits of a chance that depend on the machine."""
    if isinstance(value, float):
        return round(value, 9)
    if isinstance(value, list):
        return [_rounded(each) for each in value]
    return {name: _rounded(each) for name, each in value.items()} if isinstance(value, dict) else value
