"""The system's setting for less motion. Qt reports it only from its next version on."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QProcess, QSettings

if sys.platform != "linux":
    import ctypes
    import ctypes.util

_GTK_DESKTOPS = {"GNOME", "Unity", "Cinnamon", "X-Cinnamon", "MATE", "Budgie", "Pantheon"}
_ASK_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_LONGEST = 1_000
"""Milliseconds that the answer of another program may take."""
_OFF = {"0", "0.0", "false"}

AskProgram = Callable[[Sequence[str]], str]


def is_motion_unwanted(environ: Mapping[str, str], home: Path) -> bool:
    """Return whether the user asked the system for less motion; False where it doesn't say."""
    if sys.platform == "win32":
        return _is_windows_motion_off()
    if sys.platform == "darwin":
        return _is_macos_motion_off()
    return is_desktop_motion_off(environ, home, ask_program)


def is_desktop_motion_off(environ: Mapping[str, str], home: Path, ask: AskProgram) -> bool:
    """Return the same on Linux and its like, where every desktop stores it elsewhere."""
    config = Path(environ.get("XDG_CONFIG_HOME") or home / ".config")
    if _GTK_DESKTOPS.intersection(environ.get("XDG_CURRENT_DESKTOP", "").split(":")):
        return ask(_ASK_GNOME).strip() in _OFF
    places = (
        (config / "kdeglobals", "KDE/AnimationDurationFactor"),
        (config / "gtk-4.0" / "settings.ini", "Settings/gtk-enable-animations"),
        (config / "gtk-3.0" / "settings.ini", "Settings/gtk-enable-animations"),
    )
    values = (QSettings(str(path), QSettings.Format.IniFormat).value(name) for path, name in places)
    return next((str(value).strip().lower() in _OFF for value in values if value is not None), False)


def ask_program(command: Sequence[str]) -> str:
    """Return the output of a program; "" where there is no such program or it takes too long."""
    process = QProcess()
    process.start(command[0], list(command[1:]))
    if not process.waitForFinished(_LONGEST):
        process.kill()
        process.waitForFinished(_LONGEST)
        return ""
    return bytes(process.readAllStandardOutput().data()).decode(errors="replace")


def _is_windows_motion_off() -> bool:
    if sys.platform == "win32":
        get_client_area_animation = 0x1042
        animated = ctypes.c_int(1)
        asked = ctypes.windll.user32.SystemParametersInfoW(
            get_client_area_animation, 0, ctypes.byref(animated), 0
        )
        return bool(asked) and not animated.value
    return False


def _is_macos_motion_off() -> bool:
    """NSWorkspace.shared.accessibilityDisplayShouldReduceMotion"""
    if sys.platform == "darwin":
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
    return False
