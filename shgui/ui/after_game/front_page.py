"""The evening's front page: how it ended, what is worth telling, and a strip for every player."""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.after_game.headline_row import HeadlineRow, StepTag
from shgui.ui.after_game.lead_article import FrontLead
from shgui.ui.after_game.legend import Legend
from shgui.ui.after_game.review_actions import ReviewActions, ReviewPart
from shgui.ui.after_game.review_texts import KeyMomentText, ToldFront, ToldStrips
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
"""Of a strip at least, in modules, with texts as drawn."""
_LARGE = 130
"""Percent: from here on one thing stands below the other."""


class FrontPage(BesidePage):
    def __init__(self, ui: UiContext, back: WayBack, deeds: ReviewActions) -> None:
        super().__init__(ui, back, names.REVIEW, names.REVIEW_BACK)
        self._deeds = deeds
        self._front: ToldFront | None = None
        self._moment: KeyMomentText | None = None
        self._hide = WrappedCheck(names.REVIEW_HIDE_ROLES)
        self._fairness = TypeButton(ui, self, names.STORY_TO_FAIRNESS, kind=ButtonKind.QUIET)
        self._lead = FrontLead(ui, deeds)
        self._headlines: list[HeadlineRow] = []
        self._caption = PlainLabel(wraps=True)
        self._caption.setProperty("voice", "name")
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

    def show_front(self, told: ToldFront) -> None:
        if told == self._front:
            return
        self._front = told
        self._tell_about()
        while len(self._headlines) < len(told.headlines):
            row = HeadlineRow(self.ui, self, len(self._headlines))
            row.watch = self._deeds.watch
            self._column.insertWidget(len(self._headlines), row)
            self._headlines.append(row)
        for row, headline in zip(self._headlines, told.headlines, strict=False):
            row.show_headline(headline)
        for place, row in enumerate(self._headlines):
            row.setVisible(place < len(told.headlines))
        self._lead.show_front(told)
        self._order_stops()

    def show_strips(self, told: ToldStrips) -> None:
        while len(self._strips) < len(told.strips):
            strip = StripView(self.ui, self, names.story_strip(len(self._strips)), beside=False)
            strip.chose, strip.watch = self._tell_moment, self._deeds.watch
            self._strips.append(strip)
        for strip, each in zip(self._strips, told.strips, strict=False):
            strip.show_strip(each)
        for place, strip in enumerate(self._strips):
            strip.setVisible(place < len(told.strips))
        self._arrange_strips()
        self._order_stops()

    def offer_again(self, same_group: bool) -> None:
        """Whether those who played can play again at once."""
        self._buttons[names.REVIEW_SAME_GROUP].setVisible(same_group)

    def _tell_about(self) -> None:
        told = "" if self._front is None else self._front.about
        large = self.ui.theme.type.percent >= _LARGE
        self.about.setText("" if large else told)
        self.about.setHidden(large)
        self._lead.show_about(told if large else "")

    def forget_moment(self) -> None:
        """Another game is told."""
        self._notice.hide()
        for strip in self._strips:
            strip.forget_moment()
        self._tell_moment(None, None)

    def show_hidden(self, hidden: bool) -> None:
        """Nobody is asked: somebody else has hidden or shown the roles."""
        blocked = self._hide.blockSignals(True)
        self._hide.setChecked(hidden)
        self._hide.blockSignals(blocked)

    def update_theme(self) -> None:
        super().update_theme()
        self._space()
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
        told = {
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
        for name, text in told.items():
            self._buttons[name].set_words(text)
        self._tell_moment(None, self._moment)
        if self._front is not None:
            self._lead.show_front(self._front)

    def help_topic(self) -> str:
        return "lying"

    def refuse(self, sentence: str) -> None:
        self._notice.setText(breakable(sentence))
        self._notice.show()

    def set_focus_first(self) -> None:
        self._buttons[names.STORY_WATCH].setFocus()

    # What is walked to on a strip

    def _tell_moment(self, strip: StripView | None, moment: KeyMomentText | None) -> None:
        self._moment = moment
        for other in self._strips:
            if other is not strip and strip is not None:
                other.forget_moment()
        words = self.ui.words
        self._from_here.setVisible(moment is not None)
        if moment is None:
            caption = words.gettext("How likely a Fascist, round by round, from what the table knew")
        else:
            name = "" if strip is None or strip.told is None else strip.told.name
            # Translators: what could be known of a player at a moment of the game: a name, and a sentence
            caption = words.gettext("{name}: {sentence}").format(name=name, sentence=moment.sentence)
            # Translators: small button; plays the game again from a moment on; max 14
            here = words.pgettext("button", "Watch")
            self._from_here.show_words(here, words.gettext("Watch from here"))
        self._caption.setText(caption)

    def _watch_from_here(self) -> None:
        if self._moment is not None:
            self._deeds.watch(self._moment.step)

    def _connect(self) -> None:
        deeds = self._deeds
        ways = {
            self._buttons[names.STORY_WATCH]: partial(deeds.watch, 0),
            self._buttons[names.STORY_TO_ROUNDS]: partial(deeds.open_part, ReviewPart.ROUNDS),
            self._buttons[names.STORY_TO_TRUST]: partial(deeds.open_part, ReviewPart.TRUST),
            self._buttons[names.REVIEW_SAVE_PAGES]: deeds.save_pages,
            self._buttons[names.STORY_TO_PICTURE]: partial(deeds.open_part, ReviewPart.PICTURE),
            self._buttons[names.REVIEW_SAME_GROUP]: deeds.play_again,
            self._fairness: partial(deeds.open_part, ReviewPart.FAIRNESS),
            self._suspicion: partial(deeds.open_part, ReviewPart.SUSPICION),
        }
        for button, way in ways.items():
            button.clicked.connect(way)
        self._hide.toggled.connect(deeds.hide_roles)
        self._from_here.clicked.connect(self._watch_from_here)

    # How it looks

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
        self._told = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._told.addLayout(self._heading, 1)
        self._told.addWidget(self._legend, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid = QGridLayout()
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.addLayout(self._top)
        self._body.addWidget(self._main_rule)
        self._body.addLayout(self._told)
        self._body.addLayout(self._grid, 1)
        self._body.addStretch(0)
        self.lay(scrolled(body))
        ways = QWidget()
        self._ways = FlowLayout(filled=True)
        ways.setLayout(self._ways)
        for button in self._buttons.values():
            self._ways.addWidget(button)
        self.lay_below(self._notice, ways)

    def _space(self) -> None:
        space = self.ui.theme.space
        large = self.ui.theme.type.percent >= _LARGE
        direction = QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight
        for layout in (self._top, self._told):
            layout.setDirection(direction)
        self._heading.setSpacing(space.medium)
        self._upright.setHidden(large)
        self._tell_about()
        self._top.setSpacing(space.medium)
        self._column.setSpacing(0)
        for layout in (self._column, self._body):
            layout.setContentsMargins(0, 0, 0, 0)
        self._grid.setContentsMargins(0, 0, 0, space.small)
        self._body.setSpacing(space.tight)
        self._told.setSpacing(space.medium)
        self._grid.setHorizontalSpacing(space.tight)
        self._grid.setVerticalSpacing(space.tight)
        self._ways.setSpacing(space.small)

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
        """From the top left to the bottom right, as it is read."""
        stops: list[QWidget] = [self.back, self._fairness, self._hide, *self._lead.stops]
        for row in self._headlines:
            stops.extend(row.stops)
        stops.extend((self._from_here, self._suspicion, *self._strips, *self._buttons.values()))
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)
