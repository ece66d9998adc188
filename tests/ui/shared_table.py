"""Players at the whole program, and others who act at the same table from beside it: on a phone, say.

What the windows show after each deed is compared with windows that have just been told what is public.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.engine.actions import (
    Action,
    CallSpecialElection,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
)
from shgui.engine.components import POLICIES, list_roles
from shgui.engine.editions import get_edition
from shgui.engine.events import Event, PlayerInvestigated
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.build_scene import build_prompt_scene, build_scene
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import (
    EndScreen,
    FingerprintScreen,
    HandOverScreen,
    PromptKind,
    ReturnScreen,
    Screen,
    Situation,
    TableScreen,
)
from shgui.storage.user_folders import UserFolders
from shgui.table.log_lines import ClaimLine, Line, find_standing_claim
from shgui.table.options import Options, Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player
from shgui.ui import widget_names as names
from shgui.ui.hand_over.dossier import Dossier
from shgui.ui.hand_over.hand_over_page import HandOverPage
from shgui.ui.shell.pages import PageName
from shgui.ui.table.game_log_sheet import GameLogRow
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.table_page import TablePage
from shgui.ui.table.table_view import TableView
from shgui.ui.widgets.row_model import get_row
from shgui.ui.widgets.themed import broadcast
from tests import patience
from tests.table.play import a_claim, done
from tests.ui.evening_players import PLAYERS, Players
from tests.ui.hand_over.private import in_order
from tests.ui.hands import half_a_second
from tests.ui.presented import presented

Deed = Callable[[], object]
_AIMED = (Nominate, Investigate, CallSpecialElection, Execute)


class SharedTable(Players):
    def __init__(
        self, application: QApplication, folders: UserFolders, *, seed: int = 0, by_keys: bool = False
    ) -> None:
        super().__init__(application, folders, seed=seed, by_keys=by_keys)
        self._chance = Random(seed)
        self.told: list[TableScene] = []
        self.sounds: list[object] = []
        self.deeds = {"here": 0, "beside": 0}
        self.held_through = 0
        """How often a secret stayed open while somebody else acted."""
        self.hidden = 0
        """How often one went away, because it was asked for no more."""
        self._held: tuple[PlayerView, tuple[Line, ...]] | None = None
        self._seen: tuple[Event, ...] = ()
        self._due: list[object] = []

    def sit_down_together(self, players: int, voting: Voting, *, awaits_words: bool = True) -> None:
        """The fascist policies lie on top, so that all powers come; Hitler has the last seat."""
        options = Options(get_edition("official"), "en", voting, claims=True)
        rigging = Rigging(roles=tuple(list_roles(players)), deck=POLICIES, first=0)
        seating = [Player(name, "en") for name in PLAYERS[:players]]
        table = self.program.library_access.library.start(
            seating, options, seed=bytes(32), rigging=rigging, awaits_words=awaits_words
        )
        self.program.games.begin(table)
        # So that the same seed is the same game.
        self.sheet._shuffle = in_order
        session = self.program.games.session
        assert session is not None
        self.told = presented(session, TableScene)
        # Whatever window it belongs to.
        sounds = self.program.outputs.sounds
        sounds.play = self.sounds.append  # type: ignore[assignment]
        self.program.menus["second_screen"].trigger()
        self.second = next(
            widget
            for widget in QApplication.topLevelWidgets()
            if isinstance(widget, SecondScreen) and widget.isVisible()
        )
        self.newcomer = TablePage(self.program.window.ui)
        self.newcomer.sound_due.connect(self._due.append)
        self.onlooker = TableView(self.second.ui)
        for view in (self.newcomer, self.onlooker):
            broadcast(view)
            view.resize(self.page.size())
        self.newcomer.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window, patience.MILLISECONDS)

    def close(self) -> None:
        for view in (self.newcomer, self.onlooker):
            view.close()
            view.deleteLater()
        super().close()

    @property
    def page(self) -> TablePage:
        page = self.program.window.page(PageName.TABLE)
        assert isinstance(page, TablePage)
        return page

    @property
    def sheet(self) -> HandOverPage:
        page = self.program.window.page(PageName.HAND_OVER)
        assert isinstance(page, HandOverPage)
        return page

    @property
    def open_cards(self) -> tuple[object, ...]:
        """What lies open on the private sheet."""
        (hand,) = self.sheet.findChildren(Dossier)
        faces = [hand.front(place) for place in range(len(hand.places))] if hand.is_open else []
        return tuple(face for face in faces if face is not None)

    # What is done

    def play_together(self) -> None:
        """To the end, about half of it from beside."""
        for _ in range(1500):
            if self.over:
                return
            over = isinstance(self.screen, TableScreen) and self.screen.ask is PromptKind.FINISH
            if over or self._chance.random() < 0.5:
                self.here(self.step)
            elif isinstance(self.screen, HandOverScreen) and self._chance.random() < 0.5:
                self.beside_an_open_hand(self.any_deed())
            else:
                self.beside(self.any_deed())
        raise AssertionError(f"no end in sight at {self.screen}")

    def here(self, deed: Deed) -> None:
        self._do(deed)
        self.deeds["here"] += 1
        # Whoever counts the hands is heard, too.
        assert self.sounds[len(self.sounds) - len(self._due) :] == self._due

    def beside(self, deed: Deed) -> None:
        self._do(deed)
        self.deeds["beside"] += 1
        assert self.sounds == self._due

    def beside_an_open_hand(self, deed: Deed) -> None:
        """Somebody holds to see meanwhile. What is still asked stays open, all else is hidden at once."""
        screen = self.hold_open()
        history = self.table.view(None).history
        cards = self.open_cards
        assert cards
        area = self.find(names.HAND_OVER_HOLD)
        self.beside(deed)
        moved = self.table.view(None).history != history
        if self.screen == screen and (screen.purpose in (TaskKind.ROLE, TaskKind.PARTY) or not moved):
            assert self.open_cards == cards
            self.held_through += 1
        else:
            assert not self.open_cards
            self.hidden += 1
        self.let_go(area)

    def hold_open(self) -> HandOverScreen:
        screen = self.screen
        assert isinstance(screen, HandOverScreen)
        area = self.find(names.HAND_OVER_HOLD)
        QTest.keyPress(area, Qt.Key.Key_Space)
        half_a_second(area)
        return screen

    def let_go(self, area: QWidget) -> None:
        """And the name shows again."""
        QTest.keyRelease(area, Qt.Key.Key_Space)
        if area.isVisible():
            QTest.keyClick(area, Qt.Key.Key_Escape)

    def any_deed(self) -> Deed:
        """Something that somebody may do now at this table."""
        table, chance = self.table, self._chance.random()
        if table.may_add_words:
            return lambda: done(table.add_words("rhubarb"))
        if table.unseen and chance < 0.7:
            seat = self._chance.choice(table.unseen)
            return lambda: done(table.note_secret_shown(seat))
        if table.can_take_back and chance < 0.15:
            return lambda: done(table.take_back())
        if table.occasions and table.view(None).phase is not Phase.OVER and chance < 0.3:
            claim = a_claim(table, self._chance)
            if find_standing_claim(table.chronicle, claim.occasion) is not None and chance < 0.22:
                return lambda: done(table.withdraw_claim(claim.occasion))
            return lambda: done(table.note_claim(claim))
        if chance < 0.4:
            seat = self._chance.randrange(len(table.players))
            return lambda: done(table.note_role_shown(seat))
        return self.move()

    def move(self) -> Deed:
        table, view = self.table, self.table.view(None)
        if view.phase is Phase.OVER:
            return lambda: done(table.note_role_shown(0))
        if view.phase is not Phase.VOTE:
            (seat,) = view.on_move
            action = self._choice(seat)
            return lambda: done(table.submit(seat, action))
        if table.options.voting is Voting.HANDS and self._chance.random() < 0.7:
            votes = {seat: self._chance.random() < 0.9 for seat in view.on_move}
            return lambda: done(table.reveal_votes(votes))
        voter, ja = self._chance.choice(view.alive), self._chance.random() < 0.9
        return lambda: done(table.cast_ballot(voter, ja))

    def _choice(self, seat: Seat) -> Action:
        """Nothing that ends the game early."""
        legal = self.table.list_legal_actions(seat)
        vetoes = [action for action in legal if isinstance(action, ProposeVeto)]
        if vetoes and self._chance.random() < 0.8:
            return vetoes[0]
        return self._chance.choice([action for action in legal if not self._is_at_hitler(action)])

    def _is_at_hitler(self, action: Action) -> bool:
        return isinstance(action, Nominate | Execute) and action.target == len(self.table.players) - 1

    def _choose(self, seat: Seat) -> None:
        action = self._choice(seat)
        assert isinstance(action, _AIMED)
        self._seat(action.target)
        self._confirm()

    def _behind_the_cover(self, seat: Seat, purpose: TaskKind) -> None:
        if purpose is not TaskKind.BALLOT:
            super()._behind_the_cover(seat, purpose)
            return
        area = self._begin_hold()
        ja = self._chance.random() < 0.9
        QTest.keyClick(area, Qt.Key.Key_J if ja else Qt.Key.Key_N)
        self._end_hold(area)
        self._press(names.HAND_OVER_CONFIRM, Qt.Key.Key_Return)

    # What must be seen

    def _do(self, deed: Deed) -> None:
        self.sounds.clear()
        self._due.clear()
        before = None if self.table.may_add_words else self._newest
        waited = self._waits()
        deed()
        self.application.processEvents()
        if not self._waits():
            self._held = None
        elif not waited:
            self._held = before
        elif self._held is not None and before is not None:
            gained = self.table.chronicle[len(before[1]) :]
            claims = tuple(line for line in gained if isinstance(line, ClaimLine))
            self._held = self._held[0], self._held[1] + claims
        self.check()

    @property
    def _newest(self) -> tuple[PlayerView, tuple[Line, ...]]:
        return self.table.public_log[-1].view, self.table.chronicle

    def _waits(self) -> bool:
        """Whether the table goes on showing what was."""
        return isinstance(self.screen, ReturnScreen) or self._waits_for_party()

    def _waits_for_party(self) -> bool:
        if self.table.may_add_words:
            return False
        history = self.table.view(None).history
        investigators = {event.president for event in history if isinstance(event, PlayerInvestigated)}
        return bool(investigators & set(self.table.unseen))

    def check(self) -> None:
        screen = self.screen
        match screen:
            case FingerprintScreen():
                assert self.shows(PageName.FINGERPRINT)
                return
            case EndScreen():
                assert self.shows(PageName.END)
                return
            case ReturnScreen():
                assert self.shows(PageName.TO_TABLE)
            case TableScreen():
                assert self.shows(PageName.TABLE)
                assert self._is_asked(screen.ask, screen.seat, screen.purpose), screen
                self._check_table(screen)
            case HandOverScreen(seat, purpose):
                assert self.shows(PageName.HAND_OVER)
                assert self._is_asked(PromptKind.HAND_OVER, seat, purpose), screen
                cover = self.sheet._cover
                assert cover is not None
                assert (cover.name, cover.purpose) == (PLAYERS[seat], purpose)
        public = self._public(screen, ())
        self.onlooker.show_table(replace(public, announced=self.told[-1].announced))
        assert list(differing(marks(self.second.table), marks(self.onlooker))) == []
        assert replace(self.told[-1], events=(), announced=()) == public

    def _check_table(self, screen: Screen) -> None:
        shown = self._held or self._newest
        same = 0
        for one, other in zip(self._seen, shown[0].history, strict=False):
            if one != other:
                break
            same += 1
        self._seen = shown[0].history
        # What was changed openly stands in the band until the next moment.
        public = replace(self._public(screen, self._seen[same:]), announced=self.told[-1].announced)
        self.newcomer.show_table(public)
        assert list(differing(marks(self.page), marks(self.newcomer))) == []
        assert rows(self.page) == rows(self.newcomer)
        assert self.page.accessibleName() == self.newcomer.accessibleName()
        assert self.page._scene == self.told[-1]

    def _public(self, screen: Screen, events: tuple[Event, ...]) -> TableScene:
        view, lines = self._held or self._newest
        table, options = self.table, self.table.options
        situation = Situation(
            options.voting,
            frozenset(table.unseen),
            players=table.players,
            claims=options.claims,
            discussion_seconds=options.discussion_seconds,
            next_voting=table.next_voting,
        )
        step = replace(table.public_log[-1], view=view)
        prompt = build_prompt_scene(table, screen, situation)
        return replace(build_scene(step, lines, situation, prompt), events=events)

    def _is_asked(self, ask: PromptKind, seat: Seat | None, purpose: TaskKind | None) -> bool:
        table, view = self.table, self.table.view(None)
        if purpose in (TaskKind.ROLE, TaskKind.PARTY):
            return seat in table.unseen
        if table.unseen:
            return False
        if purpose is TaskKind.BALLOT:
            return view.phase is Phase.VOTE and seat in view.on_move
        if purpose is not None:
            return view.phase is purpose.phase and view.on_move == (seat,)
        if ask is PromptKind.FINISH:
            return view.phase is Phase.OVER
        if ask in (PromptKind.OPEN_BALLOTS, PromptKind.COUNT_HANDS):
            ballots = table.options.voting is Voting.BALLOTS
            return view.phase is Phase.VOTE and ballots is (ask is PromptKind.OPEN_BALLOTS)
        return view.phase is ask.phase and view.on_move == (seat,)


def marks(view: TableView) -> list[object]:
    """What lies on the table, who sits there, and what is said of it."""
    widgets = view.widgets
    things = [
        *widgets.liberal.spaces,
        *widgets.fascist.spaces,
        widgets.tracker,
        widgets.draw,
        widgets.discard,
    ]
    parts = [*things, view.header.strip, *(plate for plate in widgets.seats if not plate.isHidden())]
    told = [(part.objectName(), part.accessibleName(), part.accessibleDescription()) for part in parts]
    return [*told, view.prompt_bar.text]


def differing(some: list[object], others: list[object]) -> Iterator[tuple[object, object]]:
    for one, other in zip(some, others, strict=True):
        if one != other:
            yield one, other


def rows(page: TablePage) -> list[tuple[str, bool]]:
    model = page.sheet.rows.model()
    found = [get_row(model.index(row, 0), GameLogRow) for row in range(model.rowCount())]
    return [(row.told, row.undone) for row in found]
