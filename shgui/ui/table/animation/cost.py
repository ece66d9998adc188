"""Estimated length of a round in each pace."""

from shgui.engine.events import ChancellorCleared, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy
from shgui.ui.table.animation import election_scripts, enactment_scripts
from shgui.ui.table.animation.script import ScriptContext, length
from shgui.ui.theme import Motion, Pace
from shgui.words import key_moment_texts
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
    return max(1, round(length(script, context.tempo) / 1000))


def get_pace_names(words: Catalogue) -> tuple[str, ...]:
    return key_moment_texts.get_brisk_label(words), key_moment_texts.get_dramatic_label(words)


def estimate_pace_costs(words: Catalogue, players: int, motion: Motion) -> tuple[str, ...]:
    paces = (motion._replace(pace=pace) for pace in Pace)
    return tuple(
        key_moment_texts.format_seconds_a_round(words, estimate_round_seconds(words, players, pace))
        for pace in paces
    )
