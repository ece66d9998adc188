"""Reasons why a player may not be nominated."""

from collections.abc import Iterable

from shgui.engine.editions import TermLimitBasis, get_edition
from shgui.engine.types import Office, Seat
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names


def get_term_limit_reason(words: Catalogue, office: Office, rules: str) -> str:
    """Say why a player can't become Chancellor now; `rules` is the edition's name."""
    if get_edition(rules).term_limit_basis is TermLimitBasis.LAST_ENACTING:
        return {
            Office.PRESIDENT: words.gettext("Term limit: President when a Policy was last enacted."),
            Office.CHANCELLOR: words.gettext("Term limit: Chancellor when a Policy was last enacted."),
        }[office]
    return {
        Office.PRESIDENT: words.gettext("Term limit: last elected President."),
        Office.CHANCELLOR: words.gettext("Term limit: last elected Chancellor."),
    }[office]


def format_term_limit(words: Catalogue, seat: Seat, office: Office, names: Names, rules: str) -> str:
    """Name a player and the reason: Ana – Term limit: last elected President."""
    # Translators: a player and why this player cannot be nominated; {reason} is a sentence of its own
    text = words.gettext("{name} – {reason}")
    return text.format(name=names[seat], reason=get_term_limit_reason(words, office, rules))


def list_term_limits(
    words: Catalogue, limits: Iterable[tuple[Seat, Office]], names: Names, rules: str
) -> tuple[str, ...]:
    return tuple(format_term_limit(words, seat, office, names, rules) for seat, office in limits)
