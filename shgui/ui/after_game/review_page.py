"""The review of a finished game: one page to read, and behind it the proof of fairness."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from shgui.library.unreadable_record import RECORD_SUFFIX
from shgui.review.game_review import GameReview
from shgui.ui.after_game.build_story import build_story
from shgui.ui.after_game.chat_picture import draw_picture, picture_file
from shgui.ui.after_game.fairness_page import FairnessPage
from shgui.ui.after_game.review import Review
from shgui.ui.after_game.review_export import print_pages, record_file
from shgui.ui.after_game.story_scene import StoryScene
from shgui.ui.after_game.story_view import StoryView
from shgui.ui.file_dialogs import FileToSave, SaveFile
from shgui.ui.new_game.game_starter import GameStarter
from shgui.ui.shell.pages import ContentPage, PageName, WindowPage
from shgui.ui.shell.router import Router
from shgui.ui.widgets.themed import Themed, UiContext, broadcast
from shgui.words import file_texts, story_texts
from shgui.words.verification_texts import split_fingerprint

_SLICE = 8.0
"""Milliseconds of computing before the window handles events again."""


class ReviewPage(ContentPage, Themed, QWidget):
    """Shows the page at once, and computes what its verdicts and curves need while it is visible."""

    def __init__(self, ui: UiContext, router: Router, starter: GameStarter, save_file: SaveFile) -> None:
        super().__init__(ui)
        self._router = router
        self._starter = starter
        self._save_file = save_file
        self._review: Review | None = None
        self._analysis: GameReview | None = None
        self._story: StoryScene | None = None
        self._same_group = False
        self.view = StoryView(ui)
        self._fairness: FairnessPage | None = None
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.view)
        self._work = QTimer(self)
        self._work.setInterval(0)
        self._work.timeout.connect(self._compute)
        self.view.leave_requested.connect(router.back)
        self.view.watch_requested.connect(self._watch)
        self.view.play_requested.connect(starter.begin_again)
        self.view.fairness_requested.connect(self.open_fairness)
        self.view.pages_requested.connect(self.save_pages)
        self.view.picture_requested.connect(self.save_picture)
        self.view.copy_requested.connect(self._copy_picture)

    def enter(self, review: Review) -> None:
        self.show_review(review, same_group=self._starter.can_begin_again)

    def return_to(self, review: Review) -> None:
        if review is not self._review or self._same_group is not self._starter.can_begin_again:
            self.enter(review)

    @property
    def content(self) -> tuple[object, ...]:
        return (self._review,)

    def show_review(self, review: Review, *, same_group: bool = True) -> None:
        """Show the page from its beginning. `same_group`: whether the same players can play again at once."""
        self._same_group = same_group
        self._review, self._analysis = review, GameReview(review.game)
        self._stack.setCurrentWidget(self.view)
        self._show_story()
        self.view.begin(same_group=same_group)
        self._compute_more()

    # Actions

    def back(self) -> None:
        """Return from the proof of fairness."""
        self._stack.setCurrentWidget(self.view)
        self.view.set_focus_first()

    def open_fairness(self) -> None:
        if self._review is None:
            return
        if self._fairness is None:
            self._fairness = FairnessPage(self.ui, self, self.save_record)
            self._stack.addWidget(self._fairness)
            broadcast(self._fairness)
        self._fairness.show_verdict(self._review.verdict)
        self._stack.setCurrentWidget(self._fairness)
        self._fairness.set_focus_first()

    def _watch(self, step: int) -> None:
        if self._review is not None:
            self._router.open(PageName.WATCH, self._review.game, step)

    # The page itself

    def update_texts(self) -> None:
        self._show_story()

    def help_topic(self) -> str:
        return self._current.help_topic()

    def show_refusal(self, sentence: str) -> None:
        self._current.show_refusal(sentence)

    def set_focus_first(self) -> None:
        self._current.set_focus_first()

    @property
    def _current(self) -> WindowPage:
        page = self._stack.currentWidget()
        return self.view if self._fairness is None or page is self.view else self._fairness

    # Computing

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._compute_more()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._work.stop()

    def finish_computing(self) -> StoryScene | None:
        """Compute everything at once, before something is printed or saved; return the page."""
        if self._analysis is not None:
            while self._analysis.advance(_SLICE):
                pass
            self._work.stop()
            self._show_story()
        return self._story

    def _compute_more(self) -> None:
        if self._analysis is not None and self.isVisible():
            self._work.start()

    def _compute(self) -> None:
        if self._analysis is not None and not self._analysis.advance(_SLICE):
            self._work.stop()
            self._show_story()

    def _show_story(self) -> None:
        words, review, analysis = self.ui.words, self._review, self._analysis
        if review is None or analysis is None:
            return
        self._story = build_story(words, analysis)
        self.view.show_story(self._story)
        verdict = review.verdict
        groups = split_fingerprint(verdict.fingerprint)[:2] if verdict.fingerprint else ()
        digits = f"{' '.join(groups)} …" if groups else ""
        sentence = story_texts.format_fairness(words, verdict.proof)
        self.view.show_fairness(sentence, digits, proven=verdict.proof in story_texts.PROVEN)
        if self._fairness is not None:
            self._fairness.show_verdict(verdict)

    # Files

    def save_record(self) -> None:
        words, review = self.ui.words, self._review
        if review is not None:
            title, kind = words.gettext("Save the record"), file_texts.get_record_kind(words)
            self._save(title, kind, RECORD_SUFFIX, lambda: record_file(review.record))

    def save_pages(self) -> None:
        words, art = self.ui.words, self.ui.renderer.art
        review = self._review
        if review is None:
            return

        def make() -> bytes:
            story = self.finish_computing()
            return b"" if story is None else print_pages(story, review.verdict, words, art)[0]

        self._save(words.gettext("Save pages to print"), file_texts.get_pages_kind(words), ".pdf", make)

    def save_picture(self) -> None:
        words, art = self.ui.words, self.ui.renderer.art

        def make() -> bytes:
            story = self.finish_computing()
            return b"" if story is None else picture_file(story, art)

        self._save(words.gettext("Save the picture"), file_texts.get_picture_kind(words), ".png", make)

    def _copy_picture(self) -> None:
        story = self.finish_computing()
        if story is not None:
            QGuiApplication.clipboard().setImage(draw_picture(story, self.ui.renderer.art))
            self.view.report_copy()

    def _save(self, title: str, kind: str, suffix: str, make: Callable[[], bytes]) -> None:
        began = None if self._review is None else self._review.game.played
        played = None if began is None else began.astimezone().date()
        self._save_file(FileToSave(title, kind, suffix, played, make), self.show_refusal)
