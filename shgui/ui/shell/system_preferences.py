"""The system's setting for less motion. Qt reports it only from its next version on."""

import configparser
import ctypes
import ctypes.util
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

_GTK_DESKTOPS = {"GNOME", "Unity", "Cinnamon", "X-Cinnamon", "MATE", "Budgie", "Pantheon"}
_ASK_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_LONGEST = 1.0
"""Seconds that the answer of another program may take."""
_OFF = {"0", "0.0", "false"}

Ask = Callable[[Sequence[str]], str]


def is_motion_unwanted(environ: Mapping[str, str], home: Path) -> bool:
    """Return whether the user asked the system for less motion; False where it doesn't say."""
    if sys.platform == "win32":
        return _windows_is_still()
    if sys.platform == "darwin":
        return _macos_is_still()
    return desktop_is_still(environ, home, ask_program)


def desktop_is_still(environ: Mapping[str, str], home: Path, ask: Ask) -> bool:
    """Return the same on Linux and its like, where every desktop stores it elsewhere."""
    config = Path(environ.get("XDG_CONFIG_HOME") or home / ".config")
    if _GTK_DESKTOPS.intersection(environ.get("XDG_CURRENT_DESKTOP", "").split(":")):
        return ask(_ASK_GNOME).strip() in _OFF
    places = (
        (config / "kdeglobals", "KDE", "AnimationDurationFactor"),
        (config / "gtk-4.0" / "settings.ini", "Settings", "gtk-enable-animations"),
        (config / "gtk-3.0" / "settings.ini", "Settings", "gtk-enable-animations"),
    )
    values = (_value(*place) for place in places)
    return next((value.strip().lower() in _OFF for value in values if value is not None), False)


def ask_program(command: Sequence[str]) -> str:
    """Return the output of a program; "" where there is no such program or it takes too long."""
    found = shutil.which(command[0])
    if found is None:
        return ""
    try:
        done = subprocess.run(  # noqa: S603 - fixed words, no input
            (found, *command[1:]), capture_output=True, text=True, timeout=_LONGEST, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def _value(path: Path, section: str, name: str) -> str | None:
    settings = configparser.ConfigParser(strict=False, interpolation=None)
    try:
        settings.read_string(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, configparser.Error):
        return None
    return settings.get(section, name, fallback=None)


def _windows_is_still() -> bool:
    if sys.platform == "win32":
        get_client_area_animation = 0x1042
        animated = ctypes.c_int(1)
        asked = ctypes.windll.user32.SystemParametersInfoW(
            get_client_area_animation, 0, ctypes.byref(animated), 0
        )
        return bool(asked) and not animated.value
    return False


def _macos_is_still() -> bool:
    """NSWorkspace.shared.accessibilityDisplayShouldReduceMotion"""
    library = ctypes.util.find_library("objc")
    if library is None:
        return False
    objc = ctypes.CDLL(library)
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    send = objc.objc_msgSend
    send.argtypes, send.restype = (ctypes.c_void_p, ctypes.c_void_p), ctypes.c_void_p
    workspace = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    send.restype = ctypes.c_bool
    return bool(send(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
