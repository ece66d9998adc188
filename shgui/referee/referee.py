"""One game at a time, by request: a line in, a line out, until the input ends."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import BinaryIO

from shgui.engine.apply import apply, list_legal_actions, why_not_on_move
from shgui.engine.chance import seed_from_text
from shgui.engine.deal import BadSetup, new_game
from shgui.engine.editions import OFFICIAL, Edition, find_differences, get_edition, list_edition_names
from shgui.engine.errors import OUT_OF_TURN, Reason, Refusal
from shgui.engine.fingerprint import Sitting
from shgui.engine.record import (
    BadRecord,
    Move,
    build_record,
    record_from_json,
    record_to_json,
    replay,
    rigging_from_json,
)
from shgui.engine.state import State
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView, view_for
from shgui.engine.wire import Json, NotAnAction, action_from_json, to_json
from shgui.referee.shapes import state_to_json, view_to_json


class RefereeError(StrEnum):
    BAD_JSON = "bad_json"
    BAD_REQUEST = "bad_request"
    NO_GAME = "no_game"
    BAD_SETUP = "bad_setup"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL_ACTION = "illegal_action"
    GAME_OVER = "game_over"
    BAD_SAVE = "bad_save"


class RequestFailure(Exception):
    """A request that was not carried out. Nothing has changed."""

    def __init__(self, code: RefereeError, message: str) -> None:
        super().__init__(message)
        self.answer: dict[str, Json] = {"ok": False, "error": {"code": str(code), "message": message}}


Request = dict[str, object]
Answer = dict[str, Json]


@dataclass
class RefereeGame:
    names: tuple[str, ...]
    state: State
    moves: list[Move] = field(default_factory=list)


class Referee:
    def __init__(self) -> None:
        self._game: RefereeGame | None = None
        self._verbs: Mapping[str, Callable[[Request], Answer]] = {
            "editions": self._editions,
            "new": self._new,
            "legal": self._legal,
            "act": self._act,
            "view": self._view,
            "state": self._state,
            "reason": self._reason,
            "save": self._save,
            "load": self._load,
        }

    def answer(self, request: object) -> Answer:
        """Carry out a request; Failure where that is impossible, and nothing has changed."""
        if not isinstance(request, dict):
            raise RequestFailure(RefereeError.BAD_REQUEST, "a request is an object")
        verb = request.get("do")
        if not isinstance(verb, str) or verb not in self._verbs:
            raise RequestFailure(RefereeError.BAD_REQUEST, f'"do" is one of: {", ".join(self._verbs)}')
        return {"ok": True, **self._verbs[verb](request)}

    def _editions(self, _request: Request) -> Answer:
        names: list[Json] = list(list_edition_names())
        all_differences: dict[str, Json] = {
            name: [
                {
                    "switch": difference.switch,
                    "official": difference.official,
                    "own": difference.own,
                    "reference": difference.reference,
                }
                for difference in find_differences(name)
            ]
            for name in list_edition_names()
        }
        return {"editions": names, "differences": all_differences}

    def _new(self, request: Request) -> Answer:
        names = _parse_names(request.get("players"))
        seed = request.get("seed")
        if seed is not None and not isinstance(seed, str):
            raise RequestFailure(RefereeError.BAD_SETUP, '"seed" is a text')
        try:
            rigging = rigging_from_json({**request, "seed_chosen": seed is not None})
            state, events = new_game(
                len(names),
                _parse_edition(request.get("edition", OFFICIAL)),
                None if seed is None else seed_from_text(seed),
                rigging,
                Sitting(names),
            )
        except ValueError as error:
            raise RequestFailure(RefereeError.BAD_SETUP, str(error)) from error
        self._game = RefereeGame(names, state)
        return {"events": [to_json(event) for event in events], **self._describe_turn(state)}

    def _legal(self, _request: Request) -> Answer:
        state = self._get_game().state
        return {
            "actions": [
                {"seat": seat, "action": to_json(action)}
                for seat in state.on_move
                for action in list_legal_actions(state, seat)
            ]
        }

    def _act(self, request: Request) -> Answer:
        seat, value = request.get("seat"), request.get("action")
        if type(seat) is not int:
            raise RequestFailure(RefereeError.BAD_REQUEST, '"seat" is a number')
        if not isinstance(value, dict):
            raise RequestFailure(RefereeError.BAD_REQUEST, '"action" is an object')
        game = self._get_game()
        out_of_turn = why_not_on_move(game.state, seat)
        if out_of_turn is not None:
            raise RequestFailure(_find_error_code(out_of_turn), str(out_of_turn))
        try:
            action = action_from_json(value)
        except NotAnAction as error:
            raise RequestFailure(RefereeError.ILLEGAL_ACTION, str(error)) from error
        moved = apply(game.state, seat, action)
        if isinstance(moved, Refusal):
            raise RequestFailure(_find_error_code(moved.reason), str(moved.reason))
        game.state, events = moved
        game.moves.append((seat, action))
        return {"events": [to_json(event) for event in events], **self._describe_turn(game.state)}

    def _view(self, request: Request) -> Answer:
        return {"view": view_to_json(self._view_for_request(request))}

    def _reason(self, request: Request) -> Answer:
        # A room of its own, which most games never need: the referee starts at once without it.
        from shgui.referee.conclusions import conclude

        return conclude(self._view_for_request(request), request.get("claims", []))

    def _view_for_request(self, request: Request) -> PlayerView:
        """Return the view of the seat in the request, or of the table."""
        state = self._get_game().state
        if "seat" not in request:
            raise RequestFailure(RefereeError.BAD_REQUEST, '"seat" is a number or null')
        return view_for(state, _parse_seat(request["seat"], state))

    def _state(self, _request: Request) -> Answer:
        return {"state": state_to_json(self._get_game().state)}

    def _save(self, _request: Request) -> Answer:
        game = self._get_game()
        return {"game": record_to_json(build_record(game.names, game.state, game.moves))}

    def _load(self, request: Request) -> Answer:
        try:
            record = record_from_json(request.get("game"))
            state = replay(record)
        except BadRecord as error:
            raise RequestFailure(RefereeError.BAD_SAVE, str(error)) from error
        if state.setup.commitment != record.commitment:
            raise RequestFailure(RefereeError.BAD_SAVE, "the seed is not the one of the fingerprint")
        self._game = RefereeGame(record.names, state, list(record.moves))
        return self._describe_turn(state)

    def _get_game(self) -> RefereeGame:
        if self._game is None:
            raise RequestFailure(RefereeError.NO_GAME, 'there is no game yet; begin with {"do":"new"}')
        return self._game

    def _describe_turn(self, state: State) -> Answer:
        return {"phase": str(state.phase), "on_move": list(state.on_move)}


def _parse_names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise RequestFailure(RefereeError.BAD_SETUP, '"players" is a list of names')
    return tuple(value)


def _parse_edition(name: object) -> Edition:
    if not isinstance(name, str) or name not in list_edition_names():
        raise BadSetup(f'"edition" is one of: {", ".join(list_edition_names())}')
    return get_edition(name)


def _find_error_code(reason: Reason) -> RefereeError:
    if reason is Reason.GAME_OVER:
        return RefereeError.GAME_OVER
    return RefereeError.NOT_YOUR_TURN if reason in OUT_OF_TURN else RefereeError.ILLEGAL_ACTION


def _parse_seat(value: object, state: State) -> Seat | None:
    if value is None:
        return None
    if type(value) is not int or not 0 <= value < state.setup.players:
        raise RequestFailure(RefereeError.BAD_REQUEST, "nobody sits there")
    return value


def main(requests: BinaryIO, answers: BinaryIO) -> int:
    """Answer every line of `requests`; return 0 when the input ends or the answers are no longer read."""
    referee = Referee()
    with suppress(BrokenPipeError):
        for line in requests:
            answers.write(answer_line(referee, line))
            answers.flush()
    return 0


def answer_line(referee: Referee, line: bytes) -> bytes:
    try:
        answer = referee.answer(_parse_line(line))
    except RequestFailure as failure:
        answer = failure.answer
    return json.dumps(answer, separators=(",", ":")).encode("ascii") + b"\n"


def _parse_line(line: bytes) -> object:
    try:
        return json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise RequestFailure(RefereeError.BAD_JSON, "this line is not a JSON value in UTF-8") from error


def _refuse_constant(name: str) -> Json:
    raise ValueError(name)
