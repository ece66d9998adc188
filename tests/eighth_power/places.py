"""Every place that a newcomer touches to add a power, and what stands there afterwards.

The made-up power: the President pardons a player, who is free from term limits. A place is one
stretch of one file; `named` is what names it, where it alone is left out.
"""

from pathlib import Path
from typing import NamedTuple


class Place(NamedTuple):
    path: str
    before: str
    """Stands there once; nothing for a file that is new."""
    after: str
    named: str

    def change(self, tree: Path) -> None:
        file = tree / self.path
        if not self.before:
            file.write_text(self.after, encoding="utf-8")
            return
        text = file.read_text(encoding="utf-8")
        assert text.count(self.before) == 1, f"{self.path} has changed: {self.before!r}"
        file.write_text(text.replace(self.before, self.after), encoding="utf-8")

    def restore(self, tree: Path) -> None:
        file = tree / self.path
        if not self.before:
            file.unlink()
            return
        text = file.read_text(encoding="utf-8")
        assert text.count(self.after) == 1
        file.write_text(text.replace(self.after, self.before), encoding="utf-8")


PLACES = (
    Place(
        "shgui/engine/types.py",
        before='    EXECUTE = "execute"\n\n    @property',
        after='    EXECUTE = "execute"\n    PARDON = "pardon"\n\n    @property',
        named="Power.PARDON",
    ),
    Place(
        "shgui/engine/types.py",
        before='    OVER = "over"\n',
        after='    PARDON = "pardon"\n    OVER = "over"\n',
        named="'pardon' is not a valid Phase",
    ),
    Place(
        "shgui/engine/actions.py",
        before="PowerAction = Investigate | CallSpecialElection | EndPeek | Execute\n",
        after="""@dataclass(frozen=True, slots=True)
class Pardon:
    target: Seat


PowerAction = Investigate | CallSpecialElection | EndPeek | Execute | Pardon
""",
        named="has no attribute 'Pardon'",
    ),
    Place(
        "shgui/engine/events.py",
        before="PowerUsed = PlayerInvestigated | SpecialElectionCalled | PoliciesPeeked | PlayerExecuted\n",
        after="""@dataclass(frozen=True, slots=True)
class PlayerPardoned:
    president: Seat
    target: Seat


PowerUsed = (
    PlayerInvestigated | SpecialElectionCalled | PoliciesPeeked | PlayerExecuted | PlayerPardoned
)
""",
        named="has no attribute 'PlayerPardoned'",
    ),
    Place(
        "shgui/engine/phases/powers.py",
        before="POWERS: Mapping[Power, PowerRule] = {\n",
        after="""def pardon(
    state: State, seat: Seat, action: actions.Pardon, happened: EventList
) -> Reason | None:
    reason = why_not_other_player(state, action.target)
    if reason is not None:
        return reason
    state.term_limits = tuple(limit for limit in state.term_limits if limit[0] != action.target)
    happened.append(events.PlayerPardoned(seat, action.target))
    begin_next_round(state, happened)
    return None


POWERS: Mapping[Power, PowerRule] = {
    Power.PARDON: PowerRule(
        actions.Pardon, lambda state: tuple(map(actions.Pardon, list_others_alive(state))), pardon
    ),
""",
        named="Power.PARDON has no entry in shgui/engine/phases/powers.py",
    ),
    Place(
        "shgui/engine/components.py",
        before="_SMALL: Board = (None, None, ",
        after="_SMALL: Board = (None, Power.PARDON, ",
        named="Power.PARDON lies on no board of shgui/engine/components.py",
    ),
    Place(
        "shgui/words/power_texts.py",
        before="POWERS: Mapping[Power, PowerTexts] = {\n",
        after="""POWERS: Mapping[Power, PowerTexts] = {
    Power.PARDON: PowerTexts(
        name=lambda words: words.pgettext("term", "Pardon"),
        effect=lambda words: words.gettext("The President frees one player from term limits."),
        space=lambda words: words.pgettext("board", "Pardon"),
        spoken=lambda words: words.pgettext("spoken", "Presidential Power: Pardon."),
        ask=lambda words: words.gettext("Choose whom to pardon."),
        waiting=lambda words: words.gettext("Chooses whom to pardon."),
        action=actions.Pardon,
        question=lambda words: words.gettext("Pardon: {name}"),
        follows=lambda words: words.gettext("This player can be nominated in the next round."),
        button=lambda words: words.pgettext("button", "Pardon"),
        event=events.PlayerPardoned,
        happened=lambda words: words.gettext("Pardoned: {name}"),
        printed_question=lambda words: words.gettext("Who was pardoned?"),
        printed_step=lambda words: words.gettext("The President names the player who is pardoned."),
        help=lambda words: (words.gettext("The President chooses a player, who is free from term limits."),),
    ),
""",
        named="Power.PARDON has no entry in shgui/words/power_texts.py",
    ),
    Place(
        "shgui/words/help_topics.py",
        before='    EXECUTE = "execute"\n',
        after='    EXECUTE = "execute"\n    PARDON = "pardon"\n',
        named="'pardon' is not a valid Topic",
    ),
    Place(
        "shgui/words/narrator_texts.py",
        before='    POWER_EXECUTE = "power-execute"\n',
        after='    POWER_EXECUTE = "power-execute"\n    POWER_PARDON = "power-pardon"\n',
        named="'power-pardon' is not a valid Spoken",
    ),
    Place(
        "shgui/presentation/screens.py",
        before='    HAND_OVER = "hand_over"\n',
        after='    PARDON = "pardon", Phase.PARDON, actions.Pardon\n    HAND_OVER = "hand_over"\n',
        named="Phase.PARDON has neither a PromptKind nor a TaskKind in shgui/presentation/screens.py",
    ),
    Place(
        "shgui/ui/paint/icons.py",
        before='    EXECUTE = "execute"\n',
        after='    EXECUTE = "execute"\n    PARDON = "pardon"\n',
        named="Power.PARDON has no Icon in shgui/ui/paint/icons.py",
    ),
    Place(
        "assets/icons/pardon.svg",
        before="",
        after='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        '<path fill="#1e1b18" d="M12 8h8v32h-8zM28 8h8v32h-8z"/></svg>\n',
        named="Icon.PARDON has no drawing assets/icons/pardon.svg",
    ),
)
