"""Crashes without memory dumps: what the program holds in memory stays there, on every system.

On Linux its own user, who can read key and journal anyway, may still inspect the process: without
PR_SET_DUMPABLE desktops would refuse it files and colours.
"""

import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import ctypes
else:
    import resource

_FILTER = Path("/proc/self/coredump_filter")
_NO_MEMORY = b"0"
# A limit of no bytes stops files, but not a handler that the kernel pipes dumps to. One byte is too short for
# any file, and stops pipes as well (see do_coredump in the kernel).
_LINUX_LIMIT = 1
_SEM_FAILCRITICALERRORS, _SEM_NOGPFAULTERRORBOX = 0x0001, 0x0002
_WER_NO_HEAP, _WER_NO_HEAP_ON_QUEUE = 0x1, 0x8


def write_no_dumps() -> None:
    """Keep the system from writing dumps from now on. Call it before there is any secret."""
    if sys.platform == "win32":
        _write_none_on_windows()
        return
    wanted = _LINUX_LIMIT if sys.platform == "linux" else 0
    _, hard = resource.getrlimit(resource.RLIMIT_CORE)
    limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_CORE, (limit, limit))
    if sys.platform == "linux":
        # Without /proc there is only the limit.
        with suppress(OSError):
            _FILTER.write_bytes(_NO_MEMORY)


def _write_none_on_windows() -> None:
    """Keep Windows from reporting crashes, and from adding the heap to any report."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetErrorMode(kernel.GetErrorMode() | _SEM_FAILCRITICALERRORS | _SEM_NOGPFAULTERRORBOX)
        kernel.WerSetFlags(_WER_NO_HEAP | _WER_NO_HEAP_ON_QUEUE)
