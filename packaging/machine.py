"""Makes a fresh machine ready: the system libraries that Qt needs, and a virtual environment in .venv.

Standard library only: it runs where nothing is installed yet, and an older Python is told so in a sentence.
"""

from __future__ import annotations

import sys

# PySide6 6.11 has no libraries for a newer one.
if not (3, 11) <= sys.version_info[:2] <= (3, 14):
    sys.exit(
        "Python 3.11, 3.12, 3.13 or 3.14 is needed; this is {}.{}. Install one of them and start with it, "
        "for example: python3.14 packaging/run.py".format(*sys.version_info)
    )

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]

from set_up_log import Fetched, SetUpLog, heard_from_apt, without_habits  # noqa: E402

from shgui.streams import outlive_readers  # noqa: E402

__all__ = [
    "PYTHON",
    "ROOT",
    "missing_browsers",
    "outlive_readers",
    "prepare",
    "with_tools",
    "without_habits",
]

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "ready"
LOG = VENV / "set-up.log"
# What building and proving packages takes of what the tests take.
TOOLS = ("PySide6", "babel", "nacl", "hatchling", "elftools", "macholib", "pefile")
# What pip fetches, in millions of bytes: measured, and only shown.
FOR_THE_PROGRAM = 93
FOR_EXTRAS = 37

# Library → the Debian packages that may bring it, the newest name first.
LIBRARIES = {
    "libEGL.so.1": ("libegl1",),
    "libGL.so.1": ("libgl1",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libX11.so.6": ("libx11-6",),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
    "libbrotlidec.so.1": ("libbrotli1",),
}
# What a window on a screen needs on top; the tests draw without one.
SCREEN_LIBRARIES = {
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
}
# What the tests need to press the keys of a keyboard on a screen that nobody sees.
HANDS_LIBRARIES: dict[str, tuple[str, ...]] = {"libXtst.so.6": ("libxtst6",)}
HANDS_PROGRAMS: dict[str, tuple[str, ...]] = {"Xvfb": ("xvfb",)}


class Browser(NamedTuple):
    """A browser that tests use as a phone."""

    name: str
    programs: tuple[str, ...]
    """Each will do, however it was installed."""
    packages: tuple[str, ...]
    """Debian packages that may bring it."""


BROWSERS = (
    # Ubuntu's package chromium-browser only fetches a snap, so it is used where it is but not installed.
    Browser("Chromium", ("chromium", "chromium-browser", "google-chrome"), ("chromium",)),
    Browser("WebKit", ("WebKitWebDriver",), ("webkit2gtk-driver", "webkitgtk-webdriver")),
)


def with_tools(work: Callable[[], int]) -> int:
    """Does a developer's work by this Python if it has the libraries for it, else by the one in .venv."""
    asks = {"-h", "--help"}.intersection(sys.argv)
    if not asks and any(importlib.util.find_spec(name) is None for name in TOOLS):
        prepare(extras="[test]", screen=True)
        if Path(sys.prefix) != VENV:
            return subprocess.run([str(PYTHON), *sys.argv], check=False).returncode
    return work()


def missing_browsers() -> list[Browser]:
    """Return the browsers that aren't on this machine."""
    return [browser for browser in BROWSERS if not any(map(shutil.which, browser.programs))]


def prepare(*, extras: str = "", screen: bool, hands: bool = False) -> None:
    """Installs what is missing, and does nothing at all where everything is as the last time.

    A `screen` is for a person to sit at, `hands` are for tests that act as one, in browsers too. A browser
    without a package on this system is left out.
    """
    environment, project, kind = _fingerprints(extras, screen=screen, hands=hands)
    done = STAMP.read_text(encoding="utf-8").split() if STAMP.is_file() else []
    kinds = done[2:] if done[:2] == [environment, project] else []
    if kind in kinds:
        return
    # Never from under the Python that runs this.
    anew = done[:1] != [environment] and Path(sys.prefix) != VENV
    if anew and VENV.exists():
        shutil.rmtree(VENV)
    STAMP.unlink(missing_ok=True)
    log = SetUpLog(LOG)
    if sys.platform == "linux":
        _install_system_packages(
            {
                **LIBRARIES,
                **(SCREEN_LIBRARIES if screen or hands else {}),
                **(HANDS_LIBRARIES if hands else {}),
            },
            HANDS_PROGRAMS if hands else {},
            missing_browsers() if hands else [],
            log,
        )
    elif importlib.util.find_spec("ensurepip") is None:
        log.fail("This Python comes without ensurepip, so no virtual environment can be made with it.")
    total = FOR_THE_PROGRAM * (done[:1] != [environment]) + FOR_EXTRAS * bool(extras)
    _install_libraries(extras, total, log)
    STAMP.write_text("\n".join([environment, project, *kinds, kind]), encoding="utf-8")


def _fingerprints(extras: str, *, screen: bool, hands: bool) -> tuple[str, str, str]:
    """What the environment was made with, which dependencies it has, and what for."""
    environment = f"{sys.version} {VENV}".encode()
    project = (ROOT / "pyproject.toml").read_bytes()
    return (
        hashlib.sha256(environment).hexdigest(),
        hashlib.sha256(project).hexdigest(),
        f"extras={extras},screen={screen},hands={'+'.join(_hands_programs()) if hands else ''}",
    )


def _hands_programs() -> list[str]:
    return [*HANDS_PROGRAMS, *(browser.programs[0] for browser in BROWSERS)]


def _install_system_packages(
    libraries: Mapping[str, tuple[str, ...]],
    programs: Mapping[str, tuple[str, ...]],
    browsers: Iterable[Browser],
    log: SetUpLog,
) -> None:
    missing = [name for name in libraries if not _loads(name)]
    missing += [name for name in programs if shutil.which(name) is None]
    wanted = [{**libraries, **programs}[name] for name in missing]
    if importlib.util.find_spec("ensurepip") is None:
        missing.append("ensurepip")
        wanted.append((f"python3.{sys.version_info.minor}-venv", "python3-venv"))
    optional = [browser.packages for browser in browsers]
    if not (wanted or optional):
        return
    if shutil.which("apt-get") is None:
        if missing:
            log.say("Please install these with the package manager of this system: " + ", ".join(missing))
        return
    log.note("Missing on this system: " + ", ".join([*missing, *(names[0] for names in optional)]))
    packages = _choose(wanted)
    found = [_choose([names]) for names in optional]
    # Nobody is asked for a password only because a browser might be in newer lists.
    if packages is None or (None in found and os.geteuid() == 0):
        _as_root(["apt-get", "update", "-qq"], wanted, log)
        packages = _choose(wanted)
        found = [_choose([names]) for names in optional]
    if packages is None:
        names = ", ".join("/".join(names) for names in wanted)
        log.fail(f"apt-get knows no package for one of these: {names}.")
    packages += [name for names in found for name in names or []]
    if packages and not _apt_installs(packages, log):
        # The list of packages may be older than what the mirror holds.
        _as_root(["apt-get", "update", "-qq"], wanted, log)
        if not _apt_installs(packages, log):
            log.fail("apt-get could not install the packages.")


def _apt_installs(packages: list[str], log: SetUpLog) -> bool:
    install = ["apt-get", "install", "-q", "-y", "-o", "APT::Status-Fd=1", "--no-install-recommends"]
    listed = subprocess.run(
        [*install, "-qq", "--print-uris", *packages], capture_output=True, text=True, check=False
    )
    # 'http://…/name.deb' name.deb 12345 SHA256:…
    rows = [line.split() for line in listed.stdout.splitlines()]
    megabytes = sum(int(row[2]) for row in rows if len(row) > 2 and row[2].isdigit()) / 1e6
    log.say(f"Installing {len(rows)} packages of the system, {megabytes:.0f} MB to fetch.")
    return _as_root([*install, *packages], [(name,) for name in packages], log, megabytes)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _choose(wanted: Iterable[tuple[str, ...]]) -> list[str] | None:
    """One available package for each row of names, or None where a row has none."""
    chosen: list[str] = []
    for names in wanted:
        found = next((name for name in names if _is_available(name)), None)
        if found is None:
            return None
        if found not in chosen:
            chosen.append(found)
    return chosen


def _is_available(package: str) -> bool:
    # A name that only other packages mention is known to apt-cache too, but has no candidate.
    answer = subprocess.run(
        ["apt-cache", "policy", package],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C"},
        check=False,
    )
    return "Candidate:" in answer.stdout and "Candidate: (none)" not in answer.stdout


def _as_root(
    command: list[str], wanted: Iterable[tuple[str, ...]], log: SetUpLog, megabytes: float = 0
) -> bool:
    """Run the command as root, and return whether it succeeded.

    Where this account can't be root the set-up ends with the line that installs the `wanted` packages.
    """
    if os.geteuid() != 0:
        # sudo asks for a password on the terminal, where this output doesn't go.
        if shutil.which("sudo") is None or not log.run(["sudo", "-v"]):
            names = " ".join(dict.fromkeys(names[0] for names in wanted))
            log.fail(
                "Packages of the system are missing, and this account may not install them. Paste this line "
                "into a terminal of an administrator, then start again:\n\n"
                f"  apt-get update && apt-get install --no-install-recommends {names}\n\n"
            )
        command = ["sudo", "DEBIAN_FRONTEND=noninteractive", *command]
    return log.run(command, heard=heard_from_apt(megabytes))


def _install_libraries(extras: str, total: int, log: SetUpLog) -> None:
    amount = f"about {total} MB, once" if total else "what is new of them"
    log.say(f"Fetching the libraries of the program into {VENV}, {amount}.")
    folder = VENV / "fetched"
    folder.mkdir(exist_ok=True)
    fetched = Fetched(folder, total)
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off"]
    done = (
        log.run([sys.executable, "-m", "venv", str(VENV)])
        # pip keeps what it fetches where TMPDIR points to, and so does each pip that it starts.
        and log.run(
            [*pip, "-e", f"{ROOT}{extras}"],
            heard=fetched.heard,
            look=fetched.look,
            environment={"TMPDIR": str(folder)},
        )
        # So that the first start is as quick as all others.
        and log.run([str(PYTHON), "-m", "compileall", "-q", str(ROOT / "shgui")])
    )
    shutil.rmtree(folder)
    if not done:
        log.fail("The libraries could not be installed.")
