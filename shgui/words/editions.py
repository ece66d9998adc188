"""Where a rulebook leaves the official rules, in sentences."""

from collections.abc import Callable, Mapping

from shgui.engine.editions import Difference, differences
from shgui.words.catalogue import Catalogue

_Sentence = Callable[[Catalogue, Difference], str]


def told_differences(words: Catalogue, edition: str) -> tuple[str, ...]:
    """Every difference of an edition from the official rules; none for the official rules themselves."""
    return tuple(difference_line(words, difference) for difference in differences(edition))


def difference_line(words: Catalogue, difference: Difference) -> str:
    """One difference, with what holds officially."""
    return _SWITCHES[difference.switch](words, difference)


def plays_like_official(words: Catalogue, edition: str) -> str:
    """How far an edition is from the official rules, in one line below its name."""
    found = differences(edition)
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


def _session_reshuffle(words: Catalogue, difference: Difference) -> str:
    own = int(difference.own)
    text = words.ngettext(
        "After a Legislative Session the deck is reshuffled if at most {count} Policy is left in it"
        " (official rules: at most {official}).",
        "After a Legislative Session the deck is reshuffled if at most {count} Policies are left in it"
        " (official rules: at most {official}).",
        own,
    )
    return text.format(count=words.number(own), official=words.number(int(difference.official)))


def _chaos_reshuffle(words: Catalogue, difference: Difference) -> str:
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
    "session_reshuffle_at_most": _session_reshuffle,
    "chaos_reshuffle_at_most": _chaos_reshuffle,
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
