"""Estimated length of a round in each pace."""

from shgui.engine.events import ChancellorCleared, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy
from shgui.ui.table.animation import election_scripts, enactment_scripts
from shgui.ui.table.animation.script import ScriptContext, length
from shgui.ui.theme import Motion, Pace
from shgui.words.catalogue import Catalogue

_NAME = "Katarina"
_RULES = "official"


def estimate_round_seconds(words: Catalogue, players: int, motion: Motion) -> int:
    """Return the length of a round with a vote, the question about Hitler and an enactment."""
    context = ScriptContext(words, (_NAME,) * players, _RULES, 0, 1, motion)
    ballots = tuple((seat, seat % 3 != 2) for seat in range(players))
    script = (
        *election_scripts.write_vote(context, VotesRevealed(ballots), ()),
        *election_scripts.write_hitler_question(context, ChancellorCleared(1), ()),
        *enactment_scripts.write_enactment(context, PolicyEnacted(Policy.FASCIST, 4, 0, 1), ()),
    )
    return max(1, round(length(script, context.motion) / 1000))


def get_pace_names(words: Catalogue) -> tuple[str, ...]:
    return (
        # Translators: setting: what happens at the table is shown quickly; max 16
        words.pgettext("pace", "Brisk"),
        # Translators: setting: what happens at the table is shown with suspense; max 16
        words.pgettext("pace", "Dramatic"),
    )


def estimate_pace_costs(words: Catalogue, players: int, motion: Motion) -> tuple[str, ...]:
    paces = (motion._replace(pace=pace) for pace in Pace)
    return tuple(
        # Translators: how long the table looks on in one round of the game; "s" is the sign of seconds;
        # max 24
        words.pgettext("pace", "about {count} s a round").format(
            count=words.number(estimate_round_seconds(words, players, pace))
        )
        for pace in paces
    )
