"""What the page of the printed box is told: plain data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from shgui.engine.actions import CallSpecialElection, Execute, Investigate, Nominate
from shgui.engine.errors import Refusal
from shgui.engine.events import DeckReshuffled, Event
from shgui.engine.types import Seat
from shgui.table.printed_facts import Fact
from shgui.table.printed_game import BoxAsk
from shgui.table.printed_table import BoxTable
from shgui.ui.data_from_table import names_at
from shgui.ui.page_data import Moment
from shgui.ui.screens import Ask, HomeScreen, Screen, TableScreen

_AT_TABLE: Mapping[BoxAsk, Ask] = {
    BoxAsk.NOMINATE: Ask.NOMINATE,
    BoxAsk.VOTE: Ask.COUNT_HANDS,
    BoxAsk.VETO_ANSWER: Ask.ANSWER_VETO,
    BoxAsk.INVESTIGATE: Ask.INVESTIGATE,
    BoxAsk.SPECIAL_ELECTION: Ask.SPECIAL_ELECTION,
    BoxAsk.EXECUTE: Ask.EXECUTE,
}
"""What the table page asks itself; all else is asked beside it."""
_TARGETED: Mapping[BoxAsk, Callable[[Seat], Fact]] = {
    BoxAsk.NOMINATE: Nominate,
    BoxAsk.INVESTIGATE: Investigate,
    BoxAsk.SPECIAL_ELECTION: CallSpecialElection,
    BoxAsk.EXECUTE: Execute,
}


@dataclass(frozen=True, slots=True)
class BoxShown:
    ask: BoxAsk
    names: tuple[str, ...]
    moment: Moment | None
    """What the table shows; None before the first candidate is known."""
    about: Seat | None = None
    """Who is asked whether he is Hitler."""
    may_propose_veto: bool = False
    may_undo: bool = False
    reshuffled: int = 0
    """How many cards are to be shuffled together now."""

    @property
    def asked_at_table(self) -> bool:
        return self.ask in _AT_TABLE


def box_shown(table: BoxTable, events: tuple[Event, ...]) -> BoxShown:
    game = table.game
    return BoxShown(
        ask=game.asks,
        names=names_at(table),
        moment=_moment(table, events),
        about=game.about,
        may_propose_veto=game.may_propose_veto,
        may_undo=bool(game.facts),
        reshuffled=sum(event.cards for event in game.news if isinstance(event, DeckReshuffled)),
    )


def _moment(table: BoxTable, events: tuple[Event, ...]) -> Moment | None:
    game = table.game
    view = game.view
    if view is None:
        return None
    ask = _AT_TABLE.get(game.asks)
    seat = view.on_move[0] if view.on_move and ask is not Ask.COUNT_HANDS else None
    screen: Screen = HomeScreen() if ask is None else TableScreen(ask, seat)
    choices, refusals = _targets(table)
    return Moment(
        view=view,
        screen=screen,
        names=names_at(table),
        events=events,
        choices=choices,
        refusals=refusals,
        discussion_seconds=table.options.discussion_seconds,
        chronicle=game.lines,
        claims=table.options.claims,
        occasions=game.occasions,
        printed=True,
    )


def _targets(table: BoxTable) -> tuple[tuple[Seat, ...], dict[Seat, Refusal]]:
    """Who can be chosen, and why the others can't."""
    game = table.game
    fact = _TARGETED.get(game.asks)
    if fact is None:
        return (), {}
    answers = {seat: game.after(fact(seat)) for seat in range(len(game.players))}
    refusals = {seat: answer for seat, answer in answers.items() if isinstance(answer, Refusal)}
    return tuple(seat for seat in answers if seat not in refusals), refusals
