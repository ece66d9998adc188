"""A log tells everything that the table saw, and nothing else: games that differ in secrets have the same."""

import io
import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, NoReturn

import pytest
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.debugging import ROOT, DebugLog, DebugLogHandler
from shgui.engine.actions import Action, Discard, Vote
from shgui.engine.state import Rigging, State
from shgui.engine.types import Seat
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import Accepted, NotSaved
from shgui.table.options import Options, Voting
from shgui.table.seating import Player
from shgui.table.table import Table
from shgui.ui.game.debug_game_log import GamesLog, TableLog
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.debug_log import WindowLog
from shgui.ui.theme import Scheme, Theme, load_fonts
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.engine.random_play import EDITIONS, SIZES
from tests.engine.twins import Twins
from tests.table.play import NAMES
from tests.ui.asked import RecordingPreferences, no_game
from tests.ui.secrecy_plan import SEED, twins
from tests.ui.secrecy_play import Evening

_PUBLIC_OUTCOMES = re.compile("outcome=[a-z_]+|edition=[A-Za-z_]+|[A-Z][A-Za-z]+ ")
Listen = Callable[[DebugLog], io.StringIO]


class Wall:
    shows = 0.0

    def __call__(self) -> float:
        return self.shows


@pytest.fixture
def listen() -> Iterator[Listen]:
    """Where a log is written down. The one before it hears no more."""
    logger = logging.getLogger(ROOT)
    logger.setLevel(logging.DEBUG)
    heard: list[DebugLogHandler] = []

    def begin(log: DebugLog) -> io.StringIO:
        written = io.StringIO()
        for before in heard:
            logger.removeHandler(before)
        heard.append(DebugLogHandler(written, log))
        logger.addHandler(heard[-1])
        return written

    yield begin
    for lines in heard:
        logger.removeHandler(lines)
    logger.setLevel(logging.NOTSET)


def without_number(told: str, table: Table) -> str:
    """Every game has a number of its own, and counts as another deal for the same group."""
    return re.sub("deal=[0-9]+", "", told.replace(table.game[:8], "-"))


def assert_no_secret(told: str, table: Table, seed: bytes) -> None:
    left = _PUBLIC_OUTCOMES.sub("", told).lower()
    for word in ("liberal", "fascist", "hitler", "role", "hand=", "deck", "seed", "memory", "ally", "allies"):
        assert word not in left
    for number in (seed.hex(), table.fingerprint, table.game):
        if number:
            assert number[:12] not in told
    assert [name for name in NAMES if name in told] == []


# Whole games at the table, with all that may differ in private


class Side(NamedTuple):
    """One of two twins, as it was played."""

    states: list[State]
    moves: list[tuple[Seat, Action]]

    def sit_down(self, journal: Journal) -> Table:
        setup = self.states[0].setup
        shuffles = tuple(tuple(order) for order in self.states[-1].reshuffles)
        deck, first = tuple(self.states[0].deck), self.states[0].president
        rigging = Rigging(roles=setup.roles, deck=deck, first=first, shuffles=shuffles)
        seating = [Player(name, "en") for name in NAMES[: setup.players]]
        options = Options(setup.edition, "en", Voting.BALLOTS, claims=True)
        return Table.start(seating, options, journal, seed=setup.seed, rigging=rigging)


def sides(game: Twins) -> tuple[Side, Side]:
    one, other = Side([], []), Side([], [])
    for pair in game.pairs():
        # A pair that differs in ballots under way alone is no step of the game.
        if not one.states or pair.state is not one.states[-1]:
            one.states.append(pair.state)
            other.states.append(pair.twin)
    for number, step in enumerate(game.steps[:-1]):
        for side in (one, other):
            action = step.action
            if isinstance(action, Discard):
                before, after = side.states[number], side.states[number + 1]
                action = Discard(next(iter(Counter(before.hand) - Counter(after.hand))))
            side.moves.append((step.seat, action))
    return one, other


def play(table: Table, moves: list[tuple[Seat, Action]], chance: Random | None = None) -> None:
    """With `chance` everybody looks at the own role as he likes, and changes his mind before he votes."""
    for seat, action in moves:
        if chance is not None and chance.random() < 0.2:
            table.note_role_shown(curious := chance.randrange(len(table.players)))
            table.note_secret_shown(curious)
            view = table.view(None)
            if isinstance(action, Vote) and len(view.voted) + 1 < len(view.alive):
                table.cast_ballot(seat, not action.ja)
        assert isinstance(table.submit(seat, action), Accepted)


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("size", SIZES)
def test_whole_games_that_differ_in_secrets_alone_have_the_same_log(
    journal: Journal, listen: Listen, size: int
) -> None:
    differences: Counter[str] = Counter()
    for seed, rules in enumerate(EDITIONS[:2]):
        game = Twins(size, rules, seed=31 * seed + size, seat=None)
        assert_same_log(game, journal, listen)
        differences += game.differences
    assert {"roles", "decks", "discards"} <= set(differences)


def assert_same_log(game: Twins, journal: Journal, listen: Listen) -> None:
    logs = []
    for side, chance in zip(sides(game), (None, Random(1)), strict=True):
        log = DebugLog(Wall())
        written = listen(log)
        table = side.sit_down(journal)
        TableLog(log).follow(table)
        play(table, side.moves, chance)
        assert_no_secret(written.getvalue(), table, side.states[0].setup.seed)
        logs.append(without_number(written.getvalue(), table))
    assert logs[0] == logs[1]
    assert "VotesRevealed" in logs[0]


# At the window


def never(*_: object) -> NoReturn:
    raise AssertionError


class Logged(Evening):
    """Whose players take their time behind the cover, and look as often as they like."""

    patience = 0.0
    looks = 1
    wall = Wall()

    def look(self, after: str) -> None:
        QApplication.processEvents()

    def hold(self) -> None:
        for _ in range(self.looks - 1):
            super().hold()
            self.let_go()
        super().hold()
        self.wall.shows += self.patience

    def go_on(self) -> None:
        self.wall.shows += 1
        super().go_on()


@pytest.fixture
def still(qapp: QApplication) -> Renderer:
    load_fonts(resources.assets() / "fonts")
    theme = Theme.of(Scheme.LIGHT, height=600)._replace(motion=NO_MOTION)
    return Renderer(theme, Art(resources.assets()))


@pytest.fixture
def sit_down(
    journal: Journal, still: Renderer, listen: Listen
) -> Iterator[Callable[[int, Rigging], tuple[Logged, io.StringIO]]]:
    evenings: list[Logged] = []

    def make(players: int, rigging: Rigging) -> tuple[Logged, io.StringIO]:
        for evening in evenings:
            evening.window.hide()
        evening = Logged(journal, still, players, rigging)
        evenings.append(evening)
        evening.wall = Wall()
        log = DebugLog(evening.wall)
        written = listen(log)
        WindowLog(log, evening.window, SharedVoice(RecordingPreferences().given, never))
        games = no_game()
        games.session = evening.session
        GamesLog(log, games, evening.window)
        games.begun.emit(evening.table)
        evening.window.page_shown.emit()
        return evening, written

    yield make
    for evening in evenings:
        evening.close()


SitDown = Callable[[int, Rigging], tuple[Logged, io.StringIO]]


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("players", [5, 8])
def test_a_log_tells_neither_what_lay_in_a_hand_nor_how_long_or_often_somebody_looked(
    sit_down: SitDown, players: int
) -> None:
    pair = twins(players, rounds=7)
    logs = []
    for number, (rigging, script) in enumerate(zip(pair.riggings, pair.scripts, strict=True)):
        evening, written = sit_down(players, rigging)
        evening.patience, evening.looks = (3.25, 1) if number == 0 else (41.5, 3)
        evening.look_at_roles()
        for step in script:
            evening.do(step)
        assert_no_secret(written.getvalue(), evening.table, SEED)
        logs.append(without_number(written.getvalue(), evening.table))
    assert logs[0] == logs[1]
    assert "PolicyEnacted" in logs[0]
    assert "page      hand_over" in logs[0]


def test_a_game_that_cannot_be_saved_says_so_by_its_code(sit_down: SitDown) -> None:
    evening, written = sit_down(5, twins(5, 1).riggings[0])
    evening.session.failed.emit(NotSaved(JournalProblem.DISK_FULL, "SQLITE_FULL"))
    assert "not saved: disk_full SQLITE_FULL" in written.getvalue()


def test_who_looks_at_the_own_role_again_is_not_told(sit_down: SitDown) -> None:
    logs = []
    for seat in (1, 4):
        evening, written = sit_down(5, twins(5, 1).riggings[0])
        evening.look_at_roles()
        evening.show_role_again(seat)
        logs.append(without_number(written.getvalue(), evening.table))
    assert logs[0] == logs[1]


# What a log is good for


def test_a_log_tells_who_is_on_move_and_what_happened(journal: Journal, listen: Listen) -> None:
    side, _ = sides(Twins(5, "official", seed=1, seat=None))
    log = DebugLog(Wall())
    written = listen(log)
    table = side.sit_down(journal)
    TableLog(log).follow(table)
    play(table, side.moves[:2])
    told = [line.split(maxsplit=1)[1] for line in written.getvalue().splitlines()]
    (president, nomination), (voter, _) = side.moves[:2]
    on_move = ",".join(str(seat) for seat in range(5) if seat != voter)
    assert (
        told
        == [
            f"table     game={table.game[:8]} deal=1 players=5 edition=official voting=ballots lines=2",
            f"table     round=1 phase=nominate on_move={president} voted=-",
            f"table     ChancellorNominated president={president} chancellor={nomination.target}",  # type: ignore[union-attr]
            f"table     saved game={table.game[:8]} lines=3",
            "table     round=1 phase=vote on_move=0,1,2,3,4 voted=-",
            f"table     round=1 phase=vote on_move={on_move} voted={voter}",
        ]
    )
