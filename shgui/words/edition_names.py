"""What the editions of the rules are called."""

from collections.abc import Callable, Mapping

from shgui.engine.editions import OFFICIAL
from shgui.words.catalogue import Catalogue
from shgui.words.languages import endonym


def edition_name(words: Catalogue, edition: str) -> str:
    """The edition as it stands in a list: Polish rulebook. One of a further language is named by that."""
    name = _NAMES.get(edition)
    if name is not None:
        return name(words)
    # Translators: the rules as printed in one language; {language} is that language's own name for itself
    return words.gettext("Rulebook: {language}").format(language=endonym(edition))


_NAMES: Mapping[str, Callable[[Catalogue], str]] = {
    OFFICIAL: lambda words: words.gettext("Official rules"),
    "pl": lambda words: words.gettext("Polish rulebook"),
    "pt_BR": lambda words: words.gettext("Brazilian rulebook"),
    "it": lambda words: words.gettext("Italian rulebook"),
    "nb": lambda words: words.gettext("Norwegian rulebook"),
    "ru": lambda words: words.gettext("Russian rulebook"),
}
