"""The strips of all players in large: what the table or one player knew, about Fascists or Hitler."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QScrollBar, QSizePolicy, QVBoxLayout, QWidget

from shgui.engine.types import Seat
from shgui.ui import widget_names as names
from shgui.ui.after_game.flow_row import FlowRow
from shgui.ui.after_game.headline_row import StepTag
from shgui.ui.after_game.legend import Legend
from shgui.ui.after_game.review_actions import ReviewActions
from shgui.ui.after_game.review_scenes import StoryFilter
from shgui.ui.after_game.review_texts import KeyMomentText, StripsText
from shgui.ui.after_game.strip_view import StripView
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import ColumnsDrawable
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.aside_page import BesidePage, WayBack
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import scrolled
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.wrapped_check import WrappedCheck
from shgui.words import bot_texts

_NAMES = 40.0
"""The width in front of the strips, in modules."""
_MOST = 0.34
_COLUMN = 9.0
"""The least width of a round, in modules."""
_HEAD = 8.3
_FEW = 6
"""The most players for tall strips."""


class StripColumns(Picture):
    """The column heads above the strips, scrolled together with them."""

    resized = Signal()

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._drawable = ColumnsDrawable(())
        self._titles = ("", "")
        self._head = 0
        self._width = 0.0
        self._offset = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_columns(self, heads: ColumnsDrawable) -> None:
        self._drawable = heads
        self.update()

    def set_words(self, number: str, marks: str) -> None:
        self._titles = (number, marks)
        self.update()

    def set_room(self, head: int, width: float, offset: int) -> None:
        self._head, self._width, self._offset = head, width, offset
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, round(self.ui.theme.space.unit * _HEAD))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        soft, left = colour(theme.palette.ink_soft), Qt.AlignmentFlag.AlignLeft
        half = self.height() / 2
        capitals = theme.type.as_drawn.capitals(Text.CONTROL) * 1.1
        for place, title in enumerate(self._titles):
            room = QRectF(theme.space.focus, place * half, self._head - 2 * theme.space.focus, half)
            draw_text(painter, room, title, Family.GOTHIC, capitals, soft, align=left, lines=1)
        room = QRectF(self._head, 0, self.width() - self._head - theme.space.focus, self.height())
        painter.setClipRect(room.adjusted(-1, 0, 1, 0))
        whole = QRectF(room.left() - self._offset, 0, max(room.width(), self._width), room.height())
        self.ui.renderer.draw(painter, whole, self._drawable)
        painter.end()


class SuspicionPage(BesidePage):
    def __init__(self, ui: UiContext, back: WayBack, actions: ReviewActions) -> None:
        super().__init__(ui, back, names.SUSPICION, names.SUSPICION_BACK)
        self._actions = actions
        self._players: tuple[str, ...] = ()
        self._bots: frozenset[Seat] = frozenset()
        self._observer: Seat | None = None
        self._hidden = False
        self._moment: KeyMomentText | None = None
        self._of_whom = ""
        self._chosen = 0
        """The number of the strip with the chosen moment."""
        self._seen_by_title = PlainLabel()
        self._seen_by = DropList(names.SUSPICION_SEEN_BY)
        self._seen_by.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._of = DropList(names.SUSPICION_OF)
        self._of.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._hide = WrappedCheck(names.SUSPICION_HIDE_ROLES)
        self._choices = FlowRow()
        self._columns = StripColumns(ui)
        self._strips: list[StripView] = []
        self._sideways = QScrollBar(Qt.Orientation.Horizontal)
        self._sideways.hide()
        self._caption = PlainLabel(wraps=True, voice="name")
        self._from_here = StepTag(ui, self, names.STORY_MOMENT)
        self._legend = Legend(ui, brief=False)
        self._notes = PlainLabel(wraps=True)
        self._help = PlainLabel(wraps=True)
        self._lay_out()
        self._seen_by.activated.connect(self._see_as)
        self._of.activated.connect(self._suspect)
        self._hide.toggled.connect(actions.hide_roles)
        self._sideways.valueChanged.connect(self._arrange_strips)
        self._columns.resized.connect(self._arrange_strips)
        self._from_here.clicked.connect(self._watch_from_here)

    def show_players(self, players: tuple[str, ...], bots: frozenset[Seat] = frozenset()) -> None:
        if (players, bots) != (self._players, self._bots):
            self._players, self._bots = players, bots
            self._offer()
            self._place_choices()

    def show_strips(self, strips: StripsText, story_filter: StoryFilter, reading: str) -> None:
        """Show the strips of this filter; `reading` explains what readings are."""
        self._observer, self._hidden = story_filter.observer, not story_filter.roles_open
        self._seen_by.setCurrentIndex(0 if story_filter.observer is None else story_filter.observer + 1)
        # What one player knew tells roles.
        self._seen_by.setEnabled(story_filter.roles_open)
        self._of.setCurrentIndex(int(story_filter.hitler))
        self._hide.show_checked(self._hidden)
        self._legend.hide_roles(self._hidden)
        self._legend.show_believed(strips.believed)
        self._columns.show_columns(ColumnsDrawable(strips.columns))
        self._notes.show_text("\n".join(strips.notes))
        self._help.setText(reading)
        while len(self._strips) < len(strips.strips):
            strip = StripView(self.ui, self, names.suspicion_strip(len(self._strips)), beside=True)
            strip.moment_chosen.connect(self._show_moment)
            strip.watch_requested.connect(self._actions.watch)
            self._column.insertWidget(1 + len(self._strips), strip)
            self._strips.append(strip)
        for strip, each in zip(self._strips, strips.strips, strict=False):
            strip.tall = len(strips.strips) <= _FEW
            strip.show_strip(each)
        for place, strip in enumerate(self._strips):
            strip.setVisible(place < len(strips.strips))
        if self._moment is not None and self._chosen < len(strips.strips):
            chosen, step = strips.strips[self._chosen], self._moment.step
            self._of_whom = chosen.name
            self._show_moment(
                None, next((each for each in chosen.moments if each.step == step), self._moment)
            )
        self._show_about()
        self._arrange_strips()

    def update_theme(self) -> None:
        super().update_theme()
        self._column.setSpacing(0)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._walked.setSpacing(self.ui.theme.space.medium)
        self._choices.flow.setSpacing(self.ui.theme.space.small)
        self._place_choices()
        self._under.setSpacing(self.ui.theme.space.small)
        self._under.setContentsMargins(0, self.ui.theme.space.small, 0, 0)
        self._arrange_strips()

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        # Translators: title of a page with a strip for every player: how suspect he was, round by round
        self.title.setText(words.pgettext("heading", "Suspicion"))
        # Translators: before a list of who could have known it: the table, or one player
        self._seen_by_title.setText(words.pgettext("field", "Seen by"))
        self._seen_by.setAccessibleName(words.pgettext("field", "Seen by"))
        self._of.setAccessibleName(words.gettext("Suspected of being"))
        self._hide.set_words(words.gettext("Hide the roles"))
        # Translators: above the numbers of the rounds; max 14
        number = words.pgettext("heading", "Round")
        # Translators: above signs: which Policy was enacted, and which power it granted; max 26
        self._columns.set_words(number, words.pgettext("heading", "Policy · power"))
        self._offer()
        self._show_about()
        self._show_moment(None, self._moment)
        self._place_choices()

    def help_topic(self) -> str:
        return "lying"

    def set_focus_first(self) -> None:
        (self._strips[0] if self._strips else self.back).setFocus()

    def _offer(self) -> None:
        words = self.ui.words
        chosen = max(0, self._seen_by.currentIndex()), max(0, self._of.currentIndex())
        self._seen_by.clear()
        # Translators: in a list of who could have known it: all who sat there
        self._seen_by.addItem(words.pgettext("observer", "The table"))
        for seat, name in enumerate(self._players):
            self._seen_by.addItem(bot_texts.format_bot_name(words, name) if seat in self._bots else name)
        self._of.clear()
        # Translators: in a list: suspected of being this
        self._of.addItem(words.pgettext("suspicion", "Fascist"))
        # Translators: in a list: suspected of being this
        self._of.addItem(words.pgettext("suspicion", "Hitler"))
        self._seen_by.setCurrentIndex(min(chosen[0], self._seen_by.count() - 1))
        self._of.setCurrentIndex(chosen[1])

    def _show_about(self) -> None:
        words = self.ui.words
        if self._observer is not None and self._observer < len(self._players):
            name = self._players[self._observer]
            about = words.gettext("from what this player knew: {name}").format(name=name)
        elif self._hidden:
            about = words.gettext("roles hidden: told as it was seen")
        else:
            about = words.gettext("from what the table knew")
        self.about.setText(about)

    def _see_as(self, row: int) -> None:
        self._actions.see_as(None if row <= 0 else row - 1)

    def _suspect(self, row: int) -> None:
        self._actions.suspect_of(row == 1)

    # The moment chosen on a strip

    def _show_moment(self, strip: StripView | None, moment: KeyMomentText | None) -> None:
        self._moment = moment
        if strip is not None:
            self._of_whom = "" if strip.text is None else strip.text.name
            self._chosen = self._strips.index(strip)
            for other in self._strips:
                if other is not strip:
                    other.forget_moment()
            self._show_column(strip)
        words = self.ui.words
        for part in (self._caption, self._from_here):
            part.setVisible(moment is not None)
        text = ""
        if moment is not None:
            text = words.gettext("{name}: {sentence}").format(name=self._of_whom, sentence=moment.whole)
            here = words.pgettext("button", "Watch")
            self._from_here.show_words(here, words.gettext("Watch from here"))
        self._caption.setText(text)

    def _watch_from_here(self) -> None:
        if self._moment is not None:
            self._actions.watch(self._moment.step)

    def _show_column(self, strip: StripView) -> None:
        """Scroll until the round of the chosen moment is visible."""
        where = strip.where
        if where is None or self._sideways.isHidden():
            return
        offset = self._sideways.value()
        self._sideways.setValue(round(min(where[0], max(offset, where[1] - self._sideways.pageStep()))))

    # Layout

    def _lay_out(self) -> None:
        for choice in (self._seen_by_title, self._seen_by, self._of, self._hide):
            self._choices.flow.addWidget(choice)
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.addWidget(self._columns)
        self._column.addWidget(self._sideways)
        under = QWidget()
        self._under = QVBoxLayout(under)
        walked = QWidget()
        self._walked = QHBoxLayout(walked)
        self._walked.setContentsMargins(0, 0, 0, 0)
        self._walked.addWidget(self._caption, 1)
        self._walked.addWidget(self._from_here)
        self._from_here.hide()
        for part in (self._notes, self._legend, self._help):
            self._under.addWidget(part)
        self._column.addWidget(under)
        whole = QWidget()
        self._whole = QVBoxLayout(whole)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addWidget(scrolled(body), 1)
        self.lay(whole)
        self.lay_below(walked)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_choices()

    def _place_choices(self) -> None:
        """Put the choices into the head of the page if they fit, or else below it."""
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        needed = self.back.sizeHint().width() + title + self._choices.sizeHint().width()
        margins = self.contentsMargins().left() + 2 * self.ui.theme.space.page
        fits = needed + 6 * self.ui.theme.space.medium <= self.width() - margins
        # The list of observers says the same, and needs the room.
        self.about.setVisible(fits)
        if fits and self.head.indexOf(self._choices) < 0:
            self.head.addWidget(self._choices)
        elif not fits and self._whole.indexOf(self._choices) < 0:
            self._whole.insertWidget(0, self._choices)

    def _arrange_strips(self) -> None:
        shown = [strip for strip in self._strips if not strip.isHidden()]
        if not shown or shown[0].text is None:
            return
        theme = self.ui.theme
        share = max(1.0, theme.type.percent / 100)
        head = round(min(theme.space.unit * _NAMES * share, self._columns.width() * _MOST))
        column, rounds = theme.space.unit * _COLUMN, shown[0].text.drawable.rounds
        free = self._columns.width() - head - theme.space.focus
        spare = max(0, round(column * rounds) - free)
        self._sideways.setRange(0, spare)
        self._sideways.setPageStep(max(1, free))
        self._sideways.setVisible(spare > 0)
        offset = min(self._sideways.value(), spare)
        for strip in shown:
            strip.set_room(head, column, offset)
        self._columns.set_room(head, column * rounds, offset)
