"""The opening of the printed game, narrated: choices first, then line after line for the whole room."""

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from shgui.narrator.narration import Narration, NarrationStatus
from shgui.narrator.opening_script import build_opening
from shgui.narrator.voice.voice import Voice
from shgui.ui import widget_names as names
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.narrator.band import NarratorButtons
from shgui.ui.narrator.choices import NarratorChoices
from shgui.ui.narrator.opening_lines import NarratorScript
from shgui.ui.narrator.opening_reader import OpeningReader
from shgui.ui.narrator.stage import NarratorStage, build_narrator_scene
from shgui.ui.paint.icons import Icon
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.pages import ContentPage
from shgui.ui.shell.router import Router
from shgui.ui.theme import Text
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton


class NarratorPage(ContentPage, Themed, QWidget):
    """The page of the narrator; without a voice (`set_voice`) it only shows the text."""

    def __init__(
        self,
        ui: UiContext,
        router: Router,
        preferences: Preferences,
        games: CurrentGame,
        *,
        now: Callable[[], float] = time.monotonic,
        show_folder: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(ui, name=names.NARRATOR)
        self._router = router
        self._games = games
        self._preferences = preferences
        self._show_folder = show_folder
        self._announced: object = None
        self._table = (0, "")
        self._reader = OpeningReader(now)
        self._choices = NarratorChoices(ui, self, self._prepare_opening)
        self._script = NarratorScript(ui, self)
        self._close = TypeButton(ui, self, names.NARRATOR_CLOSE, kind=ButtonKind.QUIET, mark=Icon.LEFT)
        self._rehearse = TypeButton(ui, self, names.NARRATOR_REHEARSE, size=Text.LABEL, mark=Icon.EYE)
        self._begin = TypeButton(
            ui, self, names.NARRATOR_BEGIN, kind=ButtonKind.PRIMARY, size=Text.LABEL, mark=Icon.PLAY
        )
        self._stage = NarratorStage(ui, self)
        self._band = NarratorButtons(ui, self)
        self._lay_out()
        self._connect()
        self._show_muted()

    @property
    def narration(self) -> Narration | None:
        return self._reader.narration

    def enter(self) -> None:
        """Offer the opening for as many as sit at the table, by its rulebook."""
        table = self._games.any_table
        players, book = (0, "") if table is None else (len(table.players), table.options.edition.name)
        self.offer(self._preferences.languages, self._preferences.language, players, book)

    def offer(
        self, languages: Sequence[tuple[str, str]], language: str, players: int, book: str = ""
    ) -> None:
        """Offer all languages (codes and endonyms); preset language, number of players and rulebook.

        A narration that was left goes on only at the same table.
        """
        if (players, book) != self._table:
            self._table = (players, book)
            self._leave_narration()
        self._reader.book = book
        self._choices.offer(languages, language, players, book)

    def set_voice(self, voice: Voice) -> None:
        self._reader.set_voice(voice)
        voice.sources_changed.connect(self._prepare_opening)
        self._prepare_opening()

    def update_theme(self) -> None:
        space = self.ui.theme.space
        for layout in self._layouts:
            layout.setContentsMargins(space.page, space.medium, space.page, space.medium)
            layout.setSpacing(space.medium)
        self._columns.setContentsMargins(0, 0, space.small, 0)
        self._columns.setSpacing(space.page)

    def update_texts(self) -> None:
        words = self.ui.words
        self._close.set_words(words.gettext("Back"))
        # Translators: button: the narrator explains the signs first, with open eyes; max 32
        self._rehearse.set_words(words.pgettext("narrator", "Rehearse the signs"))
        # Translators: button: the narrator begins with the opening; max 24
        self._begin.set_words(words.pgettext("narrator", "Begin"))
        self._show_narration()

    def help_topic(self) -> str:
        return "set_up"

    def show_refusal(self, sentence: str) -> None:
        """Do nothing: nothing that is chosen here can be refused."""

    def set_focus_first(self) -> None:
        (self._begin if self.narration is None else self._band.pause).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._reader.pause()
        super().hideEvent(event)

    # What the players do

    def _start_narration(self, *, rehearsing: bool) -> None:
        if self._choices.languages:
            self._pages.setCurrentWidget(self._second)
            self._band.pause.setFocus()
            self._reader.begin(self._choices.languages, self._choices.players, rehearsing=rehearsing)

    def _toggle(self) -> None:
        """Pause or go on; at the end, go from the rehearsal to the opening, and from there back."""
        if self.narration is None or self.narration.status is not NarrationStatus.DONE:
            self._reader.toggle()
        elif self._reader.rehearsing:
            self._start_narration(rehearsing=False)
        else:
            self._end_narration()
            self._router.back()

    def _end_narration(self) -> None:
        self._leave_narration()
        self._prepare_opening()
        self._begin.setFocus()

    def _leave_narration(self) -> None:
        self._reader.leave()
        self._pages.setCurrentWidget(self._first)

    def _open_recording_folders(self) -> None:
        """Make a folder for each language, with a list of its lines, and open it."""
        folders = [self._reader.prepare_folder(language) for language in self._choices.languages]
        self._choices.show_folders(folders)
        for folder in folders:
            if folder is not None:
                self._show_folder(QUrl.fromLocalFile(str(folder)))

    # What is shown

    def _show_muted(self) -> None:
        self._band.show_muted(self._preferences.settings.muted)
        self._prepare_opening()
        self._show_narration()

    def _prepare_opening(self) -> None:
        self._reader.prepare(self._choices.languages, self._choices.players)
        self._choices.show_sources(self._reader.sources, muted=self._reader.muted)
        if self._choices.languages:
            book = self._reader.book or self._choices.languages[0]
            self._script.show_script(build_opening(book, self._choices.players), self._choices.languages)

    def _show_narration(self) -> None:
        narration, words = self.narration, self.ui.words
        if narration is None:
            return
        self._band.show_paused(narration.status in (NarrationStatus.PAUSED, NarrationStatus.DONE))
        rehearsing, voice_lost = self._reader.rehearsing, self._reader.voice_lost
        self._stage.show_scene(
            build_narrator_scene(words, narration, rehearsing=rehearsing, voice_lost=voice_lost)
        )
        if narration.status is not NarrationStatus.SPEAKING:
            self._announced = None
        elif not narration.is_heard and self._announced != narration.current:
            # A screen reader lends its voice where there is no other.
            announce(self._stage, self._stage.accessibleName())
            self._announced = narration.current

    def _connect(self) -> None:
        self._reader.changed.connect(self._show_narration)
        self._choices.own.clicked.connect(self._open_recording_folders)
        self._preferences.changed.connect(self._show_muted)
        self._close.clicked.connect(self._router.back)
        self._begin.clicked.connect(lambda: self._start_narration(rehearsing=False))
        self._rehearse.clicked.connect(lambda: self._start_narration(rehearsing=True))
        self._stage.clicked.connect(self._toggle)
        self._band.pause.clicked.connect(self._toggle)
        self._band.again.clicked.connect(self._reader.again)
        self._band.back.clicked.connect(self._reader.back)
        self._band.skip.clicked.connect(self._reader.skip)
        self._band.end.clicked.connect(self._end_narration)
        self._band.mute.clicked.connect(lambda muted: self._preferences.change(muted=muted))
        # Shortcuts, because a button with the focus would keep the arrow keys to itself.
        for key, act in (
            (Qt.Key.Key_Left, self._reader.back),
            (Qt.Key.Key_Right, self._reader.skip),
            (Qt.Key.Key_R, self._reader.again),
            (Qt.Key.Key_Escape, self._end_narration),
        ):
            shortcut = QShortcut(QKeySequence(key), self._second)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self._router.back()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._pages = QStackedWidget()
        self._first, self._second = QWidget(), QWidget()
        self._layouts = (QVBoxLayout(self._first), QVBoxLayout(self._second))
        choosing, narrating = self._layouts
        body = QWidget()
        self._columns = QHBoxLayout(body)
        self._columns.addWidget(self._choices, 1)
        self._columns.addWidget(self._script, 1)
        choosing.addWidget(wrap_in_scroll_area(body), 1)
        foot = QHBoxLayout()
        foot.addWidget(self._close)
        foot.addStretch(1)
        foot.addWidget(self._rehearse)
        foot.addWidget(self._begin)
        choosing.addLayout(foot)
        narrating.addWidget(self._stage, 1)
        narrating.addWidget(self._band)
        self._pages.addWidget(self._first)
        self._pages.addWidget(self._second)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)
