"""What a rulebook has players say aloud. Only a hint: nobody has to say it, and some books have no words."""

from enum import StrEnum

from shgui.words.catalogue import Catalogue
from shgui.words.rulebook import section


class Spoken(StrEnum):
    EXECUTION = "execution"
    INVESTIGATION = "investigation"
    VETO_REQUEST = "veto_request"
    VETO_CONSENT = "veto_consent"


def formula(words: Catalogue, spoken: Spoken, name: str = "") -> str | None:
    """The words of the rulebook in the reader's language; None where it has none.

    They stand in `rulebook.toml`, not among the messages: a book without them is not a missing translation.
    """
    say = section(words.language, "formulas").get(spoken, {}).get("say", "")
    return str(say).format(name=name) if say else None


def hint(words: Catalogue, spoken: Spoken, name: str = "") -> str | None:
    """The same as a line below a question: you may say it aloud."""
    said = formula(words, spoken, name)
    if said is None:
        return None
    # Translators: {formula} are the words that the rulebook gives a player to say aloud
    return words.gettext("You may say aloud: “{formula}”").format(formula=said)
