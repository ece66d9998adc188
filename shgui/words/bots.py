"""Seats that the program plays: what they are called, and what is said of them."""

from collections.abc import Callable, Mapping

from shgui.words.catalogue import Catalogue


def sign(words: Catalogue) -> str:
    # Translators: said of a seat that the program plays, beside its name; max 8
    return words.pgettext("seat", "Bot")


def pace(words: Catalogue) -> str:
    # Translators: setting: how long seats that the program plays take to act; max 32
    return words.pgettext("setting", "Bots take their time")


def about_pace(words: Catalogue) -> str:
    return words.gettext(
        "How long a bot takes depends on nothing that it knows. Any fresh press of a key shortens it."
    )


PACES: Mapping[str, Callable[[Catalogue], str]] = {
    # Translators: how fast bots act; max 20
    "quick": lambda words: words.pgettext("pace of bots", "Quickly"),
    # Translators: how fast bots act; max 20
    "human": lambda words: words.pgettext("pace of bots", "Like people"),
    # Translators: how fast bots act; max 20
    "slow": lambda words: words.pgettext("pace of bots", "Slowly"),
}
"""By the codes of `shgui.ui.settings.settings.BotPace`."""
