"""Explanations for a system on which no window can be opened."""

import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QLibraryInfo

from shgui.ui.shell.missing_libraries import (
    describe_missing_libraries,
    find_load_error,
    find_missing_libraries,
)
from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable


def describe_window_problem(words: Catalogue, environment: Mapping[str, str], message: str) -> str:
    # A list of platforms, each perhaps with options.
    wanted = environment.get("QT_QPA_PLATFORM", "")
    platforms = [name.partition(":")[0] for name in wanted.split(";") if name]
    if platforms and not _list_platforms().intersection(platforms):
        # Translators: QT_QPA_PLATFORM is the name of a setting of the system; {platform} is what it says
        return words.gettext(
            "The window cannot be opened: QT_QPA_PLATFORM is set to {platform}, which does not exist here."
        ).format(platform=escape_unprintable(wanted))
    impossible = words.gettext("The window cannot be opened: {reason}")
    if sys.platform != "linux":
        return impossible.format(reason=escape_unprintable(message))
    screens = [environment[name] for name in ("WAYLAND_DISPLAY", "DISPLAY") if environment.get(name)]
    if not screens:
        return words.gettext("There is no screen here for the window. Start the program from a desktop.")
    # Packages bring libraries of their own, where only the plugin finds them: it is asked first.
    plugin = _get_plugin_folder() / ("libqxcb.so" if environment.get("DISPLAY") else "libqwayland.so")
    reason = find_load_error(str(plugin))
    if reason is None:
        # Translators: {screen} is the technical name of a screen, for example :0
        return words.gettext("The window cannot be opened: the screen {screen} does not answer.").format(
            screen=escape_unprintable(", ".join(screens))
        )
    missing = find_missing_libraries()
    if missing:
        return describe_missing_libraries(words, missing)
    return impossible.format(reason=escape_unprintable(reason))


def _list_platforms() -> set[str]:
    """Return the platforms that have a plugin, such as libqxcb.so or qwindows.dll."""
    stems = {path.stem.removeprefix("lib").removeprefix("q") for path in _get_plugin_folder().glob("*")}
    # One plugin for two names that make different surfaces.
    return stems | {"wayland-egl"} if "wayland" in stems else stems


def _get_plugin_folder() -> Path:
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
