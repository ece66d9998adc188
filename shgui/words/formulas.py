"""What a rulebook has players say aloud. Only a hint: nobody has to say it, and some books have no words."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from shgui.words.catalogue import Catalogue
from shgui.words.rulebook import section


class SpokenFormula(StrEnum):
    EXECUTION = "execution"
    INVESTIGATION = "investigation"
    VETO_REQUEST = "veto_request"
    VETO_CONSENT = "veto_consent"


def formula(words: Catalogue, spoken: SpokenFormula, name: str = "") -> str | None:
    """The words of the rulebook in the reader's language; None where it has none.

    They stand in `rulebook.toml`, not among the messages: a book without them is not a missing translation.
    """
    say = section(words.language, "formulas").get(spoken, {}).get("say", "")
    return str(say).format(name=name) if say else None


def hint(words: Catalogue, spoken: SpokenFormula, name: str = "") -> str:
    """The same as a line below a question: who may say it aloud. Empty where the book has no words."""
    said = formula(words, spoken, name)
    return "" if said is None else _SPEAKERS[spoken](words).format(formula=said)


def _president(words: Catalogue) -> str:
    # Translators: {formula} are the words that the rulebook gives the President to say aloud
    return words.gettext("The President may say aloud: “{formula}”")


def _chancellor(words: Catalogue) -> str:
    # Translators: {formula} are the words that the rulebook gives the Chancellor to say aloud
    return words.gettext("The Chancellor may say aloud: “{formula}”")


_SPEAKERS: Mapping[SpokenFormula, Callable[[Catalogue], str]] = {
    SpokenFormula.EXECUTION: _president,
    SpokenFormula.INVESTIGATION: _president,
    SpokenFormula.VETO_REQUEST: _chancellor,
    SpokenFormula.VETO_CONSENT: _president,
}
