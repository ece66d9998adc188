"""The state of a printed game as its page shows it: plain data."""

from dataclasses import dataclass

from shgui.engine.errors import Refusal
from shgui.engine.events import DeckReshuffled, Event
from shgui.engine.types import Seat
from shgui.presentation.build_scene import list_names
from shgui.presentation.scenes import PromptScene, TableScene
from shgui.presentation.screens import PROMPT_OF_PHASE, PromptKind
from shgui.table.log_lines import TableLine
from shgui.table.printed.printed_game import TableQuestion
from shgui.table.table_reader import PrintedTableReader


@dataclass(frozen=True, slots=True)
class PrintedScene:
    ask: TableQuestion
    names: tuple[str, ...]
    edition: str
    """The name of the edition, which says how cards are handled."""
    public: TableScene | None
    """The table; None before the first candidate is known."""
    about: Seat | None = None
    """The player who is asked whether they are Hitler."""
    may_propose_veto: bool = False
    may_undo: bool = False
    reshuffled: int = 0
    """The number of cards to shuffle together now."""

    @property
    def asked_at_table(self) -> bool:
        """True for what the table page itself asks; everything else is asked beside it."""
        return self.ask in PROMPT_OF_PHASE


def build_printed_scene(
    table: PrintedTableReader, events: tuple[Event, ...], told: tuple[TableLine, ...] = ()
) -> PrintedScene:
    game = table.game
    return PrintedScene(
        ask=game.asks,
        names=list_names(table),
        edition=game.edition.name,
        public=_build_table_scene(table, events, told),
        about=game.about,
        may_propose_veto=game.may_propose_veto,
        may_undo=bool(game.facts),
        reshuffled=sum(event.cards for event in game.last_events if isinstance(event, DeckReshuffled)),
    )


def _build_table_scene(
    table: PrintedTableReader, events: tuple[Event, ...], told: tuple[TableLine, ...]
) -> TableScene | None:
    game = table.game
    view = game.view
    if view is None:
        return None
    ask = PROMPT_OF_PHASE.get(game.asks)
    seat = view.on_move[0] if view.on_move and ask is not PromptKind.COUNT_HANDS else None
    choice = None if ask is None else ask.choice
    answers = {seat: game.after(choice(seat)) for seat in range(len(game.players))} if choice else {}
    refusals = {seat: answer for seat, answer in answers.items() if isinstance(answer, Refusal)}
    choices = tuple(seat for seat in answers if seat not in refusals)
    return TableScene(
        view=view,
        names=list_names(table),
        prompt=PromptScene(ask, None if ask is None else seat, choices=choices, refusals=refusals),
        events=events,
        discussion_seconds=table.options.discussion_seconds,
        chronicle=game.lines,
        claims=table.options.claims,
        occasions=game.occasions,
        announced=told,
        printed=True,
    )
