"""A game in the window, led from screen to screen.

A page asks for something, and only what the present screen asks for is done (`PublicActions`,
`PrivateActions`). The table reports every change to all. What is due then follows from what is public
(`GamePresentation`); `GameSession.refresh` compares it with what is shown, and does what is missing.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Seat
from shgui.presentation.build_scene import build_cover_scene, build_end_scene, build_fingerprint_scene
from shgui.presentation.game_presentation import GamePresentation
from shgui.presentation.presence import Presence
from shgui.presentation.private_actions import PrivateActions
from shgui.presentation.public_actions import PublicActions
from shgui.presentation.requests import (
    ChangeBallot,
    DealRequest,
    OtherPhoneRequest,
    PageRequest,
    RevealRequest,
    SeatPhoneRequest,
    ShowCodeRequest,
    Undo,
    UseScreenRequest,
)
from shgui.presentation.scenes import EndScene, FingerprintScene, TableScene
from shgui.presentation.screens import (
    EndScreen,
    FingerprintScreen,
    HandOverScreen,
    HomeScreen,
    ReturnScreen,
    Screen,
    TableScreen,
)
from shgui.table.answers import Accepted, Answer, TableChange
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import fold_name
from shgui.table.table import Table
from shgui.table.table_reader import TableReader
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.table.second_screen_switch import SecondScreenControl
from shgui.ui.table.sounds import Sound
from shgui.words.catalogue import Catalogue
from shgui.words.narrator_texts import NarratorLine

if TYPE_CHECKING:
    from shgui.ui.ending.end_page import EndPage
    from shgui.ui.hand_over.hand_over_page import HandOverPage
    from shgui.ui.hand_over.return_page import ToTablePage
    from shgui.ui.new_game.fingerprint_page import FingerprintPage
    from shgui.ui.table.table_page import TablePage


@dataclass(frozen=True, slots=True, eq=False)
class _SessionGame:
    table: Table
    presentation: GamePresentation
    public: PublicActions
    private: PrivateActions
    unsubscribe: Callable[[], None]


class _WindowContent(NamedTuple):
    """Everything that decides what the window shows of a game."""

    screen: Screen
    question: object
    is_table: bool
    scene: TableScene | None
    """None behind a cover and at the end: there, nothing public changes what the window shows."""


class GameSession(QObject):
    presented = Signal(object)
    """A `FingerprintScene`, `TableScene` or `EndScene`: what everyone may see now, whatever the page."""
    revealed = Signal()
    """Everyone has seen more of the game to its end: phones and bots may go on."""
    failed = Signal(object)
    """A `Refusal`, `NotDone` or `NotSaved`; nothing has changed by it."""

    def __init__(
        self,
        router: Router,
        load_words: Callable[[str], Catalogue],
        holds_to_see: Callable[[], bool],
        second: SecondScreenControl,
        phones: Presence,
        play_sound: Callable[[Sound | NarratorLine], None],
        parent: QObject | None = None,
    ) -> None:
        """`load_words` returns the words of a player's language, `holds_to_see` asks the settings, and
        `play_sound` plays what is heard while the roles turn.
        """
        super().__init__(parent)
        self._router = router
        self._connected: set[PageName] = set()
        self._page_name: PageName | None = None
        """The page of the game that is shown, or lies under one that was opened on it."""
        self._load_words = load_words
        self._holds_to_see = holds_to_see
        self._second = second
        self._phones = phones
        self._play_sound = play_sound
        self._game: _SessionGame | None = None
        self._last_group: frozenset[str] | None = None
        """The names of those who played last since the program was started."""
        self._shown: _WindowContent | None = None
        """What the window shows; None where it has to be shown again."""
        self.last_presented: FingerprintScene | TableScene | EndScene | None = None
        second.performed.connect(self._finish_second)
        router.page_shown.connect(self._show_if_due)
        phones.subscribe(self._on_phones_changed)

    @property
    def table(self) -> TableReader | None:
        return None if self._game is None else self._game.table

    def revealed_scene(self, table: TableReader | None) -> TableScene | None:
        """Return what everyone has seen of this game to the end; None for nothing of it."""
        if self._game is None or self._game.table is not table:
            return None
        return self._game.presentation.revealed_scene()

    @property
    def screen(self) -> Screen:
        return HomeScreen() if self._game is None else self._game.presentation.screen

    @property
    def can_undo(self) -> bool:
        is_at_table = isinstance(self.screen, TableScreen)
        return self._game is not None and is_at_table and self._game.table.can_take_back

    @property
    def can_show_role(self) -> bool:
        return self._game is not None and self._game.public.can_show_role

    @property
    def is_at_end(self) -> bool:
        return isinstance(self.screen, EndScreen)

    @property
    def is_on_second_screen(self) -> bool:
        """Whether everyone looks at the second screen, and the window waits."""
        return self.screen == ReturnScreen(on_stage=True)

    @property
    def is_watched(self) -> bool:
        """Whether anyone would see what happens now, in the window or on a second screen."""
        return self._is_in_front or self._second.is_open

    def begin(self, table: Table, *, resumed: bool = False) -> None:
        """Lead a game that was dealt just now or saved before."""
        self.leave()
        group = frozenset(fold_name(player.name) for player in table.players)
        if self._last_group not in (None, group) and PageName.HAND_OVER in self._connected:
            self._hand_over_page.forget_players()
        self._last_group = group
        presentation = GamePresentation(table, lambda: self._second.is_open, self._phones, resumed=resumed)
        self._game = _SessionGame(
            table,
            presentation,
            PublicActions(table, presentation, self._show, self._report_refusal, self._phones),
            PrivateActions(
                table,
                presentation,
                self._show,
                lambda secret: self._hand_over_page.show_secret(secret),
                self._report_refusal,
                self.failed.emit,
            ),
            table.subscribe(partial(self._follow_change, presentation)),
        )
        self.last_presented = None
        self._show()

    def leave(self) -> None:
        if self._game is not None:
            self._game.unsubscribe()
        self._game = self._shown = None

    def undo(self) -> None:
        self.handle(Undo())

    def handle(self, request: PageRequest) -> None:
        """Do what a page asks for, if the present screen asks for that."""
        self._refresh_at_rest()
        game, screen = self._game, self.screen
        if game is None:
            return
        match screen:
            case FingerprintScreen():
                if isinstance(request, DealRequest):
                    self._deal(game.table, request.typed)
            case TableScreen() | HandOverScreen() if isinstance(request, ChangeBallot):
                self._change_ballot(game, request.seat)
            case TableScreen() if isinstance(request, UseScreenRequest | OtherPhoneRequest | ShowCodeRequest):
                self._change_phones(game.table, request)
            case TableScreen():
                game.public.do(screen, request)
            case HandOverScreen():
                game.private.do(screen, request)
            case ReturnScreen(on_stage) if isinstance(request, RevealRequest):
                if on_stage:
                    self._second.hurry()
                else:
                    game.presentation.reveal()
                    self._show()

    def _deal(self, table: Table, words: str) -> None:
        """Deal, with the words that the players typed mixed into the seed, if they typed any."""
        answer = table.add_words(words) if words.strip() else table.deal_without_words()
        if not isinstance(answer, Accepted):
            self.failed.emit(answer)

    def _change_ballot(self, game: _SessionGame, seat: Seat) -> None:
        if seat in game.table.view(None).voted and seat not in game.presentation.elsewhere:
            game.presentation.ask(HandOverScreen(seat, TaskKind.BALLOT))
            self._show()

    def _change_phones(self, table: Table, request: SeatPhoneRequest) -> None:
        match request:
            case UseScreenRequest(seat):
                self._phones.use_screen(seat)
            # A bot's seat can't move to a phone.
            case OtherPhoneRequest(seat) if seat not in table.bots:
                self._phones.other_phone(seat)
            case ShowCodeRequest():
                self._phones.show_code()

    def _report_refusal(self, answer: Answer) -> None:
        """Report what the table refused; what it accepted shows when it reports the change."""
        if not isinstance(answer, Accepted):
            self._show()
            self.failed.emit(answer)

    # Pages, each connected when it is first needed

    def _get_page(self, name: PageName) -> QWidget:
        page = self._router.page(name)
        if name not in self._connected:
            self._connected.add(name)
            if name is PageName.END:
                end = cast("EndPage", page)
                end.sound_due.connect(self._play_sound)
                end.stage.finished.connect(self._finish_end)
            else:
                asking = cast("TablePage | HandOverPage | ToTablePage | FingerprintPage", page)
                asking.wanted.connect(self.handle)
            if name is PageName.TABLE:
                cast("TablePage", page).stage.finished.connect(self._finish_table)
        return page

    @property
    def _table_page(self) -> "TablePage":
        return cast("TablePage", self._get_page(PageName.TABLE))

    @property
    def _hand_over_page(self) -> "HandOverPage":
        return cast("HandOverPage", self._get_page(PageName.HAND_OVER))

    @property
    def _end_page(self) -> "EndPage":
        return cast("EndPage", self._get_page(PageName.END))

    def _show_page(self, name: PageName) -> None:
        self._page_name = name
        self._router.replace(name)

    @property
    def _is_in_front(self) -> bool:
        return self._router.current is self._page_name

    def _follow_change(self, presentation: GamePresentation, change: TableChange) -> None:
        presentation.follow_change(change)
        self.refresh()

    def _on_phones_changed(self) -> None:
        if self._game is not None:
            self._game.presentation.follow_phone_change()
            self.refresh()

    def refresh(self) -> None:
        """Show what is due and not shown yet; a call too many does nothing."""
        game, shown = self._game, self._shown
        if game is None or self._waits_for_second:
            return
        due = _content_due(game.presentation)
        if (
            shown is not None
            and isinstance(shown.screen, HandOverScreen)
            and not shown.is_table
            and shown.question != due.question
        ):
            self._hand_over_page.hide_secret()
            shown = self._shown = None
        if not self._is_in_front or due == shown:
            self._present_changes(game.presentation)
        elif shown is not None and shown.is_table and game.presentation.elsewhere:
            # Several players may act elsewhere at once: what they do shows together, after what plays.
            QTimer.singleShot(0, self, self._refresh_at_rest)
        else:
            self._show()

    def _refresh_at_rest(self) -> None:
        """Show what is due, unless something still moves on the table."""
        if self._game is None or not self._is_due or self._waits_for_second or self._table_page.stage.playing:
            return
        if self._is_in_front:
            self._show()
        else:
            self._present_changes(self._game.presentation)

    def _show_if_due(self) -> None:
        if self._is_in_front and self._is_due and not self._waits_for_second:
            self._show()

    @property
    def _is_due(self) -> bool:
        return self._game is not None and self._shown != _content_due(self._game.presentation)

    @property
    def _waits_for_second(self) -> bool:
        """Whether the window shows nothing new before `_finish_second`: one thing after the other."""
        return self._shown is not None and self._shown.screen == ReturnScreen(on_stage=True)

    def _finish_table(self) -> None:
        if not self.is_on_second_screen:
            self._finish_performance()
        # Everyone who follows the animation hears of its end before the next one begins.
        QTimer.singleShot(0, self, self._refresh_at_rest)

    def _finish_second(self) -> None:
        if self._game is not None and self.is_on_second_screen:
            self._game.presentation.reveal()
            self._shown = None
            self.refresh()
            self._finish_unless_playing()

    def _finish_end(self) -> None:
        if self._game is not None and self.is_at_end:
            self._game.presentation.finish_roles()
            self.revealed.emit()

    def _finish_unless_playing(self) -> None:
        if not self.is_on_second_screen and not self._table_page.stage.playing:
            self._finish_performance()

    def _finish_performance(self) -> None:
        if self._game is not None and self._game.presentation.performing is not None:
            self._game.presentation.finish_performance()
            self.revealed.emit()

    def _show(self) -> None:
        game = self._game
        if game is None:
            return
        presentation = game.presentation
        self._shown = content = _content_due(presentation)
        match content.screen:
            case FingerprintScreen():
                self._show_fingerprint(game.table)
            case _ if content.is_table:
                self._show_table(presentation)
                if isinstance(content.screen, HandOverScreen):
                    self._refresh_at_rest()
            case HandOverScreen():
                self._show_cover(game, content.screen)
            case ReturnScreen():
                self._show_return(presentation, content.screen)
            case EndScreen():
                self._show_end(game.table)

    def _show_fingerprint(self, table: TableReader) -> None:
        scene = build_fingerprint_scene(table)
        cast("FingerprintPage", self._get_page(PageName.FINGERPRINT)).show_fingerprint(scene)
        self._show_page(PageName.FINGERPRINT)
        self._present(scene)
        self.revealed.emit()

    def _show_table(self, presentation: GamePresentation) -> None:
        scene = presentation.perform()
        # It ends the performance before this one.
        self._table_page.show_table(scene)
        presentation.follow(is_watched=True)
        self._shown = _content_due(presentation)
        self._show_page(PageName.TABLE)
        self._present(scene)
        self._finish_unless_playing()

    def _show_cover(self, game: _SessionGame, screen: HandOverScreen) -> None:
        situation = game.presentation.situation
        cover = build_cover_scene(game.table, screen, situation, hold=self._holds_to_see())
        words = self._load_words(cover.language)
        game.private.close()
        # The cover is drawn before the page comes up: nothing older ever shows for a frame.
        self._hand_over_page.cover(cover, words)
        self._show_page(PageName.HAND_OVER)
        self._present_changes(game.presentation)
        if cover.alone:
            self._hand_over_page.open_at_once()

    def _show_return(self, presentation: GamePresentation, screen: ReturnScreen) -> None:
        players = len(presentation.table.players)
        page = cast("ToTablePage", self._get_page(PageName.TO_TABLE))
        page.offer(players, on_stage=screen.on_stage, reveals=screen.reveals)
        self._show_page(PageName.TO_TABLE)
        if screen.on_stage:
            self._present(presentation.perform())
            presentation.follow(is_watched=True)
        else:
            self._present_changes(presentation)

    def _show_end(self, table: TableReader) -> None:
        scene = replace(build_end_scene(table), phones_stay=bool(self._phones.elsewhere))
        self._end_page.show_end(scene)
        self._show_page(PageName.END)
        self._present(scene)
        if not self._end_page.stage.playing:
            self._finish_end()

    def _present(self, scene: FingerprintScene | TableScene | EndScene) -> None:
        self.last_presented = scene
        self.presented.emit(scene)

    def _present_changes(self, presentation: GamePresentation) -> None:
        """Present what everyone may see, where no performance of it comes."""
        scene, last = presentation.scene(), self.last_presented
        if scene is None or (isinstance(last, EndScene) and self.is_at_end):
            return
        is_new = not isinstance(last, TableScene) or replace(last, events=(), announced=()) != scene
        if is_new:
            self._present(scene)
        if is_new or presentation.revealed != presentation.released:
            presentation.follow(is_watched=self.is_watched)
            self._finish_unless_playing()


def _content_due(presentation: GamePresentation) -> _WindowContent:
    screen, is_first = presentation.screen, presentation.is_table_first
    is_table = is_first or isinstance(screen, TableScreen)
    shows_scene = is_table or isinstance(screen, ReturnScreen)
    scene = presentation.scene() if shows_scene else None
    return _WindowContent(screen, presentation.question, is_table, scene)
