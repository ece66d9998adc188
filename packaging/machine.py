"""Makes a fresh machine ready: the system libraries that Qt needs, and a virtual environment in .venv.

Standard library only: it runs where nothing is installed yet, and an older Python is told so in a sentence.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Python 3.11 or newer is needed; this is {}.{}.".format(*sys.version_info))

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "ready"

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


def prepare(*, extras: str = "", screen: bool) -> None:
    """Installs what is missing, and does nothing at all where everything is as the last time."""
    environment, project, kind = _fingerprints(extras, screen)
    done = STAMP.read_text(encoding="utf-8").split() if STAMP.is_file() else []
    kinds = done[2:] if done[:2] == [environment, project] else []
    if kind in kinds:
        return
    if sys.platform == "linux":
        _install_system_packages({**LIBRARIES, **(SCREEN_LIBRARIES if screen else {})})
    elif importlib.util.find_spec("ensurepip") is None:
        sys.exit("This Python comes without ensurepip, so no virtual environment can be made with it.")
    _install_libraries(extras, anew=done[:1] != [environment])
    STAMP.write_text("\n".join([environment, project, *kinds, kind]), encoding="utf-8")


def _fingerprints(extras: str, screen: bool) -> tuple[str, str, str]:
    """What the environment was made with, which dependencies it has, and what for."""
    environment = f"{sys.version} {VENV}".encode()
    project = (ROOT / "pyproject.toml").read_bytes()
    return (
        hashlib.sha256(environment).hexdigest(),
        hashlib.sha256(project).hexdigest(),
        f"extras={extras},screen={screen}",
    )


def _install_system_packages(libraries: dict[str, tuple[str, ...]]) -> None:
    missing = [name for name in libraries if not _loads(name)]
    wanted = [libraries[name] for name in missing]
    if importlib.util.find_spec("ensurepip") is None:
        missing.append("ensurepip")
        wanted.append((f"python3.{sys.version_info.minor}-venv", "python3-venv"))
    if not missing:
        return
    print("Missing on this system:", ", ".join(missing), flush=True)
    if shutil.which("apt-get") is None:
        print("Please install them with the package manager of this system.", flush=True)
        return
    packages = _choose(wanted)
    if packages is None:
        _as_root(["apt-get", "update", "-qq"])
        packages = _choose(wanted)
    if packages is None:
        names = ", ".join("/".join(names) for names in wanted)
        sys.exit(f"apt-get knows no package for one of these: {names}")
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    if not _as_root(install):
        # The list of packages may be older than what the mirror holds.
        _as_root(["apt-get", "update", "-qq"])
        if not _as_root(install):
            sys.exit("apt-get could not install the packages; its own message stands above.")


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


def _as_root(command: list[str]) -> bool:
    if os.geteuid() != 0:
        if shutil.which("sudo") is None:
            sys.exit("There is no sudo here. Run this as root, then start again:\n  " + " ".join(command))
        command = ["sudo", "DEBIAN_FRONTEND=noninteractive", *command]
    print("+", " ".join(command), flush=True)
    return (
        subprocess.run(
            command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False
        ).returncode
        == 0
    )


def _install_libraries(extras: str, *, anew: bool) -> None:
    print(f"Installing the libraries of the program into {VENV} (about 90 MB to download, once).", flush=True)
    STAMP.unlink(missing_ok=True)
    clear = ["--clear"] if anew else []
    quiet = [] if sys.stdout.isatty() else ["-q"]
    for command in (
        [sys.executable, "-m", "venv", *clear, str(VENV)],
        [str(PYTHON), "-m", "pip", "install", *quiet, "--disable-pip-version-check", "-e", f"{ROOT}{extras}"],
        # So that the first start is as quick as all others.
        [str(PYTHON), "-m", "compileall", "-q", str(ROOT / "shgui")],
    ):
        if subprocess.run(command, check=False).returncode != 0:
            sys.exit("The libraries could not be installed; the reason stands above.")
