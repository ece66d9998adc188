"""The objections of rules, table or a list of names."""

from collections.abc import Mapping

from shgui.engine.editions import TermLimitBasis, get_edition
from shgui.engine.errors import Reason, Refusal
from shgui.engine.types import Office
from shgui.words.catalogue import Catalogue, Sentence
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


def describe_refusal(words: Catalogue, refusal: Refusal, names: Names, rules: str) -> str:
    """Say why the rules refuse an action; `rules` is the name of the game's edition."""
    target = refusal.target
    known = type(target) is int and 0 <= target < len(names)
    return describe_seat_refusal(
        words, refusal, names[target] if known and target is not None else "?", rules
    )


def describe_seat_refusal(words: Catalogue, refusal: Refusal, name: str, rules: str) -> str:
    """Return why the rules refuse an action that concerns the player of this name."""
    enacting = get_edition(rules).term_limit_basis is TermLimitBasis.LAST_ENACTING
    sentence = (_LAST_ENACTING if enacting else {}).get(refusal.reason) or _REASONS[refusal.reason]
    return sentence(words).format(name=name)


_REASONS: Mapping[Reason, Sentence] = {
    Reason.GAME_OVER: lambda words: words.gettext("The game is over."),
    Reason.NO_SUCH_SEAT: lambda words: words.gettext("There is no such seat at this table."),
    Reason.EXECUTED: lambda words: words.gettext("Executed players no longer take part."),
    Reason.NOT_ON_MOVE: lambda words: words.gettext("It is somebody else’s turn."),
    Reason.ALREADY_VOTED: lambda words: words.gettext("This vote is already in."),
    Reason.NOT_AN_ACTION: lambda words: words.gettext("This is not something a player can do."),
    Reason.WRONG_PHASE: lambda words: words.gettext("This is not possible at this point in the round."),
    Reason.TARGET_UNKNOWN: lambda words: words.gettext("No such player sits at this table."),
    Reason.TARGET_SELF: lambda words: words.gettext("You cannot choose yourself."),
    Reason.TARGET_EXECUTED: lambda words: words.gettext("Executed and out of the game: {name}"),
    Reason.TARGET_LAST_PRESIDENT: lambda words: words.gettext(
        "Not eligible because of the term limit. Last elected President: {name}"
    ),
    Reason.TARGET_LAST_CHANCELLOR: lambda words: words.gettext(
        "Not eligible because of the term limit. Last elected Chancellor: {name}"
    ),
    Reason.TARGET_INVESTIGATED: lambda words: words.gettext(
        "Nobody is investigated twice in a game. Already investigated: {name}"
    ),
    Reason.CARD_NOT_IN_HAND: lambda words: words.gettext("This Policy is not among the cards in hand."),
    Reason.VETO_LOCKED: lambda words: words.gettext(
        "A veto can be proposed only when five Fascist Policies are enacted."
    ),
    Reason.VETO_REFUSED: lambda words: words.gettext(
        "The President has refused the veto: one of the two Policies must be enacted."
    ),
    Reason.SHUFFLE_MISMATCH: lambda words: words.gettext(
        "The order that was laid by hand does not match the cards of the deck."
    ),
}

_LAST_ENACTING: Mapping[Reason, Sentence] = {
    Reason.TARGET_LAST_PRESIDENT: lambda words: words.gettext(
        "Not eligible because of the term limit. President when a Policy was last enacted: {name}"
    ),
    Reason.TARGET_LAST_CHANCELLOR: lambda words: words.gettext(
        "Not eligible because of the term limit. Chancellor when a Policy was last enacted: {name}"
    ),
}
"""For books that limit those who enacted a policy last (`pt_BR.txt L90`)."""

TABLE_REASONS: Mapping[str, Sentence] = {
    "nothing_to_take_back": lambda words: words.gettext(
        "Nothing can be taken back: a secret has been shown or secret votes have been revealed since then."
    ),
    "each_votes_alone": lambda words: words.gettext("At this table everybody votes in secret."),
    "votes_missing": lambda words: words.gettext("Some votes are still missing."),
    "claims_are_off": lambda words: words.gettext("At this table nobody writes down what players claim."),
    "no_such_occasion": lambda words: words.gettext("Nobody saw anything there to make a claim about."),
    "not_a_claim": lambda words: words.gettext(
        "A claim has to name all the cards that were seen, or the party."
    ),
    "nothing_claimed": lambda words: words.gettext("Nothing is claimed there that could be taken back."),
    "not_dealt": lambda words: words.gettext("Nothing has been dealt yet."),
    "too_late_for_words": lambda words: words.gettext(
        "It is too late for words of your own: the roles have been dealt."
    ),
    "not_words": lambda words: words.gettext(
        "Only letters and digits count. Type at least one, and at most 80."
    ),
    "mixed_alphabets": lambda words: words.gettext(
        "Use letters of one alphabet: some look the same in two, and would give another deal."
    ),
    "not_a_name": lambda words: words.gettext(
        "Nobody can sit down here under this name: it cannot be read, or somebody else has it already."
    ),
    "not_a_remark": lambda words: words.gettext("This is not something that can be said here."),
    "too_many_languages": lambda words: words.gettext(
        "The language of this seat has changed too often. It stays as it is until the game ends."
    ),
    "too_many_claims": lambda words: words.gettext(
        "No more claims by this player are written down in this game."
    ),
    "already_so": lambda words: words.gettext("It is like that already."),
}
"""By `TableReason` code."""

NAME_PROBLEMS: Mapping[str, Sentence] = {
    "empty": lambda words: words.gettext("A name is missing here."),
    "too_long": lambda words: words.gettext("This name is too long."),
    "unprintable": lambda words: words.gettext("This name has characters that cannot be shown."),
    "taken": lambda words: words.gettext("Somebody else already has this name."),
    "looks_alike": lambda words: words.gettext(
        "This name looks too much like another one here. Change or add a letter."
    ),
}
"""By `NameProblem` code."""
