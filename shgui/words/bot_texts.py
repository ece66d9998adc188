"""Texts about bots: their names, and how they play."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from shgui.words.catalogue import Catalogue, Sentence

if TYPE_CHECKING:
    from shgui.engine.types import Seat
    from shgui.words.terms import Names

MOST_NAMED = 3
"""The most bots that are named; more are counted, or their names would be too small to read."""


def get_bot_label(words: Catalogue) -> str:
    # Translators: said of a seat that the program plays, beside its name; max 8
    return words.pgettext("seat", "Bot")


def format_thinking(words: Catalogue, seats: Iterable[Seat], names: Names) -> str:
    """Name the bots that the table waits for, or count them if they are many."""
    waited_for = [names[seat] for seat in seats]
    if len(waited_for) > MOST_NAMED:
        # Translators: of so many bots something is due, and their names would be too many to read
        text = words.ngettext("{count} bot is thinking.", "{count} bots are thinking.", len(waited_for))
        return text.format(count=words.number(len(waited_for)))
    # Translators: {names} is one bot or several, of whom something is due
    text = words.ngettext("{names} is thinking.", "{names} are thinking.", len(waited_for))
    return text.format(names=words.list_of(waited_for))


def get_bots_failed_text(words: Catalogue) -> str:
    """Return the notice that the bots' process has ended for good."""
    return words.gettext(
        "The bots cannot go on thinking. Nothing is lost: people may take over their seats, or you can end"
        " the program, start it again and continue the game."
    )


def list_bot_names(words: Catalogue) -> tuple[str, ...]:
    """List the names for bots in the order of seating; there are more than a table has seats."""
    # Translators: names of seats that the program plays, with a comma and a space between them: twelve sizes
    # and kinds of letters as your printers call them, which nobody at a table is called; at most 12 letters,
    # all different, the most pleasant first
    names = words.pgettext(
        "names of bots",
        "Pica, Brevier, Agate, Folio, Paragon, Quad, Primer, Serif, Canon, Italic, Quarto, Nonpareil",
    )
    return tuple(name.strip() for name in names.split(","))


def get_add_bot_label(words: Catalogue) -> str:
    # Translators: button of a new table: the program plays in one more seat; max 20
    return words.pgettext("button", "Add a bot")


def describe_tempers(words: Catalogue) -> str:
    """Describe careful, bold and easy bots, a line each."""
    return "\n".join(ABOUT_TEMPERS[temper](words) for temper in ("careful", "bold", "easy"))


TEMPERS: Mapping[str, Sentence] = {
    # Translators: how a bot plays; max 16
    "careful": lambda words: words.pgettext("temperament", "Careful"),
    # Translators: how a bot plays; max 16
    "bold": lambda words: words.pgettext("temperament", "Bold"),
    # Translators: how a bot plays: it makes mistakes; max 16
    "easy": lambda words: words.pgettext("temperament", "Easy"),
    # Translators: how several bots play: careful ones, bold ones and easy ones; max 16
    "mixed": lambda words: words.pgettext("temperament", "Mixed"),
}
"""Keyed by the codes of `shgui.table.seating.Temperament`, and "mixed" for several bots."""

ABOUT_TEMPERS: Mapping[str, Sentence] = {
    # Translators: what careful bots are like
    "careful": lambda words: words.gettext("Careful: weighs everything and accuses nobody lightly."),
    # Translators: what bold bots are like
    "bold": lambda words: words.gettext("Bold: takes risks, talks a lot and accuses early."),
    # Translators: what easy bots are like
    "easy": lambda words: words.gettext("Easy: makes mistakes, a good opponent for first games."),
    # Translators: what several bots are like
    "mixed": lambda words: words.gettext("Mixed: some careful, some bold, some easy."),
}


def format_bot_name(words: Catalogue, name: str) -> str:
    # Translators: in a list: the name of a seat that the program played
    return words.gettext("{name} (bot)").format(name=name)


def list_names_marking_bots(words: Catalogue, names: Sequence[str], bots: Container[int]) -> list[str]:
    """List the names by seat, those of bots marked as such."""
    return [format_bot_name(words, name) if seat in bots else name for seat, name in enumerate(names)]


PACES: Mapping[str, Sentence] = {
    # Translators: how fast bots act; max 20
    "quick": lambda words: words.pgettext("pace of bots", "Quickly"),
    # Translators: how fast bots act; max 20
    "human": lambda words: words.pgettext("pace of bots", "Like people"),
    # Translators: how fast bots act; max 20
    "slow": lambda words: words.pgettext("pace of bots", "Slowly"),
}
"""Keyed by the codes of `shgui.ui.settings.settings.BotPace`."""
