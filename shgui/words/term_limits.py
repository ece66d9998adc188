"""Who may not be nominated, and why."""

from collections.abc import Iterable

from shgui.engine.editions import TermLimitBasis, edition
from shgui.engine.types import Office, Seat
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names


def reason(words: Catalogue, office: Office, rules: str) -> str:
    """Why a player can't become Chancellor now. `rules` is the name of the game's edition."""
    if edition(rules).term_limit_basis is TermLimitBasis.LAST_ENACTING:
        return {
            Office.PRESIDENT: words.gettext("Term limit: President when a Policy was last enacted."),
            Office.CHANCELLOR: words.gettext("Term limit: Chancellor when a Policy was last enacted."),
        }[office]
    return {
        Office.PRESIDENT: words.gettext("Term limit: last elected President."),
        Office.CHANCELLOR: words.gettext("Term limit: last elected Chancellor."),
    }[office]


def line(words: Catalogue, seat: Seat, office: Office, names: Names, rules: str) -> str:
    """The same for the list of the table: Ana – Term limit: last elected President."""
    # Translators: a player and why this player cannot be nominated; {reason} is a sentence of its own
    text = words.gettext("{name} – {reason}")
    return text.format(name=names[seat], reason=reason(words, office, rules))


def lines(
    words: Catalogue, limits: Iterable[tuple[Seat, Office]], names: Names, rules: str
) -> tuple[str, ...]:
    return tuple(line(words, seat, office, names, rules) for seat, office in limits)
