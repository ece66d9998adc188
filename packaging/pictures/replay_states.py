"""A finished game watched again: a game of ten with claims, true and untrue, at its telling steps."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import cast

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from shgui.engine.components import list_roles
from shgui.engine.editions import get_edition
from shgui.engine.events import Event, GovernmentRejected, PlayerInvestigated, PoliciesPassed
from shgui.engine.knowledge import SawParty
from shgui.engine.state import Rigging
from shgui.engine.types import Party, Phase, Policy, Role, Seat
from shgui.library.finished_game import FinishedGame, load_finished_game
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.claim_checks import find_claimed_memory
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from shgui.table.options import Options
from shgui.table.seating import Player
from shgui.table.table import Table
from shgui.ui.after_game.replay_page import ReplayPage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.main_window import MainWindow, MenuBar
from shgui.ui.shell.pages import PageName
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import Catalogue
from tests.ui.asked import make_page

NAMES = ("Ana", "Ola", "Bartholomew-Maximilian", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")
_ROUNDS = 14
_SEEDS = {10: 7, 5: 3}


@cache
def watched_game(players: int) -> FinishedGame:
    with TemporaryDirectory() as folder, Journal(Path(folder) / "j", Keyring(Path(folder) / "k")) as journal:
        table = _table(journal, players)
        _play(table, Random(_SEEDS[players]))  # noqa: S311  (the same game each time)
        return load_finished_game(journal, table.game)


def _roles(players: int) -> tuple[Role, ...]:
    roles = list_roles(players)
    return tuple(roles[seat * 3 % players] for seat in range(players))


def _table(journal: Journal, players: int) -> Table:
    rigging = Rigging(roles=_roles(players), first=3)
    rules = Options(get_edition("official"), "en", claims=True)
    seed = bytes((players,)) * 32
    return Table.start(
        [Player(name, "en") for name in NAMES[:players]], rules, journal, seed=seed, rigging=rigging
    )


def _play(table: Table, rng: Random) -> None:
    """Play without electing Hitler; most governments pass, and Fascists lie."""
    roles = _roles(len(table.players))
    hitler = roles.index(Role.HITLER)
    said: set[Occasion] = set()
    while (view := table.view(None)).phase is not Phase.OVER:
        if view.phase is Phase.NOMINATE:
            for occasion in table.occasions:
                if occasion not in said:
                    said.add(occasion)
                    table.note_claim(_claim(table, occasion, liar=roles[occasion.seat] is not Role.LIBERAL))
        if view.phase is Phase.VOTE:
            passes = view.round != 2 and rng.random() < 0.7
            table.reveal_votes({seat: rng.random() < (0.75 if passes else 0.3) for seat in view.alive})
            continue
        (seat,) = view.on_move
        choices = [
            action
            for action in table.list_legal_actions(seat)
            if view.round > _ROUNDS or getattr(action, "target", None) != hitler
        ]
        table.submit(seat, rng.choice(choices))


def _claim(table: Table, occasion: Occasion, *, liar: bool) -> Claim:
    seat: Seat = occasion.seat
    if occasion.kind is ClaimKind.SAW_PARTY:
        return Claim(occasion, party=Party.FASCIST if liar else Party.LIBERAL)
    seen = find_claimed_memory(occasion, table.view(seat).memory)
    cards = () if seen is None or isinstance(seen, SawParty) else seen.cards
    return Claim(occasion, (Policy.FASCIST,) * len(cards) if liar else cards)


def _step_with(game: FinishedGame, event: type[Event], after: int = 0) -> int:
    steps = (step for step in game.steps if step.number > after)
    return next(step.number for step in steps if any(isinstance(line, event) for line in step.new))


class WatchedGallery:
    """The window with the page on it."""

    def __init__(self, renderer: Renderer, size: QSize, words: Catalogue) -> None:
        ui = UiContext(renderer, words)
        self._window = MainWindow(partial(make_page, ui=ui), ui)
        MenuBar(self._window).set_words(words)
        self._window.resize(size)

    def close(self) -> None:
        """Delete the window before the application: left to Python it may outlive it."""
        delete(self._window)

    def at_first(self) -> QPixmap:
        return self._at(10, 0)

    def at_last(self) -> QPixmap:
        return self._at(10, len(watched_game(10).steps), hidden=True)

    def rejected(self) -> QPixmap:
        return self._at(5, _step_with(watched_game(5), GovernmentRejected))

    def passed(self) -> QPixmap:
        return self._at(10, _step_with(watched_game(10), PoliciesPassed, 20), hidden=True)

    def investigated(self) -> QPixmap:
        return self._at(10, _step_with(watched_game(10), PlayerInvestigated), hidden=True)

    def claimed(self) -> QPixmap:
        """Show all claims about a round with an investigation."""
        game = watched_game(10)
        step = _step_with(game, PlayerInvestigated)
        return self._at(10, step + 3, hidden=True)

    def five(self) -> QPixmap:
        return self._at(5, 14, hidden=True)

    def _at(self, players: int, step: int, *, hidden: bool = False) -> QPixmap:
        page = cast(ReplayPage, self._window.page(PageName.WATCH))
        page.watch(watched_game(players), step)
        page.transport.hidden.setChecked(hidden)
        self._window.show_page(PageName.WATCH)
        self._window.show()
        page.table.stage.finish()
        for _ in range(3):
            QApplication.processEvents()
        return self._window.grab()


STATES: Mapping[str, Callable[[WatchedGallery], QPixmap]] = {
    "watch_at_first": WatchedGallery.at_first,
    "watch_rejected": WatchedGallery.rejected,
    "watch_passed": WatchedGallery.passed,
    "watch_investigated": WatchedGallery.investigated,
    "watch_claimed": WatchedGallery.claimed,
    "watch_five": WatchedGallery.five,
    "watch_at_last": WatchedGallery.at_last,
}
