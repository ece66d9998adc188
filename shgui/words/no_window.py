"""Why no window can be opened, and what would help: on the terminal, a sentence or two."""

from collections.abc import Sequence

from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import visible


def library_missing(words: Catalogue, library: str) -> str:
    told = words.gettext("The window needs a library that is missing here: {library}")
    return told.format(library=visible(library))


def system_libraries_missing(words: Catalogue, libraries: Sequence[str], packages: Sequence[str]) -> str:
    # Translators: {command} is a command for the terminal; it installs the libraries
    told = words.ngettext(
        "The window needs a library that this system lacks: {libraries}."
        " On Debian and Ubuntu this installs it: {command}",
        "The window needs libraries that this system lacks: {libraries}."
        " On Debian and Ubuntu this installs them: {command}",
        len(libraries),
    )
    command = " ".join(("sudo apt install", *packages))
    return told.format(libraries=", ".join(libraries), command=command)


def no_screen(words: Catalogue) -> str:
    return words.gettext("There is no screen here for the window. Start the program from a desktop.")


def screen_unreachable(words: Catalogue, screen: str) -> str:
    # Translators: {screen} is the technical name of a screen, for example :0
    return words.gettext("The window cannot be opened: the screen {screen} does not answer.").format(
        screen=visible(screen)
    )


def unknown_platform(words: Catalogue, platform: str) -> str:
    # Translators: QT_QPA_PLATFORM is the name of a setting of the system; {platform} is what it says
    told = words.gettext(
        "The window cannot be opened: QT_QPA_PLATFORM is set to {platform}, which does not exist here."
    )
    return told.format(platform=visible(platform))


def window_impossible(words: Catalogue, reason: str) -> str:
    return words.gettext("The window cannot be opened: {reason}").format(reason=visible(reason))
