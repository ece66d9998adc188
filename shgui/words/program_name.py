"""What the first page says, without all that is said behind its doors: so it is there sooner."""

from shgui.words.catalogue import Catalogue


def title(words: Catalogue) -> str:
    return words.pgettext("term", "Secret Hitler")


def practice(words: Catalogue) -> str:
    # Translators: button and heading: a game of one person among seats that the program plays; max 28
    return words.pgettext("heading", "Practice")


def about_practice(words: Catalogue) -> str:
    return words.gettext(
        "You alone among bots. They see what their own seat sees and no more, say why they do things, and"
        " are marked by a sign."
    )


def printed_game(words: Catalogue) -> str:
    # Translators: the mode for groups that play with the printed game; max 28
    return words.gettext("With the printed game")


def about_printed_game(words: Catalogue) -> str:
    """What this mode does, before it begins."""
    return words.gettext(
        "You play with your own cards. The screen keeps the boards, the term limits and the chronicle, and"
        " asks only for what the whole table sees."
    )


def evenings(words: Catalogue) -> str:
    # Translators: button, menu and heading: all games that lie on this computer, by date and group; max 28
    return words.pgettext("heading", "Evenings")
