"""Which headlines a game has: the end, then what the rules find, and a word for a game without any of it."""

from collections.abc import Iterable

from shgui.engine.types import Outcome, Party, Seat
from shgui.review.evidence import Evidence
from shgui.review.headline import End, Headline, HeadlineCode, HeadlinePlace, Quiet
from shgui.review.rounds import PublicRound
from shgui.review.rules import RULES, WITHOUT_TRUTH, Rule

MOST_FOUND = 5


def headlines(game: Evidence) -> tuple[Headline, ...]:
    """One to seven. Without the truth none that needs it, and no word of the end."""
    if not game.roles:
        return found(game, WITHOUT_TRUTH)
    return (lead(game), *found(game, RULES))


def found(game: Evidence, rules: Iterable[Rule]) -> tuple[Headline, ...]:
    """The first that fire, in the order of their rank; else the quiet line."""
    fired = tuple(headline for rule in rules if (headline := rule(game)) is not None)
    quiet = Headline(HeadlineCode.QUIET, Quiet(bool(game.course.said)), ())
    return fired[:MOST_FOUND] or (quiet,)


def lead(game: Evidence) -> Headline:
    """The end, with the moment that decided it."""
    last = game.rounds[-1]
    facts = End(
        last.outcome,
        last.number,
        last.president,
        last.chancellor,
        last.target if last.outcome is Outcome.HITLER_EXECUTED else None,
        last.chaos is not None,
        last.elected,
        last.ja,
        last.nein,
        last.outcome is not None and last.one_ballot_decided,
        tuple(_liberal_ja(game, last)),
    )
    return Headline(HeadlineCode.END, facts, (HeadlinePlace(last.number, last.last_step),))


def _liberal_ja(game: Evidence, last: PublicRound) -> Iterable[Seat]:
    lost = last.outcome in (Outcome.HITLER_CHANCELLOR, Outcome.SIX_FASCIST_POLICIES)
    if lost and last.elected and last.chaos is None:
        for seat, ja in last.ballots:
            if ja and game.roles[seat].party is Party.LIBERAL:
                yield seat
