"""The meaning of a fingerprint: beside the fingerprint itself, in the review and for `shgui verify`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from shgui.words.bot_texts import TEMPERS
from shgui.words.catalogue import Catalogue, Sentence

if TYPE_CHECKING:
    from shgui.engine.fairness import Verdict


def get_fingerprint_heading(words: Catalogue) -> str:
    # Translators: heading above 32 digits that the table notes before anybody looks at a role; max 40
    return words.pgettext("heading", "Fingerprint of this game")


def get_start_heading(words: Catalogue, *, unchanged: bool) -> str:
    """Return the heading of the first fingerprint when the game is over."""
    if unchanged:
        # Translators: above 32 digits on the last page of a game, which were shown before any role; max 60
        return words.gettext("First fingerprint, from before the roles: unchanged")
    # Translators: above 32 digits on the last page of a game, which were shown before any role; max 60
    return words.gettext("First fingerprint: it doesn’t fit this game")


def get_own_word_label(words: Catalogue) -> str:
    # Translators: above a field; the table may add any word, which goes into the chance of the game; max 50
    return words.gettext("The table’s own word (optional)")


def list_comparing_hints(words: Catalogue, proof: str) -> tuple[str, ...]:
    """Say how to check the fingerprints; a command follows unless the proof is complete without one."""
    hint = words.gettext(
        "Compare both fingerprints, the first and the final one, with what you photographed or wrote down:"
        " then you need not take this program’s word for it."
    )
    if proof in _PROVEN_AT_TABLE:
        return (hint,)
    command = words.gettext("For a saved record this does it for you: {command}")
    return hint, command.format(command=format_verify_command(words))


def format_verify_command(words: Catalogue) -> str:
    # Translators: in capitals, in place of the name of a file in a command: shgui verify FILE
    file = words.gettext("FILE")
    return f"shgui verify {file} --fingerprint … --end …"


_PROVEN_AT_TABLE = frozenset(("nothing_moved", "nobody_chose"))


_GROUP = 4
_FIRST_VERSION_WITH_BOTS = 3
"""The first version of records that names the bots' seats."""
_GROUPS = 8
"""The number of groups shown, photographed and compared; more would not make it safer."""


def split_fingerprint(digits: str) -> tuple[str, ...]:
    """Split the digits that are shown of a fingerprint into groups that an eye can compare."""
    shown = digits[: _GROUP * _GROUPS]
    return tuple(shown[start : start + _GROUP] for start in range(0, len(shown), _GROUP))


def format_fingerprint(digits: str) -> str:
    """Return the groups on one line."""
    return " ".join(split_fingerprint(digits))


def list_deal_notes(
    words: Catalogue, deal: int, fates: Iterable[str], times: tuple[datetime, datetime] | None = None
) -> tuple[str, ...]:
    """List the number of this deal on this computer, the last one's time, and how earlier ones ended.

    `fates` are `DealFate` codes, `times` those of the last deal and of this one.
    """
    if deal == 1:
        lines = [words.gettext("This is the first deal on this computer in twelve hours.")]
    else:
        this = words.gettext("This is deal {number} on this computer in twelve hours, whoever played.")
        lines = [this.format(number=words.number(deal))]
    if times is not None:
        last, now = (time.astimezone() for time in times)
        format_time = words.time if last.date() == now.date() else words.moment
        # Translators: both are a time of day, with the day before it unless both are of one day
        both = words.gettext("Last deal: {last}. This deal: {now}.")
        lines.append(both.format(last=format_time(last), now=format_time(now)))
    deals: dict[str, list[int]] = {}
    for number, fate in enumerate(fates, 1):
        deals.setdefault(str(fate), []).append(number)
    for fate, numbers in deals.items():
        listed = words.list_of([words.number(number) for number in numbers])
        lines.append(_FATES[fate](words, len(numbers)).format(deals=listed))
    return tuple(lines)


def list_verification_report(words: Catalogue, verdict: Verdict) -> tuple[str, ...]:
    """List the whole report: both fingerprints, the checks, and what is proven."""
    lines: list[str] = []
    # A game that nobody dealt by chance has no fingerprint.
    if verdict.fingerprint:
        line = words.gettext("Fingerprint of the game: {fingerprint}")
        lines.append(line.format(fingerprint=format_fingerprint(verdict.fingerprint)))
    if not _get_results_by_check(verdict)["finished"]:
        return *lines, *list_checks(words, verdict)
    if verdict.end:
        lines.append(
            words.gettext("Final fingerprint of the game: {end}").format(end=format_fingerprint(verdict.end))
        )
    return *lines, *list_checks(words, verdict), PROOFS[verdict.proof](words)


def list_checks(words: Catalogue, verdict: Verdict) -> tuple[str, ...]:
    """List the deal's number, the table's words, the bots' seats and every check."""
    held = _get_results_by_check(verdict)
    if not held["finished"]:
        _, not_finished = CHECKS["finished"]
        return (not_finished(words),)
    lines: list[str] = []
    if verdict.deal is not None:
        number = words.number(verdict.deal)
        lines.append(words.gettext("Number of the deal that evening: {number}").format(number=number))
        lines.append(format_added_words(words, verdict.words))
        lines.extend(_list_bot_notes(words, verdict))
    return *lines, *_list_findings(words, held)


def _list_bot_notes(words: Catalogue, verdict: Verdict) -> Iterable[str]:
    """Yield which seats bots played, and what binds their chance."""
    if verdict.version < _FIRST_VERSION_WITH_BOTS:
        yield words.gettext(
            "In this older format, capitals, spaces and punctuation of the words changed the deal too, and"
            " nothing seals the program’s seats or the chance that they decided by."
        )
        return
    seats = [f"{name} ({_get_temper_name(words, bot)})" for name, bot in verdict.bots if bot is not None]
    if seats:
        line = words.gettext("Played by the program from the deal on: {players}")
        yield line.format(players=words.list_of(seats))
    for name, bot in verdict.seat_changes:
        if bot is None:
            yield words.gettext("During the game, back to a person: {name}").format(name=name)
        else:
            taken = words.gettext("During the game, taken over by the program: {player}")
            yield taken.format(player=f"{name} ({_get_temper_name(words, bot)})")
    if seats or verdict.seat_changes:
        yield words.gettext(
            "Where the program plays, it decides by chance that follows from seed and words, so no one can"
            " choose that chance separately. Its decisions themselves are not played again here."
        )


def _get_temper_name(words: Catalogue, bot: str) -> str:
    """Return the name of a way to play; a later version may know others."""
    return TEMPERS[bot](words) if bot in TEMPERS else bot


def _get_results_by_check(verdict: Verdict) -> Mapping[str, bool]:
    return {str(finding.check): finding.holds for finding in verdict.findings}


def format_added_words(words: Catalogue, added: str) -> str:
    if not added:
        return words.gettext("The table added no words of its own.")
    return words.gettext("The table’s own words: “{words}”").format(words=added)


def _list_findings(words: Catalogue, held: Mapping[str, bool]) -> Iterable[str]:
    replayable = held["left_to_chance"] and held["actions_follow_rules"]
    lines = [
        CHECKS[check][0 if holds else 1](words)
        for check, holds in held.items()
        if replayable or check not in _NEED_A_REPLAY
    ]
    if not replayable:
        lines.append(words.gettext("It could not be checked whether the cards followed from the seed."))
    return lines


_NEED_A_REPLAY = frozenset(
    (
        "roles_follow_seed",
        "first_candidate_follows_seed",
        "deck_follows_seed",
        "reshuffles_follow_seed",
        "outcome_follows",
        "nobody_had_won",
    )
)
"""Checks that need a game that can be dealt and played again; the others suit any finished game."""

_FATES: Mapping[str, Callable[[Catalogue, int], str]] = {
    "finished": lambda words, count: words.ngettext(
        "Deal {deals} was played to the end.", "Deals {deals} were played to the end.", count
    ),
    "ended_early": lambda words, count: words.ngettext(
        "Deal {deals} was ended early, and the roles were turned over.",
        "Deals {deals} were ended early, and the roles were turned over.",
        count,
    ),
    "set_aside_unseen": lambda words, count: words.ngettext(
        "Deal {deals} was set aside before anybody saw a role.",
        "Deals {deals} were set aside before anybody saw a role.",
        count,
    ),
    "set_aside": lambda words, count: words.ngettext(
        "Deal {deals} was set aside after roles had been seen.",
        "Deals {deals} were set aside after roles had been seen.",
        count,
    ),
    "unfinished": lambda words, count: words.ngettext(
        "Deal {deals} is not finished yet.", "Deals {deals} are not finished yet.", count
    ),
    "practice": lambda words, count: words.ngettext(
        "Deal {deals} was practice with bots.", "Deals {deals} were practice with bots.", count
    ),
    "deleted": lambda words, count: words.ngettext(
        "Deal {deals} was deleted.", "Deals {deals} were deleted.", count
    ),
}

PROOFS: Mapping[str, Sentence] = {
    "nothing": lambda words: words.gettext("This record proves nothing about the game."),
    "itself": lambda words: words.gettext(
        "The file agrees with itself, but it was compared with nothing that was written down: whoever wrote"
        " it could have chosen all of it."
    ),
    "only_fingerprint": lambda words: words.gettext(
        "Seed, names, seats, rules and number of the deal are the ones that the fingerprint stands for. The"
        " table’s words and the course of the game were compared with nothing: to check them, give the final"
        " fingerprint too."
    ),
    "only_end": lambda words: words.gettext(
        "This is the game that this final fingerprint belongs to, action by action. Whether its seed was"
        " decided before the first role was shown remains open: to check that, give the first fingerprint"
        " too."
    ),
    "old_deal": lambda words: words.gettext(
        "The seed was decided when the fingerprint was shown, and the cards follow from it. In this older"
        " format the fingerprint stands for neither names nor seats, and nothing seals the course of the"
        " game."
    ),
    "nothing_moved": lambda words: words.gettext(
        "Proven: nothing that the two fingerprints seal was changed after they were shown. The table added"
        " no words of its own, so it is not proven that nobody chose the seed beforehand."
    ),
    "nobody_chose": lambda words: words.gettext(
        "Proven: nothing that the two fingerprints seal was changed after they were shown. No one chose the"
        " deal either, if whoever said the table’s words and whoever typed them did not know the seed."
        " Someone who knew it could have typed other words than were said, or spelled them otherwise: compare"
        " the words above with those that you heard."
    ),
}
"""The conclusion from all checks, by `Proof` code."""

CHECKS: Mapping[str, tuple[Sentence, Sentence]] = {
    "finished": (
        lambda words: words.gettext("The game is over, and its seed has been revealed."),
        lambda words: words.gettext(
            "The game is not over: its seed stays sealed, so nothing can be checked yet."
        ),
    ),
    "left_to_chance": (
        lambda words: words.gettext(
            "According to the file no card was laid by hand, and nobody chose the seed."
        ),
        lambda words: words.gettext(
            "The seed was chosen or cards were laid by hand, so chance did not decide."
        ),
    ),
    "seed_fits_fingerprint": (
        lambda words: words.gettext(
            "The fingerprint in the file fits the seed, the number of players and the rules."
        ),
        lambda words: words.gettext(
            "The fingerprint in the file does not fit the seed, the number of players or the rules."
        ),
    ),
    "deal_fits_fingerprint": (
        lambda words: words.gettext(
            "The fingerprint in the file fits the seed, the names in their seats, the rules and the number of"
            " the deal."
        ),
        lambda words: words.gettext(
            "The fingerprint in the file does not fit the seed, the names in their seats, the rules or the"
            " number of the deal."
        ),
    ),
    "fingerprint_as_written_down": (
        lambda words: words.gettext("The fingerprint is the one it was compared with."),
        lambda words: words.gettext("The fingerprint is not the one it was compared with."),
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
    "nobody_had_won": (
        lambda words: words.gettext("The game was ended early: its actions lead to no winner."),
        lambda words: words.gettext(
            "According to the file the game was ended early, but its actions lead to a winner."
        ),
    ),
    "end_fits_actions": (
        lambda words: words.gettext(
            "The final fingerprint in the file fits the table’s words and every action."
        ),
        lambda words: words.gettext(
            "The final fingerprint in the file does not fit the table’s words or the actions."
        ),
    ),
    "end_as_written_down": (
        lambda words: words.gettext("The final fingerprint is the one it was compared with."),
        lambda words: words.gettext("The final fingerprint is not the one it was compared with."),
    ),
}
"""The result of a check that holds and of one that fails, by `Check` code."""
