"""What each rulebook decides, and where it says so.

Generated from `locales/*/rulebook.toml` by `packaging/catalogues generate`; change it there.
"""

from collections.abc import Mapping

Ruling = tuple[str | int | bool, str]

BOOKS: Mapping[str, Mapping[str, Ruling]] = {
    "official": {
        "term_limit_basis": ("last_elected", "On Eligibility"),
        "five_rule": ("alive_le_5", "On Eligibility"),
        "tracker_reset": ("on_enactment", "Election Tracker"),
        "session_reshuffle_at_most": (2, "Legislative Session"),
        "chaos_reshuffle_at_most": (2, "Election Tracker"),
        "shuffle_before_pass": (False, "Legislative Session"),
        "tile_laid_by": ("chancellor", "Legislative Session"),
        "role_card_shown_on_hitler_death": (False, "Execution"),
    },
    "pl": {
        "term_limit_basis": ("last_elected", "pl.txt L97"),
        "five_rule": ("alive_le_5", "pl.txt L99"),
        "tracker_reset": ("on_enactment", "pl.txt L112"),
        "session_reshuffle_at_most": (2, "pl.txt L134"),
        "chaos_reshuffle_at_most": (2, "pl.txt L110"),
        "shuffle_before_pass": (False, "pl.txt L126"),
        "tile_laid_by": ("chancellor", "pl.txt L126"),
        "role_card_shown_on_hitler_death": (False, "pl.txt L174"),
    },
    "pt_BR": {
        "term_limit_basis": ("last_enacting", "pt_BR.txt L90"),
        "five_rule": ("started_with_5", "pt_BR.txt L90"),
        "tracker_reset": ("on_election_or_chaos", "pt_BR.txt L104"),
        "session_reshuffle_at_most": (2, "pt_BR.txt L116"),
        "chaos_reshuffle_at_most": (2, "pt_BR.txt L104"),
        "shuffle_before_pass": (False, "pt_BR.txt L110"),
        "tile_laid_by": ("chancellor", "pt_BR.txt L110"),
        "role_card_shown_on_hitler_death": (True, "pt_BR.txt L138"),
    },
    "it": {
        "term_limit_basis": ("last_elected", "it.txt L126"),
        "five_rule": ("alive_le_5", "it.txt L131"),
        "tracker_reset": ("on_enactment", "it.txt L147"),
        "session_reshuffle_at_most": (3, "it.txt L173"),
        "chaos_reshuffle_at_most": (2, "it.txt L145"),
        "shuffle_before_pass": (True, "it.txt L161"),
        "tile_laid_by": ("chancellor", "it.txt L159"),
        "role_card_shown_on_hitler_death": (False, "it.txt L217"),
    },
    "nb": {
        "term_limit_basis": ("last_elected", "nb.txt L109"),
        "five_rule": ("alive_le_5", "nb.txt L111"),
        "tracker_reset": ("on_enactment", "nb.txt L124"),
        "session_reshuffle_at_most": (2, "nb.txt L146"),
        "chaos_reshuffle_at_most": (2, "nb.txt L122"),
        "shuffle_before_pass": (False, "nb.txt L140"),
        "tile_laid_by": ("president", "nb.txt L138"),
        "role_card_shown_on_hitler_death": (False, "nb.txt L184"),
    },
    "ru": {
        "term_limit_basis": ("last_elected", "ru.txt L88"),
        "five_rule": ("alive_le_5", "ru.txt L90"),
        "tracker_reset": ("on_enactment", "ru.txt L106"),
        "session_reshuffle_at_most": (2, "ru.txt L124"),
        "chaos_reshuffle_at_most": (2, "ru.txt L104"),
        "shuffle_before_pass": (False, "ru.txt L118"),
        "tile_laid_by": ("chancellor", "ru.txt L116"),
        "role_card_shown_on_hitler_death": (False, "ru.txt L156"),
    },
}
