"""Short words printed on the things of the table: boards, piles, seats, stamps."""

from shgui.engine.components import TRACKER_FIELDS
from shgui.engine.types import Office, Phase, Policy, Power
from shgui.words.catalogue import Catalogue
from shgui.words.powers import POWERS

STAGES = (
    frozenset({Phase.NOMINATE}),
    frozenset({Phase.VOTE}),
    frozenset({Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT, Phase.VETO_ANSWER}),
    frozenset(power.phase for power in Power),
)
"""The parts of a round as the strip of the table shows them."""


def board(words: Catalogue, policy: Policy) -> str:
    """The heading of a board."""
    return {
        Policy.LIBERAL: words.pgettext("term", "Liberal board"),
        Policy.FASCIST: words.pgettext("term", "Fascist board"),
    }[policy]


def winning_space(words: Catalogue, policy: Policy) -> str:
    """The last space of a board."""
    return {
        # Translators: on the last space of the Liberal board; max 22
        Policy.LIBERAL: words.pgettext("board", "Liberals win"),
        # Translators: on the last space of the Fascist board; max 22
        Policy.FASCIST: words.pgettext("board", "Fascists win"),
    }[policy]


def hitler_zone(words: Catalogue) -> str:
    """What holds from the third fascist policy on."""
    # Translators: along the foot of the Fascist board, below the spaces from the third on; max 60
    return words.pgettext("board", "From here on Fascists win if Hitler is elected Chancellor")


def hitler_zone_told(words: Catalogue) -> str:
    """The same among sentences."""
    return words.gettext("From here on Fascists win if Hitler is elected Chancellor.")


def veto_unlocked(words: Catalogue) -> str:
    # Translators: on the space of the Fascist board that unlocks the veto; max 20
    return words.pgettext("board", "Veto possible")


def veto_possible(words: Catalogue) -> str:
    """The same among sentences, once it is unlocked."""
    return words.gettext("A veto is possible now.")


def power_space(words: Catalogue, power: Power) -> str:
    """A word below the sign of a power on its space."""
    return POWERS[power].space(words)


def tracker(words: Catalogue) -> str:
    return words.pgettext("term", "Election Tracker")


def tracker_stands(words: Catalogue, steps: int) -> str:
    """How far it has come, by rejected governments and vetoes."""
    text = words.gettext("Election Tracker: {step} of {last}")
    return text.format(step=words.number(steps), last=words.number(TRACKER_FIELDS))


def third_step(words: Catalogue) -> str:
    return words.gettext("The third step brings chaos: the top Policy is enacted, but grants no power.")


def draw_pile(words: Catalogue) -> str:
    return words.pgettext("term", "Policy deck")


def discard_pile(words: Catalogue) -> str:
    return words.pgettext("term", "Discard pile")


def stages(words: Catalogue) -> tuple[str, str, str, str]:
    """The strip that shows how far a round has come, as long as `STAGES`."""
    return (
        # Translators: one of four parts of a round; max 24
        words.pgettext("stage", "Nomination"),
        # Translators: one of four parts of a round; max 24
        words.pgettext("stage", "Vote"),
        # Translators: one of four parts of a round; max 24
        words.pgettext("stage", "Legislative Session"),
        # Translators: one of four parts of a round; max 24
        words.pgettext("stage", "Executive Action"),
    )


def stage_of(phase: Phase) -> int:
    """The place of a phase in the strip; -1 when the game is over."""
    return next((place for place, phases in enumerate(STAGES) if phase in phases), -1)


def stamp(words: Catalogue, elected: bool) -> str:
    """What is stamped across a government after the vote."""
    if elected:
        # Translators: a rubber stamp on the government that was voted for; max 16
        return words.pgettext("stamp", "Elected")
    # Translators: a rubber stamp on the government that was voted down; max 16
    return words.pgettext("stamp", "Rejected")


def dead(words: Catalogue) -> str:
    # Translators: on the seat of a player who is out of the game, whatever the player's gender; max 16
    return words.pgettext("seat", "Executed")


def cleared(words: Catalogue) -> str:
    """What is stamped when it is known, and stays on the seat."""
    # Translators: a rubber stamp for a player who everybody knows is not Hitler, whatever the player's
    # gender; also on the player's seat; max 18
    return words.pgettext("stamp", "Not Hitler")


def investigated(words: Catalogue) -> str:
    # Translators: on the seat of a player who was investigated, whatever the player's gender; max 16
    return words.pgettext("seat", "Investigated")


def has_voted(words: Catalogue) -> str:
    # Translators: on the seat of a player whose ballot is in, whatever the player's gender; max 16
    return words.pgettext("seat", "Vote is in")


def limited(words: Catalogue, office: Office) -> str:
    """On a seat that can't be nominated; `term_limits.reason` has the whole sentence."""
    return {
        # Translators: on the seat of a player who cannot be nominated, because last in this office; max 18
        Office.PRESIDENT: words.pgettext("seat", "Last President"),
        # Translators: on the seat of a player who cannot be nominated, because last in this office; max 18
        Office.CHANCELLOR: words.pgettext("seat", "Last Chancellor"),
    }[office]
