"""Everything besides the page of a game that shows or says it: second screen, voice and sounds."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from shgui.presentation.scenes import EndScene, FingerprintScene, TableScene
from shgui.ui.game.game_session import GameSession
from shgui.ui.narrator.announcer import Announcer
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen_switch import SecondScreenControl
from shgui.ui.table.sounds import Sound, Sounds
from shgui.ui.table.table_page import TablePage
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.words.narrator_texts import NarratorLine

if TYPE_CHECKING:
    from shgui.ui.after_game.hidden_rounds import HiddenFacts
    from shgui.ui.after_game.replay_page import ReplayPage
    from shgui.ui.ending.end_page import EndPage
    from shgui.ui.printed.printed_page import PrintedPage

_SILENT = (PageName.HOME, PageName.SAVED_GAMES, PageName.NEW_TABLE, PageName.NARRATOR)
"""On these pages the table is left, or something else has to be heard."""


class GameOutputs(QObject):
    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        second: SecondScreenControl,
        voice: SharedVoice,
        sounds: Path,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self.second = second
        self._announcer = Announcer(preferences, voice)
        self.sounds = Sounds(sounds)
        self._session: GameSession | None = None
        self._printed: PrintedPage | None = None
        self._replay: ReplayPage | None = None
        second.opened.connect(self._show_on_second)
        second.performed.connect(self._announcer.finish)
        second.sound_due.connect(self.play)
        self._set_volume()
        preferences.changed.connect(self._set_volume)
        window.page_shown.connect(self._stop_voice_off_table)

    def follow(self, session: GameSession, page: TablePage) -> None:
        self._session = session
        session.presented.connect(partial(self._present, session, page.stage))
        page.stage.finished.connect(self._announcer.finish)
        page.sound_due.connect(self.play)

    def follow_printed(self, page: "PrintedPage") -> None:
        self._printed = page
        page.table_shown.connect(partial(self._show_table, page.stage))
        page.stage.finished.connect(self._announcer.finish)
        page.sound_due.connect(self.play)

    def follow_replay(self, page: "ReplayPage") -> None:
        """Show and play a replay, without the narrator: the game was announced when it was played."""
        self._replay = page
        page.step_shown.connect(self._show_replay)
        page.left.connect(self._end_replay)
        page.table.sound_due.connect(self._play_in_replay)

    def close(self) -> None:
        self.sounds.stop()
        self._announcer.stop()

    def play(self, due: Sound | NarratorLine | None) -> None:
        """Play a sound, say a line of the narrator, or with None fall silent."""
        match due:
            case None:
                self.sounds.stop()
                self._announcer.stop()
            case NarratorLine():
                self._announcer.say(due)
            case Sound():
                self.sounds.play(due)

    def _present(
        self, session: GameSession, stage: AnimationStage, scene: FingerprintScene | TableScene | EndScene
    ) -> None:
        self._announcer.finish()
        if not isinstance(scene, TableScene):
            self._show_scene(stage, scene)
        elif session.is_on_second_screen:
            self._announcer.begin(scene)
            self.second.perform(scene)
        else:
            self._show_table(stage, scene)

    def _show_table(self, stage: AnimationStage, scene: TableScene) -> None:
        self._announcer.begin(scene)
        if not stage.playing:
            self._announcer.finish()
        self._show_scene(stage, scene)

    def _show_scene(
        self, stage: AnimationStage, scene: FingerprintScene | TableScene | EndScene | None
    ) -> None:
        """Show a scene on the second screen, in step with the stage on which the window plays it."""
        screen = self.second.screen
        if screen is None:
            return
        match scene:
            case FingerprintScene():
                screen.show_fingerprint(scene)
            case TableScene():
                screen.show_table(scene, stage)
            case EndScene():
                screen.show_end(scene, cast("EndPage", self._window.page(PageName.END)).stage)

    def _show_replay(self, scene: TableScene, hidden: "HiddenFacts | None", stage: AnimationStage) -> None:
        if self.second.screen is not None:
            self.second.screen.show_replay_step(scene, hidden, stage)

    def _show_on_second(self) -> None:
        session, printed, replay = self._session, self._printed, self._replay
        if printed is not None and printed.scene is not None and (session is None or session.table is None):
            self._show_scene(printed.stage, printed.scene)
        elif session is not None and session.is_on_second_screen:
            if isinstance(session.last_presented, TableScene):
                self.second.perform(session.last_presented)
        elif session is not None:
            page = cast("TablePage", self._window.page(PageName.TABLE))
            self._show_scene(page.stage, session.last_presented)
        if replay is not None and replay.isVisible() and (step := replay.shown_step()) is not None:
            self._show_replay(*step, replay.table.stage)

    def _end_replay(self) -> None:
        if self.second.screen is not None:
            self.second.screen.forget_replay()
            self._show_on_second()

    def _play_in_replay(self, due: Sound | NarratorLine | None) -> None:
        if not isinstance(due, NarratorLine):
            self.play(due)

    def _stop_voice_off_table(self) -> None:
        if self._window.current in _SILENT:
            self._announcer.stop()

    def _set_volume(self) -> None:
        settings = self._preferences.settings
        self.sounds.set_volume(settings.volume, muted=settings.muted)
