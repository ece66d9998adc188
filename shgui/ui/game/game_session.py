"""Leads a game through its screens: follows every change of the table, and shows what is due then.

A page says what a player wants; only what the present screen asks for is done (`PublicActions`,
`PrivateActions`). The table reports every change, and the next screen follows from what is public then
(`GamePresentation`).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from shgui.engine.types import Seat
from shgui.presentation.build_scene import cover_of, ending_of, fingerprint_of
from shgui.presentation.game_presentation import GamePresentation
from shgui.presentation.presence import NO_PHONES, Presence
from shgui.presentation.private_actions import PrivateActions
from shgui.presentation.public_actions import PublicActions
from shgui.presentation.requests import (
    ChangeBallot,
    DealRequest,
    OtherPhoneRequest,
    PhoneWish,
    RevealRequest,
    ShowCodeRequest,
    Undo,
    UseScreenRequest,
    Wish,
)
from shgui.presentation.scenes import PrivateView, TableScene
from shgui.presentation.screens import (
    EndScreen,
    FingerprintScreen,
    HandOverScreen,
    HomeScreen,
    ReturnScreen,
    Screen,
    TableScreen,
)
from shgui.table.answers import Accepted, Answer, Change
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import name_identity
from shgui.table.table import Table
from shgui.table.table_reader import TableReader
from shgui.ui.game.game_pages import GamePages, SecondScreenStage, Window
from shgui.ui.shell.pages import PageName
from shgui.ui.table.sounds import Sound
from shgui.words.catalogue import Catalogue
from shgui.words.narrator_texts import Spoken


@dataclass(frozen=True, slots=True, eq=False)
class _Game:
    table: Table
    followed: GamePresentation
    at_table: PublicActions
    behind_cover: PrivateActions
    leave: Callable[[], None]


class GameSession(QObject):
    table_shown = Signal(object)
    """A `TableScene`, public: for a second screen. During a hand-over, too."""
    fingerprint_shown = Signal(object)
    """A `FingerprintScene`, instead of a moment: until a deal is settled nothing else of it shows."""
    end_shown = Signal(object)
    """An `EndScene`: all roles turn."""
    failed = Signal(object)
    """A `Refusal`, `NotDone` or `NotSaved`; nothing has changed by it."""

    def __init__(
        self,
        window: Window,
        catalogue: Callable[[str], Catalogue],
        holds_to_see: Callable[[], bool],
        second: SecondScreenStage,
        parent: QObject | None = None,
        phones: Presence = NO_PHONES,
    ) -> None:
        """`catalogue` finds the words of a player's language; `holds_to_see` asks the settings."""
        super().__init__(parent)
        self._pages = GamePages(window, self.do, self._sound, self._show_soon)
        self.let_hear: Callable[[Sound | Spoken], None] | None = None
        """Told what is heard beside the table, if anybody listens."""
        self._catalogue = catalogue
        self._holds_to_see = holds_to_see
        self._second = second
        self._phones = phones
        self._game: _Game | None = None
        self._last_group: frozenset[str] | None = None
        """The names of those who played last since the program was started."""
        self._public: TableScene | None = None
        """What the room was last told, without what had happened."""
        self._behind = False
        """Something has changed while somebody looked at another page."""
        self._to_show = False
        """Something has changed on the table that isn't shown yet: it is in a turn of the loop to come."""
        window.page_shown.connect(self._catch_up)
        phones.listen(self._change_over)

    @property
    def table(self) -> TableReader | None:
        return None if self._game is None else self._game.table

    @property
    def screen(self) -> Screen:
        return HomeScreen() if self._game is None else self._game.followed.screen

    @property
    def may_take_back(self) -> bool:
        game = self._game
        return game is not None and isinstance(self.screen, TableScreen) and game.table.can_take_back

    @property
    def can_show_role(self) -> bool:
        return self._game is not None and self._game.at_table.can_show_role

    @property
    def at_end(self) -> bool:
        """All roles lie open."""
        return isinstance(self.screen, EndScreen)

    @property
    def on_stage(self) -> bool:
        """Whether all look at the second screen now, and this one waits."""
        return self.screen == ReturnScreen(on_stage=True)

    @property
    def unwatched(self) -> bool:
        """Whether something has happened that neither the window nor a second screen shows."""
        return self._behind and not self._second.is_open

    @property
    def watched(self) -> bool:
        """Whether what happens now would be seen, here or on a second screen."""
        return self._pages.in_front or self._second.is_open

    def begin(self, table: Table, *, resumed: bool = False) -> None:
        """Take up a game, dealt just now or saved before."""
        self.leave()
        group = frozenset(name_identity(player.name) for player in table.players)
        if self._last_group not in (None, group):
            self._pages.begin_evening()
        self._last_group = group
        followed = GamePresentation(table, self._second_is_open, self._phones, resumed=resumed)
        self._game = _Game(
            table,
            followed,
            PublicActions(table, followed, self._show, self._settle, self._phones),
            PrivateActions(table, followed, self._show, self._show_secret, self._settle, self.failed.emit),
            table.subscribe(partial(self._hear, followed)),
        )
        self._show()

    def leave(self) -> None:
        """Let go of the game; it lies in the journal."""
        if self._game is not None:
            self._game.leave()
        self._game = self._public = None
        self._to_show = False

    def take_back(self) -> None:
        """As the table page does it, for whoever has no table page."""
        self.do(Undo())

    def do(self, wish: Wish) -> None:
        """Only what the present screen asks for is done."""
        self._show_next()
        game, screen = self._game, self.screen
        if game is None:
            return
        match screen:
            case FingerprintScreen():
                if isinstance(wish, DealRequest):
                    self._deal_out(game.table, wish.typed)
            case TableScreen() | HandOverScreen() if isinstance(wish, ChangeBallot):
                self._change_ballot(game, wish.seat)
            case TableScreen() if isinstance(wish, UseScreenRequest | OtherPhoneRequest | ShowCodeRequest):
                self._have_phones_do(wish)
            case TableScreen():
                game.at_table.do(screen, wish)
            case HandOverScreen():
                game.behind_cover.do(screen, wish)
            case ReturnScreen(on_stage) if isinstance(wish, RevealRequest):
                if on_stage:
                    self._second.hurry()
                else:
                    self._reveal(game)
            case _:
                pass

    def _have_phones_do(self, wish: PhoneWish) -> None:
        match wish:
            case UseScreenRequest(seat):
                self._phones.use_screen(seat)
            case OtherPhoneRequest(seat) if self.table is not None and seat not in self.table.bots:
                self._phones.other_phone(seat)
            case ShowCodeRequest():
                self._phones.show_code()
            case _:
                # Nobody holds what the program knows.
                pass

    def stage_is_done(self) -> None:
        """All have seen it on the second screen."""
        if self._game is not None and self.on_stage:
            self._reveal(self._game)

    def _reveal(self, game: _Game) -> None:
        game.followed.reveal()
        if self._pages.in_front:
            self._show()
        else:
            game.followed.turn()
            self._behind = True

    def _sound(self, due: Sound | Spoken) -> None:
        if self.let_hear is not None:
            self.let_hear(due)

    def _second_is_open(self) -> bool:
        return self._second.is_open

    def _settle(self, answer: Answer) -> None:
        """What was done is shown when the table tells of it."""
        if not isinstance(answer, Accepted):
            self._show()
            self.failed.emit(answer)

    def _deal_out(self, table: Table, typed: str) -> None:
        """The table has seen the fingerprint; roles are dealt, by words of its own too if it typed some."""
        answer = table.add_words(typed) if typed.strip() else table.go_without_words()
        if not isinstance(answer, Accepted):
            self.failed.emit(answer)

    def _change_ballot(self, game: _Game, seat: Seat) -> None:
        """Where the ballots go round, and where they wait on the table."""
        if seat in game.table.view(None).voted and seat not in game.followed.elsewhere:
            game.followed.ask(HandOverScreen(seat, TaskKind.BALLOT))
            self._show()

    # What is shown

    def _hear(self, followed: GamePresentation, change: Change) -> None:
        """Whoever did it. What is still asked goes on; what isn't goes away at once, a secret first."""
        screen, question = followed.screen, followed.question
        followed.hear(change)
        self._follow(followed, screen, question)

    def _change_over(self) -> None:
        """Somebody has taken a phone or given it away, or can't be reached by it."""
        game = self._game
        if game is not None:
            screen, question = game.followed.screen, game.followed.question
            game.followed.change_over()
            self._follow(game.followed, screen, question)

    def _follow(self, followed: GamePresentation, screen: Screen, question: object) -> None:
        """What was shown, and what was asked there, may be so no more."""
        followed.turn()
        if screen == ReturnScreen(on_stage=True):
            # One thing after the other: it is told when that is done.
            return
        same = followed.question == question
        if same and (isinstance(screen, EndScreen) or followed.scene() == self._public):
            return
        if isinstance(screen, HandOverScreen) and not same:
            self._pages.hand_over.hide_secret()
        if not self._pages.in_front:
            self._behind = True
            self._tell(followed.scene())
        elif isinstance(screen, TableScreen) and followed.elsewhere:
            self._to_show = True
            self._show_soon()
        elif isinstance(screen, HandOverScreen) and same:
            self._tell(followed.scene())
        else:
            self._show()

    def _show_soon(self) -> None:
        """Phones play on while all look at what has happened, and several may act at once: one thing after
        the other, and none of them makes the next one wait.
        """
        if self._to_show:
            # Whoever hears of a moment's end does so before the next one begins.
            QTimer.singleShot(0, self, self._show_next)

    def _show_next(self) -> None:
        if self._to_show and not self._pages.table_plays:
            self._to_show = False
            if self._pages.in_front:
                self._show()
            elif self._game is not None:
                self._behind = True
                self._tell(self._game.followed.scene())

    def _catch_up(self) -> None:
        """Back from a page that has nothing to do with the game."""
        if self._behind and self._pages.in_front:
            self._show()

    def _show(self) -> None:
        """The screen that is due."""
        if self._game is None:
            return
        self._behind = self._to_show = False
        followed = self._game.followed
        screen = followed.turn()
        match screen:
            case FingerprintScreen():
                self._show_fingerprint(followed.table)
            case TableScreen():
                self._show_table(followed)
            case HandOverScreen():
                if not self._shows_first(followed, screen):
                    self._hand_over(self._game, screen)
            case ReturnScreen(on_stage, reveals):
                players = len(followed.table.players)
                self._pages.to_table.offer(players, on_stage=on_stage, reveals=reveals)
                self._pages.show(PageName.TO_TABLE)
                self._tell(followed.perform() if on_stage else followed.scene())
            case EndScreen():
                self._show_end(followed.table)
            case _:
                pass

    def _shows_first(self, followed: GamePresentation, screen: HandOverScreen) -> bool:
        """Whether whoever keeps the screen looks at what has happened before the own hand opens."""
        if followed.alone is None or screen.purpose is TaskKind.ROLE or not followed.has_news:
            return False
        self._show_table(followed)
        self._to_show = self._pages.table_plays
        return self._to_show

    def _show_fingerprint(self, table: TableReader) -> None:
        shown = fingerprint_of(table)
        self._pages.fingerprint.show_fingerprint(shown)
        self._pages.show(PageName.FINGERPRINT)
        self.fingerprint_shown.emit(shown)

    def _show_table(self, followed: GamePresentation) -> None:
        public = followed.perform()
        self._pages.table.show_table(public)
        self._pages.show(PageName.TABLE)
        self._tell(public)

    def _show_end(self, table: TableReader) -> None:
        ending = replace(ending_of(table), phones_stay=bool(self._phones.elsewhere))
        self._pages.end.show_end(ending)
        self._pages.show(PageName.END)
        self.end_shown.emit(ending)

    def _hand_over(self, game: _Game, screen: HandOverScreen) -> None:
        words = self._catalogue(game.table.players[screen.seat].language)
        followed = game.followed
        goes_round = not followed.is_asked_here
        cover = cover_of(
            game.table,
            screen,
            words,
            self._holds_to_see(),
            goes_round=goes_round,
            elsewhere=followed.elsewhere,
            alone=followed.alone is not None,
        )
        game.behind_cover.close()
        # The cover is drawn before the page comes up: nothing older ever shows for a frame.
        self._pages.hand_over.cover(cover)
        self._pages.show(PageName.HAND_OVER)
        self._tell(followed.scene())
        if cover.alone:
            self._pages.hand_over.open_at_once()

    def _show_secret(self, secret: PrivateView) -> None:
        self._pages.hand_over.show_secret(secret)

    def _tell(self, public: TableScene | None) -> None:
        if public is not None:
            self._public = replace(public, events=(), told=())
            self.table_shown.emit(public)
