"""Standard output and error that outlive their readers."""

from __future__ import annotations

import errno
import io
import os
import sys

_NOBODY_READS = {errno.EPIPE, errno.EINVAL}
"""What a write to a pipe fails with once its reader has gone; EINVAL is how Windows says so."""


class _Stream(io.TextIOWrapper):
    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError as error:
            self._let_go(error)
            return len(text)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            self._let_go(error)
            super().flush()

    def _let_go(self, error: OSError) -> None:
        if error.errno not in _NOBODY_READS:
            raise error
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self.fileno())
        os.close(nowhere)


def outlive_readers() -> None:
    """From now on what nobody reads is dropped, and a program ends with the exit code that it would have had.

    Without this, Python notices at its very end that a reader has gone, complains and exits with 120. Letters
    that a terminal lacks are written as escapes. A stream that stands in the place of Python's is left alone.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
        if type(stream) is io.TextIOWrapper:
            _replace(name, stream)


def _replace(name: str, stream: io.TextIOWrapper) -> None:
    """Python keeps each stream under two names, and flushes the second one at its very end."""
    names = [each for each in (name, f"__{name}__") if getattr(sys, each) is stream]
    encoding, errors = stream.encoding, stream.errors
    buffering, through = stream.line_buffering, stream.write_through
    outliving = _Stream(stream.detach(), encoding, errors, None, buffering, through)
    for each in names:
        setattr(sys, each, outliving)
