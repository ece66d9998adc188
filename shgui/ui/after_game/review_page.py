"""The review of a finished game: its front page, and behind it the pages to read and to save."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from shgui.engine.types import Seat
from shgui.library.unreadable_record import RECORD_SUFFIX
from shgui.review.game_review import GameReview
from shgui.ui.after_game.chat_page import ChatPage
from shgui.ui.after_game.chat_picture import ChatPicture, picture_file
from shgui.ui.after_game.fairness_page import FairnessPage
from shgui.ui.after_game.front_page import FrontPage
from shgui.ui.after_game.printed_front import PrintedFrontPage
from shgui.ui.after_game.printed_rounds import build_rows
from shgui.ui.after_game.review import Review, build_log
from shgui.ui.after_game.review_actions import ReviewPart
from shgui.ui.after_game.review_export import ToPrint, print_pages, record_file
from shgui.ui.after_game.review_scenes import (
    StoryFilter,
    build_front_page,
    build_strips,
    build_trust_table,
)
from shgui.ui.after_game.round_scene import build_round_texts
from shgui.ui.after_game.rounds_page import RoundsPage
from shgui.ui.after_game.sheet import SheetWords
from shgui.ui.after_game.suspicion_page import SuspicionPage
from shgui.ui.after_game.trust_page import TrustPage
from shgui.ui.file_dialogs import FileToSave, SaveFile
from shgui.ui.new_game.game_starter import GameStarter
from shgui.ui.shell.pages import ContentPage, GamePage, PageName
from shgui.ui.shell.router import Router
from shgui.ui.widgets.themed import Themed, UiContext, broadcast
from shgui.words import file_texts, suspicion_texts
from shgui.words.catalogue import Catalogue

_SLICE = 8.0
"""Milliseconds of computing before the window handles events again."""
_SHOW_AGAIN_AFTER = 0.08
"""Seconds after which new results are shown."""


class ReviewPage(ContentPage, Themed, QWidget):
    """Shows one part of the review at a time, and computes readings in slices while it is visible."""

    def __init__(self, ui: UiContext, router: Router, starter: GameStarter, save_file: SaveFile) -> None:
        super().__init__(ui)
        self._router = router
        self._starter = starter
        self._save_file = save_file
        self._review: Review | None = None
        self._story: GameReview | None = None
        self._same_group = False
        self._filter = StoryFilter()
        self._named = True
        self._shown_at = 0.0
        self._front = FrontPage(ui, router, self)
        self._parts: dict[ReviewPart, QWidget] = {ReviewPart.FRONT: self._front}
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._front)
        self._work = QTimer(self)
        self._work.setInterval(0)
        self._work.timeout.connect(self._compute)

    def enter(self, review: Review) -> None:
        self.show_review(review, same_group=self._starter.can_begin_again)

    def return_to(self, review: Review) -> None:
        if review is not self._review or self._same_group is not self._starter.can_begin_again:
            self.enter(review)

    @property
    def content(self) -> tuple[object, ...]:
        return (self._review,)

    def show_review(self, review: Review, *, same_group: bool = True) -> None:
        """Show the front page. `same_group`: whether the same players can play again at once."""
        self._same_group = same_group
        self._review, self._story = review, GameReview(review.game, make_mind=review.make_mind)
        self._filter, self._named = StoryFilter(), True
        self._front.offer_again(same_group)
        self._front.forget_moment()
        self._stack.setCurrentWidget(self._front)
        self._show_current()
        self._compute_more()

    # Actions

    def back(self) -> None:
        """Return to the front page."""
        self.open_part(ReviewPart.FRONT)

    def open_part(self, part: ReviewPart) -> None:
        if part not in self._parts:
            page = self._make_part(part)
            self._parts[part] = page
            self._stack.addWidget(page)
            broadcast(page)
        self._stack.setCurrentWidget(self._parts[part])
        self._show_current()
        self._compute_more()
        _as_page(self._parts[part]).set_focus_first()

    def watch(self, step: int) -> None:
        if self._story is not None:
            self._router.open(PageName.WATCH, self._story.game, step)

    def play_again(self) -> None:
        self._starter.begin_again()

    def hide_roles(self, hidden: bool) -> None:
        self._filter = self._filter._replace(roles_open=not hidden)
        self._show_current()

    def see_as(self, observer: Seat | None) -> None:
        self._filter = self._filter._replace(observer=observer)
        self._show_current()
        self._compute_more()

    def suspect_of(self, hitler: bool) -> None:
        self._filter = self._filter._replace(hitler=hitler)
        self._show_current()

    def name_players(self, named: bool) -> None:
        self._named = named
        self._show_current()

    # The page itself

    def update_texts(self) -> None:
        self._show_current()

    def help_topic(self) -> str:
        return self._current.help_topic()

    def refuse(self, sentence: str) -> None:
        self._current.refuse(sentence)

    def set_focus_first(self) -> None:
        self._current.set_focus_first()

    @property
    def _current(self) -> GamePage:
        return _as_page(self._stack.currentWidget())

    # Computing

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._compute_more()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._work.stop()

    def finish_computing(self) -> None:
        """Compute everything at once, before something is printed or saved."""
        if self._story is not None:
            while self._story.advance(_SLICE, self._filter.allowed.observer):
                pass
            self._work.stop()
            self._show_current()

    def _compute_more(self) -> None:
        if self._story is not None and self.isVisible():
            self._work.start()

    def _compute(self) -> None:
        if self._story is None:
            return
        if not self._story.advance(_SLICE, self._filter.allowed.observer):
            self._work.stop()
            self._show_current()
        elif monotonic() - self._shown_at > _SHOW_AGAIN_AFTER:
            self._show_current()

    # Content

    @property
    def _names(self) -> tuple[str, ...]:
        return () if self._review is None else self._review.ending.names

    def _show_current(self) -> None:
        words, review, story = self.ui.words, self._review, self._story
        if review is None or story is None:
            return
        self._shown_at = monotonic()
        page = self._stack.currentWidget()
        story_filter, names = self._filter.allowed, self._names
        roles_open = story_filter.roles_open
        match page:
            case FrontPage():
                page.show_hidden(not roles_open)
                page.show_front(build_front_page(words, story, names, roles_open=roles_open))
                page.show_strips(build_strips(words, story, names, StoryFilter(roles_open=roles_open)))
            case SuspicionPage():
                page.show_players(names, story.bots)
                strips = build_strips(words, story, names, story_filter)
                reading = " ".join(suspicion_texts.list_reading_notes(words, believed=strips.believed))
                page.show_strips(strips, story_filter, reading)
            case RoundsPage():
                lines = build_log(words, review.ending, hide_roles=not roles_open)
                page.show_rounds(build_round_texts(words, story, names, roles_open=roles_open), lines)
            case TrustPage():
                page.show_table(build_trust_table(words, story, names, roles_open=roles_open))
            case FairnessPage():
                page.show_verdict(review.verdict)
            case ChatPage():
                page.show_picture(self._picture(words, story), with_names=self._named)
            case _:
                raise TypeError(page)

    def _picture(self, words: Catalogue, story: GameReview) -> ChatPicture:
        names = self._names if self._named else _seats(words, len(self._names))
        roles_open = self._filter.roles_open
        strips = build_strips(words, story, names, StoryFilter(roles_open=roles_open))
        front = build_front_page(words, story, names, roles_open=roles_open)
        return ChatPicture(front, strips, sheet_words(words))

    def _make_part(self, part: ReviewPart) -> QWidget:
        match part:
            case ReviewPart.SUSPICION:
                return SuspicionPage(self.ui, self, self)
            case ReviewPart.ROUNDS:
                return RoundsPage(self.ui, self, self)
            case ReviewPart.TRUST:
                return TrustPage(self.ui, self)
            case ReviewPart.FAIRNESS:
                return FairnessPage(self.ui, self, self)
            case ReviewPart.PICTURE:
                return ChatPage(self.ui, self, self)
            case ReviewPart.FRONT:
                return self._front

    # Files

    def save_record(self) -> None:
        words, review = self.ui.words, self._review
        if review is None:
            return
        title, kind = words.gettext("Save the record"), file_texts.get_record_kind(words)
        self._save(title, kind, RECORD_SUFFIX, review, lambda: record_file(review.record))

    def save_pages(self) -> None:
        words, review, story = self.ui.words, self._review, self._story
        if review is None or story is None:
            return

        def make() -> bytes:
            self.finish_computing()
            pages = pages_of(words, review, story, roles_open=self._filter.roles_open)
            return print_pages(pages, words, self.ui.renderer.art)[0]

        title, kind = words.gettext("Save pages to print"), file_texts.get_pages_kind(words)
        self._save(title, kind, ".pdf", review, make)

    def save_picture(self, suffix: str) -> None:
        words, review, story = self.ui.words, self._review, self._story
        if review is None or story is None:
            return

        def make() -> bytes:
            self.finish_computing()
            return picture_file(suffix, self._picture(words, story), self.ui.renderer.art)

        title, kind = words.gettext("Save the picture"), file_texts.get_picture_kind(words)
        self._save(title, kind, suffix, review, make)

    def _save(self, title: str, kind: str, suffix: str, review: Review, make: Callable[[], bytes]) -> None:
        began = review.game.played
        played = None if began is None else began.astimezone().date()
        self._save_file(FileToSave(title, kind, suffix, played, make), self.refuse)


def pages_of(words: Catalogue, review: Review, story: GameReview, *, roles_open: bool) -> ToPrint:
    """Return the printed pages of a game whose readings are complete."""
    names = review.ending.names
    front = PrintedFrontPage(
        build_front_page(words, story, names, roles_open=roles_open),
        build_strips(words, story, names, StoryFilter(roles_open=roles_open)),
        build_rows(words, story, names, roles_open=roles_open),
        sheet_words(words),
        words.gettext("Readings say what could be known, not what anybody thought."),
    )
    lines = build_log(words, review.ending, hide_roles=not roles_open)
    return ToPrint(front, lines, review.verdict)


def sheet_words(words: Catalogue) -> SheetWords:
    readings = (
        words.pgettext("legend", "likely"),
        words.pgettext("legend", "proven"),
        words.pgettext("legend", "certain"),
    )
    # Translators: above the strips in a picture; max 40
    caption = words.gettext("How suspect, round by round")
    foot = words.gettext("Height: chance of the Fascist party, from what the table knew.")
    return SheetWords(caption, foot, readings, words.pgettext("legend", "said otherwise than seen"))


def _seats(words: Catalogue, count: int) -> tuple[str, ...]:
    # Translators: in place of a player’s name
    pattern = words.pgettext("player", "Seat {number}")
    return tuple(pattern.format(number=words.number(seat + 1)) for seat in range(count))


def _as_page(page: QWidget | None) -> GamePage:
    if not isinstance(page, FrontPage | SuspicionPage | RoundsPage | TrustPage | FairnessPage | ChatPage):
        raise TypeError(page)
    return page
