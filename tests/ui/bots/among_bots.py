"""People at the whole program who play among bots: time and thoughts of the bots are the test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from shgui.bots.seats.bot_seats import BotSeats
from shgui.bots.seats.pace import BotTempo
from shgui.engine.editions import get_edition
from shgui.engine.state import FAIR, Rigging
from shgui.engine.types import Seat
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import PromptKind, TableScreen
from shgui.table.answers import Answer
from shgui.table.options import Options, Voting, enable_claims_for_bots
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player, Temperament
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from tests.bots.seats.driven import ClockByHand, ThoughtsAtOnce, same_chance
from tests.ui.evening_players import DIGITS, PLAYERS, Players
from tests.ui.hands import LEFT, a_second

SayFailure = Callable[[Answer | None], None]


class Company:
    """What plays for the program, made when the first bot sits down."""

    def __init__(self, thoughts: ThoughtsAtOnce | None = None) -> None:
        self.clock = ClockByHand()
        self.thoughts = thoughts or ThoughtsAtOnce()
        self.made = 0

    def make(self, window: QWidget, _preferences: object, say_failure: SayFailure) -> BotSeats:
        self.made += 1
        return BotSeats(
            self.thoughts, lambda: BotTempo.HUMAN, say_failure, window, call_later=self.clock.call_later
        )


@contextmanager
def company(thoughts: ThoughtsAtOnce | None = None) -> Iterator[Company]:
    """For every program that begins meanwhile."""
    made = Company(thoughts)
    with patch("shgui.services.make_bots", made.make):
        yield made


class AmongBots(Players):
    """Presses what is asked for; while bots are asked, time goes on."""

    company: Company

    def sit_among(
        self,
        players: int,
        bots: frozenset[Seat],
        company: Company,
        *,
        voting: Voting = Voting.HANDS,
        book: str = "official",
        rigging: Rigging = FAIR,
        seed: bytes | None = None,
    ) -> None:
        self.company = company
        options = enable_claims_for_bots(Options(get_edition(book), "en", voting))
        tempers = list(Temperament)
        seating = [
            Player(name, "en", tempers[seat % len(tempers)] if seat in bots else None)
            for seat, name in enumerate(PLAYERS[:players])
        ]
        seed = seed or self._random.randbytes(32)
        table = self.program.library_access.library.start(seating, options, seed=seed, rigging=rigging)
        same_chance(table, self._random.randbytes(16))
        self.program.games.begin(table)
        self.settle()

    def settle(self) -> None:
        self.application.processEvents()

    @property
    def public(self) -> TableScene:
        page = self.program.window.page(PageName.TABLE)
        assert isinstance(page, TablePage)
        assert page._scene is not None
        return page._scene

    def step(self) -> None:
        match self.screen:
            case TableScreen(PromptKind.ON_BOTS):
                assert self.time_goes_on(), self.screen
            case TableScreen(PromptKind.COUNT_HANDS) if self.public.prompt.missing:
                assert self.time_goes_on(), self.public.prompt.missing
            case TableScreen() if self._random.random() < 0.5 and self.time_goes_on():
                # Whoever is asked listens to what the others have to say first.
                pass
            case _:
                super().step()

    def time_goes_on(self) -> bool:
        rang = self.company.clock.go_on()
        self.settle()
        return rang

    def _count_hands(self) -> None:
        if not self.public.bots:
            super()._count_hands()
            return
        voters = set(self.public.view.alive) - self.public.bots
        if len(voters) > 1:
            self._confirm()
            self.settle()
        ja = self._random.random() < 0.7
        self._press(names.TABLE_ALL_JA if ja else names.TABLE_ALL_NEIN, Qt.Key.Key_J if ja else Qt.Key.Key_N)
        self._confirm()

    def _behind_the_cover(self, seat: Seat, purpose: TaskKind) -> None:
        assert seat not in self.table.bots
        if not self.alone:
            super()._behind_the_cover(seat, purpose)
            return
        if purpose in (TaskKind.DISCARD, TaskKind.ENACT):
            place = self._random.randrange(len(self.table.view(seat).hand))
            if self.by_keys:
                QTest.keyClick(self.application.focusWidget() or self.window, DIGITS[place])
            else:
                card = self.find(names.hand_over_card(place))
                QTest.mouseClick(card, LEFT, pos=QPoint(9, 9))
        a_second(self.find(names.HAND_OVER))
        self._press(names.HAND_OVER_CONFIRM, Qt.Key.Key_Return)

    @property
    def alone(self) -> bool:
        return len(self.table.bots) == len(self.table.players) - 1


def all_but(players: int, *people: Seat) -> frozenset[Seat]:
    return frozenset(range(players)) - set(people)
