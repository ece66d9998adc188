"""Failures of the referee."""

from enum import StrEnum

from shgui.engine.wire import Json


class RefereeError(StrEnum):
    BAD_JSON = "bad_json"
    BAD_REQUEST = "bad_request"
    NO_GAME = "no_game"
    BAD_SETUP = "bad_setup"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL_ACTION = "illegal_action"
    GAME_OVER = "game_over"
    BAD_SAVE = "bad_save"


class Failure(Exception):
    """A request that was not carried out. Nothing has changed."""

    def __init__(self, code: RefereeError, message: str) -> None:
        super().__init__(message)
        self.answer: dict[str, Json] = {"ok": False, "error": {"code": str(code), "message": message}}
