"""A finished game told: its front page, and behind that everything there is to read, watch and keep of it."""

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from shgui.engine.types import Seat
from shgui.library.unreadable_record import RECORD_SUFFIX
from shgui.review.story import GameReview
from shgui.ui.after_game.chat_page import ChatPage
from shgui.ui.after_game.chat_picture import ChatPicture, picture_file
from shgui.ui.after_game.fairness_page import FairnessPage
from shgui.ui.after_game.front_page import FrontPage
from shgui.ui.after_game.printed_front import StoryFront
from shgui.ui.after_game.printed_rounds import printed_rows
from shgui.ui.after_game.review import Review, line_by_line
from shgui.ui.after_game.review_actions import ReviewPart
from shgui.ui.after_game.review_export import ToPrint, printed, record_file
from shgui.ui.after_game.review_scenes import StoryFilter, front, told_strips, told_trust
from shgui.ui.after_game.round_scene import told_rounds
from shgui.ui.after_game.rounds_page import RoundsPage
from shgui.ui.after_game.sheet import SheetWords
from shgui.ui.after_game.suspicion_page import SuspicionPage
from shgui.ui.after_game.trust_page import TrustPage
from shgui.ui.file_dialogs import FileToSave, SaveFile
from shgui.ui.new_game.game_starter import GameStarter
from shgui.ui.shell.pages import ContentPage, PageName
from shgui.ui.shell.router import Router
from shgui.ui.widgets.themed import Themed, UiContext, broadcast
from shgui.words import file_texts, suspicion_texts
from shgui.words.catalogue import Catalogue

_SLICE = 8.0
"""Milliseconds that are computed before the window may live again."""
_RETOLD = 0.08
"""Seconds after which what has been computed meanwhile is shown."""


class _Part(Protocol):
    """What each page behind the front page is."""

    def refuse(self, sentence: str) -> None: ...

    def help_topic(self) -> str: ...

    def set_focus_first(self) -> None: ...


class ReviewPage(ContentPage, Themed, QWidget):
    """Readings are computed in slices while it is seen; what is on the page fills in."""

    def __init__(self, ui: UiContext, router: Router, starter: GameStarter, save_file: SaveFile) -> None:
        super().__init__(ui)
        self._router = router
        self._starter = starter
        self._save_file = save_file
        self._review: Review | None = None
        self._story: GameReview | None = None
        self._same_group = False
        self._eyes = StoryFilter()
        self._named = True
        self._told_at = 0.0
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
        """`same_group`: whether those who played can play again at once."""
        self._same_group = same_group
        self._review, self._story = review, GameReview(review.game, make_mind=review.make_mind)
        self._eyes, self._named = StoryFilter(), True
        self._front.offer_again(same_group)
        self._front.forget_moment()
        self._stack.setCurrentWidget(self._front)
        self._tell()
        self._go_on()

    # Ways

    def back(self) -> None:
        """From what lies behind it to the front page."""
        self.open_part(ReviewPart.FRONT)

    def open_part(self, part: ReviewPart) -> None:
        if part not in self._parts:
            page = self._made(part)
            self._parts[part] = page
            self._stack.addWidget(page)
            broadcast(page)
        self._stack.setCurrentWidget(self._parts[part])
        self._tell()
        self._go_on()
        _as_part(self._parts[part]).set_focus_first()

    def watch(self, step: int) -> None:
        if self._story is not None:
            self._router.open(PageName.WATCH, self._story.game, step)

    def play_again(self) -> None:
        self._starter.begin_again()

    def hide_roles(self, hidden: bool) -> None:
        self._eyes = self._eyes._replace(roles_open=not hidden)
        self._tell()

    def see_as(self, observer: Seat | None) -> None:
        self._eyes = self._eyes._replace(observer=observer)
        self._tell()
        self._go_on()

    def suspect_of(self, hitler: bool) -> None:
        self._eyes = self._eyes._replace(hitler=hitler)
        self._tell()

    def name_players(self, named: bool) -> None:
        self._named = named
        self._tell()

    # The page itself

    def update_texts(self) -> None:
        self._tell()

    def help_topic(self) -> str:
        return self._current.help_topic()

    def refuse(self, sentence: str) -> None:
        self._current.refuse(sentence)

    def set_focus_first(self) -> None:
        self._current.set_focus_first()

    @property
    def _current(self) -> _Part:
        return _as_part(self._stack.currentWidget())

    # What is computed

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._go_on()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._work.stop()

    def finish_computing(self) -> None:
        """At once, for whoever can't wait: a page that is printed, a picture that is saved."""
        if self._story is not None:
            while self._story.advance(_SLICE, self._eyes.allowed.observer):
                pass
            self._work.stop()
            self._tell()

    def _go_on(self) -> None:
        if self._story is not None and self.isVisible():
            self._work.start()

    def _compute(self) -> None:
        if self._story is None:
            return
        if not self._story.advance(_SLICE, self._eyes.allowed.observer):
            self._work.stop()
            self._tell()
        elif monotonic() - self._told_at > _RETOLD:
            self._tell()

    # What is told

    @property
    def _names(self) -> tuple[str, ...]:
        return () if self._review is None else self._review.ending.names

    def _tell(self) -> None:
        words, review, story = self.ui.words, self._review, self._story
        if review is None or story is None:
            return
        self._told_at = monotonic()
        page = self._stack.currentWidget()
        eyes, names = self._eyes.allowed, self._names
        roles_open = eyes.roles_open
        match page:
            case FrontPage():
                page.show_hidden(not roles_open)
                page.show_front(front(words, story, names, roles_open=roles_open))
                page.show_strips(told_strips(words, story, names, StoryFilter(roles_open=roles_open)))
            case SuspicionPage():
                page.show_players(names, story.bots)
                told = told_strips(words, story, names, eyes)
                reading = " ".join(suspicion_texts.list_reading_notes(words, believed=told.believed))
                page.show_strips(told, eyes, reading)
            case RoundsPage():
                lines = line_by_line(words, review.ending, hide_roles=not roles_open)
                page.show_rounds(told_rounds(words, story, names, roles_open=roles_open), lines)
            case TrustPage():
                page.show_table(told_trust(words, story, names, roles_open=roles_open))
            case FairnessPage():
                page.show_verdict(review.verdict)
            case ChatPage():
                page.show_picture(self._picture(words, story), with_names=self._named)
            case _:
                raise TypeError(page)

    def _picture(self, words: Catalogue, story: GameReview) -> ChatPicture:
        names = self._names if self._named else _seats(words, len(self._names))
        roles_open = self._eyes.roles_open
        told = told_strips(words, story, names, StoryFilter(roles_open=roles_open))
        return ChatPicture(front(words, story, names, roles_open=roles_open), told, sheet_words(words))

    def _made(self, part: ReviewPart) -> QWidget:
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
            told = pages_of(words, review, story, roles_open=self._eyes.roles_open)
            return printed(told, words, self.ui.renderer.art)[0]

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
    """What is printed of a story whose readings are complete."""
    names = review.ending.names
    told = StoryFront(
        front(words, story, names, roles_open=roles_open),
        told_strips(words, story, names, StoryFilter(roles_open=roles_open)),
        printed_rows(words, story, names, roles_open=roles_open),
        sheet_words(words),
        words.gettext("Readings say what could be known, not what anybody thought."),
    )
    lines = line_by_line(words, review.ending, hide_roles=not roles_open)
    return ToPrint(told, lines, review.verdict)


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


def _as_part(page: QWidget | None) -> _Part:
    if not isinstance(page, FrontPage | SuspicionPage | RoundsPage | TrustPage | FairnessPage | ChatPage):
        raise TypeError(page)
    return page
