"""The page after a game, read from top to bottom: headline, cast, rounds, curves, fairness, buttons."""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shgui.presentation.round_scene import RoundScene
from shgui.ui import widget_names as names
from shgui.ui.after_game.cast_drawing import CastDrawing
from shgui.ui.after_game.curve_drawing import CurveDrawing
from shgui.ui.after_game.flowing import Flowing
from shgui.ui.after_game.round_drawing import RoundDrawing
from shgui.ui.after_game.story_drawing import StoryDrawing
from shgui.ui.after_game.story_scene import CastGroup, CurveScene, StoryScene
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_rect
from shgui.ui.theme import Text, Theme, colour
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.flow_layout import FlowLayout
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.plain import LineLabel, PlainLabel
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext, broadcast
from shgui.ui.widgets.type_button import ButtonKind, PaintedButton, TypeButton
from shgui.words import story_texts
from shgui.words.replay_texts import get_watch_again_label


class Headline(Flowing, Picture):
    """How it ended, in wood type, and below it who won."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._story: StoryScene | None = None

    def show_story(self, story: StoryScene) -> None:
        self._story = story
        self.setAccessibleName(story.spoken)
        self.update()

    def flow(self, painter: QPainter | None, width: float) -> float:
        drawing = StoryDrawing(self.ui.renderer, painter)
        if self._story is None:
            return 0.0
        used = drawing.put_headline(self._story, 0, 0, width)
        return used + drawing.put_double_rule(0, used, width)


class Heading(Flowing, Picture):
    """The heading of a part of the page."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._title = self._text = ""
        self.spare = 0
        """The room at the right that the text leaves free."""

    def set_words(self, title: str, text: str) -> None:
        self._title, self._text = title, text
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.updateGeometry()
        self.update()

    def flow(self, painter: QPainter | None, width: float) -> float:
        drawing = StoryDrawing(self.ui.renderer, painter)
        return drawing.put_heading(self._title, self._text, 0, 0, width, spare=self.spare)


class _ReadPicture(Flowing, Picture):
    """A painted part of the page that the keyboard stops at, so that a screen reader can read it."""

    def __init__(self, ui: UiContext, name: str) -> None:
        super().__init__(ui, name=name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.update()

    def paint_focus(self, painter: QPainter | None) -> None:
        if painter is not None and self.hasFocus():
            _paint_ring(painter, QRectF(self.rect()), self.ui.theme)


class Cast(_ReadPicture):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, names.STORY_CAST)
        self._cast: tuple[CastGroup, ...] = ()

    def show_cast(self, cast: tuple[CastGroup, ...]) -> None:
        if cast != self._cast:
            self._cast = cast
            self.setAccessibleName("\n".join(group.spoken for group in cast))
            self.updateGeometry()
            self.update()

    def flow(self, painter: QPainter | None, width: float) -> float:
        self.paint_focus(painter)
        return CastDrawing(self.ui.renderer, painter).put_cast(self._cast, 0, 0, width)


class Curves(_ReadPicture):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, names.STORY_CURVES)
        self._curves: tuple[CurveScene, ...] = ()

    def show_curves(self, curves: tuple[CurveScene, ...]) -> None:
        if curves != self._curves:
            self._curves = curves
            self.setAccessibleName("\n".join(curve.spoken for curve in curves))
            self.updateGeometry()
            self.update()

    def flow(self, painter: QPainter | None, width: float) -> float:
        self.paint_focus(painter)
        return CurveDrawing(self.ui.renderer, painter).put_curves(self._curves, 0, 0, width)


class RoundStrip(Flowing, PaintedButton):
    """A round across the page; a press watches it on the table."""

    def __init__(self, ui: UiContext, parent: QWidget, place: int) -> None:
        super().__init__(ui, parent, names.story_round(place))
        self.scene: RoundScene | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_round(self, scene: RoundScene) -> None:
        if scene != self.scene:
            self.scene = scene
            self.setAccessibleName(scene.spoken)
            self.updateGeometry()
            self.update()

    def update_texts(self) -> None:
        self.setAccessibleDescription(story_texts.get_watch_round_hint(self.ui.words))

    def flow(self, painter: QPainter | None, width: float) -> float:
        if self.scene is None:
            return 0.0
        theme = self.ui.theme
        if painter is not None:
            area = QRectF(self.rect())
            if self.isDown() or self.underMouse():
                fill_rect(
                    painter, area, colour(theme.palette.sunken if self.isDown() else theme.palette.raised)
                )
            line = QRectF(0, 0, width, max(1.0, theme.space.hair))
            fill_rect(painter, line, colour(theme.palette.hairline))
            if self.hasFocus():
                _paint_ring(painter, area, theme)
        inset = theme.space.small
        drawing = RoundDrawing(self.ui.renderer, self.ui.words, painter)
        return drawing.put_round(self.scene, inset, 0, width - 2 * inset)


class Explanation(_ReadPicture):
    """The sentences that *Explain this* opens."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, names.STORY_EXPLANATION)
        self._story: StoryScene | None = None
        self.hide()

    def show_story(self, story: StoryScene) -> None:
        self._story = story
        words = self.ui.words
        lines = [story_texts.get_honest_heading(words), *(each.spoken for each in story.honest)]
        lines += [story_texts.get_certain_heading(words), *(each.spoken for each in story.certain)]
        self.setAccessibleName("\n".join((*lines, story_texts.get_method_text(words))))
        self.updateGeometry()
        self.update()

    def flow(self, painter: QPainter | None, width: float) -> float:
        if self._story is None:
            return 0.0
        if painter is not None:
            palette, area = self.ui.theme.palette, QRectF(self.rect())
            line = max(2, self.ui.theme.space.stroke)
            fill_rect(painter, area, colour(palette.ink))
            fill_rect(painter, area.adjusted(line, line, -line, -line), colour(palette.paper))
            self.paint_focus(painter)
        drawing = StoryDrawing(self.ui.renderer, painter)
        return drawing.put_explanation(self.ui.words, self._story, 0, 0, width)


class ProofMark(Picture):
    """A check mark before the line about fairness."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        side = round(self.ui.theme.type.capitals(Text.CONTROL) * 1.6)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self.ui.renderer.paint_icon(painter, QRectF(self.rect()), Icon.CHECK)
        painter.end()


class StoryView(Themed, QWidget):
    leave_requested = Signal()
    watch_requested = Signal(int)
    """With the step from which the game is watched."""
    play_requested = Signal()
    """The same group wants another game."""
    fairness_requested = Signal()
    pages_requested = Signal()
    picture_requested = Signal()
    copy_requested = Signal()

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.REVIEW)
        self._rounds: list[RoundStrip] = []
        self._watched: RoundStrip | None = None
        """The round that was pressed last; the focus comes back to it."""
        self._back = TypeButton(ui, self, names.REVIEW_BACK, kind=ButtonKind.QUIET, mark=Icon.LEFT)
        self._about = PlainLabel(voice="reading")
        self._headline = Headline(ui)
        self._cast = Cast(ui)
        self._rounds_heading, self._curves_heading = Heading(ui), Heading(ui)
        self._body = QWidget()
        self._explain = TypeButton(ui, self._body, names.STORY_EXPLAIN, size=Text.LABEL, mark=Icon.HELP)
        self._explain.setCheckable(True)
        self._curves, self._explanation = Curves(ui), Explanation(ui)
        self._fairness = TypeButton(ui, self._body, names.STORY_TO_FAIRNESS, kind=ButtonKind.QUIET)
        self._proven = ProofMark(ui)
        self._fair = LineLabel(voice="reading")
        self._notice = PlainLabel(wraps=True)
        self._notice.hide()
        self._copied = False
        """The notice says that the picture was copied."""
        self._rule = Rule(ui, RuleWeight.MAIN)
        self._buttons = {
            name: TypeButton(ui, self, name, kind=kind, size=Text.LABEL, mark=mark)
            for name, kind, mark in (
                (names.STORY_WATCH, ButtonKind.PRIMARY, Icon.PLAY),
                (names.REVIEW_SAVE_PAGES, ButtonKind.PLAIN, Icon.EXPORT),
                (names.STORY_PICTURE, ButtonKind.PLAIN, Icon.SCREEN),
                (names.STORY_COPY_PICTURE, ButtonKind.PLAIN, Icon.COPY),
                (names.REVIEW_SAME_GROUP, ButtonKind.PLAIN, None),
            )
        }
        self._lay_out()
        self._connect()

    def show_story(self, story: StoryScene) -> None:
        self._about.setText(story.about)
        self._headline.show_story(story)
        self._cast.show_cast(story.cast)
        while len(self._rounds) < len(story.rounds):
            strip = RoundStrip(self.ui, self._body, len(self._rounds))
            strip.clicked.connect(partial(self._watch, strip))
            self._strips.addWidget(strip)
            self._rounds.append(strip)
            broadcast(strip)
        for strip, scene in zip(self._rounds, story.rounds, strict=False):
            strip.show_round(scene)
        for place, strip in enumerate(self._rounds):
            strip.setVisible(place < len(story.rounds))
        self._curves.show_curves(story.curves)
        self._explanation.show_story(story)
        self._order_stops()

    def show_fairness(self, sentence: str, digits: str, *, proven: bool) -> None:
        """Show the line about fairness; `digits` are the beginning of the fingerprint."""
        self._proven.setVisible(proven)
        self._fair.setText(f"{sentence} {digits}".rstrip())

    def begin(self, *, same_group: bool) -> None:
        """Show another game from its beginning. `same_group`: whether its players can play again at once."""
        self._buttons[names.REVIEW_SAME_GROUP].setVisible(same_group)
        self._watched = None
        self._notice.hide()
        self._explain.setChecked(False)
        self._scroll.verticalScrollBar().setValue(0)

    def show_refusal(self, sentence: str) -> None:
        """Show a sentence above the buttons, and announce it."""
        self._copied = False
        self._notice.show_text(add_break_points(sentence))
        announce(self, sentence)

    def report_copy(self) -> None:
        """Say that the picture was copied."""
        self.show_refusal(story_texts.get_copied_text(self.ui.words))
        self._copied = True

    @property
    def page_height(self) -> int:
        """The height at which the page needn't scroll."""
        return self.height() - self._scroll.height() + self._body.height()

    def help_topic(self) -> str:
        return "lying"

    def set_focus_first(self) -> None:
        (self._watched or self._buttons[names.STORY_WATCH]).setFocus()

    def update_theme(self) -> None:
        space = self.ui.theme.space
        large = self.ui.theme.type.enlarged
        self._page.setContentsMargins(0, space.tight, 0, space.small)
        self._page.setSpacing(space.tight)
        margin = round(space.unit * 4.5)
        for layout in (self._head, self._foot):
            layout.setContentsMargins(margin, 0, margin, 0)
        self._column.setContentsMargins(margin, 0, margin, space.small)
        self._column.setSpacing(space.small + space.tight)
        for button in (*self._buttons.values(), self._explain):
            button.set_size(Text.CONTROL if large else Text.LABEL)
        # Beside the heading, in the room that its text leaves free, or below it.
        self._curves_heading.spare = 0 if large else self._explain.sizeHint().width() + space.large
        right, below = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignVCenter
        self._above_curves.removeWidget(self._explain)
        self._above_curves.addWidget(self._explain, int(large), 0, right if large else right | below)
        self._flow.setSpacing(space.small)

    def update_texts(self) -> None:
        words = self.ui.words
        if self._copied:
            self._notice.setText(story_texts.get_copied_text(words))
        self._back.set_words(words.gettext("Back"))
        self._rounds_heading.set_words(
            story_texts.get_rounds_heading(words), story_texts.get_rounds_hint(words)
        )
        self._curves_heading.set_words(
            story_texts.get_curves_heading(words), story_texts.get_curves_text(words)
        )
        self._explain.set_words(story_texts.get_explain_label(words))
        self.update_theme()
        # Translators: button; leads to the proof that chance was not tampered with; max 14
        self._fairness.set_words(words.pgettext("button", "Details"))
        self._fairness.setAccessibleName(words.pgettext("heading", "Fairness"))
        texts = {
            names.STORY_WATCH: get_watch_again_label(words),
            # Translators: button; writes a PDF file of pages to print; max 20
            names.REVIEW_SAVE_PAGES: words.pgettext("button", "Save pages"),
            # Translators: button; saves a picture of the end and the cast, to be sent to the group; max 20
            names.STORY_PICTURE: words.pgettext("button", "Save picture"),
            # Translators: button; copies that picture, to be pasted into a chat; max 22
            names.STORY_COPY_PICTURE: words.pgettext("button", "Copy picture"),
            names.REVIEW_SAME_GROUP: words.pgettext("button", "Same group again"),
        }
        for name, text in texts.items():
            self._buttons[name].set_words(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        bar = self._scroll.verticalScrollBar()
        step, page = self.ui.theme.space.target, bar.pageStep()
        steps = {
            Qt.Key.Key_Up: -step,
            Qt.Key.Key_Down: step,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        elif (by := steps.get(Qt.Key(event.key()))) is not None:
            bar.setValue(bar.value() + by)
        else:
            super().keyPressEvent(event)

    def _watch(self, strip: RoundStrip) -> None:
        if strip.scene is not None:
            self._watched = strip
            self.watch_requested.emit(strip.scene.step)

    def _show_explanation(self, shown: bool) -> None:
        self._explanation.setVisible(shown)
        if shown:
            self._column.activate()
            self._scroll.ensureWidgetVisible(self._explanation)

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._back)
        self._head.addStretch(1)
        self._head.addWidget(self._about)
        self._strips = QVBoxLayout()
        self._strips.setSpacing(0)
        self._above_curves = QGridLayout()
        self._above_curves.addWidget(self._curves_heading, 0, 0)
        fair = QHBoxLayout()
        fair.addWidget(self._proven)
        fair.addWidget(self._fair)
        fair.addWidget(self._fairness)
        fair.addStretch(1)
        self._column = QVBoxLayout(self._body)
        for widget in (self._headline, self._cast, self._rounds_heading):
            self._column.addWidget(widget)
        self._column.addLayout(self._strips)
        self._column.addLayout(self._above_curves)
        self._column.addWidget(self._curves)
        self._column.addWidget(self._explanation)
        self._column.addLayout(fair)
        self._column.addStretch(1)
        self._scroll = wrap_in_scroll_area(self._body, self)
        self._flow = FlowLayout()
        self._foot = QHBoxLayout()
        row = QWidget()
        row.setLayout(self._flow)
        self._flow.setContentsMargins(0, 0, 0, 0)
        for name, button in self._buttons.items():
            if name != names.REVIEW_SAME_GROUP:
                self._flow.addWidget(button)
        self._foot.addWidget(row, 1)
        self._foot.addWidget(self._buttons[names.REVIEW_SAME_GROUP])
        self._page = QVBoxLayout(self)
        self._page.addLayout(self._head)
        self._page.addWidget(self._scroll, 1)
        self._page.addWidget(self._rule)
        self._page.addWidget(self._notice)
        self._page.addLayout(self._foot)

    def _connect(self) -> None:
        signals = {
            self._back: self.leave_requested,
            self._fairness: self.fairness_requested,
            self._buttons[names.REVIEW_SAVE_PAGES]: self.pages_requested,
            self._buttons[names.STORY_PICTURE]: self.picture_requested,
            self._buttons[names.STORY_COPY_PICTURE]: self.copy_requested,
            self._buttons[names.REVIEW_SAME_GROUP]: self.play_requested,
        }
        for button, signal in signals.items():
            button.clicked.connect(signal)
        self._buttons[names.STORY_WATCH].clicked.connect(partial(self.watch_requested.emit, 0))
        self._explain.toggled.connect(self._show_explanation)

    def _order_stops(self) -> None:
        """Order the keyboard stops as they are read."""
        stops: tuple[QWidget, ...] = (
            self._back,
            self._cast,
            *self._rounds,
            self._explain,
            self._curves,
            self._explanation,
            self._fairness,
            *self._buttons.values(),
        )
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)


def _paint_ring(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint the ring round what has the keyboard focus."""
    width = theme.space.focus
    pen = QPen(colour(theme.palette.accent), width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRect(area.adjusted(half, half, -half, -half))
