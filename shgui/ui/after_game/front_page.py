"""The front page of a review: how the game ended, headlines, and a strip for every player."""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.after_game.headline_row import HeadlineRow, StepTag
from shgui.ui.after_game.lead_article import LeadArticle
from shgui.ui.after_game.legend import Legend
from shgui.ui.after_game.review_actions import ReviewActions, ReviewPart
from shgui.ui.after_game.review_texts import FrontPageText, KeyMomentText, StripsText
from shgui.ui.after_game.strip_view import StripView
from shgui.ui.paint.icons import Icon
from shgui.ui.widgets.aside_page import BesidePage, WayBack
from shgui.ui.widgets.flow_layout import FlowLayout
from shgui.ui.widgets.line_breaks import breakable
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.scrolled import scrolled
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.ui.widgets.wrapped_check import WrappedCheck

_ACROSS = 5
_WIDE = 44.0
"""The least width of a strip in modules, with texts at 100 %."""
_LARGE = 130
"""Percent of text size from which columns stand below one another."""


class FrontPage(BesidePage):
    def __init__(self, ui: UiContext, back: WayBack, actions: ReviewActions) -> None:
        super().__init__(ui, back, names.REVIEW, names.REVIEW_BACK)
        self._actions = actions
        self._front: FrontPageText | None = None
        self._moment: KeyMomentText | None = None
        self._hide = WrappedCheck(names.REVIEW_HIDE_ROLES)
        self._fairness = TypeButton(ui, self, names.STORY_TO_FAIRNESS, kind=ButtonKind.QUIET)
        self._lead = LeadArticle(ui, actions)
        self._headlines: list[HeadlineRow] = []
        self._caption = PlainLabel(wraps=True, voice="name")
        self._from_here = StepTag(ui, self, names.STORY_MOMENT)
        self._suspicion = StepTag(ui, self, names.STORY_TO_SUSPICION)
        self._legend = Legend(ui, brief=True)
        self._strips: list[StripView] = []
        self._upright = Rule(ui, RuleWeight.MAIN, upright=True)
        self._main_rule = Rule(ui, RuleWeight.MAIN)
        self._notice = PlainLabel(wraps=True)
        self._notice.hide()
        self._buttons = {
            name: TypeButton(ui, self, name, kind=kind, mark=mark)
            for name, kind, mark in (
                (names.STORY_WATCH, ButtonKind.PRIMARY, Icon.PLAY),
                (names.STORY_TO_ROUNDS, ButtonKind.PLAIN, None),
                (names.STORY_TO_TRUST, ButtonKind.PLAIN, None),
                (names.REVIEW_SAVE_PAGES, ButtonKind.PLAIN, Icon.EXPORT),
                (names.STORY_TO_PICTURE, ButtonKind.PLAIN, None),
                (names.REVIEW_SAME_GROUP, ButtonKind.PLAIN, None),
            )
        }
        self._lay_out()
        self._connect()

    def show_front(self, front: FrontPageText) -> None:
        if front == self._front:
            return
        self._front = front
        self._show_about()
        while len(self._headlines) < len(front.headlines):
            row = HeadlineRow(self.ui, self, len(self._headlines))
            row.watch_requested.connect(self._actions.watch)
            self._column.insertWidget(len(self._headlines), row)
            self._headlines.append(row)
        for row, headline in zip(self._headlines, front.headlines, strict=False):
            row.show_headline(headline)
        for place, row in enumerate(self._headlines):
            row.setVisible(place < len(front.headlines))
        self._lead.show_front(front)
        self._order_stops()

    def show_strips(self, strips: StripsText) -> None:
        while len(self._strips) < len(strips.strips):
            strip = StripView(self.ui, self, names.story_strip(len(self._strips)), beside=False)
            strip.moment_chosen.connect(self._show_moment)
            strip.watch_requested.connect(self._actions.watch)
            self._strips.append(strip)
        for strip, each in zip(self._strips, strips.strips, strict=False):
            strip.show_strip(each)
        for place, strip in enumerate(self._strips):
            strip.setVisible(place < len(strips.strips))
        self._arrange_strips()
        self._order_stops()

    def offer_again(self, same_group: bool) -> None:
        """Show or hide the button for another game of the same players."""
        self._buttons[names.REVIEW_SAME_GROUP].setVisible(same_group)

    def _show_about(self) -> None:
        about = "" if self._front is None else self._front.about
        large = self.ui.theme.type.percent >= _LARGE
        self.about.setText("" if large else about)
        self.about.setHidden(large)
        self._lead.show_about(about if large else "")

    def forget_moment(self) -> None:
        """Forget which moment was chosen: another game is shown."""
        self._notice.hide()
        for strip in self._strips:
            strip.forget_moment()
        self._show_moment(None, None)

    def show_hidden(self, hidden: bool) -> None:
        self._hide.show_checked(hidden)

    def update_theme(self) -> None:
        super().update_theme()
        space = self.ui.theme.space
        large = self.ui.theme.type.percent >= _LARGE
        direction = QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight
        for layout in (self._top, self._heading_row):
            layout.setDirection(direction)
        self._heading.setSpacing(space.medium)
        self._upright.setHidden(large)
        self._show_about()
        self._top.setSpacing(space.medium)
        self._column.setSpacing(0)
        for layout in (self._column, self._body):
            layout.setContentsMargins(0, 0, 0, 0)
        self._grid.setContentsMargins(0, 0, 0, space.small)
        self._body.setSpacing(space.tight)
        self._heading_row.setSpacing(space.medium)
        self._grid.setHorizontalSpacing(space.tight)
        self._grid.setVerticalSpacing(space.tight)
        self._button_row.setSpacing(space.small)
        self._arrange_strips()

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        # Translators: title of the page that tells a finished game like the front page of a newspaper
        self.title.setText(words.pgettext("heading", "The evening’s front page"))
        self._hide.set_words(words.gettext("Hide the roles"))
        # Translators: button; leads to the proof that chance was not tampered with; max 14
        self._fairness.set_words(words.pgettext("button", "Fairness"))
        # Translators: small button; leads to the strips of all players in large; max 14
        larger = words.pgettext("button", "Larger")
        self._suspicion.show_words(larger, words.gettext("Suspicion round by round"))
        texts = {
            # Translators: button; plays a finished game again on its table; max 20
            names.STORY_WATCH: words.pgettext("button", "Watch again"),
            # Translators: button; each round of a finished game on a page of its own; max 20
            names.STORY_TO_ROUNDS: words.pgettext("button", "Round by round"),
            # Translators: button; a table of all votes; max 20
            names.STORY_TO_TRUST: words.pgettext("button", "Who trusted whom"),
            # Translators: button; writes a PDF file of pages to print; max 20
            names.REVIEW_SAVE_PAGES: words.pgettext("button", "Save pages"),
            # Translators: button; a picture of the headlines, to be sent to the group; max 22
            names.STORY_TO_PICTURE: words.pgettext("button", "Picture for the chat"),
            names.REVIEW_SAME_GROUP: words.pgettext("button", "Same group again"),
        }
        for name, text in texts.items():
            self._buttons[name].set_words(text)
        self._show_moment(None, self._moment)
        if self._front is not None:
            self._lead.show_front(self._front)

    def help_topic(self) -> str:
        return "lying"

    def refuse(self, sentence: str) -> None:
        self._notice.show_text(breakable(sentence))

    def set_focus_first(self) -> None:
        self._buttons[names.STORY_WATCH].setFocus()

    # The moment chosen on a strip

    def _show_moment(self, strip: StripView | None, moment: KeyMomentText | None) -> None:
        self._moment = moment
        for other in self._strips:
            if other is not strip and strip is not None:
                other.forget_moment()
        words = self.ui.words
        self._from_here.setVisible(moment is not None)
        if moment is None:
            caption = words.gettext("How likely a Fascist, round by round, from what the table knew")
        else:
            name = "" if strip is None or strip.text is None else strip.text.name
            # Translators: what could be known of a player at a moment of the game: a name, and a sentence
            caption = words.gettext("{name}: {sentence}").format(name=name, sentence=moment.sentence)
            # Translators: small button; plays the game again from a moment on; max 14
            here = words.pgettext("button", "Watch")
            self._from_here.show_words(here, words.gettext("Watch from here"))
        self._caption.setText(caption)

    def _watch_from_here(self) -> None:
        if self._moment is not None:
            self._actions.watch(self._moment.step)

    def _connect(self) -> None:
        actions = self._actions
        slots = {
            self._buttons[names.STORY_WATCH]: partial(actions.watch, 0),
            self._buttons[names.STORY_TO_ROUNDS]: partial(actions.open_part, ReviewPart.ROUNDS),
            self._buttons[names.STORY_TO_TRUST]: partial(actions.open_part, ReviewPart.TRUST),
            self._buttons[names.REVIEW_SAVE_PAGES]: actions.save_pages,
            self._buttons[names.STORY_TO_PICTURE]: partial(actions.open_part, ReviewPart.PICTURE),
            self._buttons[names.REVIEW_SAME_GROUP]: actions.play_again,
            self._fairness: partial(actions.open_part, ReviewPart.FAIRNESS),
            self._suspicion: partial(actions.open_part, ReviewPart.SUSPICION),
        }
        for button, slot in slots.items():
            button.clicked.connect(slot)
        self._hide.toggled.connect(actions.hide_roles)
        self._from_here.clicked.connect(self._watch_from_here)

    # Layout

    def _lay_out(self) -> None:
        self.head.addWidget(self._fairness)
        self.head.addWidget(self._hide)
        column = QWidget()
        self._column = QVBoxLayout(column)
        self._column.addStretch(1)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(self._lead, 57)
        self._top.addWidget(self._upright)
        self._top.addWidget(column, 43)
        self._heading = QHBoxLayout()
        self._heading.addWidget(self._caption, 1)
        self._heading.addWidget(self._from_here)
        self._heading.addWidget(self._suspicion)
        self._heading_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._heading_row.addLayout(self._heading, 1)
        self._heading_row.addWidget(self._legend, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid = QGridLayout()
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.addLayout(self._top)
        self._body.addWidget(self._main_rule)
        self._body.addLayout(self._heading_row)
        self._body.addLayout(self._grid, 1)
        self._body.addStretch(0)
        self.lay(scrolled(body))
        buttons = QWidget()
        self._button_row = FlowLayout(filled=True)
        buttons.setLayout(self._button_row)
        for button in self._buttons.values():
            self._button_row.addWidget(button)
        self.lay_below(self._notice, buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange_strips()

    def _arrange_strips(self) -> None:
        shown = [strip for strip in self._strips if not strip.isHidden()]
        if not shown:
            return
        theme = self.ui.theme
        wide = theme.space.unit * _WIDE * (max(100, theme.type.percent) / 100) ** 1.6
        fit = max(1, min(_ACROSS, int(self.width() / wide)))
        rows = -(-len(shown) // fit)
        columns = -(-len(shown) // rows)
        for strip in self._strips:
            self._grid.removeWidget(strip)
        for place, strip in enumerate(shown):
            self._grid.addWidget(strip, place // columns, place % columns)
        for column in range(_ACROSS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _order_stops(self) -> None:
        """Order the keyboard stops as they are read."""
        stops: list[QWidget] = [self.back, self._fairness, self._hide, *self._lead.stops]
        for row in self._headlines:
            stops.extend(row.stops)
        stops.extend((self._from_here, self._suspicion, *self._strips, *self._buttons.values()))
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)
