"""The texts of each Presidential Power."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from shgui.engine import actions, events
from shgui.engine.types import Power
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.spoken_formulas import SpokenFormula


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerTexts:
    name: Sentence
    effect: Sentence
    """Says what it does, in one sentence."""
    space: Sentence
    """Printed below its symbol on the board."""
    spoken: Sentence
    """Said by the narrator when it is granted."""
    ask: Sentence | None = None
    """Asks the President at the table; None where the screen goes to the President instead."""
    waiting: Sentence
    """Tells everyone else what the President is doing."""
    action: type[actions.PowerAction]
    question: Sentence
    """Asks for confirmation; {name} is the chosen player."""
    follows: Sentence
    button: Sentence
    said: SpokenFormula | None = None
    """The rulebook's words for the President to say aloud."""
    event: type[events.PowerUsed]
    happened: Sentence
    """The line of the game log; {name} is the chosen player, or the President where no one is chosen."""
    printed_question: Sentence
    """Asks where the cards lie on the table."""
    printed_step: Sentence
    help: Callable[[Catalogue], tuple[str, ...]]
    """Explains it in paragraphs."""


POWERS: Mapping[Power, PowerTexts] = {
    Power.INVESTIGATE: PowerTexts(
        name=lambda words: words.pgettext("term", "Investigate Loyalty"),
        effect=lambda words: words.gettext("The President sees the party of one player, but not the role."),
        # Translators: a Presidential Power on its space of the board, as short as possible; max 18
        space=lambda words: words.pgettext("board", "Investigation"),
        spoken=lambda words: words.pgettext("spoken", "Presidential Power: Investigate Loyalty."),
        ask=lambda words: words.gettext("Choose whose party you want to see."),
        # Translators: what the player named beside it is doing
        waiting=lambda words: words.gettext("Chooses whose party to see."),
        action=actions.Investigate,
        question=lambda words: words.gettext("Investigate: {name}"),
        follows=lambda words: words.gettext(
            "Only the President will see the party. Nobody is investigated twice."
        ),
        # Translators: button; max 24
        button=lambda words: words.pgettext("button", "Investigate"),
        said=SpokenFormula.INVESTIGATION,
        event=events.PlayerInvestigated,
        happened=lambda words: words.gettext("Investigated: {name}"),
        printed_question=lambda words: words.gettext("Who was investigated?"),
        printed_step=lambda words: words.gettext(
            "The President looks at the party card of one player and shows it to nobody else."
        ),
        help=lambda words: (
            words.gettext(
                "The President chooses a player, and only the President sees that player’s Party Membership"
                " card."
            ),
            words.gettext(
                "It shows the team, not the role. The President may tell the table the truth or lie."
            ),
            words.gettext("Nobody is investigated twice in a game."),
        ),
    ),
    Power.SPECIAL_ELECTION: PowerTexts(
        name=lambda words: words.pgettext("term", "Special Election"),
        effect=lambda words: words.gettext("The President chooses who is the next Presidential Candidate."),
        # Translators: a Presidential Power on its space of the board, as short as possible; max 20
        space=lambda words: words.pgettext("board", "Special Election"),
        spoken=lambda words: words.pgettext("spoken", "Presidential Power: Special Election."),
        ask=lambda words: words.gettext("Choose the next Presidential Candidate."),
        # Translators: what the player named beside it is doing
        waiting=lambda words: words.gettext("Chooses the next Presidential Candidate."),
        action=actions.CallSpecialElection,
        question=lambda words: words.gettext("Next Presidential Candidate: {name}"),
        follows=lambda words: words.gettext("After this round the presidency passes on in the usual order."),
        # Translators: button; max 24
        button=lambda words: words.pgettext("button", "Call the election"),
        event=events.SpecialElectionCalled,
        happened=lambda words: words.gettext("Special Election. Chosen as Presidential Candidate: {name}"),
        printed_question=lambda words: words.gettext("Who is the next Presidential Candidate?"),
        printed_step=lambda words: words.gettext("The President chooses any other living player."),
        help=lambda words: (
            words.gettext(
                "The President chooses any other living player as the next Presidential Candidate."
            ),
            words.gettext("The election then goes as usual: nomination, vote, session."),
            words.gettext(
                "Afterwards the presidency passes to the next player clockwise after the President who"
                " called the Special Election, so nobody is skipped; somebody may even be Candidate twice"
                " in a row."
            ),
        ),
    ),
    Power.PEEK: PowerTexts(
        name=lambda words: words.pgettext("term", "Policy Peek"),
        effect=lambda words: words.gettext(
            "The President looks at the top three Policies and puts them back unchanged."
        ),
        # Translators: a Presidential Power on its space of the board, as short as possible; max 18
        space=lambda words: words.pgettext("board", "Policy Peek"),
        spoken=lambda words: words.pgettext("spoken", "Presidential Power: Policy Peek."),
        # Translators: what the player named beside it is doing
        waiting=lambda words: words.gettext("Looks at the top three Policies."),
        action=actions.EndPeek,
        question=lambda words: words.gettext("Have you seen the top three Policies?"),
        follows=lambda words: words.gettext("They stay where they are, in the same order."),
        button=lambda words: words.pgettext("button", "Done"),
        event=events.PoliciesPeeked,
        happened=lambda words: words.gettext("Top three Policies seen. President: {name}"),
        printed_question=lambda words: words.gettext("Has the President looked?"),
        printed_step=lambda words: words.gettext(
            "The President alone looks at the top three cards and puts them back in the same order."
        ),
        help=lambda words: (
            words.gettext(
                "The President alone looks at the top three Policies of the deck. They stay where they are."
            ),
            words.gettext("What was seen may be told, kept secret or lied about."),
        ),
    ),
    Power.EXECUTE: PowerTexts(
        name=lambda words: words.pgettext("term", "Execution"),
        effect=lambda words: words.gettext("The President removes one player from the game."),
        # Translators: a Presidential Power on its space of the board, as short as possible; max 18
        space=lambda words: words.pgettext("board", "Execution"),
        spoken=lambda words: words.pgettext("spoken", "Presidential Power: Execution."),
        ask=lambda words: words.gettext("Choose whom to execute."),
        # Translators: what the player named beside it is doing
        waiting=lambda words: words.gettext("Chooses whom to execute."),
        action=actions.Execute,
        question=lambda words: words.gettext("Execute: {name}"),
        follows=lambda words: words.gettext("If it is Hitler, the Liberals win."),
        # Translators: button; max 24
        button=lambda words: words.pgettext("button", "Execute"),
        said=SpokenFormula.EXECUTION,
        event=events.PlayerExecuted,
        happened=lambda words: words.gettext("Executed: {name}"),
        printed_question=lambda words: words.gettext("Who was executed?"),
        printed_step=lambda words: words.gettext("The President names the player who leaves the game."),
        help=lambda words: (
            words.gettext("The President chooses a player, who then leaves the game."),
            words.gettext("If it was Hitler, the Liberals win at once."),
            words.gettext("Otherwise nobody learns the role. The dead no longer vote, speak or hold office."),
        ),
    ),
}
