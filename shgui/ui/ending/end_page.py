"""The end page: all roles turn, then it shows the winners and the ways to other pages."""

from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPaintEvent

from shgui.ui import widget_names as names
from shgui.ui.after_game.reviews import Reviews
from shgui.ui.ending.end_view import LINE_SPACING, EndView
from shgui.ui.new_game.game_starter import GameStarter
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.text import draw_text
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import outcome_texts


class EndPage(EndView):
    def __init__(self, ui: UiContext, router: Router, reviews: Reviews, starter: GameStarter) -> None:
        super().__init__(ui)
        self.setObjectName(names.END)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._review = TypeButton(ui, self, names.END_REVIEW, kind=ButtonKind.PRIMARY, size=Text.LABEL)
        self._same = TypeButton(ui, self, names.END_SAME_GROUP, size=Text.LABEL)
        self._home = TypeButton(ui, self, names.END_HOME, kind=ButtonKind.QUIET, size=Text.LABEL)
        self._buttons = self._home, self._same, self._review
        self._show_buttons()
        self._review.clicked.connect(reviews.open_of_table)
        self._same.clicked.connect(starter.begin_again)
        self._home.clicked.connect(partial(router.open, PageName.HOME))

    def update_texts(self) -> None:
        words = self.ui.words
        # Translators: button; round by round what happened and who saw what; max 24
        self._review.set_words(words.pgettext("button", "Review the game"))
        # Translators: button; a new game for the same players; max 24
        self._same.set_words(words.pgettext("button", "Same group again"))
        # Translators: button; leads to the first page; max 24
        self._home.set_words(words.pgettext("button", "Back to the home page"))
        super().update_texts()

    def help_topic(self) -> str:
        return "goal"

    def show_refusal(self, sentence: str) -> None:
        """Do nothing: the page asks for nothing that could be refused."""

    def set_focus_first(self) -> None:
        (self._review if self._over else self).setFocus()

    def _show_buttons(self) -> None:
        for button in self._buttons:
            button.setVisible(self._over)
        if self._over and self.isVisible():
            self.set_focus_first()

    @property
    def _cards_bottom(self) -> int:
        return self._note_rect.top()

    @property
    def _note_rect(self) -> QRect:
        """The place of a line above the buttons, about phones that keep their seats."""
        theme, top, height = self.ui.theme, self._home.y(), 0
        if self._phones_text:
            height = round(theme.type.as_drawn.capitals(Text.BODY) * LINE_SPACING)
            top -= theme.space.medium + height
        return QRect(self._margin, top, self.width() - 2 * self._margin, height)

    @property
    def _phones_text(self) -> str:
        stay = self._ending is not None and self._ending.phones_stay
        return outcome_texts.get_phones_stay_text(self.ui.words) if stay else ""

    def _write(self) -> None:
        super()._write()
        self._same.setAccessibleDescription(self._phones_text)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not (self._over and self._phones_text):
            return
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        capitals, soft = theme.type.capitals(Text.BODY), colour(theme.palette.ink_soft)
        draw_text(painter, QRectF(self._note_rect), self._phones_text, Family.TEXT, capitals, soft, lines=1)
        painter.end()

    def _arrange(self) -> None:
        theme, space = self.ui.theme, self.ui.theme.space
        # Cards keep their size: larger words take room from the margin below.
        drawn = max(button.compute_size_hint(theme.as_drawn).height() for button in self._buttons)
        wanted = max(button.sizeHint().height() for button in self._buttons)
        height = min(wanted, drawn + max(0, self._margin - space.small))
        room = self.width() - 2 * self._margin
        # The way home is on the left, the ways on are on the right.
        least = room // 3 - space.small
        widths = [min(round(button.sizeHint().width() * 1.2), least) for button in self._buttons]
        top = self.height() - self._margin - drawn
        self._home.setGeometry(self._margin, top, widths[0], height)
        right = self.width() - self._margin
        self._review.setGeometry(right - widths[2], top, widths[2], height)
        self._same.setGeometry(right - widths[2] - space.medium - widths[1], top, widths[1], height)
        super()._arrange()
