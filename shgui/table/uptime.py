"""The time since this computer was started, by a clock that can't be set."""

import time
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
_THIS_PROCESS = token_hex(16)


class Uptime(NamedTuple):
    boot: str
    """The start of the computer, or else of the program; only uptimes of the same start can be compared."""
    seconds: int


def uptime() -> Uptime:
    """Return the time since the start of the computer, sleep included where the system counts it."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            return Uptime(_boot(), int(time.clock_gettime(getattr(time, name))))
    return Uptime(_boot(), int(time.monotonic()))


def _boot() -> str:
    """Return the identity of this start of the computer, or of this process where the system has none."""
    try:
        return _BOOT_ID.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return _THIS_PROCESS
