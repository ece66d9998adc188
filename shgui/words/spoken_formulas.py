"""The words that a rulebook lets players say aloud. They are only hints, and some books have none."""

from enum import StrEnum

from shgui.words.catalogue import Catalogue
from shgui.words.rulebook import read_section


class SpokenFormula(StrEnum):
    EXECUTION = "execution"
    INVESTIGATION = "investigation"
    VETO_REQUEST = "veto_request"
    VETO_CONSENT = "veto_consent"


def format_formula(words: Catalogue, spoken: SpokenFormula, name: str = "") -> str | None:
    """Return the rulebook's words in the reader's language; None where it has none.

    They stand in `rulebook.toml`, not among the messages: a book without them is not a missing translation.
    """
    say = read_section(words.language, "formulas").get(spoken, {}).get("say", "")
    return str(say).format(name=name) if say else None


def format_formula_hint(words: Catalogue, spoken: SpokenFormula, name: str = "") -> str:
    """Say who may speak the rulebook's words aloud; empty where it has none."""
    formula = format_formula(words, spoken, name)
    if formula is None:
        return ""
    if spoken is SpokenFormula.VETO_REQUEST:
        # Translators: {formula} are the words that the rulebook gives the Chancellor to say aloud
        text = words.gettext("The Chancellor may say aloud: “{formula}”")
    else:
        # Translators: {formula} are the words that the rulebook gives the President to say aloud
        text = words.gettext("The President may say aloud: “{formula}”")
    return text.format(formula=formula)
