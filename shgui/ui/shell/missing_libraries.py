"""System libraries that the window lacks on Linux, and the Debian packages that have them."""

import ctypes
import re
import sys
from collections.abc import Sequence

from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable

# What Qt's window itself needs, and its door to an X server. Wheels bring none of them.
_NEEDED = (
    "libEGL.so.1",
    "libGL.so.1",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libglib-2.0.so.0",
    "libdbus-1.so.3",
    "libxkbcommon.so.0",
    "libxkbcommon-x11.so.0",
    "libX11.so.6",
    "libX11-xcb.so.1",
    "libxcb.so.1",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-randr.so.0",
    "libxcb-render.so.0",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-shm.so.0",
    "libxcb-sync.so.1",
    "libxcb-util.so.1",
    "libxcb-xfixes.so.0",
    "libxcb-xkb.so.1",
)
_OTHERWISE_NAMED = {"libglib-2.0.so.0": "libglib2.0-0"}


def find_missing_libraries() -> tuple[str, ...]:
    """Return the libraries that can't be loaded here. Slow: for when something has failed."""
    return tuple(name for name in _NEEDED if find_load_error(name)) if sys.platform == "linux" else ()


def describe_import_error(words: Catalogue, missing: str) -> str:
    """Return a sentence for an ImportError of the window's parts with the message `missing`."""
    libraries = find_missing_libraries()
    if not any(library in missing for library in libraries):
        return words.gettext("The window needs a library that is missing here: {library}").format(
            library=escape_unprintable(missing)
        )
    return describe_missing_libraries(words, libraries)


def describe_missing_libraries(words: Catalogue, libraries: Sequence[str]) -> str:
    packages = [get_debian_package(library) for library in libraries]
    # Translators: {command} is a command for the terminal; it installs the libraries
    text = words.ngettext(
        "The window needs a library that this system lacks: {libraries}."
        " On Debian and Ubuntu this installs it: {command}",
        "The window needs libraries that this system lacks: {libraries}."
        " On Debian and Ubuntu this installs them: {command}",
        len(libraries),
    )
    return text.format(libraries=", ".join(libraries), command=" ".join(("sudo apt install", *packages)))


def get_debian_package(library: str) -> str:
    """Return the package, such as libxcb-cursor0 for libxcb-cursor.so.0, libx11-6 for libX11.so.6."""
    if library in _OTHERWISE_NAMED:
        return _OTHERWISE_NAMED[library]
    name, _, version = library.partition(".so.")
    hyphen = "-" if re.search("[0-9]$", name) else ""
    return f"{name}{hyphen}{version}".lower()


def find_load_error(library: str) -> str | None:
    """Return the loader's error for a library, by name or path; None where it loads."""
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return None
