"""Short words printed on the things of the table: boards, piles, seats, stamps."""

from shgui.engine.components import TRACKER_FIELDS
from shgui.engine.types import Phase, Policy, Power
from shgui.words.catalogue import Catalogue

STAGES = (
    frozenset({Phase.NOMINATE}),
    frozenset({Phase.VOTE}),
    frozenset({Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT, Phase.VETO_ANSWER}),
    frozenset(power.phase for power in Power),
)
"""The parts of a round as the strip of the table shows them."""


def get_board_name(words: Catalogue, policy: Policy) -> str:
    return {
        Policy.LIBERAL: words.pgettext("term", "Liberal board"),
        Policy.FASCIST: words.pgettext("term", "Fascist board"),
    }[policy]


def get_winning_space_label(words: Catalogue, policy: Policy) -> str:
    return {
        # Translators: on the last space of the Liberal board; max 22
        Policy.LIBERAL: words.pgettext("board", "Liberals win"),
        # Translators: on the last space of the Fascist board; max 22
        Policy.FASCIST: words.pgettext("board", "Fascists win"),
    }[policy]


def get_veto_space_label(words: Catalogue) -> str:
    # Translators: on the space of the Fascist board that unlocks the veto; max 20
    return words.pgettext("board", "Veto possible")


def get_veto_possible_text(words: Catalogue) -> str:
    return words.gettext("A veto is possible now.")


def get_tracker_name(words: Catalogue) -> str:
    return words.pgettext("term", "Election Tracker")


def format_tracker(words: Catalogue, steps: int) -> str:
    text = words.gettext("Election Tracker: {step} of {last}")
    return text.format(step=words.number(steps), last=words.number(TRACKER_FIELDS))


def get_draw_pile_name(words: Catalogue) -> str:
    return words.pgettext("term", "Policy deck")


def get_discard_pile_name(words: Catalogue) -> str:
    return words.pgettext("term", "Discard pile")


def list_stages(words: Catalogue) -> tuple[str, str, str, str]:
    """List the four parts of a round, in the order of `STAGES`."""
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


def find_stage(phase: Phase) -> int:
    """Return the place of a phase among the stages; -1 when the game is over."""
    return next((place for place, phases in enumerate(STAGES) if phase in phases), -1)


def get_vote_stamp(words: Catalogue, elected: bool) -> str:
    if elected:
        # Translators: a rubber stamp on the government that was voted for; max 16
        return words.pgettext("stamp", "Elected")
    # Translators: a rubber stamp on the government that was voted down; max 16
    return words.pgettext("stamp", "Rejected")
