"""What the program holds in memory stays there: a crash leaves no image of it, on no system.

On Linux the process stays one that its own user may look into. Giving that up (PR_SET_DUMPABLE) would keep
nothing from him, who can read key and journal, and desktops would refuse it files and colours: their portals
look at /proc to know who asks. Other users' debuggers are kept out by every system as it is.
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
# A limit of no bytes stops files, and yet a handler that the kernel pipes dumps to would be run. One byte is
# too short for any file, and means to the kernel that nothing is to be piped either (see do_coredump).
_LINUX_LIMIT = 1
_SEM_FAILCRITICALERRORS, _SEM_NOGPFAULTERRORBOX = 0x0001, 0x0002
_WER_NO_HEAP, _WER_NO_HEAP_ON_QUEUE = 0x1, 0x8


def write_no_dumps() -> None:
    """From now on; call it before there is any secret. Takes less than a millisecond."""
    if sys.platform == "win32":
        _tell_windows()
        return
    wanted = _LINUX_LIMIT if sys.platform == "linux" else 0
    _, hard = resource.getrlimit(resource.RLIMIT_CORE)
    limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_CORE, (limit, limit))
    if sys.platform == "linux":
        # Where /proc is not to be had, the limit stands alone.
        with suppress(OSError):
            _FILTER.write_bytes(_NO_MEMORY)


def _tell_windows() -> None:
    """A crash is neither asked about nor reported, and whatever is reported has no heap in it."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetErrorMode(kernel.GetErrorMode() | _SEM_FAILCRITICALERRORS | _SEM_NOGPFAULTERRORBOX)
        kernel.WerSetFlags(_WER_NO_HEAP | _WER_NO_HEAP_ON_QUEUE)
