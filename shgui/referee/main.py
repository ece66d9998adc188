"""The loop: a line in, a line out, until the input ends."""

import json
from typing import BinaryIO

from shgui.engine.wire import Json
from shgui.referee.referee import Referee
from shgui.referee.referee_answers import Failure, RefereeError


def main(requests: BinaryIO, answers: BinaryIO) -> int:
    """Answer every line of `requests`; return 0 when the input ends or the answers are no longer read."""
    referee = Referee()
    try:
        for line in requests:
            answers.write(answer_line(referee, line))
            answers.flush()
    except BrokenPipeError:
        return 0
    return 0


def answer_line(referee: Referee, line: bytes) -> bytes:
    """Return the answer to one line, as a line."""
    try:
        answer = referee.answer(_read(line))
    except Failure as failure:
        answer = failure.answer
    return json.dumps(answer, separators=(",", ":")).encode("ascii") + b"\n"


def _read(line: bytes) -> object:
    try:
        return json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise Failure(RefereeError.BAD_JSON, "this line is not a JSON value in UTF-8") from error


def _refuse_constant(name: str) -> Json:
    raise ValueError(name)
