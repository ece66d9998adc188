"""Texts that the first page shares with the pages it leads to."""

from shgui.words.catalogue import Catalogue


def get_program_title(words: Catalogue) -> str:
    return words.pgettext("term", "Secret Hitler")


def get_practice_heading(words: Catalogue) -> str:
    # Translators: button and heading: a game of one person among seats that the program plays; max 28
    return words.pgettext("heading", "Practice")


def get_practice_text(words: Catalogue) -> str:
    return words.gettext(
        "You alone among bots. They see what their own seat sees and no more, say why they do things, and"
        " are marked by a sign."
    )


def get_printed_game_heading(words: Catalogue) -> str:
    # Translators: the mode for groups that play with the printed game; max 28
    return words.gettext("With the printed game")


def get_printed_game_text(words: Catalogue) -> str:
    return words.gettext(
        "You play with your own cards. The screen keeps the boards, the term limits and the chronicle, and"
        " asks only for what the whole table sees."
    )


def get_saved_games_heading(words: Catalogue) -> str:
    # Translators: button, menu and heading: all games that lie on this computer, by date and group; max 28
    return words.pgettext("heading", "Evenings")
