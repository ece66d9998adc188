"""`shgui verify FILE` and the fairness check of the review: what was checked, and what came out."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from shgui.words.catalogue import Catalogue

_Sentence = Callable[[Catalogue], str]


class Finding(Protocol):
    """What `shgui.engine.fairness.Finding` holds."""

    @property
    def check(self) -> str: ...
    @property
    def holds(self) -> bool: ...


def verification(words: Catalogue, fingerprint: str, findings: Iterable[Finding]) -> tuple[str, ...]:
    """The whole report, a line each: the fingerprint, every check, and the verdict last."""
    held = {str(finding.check): finding.holds for finding in findings}
    told: tuple[str, ...] = ()
    # A game that nobody dealt by chance has none.
    if fingerprint:
        told = (words.gettext("Fingerprint of the game: {fingerprint}").format(fingerprint=fingerprint),)
    if not held["finished"]:
        return *told, finding_line(words, "finished", False)
    return *told, *_findings(words, held), verdict(words, all(held.values()))


def verdict(words: Catalogue, fair: bool) -> str:
    if fair:
        return words.gettext(
            "Everything left to chance in this game was fixed from the start. The game was fair."
        )
    return words.gettext("This record does not prove that the game was fair.")


def finding_line(words: Catalogue, check: str, holds: bool) -> str:
    """One check: a code of `shgui.engine.fairness.Check`."""
    return _CHECKS[check][0 if holds else 1](words)


def _findings(words: Catalogue, held: Mapping[str, bool]) -> Iterable[str]:
    replayable = held["left_to_chance"] and held["actions_follow_rules"]
    lines = [
        finding_line(words, check, holds) for check, holds in held.items() if replayable or check in _ALWAYS
    ]
    if not replayable:
        lines.append(words.gettext("It could not be checked whether the cards followed from the seed."))
    return lines


_ALWAYS = frozenset(("finished", "left_to_chance", "seed_fits_fingerprint", "actions_follow_rules"))
"""Checks that can be made of any finished game; the others need a game that can be dealt and played again."""

_CHECKS: Mapping[str, tuple[_Sentence, _Sentence]] = {
    "finished": (
        lambda words: words.gettext("The game is over, and its seed has been revealed."),
        lambda words: words.gettext(
            "The game is not over: its seed stays sealed, so nothing can be checked yet."
        ),
    ),
    "left_to_chance": (
        lambda words: words.gettext("Nobody chose the seed or laid cards by hand."),
        lambda words: words.gettext(
            "The seed was chosen or cards were laid by hand, so chance did not decide."
        ),
    ),
    "seed_fits_fingerprint": (
        lambda words: words.gettext(
            "The seed matches the fingerprint that the table saw before the first role was shown."
        ),
        lambda words: words.gettext(
            "The seed does not match the fingerprint that the table saw before the first role was shown."
        ),
    ),
    "actions_follow_rules": (
        lambda words: words.gettext("Every action was allowed by the rules when it was made."),
        lambda words: words.gettext("Not every action was allowed by the rules when it was made."),
    ),
    "roles_follow_seed": (
        lambda words: words.gettext("The roles follow from the seed."),
        lambda words: words.gettext("The roles do not follow from the seed."),
    ),
    "first_candidate_follows_seed": (
        lambda words: words.gettext("The first Presidential Candidate follows from the seed."),
        lambda words: words.gettext("The first Presidential Candidate does not follow from the seed."),
    ),
    "deck_follows_seed": (
        lambda words: words.gettext("The deck follows from the seed."),
        lambda words: words.gettext("The deck does not follow from the seed."),
    ),
    "reshuffles_follow_seed": (
        lambda words: words.gettext("Every reshuffle follows from the seed."),
        lambda words: words.gettext("Not every reshuffle follows from the seed."),
    ),
    "outcome_follows": (
        lambda words: words.gettext("The outcome follows from the actions."),
        lambda words: words.gettext("The outcome does not follow from the actions."),
    ),
}
