"""What goes with a game: sounds, a second screen, the review after its end. Made when first needed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Signal

from shgui.ui.looks import Looks
from shgui.ui.main_window import MainWindow
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.pages import PageName
from shgui.ui.play import Play
from shgui.ui.printed.printed_play import PrintedPlay
from shgui.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from shgui.table.table import Table
    from shgui.ui.controller import Controller
    from shgui.ui.hand_over.hand_over_page import HandOverPage
    from shgui.ui.help.guide_page import GuidePage
    from shgui.ui.narrator.announcer import Announcer
    from shgui.ui.page_data import Fingerprint, PublicTable
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.review.review import Review
    from shgui.ui.review.review_page import ReviewPage
    from shgui.ui.table.second_screen import SecondScreen
    from shgui.ui.table.sounds import Sound, Sounds
    from shgui.ui.table.table_page import TablePage
    from shgui.ui.widgets.motion import Stage

MakeReview = Callable[["Table"], "Review | None"]


class GameRoom(QObject):
    same_group_wanted = Signal()
    home_wanted = Signal()
    page_changed = Signal()
    second_screen_closed = Signal()

    def __init__(
        self,
        window: MainWindow,
        looks: Looks,
        preferences: Preferences,
        play: Play,
        printed: PrintedPlay,
        make_review: MakeReview,
        sounds: Path,
        voice: SharedVoice,
        motion_unwanted: Callable[[], bool],
    ) -> None:
        """`sounds` is the folder of that name; `motion_unwanted` asks the system, which may take a while."""
        super().__init__(window)
        self._window = window
        self._looks = looks
        self._preferences = preferences
        self._play = play
        self._make_review = make_review
        self._folder = sounds
        self._voice = voice
        self._motion_unwanted = motion_unwanted
        self._sounds: Sounds | None = None
        self._announcer: Announcer | None = None
        self._second: SecondScreen | None = None
        self._public: PublicTable | None = None
        self._fingerprint: Fingerprint | None = None
        """Shown instead of a moment, until the next one."""
        self._unheard: PublicTable | None = None
        """A moment of which is told only when it has been seen."""
        self._stage: Stage | None = None
        """Where the present game moves; its clock is the one of all windows."""
        play.begun.connect(self._furnish)
        printed.begun.connect(self._furnish_printed)
        play.review_wanted.connect(self.show_review)
        preferences.changed.connect(self._set_volume)
        preferences.language_changed.connect(self._speak)
        looks.changed.connect(self._dress)

    def ask_role(self) -> None:
        """Somebody wants to see the own role again; the table page asks who."""
        if self._play.may_ask_role:
            self._table_page().ask_role()

    def toggle_chronicle(self) -> None:
        self._table_page().toggle_chronicle()

    def set_second_screen(self, on: bool) -> None:
        """The public table on another display, or in a window of its own where there is none."""
        if not on:
            if self._second is not None:
                self._second.close()
            return
        from shgui.ui.table.second_screen import SecondScreen, other_screen

        if self._second is None:
            self._second = SecondScreen(self._looks.renderer, self._preferences.words)
            self._second.closed.connect(self.second_screen_closed)
            if self._stage is not None:
                self._second.follow(self._stage)
        if self._public is not None:
            self._second.show_table(self._public)
        if self._fingerprint is not None:
            self._second.show_fingerprint(self._fingerprint)
        self._second.show_on(other_screen(self._window))

    def hush(self) -> None:
        """The table is left, or something else has to be heard."""
        if self._announcer is not None:
            self._announcer.stop()

    def show_review(self) -> None:
        table = self._play.table
        review = None if table is None else self._make_review(table)
        if review is not None:
            self._review_page().show_review(review)
            self._window.show_page(PageName.REVIEW)
            self.page_changed.emit()

    def show_record(self, review: "Review") -> None:
        """A game of another day, from its record. Nobody sits at its table any more."""
        self._review_page().show_review(review, same_group=False)
        self._window.show_page(PageName.REVIEW)
        self.page_changed.emit()

    def close(self) -> None:
        """With the window everything else closes, too."""
        if self._second is not None:
            self._second.close()
            self._second.deleteLater()
            self._second = None
        if self._sounds is not None:
            self._sounds.stop()
        self.hush()

    def follow_application(self, state: Qt.ApplicationState) -> None:
        """Behind another program, or with the screen locked, no hand stays open."""
        if state is Qt.ApplicationState.ApplicationActive:
            return
        for name in (PageName.HAND_OVER, PageName.GUIDE):
            if self._window.has_page(name):
                cast("HandOverPage | GuidePage", self._window.page(name)).hide_secret()

    def _furnish_printed(self) -> None:
        self._tune()
        page = cast("PrintedPage", self._window.page(PageName.PRINTED))
        page.table_shown.connect(lambda public: self._remember(public, page.stage))
        page.stage.finished.connect(self._hear)
        page.sound_due.connect(self._sound)

    def _tune(self) -> None:
        """Motion and sound as the system and the settings want them, known before the first game."""
        from shgui.ui.narrator.announcer import Announcer
        from shgui.ui.table.sounds import Sounds

        if self._announcer is None:
            self._announcer = Announcer(self._preferences, self._voice)
        if self._sounds is None:
            self._looks.set_motion_unwanted(self._motion_unwanted())
            self._sounds = Sounds(self._folder)
            self._set_volume()

    def _furnish(self, controller: "Controller") -> None:
        self._tune()
        page = self._table_page()
        controller.fingerprint_shown.connect(self._remember_fingerprint)
        controller.table_shown.connect(lambda public: self._remember(public, page.stage))
        page.stage.finished.connect(self._hear)
        page.sound_due.connect(self._sound)

    def _remember(self, public: "PublicTable", stage: "Stage") -> None:
        self._hear()
        self._fingerprint = None
        self._public = self._unheard = public
        if not stage.playing:
            self._hear()
        if self._stage is not stage:
            self._stage = stage
            if self._second is not None:
                self._second.follow(stage)
        if self._second is not None and self._second.isVisible():
            self._second.show_table(public)

    def _remember_fingerprint(self, shown: "Fingerprint") -> None:
        self._hear()
        self._fingerprint = shown
        if self._second is not None and self._second.isVisible():
            self._second.show_fingerprint(shown)

    def _hear(self) -> None:
        """What has been seen may be said."""
        public, self._unheard = self._unheard, None
        if public is not None and self._announcer is not None:
            self._announcer.hear(public)

    def _sound(self, sound: "Sound") -> None:
        if self._sounds is not None:
            self._sounds.play(sound)

    def _set_volume(self) -> None:
        settings = self._preferences.settings
        if self._sounds is not None:
            self._sounds.set_volume(settings.volume, muted=settings.muted)

    def _speak(self) -> None:
        if self._second is not None:
            self._second.retranslate(self._preferences.words)

    def _dress(self) -> None:
        if self._second is not None:
            self._second.set_renderer(self._looks.renderer)

    def _table_page(self) -> "TablePage":
        return cast("TablePage", self._window.page(PageName.TABLE))

    def _review_page(self) -> "ReviewPage":
        is_new = not self._window.has_page(PageName.REVIEW)
        page = cast("ReviewPage", self._window.page(PageName.REVIEW))
        if is_new:
            page.back_wanted.connect(self._leave_review)
            page.same_group_wanted.connect(self.same_group_wanted)
        return page

    def _leave_review(self) -> None:
        if self._play.table is None:
            self.home_wanted.emit()
            return
        self._window.show_page(PageName.END)
        self.page_changed.emit()
