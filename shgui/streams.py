"""Standard output and error that outlive their readers."""

from __future__ import annotations

import errno
import io
import os
import sys

_NOBODY_READS = {errno.EPIPE, errno.EINVAL}
"""The errors of a write to a pipe without a reader; EINVAL is that of Windows."""


class OutlivingStream(io.TextIOWrapper):
    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError as error:
            self._drop_output(error)
            return len(text)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            self._drop_output(error)
            super().flush()

    def _drop_output(self, error: OSError) -> None:
        if error.errno not in _NOBODY_READS:
            raise error
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self.fileno())
        os.close(nowhere)


def outlive_readers() -> None:
    """Drop output that is no longer read, so that the program ends with its own exit code.

    Without this, Python notices at its very end that a reader has gone, complains and exits with 120. Letters
    that a terminal lacks are written as escapes. A stream that replaces Python's own is left alone.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
        if type(stream) is io.TextIOWrapper:
            _replace_stream(name, stream)


def _replace_stream(name: str, stream: io.TextIOWrapper) -> None:
    """Replace a stream under both names that Python has for it; it flushes the second one at its end."""
    names = [each for each in (name, f"__{name}__") if getattr(sys, each) is stream]
    encoding, errors = stream.encoding, stream.errors
    buffering, through = stream.line_buffering, stream.write_through
    outliving = OutlivingStream(stream.detach(), encoding, errors, None, buffering, through)
    for each in names:
        setattr(sys, each, outliving)
