"""A game as it is played, move by move and word by word, and kept nowhere."""

from __future__ import annotations

from collections.abc import Iterable

from shgui.engine.actions import Action
from shgui.engine.apply import list_legal_actions
from shgui.engine.deal import new_game
from shgui.engine.editions import OFFICIAL, get_edition
from shgui.engine.state import FAIR, Rigging
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView, view_for
from shgui.library.finished_game import FinishedGame, build_finished_game
from shgui.table.entries import EndedEarlyEntry, Entry
from shgui.table.log_lines import Claim, Occasion, find_standing_claim, list_occasions
from shgui.table.options import Options, Voting
from shgui.table.position import Position, apply_entry, start_position
from tests.table.play import group


class Sitting:
    def __init__(
        self, size: int, book: str = OFFICIAL, *, seed: bytes | None = None, rigging: Rigging = FAIR
    ) -> None:
        self.options = Options(get_edition(book), "en", Voting.HANDS, claims=True)
        state, _ = new_game(size, self.options.edition, seed, rigging)
        self.moments = [start_position(group(size), state)]
        self.entries: list[Entry] = []

    @property
    def view(self) -> PlayerView:
        return self.view_of_seat(None)

    def view_of_seat(self, seat: Seat | None) -> PlayerView:
        return view_for(self.moments[-1].state, seat)

    def list_legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        return list_legal_actions(self.moments[-1].state, seat)

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        return list_occasions(self.view.history)

    def claimed(self, occasion: Occasion) -> Claim | None:
        return find_standing_claim(self.moments[-1].lines, occasion)

    def do(self, entry: Entry) -> None:
        after = apply_entry(self.moments[-1], entry, self.options)
        assert isinstance(after, Position), after
        self.moments.append(after)
        self.entries.append(entry)

    def finished(self) -> FinishedGame:
        """The table ends it here, unless it is over."""
        if self.view.phase is not Phase.OVER:
            self.do(EndedEarlyEntry())
        return build_finished_game(self.moments, self.options)


def replay_entries(size: int, entries: Iterable[Entry], rigging: Rigging) -> FinishedGame:
    """Play the same moves and claims over other secrets."""
    sitting = Sitting(size, rigging=rigging)
    for entry in entries:
        sitting.do(entry)
    return sitting.finished()
