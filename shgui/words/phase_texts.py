"""The texts of each phase; a power lends its texts to its phase."""

from collections.abc import Mapping
from typing import NamedTuple

from shgui.engine.types import Phase
from shgui.words.catalogue import Sentence
from shgui.words.help_topics import Topic
from shgui.words.power_texts import POWERS


class PhaseTexts(NamedTuple):
    heading: Sentence
    """Names the phase."""
    waiting: Sentence
    """Tells everyone else what the players on move are doing."""
    topic: Topic
    """The help topic about it."""


PHASES: Mapping[Phase, PhaseTexts] = {
    Phase.NOMINATE: PhaseTexts(
        # Translators: a part of a round, as a heading
        lambda words: words.pgettext("phase", "Nomination"),
        # Translators: what the player named beside it is doing
        lambda words: words.gettext("Nominates a Chancellor."),
        Topic.NOMINATION,
    ),
    Phase.VOTE: PhaseTexts(
        lambda words: words.pgettext("term", "Vote"),
        # Translators: what the players named beside it are doing; one or several
        lambda words: words.gettext("The vote on the government is under way."),
        Topic.VOTE,
    ),
    Phase.PRESIDENT_DISCARD: PhaseTexts(
        # Translators: a part of a round, as a heading: the President puts one of three Policies away
        lambda words: words.pgettext("phase", "President’s choice"),
        # Translators: what the player named beside it is doing
        lambda words: words.gettext("Chooses the Policy to discard."),
        Topic.LEGISLATION,
    ),
    Phase.CHANCELLOR_ENACT: PhaseTexts(
        # Translators: a part of a round, as a heading: the Chancellor enacts one of two Policies
        lambda words: words.pgettext("phase", "Chancellor’s choice"),
        # Translators: what the player named beside it is doing
        lambda words: words.gettext("Chooses the Policy to enact."),
        Topic.LEGISLATION,
    ),
    Phase.VETO_ANSWER: PhaseTexts(
        lambda words: words.pgettext("term", "Veto"),
        # Translators: what the player named beside it is doing
        lambda words: words.gettext("Decides on the proposed veto."),
        Topic.VETO,
    ),
    Phase.OVER: PhaseTexts(
        # Translators: heading when the game is over
        lambda words: words.pgettext("phase", "End of the game"),
        lambda words: words.gettext("The game is over."),
        Topic.GOAL,
    ),
    **{
        power.phase: PhaseTexts(entry.name, entry.waiting, Topic(power.value))
        for power, entry in POWERS.items()
    },
}
