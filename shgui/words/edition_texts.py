"""Editions of the rules: their names, and where a rulebook leaves the official rules."""

from collections.abc import Callable, Mapping

from shgui.engine.editions import OFFICIAL, RuleDifference, find_differences
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.languages import get_endonym

_Sentence = Callable[[Catalogue, RuleDifference], str]


def get_edition_name(words: Catalogue, edition: str) -> str:
    """Return an edition's name; one of an unknown language is called by that language's own name."""
    name = _NAMES.get(edition)
    if name is not None:
        return name(words)
    # Translators: the rules as printed in one language; {language} is that language's own name for itself
    return words.gettext("Rulebook: {language}").format(language=get_endonym(edition))


def describe_difference(words: Catalogue, difference: RuleDifference) -> str:
    """Describe one difference together with the official rule."""
    return _SWITCHES[difference.switch](words, difference)


def summarize_differences(words: Catalogue, edition: str) -> str:
    """Say in one line how far an edition is from the official rules."""
    found = find_differences(edition)
    if not found:
        return words.gettext("Plays exactly by the official rules.")
    playing = sum(difference.changes_play for difference in found)
    if not playing:
        return words.gettext("Plays by the official rules; only what is said and shown differs.")
    text = words.ngettext(
        "{count} rule differs from the official rules.",
        "{count} rules differ from the official rules.",
        playing,
    )
    return text.format(count=words.number(playing))


def _describe_session_reshuffle(words: Catalogue, difference: RuleDifference) -> str:
    own = int(difference.own)
    text = words.ngettext(
        "After a Legislative Session the deck is reshuffled if at most {count} Policy is left in it"
        " (official rules: at most {official}).",
        "After a Legislative Session the deck is reshuffled if at most {count} Policies are left in it"
        " (official rules: at most {official}).",
        own,
    )
    return text.format(count=words.number(own), official=words.number(int(difference.official)))


def _describe_chaos_reshuffle(words: Catalogue, difference: RuleDifference) -> str:
    own = int(difference.own)
    text = words.ngettext(
        "After chaos the deck is reshuffled if at most {count} Policy is left in it (official rules: at"
        " most {official}).",
        "After chaos the deck is reshuffled if at most {count} Policies are left in it (official rules: at"
        " most {official}).",
        own,
    )
    return text.format(count=words.number(own), official=words.number(int(difference.official)))


_SWITCHES: Mapping[str, _Sentence] = {
    "term_limit_basis": lambda words, _: words.gettext(
        "Term limits apply to the last government that enacted a Policy (official rules: to the last one"
        " elected)."
    ),
    "five_rule": lambda words, _: words.gettext(
        "The last President may be nominated if the game began with five players (official rules: if at"
        " most five players are left)."
    ),
    "tracker_reset": lambda words, _: words.gettext(
        "The Election Tracker goes back to its beginning when a government is elected (official rules: when"
        " a Policy is enacted)."
    ),
    "session_reshuffle_at_most": _describe_session_reshuffle,
    "chaos_reshuffle_at_most": _describe_chaos_reshuffle,
    "shuffle_before_pass": lambda words, _: words.gettext(
        "The two Policies for the Chancellor are shuffled once the President has discarded, so that their"
        " order gives nothing away (official rules: they are not shuffled)."
    ),
    "tile_laid_by": lambda words, _: words.gettext(
        "The President lays the enacted Policy on the board (official rules: the Chancellor does)."
    ),
    "role_card_shown_on_hitler_death": lambda words, _: words.gettext(
        "When Hitler is executed, the role card is shown to all (official rules: no card is shown, but the"
        " game ends, so all know)."
    ),
}

_NAMES: Mapping[str, Sentence] = {
    OFFICIAL: lambda words: words.gettext("Official rules"),
    "pl": lambda words: words.gettext("Polish rulebook"),
    "pt_BR": lambda words: words.gettext("Brazilian rulebook"),
    "it": lambda words: words.gettext("Italian rulebook"),
    "nb": lambda words: words.gettext("Norwegian rulebook"),
    "ru": lambda words: words.gettext("Russian rulebook"),
}
