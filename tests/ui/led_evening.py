"""An evening whose pages show nothing, for tests of who leads them: a table, its session, and hands."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime

from shgui.engine.actions import Action, Nominate, Vote
from shgui.engine.editions import get_edition
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Seat
from shgui.presentation.requests import (
    ChooseCardRequest,
    Continue,
    CountHandsRequest,
    DoneLookingRequest,
    OpenHandRequest,
    RevealRequest,
)
from shgui.presentation.screens import ReturnScreen, Screen
from shgui.storage.journal import Journal
from shgui.table.options import Options, Voting
from shgui.table.seating import Player, Temperament
from shgui.table.table import Table
from tests.table.play import done
from tests.ui.fake_pages import FakeSecond, FakeStage, lead_on
from tests.ui.fake_phones import FakePhones
from tests.ui.games import deck, roles

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")
OFFICIAL = Options(get_edition("official"), "en")


def _stopped() -> datetime:
    return datetime(2026, 11, 18, 21, 14, tzinfo=UTC)


class Evening:
    """A table, its session, and hands that do what players do."""

    def __init__(
        self,
        journal: Journal,
        players: int,
        cards: str,
        options: Options,
        *,
        awaits_words: bool = False,
        phones: Iterable[Seat] = (),
        bots: Iterable[Seat] = (),
    ) -> None:
        self.journal = journal
        self.phones = FakePhones(phones)
        seating = [
            Player(name, "pl" if name == "Ola" else "en", Temperament.BOLD if seat in bots else None)
            for seat, name in enumerate(NAMES[:players])
        ]
        rigging = Rigging(roles=roles(players), deck=deck(cards), first=0)
        self.table = Table.start(
            seating,
            options,
            journal,
            seed=bytes(32),
            rigging=rigging,
            awaits_words=awaits_words,
            now=_stopped,
        )
        self.failures: list[object] = []
        self._sit_down()
        self.session.begin(self.table)

    def _sit_down(self) -> None:
        self.stage = FakeStage()
        self.second = FakeSecond()
        self.session = lead_on(self.stage, self.second, self.phones)
        self.session.failed.connect(self.failures.append)

    @property
    def screen(self) -> Screen:
        return self.session.screen

    def asks(self, screen: Screen) -> bool:
        return self.session.screen == screen

    def restart(self) -> None:
        """As after a power cut: the journal alone knows the game."""
        self.table = Table.resume(self.journal, self.table.game)
        self._sit_down()
        self.session.begin(self.table, resumed=True)

    def look_at_roles(self) -> None:
        self.stage.table.wanted.emit(Continue())
        for _ in self.table.players:
            self.stage.hand_over.wanted.emit(OpenHandRequest())
            self.stage.hand_over.wanted.emit(DoneLookingRequest())

    def elect(self, chancellor: int) -> None:
        self.stage.table.wanted.emit(Nominate(chancellor))
        if self.table.options.voting is Voting.HANDS:
            votes = dict.fromkeys(self.table.view(None).alive, True)
            self.stage.table.wanted.emit(CountHandsRequest(votes))
        else:
            self.stage.table.wanted.emit(Continue())
            for _ in self.table.view(None).alive:
                self.stage.hand_over.wanted.emit(Vote(True))
            self.reveal()

    def legislate(self, away: int = 0, enact: int = 0) -> None:
        self.stage.table.wanted.emit(Continue())
        self.stage.hand_over.wanted.emit(OpenHandRequest())
        self.stage.hand_over.wanted.emit(ChooseCardRequest(away))
        self.stage.hand_over.wanted.emit(OpenHandRequest())
        self.stage.hand_over.wanted.emit(ChooseCardRequest(enact))
        self.reveal()

    def reveal(self) -> None:
        """What was brought about in private is laid open."""
        assert self.asks(ReturnScreen())
        self.stage.to_table.wanted.emit(RevealRequest())


def evening(
    journal: Journal,
    players: int = 7,
    cards: str = "",
    options: Options = OFFICIAL,
    phones: Iterable[Seat] = (),
    bots: Iterable[Seat] = (),
) -> Evening:
    return Evening(journal, players, cards, options, phones=phones, bots=frozenset(bots))


def lead(table: Table, stop: Callable[[Table], bool]) -> None:
    """From beside the screen, until it is so: all are elected, and Hitler in seat 0 never is Chancellor."""
    while not stop(table):
        view = table.view(None)
        if table.unseen:
            done(table.note_secret_shown(table.unseen[0]))
        elif view.phase is Phase.VOTE:
            done(table.cast_ballot(view.on_move[0], True))
        else:
            (seat,) = view.on_move
            done(table.submit(seat, harmless(table.list_legal_actions(seat))))


def harmless(legal: tuple[Action, ...]) -> Action:
    return next(action for action in legal if getattr(action, "target", None) != 0)


def at(phase: Phase, fascist: int = 0) -> Callable[[Table], bool]:
    def stop(table: Table) -> bool:
        view = table.view(None)
        return not table.unseen and view.phase is phase and view.fascist >= fascist

    return stop


def over(table: Table) -> bool:
    return table.view(None).phase is Phase.OVER
