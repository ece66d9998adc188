"""The house sheet: the program's rulings where no rulebook says what to do."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from shgui.engine.editions import Edition, FiveRule, TermLimitBasis, TrackerResetRule, get_edition
from shgui.words.catalogue import Catalogue

_Sentence = Callable[[Catalogue, Edition], str]


class Ruling(StrEnum):
    TIE = "tie"
    FAILED_VOTES_KEEP_LIMITS = "failed_votes_keep_limits"
    FEW_LEFT = "few_left"
    DEAD = "dead"
    HITLER_CHECK = "hitler_check"
    PASSED_CARDS = "passed_cards"
    DECK_CHECK = "deck_check"
    CHAOS_COUNTS = "chaos_counts"
    CHAOS_FREES = "chaos_frees"
    CHAOS_DECK = "chaos_deck"
    VETO_ONCE = "veto_once"
    VETO_TRACKER = "veto_tracker"
    VETO_LIMITS = "veto_limits"
    POWERS_ARE_USED = "powers_are_used"
    NEVER_ONESELF = "never_oneself"
    INVESTIGATED_ONCE = "investigated_once"
    SPECIAL_ELECTION_CHOICE = "special_election_choice"
    SPECIAL_ELECTION_RETURN = "special_election_return"
    ROLES_STAY_HIDDEN = "roles_stay_hidden"


def list_rulings(words: Catalogue, rules: str) -> tuple[str, ...]:
    """List all rulings as they hold in an edition, in the order of a round."""
    chosen = get_edition(rules)
    return tuple(_RULINGS[ruling](words, chosen) for ruling in Ruling)


def _describe_few_left(words: Catalogue, rules: Edition) -> str:
    if rules.five_rule is FiveRule.STARTED_WITH_5:
        return words.gettext(
            "Only in a game that began with five players do term limits spare the President. In a larger game"
            " they bar both President and Chancellor of the same government, however few are left, until they"
            " pass to another government or chaos cancels them."
        )
    return words.gettext(
        "With five or fewer players alive, only the last Chancellor is term-limited, not the last President."
    )


def _describe_deck_check(words: Catalogue, rules: Edition) -> str:
    text = words.ngettext(
        "After every session, vetoed or not, the deck is reshuffled with the discards if at most {count}"
        " Policy is left in it. A Presidential Power is used after that.",
        "After every session, vetoed or not, the deck is reshuffled with the discards if at most {count}"
        " Policies are left in it. A Presidential Power is used after that.",
        rules.session_reshuffle_at_most,
    )
    return text.format(count=words.number(rules.session_reshuffle_at_most))


def _describe_limits_after_chaos(words: Catalogue, rules: Edition) -> str:
    if rules.term_limit_basis is TermLimitBasis.LAST_ENACTING:
        return words.gettext("After chaos nobody is term-limited until a government enacts a Policy again.")
    return words.gettext("After chaos nobody is term-limited until a government is elected again.")


def _describe_deck_after_chaos(words: Catalogue, rules: Edition) -> str:
    text = words.ngettext(
        "After chaos too, the deck is reshuffled with the discards if at most {count} Policy is left in it.",
        "After chaos too, the deck is reshuffled with the discards if at most {count} Policies are left in"
        " it.",
        rules.chaos_reshuffle_at_most,
    )
    return text.format(count=words.number(rules.chaos_reshuffle_at_most))


def _describe_tracker_after_veto(words: Catalogue, rules: Edition) -> str:
    if rules.tracker_reset is TrackerResetRule.ON_ELECTION_OR_CHAOS:
        return words.gettext(
            "An agreed veto advances the Election Tracker by one. It is never the third step, because the"
            " election has just reset the tracker."
        )
    return words.gettext(
        "An agreed veto advances the Election Tracker by one. As the third step it brings chaos at once: if"
        " too few Policies are left in the deck, the discards are shuffled into it first, then the top Policy"
        " is enacted."
    )


def _describe_limits_after_veto(words: Catalogue, rules: Edition) -> str:
    if rules.term_limit_basis is TermLimitBasis.LAST_ENACTING:
        return words.gettext(
            "A government that used the veto has enacted nothing: the older term limits stay."
        )
    return words.gettext(
        "A government that used the veto was still the last one elected: it is term-limited."
    )


_RULINGS: Mapping[Ruling, _Sentence] = {
    Ruling.TIE: lambda words, _: words.gettext(
        "Every living player votes, the Candidates too. A tie rejects the government."
    ),
    Ruling.FAILED_VOTES_KEEP_LIMITS: lambda words, _: words.gettext(
        "Rejected governments leave the term limits as they are."
    ),
    Ruling.FEW_LEFT: _describe_few_left,
    Ruling.DEAD: lambda words, _: words.gettext(
        "Executed players are skipped, and their term limits go with them."
    ),
    Ruling.HITLER_CHECK: lambda words, _: words.gettext(
        "With three Fascist Policies enacted, every elected government either ends the game or tells the"
        " table that the new Chancellor is not Hitler. Hitler as President ends nothing."
    ),
    Ruling.PASSED_CARDS: lambda words, _: words.gettext(
        "The two Policies reach the Chancellor together, in an order that gives nothing away."
    ),
    Ruling.DECK_CHECK: _describe_deck_check,
    Ruling.CHAOS_COUNTS: lambda words, _: words.gettext(
        "A Policy that chaos enacts counts like any other: for victory, for the veto, for Hitler as"
        " Chancellor. Any power of its space is lost for good."
    ),
    Ruling.CHAOS_FREES: _describe_limits_after_chaos,
    Ruling.CHAOS_DECK: _describe_deck_after_chaos,
    Ruling.VETO_ONCE: lambda words, _: words.gettext(
        "A veto is proposed at most once in a session. If it is refused, the Election Tracker does not"
        " advance, and the Chancellor must enact one of the two Policies."
    ),
    Ruling.VETO_TRACKER: _describe_tracker_after_veto,
    Ruling.VETO_LIMITS: _describe_limits_after_veto,
    Ruling.POWERS_ARE_USED: lambda words, _: words.gettext(
        "A President cannot decline a Presidential Power: the next round waits for it."
    ),
    Ruling.NEVER_ONESELF: lambda words, _: words.gettext(
        "Nobody may choose themselves: only another living player may be nominated, investigated, executed or"
        " chosen in a Special Election."
    ),
    Ruling.INVESTIGATED_ONCE: lambda words, _: words.gettext(
        "Nobody is investigated twice in a game, even by different Presidents."
    ),
    Ruling.SPECIAL_ELECTION_CHOICE: lambda words, _: words.gettext(
        "In a Special Election any other living player may be chosen: even the next in order, who is then"
        " Candidate twice in a row, and even one with a term limit."
    ),
    Ruling.SPECIAL_ELECTION_RETURN: lambda words, _: words.gettext(
        "After a Special Election, won or lost, the presidency passes to the next player clockwise after"
        " the President who called it."
    ),
    Ruling.ROLES_STAY_HIDDEN: lambda words, _: words.gettext(
        "The role of an executed player stays hidden until the end, unless it is Hitler."
    ),
}
