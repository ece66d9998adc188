"""Who hears of a game besides its page: the second screen, the voice and the sounds."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from shgui.presentation.scenes import EndScene, TableScene
from shgui.ui.game.game_session import GameSession
from shgui.ui.narrator.announcer import Announcer
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.printed.printed_page import PrintedPage
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen_switch import SecondScreenControl
from shgui.ui.table.sounds import Sound, Sounds
from shgui.ui.table.table_page import TablePage
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.words.narrator_texts import Spoken

if TYPE_CHECKING:
    from shgui.ui.after_game.replay_page import ReplayPage
    from shgui.ui.ending.end_page import EndPage

_SILENT = (PageName.HOME, PageName.SAVED_GAMES, PageName.NEW_TABLE, PageName.NARRATOR)
"""Here the table is left, or something else has to be heard."""


class GameOutputs(QObject):
    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        second: SecondScreenControl,
        voice: SharedVoice,
        sounds: Path,
    ) -> None:
        """`sounds` is the folder of that name."""
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self.second = second
        self._announcer = Announcer(preferences, voice)
        self.sounds = Sounds(sounds)
        second.sound_due = self._let_hear
        self._unheard: TableScene | None = None
        """A moment of which is told only when it has been seen."""
        self._said: list[Spoken] = []
        """What of it was said when its step came."""
        self._set_volume()
        preferences.changed.connect(self._set_volume)
        window.page_shown.connect(self._hush)

    def follow(self, controller: GameSession, page: TablePage) -> None:
        controller.fingerprint_shown.connect(self._hear)
        controller.fingerprint_shown.connect(self.second.show_fingerprint)
        controller.table_shown.connect(partial(self._show_game, controller, page.stage))
        controller.end_shown.connect(self._show_end)
        page.stage.finished.connect(self._hear)
        page.sound_due.connect(self._let_hear)
        controller.let_hear = self._let_hear

    def follow_printed(self, page: PrintedPage) -> None:
        page.table_shown.connect(partial(self._show_table, page.stage))
        page.stage.finished.connect(self._hear)
        page.sound_due.connect(self._let_hear)

    def follow_watching(self, page: "ReplayPage") -> None:
        """The narrator has told this game: of what is told again only sounds are heard."""
        page.step_shown.connect(self.second.watch)
        page.left.connect(self.second.watched)
        page.table.sound_due.connect(self._let_hear_again)

    def close(self) -> None:
        self.sounds.stop()
        self._announcer.stop()

    def _show_game(self, controller: GameSession, stage: AnimationStage, public: TableScene) -> None:
        if not controller.on_stage:
            self._show_table(stage, public)
            return
        self._hear()
        self._unheard = public
        self.second.perform(public, stage, partial(self._performed, controller))

    def _performed(self, controller: GameSession) -> None:
        self._hear()
        controller.stage_is_done()

    def _show_table(self, stage: AnimationStage, public: TableScene) -> None:
        self._hear()
        self._unheard = public
        if not stage.playing:
            self._hear()
        self.second.show_table(public, stage)

    def _show_end(self, ending: EndScene) -> None:
        self._hear()
        self.second.show_end(ending, cast("EndPage", self._window.page(PageName.END)).stage)

    def _hear(self) -> None:
        """What has been seen may be said."""
        public, self._unheard = self._unheard, None
        if public is not None:
            self._announcer.hear(public, self._said)
            self._said = []

    def _let_hear(self, due: Sound | Spoken | None) -> None:
        """A sound, a line of the narrator, or with None silence."""
        match due:
            case None:
                self.sounds.stop()
                self._announcer.stop()
            case Spoken():
                if self._unheard is not None:
                    self._said.append(due)
                self._announcer.say(due)
            case Sound():
                self.sounds.play(due)

    def _let_hear_again(self, due: Sound | Spoken | None) -> None:
        if not isinstance(due, Spoken):
            self._let_hear(due)

    def _hush(self) -> None:
        if self._window.current in _SILENT:
            self._announcer.stop()

    def _set_volume(self) -> None:
        settings = self._preferences.settings
        self.sounds.set_volume(settings.volume, muted=settings.muted)
