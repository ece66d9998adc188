"""Players who do at the whole program what a test tells them, by mouse or by keys."""

import shutil
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget

from shgui.engine.components import list_roles
from shgui.engine.editions import get_edition
from shgui.engine.events import Event
from shgui.engine.state import Rigging
from shgui.engine.types import Policy, Role, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.screens import PromptKind, Screen, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Options, Voting
from shgui.table.seating import Player
from shgui.table.table import Table
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.game_log_sheet import GameLogRow
from shgui.ui.theme import Motion
from shgui.ui.widgets.animation_stage import NO_MOTION
from shgui.ui.widgets.row_model import get_row
from shgui.words.catalogue import load_catalogue
from shgui.words.event_texts import describe_event
from shgui.words.terms import get_policy_name
from tests.engine.stage import EITHER_POLICY, FASCIST
from tests.table.play import SEED, done
from tests.ui.evening_players import DIGITS, PLAYERS, Players
from tests.ui.forced.dealing import govern, harmless, rigging, the_other
from tests.ui.hands import LEFT, half_a_second

WORDS = load_catalogue("en")


@dataclass(frozen=True, slots=True)
class Sheet:
    """What somebody reads on the private sheet while holding it open."""

    cards: tuple[str, ...]
    told: str

    @property
    def faces(self) -> tuple[str, ...]:
        """What stands on the cards, without their places."""
        return tuple(card.partition(": ")[2] for card in self.cards)


class Directed(Players):
    """They sit in a game dealt by hand (`dealing`)."""

    def __init__(
        self,
        application: QApplication,
        folders: UserFolders,
        *,
        by_keys: bool = False,
        motion: Motion | None = NO_MOTION,
    ) -> None:
        super().__init__(application, folders, by_keys=by_keys, motion=motion)
        self.folders = folders

    # The game

    def deal(
        self,
        players: int,
        *policies: Policy,
        top: str = EITHER_POLICY,
        swapped: tuple[Seat, Seat] | None = None,
        voting: Voting = Voting.HANDS,
    ) -> None:
        """Everybody knows the own role, and governments have enacted these policies. `swapped` are two
        players who have each other's role."""
        table = self._seat_all(players, rigging(players, policies, top, swapped), voting)
        for seat in range(players):
            done(table.note_secret_shown(seat))
        for policy in policies:
            govern(table, policy)
        self.program.games.begin(table, resumed=True)
        self.settle()
        self.lay_open()

    def deal_anew(self, players: int) -> None:
        """Nobody has looked at anything."""
        self.program.games.begin(self._seat_all(players, rigging(players), Voting.HANDS))
        self.settle()

    def _seat_all(self, players: int, rigging: Rigging, voting: Voting) -> Table:
        seating = [Player(name, "en") for name in PLAYERS[:players]]
        options = Options(get_edition("official"), "en", voting)
        return self.program.library_access.library.start(seating, options, seed=SEED, rigging=rigging)

    @property
    def view(self) -> PlayerView:
        """What the table shows."""
        return self.table.view(None)

    @property
    def all_views(self) -> tuple[PlayerView, ...]:
        """What the table and each seat know."""
        return tuple(self.table.view(seat) for seat in (None, *range(len(self.table.players))))

    @property
    def roles(self) -> tuple[Role, ...]:
        """As they were dealt, if nobody was swapped."""
        return list_roles(len(self.table.players))

    def asks(self, screen: Screen) -> bool:
        """Whether the window asks this now."""
        return self.screen == screen

    @property
    def hitler(self) -> Seat:
        return len(self.table.players) - 1

    def settle(self) -> None:
        """What an event loop does between two gestures; what is on its way out goes, too."""
        self.application.processEvents()
        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def harmless(self) -> Seat:
        return harmless(self.table)

    # In public

    def nominate(self, seat: Seat) -> None:
        self.choose(seat)

    def choose(self, seat: Seat) -> None:
        """Select, then confirm, whatever a seat is asked for."""
        self.tap(seat)
        self.confirm()

    def tap(self, seat: Seat) -> None:
        self._seat(seat)
        self.settle()

    def confirm(self) -> None:
        self._confirm()
        self.settle()

    def count(self, ja: bool = True) -> None:
        """The screen counts, and all thumbs are tapped in; they can still be changed."""
        self.confirm()
        if ja:
            self._press(names.TABLE_ALL_JA, Qt.Key.Key_J)
        else:
            self._press(names.TABLE_ALL_NEIN, Qt.Key.Key_N)

    def elect(self, chancellor: Seat) -> None:
        self.nominate(chancellor)
        self.count()
        self.confirm()

    def reject(self) -> None:
        self.nominate(self.view.eligible[0])
        self.count(ja=False)
        self.confirm()

    def tap_veto(self, consent: bool) -> None:
        if consent:
            self._press(names.TABLE_VETO_AGREE, Qt.Key.Key_J)
        else:
            self._press(names.TABLE_VETO_REFUSE, Qt.Key.Key_N)

    def answer_veto(self, consent: bool) -> None:
        self.tap_veto(consent)
        self.confirm()

    def take_back(self) -> None:
        if self.by_keys:
            self.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        else:
            self.click(names.TABLE_TAKE_BACK)
        self.settle()

    @property
    def take_back_is_offered(self) -> bool:
        """By the button and by the menu; they agree."""
        offered = self.program.menus["take_back"].isEnabled()
        assert self.find(names.TABLE_TAKE_BACK).isVisible() is offered
        return offered

    # In private

    def take_screen(self) -> None:
        """The screen lies on the table until somebody is handed it."""
        if isinstance(self.screen, TableScreen) and self.screen.ask in (
            PromptKind.HAND_OVER,
            PromptKind.OPEN_BALLOTS,
        ):
            self.confirm()

    def hold(self) -> Sheet:
        area = self.find(names.HAND_OVER_HOLD)
        if self.by_keys:
            QTest.keyPress(area, Qt.Key.Key_Space)
        else:
            QTest.mousePress(area, LEFT, pos=QPoint(9, 9))
        half_a_second(area)
        return self.sheet

    def let_go(self) -> None:
        area = self.find(names.HAND_OVER_HOLD)
        if self.by_keys:
            QTest.keyRelease(area, Qt.Key.Key_Space)
        else:
            QTest.mouseRelease(area, LEFT, pos=QPoint(9, 9))

    @property
    def sheet(self) -> Sheet:
        """What can be read of it now, the cards from left to right."""
        return Sheet(
            tuple(card.accessibleName() for card in self._cards),
            self.find("handover.hand").accessibleDescription(),
        )

    @property
    def hand_is_closed(self) -> bool:
        """Whether nothing of it can be read."""
        return not self.sheet.told and not any(self.sheet.faces)

    @property
    def _cards(self) -> list[QWidget]:
        lying = [child for child in self.find("handover.hand").children() if isinstance(child, QWidget)]
        shown = [child for child in lying if child.isVisible() and child.objectName() != names.HAND_OVER_VETO]
        return sorted(shown, key=QWidget.x)

    def look(self) -> Sheet:
        """From the cover on: hold, read, let go."""
        sheet = self.hold()
        self.let_go()
        return sheet

    def put_back(self) -> None:
        """From the cover back to the table, unused."""
        if self.by_keys:
            self.key(Qt.Key.Key_Tab)
            assert self.find(names.HAND_OVER_PUT_BACK).hasFocus()
        self._press(names.HAND_OVER_PUT_BACK, Qt.Key.Key_Return)
        self.settle()

    def finish(self) -> None:
        """And whatever comes of it is looked at together."""
        self._press(names.HAND_OVER_CONFIRM, Qt.Key.Key_Return)
        self.settle()
        self.lay_open()

    def pick_card(self, word: str, sheet: Sheet) -> None:
        """The first card on which this stands, while it is seen once more."""
        place = next(place for place, card in enumerate(sheet.cards) if word in card)
        assert self.hold().cards == sheet.cards
        self._mark(self.find(names.HAND_OVER_HOLD), place)
        self.let_go()

    def pick_policy(self, policy: Policy, sheet: Sheet) -> None:
        self.pick_card(get_policy_name(WORDS, policy), sheet)

    def pick_veto(self) -> None:
        self.hold()
        self._mark(self.find(names.HAND_OVER_HOLD), 2)
        self.let_go()

    @property
    def veto_is_offered(self) -> bool:
        """To the Chancellor who looks at the cards."""
        self.hold()
        offered = self.find(names.HAND_OVER_VETO).isVisible()
        self.let_go()
        return offered

    def put_away(self, policy: Policy) -> None:
        """As President or Chancellor, from the cover to the confirmation."""
        self.take_screen()
        self.pick_policy(policy, self.look())
        self.finish()

    def legislate(self, policy: Policy) -> None:
        """President and Chancellor see to it that this one is enacted."""
        other = the_other(policy)
        for _ in range(2):
            hand = self.table.view(self.view.on_move[0]).hand
            self.put_away(other if other in hand else policy)

    def govern(self, policy: Policy, chancellor: Seat | None = None) -> None:
        self.elect(self.harmless if chancellor is None else chancellor)
        self.legislate(policy)

    def propose_veto(self) -> tuple[Seat, Seat]:
        """A government is elected, and its Chancellor wants nothing of what came: who they are."""
        government = self.view.president, self.harmless
        self.elect(self.harmless)
        self.put_away(FASCIST)
        self.look()
        self.pick_veto()
        self.finish()
        return government

    def vote_alone(self, ja: bool) -> None:
        """Whoever's ballot it is."""
        self.take_screen()
        self.pick_card("Ja!" if ja else "Nein!", self.look())
        self.finish()

    def change_ballot(self, seat: Seat, ja: bool) -> None:
        """By the menu of this player's plate."""
        if self.by_keys:
            for _ in range(seat + 1):
                self.key(Qt.Key.Key_Right)
        self._press(names.table_seat(seat), Qt.Key.Key_Space)
        self.settle()
        self._press(names.TABLE_MENU_BALLOT, Qt.Key.Key_2)
        self.vote_alone(ja)

    def look_at_role(self, seat: Seat) -> Sheet:
        """A player asks to see the own role again, and gives the screen back."""
        self.ask_for_role(seat)
        sheet = self.look()
        self.finish()
        return sheet

    def ask_for_role(self, seat: Seat) -> None:
        if self.by_keys:
            self.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
            self.key(DIGITS[seat])
        else:
            self.click(names.TABLE_ROLE_AGAIN)
            self.settle()
            self.click(names.table_menu_name(seat))
        self.settle()

    # What everybody can read

    def plate(self, seat: Seat) -> str:
        """What a player's plate tells a screen reader."""
        return self.find(names.table_seat(seat)).accessibleDescription()

    @property
    def rows(self) -> list[str]:
        """The chronicle, opened and closed again."""
        return [text for text, _ in self._chronicle()]

    @property
    def struck_out(self) -> list[str]:
        return [text for text, undone in self._chronicle() if undone]

    def _chronicle(self) -> list[tuple[str, bool]]:
        self.menu("chronicle")
        rows = self.find(names.TABLE_CHRONICLE_ROWS)
        assert rows.isVisible()
        assert isinstance(rows, QListView)
        model = rows.model()
        found = [get_row(model.index(row, 0), GameLogRow) for row in range(model.rowCount())]
        self.menu("chronicle")
        return [(row.told, row.undone) for row in found]

    def line(self, event: Event) -> str:
        """As it stands in the chronicle."""
        return describe_event(WORDS, event, PLAYERS[: len(self.table.players)], "official")

    # What can happen to a program

    def move(self, motion: Motion) -> None:
        """From now on things take their time."""
        looks = self.program.appearance
        looks.renderer = Renderer(looks.theme._replace(motion=motion), looks.renderer.art)
        self.program.window.change_appearance(looks.renderer)

    def die(self) -> UserFolders:
        """The plug is pulled: what lies on the disk at this instant is all that is left."""
        left = self.folders.data.with_name(f"{self.folders.data.name} left")
        shutil.copytree(self.folders.data, left)
        return UserFolders(left, self.folders.settings)
