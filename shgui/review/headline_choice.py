"""The choice of headlines: the end, then what the rules find, or the quiet one."""

from collections.abc import Iterable

from shgui.engine.types import Outcome, Party, Seat
from shgui.review.evidence import Evidence
from shgui.review.headline import EndFacts, Headline, HeadlineCode, HeadlinePlace, QuietGame
from shgui.review.headline_rules import RULES, WITHOUT_TRUTH, Rule
from shgui.review.public_rounds import PublicRound

MOST_FOUND = 5


def choose_headlines(game: Evidence) -> tuple[Headline, ...]:
    """Choose one to seven headlines; without the truth none that needs it, and none about the end."""
    if not game.roles:
        return apply_rules(game, WITHOUT_TRUTH)
    return (build_lead(game), *apply_rules(game, RULES))


def apply_rules(game: Evidence, rules: Iterable[Rule]) -> tuple[Headline, ...]:
    """Return the first headlines that the rules find, in order of rank; else the quiet one."""
    fired = tuple(headline for rule in rules if (headline := rule(game)) is not None)
    quiet = Headline(HeadlineCode.QUIET, QuietGame(bool(game.course.claims)), ())
    return fired[:MOST_FOUND] or (quiet,)


def build_lead(game: Evidence) -> Headline:
    """Build the headline about the end, with the moment that decided it."""
    last = game.rounds[-1]
    facts = EndFacts(
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
        tuple(_find_liberal_ja(game, last)),
    )
    return Headline(HeadlineCode.END, facts, (HeadlinePlace(last.number, last.last_step),))


def _find_liberal_ja(game: Evidence, last: PublicRound) -> Iterable[Seat]:
    lost = last.outcome in (Outcome.HITLER_CHANCELLOR, Outcome.SIX_FASCIST_POLICIES)
    if lost and last.elected and last.chaos is None:
        for seat, ja in last.ballots:
            if ja and game.roles[seat].party is Party.LIBERAL:
                yield seat
