"""The reasons why no window can be opened, and the remedy, for the terminal."""

from collections.abc import Sequence

from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable


def format_library_missing(words: Catalogue, library: str) -> str:
    text = words.gettext("The window needs a library that is missing here: {library}")
    return text.format(library=escape_unprintable(library))


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


def get_no_screen_text(words: Catalogue) -> str:
    return words.gettext("There is no screen here for the window. Start the program from a desktop.")


def format_screen_unreachable(words: Catalogue, screen: str) -> str:
    # Translators: {screen} is the technical name of a screen, for example :0
    return words.gettext("The window cannot be opened: the screen {screen} does not answer.").format(
        screen=escape_unprintable(screen)
    )


def format_unknown_platform(words: Catalogue, platform: str) -> str:
    # Translators: QT_QPA_PLATFORM is the name of a setting of the system; {platform} is what it says
    text = words.gettext(
        "The window cannot be opened: QT_QPA_PLATFORM is set to {platform}, which does not exist here."
    )
    return text.format(platform=escape_unprintable(platform))


def format_window_impossible(words: Catalogue, reason: str) -> str:
    return words.gettext("The window cannot be opened: {reason}").format(reason=escape_unprintable(reason))
