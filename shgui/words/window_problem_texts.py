"""The reasons why no window can be opened, and the remedy, for the terminal."""

from collections.abc import Sequence

from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable


def format_system_libraries_missing(
    words: Catalogue, libraries: Sequence[str], packages: Sequence[str]
) -> str:
    # Translators: {command} is a command for the terminal; it installs the libraries
    text = words.ngettext(
        "The window needs a library that this system lacks: {libraries}."
        " On Debian and Ubuntu this installs it: {command}",
        "The window needs libraries that this system lacks: {libraries}."
        " On Debian and Ubuntu this installs them: {command}",
        len(libraries),
    )
    command = " ".join(("sudo apt install", *packages))
    return text.format(libraries=", ".join(libraries), command=command)


def format_window_impossible(words: Catalogue, reason: str) -> str:
    return words.gettext("The window cannot be opened: {reason}").format(reason=escape_unprintable(reason))
