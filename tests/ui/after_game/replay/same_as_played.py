"""Each step of finished games, watched forward and backward, shows what its table showed in play.

    python -m tests.ui.after_game.replay.same_as_played --games 500

The table of the game that is played, and the table on which it is told again, are compared by all that is
painted on them and all that a screen reader is told. `test_same_as_played.py` has a small sample. The step of
a vote keeps its ballots on the plates; in play a rejection clears them away for the next round.
"""

import argparse
import os
import sys
from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from shgui.engine.events import VotesRevealed
from shgui.engine.types import Seat
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import find_last_deed
from shgui.presentation.selection import HandCount, Selection
from shgui.ui.table.table_view import TableView
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import load_catalogue
from tests.ui.after_game.replay.evenings import random_game
from tests.ui.after_game.replay.watched import SIZE, Watched, renderer


class TableWithVotes(TableView):
    votes: tuple[tuple[Seat, bool], ...] = ()

    def _get_selection(self) -> Selection:
        return Selection(hands=HandCount((), self.votes))


class Played:
    """The table as it is seen while a game goes on, with the votes of a step that revealed any."""

    def __init__(self) -> None:
        self.table = TableWithVotes(UiContext(renderer(), load_catalogue("en")))
        broadcast(self.table)
        self.table.resize(*SIZE)
        self.table.show()

    def seen(self, public: TableScene) -> list[object]:
        history = public.view.history
        deed = history[find_last_deed(history)]
        self.table.votes = deed.ballots if isinstance(deed, VotesRevealed) else ()
        self.table.show_table(public)
        return lies_there(self.table)


def lies_there(table: TableView) -> list[object]:
    """Return what seats, boards, tracker, piles and header show, and their accessible texts."""
    widgets = table.widgets
    things = [
        *widgets.liberal.spaces,
        *widgets.fascist.spaces,
        widgets.tracker,
        widgets.draw,
        widgets.discard,
    ]
    plates = [plate for plate in widgets.seats if plate.isVisibleTo(table)]
    told = [*plates, *things, table.header.strip]
    return [
        [plate.drawable.scene for plate in plates],
        [(each.accessibleName(), each.accessibleDescription()) for each in told],
    ]


def differences(number: int, watched: Watched, played: Played) -> list[str]:
    """Return the steps of this random game that look different."""
    game, shown = random_game(number)
    standing = game.standing_steps
    expected = [played.seen(shown[step]) for step in standing]
    page = watched.page
    page.watch(game)
    found = [] if len(game.steps) == len(shown) else [f"game {number}: {len(game.steps)} steps"]

    def compare(way: str, steps: Sequence[int]) -> None:
        for step in steps:
            page.go_to(step)
            if lies_there(page.table) != expected[step]:
                found.append(f"game {number}, step {step}, {way}")

    compare("forward", range(len(standing)))
    compare("backward", range(len(standing))[::-1])
    page.transport.hidden.setChecked(True)
    compare("with what was hidden", range(len(standing)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=500)
    games = parser.parse_args().games
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([sys.argv[0], "-style", "fusion"])
    watched, played = Watched(), Played()
    found = [each for number in range(games) for each in differences(number, watched, played)]
    application.processEvents()
    said = "\n".join(found) or f"{games} games: each step shows what was shown in play"
    sys.stdout.write(f"{said}\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
