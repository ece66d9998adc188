"""Texts for desktop and installer: menu entry, software centre, file type, manual."""

from typing import NamedTuple

from shgui.words.catalogue import Catalogue


class ManualTexts(NamedTuple):
    """Texts of the manual page around the output of --help."""

    name: str
    description: str
    files: str
    data: str
    settings: str


class SetupTexts(NamedTuple):
    """Texts that only the Windows installer and uninstaller show."""

    still_open: str
    delete_too: str
    too_old: str


def get_program_kind(words: Catalogue) -> str:
    # Translators: what kind of program this is, as a menu of programs shows it beside the name
    return words.pgettext("menu", "Party game")


def get_summary(words: Catalogue) -> str:
    # Translators: one line in a menu or a list of programs, without the name of the game; max 80 characters
    return words.gettext("Deal, vote and bluff with five to ten people round one computer")


def get_keywords(words: Catalogue) -> str:
    # Translators: words that somebody may type to find the program in a menu; a semicolon ends each
    return words.pgettext("menu", "board game;party game;hidden roles;social deduction;bluff;election;")


def list_description(words: Catalogue) -> tuple[str, ...]:
    """List the paragraphs for software centres."""
    return (
        words.gettext(
            "Five to ten people in one room play a whole evening of Secret Hitler on one computer. It deals, "
            "counts the votes, keeps the boards and knows the rules, so that nobody has to sit out."
        ),
        words.gettext(
            "Everyone reads in their own language. Secrets show only while the right person holds the button,"
            " and an interrupted game continues where it stopped. No account or internet connection is"
            " needed."
        ),
        words.gettext(
            "One screen goes from hand to hand, or every phone on the same Wi-Fi is a hand of cards, in its"
            " browser and without an app; those with phones and those without play at one table."
        ),
    )


def get_record_type(words: Catalogue) -> str:
    # Translators: a kind of file, as file managers call it
    return words.pgettext("file type", "Secret Hitler game record")


def build_manual(words: Catalogue) -> ManualTexts:
    return ManualTexts(
        # Translators: a heading in the manual page
        name=words.pgettext("manual", "Name"),
        # Translators: a heading in the manual page
        description=words.pgettext("manual", "Description"),
        # Translators: a heading in the manual page
        files=words.pgettext("manual", "Files"),
        data=words.gettext("Saved games, and the groups that played them."),
        settings=words.gettext("Settings, and the keys of saved games."),
    )


def build_set_up_texts(words: Catalogue) -> SetupTexts:
    return SetupTexts(
        still_open=words.gettext("The game is still open. Close its window, then try again."),
        delete_too=words.gettext("Delete saved games and settings, too?"),
        too_old=words.gettext("The game needs Windows 10 or newer."),
    )
