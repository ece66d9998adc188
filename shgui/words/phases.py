"""Everything that is said of a phase: one entry each. A power lends its words to its phase."""

from collections.abc import Mapping
from typing import NamedTuple

from shgui.engine.types import Phase
from shgui.words.help import Topic
from shgui.words.powers import POWERS, Sentence


class PhaseWords(NamedTuple):
    heading: Sentence
    """What is going on at the table."""
    waiting: Sentence
    """What those are doing who are on move, for whoever looks on."""
    topic: Topic
    """What "How to play" tells of it."""


PHASES: Mapping[Phase, PhaseWords] = {
    Phase.NOMINATE: PhaseWords(
        # Translators: a part of a round, as a heading
        lambda words: words.pgettext("phase", "Nomination"),
        # Translators: what the player named beside it is doing
        lambda words: words.gettext("Nominates a Chancellor."),
        Topic.NOMINATION,
    ),
    Phase.VOTE: PhaseWords(
        lambda words: words.pgettext("term", "Vote"),
        # Translators: what the players named beside it are doing; one or several
        lambda words: words.gettext("The vote on the government is under way."),
        Topic.VOTE,
    ),
    Phase.PRESIDENT_DISCARD: PhaseWords(
        # Translators: a part of a round, as a heading: the President puts one of three Policies away
        lambda words: words.pgettext("phase", "President’s choice"),
        # Translators: what the player named beside it is doing
        lambda words: words.gettext("Chooses the Policy to discard."),
        Topic.LEGISLATION,
    ),
    Phase.CHANCELLOR_ENACT: PhaseWords(
        # Translators: a part of a round, as a heading: the Chancellor enacts one of two Policies
        lambda words: words.pgettext("phase", "Chancellor’s choice"),
        # Translators: what the player named beside it is doing
        lambda words: words.gettext("Chooses the Policy to enact."),
        Topic.LEGISLATION,
    ),
    Phase.VETO_ANSWER: PhaseWords(
        lambda words: words.pgettext("term", "Veto"),
        # Translators: what the player named beside it is doing
        lambda words: words.gettext("Decides on the proposed veto."),
        Topic.VETO,
    ),
    Phase.OVER: PhaseWords(
        # Translators: heading when the game is over
        lambda words: words.pgettext("phase", "End of the game"),
        lambda words: words.gettext("The game is over."),
        Topic.GOAL,
    ),
    **{
        power.phase: PhaseWords(entry.name, entry.waiting, Topic(power.value))
        for power, entry in POWERS.items()
    },
}
