"""Drives the referee as another program would: a line in, a line out."""

from __future__ import annotations

import io
import json
import random
from typing import Any

from shgui.referee.referee import Referee, answer_line
from shgui.referee.referee import main as referee_main

NAMES = ["Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max"]


class Driver:
    def __init__(self) -> None:
        self.referee = Referee()

    def raw(self, line: bytes) -> dict[str, Any]:
        answer = answer_line(self.referee, line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        told = json.loads(answer)
        assert isinstance(told, dict)
        return told

    def ask(self, **request: Any) -> dict[str, Any]:
        return self.raw(json.dumps(request).encode())

    def ok(self, **request: Any) -> dict[str, Any]:
        answer = self.ask(**request)
        assert answer["ok"] is True, answer
        return answer

    def refused(self, **request: Any) -> str:
        answer = self.ask(**request)
        assert answer["ok"] is False, answer
        assert set(answer) == {"ok", "error"}
        assert set(answer["error"]) == {"code", "message"}
        return str(answer["error"]["code"])

    def new(self, players: int = 5, **setup: Any) -> dict[str, Any]:
        return self.ok(do="new", players=NAMES[:players], **{"edition": "official", **setup})

    def act(self, seat: int, kind: str, **fields: Any) -> dict[str, Any]:
        return self.ok(do="act", seat=seat, action={"type": kind, **fields})

    def state(self) -> dict[str, Any]:
        state = self.ok(do="state")["state"]
        assert isinstance(state, dict)
        return state

    def play_on(self, chance: random.Random) -> bool:
        """One random legal action; False when the game is over."""
        actions = self.ok(do="legal")["actions"]
        if not actions:
            return False
        self.ok(do="act", **chance.choice(actions))
        return True


def answers_to(*lines: bytes) -> list[dict[str, Any]]:
    """Return the answers of the whole loop to these lines."""
    answers = io.BytesIO()
    assert referee_main(io.BytesIO(b"".join(lines)), answers) == 0
    return [json.loads(line) for line in answers.getvalue().splitlines()]
