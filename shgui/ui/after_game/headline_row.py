"""One headline: an icon, a phrase, a sentence, and buttons that lead to steps of the game."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shgui.ui import widget_names as names
from shgui.ui.after_game.review_texts import HeadlineText
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.text import draw_text, fit
from shgui.ui.theme import Family, Text, Theme, colour, font_of
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import Painted

_TITLE, _SENTENCE = 1.36, 1.1
"""Relative to the text of a button, and to body text."""
_SIGN = 2.3
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class StepTag(Painted):
    """A button that leads to a step: a small frame in the middle of an area for fingers."""

    def __init__(self, ui: UiContext, parent: QWidget, name: str) -> None:
        super().__init__(ui, parent, name)
        self._text = ""
        self._lifted = 0.0

    def show_words(self, words: str, spoken: str = "") -> None:
        """Show the words; `spoken` is for a screen reader, without the surroundings."""
        self._text = words
        self.setAccessibleName(spoken or words)
        self.updateGeometry()
        self.update()

    def lift(self, by: float) -> None:
        """Draw the frame so much higher than the middle."""
        if by != self._lifted:
            self._lifted = by
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        theme = self.ui.theme
        wide = fit(self._text, Family.GOTHIC, _tag_capitals(theme), 1e6, lines=1).width
        target = theme.space.target
        return QSize(max(target, round(wide + _tag_capitals(theme) * 2.6)), target)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        palette, capitals = theme.palette, _tag_capitals(theme)
        painter = make_smooth_painter(self)
        height = round(min(self.height(), capitals * 2.3))
        body = QRectF(0, (self.height() - height) / 2 - self._lifted, self.width(), height)
        pressed = self.isDown()
        paper = palette.ink if pressed else palette.sunken if self.underMouse() else palette.raised
        ink = colour(palette.paper if pressed else palette.ink)
        line = theme.space.focus if self.hasFocus() else max(1.5, theme.space.stroke * 1.2)
        edge = colour(palette.accent if self.hasFocus() else palette.ink)
        fill_rect(painter, body, edge)
        fill_rect(painter, body.adjusted(line, line, -line, -line), colour(paper))
        inner = body.adjusted(capitals * 0.6, 0, -capitals * 0.6, 0)
        arrow = QRectF(
            inner.right() - capitals * 0.75, inner.center().y() - capitals * 0.37, *[capitals * 0.75] * 2
        )
        self.ui.renderer.mark(painter, arrow, Icon.PLAY, ink=ink.name(), paper=paper)
        room = QRectF(inner.left(), inner.top(), arrow.left() - inner.left() - capitals * 0.3, inner.height())
        draw_text(painter, room, self._text, Family.GOTHIC, capitals, ink, lines=1)
        painter.end()


class HeadlineRow(Themed, QWidget):
    """A headline; pressed anywhere, it leads to the first of its steps."""

    watch_requested = Signal(int)
    """A step to watch the game from."""

    def __init__(self, ui: UiContext, parent: QWidget, place: int) -> None:
        super().__init__(ui, parent, name=names.story_headline(place))
        self._place = place
        self._headline: HeadlineText | None = None
        self._tags: list[StepTag] = []
        self._pressed = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_headline(self, headline: HeadlineText) -> None:
        self._headline = headline
        self.setAccessibleName(f"{headline.title}. {headline.sentence}")
        while len(self._tags) < len(headline.links):
            tag = StepTag(self.ui, self, names.story_step(self._place, len(self._tags)))
            tag.clicked.connect(partial(self._follow, len(self._tags)))
            self._tags.append(tag)
        for tag, link in zip(self._tags, headline.links, strict=False):
            tag.show_words(link.words, link.spoken)
        for place, tag in enumerate(self._tags):
            tag.setVisible(place < len(headline.links))
        self._arrange()
        self.updateGeometry()
        self.update()

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [tag for tag in self._tags if not tag.isHidden()]

    def update_theme(self) -> None:
        self._arrange()
        self.updateGeometry()
        self.update()

    def _follow(self, place: int) -> None:
        if self._headline is not None and place < len(self._headline.links):
            self.watch_requested.emit(self._headline.links[place].step)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._pressed = event.button() is Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        pressed, self._pressed = self._pressed, False
        if (
            pressed
            and event.button() is Qt.MouseButton.LeftButton
            and self.rect().contains(event.position().toPoint())
        ):
            self._follow(0)

    # Layout and painting

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        theme = self.ui.theme
        return max(
            theme.space.target, round(self._title_height(width) + self._sentence_height(width) + self._pad)
        )

    def sizeHint(self) -> QSize:  # noqa: N802
        width = max(self.width(), round(self.ui.theme.space.unit * 60))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(self.ui.theme.space.unit * 30), self.ui.theme.space.target)

    @property
    def _pad(self) -> float:
        return self.ui.theme.space.unit * 1.5

    @property
    def _capitals(self) -> float:
        return self.ui.theme.type.capitals(Text.CONTROL) * _TITLE

    @property
    def _font(self) -> QFont:
        return font_of(Family.TEXT, self.ui.theme.type.pixels(Text.BODY) * _SENTENCE)

    @property
    def _left(self) -> float:
        return self._sign + self.ui.theme.space.unit * 2.4

    @property
    def _sign(self) -> float:
        return self.ui.theme.type.as_drawn.capitals(Text.CONTROL) * _SIGN * 1.3

    def _tags_width(self) -> float:
        gap = self.ui.theme.space.tight
        return sum(tag.sizeHint().width() + gap for tag in self.stops_shown)

    @property
    def stops_shown(self) -> list[StepTag]:
        return self._tags[: 0 if self._headline is None else len(self._headline.links)]

    def _tags_apart(self, width: int) -> bool:
        """Return whether the tags need a line of their own, because the phrase needs the room."""
        title = "" if self._headline is None else self._headline.title
        wide = fit(title, Family.GOTHIC, self._capitals, 1e6, lines=1).width
        return wide + self._tags_width() > width - self._left

    def _title_height(self, width: int) -> float:
        line = self._capitals * 1.75
        if not self._tags_apart(width):
            return line
        title = "" if self._headline is None else self._headline.title
        wide = fit(title, Family.GOTHIC, self._capitals, 1e6, lines=1).width
        lines = 1 if wide <= width - self._left else 2
        return line * lines + _tag_capitals(self.ui.theme) * 2.6

    def _sentence_height(self, width: int) -> float:
        sentence = "" if self._headline is None else self._headline.sentence
        room = QRectF(0, 0, max(1.0, width - self._left), 1e5)
        return QFontMetricsF(self._font).boundingRect(room, _WRAP, sentence).height()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Place the tags at the right of the phrase, or below it where there is no room."""
        theme = self.ui.theme
        gap, target = theme.space.tight, theme.space.target
        apart = self._tags_apart(self.width())
        drawn = _tag_capitals(theme) * 2.3
        middle = self._pad / 2 + self._capitals * 0.875
        if apart:
            middle = self._pad / 2 + self._title_height(self.width()) - drawn * 0.65
        left = self._left if apart else self.width() - self._tags_width() + gap
        for tag in self.stops_shown:
            wide = tag.sizeHint().width()
            top = min(max(0, round(middle - target / 2)), max(0, self.height() - target))
            tag.setGeometry(round(left), top, wide, target)
            tag.lift(top + target / 2 - middle)
            left += wide + gap

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        headline = self._headline
        if headline is None:
            return
        theme = self.ui.theme
        palette, ink = theme.palette, colour(theme.palette.ink)
        painter = make_smooth_painter(self)
        if self._place:
            fill_rect(painter, QRectF(0, 0, self.width(), 1), colour(palette.hairline))
        top = self._pad / 2
        sign = QRectF(0, top + self._capitals * 0.1, self._sign, self._sign)
        self.ui.renderer.mark(painter, sign, headline.mark, paper=palette.ground)
        title = QRectF(self._left, top, self.width() - self._left, self._title_height(self.width()))
        if self._tags_apart(self.width()):
            title.setHeight(title.height() - _tag_capitals(theme) * 2.6)
        else:
            title.setWidth(title.width() - self._tags_width())
        left = Qt.AlignmentFlag.AlignLeft
        draw_text(painter, title, headline.title, Family.GOTHIC, self._capitals, ink, align=left)
        self._paint_sentence(painter, headline.sentence, top + self._title_height(self.width()))
        painter.end()

    def _paint_sentence(self, painter: QPainter, sentence: str, top: float) -> None:
        painter.setFont(self._font)
        painter.setPen(colour(self.ui.theme.palette.ink))
        painter.drawText(
            QRectF(self._left, top, self.width() - self._left, self.height() - top), _WRAP, sentence
        )


def _tag_capitals(theme: Theme) -> float:
    return theme.type.capitals(Text.CONTROL) * 1.02
